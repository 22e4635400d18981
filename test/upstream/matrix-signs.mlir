// convert-gpu-to-spirv doesn't say that the elements of matrices of si8 are signed. When this test fails, LLVM has
// changed that: see docs/workarounds.md, then delete the workaround.

// REQUIRES: llvm-22
// RUN: mlir-opt %s -convert-gpu-to-spirv | FileCheck %s

module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.6, [Shader, Int8, VulkanMemoryModel, CooperativeMatrixKHR],
               [SPV_KHR_storage_buffer_storage_class, SPV_KHR_cooperative_matrix]>, api=Vulkan, #spirv.resource_limits<>>} {
  // CHECK: spirv.KHR.CooperativeMatrixMulAdd %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}} : !spirv.coopmatrix<16x16xsi8
  gpu.module @kernels {
    gpu.func @multiply(%a: memref<16x16xi8, #spirv.storage_class<StorageBuffer>>,
                       %c: memref<16x16xi32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %zero = arith.constant 0 : i32
      %zeros = gpu.subgroup_mma_constant_matrix %zero : !gpu.mma_matrix<16x16xi32, "COp">
      %ma = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 16 : index}
          : memref<16x16xi8, #spirv.storage_class<StorageBuffer>> -> !gpu.mma_matrix<16x16xsi8, "AOp">
      %mb = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 16 : index}
          : memref<16x16xi8, #spirv.storage_class<StorageBuffer>> -> !gpu.mma_matrix<16x16xsi8, "BOp">
      %mc = gpu.subgroup_mma_compute %ma, %mb, %zeros
          : !gpu.mma_matrix<16x16xsi8, "AOp">, !gpu.mma_matrix<16x16xsi8, "BOp"> -> !gpu.mma_matrix<16x16xi32, "COp">
      gpu.subgroup_mma_store_matrix %mc, %c[%c0, %c0] {leadDimension = 16 : index}
          : !gpu.mma_matrix<16x16xi32, "COp">, memref<16x16xi32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}
