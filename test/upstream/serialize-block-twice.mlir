// The serializer decorates a struct as a Block for each storage class of pointers to it, though nothing may have a decoration
// twice. When this test fails, LLVM has changed that: see docs/workarounds.md, then delete the workaround.

// RUN: mlir-translate %s -serialize-spirv -no-implicit-module -o %t.spv
// RUN: spirv-dis %t.spv | FileCheck %s

// CHECK: OpDecorate %[[BLOCK:.*]] Block
// CHECK: OpDecorate %[[BLOCK]] Block
spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader], []> {
  spirv.GlobalVariable @buffer bind(0, 0) : !spirv.ptr<!spirv.struct<(i32 [0])>, StorageBuffer>
  spirv.GlobalVariable @pushed : !spirv.ptr<!spirv.struct<(i32 [0])>, PushConstant>
}
