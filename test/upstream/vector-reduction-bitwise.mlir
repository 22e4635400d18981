// convert-vector-to-spirv has no pattern for bitwise reductions. When this test
// fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// REQUIRES: llvm-22
// RUN: mlir-opt %s -convert-vector-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  func.func @f(%v: vector<4xi32>) -> (i32, i32, i32) {
    // CHECK: vector.reduction <and>
    %0 = vector.reduction <and>, %v : vector<4xi32> into i32
    // CHECK: vector.reduction <or>
    %1 = vector.reduction <or>, %v : vector<4xi32> into i32
    // CHECK: vector.reduction <xor>
    %2 = vector.reduction <xor>, %v : vector<4xi32> into i32
    return %0, %1, %2 : i32, i32, i32
  }
}
