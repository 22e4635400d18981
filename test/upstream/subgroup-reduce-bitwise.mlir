// convert-gpu-to-spirv has no pattern for bitwise reductions of a subgroup.
// When this test fails, LLVM has changed that: see docs/workarounds.md, then
// delete the workaround.

// RUN: not mlir-opt %s -convert-gpu-to-spirv -o /dev/null 2>&1 | FileCheck %s

// CHECK: failed to legalize operation 'gpu.subgroup_reduce'
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Groups, GroupNonUniformArithmetic, GroupNonUniformClustered], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%a: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
      %0 = gpu.subgroup_reduce and %a : (i32) -> i32
      gpu.return
    }
  }
}
