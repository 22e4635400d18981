// availability-check fails, and reports what isn't available at the op, with the cause and the targets that
// have it.

// RUN: split-file %s %t

// Against a target of the option. Each violation is one error; nothing is reported about available
// ops.
// RUN: %availability_test_opt --verify-diagnostics %t/kernel.mlir -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check{target=vulkan1.1})'
// RUN: not %availability_test_opt %t/kernel.mlir -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check{target=vulkan1.1})'

// The pass runs on any op that it is nested under.
// RUN: %availability_test_opt --verify-diagnostics %t/kernel.mlir -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(spirv.module(availability-check{target=vulkan1.1}))'

// Remedies are for all that it runs on: here, one function at a time.
// RUN: not %availability_test_opt %t/kernel.mlir -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(any(any(availability-check{target=vulkan1.1})))' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=EACH
// EACH-DAG: kernel.mlir:5:3: note: available from vulkan1.1+Float16, spirv1.0
// EACH-DAG: kernel.mlir:12:10: note: available from vulkan1.1+GroupNonUniformArithmetic, spirv1.3

// An available module passes, unchanged.
// RUN: %availability_test_opt %t/kernel.mlir \
// RUN:   --pass-pipeline='builtin.module(availability-check{target=vulkan1.1+Float16+GroupNonUniformArithmetic})' \
// RUN:   | FileCheck %s --check-prefix=UNCHANGED
// UNCHANGED: spirv.GroupNonUniformFAdd

// Names with additions need no quotes. Attributes, which have spaces, need
// braces or quotes.
// RUN: %availability_test_opt %t/kernel.mlir -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check{target=vulkan1.1+all})'
// RUN: %availability_test_opt %t/kernel.mlir -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check{target={#spirv.vce<v1.3, [Shader, Float16, GroupNonUniformArithmetic], []>}})'
// RUN: %availability_test_opt %t/kernel.mlir -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check{target="#spirv.vce<v1.3, [Shader, Float16, GroupNonUniformArithmetic], []>" max-violations=3})'
// RUN: not %availability_test_opt %t/kernel.mlir -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check{target={#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>}})' \
// RUN:   2>&1 | FileCheck %s --check-prefix=ATTRIBUTE
// ATTRIBUTE: kernel.mlir:5:3: error: spirv.func needs capability Float16; #spirv.target_env<...> does not offer it

// A pipeline prints so that it can be read again.
// RUN: %availability_test_opt %t/kernel.mlir -o /dev/null --dump-pass-pipeline \
// RUN:   --pass-pipeline='builtin.module(availability-check{target="#spirv.vce<v1.3, [Shader, Float16, GroupNonUniformArithmetic], []>"})' \
// RUN:   2>&1 | FileCheck %s --check-prefix=PRINTED
// PRINTED: availability-check{{[{] *}}max-violations=20 strict=false target={#spirv.vce<v1.3, [Shader, Float16, GroupNonUniformArithmetic], []>}}

// Without the option, target attributes in the IR apply to their ops: two of three modules have one, one of
// which is a known target.
// RUN: not %availability_test_opt %t/targets.mlir -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check)' 2>&1 | FileCheck %s --check-prefix=IR
//      IR: targets.mlir:4:5: error: spirv.func needs capability Float16; #spirv.target_env<...> of 'spirv.module' @first does not offer it
// IR-NEXT:   spirv.func
// IR-NEXT:   ^
// IR-NEXT: note: cause: type of attribute 'function_type': f16
// IR-NEXT: note: available from spirv1.0
//  IR-NOT: error:

// So do those around the op that the pass runs on.
// RUN: not %availability_test_opt %t/targets.mlir -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(spirv.module(spirv.func(availability-check)))' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=AROUND
// AROUND: targets.mlir:4:5: error: spirv.func needs capability Float16; #spirv.target_env<...> of 'spirv.module' @first does not offer it

//--- kernel.mlir
spirv.module Logical GLSL450 {
  // expected-error@below {{spirv.func needs capability Float16; vulkan1.1 does not offer it}}
  // expected-note@below {{cause: type of attribute 'function_type': f16}}
  // expected-note@below {{available from vulkan1.1+Float16+GroupNonUniformArithmetic, spirv1.3}}
  spirv.func @half(%x: f16) "None" { spirv.Return }
  spirv.func @sum(%a: f32) -> f32 "None" {
    // expected-error@below {{spirv.GroupNonUniformFAdd needs capability GroupNonUniformArithmetic, GroupNonUniformClustered or GroupNonUniformPartitionedNV; vulkan1.1 does not offer any of them}}
    // expected-note@below {{cause: the op itself}}
    // expected-note@below {{available from vulkan1.1+Float16+GroupNonUniformArithmetic, spirv1.3}}
    // expected-error@below {{spirv.GroupNonUniformFAdd needs capability GroupNonUniformArithmetic, GroupNonUniformBallot, Kernel or Groups}}
    // expected-note@below {{cause: attribute 'group_operation' (Reduce)}}
    %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %a : f32 -> f32
    spirv.ReturnValue %0 : f32
  }
  spirv.EntryPoint "GLCompute" @half
  spirv.ExecutionMode @half "LocalSize", 1, 1, 1
}
//--- targets.mlir
module {
  spirv.module @first Logical GLSL450 attributes {
      spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
    spirv.func @half(%x: f16) "None" { spirv.Return }
    spirv.EntryPoint "GLCompute" @half
    spirv.ExecutionMode @half "LocalSize", 1, 1, 1
  }
  spirv.module @second Logical GLSL450 attributes {
      spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Float16], []>, #spirv.resource_limits<>>} {
    spirv.func @half(%x: f16) "None" { spirv.Return }
    spirv.EntryPoint "GLCompute" @half
    spirv.ExecutionMode @half "LocalSize", 1, 1, 1
  }
}
