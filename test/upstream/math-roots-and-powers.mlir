// convert-math-to-spirv has no patterns for these ops. When this test fails,
// LLVM has changed that: see docs/workarounds.md, then delete the workaround.

// REQUIRES: llvm-22
// RUN: mlir-opt %s -convert-math-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  func.func @f(%x: f32, %i: i32) -> (f32, f32, f32) {
    // CHECK: math.atan2
    %0 = math.atan2 %x, %x : f32
    // CHECK: math.cbrt
    %1 = math.cbrt %x : f32
    // CHECK: math.fpowi
    %2 = math.fpowi %x, %i : f32, i32
    return %0, %1, %2 : f32, f32, f32
  }
}
