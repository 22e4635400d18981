// convert-gpu-to-spirv takes physical addresses for any target that has them,
// although the kernel's buffers have descriptors. When this test fails, LLVM
// has changed that: see docs/workarounds.md, then delete the workaround.

// RUN: mlir-opt %s -convert-gpu-to-spirv | FileCheck %s

// CHECK: spirv.module @{{.*}} PhysicalStorageBuffer64 GLSL450
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader, PhysicalStorageBufferAddresses], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%a: memref<4xf32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      gpu.return
    }
  }
}
