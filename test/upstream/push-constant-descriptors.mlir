// spirv-lower-abi-attrs makes a variable of each push constant, bound to a
// descriptor. Vulkan has one variable, without a descriptor. When this test
// fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: mlir-opt %s -convert-gpu-to-spirv -spirv-lower-abi-attrs | FileCheck %s

// CHECK: spirv.GlobalVariable @k_arg_0 bind(0, 0) : {{.*}}PushConstant>
// CHECK: spirv.GlobalVariable @k_arg_1 bind(0, 1) : {{.*}}PushConstant>
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%a: memref<4xf32, #spirv.storage_class<PushConstant>>, %b: memref<2xf32, #spirv.storage_class<PushConstant>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      gpu.return
    }
  }
}
