// Targets in the IR: the nearest op around an op that has targets decides. In addition, the target that a
// spirv.module states must be satisfied.

// RUN: split-file %s %t
// RUN: %availability_test_opt %t/nearest.mlir --verify-diagnostics -o /dev/null --pass-pipeline='builtin.module(availability-check)'
// RUN: mlir-opt --load-pass-plugin=%plugin %t/several.mlir --verify-diagnostics -o /dev/null --pass-pipeline='builtin.module(availability-check)'
// RUN: mlir-opt --load-pass-plugin=%plugin %t/several.mlir --verify-diagnostics -o /dev/null --pass-pipeline='builtin.module(gpu.module(availability-check))'
// RUN: %availability_test_opt %t/stated.mlir --verify-diagnostics -o /dev/null --pass-pipeline='builtin.module(availability-check)'
// RUN: %availability_test_opt %t/option.mlir --verify-diagnostics -o /dev/null --pass-pipeline='builtin.module(availability-check{target={#spirv.vce<v1.0, [Shader, Linkage, Float16, Int64], []>}})'

//--- nearest.mlir

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Linkage], []>, #spirv.resource_limits<>>} {
  // Not the outer one, which doesn't have it.
  module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Float16], []>, #spirv.resource_limits<>>} {
    func.func @inner(%x: vector<2xf16>) {
      %0 = spirv.FAdd %x, %x : vector<2xf16>
      return
    }
  }
  // Nor the inner one, which has more than is asked for here.
  func.func @outer(%x: f16) {
    // expected-error@+3 {{spirv.FAdd needs capability Float16; #spirv.target_env<...> of 'builtin.module' does not offer it}}
    // expected-note@+2 {{cause: type of operand 0: f16}}
    // expected-note@+1 {{available from spirv1.0}}
    %0 = spirv.FAdd %x, %x : f16
    return
  }
  // What a module states doesn't take the place of a target. It has to be stated
  // and offered.
  // expected-error@+3 {{spirv.module needs capability Int64; #spirv.target_env<...> of 'builtin.module' does not offer it}}
  // expected-note@+2 {{cause: attribute 'vce_triple' (Int64)}}
  // expected-note@+1 {{available from spirv1.0}}
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage, Int64], []> {
    spirv.func @f() "None" { spirv.Return }
  }
}

//--- several.mlir

// A module that is compiled for two targets has to be available on both.
gpu.module @kernels [#spirv.target_env<#spirv.vce<v1.0, [Shader, Float16, GroupNonUniform], []>, #spirv.resource_limits<>>,
                     #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniform], []>, #spirv.resource_limits<>>] {
  func.func @f(%x: f16) {
    // expected-error@+3 {{spirv.FAdd needs capability Float16; #spirv.target_env<...> of 'gpu.module' @kernels does not offer it}}
    // expected-note@+2 {{cause: type of operand 0: f16}}
    // expected-note@+1 {{available from spirv1.3}}
    %0 = spirv.FAdd %x, %x : f16
    // expected-error@+4 {{spirv.GroupNonUniformElect needs SPIR-V v1.3 or later; #spirv.target_env<...> of 'gpu.module' @kernels offers v1.0}}
    // expected-note@+3 {{cause: the op itself}}
    // expected-note@+2 {{available from}}
    // expected-error@+1 {{needs capability GroupNonUniform; #spirv.target_env<...> of 'gpu.module' @kernels does not offer it: it lists GroupNonUniform, but not what declaring it requires, SPIR-V v1.3 or later}}
    %1 = spirv.GroupNonUniformElect <Subgroup> : i1
    return
  }
}

//--- stated.mlir

// Without a target, only the target that a module states is checked.
spirv.module @stated Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage], []> {
  // expected-error@+3 {{spirv.func needs capability Float16; #spirv.vce<...> of 'spirv.module' @stated does not offer it}}
  // expected-note@+2 {{cause: type of attribute 'function_type': f16}}
  // expected-note@+1 {{available from spirv1.0}}
  spirv.func @f(%x: f16) "None" { spirv.Return }
}

//--- option.mlir

// A target of the option replaces those in the IR, but a module must still state what it
// needs.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  // expected-note@+1 {{state it there; 'availability-deduce' adds all that is needed}}
  spirv.module @lacks_half Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage], []> {
    // expected-error@+2 {{spirv.func needs capability Float16; 'vce_triple' of spirv.module @lacks_half does not offer it}}
    // expected-note@+1 {{cause: attribute 'vce_triple' (does not cover type of attribute 'function_type': f16)}}
    spirv.func @f(%x: f16) "None" { spirv.Return }
  }
  // The statement of a nested module is checked against the nested module's ops.
  spirv.module @outer Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage, Float16], []> {
    // expected-note@+1 {{state it there; 'availability-deduce' adds all that is needed}}
    spirv.module @inner Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage], []> {
      // expected-error@+2 {{spirv.func needs capability Float16; 'vce_triple' of spirv.module @inner does not offer it}}
      // expected-note@+1 {{cause: attribute 'vce_triple' (does not cover type of attribute 'function_type': f16)}}
      spirv.func @f(%x: f16) "None" { spirv.Return }
    }
  }
  spirv.module @enough Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage, Float16], []> {
    spirv.func @f(%x: f16) "None" { spirv.Return }
  }
}
