// convert-gpu-to-spirv rejects a kernel with interface ABI attributes on some, but not all
// arguments. When this test fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: not mlir-opt %s -convert-gpu-to-spirv -o /dev/null 2>&1 | FileCheck %s

// CHECK: match failure: missing 'spirv.interface_var_abi' attribute at argument 1
// CHECK: error: failed to legalize operation 'gpu.func'
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%a: memref<4xf32, #spirv.storage_class<StorageBuffer>> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}, %b: memref<4xf32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      gpu.return
    }
  }
}
