// The patterns for integer dot products convert a reduction with an accumulator, which wraps, to an op that
// saturates. When this test fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: mlir-opt %s -test-vector-reduction-to-spirv-dot-prod | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.6, [Shader, DotProduct, DotProductInput4x8Bit, Int8], []>, #spirv.resource_limits<>>} {
  func.func @f(%a: vector<4xi8>, %b: vector<4xi8>, %acc: i32) -> i32 {
    %0 = arith.extsi %a : vector<4xi8> to vector<4xi32>
    %1 = arith.extsi %b : vector<4xi8> to vector<4xi32>
    %2 = arith.muli %0, %1 : vector<4xi32>
    // CHECK: spirv.SDotAccSat
    %3 = vector.reduction <add>, %2, %acc : vector<4xi32> into i32
    return %3 : i32
  }
}
