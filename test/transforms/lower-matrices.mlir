// gpu.subgroup_mma ops become cooperative matrices, in a module with the Vulkan memory model, for subgroups of a
// size that the target can require and that divides the workgroups.

// RUN: mlir-opt %s --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=nvidia-rtx-5080})' | FileCheck %s

// CHECK: spirv.module {{.*}}Logical Vulkan requires #spirv.vce<v1.4, [Shader, Float16, {{.*}}VulkanMemoryModel, CooperativeMatrixKHR], [SPV_KHR_vulkan_memory_model, SPV_KHR_cooperative_matrix]>
// CHECK: spirv.GlobalVariable @[[size:"subgroup_size\(32\)"]] built_in("SubgroupSize")
// CHECK-LABEL: spirv.func @multiply
// CHECK: %[[a:.*]] = spirv.KHR.CooperativeMatrixLoad {{.*}}<RowMajor>{{.*}} -> !spirv.coopmatrix<16x16xf16, Subgroup, MatrixA>
// CHECK: %[[b:.*]] = spirv.KHR.CooperativeMatrixLoad {{.*}}<ColumnMajor>{{.*}} -> !spirv.coopmatrix<16x16xf16, Subgroup, MatrixB>
// CHECK: %[[c:.*]] = spirv.KHR.CooperativeMatrixMulAdd %[[a]], %[[b]]
// CHECK: spirv.FNegate %[[c]] : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
// CHECK: spirv.KHR.CooperativeMatrixStore
// CHECK: spirv.EntryPoint "GLCompute" @multiply{{.*}}@[[size]]
gpu.module @kernels {
  gpu.func @multiply(%a: memref<16x16xf16>, %b: memref<16x16xf16>, %c: memref<16x16xf32>) kernel
      attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %zeros = gpu.subgroup_mma_constant_matrix %zero : !gpu.mma_matrix<16x16xf32, "COp">
    %ma = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 16 : index}
        : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %mb = gpu.subgroup_mma_load_matrix %b[%c0, %c0] {leadDimension = 16 : index, transpose}
        : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %mc = gpu.subgroup_mma_compute %ma, %mb, %zeros
        : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    %md = gpu.subgroup_mma_elementwise negatef %mc
        : (!gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %md, %c[%c0, %c0] {leadDimension = 16 : index}
        : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>
    gpu.return
  }
}
