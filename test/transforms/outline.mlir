// What functions calculate becomes kernels; the functions launch them.

// RUN: mlir-opt %s -split-input-file --load-pass-plugin=%plugin --pass-pipeline='builtin.module(availability-outline-kernels)' | FileCheck %s

// Two kernels of one function. A binding is the number of the function's argument: a and b are 0 and 1, the
// result 2.

// CHECK-LABEL: func.func @matmul(
// CHECK-SAME: %[[A:.*]]: memref<16x24xf32>, %[[B:.*]]: memref<24x32xf32>, %[[C:.*]]: memref<16x32xf32> {availability.result})
// CHECK-DAG: %[[C8:.*]] = arith.constant 8
// CHECK-DAG: %[[C64:.*]] = arith.constant 64
// CHECK: gpu.launch_func @kernels::@matmul_0 blocks in (%[[C8]], {{.*}}) threads in (%[[C64]], {{.*}}) args(%[[C]] : memref<16x32xf32>)
// CHECK: gpu.launch_func @kernels::@matmul_1 blocks in (%[[C8]], {{.*}}) threads in (%[[C64]], {{.*}}) args(%[[A]] : {{.*}}, %[[B]] : {{.*}}, %[[C]] : {{.*}})
// CHECK: gpu.module @kernels
// CHECK: gpu.func @matmul_0(%{{.*}}: memref<16x32xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 2)>}) kernel
// CHECK-SAME: known_block_size = array<i32: 64, 1, 1>, known_grid_size = array<i32: 8, 1, 1>
// CHECK: gpu.func @matmul_1(
// CHECK: scf.for
func.func @matmul(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<16x32xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<16x32xf32>) -> tensor<16x32xf32>
  %c = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>)
                     outs(%zeros : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %c : tensor<16x32xf32>
}

// -----

// The sum of all numbers becomes a kernel of one invocation. Its result is in a buffer whose binding follows
// those of the arguments; the next kernel reads it there.

// CHECK-LABEL: func.func @mean(
// CHECK: %[[SUM:.*]] = memref.alloc() : memref<f32>
// CHECK: gpu.launch_func @kernels::@mean_0 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%{{.*}}, %[[SUM]] : memref<f32>)
// CHECK: gpu.launch_func @kernels::@mean_1
// CHECK: gpu.func @mean_0({{.*}}, %{{.*}}: memref<f32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>})
func.func @mean(%x: memref<100xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.constant 100 : index
  %zero = arith.constant 0.0 : f32
  %sum = scf.for %i = %c0 to %size step %c1 iter_args(%sum = %zero) -> (f32) {
    %xi = memref.load %x[%i] : memref<100xf32>
    %next = arith.addf %sum, %xi : f32
    scf.yield %next : f32
  }
  scf.parallel (%i) = (%c0) to (%size) step (%c1) {
    %xi = memref.load %x[%i] : memref<100xf32>
    %share = arith.divf %xi, %sum : f32
    memref.store %share, %x[%i] : memref<100xf32>
  }
  return
}
