// A read of memory that the op before it fills with one number is that number, whatever the vectors' ranks.
// Anything else is read.

// RUN: mlir-opt %s --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=vulkan1.1})' | FileCheck %s

gpu.module @kernels {
  // CHECK-LABEL: spirv.func @filled
  // CHECK-NOT: spirv.Load "StorageBuffer"
  // CHECK: spirv.Return
  gpu.func @filled(%x: memref<4x1x4xf32>, %out: memref<2x2xf32>) kernel
      attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %padding = arith.constant 1.0 : f32
    %zeros = arith.constant dense<0.0> : vector<2x1x4xf32>
    vector.transfer_write %zeros, %x[%c0, %c0, %c0] {in_bounds = [true, true, true]}
        : vector<2x1x4xf32>, memref<4x1x4xf32>
    %row = vector.transfer_read %x[%c0, %c0, %c0], %padding
        {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>}
        : memref<4x1x4xf32>, vector<2x2xf32>
    vector.transfer_write %row, %out[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xf32>, memref<2x2xf32>
    gpu.return
  }

  // More is read than was filled.
  // CHECK-LABEL: spirv.func @larger
  // CHECK: spirv.Load "StorageBuffer"
  gpu.func @larger(%x: memref<4x1x4xf32>, %out: memref<4xf32>) kernel
      attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %padding = arith.constant 1.0 : f32
    %zeros = arith.constant dense<0.0> : vector<2xf32>
    vector.transfer_write %zeros, %x[%c0, %c0, %c0] {in_bounds = [true]} : vector<2xf32>, memref<4x1x4xf32>
    %row = vector.transfer_read %x[%c0, %c0, %c0], %padding {in_bounds = [true]} : memref<4x1x4xf32>, vector<4xf32>
    vector.transfer_write %row, %out[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
    gpu.return
  }

  // Something else may have been written in between.
  // CHECK-LABEL: spirv.func @overwritten
  // CHECK: spirv.Load "StorageBuffer"
  gpu.func @overwritten(%x: memref<4xf32>, %y: memref<4xf32>, %out: memref<4xf32>) kernel
      attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %padding = arith.constant 1.0 : f32
    %zeros = arith.constant dense<0.0> : vector<4xf32>
    vector.transfer_write %zeros, %x[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
    memref.store %padding, %y[%c0] : memref<4xf32>
    %row = vector.transfer_read %x[%c0], %padding {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
    vector.transfer_write %row, %out[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
    gpu.return
  }

  // Some of what is read may be out of bounds.
  // CHECK-LABEL: spirv.func @padded
  // CHECK: spirv.Load "StorageBuffer"
  gpu.func @padded(%x: memref<4xf32>, %i: index, %out: memref<4xf32>) kernel
      attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %padding = arith.constant 1.0 : f32
    %zeros = arith.constant dense<0.0> : vector<4xf32>
    vector.transfer_write %zeros, %x[%i] : vector<4xf32>, memref<4xf32>
    %row = vector.transfer_read %x[%i], %padding : memref<4xf32>, vector<4xf32>
    vector.transfer_write %row, %out[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
    gpu.return
  }
}
