// The serializer can't write the decoration BufferBlock. When this test fails,
// LLVM has changed that: see docs/workarounds.md, then delete the workaround.

// REQUIRES: llvm-22
// RUN: not mlir-translate %s -serialize-spirv -no-implicit-module -o /dev/null 2>&1 | FileCheck %s

// CHECK: error: unhandled decoration BufferBlock
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.GlobalVariable @v bind(0, 0) : !spirv.ptr<!spirv.struct<(f32 [0]), BufferBlock>, Uniform>
}
