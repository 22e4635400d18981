// convert-gpu-to-spirv converts gpu.all_reduce to an instruction of scope
// Workgroup, which Vulkan doesn't allow (VUID-StandaloneSpirv-None-04642). When
// this test fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: mlir-opt %s -convert-gpu-to-spirv | FileCheck %s

// CHECK: spirv.GroupNonUniformIAdd <Workgroup> <Reduce>
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Groups, GroupNonUniformArithmetic, GroupNonUniformClustered], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%a: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
      %0 = gpu.all_reduce add %a {} : (i32) -> i32
      gpu.return
    }
  }
}
