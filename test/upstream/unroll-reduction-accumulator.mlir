// Unrolling vectors for SPIR-V drops the accumulator of a reduction. When this
// test fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: mlir-opt %s -test-spirv-vector-unrolling | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ACC:[a-z0-9]+]]: f32) -> f32
// CHECK-NOT: %[[ACC]]
// CHECK: return
func.func @f(%v: vector<8xf32>, %acc: f32) -> f32 {
  %0 = vector.reduction <add>, %v, %acc : vector<8xf32> into f32
  return %0 : f32
}
