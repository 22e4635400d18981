//===- VulkanImplementations.td - Vulkan profiles and devices -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by scripts/generate_targets.py. Don't edit: change its tables,
// scripts/targets.
//
// Vulkan profiles and devices as targets: what every device that has the profile
// offers, and what the device reports. The files in scripts/targets/profiles, and
// for the roadmaps Khronos's VP_KHR_roadmap.json, say which features, properties
// and extensions that are; vk.xml says which of SPIR-V's capabilities and
// extensions they enable, which the comments name.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_VULKANIMPLEMENTATIONS_TD
#define MLIR_AVAILABILITY_GENERATED_VULKANIMPLEMENTATIONS_TD

include "mlir-availability/VulkanTargets.td"

defvar Vulkan_VP_ANDROID_baseline_2021_Capabilities = !listconcat(Vulkan_1_0_Guaranteed, [
  SPIRV_C_UniformBufferArrayDynamicIndexing, // shaderUniformBufferArrayDynamicIndexing
  SPIRV_C_SampledImageArrayDynamicIndexing, // shaderSampledImageArrayDynamicIndexing
  SPIRV_C_StorageImageArrayDynamicIndexing, // shaderStorageImageArrayDynamicIndexing
  SPIRV_C_ImageCubeArray, // imageCubeArray
  SPIRV_C_SampleRateShading, // sampleRateShading
  SPIRV_C_SampledCubeArray, // imageCubeArray
  SPIRV_C_InterpolationFunction, // sampleRateShading
]);

defvar Vulkan_VP_ANDROID_baseline_2021_Extensions = !listconcat(Vulkan_1_0_Extensions, [
  SPV_KHR_storage_buffer_storage_class, // VK_KHR_storage_buffer_storage_class
  SPV_KHR_variable_pointers, // VK_KHR_variable_pointers
]);

defvar Vulkan_VP_ANDROID_baseline_2021_Features = !listconcat(Vulkan_1_0_Features, [
  Vulkan_F_imageCubeArray,
  Vulkan_F_sampleRateShading,
  Vulkan_F_shaderSampledImageArrayDynamicIndexing,
  Vulkan_F_shaderStorageImageArrayDynamicIndexing,
  Vulkan_F_shaderUniformBufferArrayDynamicIndexing,
]);

defvar Vulkan_VP_ANDROID_baseline_2021_Properties = Vulkan_1_0_Properties;

def Vulkan_VP_ANDROID_baseline_2021
    : VulkanProfile<
          "VP_ANDROID_baseline_2021", Vulkan_1_0_Environment,
          Vulkan_VP_ANDROID_baseline_2021_Capabilities, Vulkan_VP_ANDROID_baseline_2021_Extensions, Vulkan_VP_ANDROID_baseline_2021_Features, Vulkan_VP_ANDROID_baseline_2021_Properties> {
  let family = "vulkan:android";
  let rank = 0;
  let summary = "Android Baseline Profile 2021";
  let source = "KhronosGroup/Vulkan-Profiles, profiles/Android/VP_ANDROID_vulkan_profile_2021.json, version 4 (commit 094e1fb97149); renamed from VP_ANDROID_baseline_2021";
  let device = "";
  let limits = "";
}

defvar Vulkan_VP_ANDROID_baseline_2022_Capabilities = !listconcat(Vulkan_1_1_Guaranteed, [
  SPIRV_C_Int16, // shaderInt16
  SPIRV_C_UniformBufferArrayDynamicIndexing, // shaderUniformBufferArrayDynamicIndexing
  SPIRV_C_SampledImageArrayDynamicIndexing, // shaderSampledImageArrayDynamicIndexing
  SPIRV_C_StorageBufferArrayDynamicIndexing, // shaderStorageBufferArrayDynamicIndexing
  SPIRV_C_StorageImageArrayDynamicIndexing, // shaderStorageImageArrayDynamicIndexing
  SPIRV_C_ImageCubeArray, // imageCubeArray
  SPIRV_C_SampleRateShading, // sampleRateShading
  SPIRV_C_SampledCubeArray, // imageCubeArray
  SPIRV_C_InterpolationFunction, // sampleRateShading
  SPIRV_C_DrawParameters, // shaderDrawParameters
  SPIRV_C_VariablePointersStorageBuffer, // variablePointersStorageBuffer
  SPIRV_C_VariablePointers, // variablePointers
]);

defvar Vulkan_VP_ANDROID_baseline_2022_Extensions = Vulkan_1_1_Extensions;

defvar Vulkan_VP_ANDROID_baseline_2022_Features = !listconcat(Vulkan_1_1_Features, [
  Vulkan_F_imageCubeArray,
  Vulkan_F_sampleRateShading,
  Vulkan_F_shaderDrawParameters,
  Vulkan_F_shaderInt16,
  Vulkan_F_shaderSampledImageArrayDynamicIndexing,
  Vulkan_F_shaderStorageBufferArrayDynamicIndexing,
  Vulkan_F_shaderStorageImageArrayDynamicIndexing,
  Vulkan_F_shaderUniformBufferArrayDynamicIndexing,
  Vulkan_F_variablePointers,
  Vulkan_F_variablePointersStorageBuffer,
]);

defvar Vulkan_VP_ANDROID_baseline_2022_Properties = Vulkan_1_1_Properties;

def Vulkan_VP_ANDROID_baseline_2022
    : VulkanProfile<
          "VP_ANDROID_baseline_2022", Vulkan_1_1_Environment,
          Vulkan_VP_ANDROID_baseline_2022_Capabilities, Vulkan_VP_ANDROID_baseline_2022_Extensions, Vulkan_VP_ANDROID_baseline_2022_Features, Vulkan_VP_ANDROID_baseline_2022_Properties> {
  let family = "vulkan:android";
  let rank = 1;
  let summary = "Android Baseline Profile 2022";
  let source = "KhronosGroup/Vulkan-Profiles, profiles/Android/VP_ANDROID_vulkan_profile_2022.json, revision 3 (commit bb3d31b545fb); renamed from VP_ANDROID_baseline_2022";
  let device = "";
  let limits = "";
}

defvar Vulkan_VP_KHR_roadmap_2022_Capabilities = !listconcat(Vulkan_1_3_Guaranteed, [
  SPIRV_C_UniformBufferArrayDynamicIndexing, // shaderUniformBufferArrayDynamicIndexing
  SPIRV_C_SampledImageArrayDynamicIndexing, // shaderSampledImageArrayDynamicIndexing
  SPIRV_C_StorageBufferArrayDynamicIndexing, // shaderStorageBufferArrayDynamicIndexing
  SPIRV_C_StorageImageArrayDynamicIndexing, // shaderStorageImageArrayDynamicIndexing
  SPIRV_C_ImageCubeArray, // imageCubeArray
  SPIRV_C_SampleRateShading, // sampleRateShading
  SPIRV_C_SampledCubeArray, // imageCubeArray
  SPIRV_C_InterpolationFunction, // sampleRateShading
  SPIRV_C_GroupNonUniformVote, // VK_SUBGROUP_FEATURE_VOTE_BIT
  SPIRV_C_GroupNonUniformArithmetic, // VK_SUBGROUP_FEATURE_ARITHMETIC_BIT
  SPIRV_C_GroupNonUniformBallot, // VK_SUBGROUP_FEATURE_BALLOT_BIT
  SPIRV_C_GroupNonUniformShuffle, // VK_SUBGROUP_FEATURE_SHUFFLE_BIT
  SPIRV_C_GroupNonUniformShuffleRelative, // VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT
  SPIRV_C_GroupNonUniformQuad, // VK_SUBGROUP_FEATURE_QUAD_BIT
  SPIRV_C_SignedZeroInfNanPreserve, // shaderSignedZeroInfNanPreserveFloat16, shaderSignedZeroInfNanPreserveFloat32
  SPIRV_C_RuntimeDescriptorArray, // runtimeDescriptorArray
  SPIRV_C_UniformTexelBufferArrayDynamicIndexing, // shaderUniformTexelBufferArrayDynamicIndexing
  SPIRV_C_StorageTexelBufferArrayDynamicIndexing, // shaderStorageTexelBufferArrayDynamicIndexing
  SPIRV_C_UniformBufferArrayNonUniformIndexing, // shaderUniformBufferArrayNonUniformIndexing
  SPIRV_C_SampledImageArrayNonUniformIndexing, // shaderSampledImageArrayNonUniformIndexing
  SPIRV_C_StorageBufferArrayNonUniformIndexing, // shaderStorageBufferArrayNonUniformIndexing
  SPIRV_C_StorageImageArrayNonUniformIndexing, // shaderStorageImageArrayNonUniformIndexing
  SPIRV_C_UniformTexelBufferArrayNonUniformIndexing, // shaderUniformTexelBufferArrayNonUniformIndexing
  SPIRV_C_StorageTexelBufferArrayNonUniformIndexing, // shaderStorageTexelBufferArrayNonUniformIndexing
]);

defvar Vulkan_VP_KHR_roadmap_2022_Extensions = Vulkan_1_3_Extensions;

defvar Vulkan_VP_KHR_roadmap_2022_Features = !listconcat(Vulkan_1_3_Features, [
  Vulkan_F_fragmentStoresAndAtomics,
  Vulkan_F_imageCubeArray,
  Vulkan_F_runtimeDescriptorArray,
  Vulkan_F_sampleRateShading,
  Vulkan_F_shaderSampledImageArrayDynamicIndexing,
  Vulkan_F_shaderSampledImageArrayNonUniformIndexing,
  Vulkan_F_shaderStorageBufferArrayDynamicIndexing,
  Vulkan_F_shaderStorageBufferArrayNonUniformIndexing,
  Vulkan_F_shaderStorageImageArrayDynamicIndexing,
  Vulkan_F_shaderStorageImageArrayNonUniformIndexing,
  Vulkan_F_shaderStorageTexelBufferArrayDynamicIndexing,
  Vulkan_F_shaderStorageTexelBufferArrayNonUniformIndexing,
  Vulkan_F_shaderUniformBufferArrayDynamicIndexing,
  Vulkan_F_shaderUniformBufferArrayNonUniformIndexing,
  Vulkan_F_shaderUniformTexelBufferArrayDynamicIndexing,
  Vulkan_F_shaderUniformTexelBufferArrayNonUniformIndexing,
]);

defvar Vulkan_VP_KHR_roadmap_2022_Properties = !listconcat(Vulkan_1_3_Properties, [
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat16,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat32,
  Vulkan_P_subgroupSupportedStages_FRAGMENT,
]);

def Vulkan_VP_KHR_roadmap_2022
    : VulkanProfile<
          "VP_KHR_roadmap_2022", Vulkan_1_3_Environment,
          Vulkan_VP_KHR_roadmap_2022_Capabilities, Vulkan_VP_KHR_roadmap_2022_Extensions, Vulkan_VP_KHR_roadmap_2022_Features, Vulkan_VP_KHR_roadmap_2022_Properties> {
  let family = "vulkan:roadmap";
  let rank = 0;
  let summary = "Khronos Vulkan Roadmap 2022 profile";
  let source = "registry/profiles/VP_KHR_roadmap.json of the Vulkan SDK, in Debian's libvulkan-dev";
  let device = "";
  let limits = "max_compute_workgroup_invocations = 256, max_compute_workgroup_size = [256, 256, 64]";
}

defvar Vulkan_VP_KHR_roadmap_2024_Capabilities = !listconcat(Vulkan_1_3_Guaranteed, [
  SPIRV_C_Float16, // shaderFloat16
  SPIRV_C_Int16, // shaderInt16
  SPIRV_C_ImageGatherExtended, // shaderImageGatherExtended
  SPIRV_C_UniformBufferArrayDynamicIndexing, // shaderUniformBufferArrayDynamicIndexing
  SPIRV_C_SampledImageArrayDynamicIndexing, // shaderSampledImageArrayDynamicIndexing
  SPIRV_C_StorageBufferArrayDynamicIndexing, // shaderStorageBufferArrayDynamicIndexing
  SPIRV_C_StorageImageArrayDynamicIndexing, // shaderStorageImageArrayDynamicIndexing
  SPIRV_C_ImageCubeArray, // imageCubeArray
  SPIRV_C_SampleRateShading, // sampleRateShading
  SPIRV_C_Int8, // shaderInt8
  SPIRV_C_SampledCubeArray, // imageCubeArray
  SPIRV_C_InterpolationFunction, // sampleRateShading
  SPIRV_C_GroupNonUniformVote, // VK_SUBGROUP_FEATURE_VOTE_BIT
  SPIRV_C_GroupNonUniformArithmetic, // VK_SUBGROUP_FEATURE_ARITHMETIC_BIT
  SPIRV_C_GroupNonUniformBallot, // VK_SUBGROUP_FEATURE_BALLOT_BIT
  SPIRV_C_GroupNonUniformShuffle, // VK_SUBGROUP_FEATURE_SHUFFLE_BIT
  SPIRV_C_GroupNonUniformShuffleRelative, // VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT
  SPIRV_C_GroupNonUniformQuad, // VK_SUBGROUP_FEATURE_QUAD_BIT
  SPIRV_C_DrawParameters, // shaderDrawParameters
  SPIRV_C_StorageBuffer16BitAccess, // storageBuffer16BitAccess
  SPIRV_C_StorageBuffer8BitAccess, // storageBuffer8BitAccess
  SPIRV_C_SignedZeroInfNanPreserve, // shaderSignedZeroInfNanPreserveFloat16, shaderSignedZeroInfNanPreserveFloat32
  SPIRV_C_RoundingModeRTE, // shaderRoundingModeRTEFloat16, shaderRoundingModeRTEFloat32
  SPIRV_C_RuntimeDescriptorArray, // runtimeDescriptorArray
  SPIRV_C_UniformTexelBufferArrayDynamicIndexing, // shaderUniformTexelBufferArrayDynamicIndexing
  SPIRV_C_StorageTexelBufferArrayDynamicIndexing, // shaderStorageTexelBufferArrayDynamicIndexing
  SPIRV_C_UniformBufferArrayNonUniformIndexing, // shaderUniformBufferArrayNonUniformIndexing
  SPIRV_C_SampledImageArrayNonUniformIndexing, // shaderSampledImageArrayNonUniformIndexing
  SPIRV_C_StorageBufferArrayNonUniformIndexing, // shaderStorageBufferArrayNonUniformIndexing
  SPIRV_C_StorageImageArrayNonUniformIndexing, // shaderStorageImageArrayNonUniformIndexing
  SPIRV_C_UniformTexelBufferArrayNonUniformIndexing, // shaderUniformTexelBufferArrayNonUniformIndexing
  SPIRV_C_StorageTexelBufferArrayNonUniformIndexing, // shaderStorageTexelBufferArrayNonUniformIndexing
  SPIRV_C_ExpectAssumeKHR, // shaderExpectAssume
  SPIRV_C_DotProductInput4x8Bit, // shaderIntegerDotProduct
  SPIRV_C_GroupNonUniformRotateKHR, // shaderSubgroupRotate
]);

defvar Vulkan_VP_KHR_roadmap_2024_Extensions = !listconcat(Vulkan_1_3_Extensions, [
  SPV_KHR_expect_assume, // VK_KHR_shader_expect_assume
  SPV_KHR_subgroup_uniform_control_flow, // VK_KHR_shader_subgroup_uniform_control_flow
  SPV_KHR_subgroup_rotate, // VK_KHR_shader_subgroup_rotate
]);

defvar Vulkan_VP_KHR_roadmap_2024_Features = !listconcat(Vulkan_1_3_Features, [
  Vulkan_F_dynamicRenderingLocalRead,
  Vulkan_F_fragmentStoresAndAtomics,
  Vulkan_F_imageCubeArray,
  Vulkan_F_maintenance5,
  Vulkan_F_runtimeDescriptorArray,
  Vulkan_F_sampleRateShading,
  Vulkan_F_shaderDrawParameters,
  Vulkan_F_shaderExpectAssume,
  Vulkan_F_shaderFloat16,
  Vulkan_F_shaderFloatControls2,
  Vulkan_F_shaderImageGatherExtended,
  Vulkan_F_shaderInt16,
  Vulkan_F_shaderInt8,
  Vulkan_F_shaderQuadControl,
  Vulkan_F_shaderSampledImageArrayDynamicIndexing,
  Vulkan_F_shaderSampledImageArrayNonUniformIndexing,
  Vulkan_F_shaderStorageBufferArrayDynamicIndexing,
  Vulkan_F_shaderStorageBufferArrayNonUniformIndexing,
  Vulkan_F_shaderStorageImageArrayDynamicIndexing,
  Vulkan_F_shaderStorageImageArrayNonUniformIndexing,
  Vulkan_F_shaderStorageTexelBufferArrayDynamicIndexing,
  Vulkan_F_shaderStorageTexelBufferArrayNonUniformIndexing,
  Vulkan_F_shaderSubgroupRotate,
  Vulkan_F_shaderSubgroupUniformControlFlow,
  Vulkan_F_shaderUniformBufferArrayDynamicIndexing,
  Vulkan_F_shaderUniformBufferArrayNonUniformIndexing,
  Vulkan_F_shaderUniformTexelBufferArrayDynamicIndexing,
  Vulkan_F_shaderUniformTexelBufferArrayNonUniformIndexing,
  Vulkan_F_storageBuffer16BitAccess,
  Vulkan_F_storageBuffer8BitAccess,
]);

defvar Vulkan_VP_KHR_roadmap_2024_Properties = !listconcat(Vulkan_1_3_Properties, [
  Vulkan_P_shaderRoundingModeRTEFloat16,
  Vulkan_P_shaderRoundingModeRTEFloat32,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat16,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat32,
  Vulkan_P_subgroupSupportedStages_FRAGMENT,
]);

def Vulkan_VP_KHR_roadmap_2024
    : VulkanProfile<
          "VP_KHR_roadmap_2024", Vulkan_1_3_Environment,
          Vulkan_VP_KHR_roadmap_2024_Capabilities, Vulkan_VP_KHR_roadmap_2024_Extensions, Vulkan_VP_KHR_roadmap_2024_Features, Vulkan_VP_KHR_roadmap_2024_Properties> {
  let family = "vulkan:roadmap";
  let rank = 1;
  let summary = "Khronos Vulkan Roadmap 2024 profile";
  let source = "registry/profiles/VP_KHR_roadmap.json of the Vulkan SDK, in Debian's libvulkan-dev";
  let device = "";
  let limits = "max_compute_workgroup_invocations = 256, max_compute_workgroup_size = [256, 256, 64]";
}

defvar Vulkan_VP_KHR_roadmap_2026_Capabilities = !listconcat(Vulkan_1_4_Guaranteed, [
  SPIRV_C_Float16, // shaderFloat16
  SPIRV_C_GroupNonUniformVote, // VK_SUBGROUP_FEATURE_VOTE_BIT
  SPIRV_C_GroupNonUniformArithmetic, // VK_SUBGROUP_FEATURE_ARITHMETIC_BIT
  SPIRV_C_GroupNonUniformBallot, // VK_SUBGROUP_FEATURE_BALLOT_BIT
  SPIRV_C_GroupNonUniformShuffle, // VK_SUBGROUP_FEATURE_SHUFFLE_BIT
  SPIRV_C_GroupNonUniformShuffleRelative, // VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT
  SPIRV_C_GroupNonUniformQuad, // VK_SUBGROUP_FEATURE_QUAD_BIT
  SPIRV_C_FragmentShadingRateKHR, // pipelineFragmentShadingRate
  SPIRV_C_DrawParameters, // shaderDrawParameters
  SPIRV_C_WorkgroupMemoryExplicitLayoutKHR, // workgroupMemoryExplicitLayout
  SPIRV_C_RoundingModeRTE, // shaderRoundingModeRTEFloat16, shaderRoundingModeRTEFloat32
  SPIRV_C_ShaderClockKHR, // VK_KHR_shader_clock
  SPIRV_C_RuntimeDescriptorArray, // runtimeDescriptorArray
  SPIRV_C_UniformBufferArrayNonUniformIndexing, // shaderUniformBufferArrayNonUniformIndexing
  SPIRV_C_SampledImageArrayNonUniformIndexing, // shaderSampledImageArrayNonUniformIndexing
  SPIRV_C_StorageBufferArrayNonUniformIndexing, // shaderStorageBufferArrayNonUniformIndexing
  SPIRV_C_StorageImageArrayNonUniformIndexing, // shaderStorageImageArrayNonUniformIndexing
  SPIRV_C_UniformTexelBufferArrayNonUniformIndexing, // shaderUniformTexelBufferArrayNonUniformIndexing
  SPIRV_C_StorageTexelBufferArrayNonUniformIndexing, // shaderStorageTexelBufferArrayNonUniformIndexing
  SPIRV_C_CooperativeMatrixKHR, // cooperativeMatrix
]);

defvar Vulkan_VP_KHR_roadmap_2026_Extensions = !listconcat(Vulkan_1_4_Extensions, [
  SPV_KHR_shader_clock, // VK_KHR_shader_clock
  SPV_KHR_fragment_shading_rate, // VK_KHR_fragment_shading_rate
  SPV_KHR_workgroup_memory_explicit_layout, // VK_KHR_workgroup_memory_explicit_layout
  SPV_KHR_subgroup_uniform_control_flow, // VK_KHR_shader_subgroup_uniform_control_flow
  SPV_KHR_cooperative_matrix, // VK_KHR_cooperative_matrix
]);

defvar Vulkan_VP_KHR_roadmap_2026_Features = !listconcat(Vulkan_1_4_Features, [
  Vulkan_F_computeDerivativeGroupLinear,
  Vulkan_F_cooperativeMatrix,
  Vulkan_F_maintenance8,
  Vulkan_F_maintenance9,
  Vulkan_F_pipelineFragmentShadingRate,
  Vulkan_F_runtimeDescriptorArray,
  Vulkan_F_shaderDrawParameters,
  Vulkan_F_shaderFloat16,
  Vulkan_F_shaderQuadControl,
  Vulkan_F_shaderSampledImageArrayNonUniformIndexing,
  Vulkan_F_shaderStorageBufferArrayNonUniformIndexing,
  Vulkan_F_shaderStorageImageArrayNonUniformIndexing,
  Vulkan_F_shaderStorageTexelBufferArrayNonUniformIndexing,
  Vulkan_F_shaderSubgroupClock,
  Vulkan_F_shaderSubgroupUniformControlFlow,
  Vulkan_F_shaderUniformBufferArrayNonUniformIndexing,
  Vulkan_F_shaderUniformTexelBufferArrayNonUniformIndexing,
  Vulkan_F_shaderUntypedPointers,
  Vulkan_F_workgroupMemoryExplicitLayout,
]);

defvar Vulkan_VP_KHR_roadmap_2026_Properties = !listconcat(Vulkan_1_4_Properties, [
  Vulkan_P_shaderRoundingModeRTEFloat16,
  Vulkan_P_shaderRoundingModeRTEFloat32,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat16,
  Vulkan_P_subgroupSupportedStages_FRAGMENT,
]);

def Vulkan_VP_KHR_roadmap_2026
    : VulkanProfile<
          "VP_KHR_roadmap_2026", Vulkan_1_4_Environment,
          Vulkan_VP_KHR_roadmap_2026_Capabilities, Vulkan_VP_KHR_roadmap_2026_Extensions, Vulkan_VP_KHR_roadmap_2026_Features, Vulkan_VP_KHR_roadmap_2026_Properties> {
  let family = "vulkan:roadmap";
  let rank = 2;
  let summary = "Khronos Vulkan Roadmap 2026 profile";
  let source = "registry/profiles/VP_KHR_roadmap.json of the Vulkan SDK, in Debian's libvulkan-dev";
  let device = "";
  let limits = "max_compute_shared_memory_size = 32768, max_compute_workgroup_invocations = 256, max_compute_workgroup_size = [256, 256, 64]";
}

defvar Vulkan_VP_LUNARG_desktop_baseline_2022_Capabilities = !listconcat(Vulkan_1_1_Guaranteed, [
  SPIRV_C_Tessellation, // tessellationShader
  SPIRV_C_TessellationPointSize, // shaderTessellationAndGeometryPointSize
  SPIRV_C_ImageGatherExtended, // shaderImageGatherExtended
  SPIRV_C_UniformBufferArrayDynamicIndexing, // shaderUniformBufferArrayDynamicIndexing
  SPIRV_C_SampledImageArrayDynamicIndexing, // shaderSampledImageArrayDynamicIndexing
  SPIRV_C_StorageBufferArrayDynamicIndexing, // shaderStorageBufferArrayDynamicIndexing
  SPIRV_C_StorageImageArrayDynamicIndexing, // shaderStorageImageArrayDynamicIndexing
  SPIRV_C_ClipDistance, // shaderClipDistance
  SPIRV_C_ImageCubeArray, // imageCubeArray
  SPIRV_C_SampleRateShading, // sampleRateShading
  SPIRV_C_Int8, // shaderInt8
  SPIRV_C_SampledCubeArray, // imageCubeArray
  SPIRV_C_StorageImageWriteWithoutFormat, // shaderStorageImageWriteWithoutFormat
  SPIRV_C_DrawParameters, // VK_KHR_shader_draw_parameters
  SPIRV_C_StorageBuffer16BitAccess, // storageBuffer16BitAccess
  SPIRV_C_StorageUniform16, // uniformAndStorageBuffer16BitAccess
  SPIRV_C_VariablePointersStorageBuffer, // variablePointersStorageBuffer
  SPIRV_C_VariablePointers, // variablePointers
  SPIRV_C_StorageBuffer8BitAccess, // storageBuffer8BitAccess
  SPIRV_C_UniformAndStorageBuffer8BitAccess, // uniformAndStorageBuffer8BitAccess
  SPIRV_C_ShaderNonUniform, // VK_EXT_descriptor_indexing
  SPIRV_C_RuntimeDescriptorArray, // runtimeDescriptorArray
  SPIRV_C_UniformTexelBufferArrayDynamicIndexing, // shaderUniformTexelBufferArrayDynamicIndexing
  SPIRV_C_StorageTexelBufferArrayDynamicIndexing, // shaderStorageTexelBufferArrayDynamicIndexing
  SPIRV_C_SampledImageArrayNonUniformIndexing, // shaderSampledImageArrayNonUniformIndexing
  SPIRV_C_UniformTexelBufferArrayNonUniformIndexing, // shaderUniformTexelBufferArrayNonUniformIndexing
]);

defvar Vulkan_VP_LUNARG_desktop_baseline_2022_Extensions = !listconcat(Vulkan_1_1_Extensions, [
  SPV_KHR_8bit_storage, // VK_KHR_8bit_storage
  SPV_EXT_descriptor_indexing, // VK_EXT_descriptor_indexing
]);

defvar Vulkan_VP_LUNARG_desktop_baseline_2022_Features = !listconcat(Vulkan_1_1_Features, [
  Vulkan_F_imageCubeArray,
  Vulkan_F_multiViewport,
  Vulkan_F_runtimeDescriptorArray,
  Vulkan_F_sampleRateShading,
  Vulkan_F_shaderClipDistance,
  Vulkan_F_shaderImageGatherExtended,
  Vulkan_F_shaderInt8,
  Vulkan_F_shaderSampledImageArrayDynamicIndexing,
  Vulkan_F_shaderSampledImageArrayNonUniformIndexing,
  Vulkan_F_shaderStorageBufferArrayDynamicIndexing,
  Vulkan_F_shaderStorageImageArrayDynamicIndexing,
  Vulkan_F_shaderStorageImageWriteWithoutFormat,
  Vulkan_F_shaderStorageTexelBufferArrayDynamicIndexing,
  Vulkan_F_shaderTessellationAndGeometryPointSize,
  Vulkan_F_shaderUniformBufferArrayDynamicIndexing,
  Vulkan_F_shaderUniformTexelBufferArrayDynamicIndexing,
  Vulkan_F_shaderUniformTexelBufferArrayNonUniformIndexing,
  Vulkan_F_storageBuffer16BitAccess,
  Vulkan_F_storageBuffer8BitAccess,
  Vulkan_F_tessellationShader,
  Vulkan_F_uniformAndStorageBuffer16BitAccess,
  Vulkan_F_uniformAndStorageBuffer8BitAccess,
  Vulkan_F_variablePointers,
  Vulkan_F_variablePointersStorageBuffer,
]);

defvar Vulkan_VP_LUNARG_desktop_baseline_2022_Properties = Vulkan_1_1_Properties;

def Vulkan_VP_LUNARG_desktop_baseline_2022
    : VulkanProfile<
          "VP_LUNARG_desktop_baseline_2022", Vulkan_1_1_Environment,
          Vulkan_VP_LUNARG_desktop_baseline_2022_Capabilities, Vulkan_VP_LUNARG_desktop_baseline_2022_Extensions, Vulkan_VP_LUNARG_desktop_baseline_2022_Features, Vulkan_VP_LUNARG_desktop_baseline_2022_Properties> {
  let family = "vulkan:desktop";
  let rank = 0;
  let summary = "LunarG Desktop Baseline 2022, with macOS's portability subset";
  let source = "KhronosGroup/Vulkan-Profiles, profiles/LunarG/VP_LUNARG_desktop_baseline.json, version 2 (commit 2ac929453528); VK_KHR_portability_subset is added, as the reports from macOS that it is made of have it";
  let device = "";
  let limits = "max_compute_shared_memory_size = 32768, max_compute_workgroup_invocations = 1024";
}

defvar Vulkan_lavapipe_Capabilities = !listconcat(Vulkan_1_3_Guaranteed, [
  SPIRV_C_Geometry, // geometryShader
  SPIRV_C_Tessellation, // tessellationShader
  SPIRV_C_Float16, // shaderFloat16
  SPIRV_C_Float64, // shaderFloat64
  SPIRV_C_Int64, // shaderInt64
  SPIRV_C_Int64Atomics, // shaderBufferInt64Atomics, shaderSharedInt64Atomics
  SPIRV_C_Int16, // shaderInt16
  SPIRV_C_TessellationPointSize, // shaderTessellationAndGeometryPointSize
  SPIRV_C_GeometryPointSize, // shaderTessellationAndGeometryPointSize
  SPIRV_C_ImageGatherExtended, // shaderImageGatherExtended
  SPIRV_C_StorageImageMultisample, // shaderStorageImageMultisample
  SPIRV_C_UniformBufferArrayDynamicIndexing, // shaderUniformBufferArrayDynamicIndexing
  SPIRV_C_StorageBufferArrayDynamicIndexing, // shaderStorageBufferArrayDynamicIndexing
  SPIRV_C_ClipDistance, // shaderClipDistance
  SPIRV_C_CullDistance, // shaderCullDistance
  SPIRV_C_ImageCubeArray, // imageCubeArray
  SPIRV_C_SampleRateShading, // sampleRateShading
  SPIRV_C_Int8, // shaderInt8
  SPIRV_C_SampledCubeArray, // imageCubeArray
  SPIRV_C_ImageMSArray, // shaderStorageImageMultisample
  SPIRV_C_InterpolationFunction, // sampleRateShading
  SPIRV_C_TransformFeedback, // transformFeedback
  SPIRV_C_GeometryStreams, // geometryStreams
  SPIRV_C_MultiViewport, // multiViewport
  SPIRV_C_GroupNonUniformVote, // VK_SUBGROUP_FEATURE_VOTE_BIT
  SPIRV_C_GroupNonUniformArithmetic, // VK_SUBGROUP_FEATURE_ARITHMETIC_BIT
  SPIRV_C_GroupNonUniformBallot, // VK_SUBGROUP_FEATURE_BALLOT_BIT
  SPIRV_C_GroupNonUniformShuffle, // VK_SUBGROUP_FEATURE_SHUFFLE_BIT
  SPIRV_C_GroupNonUniformShuffleRelative, // VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT
  SPIRV_C_GroupNonUniformQuad, // VK_SUBGROUP_FEATURE_QUAD_BIT
  SPIRV_C_ShaderLayer, // shaderOutputLayer
  SPIRV_C_ShaderViewportIndex, // shaderOutputViewportIndex
  SPIRV_C_SubgroupBallotKHR, // VK_EXT_shader_subgroup_ballot
  SPIRV_C_DrawParameters, // shaderDrawParameters, VK_KHR_shader_draw_parameters
  SPIRV_C_SubgroupVoteKHR, // VK_EXT_shader_subgroup_vote
  SPIRV_C_StorageBuffer16BitAccess, // storageBuffer16BitAccess
  SPIRV_C_StorageUniform16, // uniformAndStorageBuffer16BitAccess
  SPIRV_C_StoragePushConstant16, // storagePushConstant16
  SPIRV_C_VariablePointersStorageBuffer, // variablePointersStorageBuffer
  SPIRV_C_VariablePointers, // variablePointers
  SPIRV_C_SampleMaskPostDepthCoverage, // VK_EXT_post_depth_coverage
  SPIRV_C_StorageBuffer8BitAccess, // storageBuffer8BitAccess
  SPIRV_C_UniformAndStorageBuffer8BitAccess, // uniformAndStorageBuffer8BitAccess
  SPIRV_C_StoragePushConstant8, // storagePushConstant8
  SPIRV_C_SignedZeroInfNanPreserve, // shaderSignedZeroInfNanPreserveFloat16, shaderSignedZeroInfNanPreserveFloat32, shaderSignedZeroInfNanPreserveFloat64
  SPIRV_C_RoundingModeRTE, // shaderRoundingModeRTEFloat16, shaderRoundingModeRTEFloat32, shaderRoundingModeRTEFloat64
  SPIRV_C_StencilExportEXT, // VK_EXT_shader_stencil_export
  SPIRV_C_ShaderClockKHR, // VK_KHR_shader_clock
  SPIRV_C_ShaderViewportIndexLayerEXT, // VK_EXT_shader_viewport_index_layer
  SPIRV_C_AtomicFloat32MinMaxEXT, // shaderBufferFloat32AtomicMinMax, shaderSharedFloat32AtomicMinMax, shaderImageFloat32AtomicMinMax
  SPIRV_C_DotProductInput4x8Bit, // shaderIntegerDotProduct
  SPIRV_C_AtomicFloat32AddEXT, // shaderBufferFloat32AtomicAdd, shaderSharedFloat32AtomicAdd, shaderImageFloat32AtomicAdd
]);

defvar Vulkan_lavapipe_Extensions = !listconcat(Vulkan_1_3_Extensions, [
  SPV_KHR_post_depth_coverage, // VK_EXT_post_depth_coverage
  SPV_KHR_shader_ballot, // VK_EXT_shader_subgroup_ballot
  SPV_KHR_shader_clock, // VK_KHR_shader_clock
  SPV_KHR_subgroup_vote, // VK_EXT_shader_subgroup_vote
  SPV_EXT_shader_stencil_export, // VK_EXT_shader_stencil_export
  SPV_EXT_shader_atomic_float_add, // VK_EXT_shader_atomic_float
  SPV_EXT_shader_atomic_float_min_max, // VK_EXT_shader_atomic_float2
  SPV_EXT_shader_atomic_float16_add, // VK_EXT_shader_atomic_float2
  SPV_GOOGLE_decorate_string, // VK_GOOGLE_decorate_string
  SPV_GOOGLE_hlsl_functionality1, // VK_GOOGLE_hlsl_functionality1
]);

defvar Vulkan_lavapipe_Features = !listconcat(Vulkan_1_3_Features, [
  Vulkan_F_geometryShader,
  Vulkan_F_geometryStreams,
  Vulkan_F_imageCubeArray,
  Vulkan_F_multiViewport,
  Vulkan_F_sampleRateShading,
  Vulkan_F_shaderBufferFloat32AtomicAdd,
  Vulkan_F_shaderBufferFloat32AtomicMinMax,
  Vulkan_F_shaderBufferInt64Atomics,
  Vulkan_F_shaderClipDistance,
  Vulkan_F_shaderCullDistance,
  Vulkan_F_shaderDrawParameters,
  Vulkan_F_shaderFloat16,
  Vulkan_F_shaderFloat64,
  Vulkan_F_shaderImageFloat32AtomicAdd,
  Vulkan_F_shaderImageFloat32AtomicMinMax,
  Vulkan_F_shaderImageGatherExtended,
  Vulkan_F_shaderInt16,
  Vulkan_F_shaderInt64,
  Vulkan_F_shaderInt8,
  Vulkan_F_shaderOutputLayer,
  Vulkan_F_shaderOutputViewportIndex,
  Vulkan_F_shaderSharedFloat32AtomicAdd,
  Vulkan_F_shaderSharedFloat32AtomicMinMax,
  Vulkan_F_shaderSharedInt64Atomics,
  Vulkan_F_shaderStorageBufferArrayDynamicIndexing,
  Vulkan_F_shaderStorageImageMultisample,
  Vulkan_F_shaderStorageImageWriteWithoutFormat,
  Vulkan_F_shaderTessellationAndGeometryPointSize,
  Vulkan_F_shaderUniformBufferArrayDynamicIndexing,
  Vulkan_F_storageBuffer16BitAccess,
  Vulkan_F_storageBuffer8BitAccess,
  Vulkan_F_storagePushConstant16,
  Vulkan_F_storagePushConstant8,
  Vulkan_F_tessellationShader,
  Vulkan_F_transformFeedback,
  Vulkan_F_uniformAndStorageBuffer16BitAccess,
  Vulkan_F_uniformAndStorageBuffer8BitAccess,
  Vulkan_F_variablePointers,
  Vulkan_F_variablePointersStorageBuffer,
]);

defvar Vulkan_lavapipe_Properties = !listconcat(Vulkan_1_3_Properties, [
  Vulkan_P_shaderRoundingModeRTEFloat16,
  Vulkan_P_shaderRoundingModeRTEFloat32,
  Vulkan_P_shaderRoundingModeRTEFloat64,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat16,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat32,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat64,
]);

def Vulkan_lavapipe
    : VulkanDevice<
          "lavapipe", Vulkan_1_3_Environment,
          Vulkan_lavapipe_Capabilities, Vulkan_lavapipe_Extensions, Vulkan_lavapipe_Features, Vulkan_lavapipe_Properties> {
  let family = "vulkan:lavapipe";
  let rank = 0;
  let summary = "Mesa's CPU driver, lavapipe 22.3.6";
  let source = "vulkaninfo --json with Debian 12's mesa-vulkan-drivers 22.3.6, without the subgroup sizes, which depend on the CPU";
  let device = "";
  let limits = "max_compute_shared_memory_size = 32768, max_compute_workgroup_invocations = 1024, max_compute_workgroup_size = [1024, 1024, 1024]";
  let open = [
    Vulkan_F_attachmentFragmentShadingRate,
    Vulkan_F_clusterAccelerationStructure,
    Vulkan_F_clustercullingShader,
    Vulkan_F_computeDerivativeGroupLinear,
    Vulkan_F_computeDerivativeGroupQuads,
    Vulkan_F_cooperativeMatrix,
    Vulkan_F_cooperativeMatrixBlockLoads,
    Vulkan_F_cooperativeMatrixConversion,
    Vulkan_F_cooperativeMatrixConversions,
    Vulkan_F_cooperativeMatrixDecodeVector,
    Vulkan_F_cooperativeMatrixFlexibleDimensions,
    Vulkan_F_cooperativeMatrixGetCoordinate,
    Vulkan_F_cooperativeMatrixPerElementOperations,
    Vulkan_F_cooperativeMatrixProperties2,
    Vulkan_F_cooperativeMatrixReductions,
    Vulkan_F_cooperativeMatrixTensorAddressing,
    Vulkan_F_cooperativeMatrixWorkgroupScope,
    Vulkan_F_cooperativeVector,
    Vulkan_F_cooperativeVectorTraining,
    Vulkan_F_dataGraph,
    Vulkan_F_descriptorHeap,
    Vulkan_F_dynamicRenderingLocalRead,
    Vulkan_F_fragmentDensityMap,
    Vulkan_F_fragmentShaderBarycentric,
    Vulkan_F_fragmentShaderPixelInterlock,
    Vulkan_F_fragmentShaderSampleInterlock,
    Vulkan_F_fragmentShaderShadingRateInterlock,
    Vulkan_F_fragmentStoresAndAtomics,
    Vulkan_F_imageFootprint,
    Vulkan_F_imageGatherExtendedModes,
    Vulkan_F_imageGatherLinear,
    Vulkan_F_linearSweptSpheres,
    Vulkan_F_longVector,
    Vulkan_F_maintenance5,
    Vulkan_F_maintenance8,
    Vulkan_F_maintenance9,
    Vulkan_F_micromap,
    Vulkan_F_pipelineFragmentShadingRate,
    Vulkan_F_primitiveFragmentShadingRate,
    Vulkan_F_pushConstantBank,
    Vulkan_F_rayQuery,
    Vulkan_F_rayTracingMaintenance1,
    Vulkan_F_rayTracingMotionBlur,
    Vulkan_F_rayTracingPipeline,
    Vulkan_F_rayTracingPositionFetch,
    Vulkan_F_rayTraversalPrimitiveCulling,
    Vulkan_F_runtimeDescriptorArray,
    Vulkan_F_shader64BitIndexing,
    Vulkan_F_shaderAbort,
    Vulkan_F_shaderBFloat16CooperativeMatrix,
    Vulkan_F_shaderBFloat16DotProduct,
    Vulkan_F_shaderBFloat16Type,
    Vulkan_F_shaderBufferFloat16AtomicAdd,
    Vulkan_F_shaderBufferFloat16AtomicMinMax,
    Vulkan_F_shaderBufferFloat16Atomics,
    Vulkan_F_shaderBufferFloat32Atomics,
    Vulkan_F_shaderBufferFloat64AtomicAdd,
    Vulkan_F_shaderBufferFloat64AtomicMinMax,
    Vulkan_F_shaderBufferFloat64Atomics,
    Vulkan_F_shaderConstantData,
    Vulkan_F_shaderCoreBuiltins,
    Vulkan_F_shaderDeviceClock,
    Vulkan_F_shaderEarlyAndLateFragmentTests,
    Vulkan_F_shaderEnqueue,
    Vulkan_F_shaderExpectAssume,
    Vulkan_F_shaderFloat16VectorAtomics,
    Vulkan_F_shaderFloat4,
    Vulkan_F_shaderFloat6,
    Vulkan_F_shaderFloat8,
    Vulkan_F_shaderFloat8CooperativeMatrix,
    Vulkan_F_shaderFloat8UnsignedE8M0,
    Vulkan_F_shaderFloatControls2,
    Vulkan_F_shaderFmaFloat16,
    Vulkan_F_shaderFmaFloat32,
    Vulkan_F_shaderFmaFloat64,
    Vulkan_F_shaderImageFloat32Atomics,
    Vulkan_F_shaderImageInt64Atomics,
    Vulkan_F_shaderInputAttachmentArrayDynamicIndexing,
    Vulkan_F_shaderInputAttachmentArrayNonUniformIndexing,
    Vulkan_F_shaderIntegerFunctions2,
    Vulkan_F_shaderMXInt8,
    Vulkan_F_shaderMixedFloatDotProductBFloat16Acc,
    Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat16,
    Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat32,
    Vulkan_F_shaderMixedFloatDotProductFloat8AccFloat32,
    Vulkan_F_shaderMultipleWaitQueues,
    Vulkan_F_shaderQuadControl,
    Vulkan_F_shaderRawAccessChains,
    Vulkan_F_shaderRelaxedExtendedInstruction,
    Vulkan_F_shaderReplicatedComposites,
    Vulkan_F_shaderResourceMinLod,
    Vulkan_F_shaderResourceResidency,
    Vulkan_F_shaderSMBuiltins,
    Vulkan_F_shaderSampleRateInterpolationFunctions,
    Vulkan_F_shaderSampledImageArrayDynamicIndexing,
    Vulkan_F_shaderSampledImageArrayNonUniformIndexing,
    Vulkan_F_shaderSharedFloat16AtomicAdd,
    Vulkan_F_shaderSharedFloat16AtomicMinMax,
    Vulkan_F_shaderSharedFloat16Atomics,
    Vulkan_F_shaderSharedFloat32Atomics,
    Vulkan_F_shaderSharedFloat64AtomicAdd,
    Vulkan_F_shaderSharedFloat64AtomicMinMax,
    Vulkan_F_shaderSharedFloat64Atomics,
    Vulkan_F_shaderSplitBarrier,
    Vulkan_F_shaderStorageBufferArrayNonUniformIndexing,
    Vulkan_F_shaderStorageImageArrayDynamicIndexing,
    Vulkan_F_shaderStorageImageArrayNonUniformIndexing,
    Vulkan_F_shaderStorageImageReadWithoutFormat,
    Vulkan_F_shaderStorageTensorArrayDynamicIndexing,
    Vulkan_F_shaderStorageTensorArrayNonUniformIndexing,
    Vulkan_F_shaderStorageTexelBufferArrayDynamicIndexing,
    Vulkan_F_shaderStorageTexelBufferArrayNonUniformIndexing,
    Vulkan_F_shaderSubgroupClock,
    Vulkan_F_shaderSubgroupPartitioned,
    Vulkan_F_shaderSubgroupRotate,
    Vulkan_F_shaderSubgroupRotateClustered,
    Vulkan_F_shaderSubgroupUniformControlFlow,
    Vulkan_F_shaderTensorAccess,
    Vulkan_F_shaderTileImageColorReadAccess,
    Vulkan_F_shaderTileImageDepthReadAccess,
    Vulkan_F_shaderTileImageStencilReadAccess,
    Vulkan_F_shaderUniformBufferArrayNonUniformIndexing,
    Vulkan_F_shaderUniformBufferUnsizedArray,
    Vulkan_F_shaderUniformTexelBufferArrayDynamicIndexing,
    Vulkan_F_shaderUniformTexelBufferArrayNonUniformIndexing,
    Vulkan_F_shaderUntypedPointers,
    Vulkan_F_shadingRateImage,
    Vulkan_F_sparseImageFloat32AtomicAdd,
    Vulkan_F_sparseImageFloat32AtomicMinMax,
    Vulkan_F_sparseImageFloat32Atomics,
    Vulkan_F_spheres,
    Vulkan_F_storageInputOutput16,
    Vulkan_F_tessellationIsolines,
    Vulkan_F_tessellationPointMode,
    Vulkan_F_textureBlockMatch,
    Vulkan_F_textureBlockMatch2,
    Vulkan_F_textureBoxFilter,
    Vulkan_F_textureSampleWeighted,
    Vulkan_F_tileShading,
    Vulkan_F_tileShadingAtomicOps,
    Vulkan_F_tileShadingColorAttachments,
    Vulkan_F_tileShadingDepthAttachments,
    Vulkan_F_tileShadingFragmentStage,
    Vulkan_F_tileShadingImageProcessing,
    Vulkan_F_tileShadingInputAttachments,
    Vulkan_F_tileShadingSampledAttachments,
    Vulkan_F_tileShadingStencilAttachments,
    Vulkan_F_vertexPipelineStoresAndAtomics,
    Vulkan_F_workgroupMemoryExplicitLayout,
    Vulkan_F_workgroupMemoryExplicitLayout16BitAccess,
    Vulkan_F_workgroupMemoryExplicitLayout8BitAccess,
    Vulkan_P_cooperativeMatrixSupportedStages_ANY_HIT,
    Vulkan_P_cooperativeMatrixSupportedStages_CALLABLE,
    Vulkan_P_cooperativeMatrixSupportedStages_CLOSEST_HIT,
    Vulkan_P_cooperativeMatrixSupportedStages_CLUSTER_CULLING,
    Vulkan_P_cooperativeMatrixSupportedStages_COMPUTE,
    Vulkan_P_cooperativeMatrixSupportedStages_FRAGMENT,
    Vulkan_P_cooperativeMatrixSupportedStages_GEOMETRY,
    Vulkan_P_cooperativeMatrixSupportedStages_INTERSECTION,
    Vulkan_P_cooperativeMatrixSupportedStages_MESH,
    Vulkan_P_cooperativeMatrixSupportedStages_MISS,
    Vulkan_P_cooperativeMatrixSupportedStages_RAYGEN,
    Vulkan_P_cooperativeMatrixSupportedStages_SUBPASS_SHADING,
    Vulkan_P_cooperativeMatrixSupportedStages_TASK,
    Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_cooperativeMatrixSupportedStages_VERTEX,
    Vulkan_P_cooperativeVectorSupportedStages_ANY_HIT,
    Vulkan_P_cooperativeVectorSupportedStages_CALLABLE,
    Vulkan_P_cooperativeVectorSupportedStages_CLOSEST_HIT,
    Vulkan_P_cooperativeVectorSupportedStages_CLUSTER_CULLING,
    Vulkan_P_cooperativeVectorSupportedStages_COMPUTE,
    Vulkan_P_cooperativeVectorSupportedStages_FRAGMENT,
    Vulkan_P_cooperativeVectorSupportedStages_GEOMETRY,
    Vulkan_P_cooperativeVectorSupportedStages_INTERSECTION,
    Vulkan_P_cooperativeVectorSupportedStages_MESH,
    Vulkan_P_cooperativeVectorSupportedStages_MISS,
    Vulkan_P_cooperativeVectorSupportedStages_RAYGEN,
    Vulkan_P_cooperativeVectorSupportedStages_SUBPASS_SHADING,
    Vulkan_P_cooperativeVectorSupportedStages_TASK,
    Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_cooperativeVectorSupportedStages_VERTEX,
    Vulkan_P_cooperativeVectorTrainingFloat16Accumulation,
    Vulkan_P_cooperativeVectorTrainingFloat32Accumulation,
    Vulkan_P_denormBehaviorIndependence_32_BIT_ONLY,
    Vulkan_P_denormBehaviorIndependence_ALL,
    Vulkan_P_denormBehaviorIndependence_NONE,
    Vulkan_P_meshAndTaskShaderDerivatives,
    Vulkan_P_protectedNoFault,
    Vulkan_P_roundingModeIndependence_32_BIT_ONLY,
    Vulkan_P_roundingModeIndependence_ALL,
    Vulkan_P_roundingModeIndependence_NONE,
    Vulkan_P_shaderDenormFlushToZeroFloat16,
    Vulkan_P_shaderDenormFlushToZeroFloat32,
    Vulkan_P_shaderDenormFlushToZeroFloat64,
    Vulkan_P_shaderDenormPreserveFloat16,
    Vulkan_P_shaderDenormPreserveFloat32,
    Vulkan_P_shaderDenormPreserveFloat64,
    Vulkan_P_shaderRoundingModeRTZFloat16,
    Vulkan_P_shaderRoundingModeRTZFloat32,
    Vulkan_P_shaderRoundingModeRTZFloat64,
    Vulkan_P_shaderTensorSupportedStages_ANY_HIT,
    Vulkan_P_shaderTensorSupportedStages_CALLABLE,
    Vulkan_P_shaderTensorSupportedStages_CLOSEST_HIT,
    Vulkan_P_shaderTensorSupportedStages_CLUSTER_CULLING,
    Vulkan_P_shaderTensorSupportedStages_COMPUTE,
    Vulkan_P_shaderTensorSupportedStages_FRAGMENT,
    Vulkan_P_shaderTensorSupportedStages_GEOMETRY,
    Vulkan_P_shaderTensorSupportedStages_INTERSECTION,
    Vulkan_P_shaderTensorSupportedStages_MESH,
    Vulkan_P_shaderTensorSupportedStages_MISS,
    Vulkan_P_shaderTensorSupportedStages_RAYGEN,
    Vulkan_P_shaderTensorSupportedStages_SUBPASS_SHADING,
    Vulkan_P_shaderTensorSupportedStages_TASK,
    Vulkan_P_shaderTensorSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_shaderTensorSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_shaderTensorSupportedStages_VERTEX,
    Vulkan_P_subgroupQuadOperationsInAllStages,
    Vulkan_P_subgroupSupportedStages_ANY_HIT,
    Vulkan_P_subgroupSupportedStages_CALLABLE,
    Vulkan_P_subgroupSupportedStages_CLOSEST_HIT,
    Vulkan_P_subgroupSupportedStages_CLUSTER_CULLING,
    Vulkan_P_subgroupSupportedStages_FRAGMENT,
    Vulkan_P_subgroupSupportedStages_GEOMETRY,
    Vulkan_P_subgroupSupportedStages_INTERSECTION,
    Vulkan_P_subgroupSupportedStages_MESH,
    Vulkan_P_subgroupSupportedStages_MISS,
    Vulkan_P_subgroupSupportedStages_RAYGEN,
    Vulkan_P_subgroupSupportedStages_SUBPASS_SHADING,
    Vulkan_P_subgroupSupportedStages_TASK,
    Vulkan_P_subgroupSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_subgroupSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_subgroupSupportedStages_VERTEX,
    Vulkan_P_transformFeedbackStreamsLinesTriangles,
  ];
}

defvar Vulkan_nvidia_rtx_5080_Capabilities = !listconcat(Vulkan_1_4_Guaranteed, [
  SPIRV_C_Geometry, // geometryShader
  SPIRV_C_Tessellation, // tessellationShader
  SPIRV_C_Float16, // shaderFloat16
  SPIRV_C_Float64, // shaderFloat64
  SPIRV_C_Int64, // shaderInt64
  SPIRV_C_Int64Atomics, // shaderBufferInt64Atomics, shaderSharedInt64Atomics, shaderImageInt64Atomics
  SPIRV_C_TessellationPointSize, // shaderTessellationAndGeometryPointSize
  SPIRV_C_GeometryPointSize, // shaderTessellationAndGeometryPointSize
  SPIRV_C_StorageImageMultisample, // shaderStorageImageMultisample
  SPIRV_C_ClipDistance, // shaderClipDistance
  SPIRV_C_CullDistance, // shaderCullDistance
  SPIRV_C_SparseResidency, // shaderResourceResidency
  SPIRV_C_MinLod, // shaderResourceMinLod
  SPIRV_C_ImageMSArray, // shaderStorageImageMultisample
  SPIRV_C_TransformFeedback, // transformFeedback
  SPIRV_C_GeometryStreams, // geometryStreams
  SPIRV_C_MultiViewport, // multiViewport
  SPIRV_C_GroupNonUniformVote, // VK_SUBGROUP_FEATURE_VOTE_BIT
  SPIRV_C_GroupNonUniformArithmetic, // VK_SUBGROUP_FEATURE_ARITHMETIC_BIT
  SPIRV_C_GroupNonUniformBallot, // VK_SUBGROUP_FEATURE_BALLOT_BIT
  SPIRV_C_GroupNonUniformShuffle, // VK_SUBGROUP_FEATURE_SHUFFLE_BIT
  SPIRV_C_GroupNonUniformShuffleRelative, // VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT
  SPIRV_C_GroupNonUniformClustered, // VK_SUBGROUP_FEATURE_CLUSTERED_BIT
  SPIRV_C_GroupNonUniformQuad, // VK_SUBGROUP_FEATURE_QUAD_BIT
  SPIRV_C_ShaderLayer, // shaderOutputLayer
  SPIRV_C_ShaderViewportIndex, // shaderOutputViewportIndex
  SPIRV_C_FragmentShadingRateKHR, // pipelineFragmentShadingRate, primitiveFragmentShadingRate, attachmentFragmentShadingRate
  SPIRV_C_SubgroupBallotKHR, // VK_EXT_shader_subgroup_ballot
  SPIRV_C_DrawParameters, // shaderDrawParameters, VK_KHR_shader_draw_parameters
  SPIRV_C_WorkgroupMemoryExplicitLayoutKHR, // workgroupMemoryExplicitLayout
  SPIRV_C_WorkgroupMemoryExplicitLayout8BitAccessKHR, // workgroupMemoryExplicitLayout8BitAccess
  SPIRV_C_WorkgroupMemoryExplicitLayout16BitAccessKHR, // workgroupMemoryExplicitLayout16BitAccess
  SPIRV_C_SubgroupVoteKHR, // VK_EXT_shader_subgroup_vote
  SPIRV_C_StorageUniform16, // uniformAndStorageBuffer16BitAccess
  SPIRV_C_StoragePushConstant16, // storagePushConstant16
  SPIRV_C_SampleMaskPostDepthCoverage, // VK_EXT_post_depth_coverage
  SPIRV_C_UniformAndStorageBuffer8BitAccess, // uniformAndStorageBuffer8BitAccess
  SPIRV_C_StoragePushConstant8, // storagePushConstant8
  SPIRV_C_DenormPreserve, // shaderDenormPreserveFloat16
  SPIRV_C_RoundingModeRTE, // shaderRoundingModeRTEFloat16, shaderRoundingModeRTEFloat32, shaderRoundingModeRTEFloat64
  SPIRV_C_RoundingModeRTZ, // shaderRoundingModeRTZFloat32, shaderRoundingModeRTZFloat64
  SPIRV_C_RayQueryKHR, // rayQuery
  SPIRV_C_RayTraversalPrimitiveCullingKHR, // rayTraversalPrimitiveCulling, rayQuery
  SPIRV_C_RayTracingKHR, // rayTracingPipeline
  SPIRV_C_Int64ImageEXT, // shaderImageInt64Atomics
  SPIRV_C_ShaderClockKHR, // VK_KHR_shader_clock
  SPIRV_C_SampleMaskOverrideCoverageNV, // VK_NV_sample_mask_override_coverage
  SPIRV_C_GeometryShaderPassthroughNV, // VK_NV_geometry_shader_passthrough
  SPIRV_C_ShaderViewportIndexLayerEXT, // VK_EXT_shader_viewport_index_layer, VK_NV_viewport_array2
  SPIRV_C_ShaderViewportMaskNV, // VK_NV_viewport_array2
  SPIRV_C_PerViewAttributesNV, // VK_NVX_multiview_per_view_attributes
  SPIRV_C_FragmentFullyCoveredEXT, // VK_EXT_conservative_rasterization
  SPIRV_C_ImageFootprintNV, // imageFootprint
  SPIRV_C_MeshShadingEXT, // VK_EXT_mesh_shader
  SPIRV_C_FragmentBarycentricKHR, // fragmentShaderBarycentric
  SPIRV_C_ComputeDerivativeGroupQuadsNV, // computeDerivativeGroupQuads
  SPIRV_C_FragmentDensityEXT, // shadingRateImage
  SPIRV_C_GroupNonUniformPartitionedNV, // VK_SUBGROUP_FEATURE_PARTITIONED_BIT_NV
  SPIRV_C_RuntimeDescriptorArray, // runtimeDescriptorArray
  SPIRV_C_InputAttachmentArrayDynamicIndexing, // shaderInputAttachmentArrayDynamicIndexing
  SPIRV_C_UniformBufferArrayNonUniformIndexing, // shaderUniformBufferArrayNonUniformIndexing
  SPIRV_C_SampledImageArrayNonUniformIndexing, // shaderSampledImageArrayNonUniformIndexing
  SPIRV_C_StorageBufferArrayNonUniformIndexing, // shaderStorageBufferArrayNonUniformIndexing
  SPIRV_C_StorageImageArrayNonUniformIndexing, // shaderStorageImageArrayNonUniformIndexing
  SPIRV_C_InputAttachmentArrayNonUniformIndexing, // shaderInputAttachmentArrayNonUniformIndexing
  SPIRV_C_UniformTexelBufferArrayNonUniformIndexing, // shaderUniformTexelBufferArrayNonUniformIndexing
  SPIRV_C_StorageTexelBufferArrayNonUniformIndexing, // shaderStorageTexelBufferArrayNonUniformIndexing
  SPIRV_C_RayTracingNV, // VK_NV_ray_tracing
  SPIRV_C_RayTracingMotionBlurNV, // rayTracingMotionBlur
  SPIRV_C_ComputeDerivativeGroupLinearNV, // computeDerivativeGroupLinear
  SPIRV_C_FragmentShaderSampleInterlockEXT, // fragmentShaderSampleInterlock
  SPIRV_C_FragmentShaderShadingRateInterlockEXT, // fragmentShaderShadingRateInterlock, shadingRateImage
  SPIRV_C_ShaderSMBuiltinsNV, // shaderSMBuiltins
  SPIRV_C_FragmentShaderPixelInterlockEXT, // fragmentShaderPixelInterlock
  SPIRV_C_RayCullMaskKHR, // rayTracingMaintenance1
  SPIRV_C_CooperativeMatrixKHR, // cooperativeMatrix
  SPIRV_C_AtomicFloat32AddEXT, // shaderBufferFloat32AtomicAdd, shaderSharedFloat32AtomicAdd, shaderImageFloat32AtomicAdd
  SPIRV_C_AtomicFloat64AddEXT, // shaderBufferFloat64AtomicAdd, shaderSharedFloat64AtomicAdd
]);

defvar Vulkan_nvidia_rtx_5080_Extensions = !listconcat(Vulkan_1_4_Extensions, [
  SPV_KHR_post_depth_coverage, // VK_EXT_post_depth_coverage
  SPV_KHR_shader_ballot, // VK_EXT_shader_subgroup_ballot
  SPV_KHR_shader_clock, // VK_KHR_shader_clock
  SPV_KHR_subgroup_vote, // VK_EXT_shader_subgroup_vote
  SPV_KHR_fragment_shading_rate, // VK_KHR_fragment_shading_rate
  SPV_KHR_workgroup_memory_explicit_layout, // VK_KHR_workgroup_memory_explicit_layout
  SPV_KHR_ray_query, // VK_KHR_ray_query
  SPV_KHR_ray_tracing, // VK_KHR_ray_tracing_pipeline
  SPV_KHR_subgroup_uniform_control_flow, // VK_KHR_shader_subgroup_uniform_control_flow
  SPV_KHR_fragment_shader_barycentric, // VK_KHR_fragment_shader_barycentric
  SPV_KHR_ray_cull_mask, // VK_KHR_ray_tracing_maintenance1
  SPV_KHR_cooperative_matrix, // VK_KHR_cooperative_matrix
  SPV_EXT_fragment_fully_covered, // VK_EXT_conservative_rasterization
  SPV_EXT_fragment_shader_interlock, // VK_EXT_fragment_shader_interlock
  SPV_EXT_physical_storage_buffer, // VK_EXT_buffer_device_address
  SPV_EXT_shader_atomic_float_add, // VK_EXT_shader_atomic_float
  SPV_EXT_shader_image_int64, // VK_EXT_shader_image_atomic_int64
  SPV_EXT_mesh_shader, // VK_EXT_mesh_shader
  SPV_GOOGLE_hlsl_functionality1, // VK_GOOGLE_hlsl_functionality1
  SPV_GOOGLE_user_type, // VK_GOOGLE_user_type
  SPV_NV_compute_shader_derivatives, // VK_NV_compute_shader_derivatives
  SPV_NV_cooperative_matrix, // VK_NV_cooperative_matrix
  SPV_NV_fragment_shader_barycentric, // VK_NV_fragment_shader_barycentric
  SPV_NV_geometry_shader_passthrough, // VK_NV_geometry_shader_passthrough
  SPV_NV_ray_tracing, // VK_NV_ray_tracing
  SPV_NV_sample_mask_override_coverage, // VK_NV_sample_mask_override_coverage
  SPV_NV_shader_image_footprint, // VK_NV_shader_image_footprint
  SPV_NV_shader_sm_builtins, // VK_NV_shader_sm_builtins
  SPV_NV_shader_subgroup_partitioned, // VK_NV_shader_subgroup_partitioned
  SPV_NV_shading_rate, // VK_NV_shading_rate_image
  SPV_NV_viewport_array2, // VK_NV_viewport_array2
  SPV_NV_ray_tracing_motion_blur, // VK_NV_ray_tracing_motion_blur
  SPV_NVX_multiview_per_view_attributes, // VK_NVX_multiview_per_view_attributes
]);

defvar Vulkan_nvidia_rtx_5080_Features = !listconcat(Vulkan_1_4_Features, [
  Vulkan_F_attachmentFragmentShadingRate,
  Vulkan_F_computeDerivativeGroupLinear,
  Vulkan_F_computeDerivativeGroupQuads,
  Vulkan_F_cooperativeMatrix,
  Vulkan_F_fragmentShaderBarycentric,
  Vulkan_F_fragmentShaderPixelInterlock,
  Vulkan_F_fragmentShaderSampleInterlock,
  Vulkan_F_fragmentShaderShadingRateInterlock,
  Vulkan_F_geometryShader,
  Vulkan_F_geometryStreams,
  Vulkan_F_imageFootprint,
  Vulkan_F_multiViewport,
  Vulkan_F_pipelineFragmentShadingRate,
  Vulkan_F_primitiveFragmentShadingRate,
  Vulkan_F_rayQuery,
  Vulkan_F_rayTracingMaintenance1,
  Vulkan_F_rayTracingMotionBlur,
  Vulkan_F_rayTracingPipeline,
  Vulkan_F_rayTraversalPrimitiveCulling,
  Vulkan_F_runtimeDescriptorArray,
  Vulkan_F_shaderBufferFloat32AtomicAdd,
  Vulkan_F_shaderBufferFloat64AtomicAdd,
  Vulkan_F_shaderBufferInt64Atomics,
  Vulkan_F_shaderClipDistance,
  Vulkan_F_shaderCullDistance,
  Vulkan_F_shaderDrawParameters,
  Vulkan_F_shaderFloat16,
  Vulkan_F_shaderFloat64,
  Vulkan_F_shaderImageFloat32AtomicAdd,
  Vulkan_F_shaderImageInt64Atomics,
  Vulkan_F_shaderInputAttachmentArrayDynamicIndexing,
  Vulkan_F_shaderInputAttachmentArrayNonUniformIndexing,
  Vulkan_F_shaderInt64,
  Vulkan_F_shaderOutputLayer,
  Vulkan_F_shaderOutputViewportIndex,
  Vulkan_F_shaderResourceMinLod,
  Vulkan_F_shaderResourceResidency,
  Vulkan_F_shaderSMBuiltins,
  Vulkan_F_shaderSampledImageArrayNonUniformIndexing,
  Vulkan_F_shaderSharedFloat32AtomicAdd,
  Vulkan_F_shaderSharedFloat64AtomicAdd,
  Vulkan_F_shaderSharedInt64Atomics,
  Vulkan_F_shaderStorageBufferArrayNonUniformIndexing,
  Vulkan_F_shaderStorageImageArrayNonUniformIndexing,
  Vulkan_F_shaderStorageImageMultisample,
  Vulkan_F_shaderStorageImageReadWithoutFormat,
  Vulkan_F_shaderStorageImageWriteWithoutFormat,
  Vulkan_F_shaderStorageTexelBufferArrayNonUniformIndexing,
  Vulkan_F_shaderTessellationAndGeometryPointSize,
  Vulkan_F_shaderUniformBufferArrayNonUniformIndexing,
  Vulkan_F_shaderUniformTexelBufferArrayNonUniformIndexing,
  Vulkan_F_shadingRateImage,
  Vulkan_F_storagePushConstant16,
  Vulkan_F_storagePushConstant8,
  Vulkan_F_tessellationShader,
  Vulkan_F_transformFeedback,
  Vulkan_F_uniformAndStorageBuffer16BitAccess,
  Vulkan_F_uniformAndStorageBuffer8BitAccess,
  Vulkan_F_workgroupMemoryExplicitLayout,
  Vulkan_F_workgroupMemoryExplicitLayout16BitAccess,
  Vulkan_F_workgroupMemoryExplicitLayout8BitAccess,
]);

defvar Vulkan_nvidia_rtx_5080_Properties = !listconcat(Vulkan_1_4_Properties, [
  Vulkan_P_shaderDenormPreserveFloat16,
  Vulkan_P_shaderRoundingModeRTEFloat16,
  Vulkan_P_shaderRoundingModeRTEFloat32,
  Vulkan_P_shaderRoundingModeRTEFloat64,
  Vulkan_P_shaderRoundingModeRTZFloat32,
  Vulkan_P_shaderRoundingModeRTZFloat64,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat16,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat64,
]);

def Vulkan_nvidia_rtx_5080
    : VulkanDevice<
          "nvidia-rtx-5080", Vulkan_1_4_Environment,
          Vulkan_nvidia_rtx_5080_Capabilities, Vulkan_nvidia_rtx_5080_Extensions, Vulkan_nvidia_rtx_5080_Features, Vulkan_nvidia_rtx_5080_Properties> {
  let family = "vulkan:nvidia-rtx-5080";
  let rank = 0;
  let summary = "NVIDIA GeForce RTX 5080, driver 610.62";
  let source = "KhronosGroup/Vulkan-Profiles, profiles/LunarG/VP_LUNARG_desktop_baseline_2026/vp_gpuinfo_nvidia_geforce_rtx_5080_610_62_0_0_windows_11.json (commit 910ea35629aa), a report of vulkan.gpuinfo.org";
  let device = "NVIDIA:DiscreteGPU";
  let limits = "max_compute_shared_memory_size = 49152, max_compute_workgroup_invocations = 1024, max_compute_workgroup_size = [1024, 1024, 64], min_subgroup_size = 32, max_subgroup_size = 32";
  let open = [
    Vulkan_F_clusterAccelerationStructure,
    Vulkan_F_clustercullingShader,
    Vulkan_F_cooperativeMatrixBlockLoads,
    Vulkan_F_cooperativeMatrixConversion,
    Vulkan_F_cooperativeMatrixConversions,
    Vulkan_F_cooperativeMatrixDecodeVector,
    Vulkan_F_cooperativeMatrixFlexibleDimensions,
    Vulkan_F_cooperativeMatrixGetCoordinate,
    Vulkan_F_cooperativeMatrixPerElementOperations,
    Vulkan_F_cooperativeMatrixProperties2,
    Vulkan_F_cooperativeMatrixReductions,
    Vulkan_F_cooperativeMatrixTensorAddressing,
    Vulkan_F_cooperativeMatrixWorkgroupScope,
    Vulkan_F_cooperativeVector,
    Vulkan_F_cooperativeVectorTraining,
    Vulkan_F_dataGraph,
    Vulkan_F_descriptorHeap,
    Vulkan_F_fragmentDensityMap,
    Vulkan_F_imageGatherExtendedModes,
    Vulkan_F_imageGatherLinear,
    Vulkan_F_linearSweptSpheres,
    Vulkan_F_longVector,
    Vulkan_F_maintenance8,
    Vulkan_F_maintenance9,
    Vulkan_F_micromap,
    Vulkan_F_pushConstantBank,
    Vulkan_F_rayTracingPositionFetch,
    Vulkan_F_shader64BitIndexing,
    Vulkan_F_shaderAbort,
    Vulkan_F_shaderBFloat16CooperativeMatrix,
    Vulkan_F_shaderBFloat16DotProduct,
    Vulkan_F_shaderBFloat16Type,
    Vulkan_F_shaderBufferFloat16AtomicAdd,
    Vulkan_F_shaderBufferFloat16AtomicMinMax,
    Vulkan_F_shaderBufferFloat16Atomics,
    Vulkan_F_shaderBufferFloat32AtomicMinMax,
    Vulkan_F_shaderBufferFloat32Atomics,
    Vulkan_F_shaderBufferFloat64AtomicMinMax,
    Vulkan_F_shaderBufferFloat64Atomics,
    Vulkan_F_shaderConstantData,
    Vulkan_F_shaderCoreBuiltins,
    Vulkan_F_shaderDeviceClock,
    Vulkan_F_shaderEarlyAndLateFragmentTests,
    Vulkan_F_shaderEnqueue,
    Vulkan_F_shaderFloat16VectorAtomics,
    Vulkan_F_shaderFloat4,
    Vulkan_F_shaderFloat6,
    Vulkan_F_shaderFloat8,
    Vulkan_F_shaderFloat8CooperativeMatrix,
    Vulkan_F_shaderFloat8UnsignedE8M0,
    Vulkan_F_shaderFmaFloat16,
    Vulkan_F_shaderFmaFloat32,
    Vulkan_F_shaderFmaFloat64,
    Vulkan_F_shaderImageFloat32AtomicMinMax,
    Vulkan_F_shaderImageFloat32Atomics,
    Vulkan_F_shaderIntegerFunctions2,
    Vulkan_F_shaderMXInt8,
    Vulkan_F_shaderMixedFloatDotProductBFloat16Acc,
    Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat16,
    Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat32,
    Vulkan_F_shaderMixedFloatDotProductFloat8AccFloat32,
    Vulkan_F_shaderMultipleWaitQueues,
    Vulkan_F_shaderQuadControl,
    Vulkan_F_shaderRawAccessChains,
    Vulkan_F_shaderRelaxedExtendedInstruction,
    Vulkan_F_shaderReplicatedComposites,
    Vulkan_F_shaderSampleRateInterpolationFunctions,
    Vulkan_F_shaderSharedFloat16AtomicAdd,
    Vulkan_F_shaderSharedFloat16AtomicMinMax,
    Vulkan_F_shaderSharedFloat16Atomics,
    Vulkan_F_shaderSharedFloat32AtomicMinMax,
    Vulkan_F_shaderSharedFloat32Atomics,
    Vulkan_F_shaderSharedFloat64AtomicMinMax,
    Vulkan_F_shaderSharedFloat64Atomics,
    Vulkan_F_shaderSplitBarrier,
    Vulkan_F_shaderStorageTensorArrayDynamicIndexing,
    Vulkan_F_shaderStorageTensorArrayNonUniformIndexing,
    Vulkan_F_shaderSubgroupClock,
    Vulkan_F_shaderSubgroupPartitioned,
    Vulkan_F_shaderSubgroupUniformControlFlow,
    Vulkan_F_shaderTensorAccess,
    Vulkan_F_shaderTileImageColorReadAccess,
    Vulkan_F_shaderTileImageDepthReadAccess,
    Vulkan_F_shaderTileImageStencilReadAccess,
    Vulkan_F_shaderUniformBufferUnsizedArray,
    Vulkan_F_shaderUntypedPointers,
    Vulkan_F_sparseImageFloat32AtomicAdd,
    Vulkan_F_sparseImageFloat32AtomicMinMax,
    Vulkan_F_sparseImageFloat32Atomics,
    Vulkan_F_spheres,
    Vulkan_F_storageInputOutput16,
    Vulkan_F_tessellationIsolines,
    Vulkan_F_tessellationPointMode,
    Vulkan_F_textureBlockMatch,
    Vulkan_F_textureBlockMatch2,
    Vulkan_F_textureBoxFilter,
    Vulkan_F_textureSampleWeighted,
    Vulkan_F_tileShading,
    Vulkan_F_tileShadingAtomicOps,
    Vulkan_F_tileShadingColorAttachments,
    Vulkan_F_tileShadingDepthAttachments,
    Vulkan_F_tileShadingFragmentStage,
    Vulkan_F_tileShadingImageProcessing,
    Vulkan_F_tileShadingInputAttachments,
    Vulkan_F_tileShadingSampledAttachments,
    Vulkan_F_tileShadingStencilAttachments,
    Vulkan_F_vertexPipelineStoresAndAtomics,
    Vulkan_P_cooperativeMatrixSupportedStages_ANY_HIT,
    Vulkan_P_cooperativeMatrixSupportedStages_CALLABLE,
    Vulkan_P_cooperativeMatrixSupportedStages_CLOSEST_HIT,
    Vulkan_P_cooperativeMatrixSupportedStages_CLUSTER_CULLING,
    Vulkan_P_cooperativeMatrixSupportedStages_COMPUTE,
    Vulkan_P_cooperativeMatrixSupportedStages_FRAGMENT,
    Vulkan_P_cooperativeMatrixSupportedStages_GEOMETRY,
    Vulkan_P_cooperativeMatrixSupportedStages_INTERSECTION,
    Vulkan_P_cooperativeMatrixSupportedStages_MESH,
    Vulkan_P_cooperativeMatrixSupportedStages_MISS,
    Vulkan_P_cooperativeMatrixSupportedStages_RAYGEN,
    Vulkan_P_cooperativeMatrixSupportedStages_SUBPASS_SHADING,
    Vulkan_P_cooperativeMatrixSupportedStages_TASK,
    Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_cooperativeMatrixSupportedStages_VERTEX,
    Vulkan_P_cooperativeVectorSupportedStages_ANY_HIT,
    Vulkan_P_cooperativeVectorSupportedStages_CALLABLE,
    Vulkan_P_cooperativeVectorSupportedStages_CLOSEST_HIT,
    Vulkan_P_cooperativeVectorSupportedStages_CLUSTER_CULLING,
    Vulkan_P_cooperativeVectorSupportedStages_COMPUTE,
    Vulkan_P_cooperativeVectorSupportedStages_FRAGMENT,
    Vulkan_P_cooperativeVectorSupportedStages_GEOMETRY,
    Vulkan_P_cooperativeVectorSupportedStages_INTERSECTION,
    Vulkan_P_cooperativeVectorSupportedStages_MESH,
    Vulkan_P_cooperativeVectorSupportedStages_MISS,
    Vulkan_P_cooperativeVectorSupportedStages_RAYGEN,
    Vulkan_P_cooperativeVectorSupportedStages_SUBPASS_SHADING,
    Vulkan_P_cooperativeVectorSupportedStages_TASK,
    Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_cooperativeVectorSupportedStages_VERTEX,
    Vulkan_P_cooperativeVectorTrainingFloat16Accumulation,
    Vulkan_P_cooperativeVectorTrainingFloat32Accumulation,
    Vulkan_P_denormBehaviorIndependence_32_BIT_ONLY,
    Vulkan_P_denormBehaviorIndependence_ALL,
    Vulkan_P_denormBehaviorIndependence_NONE,
    Vulkan_P_meshAndTaskShaderDerivatives,
    Vulkan_P_protectedNoFault,
    Vulkan_P_roundingModeIndependence_32_BIT_ONLY,
    Vulkan_P_roundingModeIndependence_ALL,
    Vulkan_P_roundingModeIndependence_NONE,
    Vulkan_P_shaderDenormFlushToZeroFloat16,
    Vulkan_P_shaderDenormFlushToZeroFloat32,
    Vulkan_P_shaderDenormFlushToZeroFloat64,
    Vulkan_P_shaderDenormPreserveFloat32,
    Vulkan_P_shaderDenormPreserveFloat64,
    Vulkan_P_shaderRoundingModeRTZFloat16,
    Vulkan_P_shaderTensorSupportedStages_ANY_HIT,
    Vulkan_P_shaderTensorSupportedStages_CALLABLE,
    Vulkan_P_shaderTensorSupportedStages_CLOSEST_HIT,
    Vulkan_P_shaderTensorSupportedStages_CLUSTER_CULLING,
    Vulkan_P_shaderTensorSupportedStages_COMPUTE,
    Vulkan_P_shaderTensorSupportedStages_FRAGMENT,
    Vulkan_P_shaderTensorSupportedStages_GEOMETRY,
    Vulkan_P_shaderTensorSupportedStages_INTERSECTION,
    Vulkan_P_shaderTensorSupportedStages_MESH,
    Vulkan_P_shaderTensorSupportedStages_MISS,
    Vulkan_P_shaderTensorSupportedStages_RAYGEN,
    Vulkan_P_shaderTensorSupportedStages_SUBPASS_SHADING,
    Vulkan_P_shaderTensorSupportedStages_TASK,
    Vulkan_P_shaderTensorSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_shaderTensorSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_shaderTensorSupportedStages_VERTEX,
    Vulkan_P_subgroupQuadOperationsInAllStages,
    Vulkan_P_subgroupSupportedStages_ANY_HIT,
    Vulkan_P_subgroupSupportedStages_CALLABLE,
    Vulkan_P_subgroupSupportedStages_CLOSEST_HIT,
    Vulkan_P_subgroupSupportedStages_CLUSTER_CULLING,
    Vulkan_P_subgroupSupportedStages_FRAGMENT,
    Vulkan_P_subgroupSupportedStages_GEOMETRY,
    Vulkan_P_subgroupSupportedStages_INTERSECTION,
    Vulkan_P_subgroupSupportedStages_MESH,
    Vulkan_P_subgroupSupportedStages_MISS,
    Vulkan_P_subgroupSupportedStages_RAYGEN,
    Vulkan_P_subgroupSupportedStages_SUBPASS_SHADING,
    Vulkan_P_subgroupSupportedStages_TASK,
    Vulkan_P_subgroupSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_subgroupSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_subgroupSupportedStages_VERTEX,
    Vulkan_P_transformFeedbackStreamsLinesTriangles,
  ];
}

defvar Vulkan_amd_rx_6600_Capabilities = !listconcat(Vulkan_1_3_Guaranteed, [
  SPIRV_C_Geometry, // geometryShader
  SPIRV_C_Tessellation, // tessellationShader
  SPIRV_C_Float16, // shaderFloat16, VK_AMD_gpu_shader_half_float
  SPIRV_C_Float64, // shaderFloat64
  SPIRV_C_Int64, // shaderInt64
  SPIRV_C_Int64Atomics, // shaderBufferInt64Atomics, shaderSharedInt64Atomics, shaderImageInt64Atomics
  SPIRV_C_Groups, // VK_AMD_shader_ballot
  SPIRV_C_Int16, // shaderInt16
  SPIRV_C_TessellationPointSize, // shaderTessellationAndGeometryPointSize
  SPIRV_C_GeometryPointSize, // shaderTessellationAndGeometryPointSize
  SPIRV_C_ImageGatherExtended, // shaderImageGatherExtended
  SPIRV_C_StorageImageMultisample, // shaderStorageImageMultisample
  SPIRV_C_UniformBufferArrayDynamicIndexing, // shaderUniformBufferArrayDynamicIndexing
  SPIRV_C_SampledImageArrayDynamicIndexing, // shaderSampledImageArrayDynamicIndexing
  SPIRV_C_StorageBufferArrayDynamicIndexing, // shaderStorageBufferArrayDynamicIndexing
  SPIRV_C_StorageImageArrayDynamicIndexing, // shaderStorageImageArrayDynamicIndexing
  SPIRV_C_ClipDistance, // shaderClipDistance
  SPIRV_C_CullDistance, // shaderCullDistance
  SPIRV_C_ImageCubeArray, // imageCubeArray
  SPIRV_C_SampleRateShading, // sampleRateShading
  SPIRV_C_Int8, // shaderInt8
  SPIRV_C_SparseResidency, // shaderResourceResidency
  SPIRV_C_MinLod, // shaderResourceMinLod
  SPIRV_C_SampledCubeArray, // imageCubeArray
  SPIRV_C_ImageMSArray, // shaderStorageImageMultisample
  SPIRV_C_InterpolationFunction, // sampleRateShading
  SPIRV_C_TransformFeedback, // transformFeedback
  SPIRV_C_GeometryStreams, // geometryStreams
  SPIRV_C_MultiViewport, // multiViewport
  SPIRV_C_GroupNonUniformVote, // VK_SUBGROUP_FEATURE_VOTE_BIT
  SPIRV_C_GroupNonUniformArithmetic, // VK_SUBGROUP_FEATURE_ARITHMETIC_BIT
  SPIRV_C_GroupNonUniformBallot, // VK_SUBGROUP_FEATURE_BALLOT_BIT
  SPIRV_C_GroupNonUniformShuffle, // VK_SUBGROUP_FEATURE_SHUFFLE_BIT
  SPIRV_C_GroupNonUniformShuffleRelative, // VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT
  SPIRV_C_GroupNonUniformClustered, // VK_SUBGROUP_FEATURE_CLUSTERED_BIT
  SPIRV_C_GroupNonUniformQuad, // VK_SUBGROUP_FEATURE_QUAD_BIT
  SPIRV_C_ShaderLayer, // shaderOutputLayer
  SPIRV_C_ShaderViewportIndex, // shaderOutputViewportIndex
  SPIRV_C_FragmentShadingRateKHR, // pipelineFragmentShadingRate, primitiveFragmentShadingRate, attachmentFragmentShadingRate
  SPIRV_C_SubgroupBallotKHR, // VK_EXT_shader_subgroup_ballot
  SPIRV_C_DrawParameters, // shaderDrawParameters, VK_KHR_shader_draw_parameters
  SPIRV_C_WorkgroupMemoryExplicitLayoutKHR, // workgroupMemoryExplicitLayout
  SPIRV_C_WorkgroupMemoryExplicitLayout8BitAccessKHR, // workgroupMemoryExplicitLayout8BitAccess
  SPIRV_C_WorkgroupMemoryExplicitLayout16BitAccessKHR, // workgroupMemoryExplicitLayout16BitAccess
  SPIRV_C_SubgroupVoteKHR, // VK_EXT_shader_subgroup_vote
  SPIRV_C_StorageBuffer16BitAccess, // storageBuffer16BitAccess
  SPIRV_C_StorageUniform16, // uniformAndStorageBuffer16BitAccess
  SPIRV_C_StoragePushConstant16, // storagePushConstant16
  SPIRV_C_StorageInputOutput16, // storageInputOutput16
  SPIRV_C_VariablePointersStorageBuffer, // variablePointersStorageBuffer
  SPIRV_C_VariablePointers, // variablePointers
  SPIRV_C_SampleMaskPostDepthCoverage, // VK_EXT_post_depth_coverage
  SPIRV_C_StorageBuffer8BitAccess, // storageBuffer8BitAccess
  SPIRV_C_UniformAndStorageBuffer8BitAccess, // uniformAndStorageBuffer8BitAccess
  SPIRV_C_StoragePushConstant8, // storagePushConstant8
  SPIRV_C_DenormPreserve, // shaderDenormPreserveFloat16, shaderDenormPreserveFloat32, shaderDenormPreserveFloat64
  SPIRV_C_DenormFlushToZero, // shaderDenormFlushToZeroFloat16, shaderDenormFlushToZeroFloat32, shaderDenormFlushToZeroFloat64
  SPIRV_C_SignedZeroInfNanPreserve, // shaderSignedZeroInfNanPreserveFloat16, shaderSignedZeroInfNanPreserveFloat32, shaderSignedZeroInfNanPreserveFloat64
  SPIRV_C_RoundingModeRTE, // shaderRoundingModeRTEFloat16, shaderRoundingModeRTEFloat32, shaderRoundingModeRTEFloat64
  SPIRV_C_RoundingModeRTZ, // shaderRoundingModeRTZFloat16, shaderRoundingModeRTZFloat32, shaderRoundingModeRTZFloat64
  SPIRV_C_RayQueryKHR, // rayQuery
  SPIRV_C_RayTraversalPrimitiveCullingKHR, // rayTraversalPrimitiveCulling, rayQuery
  SPIRV_C_RayTracingKHR, // rayTracingPipeline
  SPIRV_C_ImageGatherBiasLodAMD, // VK_AMD_texture_gather_bias_lod
  SPIRV_C_FragmentMaskAMD, // VK_AMD_shader_fragment_mask
  SPIRV_C_StencilExportEXT, // VK_EXT_shader_stencil_export
  SPIRV_C_ImageReadWriteLodAMD, // VK_AMD_shader_image_load_store_lod
  SPIRV_C_Int64ImageEXT, // shaderImageInt64Atomics
  SPIRV_C_ShaderClockKHR, // VK_KHR_shader_clock
  SPIRV_C_ShaderViewportIndexLayerEXT, // VK_EXT_shader_viewport_index_layer
  SPIRV_C_FragmentFullyCoveredEXT, // VK_EXT_conservative_rasterization
  SPIRV_C_MeshShadingEXT, // VK_EXT_mesh_shader
  SPIRV_C_FragmentBarycentricKHR, // fragmentShaderBarycentric
  SPIRV_C_RuntimeDescriptorArray, // runtimeDescriptorArray
  SPIRV_C_InputAttachmentArrayDynamicIndexing, // shaderInputAttachmentArrayDynamicIndexing
  SPIRV_C_UniformTexelBufferArrayDynamicIndexing, // shaderUniformTexelBufferArrayDynamicIndexing
  SPIRV_C_StorageTexelBufferArrayDynamicIndexing, // shaderStorageTexelBufferArrayDynamicIndexing
  SPIRV_C_UniformBufferArrayNonUniformIndexing, // shaderUniformBufferArrayNonUniformIndexing
  SPIRV_C_SampledImageArrayNonUniformIndexing, // shaderSampledImageArrayNonUniformIndexing
  SPIRV_C_StorageBufferArrayNonUniformIndexing, // shaderStorageBufferArrayNonUniformIndexing
  SPIRV_C_StorageImageArrayNonUniformIndexing, // shaderStorageImageArrayNonUniformIndexing
  SPIRV_C_InputAttachmentArrayNonUniformIndexing, // shaderInputAttachmentArrayNonUniformIndexing
  SPIRV_C_UniformTexelBufferArrayNonUniformIndexing, // shaderUniformTexelBufferArrayNonUniformIndexing
  SPIRV_C_StorageTexelBufferArrayNonUniformIndexing, // shaderStorageTexelBufferArrayNonUniformIndexing
  SPIRV_C_ComputeDerivativeGroupLinearNV, // computeDerivativeGroupLinear
  SPIRV_C_FragmentShaderSampleInterlockEXT, // fragmentShaderSampleInterlock
  SPIRV_C_FragmentShaderPixelInterlockEXT, // fragmentShaderPixelInterlock
  SPIRV_C_IntegerFunctions2INTEL, // shaderIntegerFunctions2
  SPIRV_C_AtomicFloat32MinMaxEXT, // shaderBufferFloat32AtomicMinMax, shaderSharedFloat32AtomicMinMax, shaderImageFloat32AtomicMinMax
  SPIRV_C_AtomicFloat64MinMaxEXT, // shaderBufferFloat64AtomicMinMax, shaderSharedFloat64AtomicMinMax
  SPIRV_C_DotProductInput4x8Bit, // shaderIntegerDotProduct
  SPIRV_C_RayCullMaskKHR, // rayTracingMaintenance1
  SPIRV_C_AtomicFloat32AddEXT, // shaderSharedFloat32AtomicAdd
]);

defvar Vulkan_amd_rx_6600_Extensions = !listconcat(Vulkan_1_3_Extensions, [
  SPV_KHR_post_depth_coverage, // VK_EXT_post_depth_coverage
  SPV_KHR_shader_ballot, // VK_EXT_shader_subgroup_ballot
  SPV_KHR_shader_clock, // VK_KHR_shader_clock
  SPV_KHR_subgroup_vote, // VK_EXT_shader_subgroup_vote
  SPV_KHR_fragment_shading_rate, // VK_KHR_fragment_shading_rate
  SPV_KHR_workgroup_memory_explicit_layout, // VK_KHR_workgroup_memory_explicit_layout
  SPV_KHR_ray_query, // VK_KHR_ray_query
  SPV_KHR_ray_tracing, // VK_KHR_ray_tracing_pipeline
  SPV_KHR_subgroup_uniform_control_flow, // VK_KHR_shader_subgroup_uniform_control_flow
  SPV_KHR_fragment_shader_barycentric, // VK_KHR_fragment_shader_barycentric
  SPV_KHR_ray_cull_mask, // VK_KHR_ray_tracing_maintenance1
  SPV_EXT_fragment_fully_covered, // VK_EXT_conservative_rasterization
  SPV_EXT_fragment_shader_interlock, // VK_EXT_fragment_shader_interlock
  SPV_EXT_physical_storage_buffer, // VK_EXT_buffer_device_address
  SPV_EXT_shader_stencil_export, // VK_EXT_shader_stencil_export
  SPV_EXT_shader_atomic_float_add, // VK_EXT_shader_atomic_float
  SPV_EXT_shader_atomic_float_min_max, // VK_EXT_shader_atomic_float2
  SPV_EXT_shader_image_int64, // VK_EXT_shader_image_atomic_int64
  SPV_EXT_shader_atomic_float16_add, // VK_EXT_shader_atomic_float2
  SPV_EXT_mesh_shader, // VK_EXT_mesh_shader
  SPV_AMD_shader_ballot, // VK_AMD_shader_ballot
  SPV_AMD_shader_explicit_vertex_parameter, // VK_AMD_shader_explicit_vertex_parameter
  SPV_AMD_shader_fragment_mask, // VK_AMD_shader_fragment_mask
  SPV_AMD_shader_image_load_store_lod, // VK_AMD_shader_image_load_store_lod
  SPV_AMD_texture_gather_bias_lod, // VK_AMD_texture_gather_bias_lod
  SPV_AMD_shader_early_and_late_fragment_tests, // VK_AMD_shader_early_and_late_fragment_tests
  SPV_GOOGLE_decorate_string, // VK_GOOGLE_decorate_string
  SPV_GOOGLE_hlsl_functionality1, // VK_GOOGLE_hlsl_functionality1
  SPV_GOOGLE_user_type, // VK_GOOGLE_user_type
  SPV_INTEL_shader_integer_functions2, // VK_INTEL_shader_integer_functions2
  SPV_NV_compute_shader_derivatives, // VK_NV_compute_shader_derivatives
]);

defvar Vulkan_amd_rx_6600_Features = !listconcat(Vulkan_1_3_Features, [
  Vulkan_F_attachmentFragmentShadingRate,
  Vulkan_F_computeDerivativeGroupLinear,
  Vulkan_F_fragmentShaderBarycentric,
  Vulkan_F_fragmentShaderPixelInterlock,
  Vulkan_F_fragmentShaderSampleInterlock,
  Vulkan_F_geometryShader,
  Vulkan_F_geometryStreams,
  Vulkan_F_imageCubeArray,
  Vulkan_F_multiViewport,
  Vulkan_F_pipelineFragmentShadingRate,
  Vulkan_F_primitiveFragmentShadingRate,
  Vulkan_F_rayQuery,
  Vulkan_F_rayTracingMaintenance1,
  Vulkan_F_rayTracingPipeline,
  Vulkan_F_rayTraversalPrimitiveCulling,
  Vulkan_F_runtimeDescriptorArray,
  Vulkan_F_sampleRateShading,
  Vulkan_F_shaderBufferFloat32AtomicMinMax,
  Vulkan_F_shaderBufferFloat64AtomicMinMax,
  Vulkan_F_shaderBufferInt64Atomics,
  Vulkan_F_shaderClipDistance,
  Vulkan_F_shaderCullDistance,
  Vulkan_F_shaderDrawParameters,
  Vulkan_F_shaderFloat16,
  Vulkan_F_shaderFloat64,
  Vulkan_F_shaderImageFloat32AtomicMinMax,
  Vulkan_F_shaderImageGatherExtended,
  Vulkan_F_shaderImageInt64Atomics,
  Vulkan_F_shaderInputAttachmentArrayDynamicIndexing,
  Vulkan_F_shaderInputAttachmentArrayNonUniformIndexing,
  Vulkan_F_shaderInt16,
  Vulkan_F_shaderInt64,
  Vulkan_F_shaderInt8,
  Vulkan_F_shaderIntegerFunctions2,
  Vulkan_F_shaderOutputLayer,
  Vulkan_F_shaderOutputViewportIndex,
  Vulkan_F_shaderResourceMinLod,
  Vulkan_F_shaderResourceResidency,
  Vulkan_F_shaderSampledImageArrayDynamicIndexing,
  Vulkan_F_shaderSampledImageArrayNonUniformIndexing,
  Vulkan_F_shaderSharedFloat32AtomicAdd,
  Vulkan_F_shaderSharedFloat32AtomicMinMax,
  Vulkan_F_shaderSharedFloat64AtomicMinMax,
  Vulkan_F_shaderSharedInt64Atomics,
  Vulkan_F_shaderStorageBufferArrayDynamicIndexing,
  Vulkan_F_shaderStorageBufferArrayNonUniformIndexing,
  Vulkan_F_shaderStorageImageArrayDynamicIndexing,
  Vulkan_F_shaderStorageImageArrayNonUniformIndexing,
  Vulkan_F_shaderStorageImageMultisample,
  Vulkan_F_shaderStorageImageReadWithoutFormat,
  Vulkan_F_shaderStorageImageWriteWithoutFormat,
  Vulkan_F_shaderStorageTexelBufferArrayDynamicIndexing,
  Vulkan_F_shaderStorageTexelBufferArrayNonUniformIndexing,
  Vulkan_F_shaderTessellationAndGeometryPointSize,
  Vulkan_F_shaderUniformBufferArrayDynamicIndexing,
  Vulkan_F_shaderUniformBufferArrayNonUniformIndexing,
  Vulkan_F_shaderUniformTexelBufferArrayDynamicIndexing,
  Vulkan_F_shaderUniformTexelBufferArrayNonUniformIndexing,
  Vulkan_F_storageBuffer16BitAccess,
  Vulkan_F_storageBuffer8BitAccess,
  Vulkan_F_storageInputOutput16,
  Vulkan_F_storagePushConstant16,
  Vulkan_F_storagePushConstant8,
  Vulkan_F_tessellationShader,
  Vulkan_F_transformFeedback,
  Vulkan_F_uniformAndStorageBuffer16BitAccess,
  Vulkan_F_uniformAndStorageBuffer8BitAccess,
  Vulkan_F_variablePointers,
  Vulkan_F_variablePointersStorageBuffer,
  Vulkan_F_workgroupMemoryExplicitLayout,
  Vulkan_F_workgroupMemoryExplicitLayout16BitAccess,
  Vulkan_F_workgroupMemoryExplicitLayout8BitAccess,
]);

defvar Vulkan_amd_rx_6600_Properties = !listconcat(Vulkan_1_3_Properties, [
  Vulkan_P_shaderDenormFlushToZeroFloat16,
  Vulkan_P_shaderDenormFlushToZeroFloat32,
  Vulkan_P_shaderDenormFlushToZeroFloat64,
  Vulkan_P_shaderDenormPreserveFloat16,
  Vulkan_P_shaderDenormPreserveFloat32,
  Vulkan_P_shaderDenormPreserveFloat64,
  Vulkan_P_shaderRoundingModeRTEFloat16,
  Vulkan_P_shaderRoundingModeRTEFloat32,
  Vulkan_P_shaderRoundingModeRTEFloat64,
  Vulkan_P_shaderRoundingModeRTZFloat16,
  Vulkan_P_shaderRoundingModeRTZFloat32,
  Vulkan_P_shaderRoundingModeRTZFloat64,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat16,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat32,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat64,
]);

def Vulkan_amd_rx_6600
    : VulkanDevice<
          "amd-rx-6600", Vulkan_1_3_Environment,
          Vulkan_amd_rx_6600_Capabilities, Vulkan_amd_rx_6600_Extensions, Vulkan_amd_rx_6600_Features, Vulkan_amd_rx_6600_Properties> {
  let family = "vulkan:amd-rx-6600";
  let rank = 0;
  let summary = "AMD Radeon RX 6600 (RDNA 2), Mesa's RADV 23.3";
  let source = "KhronosGroup/Vulkan-Profiles, profiles/LunarG/VP_LUNARG_desktop_max_2024/vp_gpuinfo_amd_radeon_rx_6600__radv_navi23__23_2_99_endeavouros_unknown.json (commit 910ea35629aa), a report of vulkan.gpuinfo.org";
  let device = "AMD:DiscreteGPU";
  let limits = "max_compute_shared_memory_size = 65536, max_compute_workgroup_invocations = 1024, max_compute_workgroup_size = [1024, 1024, 1024], subgroup_size = 64, min_subgroup_size = 32, max_subgroup_size = 64";
  let open = [
    Vulkan_F_clusterAccelerationStructure,
    Vulkan_F_clustercullingShader,
    Vulkan_F_computeDerivativeGroupQuads,
    Vulkan_F_cooperativeMatrix,
    Vulkan_F_cooperativeMatrixBlockLoads,
    Vulkan_F_cooperativeMatrixConversion,
    Vulkan_F_cooperativeMatrixConversions,
    Vulkan_F_cooperativeMatrixDecodeVector,
    Vulkan_F_cooperativeMatrixFlexibleDimensions,
    Vulkan_F_cooperativeMatrixGetCoordinate,
    Vulkan_F_cooperativeMatrixPerElementOperations,
    Vulkan_F_cooperativeMatrixProperties2,
    Vulkan_F_cooperativeMatrixReductions,
    Vulkan_F_cooperativeMatrixTensorAddressing,
    Vulkan_F_cooperativeMatrixWorkgroupScope,
    Vulkan_F_cooperativeVector,
    Vulkan_F_cooperativeVectorTraining,
    Vulkan_F_dataGraph,
    Vulkan_F_descriptorHeap,
    Vulkan_F_dynamicRenderingLocalRead,
    Vulkan_F_fragmentDensityMap,
    Vulkan_F_fragmentShaderShadingRateInterlock,
    Vulkan_F_fragmentStoresAndAtomics,
    Vulkan_F_imageFootprint,
    Vulkan_F_imageGatherExtendedModes,
    Vulkan_F_imageGatherLinear,
    Vulkan_F_linearSweptSpheres,
    Vulkan_F_longVector,
    Vulkan_F_maintenance5,
    Vulkan_F_maintenance8,
    Vulkan_F_maintenance9,
    Vulkan_F_micromap,
    Vulkan_F_pushConstantBank,
    Vulkan_F_rayTracingMotionBlur,
    Vulkan_F_rayTracingPositionFetch,
    Vulkan_F_shader64BitIndexing,
    Vulkan_F_shaderAbort,
    Vulkan_F_shaderBFloat16CooperativeMatrix,
    Vulkan_F_shaderBFloat16DotProduct,
    Vulkan_F_shaderBFloat16Type,
    Vulkan_F_shaderBufferFloat16AtomicAdd,
    Vulkan_F_shaderBufferFloat16AtomicMinMax,
    Vulkan_F_shaderBufferFloat16Atomics,
    Vulkan_F_shaderBufferFloat32AtomicAdd,
    Vulkan_F_shaderBufferFloat32Atomics,
    Vulkan_F_shaderBufferFloat64AtomicAdd,
    Vulkan_F_shaderBufferFloat64Atomics,
    Vulkan_F_shaderConstantData,
    Vulkan_F_shaderCoreBuiltins,
    Vulkan_F_shaderDeviceClock,
    Vulkan_F_shaderEarlyAndLateFragmentTests,
    Vulkan_F_shaderEnqueue,
    Vulkan_F_shaderExpectAssume,
    Vulkan_F_shaderFloat16VectorAtomics,
    Vulkan_F_shaderFloat4,
    Vulkan_F_shaderFloat6,
    Vulkan_F_shaderFloat8,
    Vulkan_F_shaderFloat8CooperativeMatrix,
    Vulkan_F_shaderFloat8UnsignedE8M0,
    Vulkan_F_shaderFloatControls2,
    Vulkan_F_shaderFmaFloat16,
    Vulkan_F_shaderFmaFloat32,
    Vulkan_F_shaderFmaFloat64,
    Vulkan_F_shaderImageFloat32AtomicAdd,
    Vulkan_F_shaderImageFloat32Atomics,
    Vulkan_F_shaderMXInt8,
    Vulkan_F_shaderMixedFloatDotProductBFloat16Acc,
    Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat16,
    Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat32,
    Vulkan_F_shaderMixedFloatDotProductFloat8AccFloat32,
    Vulkan_F_shaderMultipleWaitQueues,
    Vulkan_F_shaderQuadControl,
    Vulkan_F_shaderRawAccessChains,
    Vulkan_F_shaderRelaxedExtendedInstruction,
    Vulkan_F_shaderReplicatedComposites,
    Vulkan_F_shaderSMBuiltins,
    Vulkan_F_shaderSampleRateInterpolationFunctions,
    Vulkan_F_shaderSharedFloat16AtomicAdd,
    Vulkan_F_shaderSharedFloat16AtomicMinMax,
    Vulkan_F_shaderSharedFloat16Atomics,
    Vulkan_F_shaderSharedFloat32Atomics,
    Vulkan_F_shaderSharedFloat64AtomicAdd,
    Vulkan_F_shaderSharedFloat64Atomics,
    Vulkan_F_shaderSplitBarrier,
    Vulkan_F_shaderStorageTensorArrayDynamicIndexing,
    Vulkan_F_shaderStorageTensorArrayNonUniformIndexing,
    Vulkan_F_shaderSubgroupClock,
    Vulkan_F_shaderSubgroupPartitioned,
    Vulkan_F_shaderSubgroupRotate,
    Vulkan_F_shaderSubgroupRotateClustered,
    Vulkan_F_shaderSubgroupUniformControlFlow,
    Vulkan_F_shaderTensorAccess,
    Vulkan_F_shaderTileImageColorReadAccess,
    Vulkan_F_shaderTileImageDepthReadAccess,
    Vulkan_F_shaderTileImageStencilReadAccess,
    Vulkan_F_shaderUniformBufferUnsizedArray,
    Vulkan_F_shaderUntypedPointers,
    Vulkan_F_shadingRateImage,
    Vulkan_F_sparseImageFloat32AtomicAdd,
    Vulkan_F_sparseImageFloat32AtomicMinMax,
    Vulkan_F_sparseImageFloat32Atomics,
    Vulkan_F_spheres,
    Vulkan_F_tessellationIsolines,
    Vulkan_F_tessellationPointMode,
    Vulkan_F_textureBlockMatch,
    Vulkan_F_textureBlockMatch2,
    Vulkan_F_textureBoxFilter,
    Vulkan_F_textureSampleWeighted,
    Vulkan_F_tileShading,
    Vulkan_F_tileShadingAtomicOps,
    Vulkan_F_tileShadingColorAttachments,
    Vulkan_F_tileShadingDepthAttachments,
    Vulkan_F_tileShadingFragmentStage,
    Vulkan_F_tileShadingImageProcessing,
    Vulkan_F_tileShadingInputAttachments,
    Vulkan_F_tileShadingSampledAttachments,
    Vulkan_F_tileShadingStencilAttachments,
    Vulkan_F_vertexPipelineStoresAndAtomics,
    Vulkan_P_cooperativeMatrixSupportedStages_ANY_HIT,
    Vulkan_P_cooperativeMatrixSupportedStages_CALLABLE,
    Vulkan_P_cooperativeMatrixSupportedStages_CLOSEST_HIT,
    Vulkan_P_cooperativeMatrixSupportedStages_CLUSTER_CULLING,
    Vulkan_P_cooperativeMatrixSupportedStages_COMPUTE,
    Vulkan_P_cooperativeMatrixSupportedStages_FRAGMENT,
    Vulkan_P_cooperativeMatrixSupportedStages_GEOMETRY,
    Vulkan_P_cooperativeMatrixSupportedStages_INTERSECTION,
    Vulkan_P_cooperativeMatrixSupportedStages_MESH,
    Vulkan_P_cooperativeMatrixSupportedStages_MISS,
    Vulkan_P_cooperativeMatrixSupportedStages_RAYGEN,
    Vulkan_P_cooperativeMatrixSupportedStages_SUBPASS_SHADING,
    Vulkan_P_cooperativeMatrixSupportedStages_TASK,
    Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_cooperativeMatrixSupportedStages_VERTEX,
    Vulkan_P_cooperativeVectorSupportedStages_ANY_HIT,
    Vulkan_P_cooperativeVectorSupportedStages_CALLABLE,
    Vulkan_P_cooperativeVectorSupportedStages_CLOSEST_HIT,
    Vulkan_P_cooperativeVectorSupportedStages_CLUSTER_CULLING,
    Vulkan_P_cooperativeVectorSupportedStages_COMPUTE,
    Vulkan_P_cooperativeVectorSupportedStages_FRAGMENT,
    Vulkan_P_cooperativeVectorSupportedStages_GEOMETRY,
    Vulkan_P_cooperativeVectorSupportedStages_INTERSECTION,
    Vulkan_P_cooperativeVectorSupportedStages_MESH,
    Vulkan_P_cooperativeVectorSupportedStages_MISS,
    Vulkan_P_cooperativeVectorSupportedStages_RAYGEN,
    Vulkan_P_cooperativeVectorSupportedStages_SUBPASS_SHADING,
    Vulkan_P_cooperativeVectorSupportedStages_TASK,
    Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_cooperativeVectorSupportedStages_VERTEX,
    Vulkan_P_cooperativeVectorTrainingFloat16Accumulation,
    Vulkan_P_cooperativeVectorTrainingFloat32Accumulation,
    Vulkan_P_denormBehaviorIndependence_32_BIT_ONLY,
    Vulkan_P_denormBehaviorIndependence_ALL,
    Vulkan_P_denormBehaviorIndependence_NONE,
    Vulkan_P_meshAndTaskShaderDerivatives,
    Vulkan_P_protectedNoFault,
    Vulkan_P_roundingModeIndependence_32_BIT_ONLY,
    Vulkan_P_roundingModeIndependence_ALL,
    Vulkan_P_roundingModeIndependence_NONE,
    Vulkan_P_shaderTensorSupportedStages_ANY_HIT,
    Vulkan_P_shaderTensorSupportedStages_CALLABLE,
    Vulkan_P_shaderTensorSupportedStages_CLOSEST_HIT,
    Vulkan_P_shaderTensorSupportedStages_CLUSTER_CULLING,
    Vulkan_P_shaderTensorSupportedStages_COMPUTE,
    Vulkan_P_shaderTensorSupportedStages_FRAGMENT,
    Vulkan_P_shaderTensorSupportedStages_GEOMETRY,
    Vulkan_P_shaderTensorSupportedStages_INTERSECTION,
    Vulkan_P_shaderTensorSupportedStages_MESH,
    Vulkan_P_shaderTensorSupportedStages_MISS,
    Vulkan_P_shaderTensorSupportedStages_RAYGEN,
    Vulkan_P_shaderTensorSupportedStages_SUBPASS_SHADING,
    Vulkan_P_shaderTensorSupportedStages_TASK,
    Vulkan_P_shaderTensorSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_shaderTensorSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_shaderTensorSupportedStages_VERTEX,
    Vulkan_P_subgroupQuadOperationsInAllStages,
    Vulkan_P_subgroupSupportedStages_ANY_HIT,
    Vulkan_P_subgroupSupportedStages_CALLABLE,
    Vulkan_P_subgroupSupportedStages_CLOSEST_HIT,
    Vulkan_P_subgroupSupportedStages_CLUSTER_CULLING,
    Vulkan_P_subgroupSupportedStages_FRAGMENT,
    Vulkan_P_subgroupSupportedStages_GEOMETRY,
    Vulkan_P_subgroupSupportedStages_INTERSECTION,
    Vulkan_P_subgroupSupportedStages_MESH,
    Vulkan_P_subgroupSupportedStages_MISS,
    Vulkan_P_subgroupSupportedStages_RAYGEN,
    Vulkan_P_subgroupSupportedStages_SUBPASS_SHADING,
    Vulkan_P_subgroupSupportedStages_TASK,
    Vulkan_P_subgroupSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_subgroupSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_subgroupSupportedStages_VERTEX,
    Vulkan_P_transformFeedbackStreamsLinesTriangles,
  ];
}

defvar Vulkan_intel_arc_a770_Capabilities = !listconcat(Vulkan_1_4_Guaranteed, [
  SPIRV_C_Geometry, // geometryShader
  SPIRV_C_Tessellation, // tessellationShader
  SPIRV_C_Float16, // shaderFloat16
  SPIRV_C_Int64, // shaderInt64
  SPIRV_C_Int64Atomics, // shaderBufferInt64Atomics, shaderImageInt64Atomics
  SPIRV_C_TessellationPointSize, // shaderTessellationAndGeometryPointSize
  SPIRV_C_GeometryPointSize, // shaderTessellationAndGeometryPointSize
  SPIRV_C_ClipDistance, // shaderClipDistance
  SPIRV_C_CullDistance, // shaderCullDistance
  SPIRV_C_SparseResidency, // shaderResourceResidency
  SPIRV_C_MinLod, // shaderResourceMinLod
  SPIRV_C_TransformFeedback, // transformFeedback
  SPIRV_C_GeometryStreams, // geometryStreams
  SPIRV_C_MultiViewport, // multiViewport
  SPIRV_C_GroupNonUniformVote, // VK_SUBGROUP_FEATURE_VOTE_BIT
  SPIRV_C_GroupNonUniformArithmetic, // VK_SUBGROUP_FEATURE_ARITHMETIC_BIT
  SPIRV_C_GroupNonUniformBallot, // VK_SUBGROUP_FEATURE_BALLOT_BIT
  SPIRV_C_GroupNonUniformShuffle, // VK_SUBGROUP_FEATURE_SHUFFLE_BIT
  SPIRV_C_GroupNonUniformShuffleRelative, // VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT
  SPIRV_C_GroupNonUniformClustered, // VK_SUBGROUP_FEATURE_CLUSTERED_BIT
  SPIRV_C_GroupNonUniformQuad, // VK_SUBGROUP_FEATURE_QUAD_BIT
  SPIRV_C_ShaderLayer, // shaderOutputLayer
  SPIRV_C_ShaderViewportIndex, // shaderOutputViewportIndex
  SPIRV_C_FragmentShadingRateKHR, // pipelineFragmentShadingRate, primitiveFragmentShadingRate, attachmentFragmentShadingRate
  SPIRV_C_SubgroupBallotKHR, // VK_EXT_shader_subgroup_ballot
  SPIRV_C_DrawParameters, // shaderDrawParameters, VK_KHR_shader_draw_parameters
  SPIRV_C_WorkgroupMemoryExplicitLayoutKHR, // workgroupMemoryExplicitLayout
  SPIRV_C_WorkgroupMemoryExplicitLayout8BitAccessKHR, // workgroupMemoryExplicitLayout8BitAccess
  SPIRV_C_WorkgroupMemoryExplicitLayout16BitAccessKHR, // workgroupMemoryExplicitLayout16BitAccess
  SPIRV_C_SubgroupVoteKHR, // VK_EXT_shader_subgroup_vote
  SPIRV_C_StorageUniform16, // uniformAndStorageBuffer16BitAccess
  SPIRV_C_StoragePushConstant16, // storagePushConstant16
  SPIRV_C_StorageInputOutput16, // storageInputOutput16
  SPIRV_C_SampleMaskPostDepthCoverage, // VK_EXT_post_depth_coverage
  SPIRV_C_UniformAndStorageBuffer8BitAccess, // uniformAndStorageBuffer8BitAccess
  SPIRV_C_StoragePushConstant8, // storagePushConstant8
  SPIRV_C_DenormPreserve, // shaderDenormPreserveFloat16, shaderDenormPreserveFloat32, shaderDenormPreserveFloat64
  SPIRV_C_DenormFlushToZero, // shaderDenormFlushToZeroFloat32, shaderDenormFlushToZeroFloat64
  SPIRV_C_RoundingModeRTE, // shaderRoundingModeRTEFloat16, shaderRoundingModeRTEFloat32, shaderRoundingModeRTEFloat64
  SPIRV_C_RoundingModeRTZ, // shaderRoundingModeRTZFloat16, shaderRoundingModeRTZFloat32, shaderRoundingModeRTZFloat64
  SPIRV_C_RayQueryKHR, // rayQuery
  SPIRV_C_RayTraversalPrimitiveCullingKHR, // rayTraversalPrimitiveCulling, rayQuery
  SPIRV_C_RayTracingKHR, // rayTracingPipeline
  SPIRV_C_StencilExportEXT, // VK_EXT_shader_stencil_export
  SPIRV_C_Int64ImageEXT, // shaderImageInt64Atomics
  SPIRV_C_ShaderClockKHR, // VK_KHR_shader_clock
  SPIRV_C_ShaderViewportIndexLayerEXT, // VK_EXT_shader_viewport_index_layer
  SPIRV_C_FragmentFullyCoveredEXT, // VK_EXT_conservative_rasterization
  SPIRV_C_MeshShadingEXT, // VK_EXT_mesh_shader
  SPIRV_C_ComputeDerivativeGroupQuadsNV, // computeDerivativeGroupQuads
  SPIRV_C_RuntimeDescriptorArray, // runtimeDescriptorArray
  SPIRV_C_UniformBufferArrayNonUniformIndexing, // shaderUniformBufferArrayNonUniformIndexing
  SPIRV_C_SampledImageArrayNonUniformIndexing, // shaderSampledImageArrayNonUniformIndexing
  SPIRV_C_StorageBufferArrayNonUniformIndexing, // shaderStorageBufferArrayNonUniformIndexing
  SPIRV_C_StorageImageArrayNonUniformIndexing, // shaderStorageImageArrayNonUniformIndexing
  SPIRV_C_UniformTexelBufferArrayNonUniformIndexing, // shaderUniformTexelBufferArrayNonUniformIndexing
  SPIRV_C_StorageTexelBufferArrayNonUniformIndexing, // shaderStorageTexelBufferArrayNonUniformIndexing
  SPIRV_C_ComputeDerivativeGroupLinearNV, // computeDerivativeGroupLinear
  SPIRV_C_FragmentShaderSampleInterlockEXT, // fragmentShaderSampleInterlock
  SPIRV_C_FragmentShaderPixelInterlockEXT, // fragmentShaderPixelInterlock
  SPIRV_C_IntegerFunctions2INTEL, // shaderIntegerFunctions2
  SPIRV_C_AtomicFloat32MinMaxEXT, // shaderBufferFloat32AtomicMinMax, shaderSharedFloat32AtomicMinMax
  SPIRV_C_AtomicFloat16MinMaxEXT, // shaderBufferFloat16AtomicMinMax, shaderSharedFloat16AtomicMinMax
  SPIRV_C_RayCullMaskKHR, // rayTracingMaintenance1
  SPIRV_C_CooperativeMatrixKHR, // cooperativeMatrix
  SPIRV_C_AtomicFloat32AddEXT, // shaderBufferFloat32AtomicAdd
]);

defvar Vulkan_intel_arc_a770_Extensions = !listconcat(Vulkan_1_4_Extensions, [
  SPV_KHR_post_depth_coverage, // VK_EXT_post_depth_coverage
  SPV_KHR_shader_ballot, // VK_EXT_shader_subgroup_ballot
  SPV_KHR_shader_clock, // VK_KHR_shader_clock
  SPV_KHR_subgroup_vote, // VK_EXT_shader_subgroup_vote
  SPV_KHR_fragment_shading_rate, // VK_KHR_fragment_shading_rate
  SPV_KHR_workgroup_memory_explicit_layout, // VK_KHR_workgroup_memory_explicit_layout
  SPV_KHR_ray_query, // VK_KHR_ray_query
  SPV_KHR_ray_tracing, // VK_KHR_ray_tracing_pipeline
  SPV_KHR_subgroup_uniform_control_flow, // VK_KHR_shader_subgroup_uniform_control_flow
  SPV_KHR_ray_cull_mask, // VK_KHR_ray_tracing_maintenance1
  SPV_KHR_cooperative_matrix, // VK_KHR_cooperative_matrix
  SPV_EXT_fragment_fully_covered, // VK_EXT_conservative_rasterization
  SPV_EXT_fragment_shader_interlock, // VK_EXT_fragment_shader_interlock
  SPV_EXT_physical_storage_buffer, // VK_EXT_buffer_device_address
  SPV_EXT_shader_stencil_export, // VK_EXT_shader_stencil_export
  SPV_EXT_shader_atomic_float_add, // VK_EXT_shader_atomic_float
  SPV_EXT_shader_atomic_float_min_max, // VK_EXT_shader_atomic_float2
  SPV_EXT_shader_image_int64, // VK_EXT_shader_image_atomic_int64
  SPV_EXT_shader_atomic_float16_add, // VK_EXT_shader_atomic_float2
  SPV_EXT_mesh_shader, // VK_EXT_mesh_shader
  SPV_GOOGLE_decorate_string, // VK_GOOGLE_decorate_string
  SPV_GOOGLE_hlsl_functionality1, // VK_GOOGLE_hlsl_functionality1
  SPV_GOOGLE_user_type, // VK_GOOGLE_user_type
  SPV_INTEL_shader_integer_functions2, // VK_INTEL_shader_integer_functions2
  SPV_NV_compute_shader_derivatives, // VK_NV_compute_shader_derivatives
]);

defvar Vulkan_intel_arc_a770_Features = !listconcat(Vulkan_1_4_Features, [
  Vulkan_F_attachmentFragmentShadingRate,
  Vulkan_F_computeDerivativeGroupLinear,
  Vulkan_F_computeDerivativeGroupQuads,
  Vulkan_F_cooperativeMatrix,
  Vulkan_F_fragmentShaderPixelInterlock,
  Vulkan_F_fragmentShaderSampleInterlock,
  Vulkan_F_geometryShader,
  Vulkan_F_geometryStreams,
  Vulkan_F_multiViewport,
  Vulkan_F_pipelineFragmentShadingRate,
  Vulkan_F_primitiveFragmentShadingRate,
  Vulkan_F_rayQuery,
  Vulkan_F_rayTracingMaintenance1,
  Vulkan_F_rayTracingPipeline,
  Vulkan_F_rayTraversalPrimitiveCulling,
  Vulkan_F_runtimeDescriptorArray,
  Vulkan_F_shaderBufferFloat16AtomicMinMax,
  Vulkan_F_shaderBufferFloat32AtomicAdd,
  Vulkan_F_shaderBufferFloat32AtomicMinMax,
  Vulkan_F_shaderBufferInt64Atomics,
  Vulkan_F_shaderClipDistance,
  Vulkan_F_shaderCullDistance,
  Vulkan_F_shaderDrawParameters,
  Vulkan_F_shaderFloat16,
  Vulkan_F_shaderImageInt64Atomics,
  Vulkan_F_shaderInt64,
  Vulkan_F_shaderIntegerFunctions2,
  Vulkan_F_shaderOutputLayer,
  Vulkan_F_shaderOutputViewportIndex,
  Vulkan_F_shaderResourceMinLod,
  Vulkan_F_shaderResourceResidency,
  Vulkan_F_shaderSampledImageArrayNonUniformIndexing,
  Vulkan_F_shaderSharedFloat16AtomicMinMax,
  Vulkan_F_shaderSharedFloat32AtomicMinMax,
  Vulkan_F_shaderStorageBufferArrayNonUniformIndexing,
  Vulkan_F_shaderStorageImageArrayNonUniformIndexing,
  Vulkan_F_shaderStorageImageReadWithoutFormat,
  Vulkan_F_shaderStorageImageWriteWithoutFormat,
  Vulkan_F_shaderStorageTexelBufferArrayNonUniformIndexing,
  Vulkan_F_shaderTessellationAndGeometryPointSize,
  Vulkan_F_shaderUniformBufferArrayNonUniformIndexing,
  Vulkan_F_shaderUniformTexelBufferArrayNonUniformIndexing,
  Vulkan_F_storageInputOutput16,
  Vulkan_F_storagePushConstant16,
  Vulkan_F_storagePushConstant8,
  Vulkan_F_tessellationShader,
  Vulkan_F_transformFeedback,
  Vulkan_F_uniformAndStorageBuffer16BitAccess,
  Vulkan_F_uniformAndStorageBuffer8BitAccess,
  Vulkan_F_workgroupMemoryExplicitLayout,
  Vulkan_F_workgroupMemoryExplicitLayout16BitAccess,
  Vulkan_F_workgroupMemoryExplicitLayout8BitAccess,
]);

defvar Vulkan_intel_arc_a770_Properties = !listconcat(Vulkan_1_4_Properties, [
  Vulkan_P_shaderDenormFlushToZeroFloat32,
  Vulkan_P_shaderDenormFlushToZeroFloat64,
  Vulkan_P_shaderDenormPreserveFloat16,
  Vulkan_P_shaderDenormPreserveFloat32,
  Vulkan_P_shaderDenormPreserveFloat64,
  Vulkan_P_shaderRoundingModeRTEFloat16,
  Vulkan_P_shaderRoundingModeRTEFloat32,
  Vulkan_P_shaderRoundingModeRTEFloat64,
  Vulkan_P_shaderRoundingModeRTZFloat16,
  Vulkan_P_shaderRoundingModeRTZFloat32,
  Vulkan_P_shaderRoundingModeRTZFloat64,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat16,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat64,
]);

def Vulkan_intel_arc_a770
    : VulkanDevice<
          "intel-arc-a770", Vulkan_1_4_Environment,
          Vulkan_intel_arc_a770_Capabilities, Vulkan_intel_arc_a770_Extensions, Vulkan_intel_arc_a770_Features, Vulkan_intel_arc_a770_Properties> {
  let family = "vulkan:intel-arc-a770";
  let rank = 0;
  let summary = "Intel Arc A770, Mesa 26.1.2";
  let source = "KhronosGroup/Vulkan-Profiles, profiles/LunarG/VP_LUNARG_desktop_baseline_2026/vp_gpuinfo_intel_r__arc_tm__a770_graphics__dg2__26_1_2_arch_unknown.json (commit b737c1d7591c), a report of vulkan.gpuinfo.org";
  let device = "Intel:DiscreteGPU";
  let limits = "max_compute_shared_memory_size = 49152, max_compute_workgroup_invocations = 1024, max_compute_workgroup_size = [1024, 1024, 1024], min_subgroup_size = 8, max_subgroup_size = 32";
  let open = [
    Vulkan_F_clusterAccelerationStructure,
    Vulkan_F_clustercullingShader,
    Vulkan_F_cooperativeMatrixBlockLoads,
    Vulkan_F_cooperativeMatrixConversion,
    Vulkan_F_cooperativeMatrixConversions,
    Vulkan_F_cooperativeMatrixDecodeVector,
    Vulkan_F_cooperativeMatrixFlexibleDimensions,
    Vulkan_F_cooperativeMatrixGetCoordinate,
    Vulkan_F_cooperativeMatrixPerElementOperations,
    Vulkan_F_cooperativeMatrixProperties2,
    Vulkan_F_cooperativeMatrixReductions,
    Vulkan_F_cooperativeMatrixTensorAddressing,
    Vulkan_F_cooperativeMatrixWorkgroupScope,
    Vulkan_F_cooperativeVector,
    Vulkan_F_cooperativeVectorTraining,
    Vulkan_F_dataGraph,
    Vulkan_F_descriptorHeap,
    Vulkan_F_fragmentDensityMap,
    Vulkan_F_fragmentShaderBarycentric,
    Vulkan_F_fragmentShaderShadingRateInterlock,
    Vulkan_F_imageFootprint,
    Vulkan_F_imageGatherExtendedModes,
    Vulkan_F_imageGatherLinear,
    Vulkan_F_linearSweptSpheres,
    Vulkan_F_longVector,
    Vulkan_F_maintenance8,
    Vulkan_F_maintenance9,
    Vulkan_F_micromap,
    Vulkan_F_pushConstantBank,
    Vulkan_F_rayTracingMotionBlur,
    Vulkan_F_rayTracingPositionFetch,
    Vulkan_F_shader64BitIndexing,
    Vulkan_F_shaderAbort,
    Vulkan_F_shaderBFloat16CooperativeMatrix,
    Vulkan_F_shaderBFloat16DotProduct,
    Vulkan_F_shaderBFloat16Type,
    Vulkan_F_shaderBufferFloat16AtomicAdd,
    Vulkan_F_shaderBufferFloat16Atomics,
    Vulkan_F_shaderBufferFloat32Atomics,
    Vulkan_F_shaderBufferFloat64AtomicAdd,
    Vulkan_F_shaderBufferFloat64AtomicMinMax,
    Vulkan_F_shaderBufferFloat64Atomics,
    Vulkan_F_shaderConstantData,
    Vulkan_F_shaderCoreBuiltins,
    Vulkan_F_shaderDeviceClock,
    Vulkan_F_shaderEarlyAndLateFragmentTests,
    Vulkan_F_shaderEnqueue,
    Vulkan_F_shaderFloat16VectorAtomics,
    Vulkan_F_shaderFloat4,
    Vulkan_F_shaderFloat6,
    Vulkan_F_shaderFloat64,
    Vulkan_F_shaderFloat8,
    Vulkan_F_shaderFloat8CooperativeMatrix,
    Vulkan_F_shaderFloat8UnsignedE8M0,
    Vulkan_F_shaderFmaFloat16,
    Vulkan_F_shaderFmaFloat32,
    Vulkan_F_shaderFmaFloat64,
    Vulkan_F_shaderImageFloat32AtomicAdd,
    Vulkan_F_shaderImageFloat32AtomicMinMax,
    Vulkan_F_shaderImageFloat32Atomics,
    Vulkan_F_shaderInputAttachmentArrayDynamicIndexing,
    Vulkan_F_shaderInputAttachmentArrayNonUniformIndexing,
    Vulkan_F_shaderMXInt8,
    Vulkan_F_shaderMixedFloatDotProductBFloat16Acc,
    Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat16,
    Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat32,
    Vulkan_F_shaderMixedFloatDotProductFloat8AccFloat32,
    Vulkan_F_shaderMultipleWaitQueues,
    Vulkan_F_shaderQuadControl,
    Vulkan_F_shaderRawAccessChains,
    Vulkan_F_shaderRelaxedExtendedInstruction,
    Vulkan_F_shaderReplicatedComposites,
    Vulkan_F_shaderSMBuiltins,
    Vulkan_F_shaderSampleRateInterpolationFunctions,
    Vulkan_F_shaderSharedFloat16AtomicAdd,
    Vulkan_F_shaderSharedFloat16Atomics,
    Vulkan_F_shaderSharedFloat32AtomicAdd,
    Vulkan_F_shaderSharedFloat32Atomics,
    Vulkan_F_shaderSharedFloat64AtomicAdd,
    Vulkan_F_shaderSharedFloat64AtomicMinMax,
    Vulkan_F_shaderSharedFloat64Atomics,
    Vulkan_F_shaderSharedInt64Atomics,
    Vulkan_F_shaderSplitBarrier,
    Vulkan_F_shaderStorageImageMultisample,
    Vulkan_F_shaderStorageTensorArrayDynamicIndexing,
    Vulkan_F_shaderStorageTensorArrayNonUniformIndexing,
    Vulkan_F_shaderSubgroupClock,
    Vulkan_F_shaderSubgroupPartitioned,
    Vulkan_F_shaderSubgroupUniformControlFlow,
    Vulkan_F_shaderTensorAccess,
    Vulkan_F_shaderTileImageColorReadAccess,
    Vulkan_F_shaderTileImageDepthReadAccess,
    Vulkan_F_shaderTileImageStencilReadAccess,
    Vulkan_F_shaderUniformBufferUnsizedArray,
    Vulkan_F_shaderUntypedPointers,
    Vulkan_F_shadingRateImage,
    Vulkan_F_sparseImageFloat32AtomicAdd,
    Vulkan_F_sparseImageFloat32AtomicMinMax,
    Vulkan_F_sparseImageFloat32Atomics,
    Vulkan_F_spheres,
    Vulkan_F_tessellationIsolines,
    Vulkan_F_tessellationPointMode,
    Vulkan_F_textureBlockMatch,
    Vulkan_F_textureBlockMatch2,
    Vulkan_F_textureBoxFilter,
    Vulkan_F_textureSampleWeighted,
    Vulkan_F_tileShading,
    Vulkan_F_tileShadingAtomicOps,
    Vulkan_F_tileShadingColorAttachments,
    Vulkan_F_tileShadingDepthAttachments,
    Vulkan_F_tileShadingFragmentStage,
    Vulkan_F_tileShadingImageProcessing,
    Vulkan_F_tileShadingInputAttachments,
    Vulkan_F_tileShadingSampledAttachments,
    Vulkan_F_tileShadingStencilAttachments,
    Vulkan_F_vertexPipelineStoresAndAtomics,
    Vulkan_P_cooperativeMatrixSupportedStages_ANY_HIT,
    Vulkan_P_cooperativeMatrixSupportedStages_CALLABLE,
    Vulkan_P_cooperativeMatrixSupportedStages_CLOSEST_HIT,
    Vulkan_P_cooperativeMatrixSupportedStages_CLUSTER_CULLING,
    Vulkan_P_cooperativeMatrixSupportedStages_COMPUTE,
    Vulkan_P_cooperativeMatrixSupportedStages_FRAGMENT,
    Vulkan_P_cooperativeMatrixSupportedStages_GEOMETRY,
    Vulkan_P_cooperativeMatrixSupportedStages_INTERSECTION,
    Vulkan_P_cooperativeMatrixSupportedStages_MESH,
    Vulkan_P_cooperativeMatrixSupportedStages_MISS,
    Vulkan_P_cooperativeMatrixSupportedStages_RAYGEN,
    Vulkan_P_cooperativeMatrixSupportedStages_SUBPASS_SHADING,
    Vulkan_P_cooperativeMatrixSupportedStages_TASK,
    Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_cooperativeMatrixSupportedStages_VERTEX,
    Vulkan_P_cooperativeVectorSupportedStages_ANY_HIT,
    Vulkan_P_cooperativeVectorSupportedStages_CALLABLE,
    Vulkan_P_cooperativeVectorSupportedStages_CLOSEST_HIT,
    Vulkan_P_cooperativeVectorSupportedStages_CLUSTER_CULLING,
    Vulkan_P_cooperativeVectorSupportedStages_COMPUTE,
    Vulkan_P_cooperativeVectorSupportedStages_FRAGMENT,
    Vulkan_P_cooperativeVectorSupportedStages_GEOMETRY,
    Vulkan_P_cooperativeVectorSupportedStages_INTERSECTION,
    Vulkan_P_cooperativeVectorSupportedStages_MESH,
    Vulkan_P_cooperativeVectorSupportedStages_MISS,
    Vulkan_P_cooperativeVectorSupportedStages_RAYGEN,
    Vulkan_P_cooperativeVectorSupportedStages_SUBPASS_SHADING,
    Vulkan_P_cooperativeVectorSupportedStages_TASK,
    Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_cooperativeVectorSupportedStages_VERTEX,
    Vulkan_P_cooperativeVectorTrainingFloat16Accumulation,
    Vulkan_P_cooperativeVectorTrainingFloat32Accumulation,
    Vulkan_P_denormBehaviorIndependence_32_BIT_ONLY,
    Vulkan_P_denormBehaviorIndependence_ALL,
    Vulkan_P_denormBehaviorIndependence_NONE,
    Vulkan_P_meshAndTaskShaderDerivatives,
    Vulkan_P_protectedNoFault,
    Vulkan_P_roundingModeIndependence_32_BIT_ONLY,
    Vulkan_P_roundingModeIndependence_ALL,
    Vulkan_P_roundingModeIndependence_NONE,
    Vulkan_P_shaderDenormFlushToZeroFloat16,
    Vulkan_P_shaderTensorSupportedStages_ANY_HIT,
    Vulkan_P_shaderTensorSupportedStages_CALLABLE,
    Vulkan_P_shaderTensorSupportedStages_CLOSEST_HIT,
    Vulkan_P_shaderTensorSupportedStages_CLUSTER_CULLING,
    Vulkan_P_shaderTensorSupportedStages_COMPUTE,
    Vulkan_P_shaderTensorSupportedStages_FRAGMENT,
    Vulkan_P_shaderTensorSupportedStages_GEOMETRY,
    Vulkan_P_shaderTensorSupportedStages_INTERSECTION,
    Vulkan_P_shaderTensorSupportedStages_MESH,
    Vulkan_P_shaderTensorSupportedStages_MISS,
    Vulkan_P_shaderTensorSupportedStages_RAYGEN,
    Vulkan_P_shaderTensorSupportedStages_SUBPASS_SHADING,
    Vulkan_P_shaderTensorSupportedStages_TASK,
    Vulkan_P_shaderTensorSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_shaderTensorSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_shaderTensorSupportedStages_VERTEX,
    Vulkan_P_subgroupQuadOperationsInAllStages,
    Vulkan_P_subgroupSupportedStages_ANY_HIT,
    Vulkan_P_subgroupSupportedStages_CALLABLE,
    Vulkan_P_subgroupSupportedStages_CLOSEST_HIT,
    Vulkan_P_subgroupSupportedStages_CLUSTER_CULLING,
    Vulkan_P_subgroupSupportedStages_FRAGMENT,
    Vulkan_P_subgroupSupportedStages_GEOMETRY,
    Vulkan_P_subgroupSupportedStages_INTERSECTION,
    Vulkan_P_subgroupSupportedStages_MESH,
    Vulkan_P_subgroupSupportedStages_MISS,
    Vulkan_P_subgroupSupportedStages_RAYGEN,
    Vulkan_P_subgroupSupportedStages_SUBPASS_SHADING,
    Vulkan_P_subgroupSupportedStages_TASK,
    Vulkan_P_subgroupSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_subgroupSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_subgroupSupportedStages_VERTEX,
    Vulkan_P_transformFeedbackStreamsLinesTriangles,
  ];
}

defvar Vulkan_apple_m1_Capabilities = !listconcat(Vulkan_1_4_Guaranteed, [
  SPIRV_C_Tessellation, // tessellationShader
  SPIRV_C_Float16, // shaderFloat16, VK_AMD_gpu_shader_half_float
  SPIRV_C_Int64, // shaderInt64
  SPIRV_C_TessellationPointSize, // shaderTessellationAndGeometryPointSize
  SPIRV_C_ClipDistance, // shaderClipDistance
  SPIRV_C_MinLod, // shaderResourceMinLod
  SPIRV_C_GroupNonUniformVote, // VK_SUBGROUP_FEATURE_VOTE_BIT
  SPIRV_C_GroupNonUniformArithmetic, // VK_SUBGROUP_FEATURE_ARITHMETIC_BIT
  SPIRV_C_GroupNonUniformBallot, // VK_SUBGROUP_FEATURE_BALLOT_BIT
  SPIRV_C_GroupNonUniformShuffle, // VK_SUBGROUP_FEATURE_SHUFFLE_BIT
  SPIRV_C_GroupNonUniformShuffleRelative, // VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT
  SPIRV_C_GroupNonUniformClustered, // VK_SUBGROUP_FEATURE_CLUSTERED_BIT
  SPIRV_C_GroupNonUniformQuad, // VK_SUBGROUP_FEATURE_QUAD_BIT
  SPIRV_C_ShaderLayer, // shaderOutputLayer
  SPIRV_C_ShaderViewportIndex, // shaderOutputViewportIndex
  SPIRV_C_SubgroupBallotKHR, // VK_EXT_shader_subgroup_ballot
  SPIRV_C_DrawParameters, // shaderDrawParameters, VK_KHR_shader_draw_parameters
  SPIRV_C_SubgroupVoteKHR, // VK_EXT_shader_subgroup_vote
  SPIRV_C_StorageUniform16, // uniformAndStorageBuffer16BitAccess
  SPIRV_C_StoragePushConstant16, // storagePushConstant16
  SPIRV_C_StorageInputOutput16, // storageInputOutput16
  SPIRV_C_SampleMaskPostDepthCoverage, // VK_EXT_post_depth_coverage
  SPIRV_C_UniformAndStorageBuffer8BitAccess, // uniformAndStorageBuffer8BitAccess
  SPIRV_C_StoragePushConstant8, // storagePushConstant8
  SPIRV_C_RoundingModeRTE, // shaderRoundingModeRTEFloat16, shaderRoundingModeRTEFloat32, shaderRoundingModeRTEFloat64
  SPIRV_C_StencilExportEXT, // VK_EXT_shader_stencil_export
  SPIRV_C_ImageReadWriteLodAMD, // VK_AMD_shader_image_load_store_lod
  SPIRV_C_FragmentBarycentricKHR, // fragmentShaderBarycentric
  SPIRV_C_RuntimeDescriptorArray, // runtimeDescriptorArray
  SPIRV_C_InputAttachmentArrayDynamicIndexing, // shaderInputAttachmentArrayDynamicIndexing
  SPIRV_C_UniformBufferArrayNonUniformIndexing, // shaderUniformBufferArrayNonUniformIndexing
  SPIRV_C_SampledImageArrayNonUniformIndexing, // shaderSampledImageArrayNonUniformIndexing
  SPIRV_C_StorageBufferArrayNonUniformIndexing, // shaderStorageBufferArrayNonUniformIndexing
  SPIRV_C_StorageImageArrayNonUniformIndexing, // shaderStorageImageArrayNonUniformIndexing
  SPIRV_C_InputAttachmentArrayNonUniformIndexing, // shaderInputAttachmentArrayNonUniformIndexing
  SPIRV_C_UniformTexelBufferArrayNonUniformIndexing, // shaderUniformTexelBufferArrayNonUniformIndexing
  SPIRV_C_StorageTexelBufferArrayNonUniformIndexing, // shaderStorageTexelBufferArrayNonUniformIndexing
  SPIRV_C_FragmentShaderSampleInterlockEXT, // fragmentShaderSampleInterlock
  SPIRV_C_FragmentShaderPixelInterlockEXT, // fragmentShaderPixelInterlock
  SPIRV_C_IntegerFunctions2INTEL, // shaderIntegerFunctions2
  SPIRV_C_AtomicFloat32AddEXT, // shaderBufferFloat32AtomicAdd, shaderSharedFloat32AtomicAdd
]);

defvar Vulkan_apple_m1_Extensions = !listconcat(Vulkan_1_4_Extensions, [
  SPV_KHR_post_depth_coverage, // VK_EXT_post_depth_coverage
  SPV_KHR_shader_ballot, // VK_EXT_shader_subgroup_ballot
  SPV_KHR_subgroup_vote, // VK_EXT_shader_subgroup_vote
  SPV_KHR_subgroup_uniform_control_flow, // VK_KHR_shader_subgroup_uniform_control_flow
  SPV_KHR_fragment_shader_barycentric, // VK_KHR_fragment_shader_barycentric
  SPV_EXT_fragment_shader_interlock, // VK_EXT_fragment_shader_interlock
  SPV_EXT_physical_storage_buffer, // VK_EXT_buffer_device_address
  SPV_EXT_shader_stencil_export, // VK_EXT_shader_stencil_export
  SPV_EXT_shader_atomic_float_add, // VK_EXT_shader_atomic_float
  SPV_AMD_shader_image_load_store_lod, // VK_AMD_shader_image_load_store_lod
  SPV_INTEL_shader_integer_functions2, // VK_INTEL_shader_integer_functions2
  SPV_NV_fragment_shader_barycentric, // VK_NV_fragment_shader_barycentric
]);

defvar Vulkan_apple_m1_Features = !listconcat(Vulkan_1_4_Features, [
  Vulkan_F_fragmentShaderBarycentric,
  Vulkan_F_fragmentShaderPixelInterlock,
  Vulkan_F_fragmentShaderSampleInterlock,
  Vulkan_F_multiViewport,
  Vulkan_F_runtimeDescriptorArray,
  Vulkan_F_shaderBufferFloat32AtomicAdd,
  Vulkan_F_shaderClipDistance,
  Vulkan_F_shaderDrawParameters,
  Vulkan_F_shaderFloat16,
  Vulkan_F_shaderInputAttachmentArrayDynamicIndexing,
  Vulkan_F_shaderInputAttachmentArrayNonUniformIndexing,
  Vulkan_F_shaderInt64,
  Vulkan_F_shaderIntegerFunctions2,
  Vulkan_F_shaderOutputLayer,
  Vulkan_F_shaderOutputViewportIndex,
  Vulkan_F_shaderResourceMinLod,
  Vulkan_F_shaderSampleRateInterpolationFunctions,
  Vulkan_F_shaderSampledImageArrayNonUniformIndexing,
  Vulkan_F_shaderSharedFloat32AtomicAdd,
  Vulkan_F_shaderStorageBufferArrayNonUniformIndexing,
  Vulkan_F_shaderStorageImageArrayNonUniformIndexing,
  Vulkan_F_shaderStorageImageReadWithoutFormat,
  Vulkan_F_shaderStorageImageWriteWithoutFormat,
  Vulkan_F_shaderStorageTexelBufferArrayNonUniformIndexing,
  Vulkan_F_shaderTessellationAndGeometryPointSize,
  Vulkan_F_shaderUniformBufferArrayNonUniformIndexing,
  Vulkan_F_shaderUniformTexelBufferArrayNonUniformIndexing,
  Vulkan_F_storageInputOutput16,
  Vulkan_F_storagePushConstant16,
  Vulkan_F_storagePushConstant8,
  Vulkan_F_tessellationShader,
  Vulkan_F_uniformAndStorageBuffer16BitAccess,
  Vulkan_F_uniformAndStorageBuffer8BitAccess,
]);

defvar Vulkan_apple_m1_Properties = !listconcat(Vulkan_1_4_Properties, [
  Vulkan_P_shaderRoundingModeRTEFloat16,
  Vulkan_P_shaderRoundingModeRTEFloat32,
  Vulkan_P_shaderRoundingModeRTEFloat64,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat16,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat64,
]);

def Vulkan_apple_m1
    : VulkanDevice<
          "apple-m1", Vulkan_1_4_Environment,
          Vulkan_apple_m1_Capabilities, Vulkan_apple_m1_Extensions, Vulkan_apple_m1_Features, Vulkan_apple_m1_Properties> {
  let family = "vulkan:apple-m1";
  let rank = 0;
  let summary = "Apple M1, MoltenVK 1.4.1";
  let source = "KhronosGroup/Vulkan-Profiles, profiles/LunarG/VP_LUNARG_desktop_baseline_2026/vp_gpuinfo_apple_m1_0_2_2209_macos_26_5_1.json (commit 910ea35629aa), a report of vulkan.gpuinfo.org";
  let device = "Apple:IntegratedGPU";
  let limits = "max_compute_shared_memory_size = 32768, max_compute_workgroup_invocations = 1024, max_compute_workgroup_size = [1024, 1024, 1024], min_subgroup_size = 4, max_subgroup_size = 32";
  let open = [
    Vulkan_F_attachmentFragmentShadingRate,
    Vulkan_F_clusterAccelerationStructure,
    Vulkan_F_clustercullingShader,
    Vulkan_F_computeDerivativeGroupLinear,
    Vulkan_F_computeDerivativeGroupQuads,
    Vulkan_F_cooperativeMatrix,
    Vulkan_F_cooperativeMatrixBlockLoads,
    Vulkan_F_cooperativeMatrixConversion,
    Vulkan_F_cooperativeMatrixConversions,
    Vulkan_F_cooperativeMatrixDecodeVector,
    Vulkan_F_cooperativeMatrixFlexibleDimensions,
    Vulkan_F_cooperativeMatrixGetCoordinate,
    Vulkan_F_cooperativeMatrixPerElementOperations,
    Vulkan_F_cooperativeMatrixProperties2,
    Vulkan_F_cooperativeMatrixReductions,
    Vulkan_F_cooperativeMatrixTensorAddressing,
    Vulkan_F_cooperativeMatrixWorkgroupScope,
    Vulkan_F_cooperativeVector,
    Vulkan_F_cooperativeVectorTraining,
    Vulkan_F_dataGraph,
    Vulkan_F_descriptorHeap,
    Vulkan_F_fragmentDensityMap,
    Vulkan_F_fragmentShaderShadingRateInterlock,
    Vulkan_F_geometryShader,
    Vulkan_F_geometryStreams,
    Vulkan_F_imageFootprint,
    Vulkan_F_imageGatherExtendedModes,
    Vulkan_F_imageGatherLinear,
    Vulkan_F_linearSweptSpheres,
    Vulkan_F_longVector,
    Vulkan_F_maintenance8,
    Vulkan_F_maintenance9,
    Vulkan_F_micromap,
    Vulkan_F_pipelineFragmentShadingRate,
    Vulkan_F_primitiveFragmentShadingRate,
    Vulkan_F_pushConstantBank,
    Vulkan_F_rayQuery,
    Vulkan_F_rayTracingMaintenance1,
    Vulkan_F_rayTracingMotionBlur,
    Vulkan_F_rayTracingPipeline,
    Vulkan_F_rayTracingPositionFetch,
    Vulkan_F_rayTraversalPrimitiveCulling,
    Vulkan_F_shader64BitIndexing,
    Vulkan_F_shaderAbort,
    Vulkan_F_shaderBFloat16CooperativeMatrix,
    Vulkan_F_shaderBFloat16DotProduct,
    Vulkan_F_shaderBFloat16Type,
    Vulkan_F_shaderBufferFloat16AtomicAdd,
    Vulkan_F_shaderBufferFloat16AtomicMinMax,
    Vulkan_F_shaderBufferFloat16Atomics,
    Vulkan_F_shaderBufferFloat32AtomicMinMax,
    Vulkan_F_shaderBufferFloat32Atomics,
    Vulkan_F_shaderBufferFloat64AtomicAdd,
    Vulkan_F_shaderBufferFloat64AtomicMinMax,
    Vulkan_F_shaderBufferFloat64Atomics,
    Vulkan_F_shaderBufferInt64Atomics,
    Vulkan_F_shaderConstantData,
    Vulkan_F_shaderCoreBuiltins,
    Vulkan_F_shaderCullDistance,
    Vulkan_F_shaderDeviceClock,
    Vulkan_F_shaderEarlyAndLateFragmentTests,
    Vulkan_F_shaderEnqueue,
    Vulkan_F_shaderFloat16VectorAtomics,
    Vulkan_F_shaderFloat4,
    Vulkan_F_shaderFloat6,
    Vulkan_F_shaderFloat64,
    Vulkan_F_shaderFloat8,
    Vulkan_F_shaderFloat8CooperativeMatrix,
    Vulkan_F_shaderFloat8UnsignedE8M0,
    Vulkan_F_shaderFmaFloat16,
    Vulkan_F_shaderFmaFloat32,
    Vulkan_F_shaderFmaFloat64,
    Vulkan_F_shaderImageFloat32AtomicAdd,
    Vulkan_F_shaderImageFloat32AtomicMinMax,
    Vulkan_F_shaderImageFloat32Atomics,
    Vulkan_F_shaderImageInt64Atomics,
    Vulkan_F_shaderMXInt8,
    Vulkan_F_shaderMixedFloatDotProductBFloat16Acc,
    Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat16,
    Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat32,
    Vulkan_F_shaderMixedFloatDotProductFloat8AccFloat32,
    Vulkan_F_shaderMultipleWaitQueues,
    Vulkan_F_shaderQuadControl,
    Vulkan_F_shaderRawAccessChains,
    Vulkan_F_shaderRelaxedExtendedInstruction,
    Vulkan_F_shaderReplicatedComposites,
    Vulkan_F_shaderResourceResidency,
    Vulkan_F_shaderSMBuiltins,
    Vulkan_F_shaderSharedFloat16AtomicAdd,
    Vulkan_F_shaderSharedFloat16AtomicMinMax,
    Vulkan_F_shaderSharedFloat16Atomics,
    Vulkan_F_shaderSharedFloat32AtomicMinMax,
    Vulkan_F_shaderSharedFloat32Atomics,
    Vulkan_F_shaderSharedFloat64AtomicAdd,
    Vulkan_F_shaderSharedFloat64AtomicMinMax,
    Vulkan_F_shaderSharedFloat64Atomics,
    Vulkan_F_shaderSharedInt64Atomics,
    Vulkan_F_shaderSplitBarrier,
    Vulkan_F_shaderStorageImageMultisample,
    Vulkan_F_shaderStorageTensorArrayDynamicIndexing,
    Vulkan_F_shaderStorageTensorArrayNonUniformIndexing,
    Vulkan_F_shaderSubgroupClock,
    Vulkan_F_shaderSubgroupPartitioned,
    Vulkan_F_shaderSubgroupUniformControlFlow,
    Vulkan_F_shaderTensorAccess,
    Vulkan_F_shaderTileImageColorReadAccess,
    Vulkan_F_shaderTileImageDepthReadAccess,
    Vulkan_F_shaderTileImageStencilReadAccess,
    Vulkan_F_shaderUniformBufferUnsizedArray,
    Vulkan_F_shaderUntypedPointers,
    Vulkan_F_shadingRateImage,
    Vulkan_F_sparseImageFloat32AtomicAdd,
    Vulkan_F_sparseImageFloat32AtomicMinMax,
    Vulkan_F_sparseImageFloat32Atomics,
    Vulkan_F_spheres,
    Vulkan_F_tessellationIsolines,
    Vulkan_F_tessellationPointMode,
    Vulkan_F_textureBlockMatch,
    Vulkan_F_textureBlockMatch2,
    Vulkan_F_textureBoxFilter,
    Vulkan_F_textureSampleWeighted,
    Vulkan_F_tileShading,
    Vulkan_F_tileShadingAtomicOps,
    Vulkan_F_tileShadingColorAttachments,
    Vulkan_F_tileShadingDepthAttachments,
    Vulkan_F_tileShadingFragmentStage,
    Vulkan_F_tileShadingImageProcessing,
    Vulkan_F_tileShadingInputAttachments,
    Vulkan_F_tileShadingSampledAttachments,
    Vulkan_F_tileShadingStencilAttachments,
    Vulkan_F_transformFeedback,
    Vulkan_F_vertexPipelineStoresAndAtomics,
    Vulkan_F_workgroupMemoryExplicitLayout,
    Vulkan_F_workgroupMemoryExplicitLayout16BitAccess,
    Vulkan_F_workgroupMemoryExplicitLayout8BitAccess,
    Vulkan_P_cooperativeMatrixSupportedStages_ANY_HIT,
    Vulkan_P_cooperativeMatrixSupportedStages_CALLABLE,
    Vulkan_P_cooperativeMatrixSupportedStages_CLOSEST_HIT,
    Vulkan_P_cooperativeMatrixSupportedStages_CLUSTER_CULLING,
    Vulkan_P_cooperativeMatrixSupportedStages_COMPUTE,
    Vulkan_P_cooperativeMatrixSupportedStages_FRAGMENT,
    Vulkan_P_cooperativeMatrixSupportedStages_GEOMETRY,
    Vulkan_P_cooperativeMatrixSupportedStages_INTERSECTION,
    Vulkan_P_cooperativeMatrixSupportedStages_MESH,
    Vulkan_P_cooperativeMatrixSupportedStages_MISS,
    Vulkan_P_cooperativeMatrixSupportedStages_RAYGEN,
    Vulkan_P_cooperativeMatrixSupportedStages_SUBPASS_SHADING,
    Vulkan_P_cooperativeMatrixSupportedStages_TASK,
    Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_cooperativeMatrixSupportedStages_VERTEX,
    Vulkan_P_cooperativeVectorSupportedStages_ANY_HIT,
    Vulkan_P_cooperativeVectorSupportedStages_CALLABLE,
    Vulkan_P_cooperativeVectorSupportedStages_CLOSEST_HIT,
    Vulkan_P_cooperativeVectorSupportedStages_CLUSTER_CULLING,
    Vulkan_P_cooperativeVectorSupportedStages_COMPUTE,
    Vulkan_P_cooperativeVectorSupportedStages_FRAGMENT,
    Vulkan_P_cooperativeVectorSupportedStages_GEOMETRY,
    Vulkan_P_cooperativeVectorSupportedStages_INTERSECTION,
    Vulkan_P_cooperativeVectorSupportedStages_MESH,
    Vulkan_P_cooperativeVectorSupportedStages_MISS,
    Vulkan_P_cooperativeVectorSupportedStages_RAYGEN,
    Vulkan_P_cooperativeVectorSupportedStages_SUBPASS_SHADING,
    Vulkan_P_cooperativeVectorSupportedStages_TASK,
    Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_cooperativeVectorSupportedStages_VERTEX,
    Vulkan_P_cooperativeVectorTrainingFloat16Accumulation,
    Vulkan_P_cooperativeVectorTrainingFloat32Accumulation,
    Vulkan_P_denormBehaviorIndependence_32_BIT_ONLY,
    Vulkan_P_denormBehaviorIndependence_ALL,
    Vulkan_P_denormBehaviorIndependence_NONE,
    Vulkan_P_meshAndTaskShaderDerivatives,
    Vulkan_P_protectedNoFault,
    Vulkan_P_roundingModeIndependence_32_BIT_ONLY,
    Vulkan_P_roundingModeIndependence_ALL,
    Vulkan_P_roundingModeIndependence_NONE,
    Vulkan_P_shaderDenormFlushToZeroFloat16,
    Vulkan_P_shaderDenormFlushToZeroFloat32,
    Vulkan_P_shaderDenormFlushToZeroFloat64,
    Vulkan_P_shaderDenormPreserveFloat16,
    Vulkan_P_shaderDenormPreserveFloat32,
    Vulkan_P_shaderDenormPreserveFloat64,
    Vulkan_P_shaderRoundingModeRTZFloat16,
    Vulkan_P_shaderRoundingModeRTZFloat32,
    Vulkan_P_shaderRoundingModeRTZFloat64,
    Vulkan_P_shaderTensorSupportedStages_ANY_HIT,
    Vulkan_P_shaderTensorSupportedStages_CALLABLE,
    Vulkan_P_shaderTensorSupportedStages_CLOSEST_HIT,
    Vulkan_P_shaderTensorSupportedStages_CLUSTER_CULLING,
    Vulkan_P_shaderTensorSupportedStages_COMPUTE,
    Vulkan_P_shaderTensorSupportedStages_FRAGMENT,
    Vulkan_P_shaderTensorSupportedStages_GEOMETRY,
    Vulkan_P_shaderTensorSupportedStages_INTERSECTION,
    Vulkan_P_shaderTensorSupportedStages_MESH,
    Vulkan_P_shaderTensorSupportedStages_MISS,
    Vulkan_P_shaderTensorSupportedStages_RAYGEN,
    Vulkan_P_shaderTensorSupportedStages_SUBPASS_SHADING,
    Vulkan_P_shaderTensorSupportedStages_TASK,
    Vulkan_P_shaderTensorSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_shaderTensorSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_shaderTensorSupportedStages_VERTEX,
    Vulkan_P_subgroupQuadOperationsInAllStages,
    Vulkan_P_subgroupSupportedStages_ANY_HIT,
    Vulkan_P_subgroupSupportedStages_CALLABLE,
    Vulkan_P_subgroupSupportedStages_CLOSEST_HIT,
    Vulkan_P_subgroupSupportedStages_CLUSTER_CULLING,
    Vulkan_P_subgroupSupportedStages_FRAGMENT,
    Vulkan_P_subgroupSupportedStages_GEOMETRY,
    Vulkan_P_subgroupSupportedStages_INTERSECTION,
    Vulkan_P_subgroupSupportedStages_MESH,
    Vulkan_P_subgroupSupportedStages_MISS,
    Vulkan_P_subgroupSupportedStages_RAYGEN,
    Vulkan_P_subgroupSupportedStages_SUBPASS_SHADING,
    Vulkan_P_subgroupSupportedStages_TASK,
    Vulkan_P_subgroupSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_subgroupSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_subgroupSupportedStages_VERTEX,
    Vulkan_P_transformFeedbackStreamsLinesTriangles,
  ];
}

defvar Vulkan_arm_mali_valhall_Capabilities = !listconcat(Vulkan_1_1_SPV_1_4_Guaranteed, [
  SPIRV_C_Float16, // shaderFloat16
  SPIRV_C_Int16, // shaderInt16
  SPIRV_C_Int8, // shaderInt8
  SPIRV_C_GroupNonUniformVote, // VK_SUBGROUP_FEATURE_VOTE_BIT
  SPIRV_C_GroupNonUniformArithmetic, // VK_SUBGROUP_FEATURE_ARITHMETIC_BIT
  SPIRV_C_GroupNonUniformBallot, // VK_SUBGROUP_FEATURE_BALLOT_BIT
  SPIRV_C_GroupNonUniformShuffle, // VK_SUBGROUP_FEATURE_SHUFFLE_BIT
  SPIRV_C_GroupNonUniformShuffleRelative, // VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT
  SPIRV_C_GroupNonUniformClustered, // VK_SUBGROUP_FEATURE_CLUSTERED_BIT
  SPIRV_C_GroupNonUniformQuad, // VK_SUBGROUP_FEATURE_QUAD_BIT
  SPIRV_C_StorageBuffer16BitAccess, // storageBuffer16BitAccess
  SPIRV_C_StorageUniform16, // uniformAndStorageBuffer16BitAccess
  SPIRV_C_StoragePushConstant16, // storagePushConstant16
  SPIRV_C_VariablePointersStorageBuffer, // variablePointersStorageBuffer
  SPIRV_C_VariablePointers, // variablePointers
  SPIRV_C_StorageBuffer8BitAccess, // storageBuffer8BitAccess
  SPIRV_C_UniformAndStorageBuffer8BitAccess, // uniformAndStorageBuffer8BitAccess
  SPIRV_C_StoragePushConstant8, // storagePushConstant8
  SPIRV_C_DotProductInputAll, // shaderIntegerDotProduct
  SPIRV_C_DotProductInput4x8Bit, // shaderIntegerDotProduct
  SPIRV_C_DotProductInput4x8BitPacked, // shaderIntegerDotProduct
  SPIRV_C_DotProduct, // shaderIntegerDotProduct
]);

defvar Vulkan_arm_mali_valhall_Extensions = !listconcat(Vulkan_1_1_SPV_1_4_Extensions, [
  SPV_KHR_8bit_storage, // VK_KHR_8bit_storage
  SPV_KHR_integer_dot_product, // VK_KHR_shader_integer_dot_product
]);

defvar Vulkan_arm_mali_valhall_Features = !listconcat(Vulkan_1_1_SPV_1_4_Features, [
  Vulkan_F_shaderFloat16,
  Vulkan_F_shaderInt16,
  Vulkan_F_shaderInt8,
  Vulkan_F_shaderIntegerDotProduct,
  Vulkan_F_storageBuffer16BitAccess,
  Vulkan_F_storageBuffer8BitAccess,
  Vulkan_F_storagePushConstant16,
  Vulkan_F_storagePushConstant8,
  Vulkan_F_uniformAndStorageBuffer16BitAccess,
  Vulkan_F_uniformAndStorageBuffer8BitAccess,
  Vulkan_F_variablePointers,
  Vulkan_F_variablePointersStorageBuffer,
]);

defvar Vulkan_arm_mali_valhall_Properties = Vulkan_1_1_SPV_1_4_Properties;

def Vulkan_arm_mali_valhall
    : VulkanDevice<
          "arm-mali-valhall", Vulkan_1_1_SPV_1_4_Environment,
          Vulkan_arm_mali_valhall_Capabilities, Vulkan_arm_mali_valhall_Extensions, Vulkan_arm_mali_valhall_Features, Vulkan_arm_mali_valhall_Properties> {
  let family = "vulkan:arm-mali-valhall";
  let rank = 0;
  let summary = "Arm Mali of the Valhall architecture, Android 12";
  let source = "iree-org/iree (commit 11ffea447103), the Vulkan dialect's TargetTriple: compute features only, from vulkan.gpuinfo.org, report 15142";
  let device = "ARM:IntegratedGPU";
  let limits = "max_compute_shared_memory_size = 32768, max_compute_workgroup_invocations = 512, max_compute_workgroup_size = [512, 512, 512], subgroup_size = 16";
  let open = [
    Vulkan_F_attachmentFragmentShadingRate,
    Vulkan_F_bufferDeviceAddress,
    Vulkan_F_clusterAccelerationStructure,
    Vulkan_F_clustercullingShader,
    Vulkan_F_computeDerivativeGroupLinear,
    Vulkan_F_computeDerivativeGroupQuads,
    Vulkan_F_cooperativeMatrix,
    Vulkan_F_cooperativeMatrixBlockLoads,
    Vulkan_F_cooperativeMatrixConversion,
    Vulkan_F_cooperativeMatrixConversions,
    Vulkan_F_cooperativeMatrixDecodeVector,
    Vulkan_F_cooperativeMatrixFlexibleDimensions,
    Vulkan_F_cooperativeMatrixGetCoordinate,
    Vulkan_F_cooperativeMatrixPerElementOperations,
    Vulkan_F_cooperativeMatrixProperties2,
    Vulkan_F_cooperativeMatrixReductions,
    Vulkan_F_cooperativeMatrixTensorAddressing,
    Vulkan_F_cooperativeMatrixWorkgroupScope,
    Vulkan_F_cooperativeVector,
    Vulkan_F_cooperativeVectorTraining,
    Vulkan_F_dataGraph,
    Vulkan_F_descriptorHeap,
    Vulkan_F_dynamicRenderingLocalRead,
    Vulkan_F_fragmentDensityMap,
    Vulkan_F_fragmentShaderBarycentric,
    Vulkan_F_fragmentShaderPixelInterlock,
    Vulkan_F_fragmentShaderSampleInterlock,
    Vulkan_F_fragmentShaderShadingRateInterlock,
    Vulkan_F_fragmentStoresAndAtomics,
    Vulkan_F_geometryShader,
    Vulkan_F_geometryStreams,
    Vulkan_F_imageCubeArray,
    Vulkan_F_imageFootprint,
    Vulkan_F_imageGatherExtendedModes,
    Vulkan_F_imageGatherLinear,
    Vulkan_F_linearSweptSpheres,
    Vulkan_F_longVector,
    Vulkan_F_maintenance4,
    Vulkan_F_maintenance5,
    Vulkan_F_maintenance8,
    Vulkan_F_maintenance9,
    Vulkan_F_micromap,
    Vulkan_F_multiViewport,
    Vulkan_F_pipelineFragmentShadingRate,
    Vulkan_F_primitiveFragmentShadingRate,
    Vulkan_F_pushConstantBank,
    Vulkan_F_rayQuery,
    Vulkan_F_rayTracingMaintenance1,
    Vulkan_F_rayTracingMotionBlur,
    Vulkan_F_rayTracingPipeline,
    Vulkan_F_rayTracingPositionFetch,
    Vulkan_F_rayTraversalPrimitiveCulling,
    Vulkan_F_runtimeDescriptorArray,
    Vulkan_F_sampleRateShading,
    Vulkan_F_shader64BitIndexing,
    Vulkan_F_shaderAbort,
    Vulkan_F_shaderBFloat16CooperativeMatrix,
    Vulkan_F_shaderBFloat16DotProduct,
    Vulkan_F_shaderBFloat16Type,
    Vulkan_F_shaderBufferFloat16AtomicAdd,
    Vulkan_F_shaderBufferFloat16AtomicMinMax,
    Vulkan_F_shaderBufferFloat16Atomics,
    Vulkan_F_shaderBufferFloat32AtomicAdd,
    Vulkan_F_shaderBufferFloat32AtomicMinMax,
    Vulkan_F_shaderBufferFloat32Atomics,
    Vulkan_F_shaderBufferFloat64AtomicAdd,
    Vulkan_F_shaderBufferFloat64AtomicMinMax,
    Vulkan_F_shaderBufferFloat64Atomics,
    Vulkan_F_shaderBufferInt64Atomics,
    Vulkan_F_shaderClipDistance,
    Vulkan_F_shaderConstantData,
    Vulkan_F_shaderCoreBuiltins,
    Vulkan_F_shaderCullDistance,
    Vulkan_F_shaderDemoteToHelperInvocation,
    Vulkan_F_shaderDeviceClock,
    Vulkan_F_shaderDrawParameters,
    Vulkan_F_shaderEarlyAndLateFragmentTests,
    Vulkan_F_shaderEnqueue,
    Vulkan_F_shaderExpectAssume,
    Vulkan_F_shaderFloat16VectorAtomics,
    Vulkan_F_shaderFloat4,
    Vulkan_F_shaderFloat6,
    Vulkan_F_shaderFloat64,
    Vulkan_F_shaderFloat8,
    Vulkan_F_shaderFloat8CooperativeMatrix,
    Vulkan_F_shaderFloat8UnsignedE8M0,
    Vulkan_F_shaderFloatControls2,
    Vulkan_F_shaderFmaFloat16,
    Vulkan_F_shaderFmaFloat32,
    Vulkan_F_shaderFmaFloat64,
    Vulkan_F_shaderImageFloat32AtomicAdd,
    Vulkan_F_shaderImageFloat32AtomicMinMax,
    Vulkan_F_shaderImageFloat32Atomics,
    Vulkan_F_shaderImageGatherExtended,
    Vulkan_F_shaderImageInt64Atomics,
    Vulkan_F_shaderInputAttachmentArrayDynamicIndexing,
    Vulkan_F_shaderInputAttachmentArrayNonUniformIndexing,
    Vulkan_F_shaderInt64,
    Vulkan_F_shaderIntegerFunctions2,
    Vulkan_F_shaderMXInt8,
    Vulkan_F_shaderMixedFloatDotProductBFloat16Acc,
    Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat16,
    Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat32,
    Vulkan_F_shaderMixedFloatDotProductFloat8AccFloat32,
    Vulkan_F_shaderMultipleWaitQueues,
    Vulkan_F_shaderOutputLayer,
    Vulkan_F_shaderOutputViewportIndex,
    Vulkan_F_shaderQuadControl,
    Vulkan_F_shaderRawAccessChains,
    Vulkan_F_shaderRelaxedExtendedInstruction,
    Vulkan_F_shaderReplicatedComposites,
    Vulkan_F_shaderResourceMinLod,
    Vulkan_F_shaderResourceResidency,
    Vulkan_F_shaderSMBuiltins,
    Vulkan_F_shaderSampleRateInterpolationFunctions,
    Vulkan_F_shaderSampledImageArrayDynamicIndexing,
    Vulkan_F_shaderSampledImageArrayNonUniformIndexing,
    Vulkan_F_shaderSharedFloat16AtomicAdd,
    Vulkan_F_shaderSharedFloat16AtomicMinMax,
    Vulkan_F_shaderSharedFloat16Atomics,
    Vulkan_F_shaderSharedFloat32AtomicAdd,
    Vulkan_F_shaderSharedFloat32AtomicMinMax,
    Vulkan_F_shaderSharedFloat32Atomics,
    Vulkan_F_shaderSharedFloat64AtomicAdd,
    Vulkan_F_shaderSharedFloat64AtomicMinMax,
    Vulkan_F_shaderSharedFloat64Atomics,
    Vulkan_F_shaderSharedInt64Atomics,
    Vulkan_F_shaderSplitBarrier,
    Vulkan_F_shaderStorageBufferArrayDynamicIndexing,
    Vulkan_F_shaderStorageBufferArrayNonUniformIndexing,
    Vulkan_F_shaderStorageImageArrayDynamicIndexing,
    Vulkan_F_shaderStorageImageArrayNonUniformIndexing,
    Vulkan_F_shaderStorageImageMultisample,
    Vulkan_F_shaderStorageImageReadWithoutFormat,
    Vulkan_F_shaderStorageImageWriteWithoutFormat,
    Vulkan_F_shaderStorageTensorArrayDynamicIndexing,
    Vulkan_F_shaderStorageTensorArrayNonUniformIndexing,
    Vulkan_F_shaderStorageTexelBufferArrayDynamicIndexing,
    Vulkan_F_shaderStorageTexelBufferArrayNonUniformIndexing,
    Vulkan_F_shaderSubgroupClock,
    Vulkan_F_shaderSubgroupExtendedTypes,
    Vulkan_F_shaderSubgroupPartitioned,
    Vulkan_F_shaderSubgroupRotate,
    Vulkan_F_shaderSubgroupRotateClustered,
    Vulkan_F_shaderSubgroupUniformControlFlow,
    Vulkan_F_shaderTensorAccess,
    Vulkan_F_shaderTessellationAndGeometryPointSize,
    Vulkan_F_shaderTileImageColorReadAccess,
    Vulkan_F_shaderTileImageDepthReadAccess,
    Vulkan_F_shaderTileImageStencilReadAccess,
    Vulkan_F_shaderUniformBufferArrayDynamicIndexing,
    Vulkan_F_shaderUniformBufferArrayNonUniformIndexing,
    Vulkan_F_shaderUniformBufferUnsizedArray,
    Vulkan_F_shaderUniformTexelBufferArrayDynamicIndexing,
    Vulkan_F_shaderUniformTexelBufferArrayNonUniformIndexing,
    Vulkan_F_shaderUntypedPointers,
    Vulkan_F_shaderZeroInitializeWorkgroupMemory,
    Vulkan_F_shadingRateImage,
    Vulkan_F_sparseImageFloat32AtomicAdd,
    Vulkan_F_sparseImageFloat32AtomicMinMax,
    Vulkan_F_sparseImageFloat32Atomics,
    Vulkan_F_spheres,
    Vulkan_F_storageInputOutput16,
    Vulkan_F_subgroupBroadcastDynamicId,
    Vulkan_F_tessellationIsolines,
    Vulkan_F_tessellationPointMode,
    Vulkan_F_tessellationShader,
    Vulkan_F_textureBlockMatch,
    Vulkan_F_textureBlockMatch2,
    Vulkan_F_textureBoxFilter,
    Vulkan_F_textureSampleWeighted,
    Vulkan_F_tileShading,
    Vulkan_F_tileShadingAtomicOps,
    Vulkan_F_tileShadingColorAttachments,
    Vulkan_F_tileShadingDepthAttachments,
    Vulkan_F_tileShadingFragmentStage,
    Vulkan_F_tileShadingImageProcessing,
    Vulkan_F_tileShadingInputAttachments,
    Vulkan_F_tileShadingSampledAttachments,
    Vulkan_F_tileShadingStencilAttachments,
    Vulkan_F_transformFeedback,
    Vulkan_F_vertexPipelineStoresAndAtomics,
    Vulkan_F_vulkanMemoryModel,
    Vulkan_F_vulkanMemoryModelDeviceScope,
    Vulkan_F_workgroupMemoryExplicitLayout,
    Vulkan_F_workgroupMemoryExplicitLayout16BitAccess,
    Vulkan_F_workgroupMemoryExplicitLayout8BitAccess,
    Vulkan_P_cooperativeMatrixSupportedStages_ANY_HIT,
    Vulkan_P_cooperativeMatrixSupportedStages_CALLABLE,
    Vulkan_P_cooperativeMatrixSupportedStages_CLOSEST_HIT,
    Vulkan_P_cooperativeMatrixSupportedStages_CLUSTER_CULLING,
    Vulkan_P_cooperativeMatrixSupportedStages_COMPUTE,
    Vulkan_P_cooperativeMatrixSupportedStages_FRAGMENT,
    Vulkan_P_cooperativeMatrixSupportedStages_GEOMETRY,
    Vulkan_P_cooperativeMatrixSupportedStages_INTERSECTION,
    Vulkan_P_cooperativeMatrixSupportedStages_MESH,
    Vulkan_P_cooperativeMatrixSupportedStages_MISS,
    Vulkan_P_cooperativeMatrixSupportedStages_RAYGEN,
    Vulkan_P_cooperativeMatrixSupportedStages_SUBPASS_SHADING,
    Vulkan_P_cooperativeMatrixSupportedStages_TASK,
    Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_cooperativeMatrixSupportedStages_VERTEX,
    Vulkan_P_cooperativeVectorSupportedStages_ANY_HIT,
    Vulkan_P_cooperativeVectorSupportedStages_CALLABLE,
    Vulkan_P_cooperativeVectorSupportedStages_CLOSEST_HIT,
    Vulkan_P_cooperativeVectorSupportedStages_CLUSTER_CULLING,
    Vulkan_P_cooperativeVectorSupportedStages_COMPUTE,
    Vulkan_P_cooperativeVectorSupportedStages_FRAGMENT,
    Vulkan_P_cooperativeVectorSupportedStages_GEOMETRY,
    Vulkan_P_cooperativeVectorSupportedStages_INTERSECTION,
    Vulkan_P_cooperativeVectorSupportedStages_MESH,
    Vulkan_P_cooperativeVectorSupportedStages_MISS,
    Vulkan_P_cooperativeVectorSupportedStages_RAYGEN,
    Vulkan_P_cooperativeVectorSupportedStages_SUBPASS_SHADING,
    Vulkan_P_cooperativeVectorSupportedStages_TASK,
    Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_cooperativeVectorSupportedStages_VERTEX,
    Vulkan_P_cooperativeVectorTrainingFloat16Accumulation,
    Vulkan_P_cooperativeVectorTrainingFloat32Accumulation,
    Vulkan_P_denormBehaviorIndependence_32_BIT_ONLY,
    Vulkan_P_denormBehaviorIndependence_ALL,
    Vulkan_P_denormBehaviorIndependence_NONE,
    Vulkan_P_meshAndTaskShaderDerivatives,
    Vulkan_P_protectedNoFault,
    Vulkan_P_roundingModeIndependence_32_BIT_ONLY,
    Vulkan_P_roundingModeIndependence_ALL,
    Vulkan_P_roundingModeIndependence_NONE,
    Vulkan_P_shaderDenormFlushToZeroFloat16,
    Vulkan_P_shaderDenormFlushToZeroFloat32,
    Vulkan_P_shaderDenormFlushToZeroFloat64,
    Vulkan_P_shaderDenormPreserveFloat16,
    Vulkan_P_shaderDenormPreserveFloat32,
    Vulkan_P_shaderDenormPreserveFloat64,
    Vulkan_P_shaderRoundingModeRTEFloat16,
    Vulkan_P_shaderRoundingModeRTEFloat32,
    Vulkan_P_shaderRoundingModeRTEFloat64,
    Vulkan_P_shaderRoundingModeRTZFloat16,
    Vulkan_P_shaderRoundingModeRTZFloat32,
    Vulkan_P_shaderRoundingModeRTZFloat64,
    Vulkan_P_shaderSignedZeroInfNanPreserveFloat16,
    Vulkan_P_shaderSignedZeroInfNanPreserveFloat32,
    Vulkan_P_shaderSignedZeroInfNanPreserveFloat64,
    Vulkan_P_shaderTensorSupportedStages_ANY_HIT,
    Vulkan_P_shaderTensorSupportedStages_CALLABLE,
    Vulkan_P_shaderTensorSupportedStages_CLOSEST_HIT,
    Vulkan_P_shaderTensorSupportedStages_CLUSTER_CULLING,
    Vulkan_P_shaderTensorSupportedStages_COMPUTE,
    Vulkan_P_shaderTensorSupportedStages_FRAGMENT,
    Vulkan_P_shaderTensorSupportedStages_GEOMETRY,
    Vulkan_P_shaderTensorSupportedStages_INTERSECTION,
    Vulkan_P_shaderTensorSupportedStages_MESH,
    Vulkan_P_shaderTensorSupportedStages_MISS,
    Vulkan_P_shaderTensorSupportedStages_RAYGEN,
    Vulkan_P_shaderTensorSupportedStages_SUBPASS_SHADING,
    Vulkan_P_shaderTensorSupportedStages_TASK,
    Vulkan_P_shaderTensorSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_shaderTensorSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_shaderTensorSupportedStages_VERTEX,
    Vulkan_P_subgroupQuadOperationsInAllStages,
    Vulkan_P_subgroupSupportedStages_ANY_HIT,
    Vulkan_P_subgroupSupportedStages_CALLABLE,
    Vulkan_P_subgroupSupportedStages_CLOSEST_HIT,
    Vulkan_P_subgroupSupportedStages_CLUSTER_CULLING,
    Vulkan_P_subgroupSupportedStages_FRAGMENT,
    Vulkan_P_subgroupSupportedStages_GEOMETRY,
    Vulkan_P_subgroupSupportedStages_INTERSECTION,
    Vulkan_P_subgroupSupportedStages_MESH,
    Vulkan_P_subgroupSupportedStages_MISS,
    Vulkan_P_subgroupSupportedStages_RAYGEN,
    Vulkan_P_subgroupSupportedStages_SUBPASS_SHADING,
    Vulkan_P_subgroupSupportedStages_TASK,
    Vulkan_P_subgroupSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_subgroupSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_subgroupSupportedStages_VERTEX,
    Vulkan_P_transformFeedbackStreamsLinesTriangles,
  ];
}

defvar Vulkan_qualcomm_adreno_Capabilities = !listconcat(Vulkan_1_1_SPV_1_4_Guaranteed, [
  SPIRV_C_Float16, // shaderFloat16
  SPIRV_C_Int16, // shaderInt16
  SPIRV_C_Int8, // shaderInt8
  SPIRV_C_GroupNonUniformVote, // VK_SUBGROUP_FEATURE_VOTE_BIT
  SPIRV_C_GroupNonUniformArithmetic, // VK_SUBGROUP_FEATURE_ARITHMETIC_BIT
  SPIRV_C_GroupNonUniformBallot, // VK_SUBGROUP_FEATURE_BALLOT_BIT
  SPIRV_C_GroupNonUniformShuffle, // VK_SUBGROUP_FEATURE_SHUFFLE_BIT
  SPIRV_C_GroupNonUniformShuffleRelative, // VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT
  SPIRV_C_GroupNonUniformQuad, // VK_SUBGROUP_FEATURE_QUAD_BIT
  SPIRV_C_StorageBuffer16BitAccess, // storageBuffer16BitAccess
  SPIRV_C_VariablePointersStorageBuffer, // variablePointersStorageBuffer
  SPIRV_C_VariablePointers, // variablePointers
  SPIRV_C_StorageBuffer8BitAccess, // storageBuffer8BitAccess
]);

defvar Vulkan_qualcomm_adreno_Extensions = !listconcat(Vulkan_1_1_SPV_1_4_Extensions, [
  SPV_KHR_8bit_storage, // VK_KHR_8bit_storage
]);

defvar Vulkan_qualcomm_adreno_Features = !listconcat(Vulkan_1_1_SPV_1_4_Features, [
  Vulkan_F_shaderFloat16,
  Vulkan_F_shaderInt16,
  Vulkan_F_shaderInt8,
  Vulkan_F_storageBuffer16BitAccess,
  Vulkan_F_storageBuffer8BitAccess,
  Vulkan_F_variablePointers,
  Vulkan_F_variablePointersStorageBuffer,
]);

defvar Vulkan_qualcomm_adreno_Properties = Vulkan_1_1_SPV_1_4_Properties;

def Vulkan_qualcomm_adreno
    : VulkanDevice<
          "qualcomm-adreno", Vulkan_1_1_SPV_1_4_Environment,
          Vulkan_qualcomm_adreno_Capabilities, Vulkan_qualcomm_adreno_Extensions, Vulkan_qualcomm_adreno_Features, Vulkan_qualcomm_adreno_Properties> {
  let family = "vulkan:qualcomm-adreno";
  let rank = 0;
  let summary = "Qualcomm Adreno 6xx, Android 12";
  let source = "iree-org/iree (commit 11ffea447103), the Vulkan dialect's TargetTriple: compute features only, from vulkan.gpuinfo.org, report 16312";
  let device = "Qualcomm:IntegratedGPU";
  let limits = "max_compute_shared_memory_size = 32768, max_compute_workgroup_invocations = 1024, max_compute_workgroup_size = [1024, 1024, 64], subgroup_size = 64";
  let open = [
    Vulkan_F_attachmentFragmentShadingRate,
    Vulkan_F_bufferDeviceAddress,
    Vulkan_F_clusterAccelerationStructure,
    Vulkan_F_clustercullingShader,
    Vulkan_F_computeDerivativeGroupLinear,
    Vulkan_F_computeDerivativeGroupQuads,
    Vulkan_F_cooperativeMatrix,
    Vulkan_F_cooperativeMatrixBlockLoads,
    Vulkan_F_cooperativeMatrixConversion,
    Vulkan_F_cooperativeMatrixConversions,
    Vulkan_F_cooperativeMatrixDecodeVector,
    Vulkan_F_cooperativeMatrixFlexibleDimensions,
    Vulkan_F_cooperativeMatrixGetCoordinate,
    Vulkan_F_cooperativeMatrixPerElementOperations,
    Vulkan_F_cooperativeMatrixProperties2,
    Vulkan_F_cooperativeMatrixReductions,
    Vulkan_F_cooperativeMatrixTensorAddressing,
    Vulkan_F_cooperativeMatrixWorkgroupScope,
    Vulkan_F_cooperativeVector,
    Vulkan_F_cooperativeVectorTraining,
    Vulkan_F_dataGraph,
    Vulkan_F_descriptorHeap,
    Vulkan_F_dynamicRenderingLocalRead,
    Vulkan_F_fragmentDensityMap,
    Vulkan_F_fragmentShaderBarycentric,
    Vulkan_F_fragmentShaderPixelInterlock,
    Vulkan_F_fragmentShaderSampleInterlock,
    Vulkan_F_fragmentShaderShadingRateInterlock,
    Vulkan_F_fragmentStoresAndAtomics,
    Vulkan_F_geometryShader,
    Vulkan_F_geometryStreams,
    Vulkan_F_imageCubeArray,
    Vulkan_F_imageFootprint,
    Vulkan_F_imageGatherExtendedModes,
    Vulkan_F_imageGatherLinear,
    Vulkan_F_linearSweptSpheres,
    Vulkan_F_longVector,
    Vulkan_F_maintenance4,
    Vulkan_F_maintenance5,
    Vulkan_F_maintenance8,
    Vulkan_F_maintenance9,
    Vulkan_F_micromap,
    Vulkan_F_multiViewport,
    Vulkan_F_pipelineFragmentShadingRate,
    Vulkan_F_primitiveFragmentShadingRate,
    Vulkan_F_pushConstantBank,
    Vulkan_F_rayQuery,
    Vulkan_F_rayTracingMaintenance1,
    Vulkan_F_rayTracingMotionBlur,
    Vulkan_F_rayTracingPipeline,
    Vulkan_F_rayTracingPositionFetch,
    Vulkan_F_rayTraversalPrimitiveCulling,
    Vulkan_F_runtimeDescriptorArray,
    Vulkan_F_sampleRateShading,
    Vulkan_F_shader64BitIndexing,
    Vulkan_F_shaderAbort,
    Vulkan_F_shaderBFloat16CooperativeMatrix,
    Vulkan_F_shaderBFloat16DotProduct,
    Vulkan_F_shaderBFloat16Type,
    Vulkan_F_shaderBufferFloat16AtomicAdd,
    Vulkan_F_shaderBufferFloat16AtomicMinMax,
    Vulkan_F_shaderBufferFloat16Atomics,
    Vulkan_F_shaderBufferFloat32AtomicAdd,
    Vulkan_F_shaderBufferFloat32AtomicMinMax,
    Vulkan_F_shaderBufferFloat32Atomics,
    Vulkan_F_shaderBufferFloat64AtomicAdd,
    Vulkan_F_shaderBufferFloat64AtomicMinMax,
    Vulkan_F_shaderBufferFloat64Atomics,
    Vulkan_F_shaderBufferInt64Atomics,
    Vulkan_F_shaderClipDistance,
    Vulkan_F_shaderConstantData,
    Vulkan_F_shaderCoreBuiltins,
    Vulkan_F_shaderCullDistance,
    Vulkan_F_shaderDemoteToHelperInvocation,
    Vulkan_F_shaderDeviceClock,
    Vulkan_F_shaderDrawParameters,
    Vulkan_F_shaderEarlyAndLateFragmentTests,
    Vulkan_F_shaderEnqueue,
    Vulkan_F_shaderExpectAssume,
    Vulkan_F_shaderFloat16VectorAtomics,
    Vulkan_F_shaderFloat4,
    Vulkan_F_shaderFloat6,
    Vulkan_F_shaderFloat64,
    Vulkan_F_shaderFloat8,
    Vulkan_F_shaderFloat8CooperativeMatrix,
    Vulkan_F_shaderFloat8UnsignedE8M0,
    Vulkan_F_shaderFloatControls2,
    Vulkan_F_shaderFmaFloat16,
    Vulkan_F_shaderFmaFloat32,
    Vulkan_F_shaderFmaFloat64,
    Vulkan_F_shaderImageFloat32AtomicAdd,
    Vulkan_F_shaderImageFloat32AtomicMinMax,
    Vulkan_F_shaderImageFloat32Atomics,
    Vulkan_F_shaderImageGatherExtended,
    Vulkan_F_shaderImageInt64Atomics,
    Vulkan_F_shaderInputAttachmentArrayDynamicIndexing,
    Vulkan_F_shaderInputAttachmentArrayNonUniformIndexing,
    Vulkan_F_shaderInt64,
    Vulkan_F_shaderIntegerDotProduct,
    Vulkan_F_shaderIntegerFunctions2,
    Vulkan_F_shaderMXInt8,
    Vulkan_F_shaderMixedFloatDotProductBFloat16Acc,
    Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat16,
    Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat32,
    Vulkan_F_shaderMixedFloatDotProductFloat8AccFloat32,
    Vulkan_F_shaderMultipleWaitQueues,
    Vulkan_F_shaderOutputLayer,
    Vulkan_F_shaderOutputViewportIndex,
    Vulkan_F_shaderQuadControl,
    Vulkan_F_shaderRawAccessChains,
    Vulkan_F_shaderRelaxedExtendedInstruction,
    Vulkan_F_shaderReplicatedComposites,
    Vulkan_F_shaderResourceMinLod,
    Vulkan_F_shaderResourceResidency,
    Vulkan_F_shaderSMBuiltins,
    Vulkan_F_shaderSampleRateInterpolationFunctions,
    Vulkan_F_shaderSampledImageArrayDynamicIndexing,
    Vulkan_F_shaderSampledImageArrayNonUniformIndexing,
    Vulkan_F_shaderSharedFloat16AtomicAdd,
    Vulkan_F_shaderSharedFloat16AtomicMinMax,
    Vulkan_F_shaderSharedFloat16Atomics,
    Vulkan_F_shaderSharedFloat32AtomicAdd,
    Vulkan_F_shaderSharedFloat32AtomicMinMax,
    Vulkan_F_shaderSharedFloat32Atomics,
    Vulkan_F_shaderSharedFloat64AtomicAdd,
    Vulkan_F_shaderSharedFloat64AtomicMinMax,
    Vulkan_F_shaderSharedFloat64Atomics,
    Vulkan_F_shaderSharedInt64Atomics,
    Vulkan_F_shaderSplitBarrier,
    Vulkan_F_shaderStorageBufferArrayDynamicIndexing,
    Vulkan_F_shaderStorageBufferArrayNonUniformIndexing,
    Vulkan_F_shaderStorageImageArrayDynamicIndexing,
    Vulkan_F_shaderStorageImageArrayNonUniformIndexing,
    Vulkan_F_shaderStorageImageMultisample,
    Vulkan_F_shaderStorageImageReadWithoutFormat,
    Vulkan_F_shaderStorageImageWriteWithoutFormat,
    Vulkan_F_shaderStorageTensorArrayDynamicIndexing,
    Vulkan_F_shaderStorageTensorArrayNonUniformIndexing,
    Vulkan_F_shaderStorageTexelBufferArrayDynamicIndexing,
    Vulkan_F_shaderStorageTexelBufferArrayNonUniformIndexing,
    Vulkan_F_shaderSubgroupClock,
    Vulkan_F_shaderSubgroupExtendedTypes,
    Vulkan_F_shaderSubgroupPartitioned,
    Vulkan_F_shaderSubgroupRotate,
    Vulkan_F_shaderSubgroupRotateClustered,
    Vulkan_F_shaderSubgroupUniformControlFlow,
    Vulkan_F_shaderTensorAccess,
    Vulkan_F_shaderTessellationAndGeometryPointSize,
    Vulkan_F_shaderTileImageColorReadAccess,
    Vulkan_F_shaderTileImageDepthReadAccess,
    Vulkan_F_shaderTileImageStencilReadAccess,
    Vulkan_F_shaderUniformBufferArrayDynamicIndexing,
    Vulkan_F_shaderUniformBufferArrayNonUniformIndexing,
    Vulkan_F_shaderUniformBufferUnsizedArray,
    Vulkan_F_shaderUniformTexelBufferArrayDynamicIndexing,
    Vulkan_F_shaderUniformTexelBufferArrayNonUniformIndexing,
    Vulkan_F_shaderUntypedPointers,
    Vulkan_F_shaderZeroInitializeWorkgroupMemory,
    Vulkan_F_shadingRateImage,
    Vulkan_F_sparseImageFloat32AtomicAdd,
    Vulkan_F_sparseImageFloat32AtomicMinMax,
    Vulkan_F_sparseImageFloat32Atomics,
    Vulkan_F_spheres,
    Vulkan_F_storageInputOutput16,
    Vulkan_F_storagePushConstant16,
    Vulkan_F_storagePushConstant8,
    Vulkan_F_subgroupBroadcastDynamicId,
    Vulkan_F_tessellationIsolines,
    Vulkan_F_tessellationPointMode,
    Vulkan_F_tessellationShader,
    Vulkan_F_textureBlockMatch,
    Vulkan_F_textureBlockMatch2,
    Vulkan_F_textureBoxFilter,
    Vulkan_F_textureSampleWeighted,
    Vulkan_F_tileShading,
    Vulkan_F_tileShadingAtomicOps,
    Vulkan_F_tileShadingColorAttachments,
    Vulkan_F_tileShadingDepthAttachments,
    Vulkan_F_tileShadingFragmentStage,
    Vulkan_F_tileShadingImageProcessing,
    Vulkan_F_tileShadingInputAttachments,
    Vulkan_F_tileShadingSampledAttachments,
    Vulkan_F_tileShadingStencilAttachments,
    Vulkan_F_transformFeedback,
    Vulkan_F_uniformAndStorageBuffer16BitAccess,
    Vulkan_F_uniformAndStorageBuffer8BitAccess,
    Vulkan_F_vertexPipelineStoresAndAtomics,
    Vulkan_F_vulkanMemoryModel,
    Vulkan_F_vulkanMemoryModelDeviceScope,
    Vulkan_F_workgroupMemoryExplicitLayout,
    Vulkan_F_workgroupMemoryExplicitLayout16BitAccess,
    Vulkan_F_workgroupMemoryExplicitLayout8BitAccess,
    Vulkan_P_cooperativeMatrixSupportedStages_ANY_HIT,
    Vulkan_P_cooperativeMatrixSupportedStages_CALLABLE,
    Vulkan_P_cooperativeMatrixSupportedStages_CLOSEST_HIT,
    Vulkan_P_cooperativeMatrixSupportedStages_CLUSTER_CULLING,
    Vulkan_P_cooperativeMatrixSupportedStages_COMPUTE,
    Vulkan_P_cooperativeMatrixSupportedStages_FRAGMENT,
    Vulkan_P_cooperativeMatrixSupportedStages_GEOMETRY,
    Vulkan_P_cooperativeMatrixSupportedStages_INTERSECTION,
    Vulkan_P_cooperativeMatrixSupportedStages_MESH,
    Vulkan_P_cooperativeMatrixSupportedStages_MISS,
    Vulkan_P_cooperativeMatrixSupportedStages_RAYGEN,
    Vulkan_P_cooperativeMatrixSupportedStages_SUBPASS_SHADING,
    Vulkan_P_cooperativeMatrixSupportedStages_TASK,
    Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_cooperativeMatrixSupportedStages_VERTEX,
    Vulkan_P_cooperativeVectorSupportedStages_ANY_HIT,
    Vulkan_P_cooperativeVectorSupportedStages_CALLABLE,
    Vulkan_P_cooperativeVectorSupportedStages_CLOSEST_HIT,
    Vulkan_P_cooperativeVectorSupportedStages_CLUSTER_CULLING,
    Vulkan_P_cooperativeVectorSupportedStages_COMPUTE,
    Vulkan_P_cooperativeVectorSupportedStages_FRAGMENT,
    Vulkan_P_cooperativeVectorSupportedStages_GEOMETRY,
    Vulkan_P_cooperativeVectorSupportedStages_INTERSECTION,
    Vulkan_P_cooperativeVectorSupportedStages_MESH,
    Vulkan_P_cooperativeVectorSupportedStages_MISS,
    Vulkan_P_cooperativeVectorSupportedStages_RAYGEN,
    Vulkan_P_cooperativeVectorSupportedStages_SUBPASS_SHADING,
    Vulkan_P_cooperativeVectorSupportedStages_TASK,
    Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_cooperativeVectorSupportedStages_VERTEX,
    Vulkan_P_cooperativeVectorTrainingFloat16Accumulation,
    Vulkan_P_cooperativeVectorTrainingFloat32Accumulation,
    Vulkan_P_denormBehaviorIndependence_32_BIT_ONLY,
    Vulkan_P_denormBehaviorIndependence_ALL,
    Vulkan_P_denormBehaviorIndependence_NONE,
    Vulkan_P_meshAndTaskShaderDerivatives,
    Vulkan_P_protectedNoFault,
    Vulkan_P_roundingModeIndependence_32_BIT_ONLY,
    Vulkan_P_roundingModeIndependence_ALL,
    Vulkan_P_roundingModeIndependence_NONE,
    Vulkan_P_shaderDenormFlushToZeroFloat16,
    Vulkan_P_shaderDenormFlushToZeroFloat32,
    Vulkan_P_shaderDenormFlushToZeroFloat64,
    Vulkan_P_shaderDenormPreserveFloat16,
    Vulkan_P_shaderDenormPreserveFloat32,
    Vulkan_P_shaderDenormPreserveFloat64,
    Vulkan_P_shaderRoundingModeRTEFloat16,
    Vulkan_P_shaderRoundingModeRTEFloat32,
    Vulkan_P_shaderRoundingModeRTEFloat64,
    Vulkan_P_shaderRoundingModeRTZFloat16,
    Vulkan_P_shaderRoundingModeRTZFloat32,
    Vulkan_P_shaderRoundingModeRTZFloat64,
    Vulkan_P_shaderSignedZeroInfNanPreserveFloat16,
    Vulkan_P_shaderSignedZeroInfNanPreserveFloat32,
    Vulkan_P_shaderSignedZeroInfNanPreserveFloat64,
    Vulkan_P_shaderTensorSupportedStages_ANY_HIT,
    Vulkan_P_shaderTensorSupportedStages_CALLABLE,
    Vulkan_P_shaderTensorSupportedStages_CLOSEST_HIT,
    Vulkan_P_shaderTensorSupportedStages_CLUSTER_CULLING,
    Vulkan_P_shaderTensorSupportedStages_COMPUTE,
    Vulkan_P_shaderTensorSupportedStages_FRAGMENT,
    Vulkan_P_shaderTensorSupportedStages_GEOMETRY,
    Vulkan_P_shaderTensorSupportedStages_INTERSECTION,
    Vulkan_P_shaderTensorSupportedStages_MESH,
    Vulkan_P_shaderTensorSupportedStages_MISS,
    Vulkan_P_shaderTensorSupportedStages_RAYGEN,
    Vulkan_P_shaderTensorSupportedStages_SUBPASS_SHADING,
    Vulkan_P_shaderTensorSupportedStages_TASK,
    Vulkan_P_shaderTensorSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_shaderTensorSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_shaderTensorSupportedStages_VERTEX,
    Vulkan_P_subgroupQuadOperationsInAllStages,
    Vulkan_P_subgroupSupportedStages_ANY_HIT,
    Vulkan_P_subgroupSupportedStages_CALLABLE,
    Vulkan_P_subgroupSupportedStages_CLOSEST_HIT,
    Vulkan_P_subgroupSupportedStages_CLUSTER_CULLING,
    Vulkan_P_subgroupSupportedStages_FRAGMENT,
    Vulkan_P_subgroupSupportedStages_GEOMETRY,
    Vulkan_P_subgroupSupportedStages_INTERSECTION,
    Vulkan_P_subgroupSupportedStages_MESH,
    Vulkan_P_subgroupSupportedStages_MISS,
    Vulkan_P_subgroupSupportedStages_RAYGEN,
    Vulkan_P_subgroupSupportedStages_SUBPASS_SHADING,
    Vulkan_P_subgroupSupportedStages_TASK,
    Vulkan_P_subgroupSupportedStages_TESSELLATION_CONTROL,
    Vulkan_P_subgroupSupportedStages_TESSELLATION_EVALUATION,
    Vulkan_P_subgroupSupportedStages_VERTEX,
    Vulkan_P_transformFeedbackStreamsLinesTriangles,
  ];
}

#endif // MLIR_AVAILABILITY_GENERATED_VULKANIMPLEMENTATIONS_TD
