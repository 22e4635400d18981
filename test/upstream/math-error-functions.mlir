// convert-math-to-spirv has no patterns for the error functions. When this test
// fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: mlir-opt %s -convert-math-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  func.func @f(%x: f32) -> (f32, f32) {
    // CHECK: math.erf %
    %0 = math.erf %x : f32
    // CHECK: math.erfc %
    %1 = math.erfc %x : f32
    return %0, %1 : f32, f32
  }
}
