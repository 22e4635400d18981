// spirv-lower-abi-attrs leaves out of the interface of an entry point the
// variables that only a called function uses. When this test fails, LLVM has
// changed that: see docs/workarounds.md, then delete the workaround.

// RUN: mlir-opt %s -spirv-lower-abi-attrs | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @id built_in("LocalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
    spirv.func @helper() "None" {
      %0 = spirv.mlir.addressof @id : !spirv.ptr<vector<3xi32>, Input>
      %1 = spirv.Load "Input" %0 : vector<3xi32>
      spirv.Return
    }
    // CHECK: spirv.EntryPoint "GLCompute" @main{{$}}
    spirv.func @main() "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      spirv.FunctionCall @helper() : () -> ()
      spirv.Return
    }
  }
}
