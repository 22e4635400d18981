// What a target leaves open is a warning of availability-check, and an error with
// the option `strict`.

// `#spirv.target_env` has no place for features. Whether the device has them is
// not known.
// RUN: %availability_test_opt %s -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check{target={#spirv.target_env<#spirv.vce<v1.3, [Shader, Int64, GroupNonUniformArithmetic], []>, api=Vulkan, #spirv.resource_limits<>>}})' \
// RUN:   2>&1 | FileCheck %s --check-prefix=OPEN
// RUN: not %availability_test_opt %s -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check{strict target={#spirv.target_env<#spirv.vce<v1.3, [Shader, Int64, GroupNonUniformArithmetic], []>, api=Vulkan, #spirv.resource_limits<>>}})' \
// RUN:   2>&1 | FileCheck %s --check-prefix=STRICT

// Without Vulkan, its rules don't hold.
// RUN: %availability_test_opt %s -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check{strict target=spirv1.3})'

// A target that knows its features has them or lacks them.
// RUN: %availability_test_opt %s -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check{strict target=vulkan1.1+GroupNonUniformArithmetic+Int64+shaderSubgroupExtendedTypes})'
// RUN: not %availability_test_opt %s -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check{target=vulkan1.1+GroupNonUniformArithmetic+Int64})' \
// RUN:   2>&1 | FileCheck %s --check-prefix=LACKING

spirv.module Logical GLSL450 {
  spirv.func @sum(%x: i64) -> i64 "None" {
    // OPEN: [[# @LINE + 7]]:10: warning: spirv.GroupNonUniformIAdd is available if #spirv.target_env<...> has vulkan.feature shaderSubgroupExtendedTypes, which is not known
    // OPEN: note: cause: {{.*}}, by VUID-RuntimeSpirv-None-06275
    // STRICT: [[# @LINE + 5]]:10: error: spirv.GroupNonUniformIAdd is available if #spirv.target_env<...> has vulkan.feature shaderSubgroupExtendedTypes, which is not known
    // STRICT: note: cause: {{.*}}, by VUID-RuntimeSpirv-None-06275
    // LACKING: [[# @LINE + 3]]:10: error: spirv.GroupNonUniformIAdd needs vulkan.feature shaderSubgroupExtendedTypes; vulkan1.1+GroupNonUniformArithmetic+Int64 does not offer it
    // LACKING: note: cause: {{.*}}, by VUID-RuntimeSpirv-None-06275
    // LACKING: note: available from
    %0 = spirv.GroupNonUniformIAdd <Subgroup> <Reduce> %x : i64 -> i64
    spirv.ReturnValue %0 : i64
  }
  spirv.func @main() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}
