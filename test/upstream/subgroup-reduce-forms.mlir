// convert-gpu-to-spirv has no pattern for reductions of vectors and of clusters
// with a stride, and converts a uniform one to an OpenCL instruction. When this
// test fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: not mlir-opt %s -split-input-file -convert-gpu-to-spirv 2>&1 | FileCheck %s

// CHECK: failed to legalize operation 'gpu.subgroup_reduce'
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Groups, GroupNonUniformArithmetic, GroupNonUniformClustered], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%a: vector<2xi32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
      %0 = gpu.subgroup_reduce add %a : (vector<2xi32>) -> vector<2xi32>
      gpu.return
    }
  }
}

// -----

// CHECK: failed to legalize operation 'gpu.subgroup_reduce'
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Groups, GroupNonUniformArithmetic, GroupNonUniformClustered], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%a: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
      %0 = gpu.subgroup_reduce add %a cluster(size = 4, stride = 2) : (i32) -> i32
      gpu.return
    }
  }
}

// -----

// CHECK: spirv.GroupIAdd <Subgroup> <Reduce>
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Groups, GroupNonUniformArithmetic, GroupNonUniformClustered], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%a: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
      %0 = gpu.subgroup_reduce add %a uniform : (i32) -> i32
      gpu.return
    }
  }
}
