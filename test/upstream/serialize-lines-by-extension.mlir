// With debug information, the serializer rejects a module without an extension that it doesn't use. When this
// test fails, LLVM has changed that: see docs/workarounds.md, then delete the workaround.

// RUN: not mlir-translate %s -test-spirv-roundtrip-debug -no-implicit-module -o /dev/null 2>&1 | FileCheck %s

// CHECK: error: SPV_KHR_non_semantic_info extension not available
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @f() "None" {
    spirv.Return
  }
}
