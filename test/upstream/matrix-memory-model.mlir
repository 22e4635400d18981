// convert-gpu-to-spirv gives a module with cooperative matrices the memory model GLSL450; these require Vulkan. When
// this test fails, LLVM has changed that: see docs/workarounds.md, then delete the workaround.

// RUN: mlir-opt %s -convert-gpu-to-spirv | FileCheck %s

module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.6, [Shader, Float16, VulkanMemoryModel, CooperativeMatrixKHR],
               [SPV_KHR_storage_buffer_storage_class, SPV_KHR_cooperative_matrix]>, api=Vulkan, #spirv.resource_limits<>>} {
  // CHECK: spirv.module {{.*}}Logical GLSL450
  // CHECK: spirv.CompositeConstruct {{.*}} -> !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  gpu.module @kernels {
    gpu.func @fill(%c: memref<16x16xf32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %one = arith.constant 1.0 : f32
      %m = gpu.subgroup_mma_constant_matrix %one : !gpu.mma_matrix<16x16xf32, "COp">
      gpu.subgroup_mma_store_matrix %m, %c[%c0, %c0] {leadDimension = 16 : index}
          : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}
