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

def Vulkan_VP_ANDROID_baseline_2021
    : VulkanProfile<
          "VP_ANDROID_baseline_2021", SPIRV_V_1_0,
          Vulkan_VP_ANDROID_baseline_2021_Capabilities, Vulkan_VP_ANDROID_baseline_2021_Extensions,
          Vulkan_1_0_Possible, Vulkan_1_0_PossibleExtensions> {
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

def Vulkan_VP_ANDROID_baseline_2022
    : VulkanProfile<
          "VP_ANDROID_baseline_2022", SPIRV_V_1_3,
          Vulkan_VP_ANDROID_baseline_2022_Capabilities, Vulkan_VP_ANDROID_baseline_2022_Extensions,
          Vulkan_1_1_Possible, Vulkan_1_1_PossibleExtensions> {
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

def Vulkan_VP_KHR_roadmap_2022
    : VulkanProfile<
          "VP_KHR_roadmap_2022", SPIRV_V_1_6,
          Vulkan_VP_KHR_roadmap_2022_Capabilities, Vulkan_VP_KHR_roadmap_2022_Extensions,
          Vulkan_1_3_Possible, Vulkan_1_3_PossibleExtensions> {
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

def Vulkan_VP_KHR_roadmap_2024
    : VulkanProfile<
          "VP_KHR_roadmap_2024", SPIRV_V_1_6,
          Vulkan_VP_KHR_roadmap_2024_Capabilities, Vulkan_VP_KHR_roadmap_2024_Extensions,
          Vulkan_1_3_Possible, Vulkan_1_3_PossibleExtensions> {
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

def Vulkan_VP_KHR_roadmap_2026
    : VulkanProfile<
          "VP_KHR_roadmap_2026", SPIRV_V_1_6,
          Vulkan_VP_KHR_roadmap_2026_Capabilities, Vulkan_VP_KHR_roadmap_2026_Extensions,
          Vulkan_1_4_Possible, Vulkan_1_4_PossibleExtensions> {
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

def Vulkan_VP_LUNARG_desktop_baseline_2022
    : VulkanProfile<
          "VP_LUNARG_desktop_baseline_2022", SPIRV_V_1_3,
          Vulkan_VP_LUNARG_desktop_baseline_2022_Capabilities, Vulkan_VP_LUNARG_desktop_baseline_2022_Extensions,
          Vulkan_1_1_Possible, Vulkan_1_1_PossibleExtensions> {
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

def Vulkan_lavapipe
    : VulkanDevice<
          "lavapipe", SPIRV_V_1_6,
          Vulkan_lavapipe_Capabilities, Vulkan_lavapipe_Extensions> {
  let family = "vulkan:lavapipe";
  let rank = 0;
  let summary = "Mesa's CPU driver, lavapipe 22.3.6";
  let source = "vulkaninfo --json with Debian 12's mesa-vulkan-drivers 22.3.6, without the subgroup sizes, which depend on the CPU";
  let device = "";
  let limits = "max_compute_shared_memory_size = 32768, max_compute_workgroup_invocations = 1024, max_compute_workgroup_size = [1024, 1024, 1024]";
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

def Vulkan_nvidia_rtx_5080
    : VulkanDevice<
          "nvidia-rtx-5080", SPIRV_V_1_6,
          Vulkan_nvidia_rtx_5080_Capabilities, Vulkan_nvidia_rtx_5080_Extensions> {
  let family = "vulkan:nvidia-rtx-5080";
  let rank = 0;
  let summary = "NVIDIA GeForce RTX 5080, driver 610.62";
  let source = "KhronosGroup/Vulkan-Profiles, profiles/LunarG/VP_LUNARG_desktop_baseline_2026/vp_gpuinfo_nvidia_geforce_rtx_5080_610_62_0_0_windows_11.json (commit 910ea35629aa), a report of vulkan.gpuinfo.org";
  let device = "NVIDIA:DiscreteGPU";
  let limits = "max_compute_shared_memory_size = 49152, max_compute_workgroup_invocations = 1024, max_compute_workgroup_size = [1024, 1024, 64], min_subgroup_size = 32, max_subgroup_size = 32";
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

def Vulkan_amd_rx_6600
    : VulkanDevice<
          "amd-rx-6600", SPIRV_V_1_6,
          Vulkan_amd_rx_6600_Capabilities, Vulkan_amd_rx_6600_Extensions> {
  let family = "vulkan:amd-rx-6600";
  let rank = 0;
  let summary = "AMD Radeon RX 6600 (RDNA 2), Mesa's RADV 23.3";
  let source = "KhronosGroup/Vulkan-Profiles, profiles/LunarG/VP_LUNARG_desktop_max_2024/vp_gpuinfo_amd_radeon_rx_6600__radv_navi23__23_2_99_endeavouros_unknown.json (commit 910ea35629aa), a report of vulkan.gpuinfo.org";
  let device = "AMD:DiscreteGPU";
  let limits = "max_compute_shared_memory_size = 65536, max_compute_workgroup_invocations = 1024, max_compute_workgroup_size = [1024, 1024, 1024], subgroup_size = 64, min_subgroup_size = 32, max_subgroup_size = 64";
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

def Vulkan_intel_arc_a770
    : VulkanDevice<
          "intel-arc-a770", SPIRV_V_1_6,
          Vulkan_intel_arc_a770_Capabilities, Vulkan_intel_arc_a770_Extensions> {
  let family = "vulkan:intel-arc-a770";
  let rank = 0;
  let summary = "Intel Arc A770, Mesa 26.1.2";
  let source = "KhronosGroup/Vulkan-Profiles, profiles/LunarG/VP_LUNARG_desktop_baseline_2026/vp_gpuinfo_intel_r__arc_tm__a770_graphics__dg2__26_1_2_arch_unknown.json (commit b737c1d7591c), a report of vulkan.gpuinfo.org";
  let device = "Intel:DiscreteGPU";
  let limits = "max_compute_shared_memory_size = 49152, max_compute_workgroup_invocations = 1024, max_compute_workgroup_size = [1024, 1024, 1024], min_subgroup_size = 8, max_subgroup_size = 32";
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

def Vulkan_apple_m1
    : VulkanDevice<
          "apple-m1", SPIRV_V_1_6,
          Vulkan_apple_m1_Capabilities, Vulkan_apple_m1_Extensions> {
  let family = "vulkan:apple-m1";
  let rank = 0;
  let summary = "Apple M1, MoltenVK 1.4.1";
  let source = "KhronosGroup/Vulkan-Profiles, profiles/LunarG/VP_LUNARG_desktop_baseline_2026/vp_gpuinfo_apple_m1_0_2_2209_macos_26_5_1.json (commit 910ea35629aa), a report of vulkan.gpuinfo.org";
  let device = "Apple:IntegratedGPU";
  let limits = "max_compute_shared_memory_size = 32768, max_compute_workgroup_invocations = 1024, max_compute_workgroup_size = [1024, 1024, 1024], min_subgroup_size = 4, max_subgroup_size = 32";
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

def Vulkan_arm_mali_valhall
    : VulkanDevice<
          "arm-mali-valhall", SPIRV_V_1_4,
          Vulkan_arm_mali_valhall_Capabilities, Vulkan_arm_mali_valhall_Extensions> {
  let family = "vulkan:arm-mali-valhall";
  let rank = 0;
  let summary = "Arm Mali of the Valhall architecture, Android 12";
  let source = "iree-org/iree (commit 11ffea447103), the Vulkan dialect's TargetTriple: compute features only, from vulkan.gpuinfo.org, report 15142";
  let device = "ARM:IntegratedGPU";
  let limits = "max_compute_shared_memory_size = 32768, max_compute_workgroup_invocations = 512, max_compute_workgroup_size = [512, 512, 512], subgroup_size = 16";
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

def Vulkan_qualcomm_adreno
    : VulkanDevice<
          "qualcomm-adreno", SPIRV_V_1_4,
          Vulkan_qualcomm_adreno_Capabilities, Vulkan_qualcomm_adreno_Extensions> {
  let family = "vulkan:qualcomm-adreno";
  let rank = 0;
  let summary = "Qualcomm Adreno 6xx, Android 12";
  let source = "iree-org/iree (commit 11ffea447103), the Vulkan dialect's TargetTriple: compute features only, from vulkan.gpuinfo.org, report 16312";
  let device = "Qualcomm:IntegratedGPU";
  let limits = "max_compute_shared_memory_size = 32768, max_compute_workgroup_invocations = 1024, max_compute_workgroup_size = [1024, 1024, 64], subgroup_size = 64";
}

#endif // MLIR_AVAILABILITY_GENERATED_VULKANIMPLEMENTATIONS_TD
