// one-shot-bufferize takes a vector of 4 that is written into a 4x4 tensor for
// all of the tensor, so that 12 numbers of the new buffer are never written.
// When this test fails, LLVM has changed that: see docs/workarounds.md, then
// delete the workaround.

// RUN: mlir-opt %s -one-shot-bufferize=bufferize-function-boundaries | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK: memref.alloc()
// CHECK-NOT: memref.copy
// CHECK: vector.transfer_write
// CHECK-NOT: memref.copy
// CHECK: return
func.func @f(%m: tensor<4x4xf32> {bufferization.writable = false}, %v: vector<4xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %m[%c0, %c0] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>}
      : vector<4xf32>, tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
