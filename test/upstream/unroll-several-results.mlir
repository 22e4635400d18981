// Unrolling vectors for SPIR-V leaves elementwise ops with several results as they are. When this test fails, LLVM
// has changed that: see docs/workarounds.md, then delete the workaround.

// RUN: mlir-opt %s -test-spirv-vector-unrolling | FileCheck %s

// CHECK-LABEL: func.func @f(
func.func @f(%v: memref<8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = vector.load %v[%c0] : memref<8xf32>, vector<8xf32>
  // CHECK: math.sincos {{.*}} : vector<8xf32>
  %sin, %cos = math.sincos %0 : vector<8xf32>
  %1 = vector.reduction <add>, %sin : vector<8xf32> into f32
  return %1 : f32
}
