// convert-math-to-spirv has no patterns for these ops. When this test fails,
// LLVM has changed that: see docs/workarounds.md, then delete the workaround.

// REQUIRES: llvm-22
// RUN: mlir-opt %s -convert-math-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int16], []>, #spirv.resource_limits<>>} {
  func.func @f(%x: f32, %i: i32, %n: i16) -> (f32, f32, f32, f32, f32, i32, i32) {
    // CHECK: math.trunc
    %0 = math.trunc %x : f32
    // CHECK: math.clampf
    %1 = math.clampf %x to [%x, %x] : f32
    // CHECK: math.sincos
    %2, %3 = math.sincos %x : f32
    // CHECK: math.exp2
    %4 = math.exp2 %x : f32
    // CHECK: math.ctpop
    %5 = math.ctpop %i : i32
    // CHECK: math.cttz
    %6 = math.cttz %i : i32
    // CHECK: math.isnormal
    %7 = math.isnormal %x : f32
    // CHECK: math.ipowi
    %8 = math.ipowi %i, %i : i32
    // CHECK: math.ctlz
    %9 = math.ctlz %n : i16
    return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, f32, i32, i32
  }
}
