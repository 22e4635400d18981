// The serializer writes lines of another file as those of the module's, and none for fused locations, so that these get the line
// before. When this test fails, LLVM has changed that: see docs/workarounds.md, then delete the workaround.

// RUN: mlir-translate %s -test-spirv-roundtrip-debug -no-implicit-module -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_non_semantic_info]> {
  spirv.func @f(%x: f32) "None" {
    // CHECK: spirv.FAdd {{.*}} loc("module.mlir":7:1)
    %0 = spirv.FAdd %x, %x : f32 loc("other.mlir":7:1)
    // CHECK: spirv.FMul {{.*}} loc("module.mlir":7:1)
    %1 = spirv.FMul %x, %x : f32 loc(fused["module.mlir":8:1, "module.mlir":9:1])
    spirv.Return loc("module.mlir":10:1)
  } loc("module.mlir":2:1)
} loc("module.mlir":1:1)
