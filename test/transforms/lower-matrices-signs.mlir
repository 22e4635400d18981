// A product of matrices states which of its elements are signed. The others count as unsigned.

// RUN: mlir-opt %s --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=nvidia-rtx-5080})' | FileCheck %s

// CHECK-LABEL: spirv.func @signed
// CHECK: spirv.KHR.CooperativeMatrixMulAdd {{.*}}, <ASigned|BSigned|CSigned|ResultSigned> : !spirv.coopmatrix<16x16xsi8
// CHECK-LABEL: spirv.func @unsigned
// CHECK: spirv.KHR.CooperativeMatrixMulAdd %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}} : !spirv.coopmatrix<16x16xui8
gpu.module @kernels {
  gpu.func @signed(%a: memref<16x16xi8>, %c: memref<16x16xi32>) kernel
      attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0 : i32
    %zeros = gpu.subgroup_mma_constant_matrix %zero : !gpu.mma_matrix<16x16xi32, "COp">
    %ma = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 16 : index}
        : memref<16x16xi8> -> !gpu.mma_matrix<16x16xsi8, "AOp">
    %mb = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 16 : index}
        : memref<16x16xi8> -> !gpu.mma_matrix<16x16xsi8, "BOp">
    %mc = gpu.subgroup_mma_compute %ma, %mb, %zeros
        : !gpu.mma_matrix<16x16xsi8, "AOp">, !gpu.mma_matrix<16x16xsi8, "BOp"> -> !gpu.mma_matrix<16x16xi32, "COp">
    gpu.subgroup_mma_store_matrix %mc, %c[%c0, %c0] {leadDimension = 16 : index}
        : !gpu.mma_matrix<16x16xi32, "COp">, memref<16x16xi32>
    gpu.return
  }
  gpu.func @unsigned(%a: memref<16x16xi8>, %c: memref<16x16xi32>) kernel
      attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0 : i32
    %zeros = gpu.subgroup_mma_constant_matrix %zero : !gpu.mma_matrix<16x16xi32, "COp">
    %ma = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 16 : index}
        : memref<16x16xi8> -> !gpu.mma_matrix<16x16xui8, "AOp">
    %mb = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 16 : index}
        : memref<16x16xi8> -> !gpu.mma_matrix<16x16xui8, "BOp">
    %mc = gpu.subgroup_mma_compute %ma, %mb, %zeros
        : !gpu.mma_matrix<16x16xui8, "AOp">, !gpu.mma_matrix<16x16xui8, "BOp"> -> !gpu.mma_matrix<16x16xi32, "COp">
    gpu.subgroup_mma_store_matrix %mc, %c[%c0, %c0] {leadDimension = 16 : index}
        : !gpu.mma_matrix<16x16xi32, "COp">, memref<16x16xi32>
    gpu.return
  }
}
