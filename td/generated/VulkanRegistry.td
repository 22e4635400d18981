//===- VulkanRegistry.td - SPIR-V on Vulkan's versions -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by scripts/facts/generate_targets.py. Don't edit: change its tables,
// scripts/facts/targets.
//
// What an application may use on Vulkan 1.x, from the registry's vk.xml 1.4.363
// and the script's tables. Each list continues that of the version before it. The
// comments are the alternatives that an implementation has for offering it:
// features, properties, extensions, versions.
//
// Guaranteed: what every implementation of that version offers.
// Extensions: SPIR-V extensions that every implementation of it accepts.
// Possible: what some implementation of it may offer.
//
// The registry has these too, for which MLIR has no name:
//   ClusterCullingShadingHUAWEI
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_VULKANREGISTRY_TD
#define MLIR_AVAILABILITY_GENERATED_VULKANREGISTRY_TD

include "mlir-availability/generated/SPIRVFurther.td"

defvar VulkanRegistry = "vk.xml 1.4.363";

defvar Vulkan_1_0_Guaranteed = [
  SPIRV_C_Matrix, // Vulkan 1.0
  SPIRV_C_Shader, // Vulkan 1.0
  SPIRV_C_InputAttachment, // Vulkan 1.0
  SPIRV_C_Sampled1D, // Vulkan 1.0
  SPIRV_C_Image1D, // Vulkan 1.0
  SPIRV_C_SampledBuffer, // Vulkan 1.0
  SPIRV_C_ImageBuffer, // Vulkan 1.0
  SPIRV_C_StorageImageExtendedFormats, // Vulkan 1.0
  SPIRV_C_ImageQuery, // Vulkan 1.0
  SPIRV_C_DerivativeControl, // Vulkan 1.0
];

defvar Vulkan_1_1_Guaranteed = !listconcat(Vulkan_1_0_Guaranteed, [
  SPIRV_C_GroupNonUniform, // VK_SUBGROUP_FEATURE_BASIC_BIT
  SPIRV_C_DeviceGroup, // Vulkan 1.1, VK_KHR_device_group
  SPIRV_C_MultiView, // multiview
]);

defvar Vulkan_1_1_SPV_1_4_Guaranteed = Vulkan_1_1_Guaranteed;

defvar Vulkan_1_2_Guaranteed = !listconcat(Vulkan_1_1_SPV_1_4_Guaranteed, [
  SPIRV_C_ShaderNonUniform, // Vulkan 1.2, VK_EXT_descriptor_indexing
]);

defvar Vulkan_1_3_Guaranteed = !listconcat(Vulkan_1_2_Guaranteed, [
  SPIRV_C_StorageImageReadWithoutFormat, // shaderStorageImageReadWithoutFormat, Vulkan 1.3, VK_KHR_format_feature_flags2
  SPIRV_C_StorageImageWriteWithoutFormat, // shaderStorageImageWriteWithoutFormat, Vulkan 1.3, VK_KHR_format_feature_flags2
  SPIRV_C_VulkanMemoryModel, // vulkanMemoryModel
  SPIRV_C_VulkanMemoryModelDeviceScope, // vulkanMemoryModelDeviceScope
  SPIRV_C_PhysicalStorageBufferAddresses, // bufferDeviceAddress
  SPIRV_C_DemoteToHelperInvocation, // shaderDemoteToHelperInvocation
  SPIRV_C_DotProductInputAll, // shaderIntegerDotProduct
  SPIRV_C_DotProductInput4x8BitPacked, // shaderIntegerDotProduct
  SPIRV_C_DotProduct, // shaderIntegerDotProduct
]);

defvar Vulkan_1_4_Guaranteed = !listconcat(Vulkan_1_3_Guaranteed, [
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
  SPIRV_C_StorageBuffer16BitAccess, // storageBuffer16BitAccess
  SPIRV_C_VariablePointersStorageBuffer, // variablePointersStorageBuffer
  SPIRV_C_VariablePointers, // variablePointers
  SPIRV_C_StorageBuffer8BitAccess, // storageBuffer8BitAccess
  SPIRV_C_SignedZeroInfNanPreserve, // shaderSignedZeroInfNanPreserveFloat16, shaderSignedZeroInfNanPreserveFloat32, shaderSignedZeroInfNanPreserveFloat64
  SPIRV_C_UniformTexelBufferArrayDynamicIndexing, // shaderUniformTexelBufferArrayDynamicIndexing
  SPIRV_C_StorageTexelBufferArrayDynamicIndexing, // shaderStorageTexelBufferArrayDynamicIndexing
  SPIRV_C_ExpectAssumeKHR, // shaderExpectAssume
  SPIRV_C_DotProductInput4x8Bit, // shaderIntegerDotProduct
  SPIRV_C_GroupNonUniformRotateKHR, // shaderSubgroupRotate
  SPIRV_C_FloatControls2, // shaderFloatControls2
]);

defvar Vulkan_1_0_Extensions = []<I32EnumAttrCase>;

defvar Vulkan_1_1_Extensions = !listconcat(Vulkan_1_0_Extensions, [
  SPV_KHR_16bit_storage, // Vulkan 1.1, VK_KHR_16bit_storage
  SPV_KHR_device_group, // Vulkan 1.1, VK_KHR_device_group
  SPV_KHR_multiview, // Vulkan 1.1, VK_KHR_multiview
  SPV_KHR_shader_draw_parameters, // Vulkan 1.1, VK_KHR_shader_draw_parameters
  SPV_KHR_storage_buffer_storage_class, // Vulkan 1.1, VK_KHR_storage_buffer_storage_class
  SPV_KHR_variable_pointers, // Vulkan 1.1, VK_KHR_variable_pointers
]);

defvar Vulkan_1_1_SPV_1_4_Extensions = !listconcat(Vulkan_1_1_Extensions, [
  SPV_KHR_float_controls, // Vulkan 1.2, VK_KHR_shader_float_controls
]);

defvar Vulkan_1_2_Extensions = !listconcat(Vulkan_1_1_SPV_1_4_Extensions, [
  SPV_KHR_8bit_storage, // Vulkan 1.2, VK_KHR_8bit_storage
  SPV_KHR_physical_storage_buffer, // Vulkan 1.2, VK_KHR_buffer_device_address
  SPV_KHR_vulkan_memory_model, // Vulkan 1.2, VK_KHR_vulkan_memory_model
  SPV_EXT_descriptor_indexing, // Vulkan 1.2, VK_EXT_descriptor_indexing
  SPV_EXT_shader_viewport_index_layer, // Vulkan 1.2, VK_EXT_shader_viewport_index_layer
]);

defvar Vulkan_1_3_Extensions = !listconcat(Vulkan_1_2_Extensions, [
  SPV_KHR_integer_dot_product, // Vulkan 1.3, VK_KHR_shader_integer_dot_product
  SPV_KHR_non_semantic_info, // Vulkan 1.3, VK_KHR_shader_non_semantic_info
  SPV_KHR_terminate_invocation, // Vulkan 1.3, VK_KHR_shader_terminate_invocation
  SPV_EXT_demote_to_helper_invocation, // Vulkan 1.3, VK_EXT_shader_demote_to_helper_invocation
]);

defvar Vulkan_1_4_Extensions = !listconcat(Vulkan_1_3_Extensions, [
  SPV_KHR_expect_assume, // Vulkan 1.4, VK_KHR_shader_expect_assume
  SPV_KHR_subgroup_rotate, // Vulkan 1.4, VK_KHR_shader_subgroup_rotate
  SPV_KHR_float_controls2, // Vulkan 1.4, VK_KHR_shader_float_controls2
]);

defvar Vulkan_1_0_Possible = [
  SPIRV_C_Matrix, // Vulkan 1.0
  SPIRV_C_Shader, // Vulkan 1.0
  SPIRV_C_Geometry, // geometryShader
  SPIRV_C_Tessellation, // tessellationShader
  SPIRV_C_Float16, // shaderFloat16, VK_AMD_gpu_shader_half_float
  SPIRV_C_Float64, // shaderFloat64
  SPIRV_C_Int64, // shaderInt64
  SPIRV_C_Int64Atomics, // shaderBufferInt64Atomics, shaderSharedInt64Atomics, shaderImageInt64Atomics
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
  SPIRV_C_InputAttachment, // Vulkan 1.0
  SPIRV_C_SparseResidency, // shaderResourceResidency
  SPIRV_C_MinLod, // shaderResourceMinLod
  SPIRV_C_Sampled1D, // Vulkan 1.0
  SPIRV_C_Image1D, // Vulkan 1.0
  SPIRV_C_SampledCubeArray, // imageCubeArray
  SPIRV_C_SampledBuffer, // Vulkan 1.0
  SPIRV_C_ImageBuffer, // Vulkan 1.0
  SPIRV_C_ImageMSArray, // shaderStorageImageMultisample
  SPIRV_C_StorageImageExtendedFormats, // Vulkan 1.0
  SPIRV_C_ImageQuery, // Vulkan 1.0
  SPIRV_C_DerivativeControl, // Vulkan 1.0
  SPIRV_C_InterpolationFunction, // sampleRateShading
  SPIRV_C_TransformFeedback, // transformFeedback
  SPIRV_C_GeometryStreams, // geometryStreams
  SPIRV_C_StorageImageReadWithoutFormat, // shaderStorageImageReadWithoutFormat, Vulkan 1.3, VK_KHR_format_feature_flags2
  SPIRV_C_StorageImageWriteWithoutFormat, // shaderStorageImageWriteWithoutFormat, Vulkan 1.3, VK_KHR_format_feature_flags2
  SPIRV_C_MultiViewport, // multiViewport
  SPIRV_C_CoreBuiltinsARM, // shaderCoreBuiltins
  SPIRV_C_Float8EXT, // shaderFloat8
  SPIRV_C_Float6EXT, // shaderFloat6
  SPIRV_C_Float4EXT, // shaderFloat4
  SPIRV_C_Float8UnsignedE8M0EXT, // shaderFloat8UnsignedE8M0
  SPIRV_C_MXInt8EXT, // shaderMXInt8
  SPIRV_C_BitcastExtractEXT, // shaderFloat4, shaderFloat6
  SPIRV_C_FragmentShadingRateKHR, // pipelineFragmentShadingRate, primitiveFragmentShadingRate, attachmentFragmentShadingRate
  SPIRV_C_SubgroupBallotKHR, // VK_EXT_shader_subgroup_ballot
  SPIRV_C_DrawParameters, // shaderDrawParameters, VK_KHR_shader_draw_parameters
  SPIRV_C_SubgroupVoteKHR, // VK_EXT_shader_subgroup_vote
  SPIRV_C_StorageBuffer16BitAccess, // storageBuffer16BitAccess
  SPIRV_C_StorageUniform16, // uniformAndStorageBuffer16BitAccess
  SPIRV_C_StoragePushConstant16, // storagePushConstant16
  SPIRV_C_StorageInputOutput16, // storageInputOutput16
  SPIRV_C_DeviceGroup, // Vulkan 1.1, VK_KHR_device_group
  SPIRV_C_MultiView, // multiview
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
  SPIRV_C_UntypedPointersKHR, // shaderUntypedPointers
  SPIRV_C_TileShadingQCOM, // tileShading
  SPIRV_C_MultipleWaitQueuesQCOM, // shaderMultipleWaitQueues
  SPIRV_C_ImageGatherBiasLodAMD, // VK_AMD_texture_gather_bias_lod
  SPIRV_C_FragmentMaskAMD, // VK_AMD_shader_fragment_mask
  SPIRV_C_StencilExportEXT, // VK_EXT_shader_stencil_export
  SPIRV_C_ImageReadWriteLodAMD, // VK_AMD_shader_image_load_store_lod
  SPIRV_C_Int64ImageEXT, // shaderImageInt64Atomics
  SPIRV_C_ShaderClockKHR, // VK_KHR_shader_clock
  SPIRV_C_BFloat16TypeKHR, // shaderBFloat16Type
  SPIRV_C_BFloat16DotProductKHR, // shaderBFloat16DotProduct
  SPIRV_C_AbortKHR, // shaderAbort
  SPIRV_C_DescriptorHeapEXT, // descriptorHeap
  SPIRV_C_ConstantDataKHR, // shaderConstantData
  SPIRV_C_SampleMaskOverrideCoverageNV, // VK_NV_sample_mask_override_coverage
  SPIRV_C_GeometryShaderPassthroughNV, // VK_NV_geometry_shader_passthrough
  SPIRV_C_ShaderViewportIndexLayerEXT, // VK_EXT_shader_viewport_index_layer, VK_NV_viewport_array2
  SPIRV_C_ShaderViewportMaskNV, // VK_NV_viewport_array2
  SPIRV_C_PerViewAttributesNV, // VK_NVX_multiview_per_view_attributes
  SPIRV_C_FragmentFullyCoveredEXT, // VK_EXT_conservative_rasterization
  SPIRV_C_MeshShadingNV, // VK_NV_mesh_shader
  SPIRV_C_ImageFootprintNV, // imageFootprint
  SPIRV_C_FragmentBarycentricKHR, // fragmentShaderBarycentric
  SPIRV_C_ComputeDerivativeGroupQuadsNV, // computeDerivativeGroupQuads
  SPIRV_C_FragmentDensityEXT, // fragmentDensityMap, shadingRateImage
  SPIRV_C_ShaderNonUniform, // Vulkan 1.2, VK_EXT_descriptor_indexing
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
  SPIRV_C_RayTracingNV, // VK_NV_ray_tracing
  SPIRV_C_PhysicalStorageBufferAddresses, // bufferDeviceAddress
  SPIRV_C_ComputeDerivativeGroupLinearNV, // computeDerivativeGroupLinear
  SPIRV_C_FragmentShaderSampleInterlockEXT, // fragmentShaderSampleInterlock
  SPIRV_C_FragmentShaderShadingRateInterlockEXT, // fragmentShaderShadingRateInterlock, shadingRateImage
  SPIRV_C_FragmentShaderPixelInterlockEXT, // fragmentShaderPixelInterlock
  SPIRV_C_DemoteToHelperInvocation, // shaderDemoteToHelperInvocation
  SPIRV_C_CooperativeVectorNV, // cooperativeVector
  SPIRV_C_AtomicFloat16VectorNV, // shaderFloat16VectorAtomics
  SPIRV_C_RawAccessChainsNV, // shaderRawAccessChains
  SPIRV_C_PushConstantBanksNV, // pushConstantBank
  SPIRV_C_Shader64BitIndexingEXT, // shader64BitIndexing
  SPIRV_C_CooperativeMatrixConversionsEXT, // cooperativeMatrixConversions
  SPIRV_C_CooperativeMatrixReductionsEXT, // cooperativeMatrixReductions
  SPIRV_C_CooperativeMatrixPerElementOperationsEXT, // cooperativeMatrixPerElementOperations
  SPIRV_C_CooperativeVectorTrainingNV, // cooperativeVectorTraining
  SPIRV_C_CooperativeMatrixGetCoordinateEXT, // cooperativeMatrixGetCoordinate
  SPIRV_C_IntegerFunctions2INTEL, // shaderIntegerFunctions2
  SPIRV_C_AtomicFloat32MinMaxEXT, // shaderBufferFloat32AtomicMinMax, shaderSharedFloat32AtomicMinMax, shaderImageFloat32AtomicMinMax
  SPIRV_C_AtomicFloat64MinMaxEXT, // shaderBufferFloat64AtomicMinMax, shaderSharedFloat64AtomicMinMax
  SPIRV_C_AtomicFloat16MinMaxEXT, // shaderBufferFloat16AtomicMinMax, shaderSharedFloat16AtomicMinMax
  SPIRV_C_ExpectAssumeKHR, // shaderExpectAssume
  SPIRV_C_DotProductInputAll, // shaderIntegerDotProduct
  SPIRV_C_DotProductInput4x8Bit, // shaderIntegerDotProduct
  SPIRV_C_DotProductInput4x8BitPacked, // shaderIntegerDotProduct
  SPIRV_C_DotProduct, // shaderIntegerDotProduct
  SPIRV_C_ReplicatedCompositesEXT, // shaderReplicatedComposites
  SPIRV_C_FMAKHR, // shaderFmaFloat16, shaderFmaFloat32, shaderFmaFloat64
  SPIRV_C_AtomicFloat32AddEXT, // shaderBufferFloat32AtomicAdd, shaderSharedFloat32AtomicAdd, shaderImageFloat32AtomicAdd
  SPIRV_C_AtomicFloat64AddEXT, // shaderBufferFloat64AtomicAdd, shaderSharedFloat64AtomicAdd
  SPIRV_C_AtomicFloat16AddEXT, // shaderBufferFloat16AtomicAdd, shaderSharedFloat16AtomicAdd
  SPIRV_C_SplitBarrierINTEL, // shaderSplitBarrier
  SPIRV_C_DotProductFloat16AccFloat32VALVE, // shaderMixedFloatDotProductFloat16AccFloat32
  SPIRV_C_DotProductFloat16AccFloat16VALVE, // shaderMixedFloatDotProductFloat16AccFloat16
  SPIRV_C_DotProductBFloat16AccVALVE, // shaderMixedFloatDotProductBFloat16Acc
  SPIRV_C_DotProductFloat8AccFloat32VALVE, // shaderMixedFloatDotProductFloat8AccFloat32
];

defvar Vulkan_1_1_Possible = !listconcat(Vulkan_1_0_Possible, [
  SPIRV_C_GroupNonUniform, // VK_SUBGROUP_FEATURE_BASIC_BIT
  SPIRV_C_GroupNonUniformVote, // VK_SUBGROUP_FEATURE_VOTE_BIT
  SPIRV_C_GroupNonUniformArithmetic, // VK_SUBGROUP_FEATURE_ARITHMETIC_BIT
  SPIRV_C_GroupNonUniformBallot, // VK_SUBGROUP_FEATURE_BALLOT_BIT
  SPIRV_C_GroupNonUniformShuffle, // VK_SUBGROUP_FEATURE_SHUFFLE_BIT
  SPIRV_C_GroupNonUniformShuffleRelative, // VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT
  SPIRV_C_GroupNonUniformClustered, // VK_SUBGROUP_FEATURE_CLUSTERED_BIT
  SPIRV_C_GroupNonUniformQuad, // VK_SUBGROUP_FEATURE_QUAD_BIT
  SPIRV_C_Float8CooperativeMatrixEXT, // shaderFloat8CooperativeMatrix
  SPIRV_C_RayQueryKHR, // rayQuery
  SPIRV_C_CooperativeMatrixConversionQCOM, // cooperativeMatrixConversion
  SPIRV_C_QuadControlKHR, // shaderQuadControl
  SPIRV_C_BFloat16CooperativeMatrixKHR, // shaderBFloat16CooperativeMatrix
  SPIRV_C_GroupNonUniformPartitionedNV, // shaderSubgroupPartitioned, VK_SUBGROUP_FEATURE_PARTITIONED_BIT_NV
  SPIRV_C_RayTracingPositionFetchKHR, // rayTracingPositionFetch
  SPIRV_C_VulkanMemoryModel, // vulkanMemoryModel
  SPIRV_C_VulkanMemoryModelDeviceScope, // vulkanMemoryModelDeviceScope
  SPIRV_C_CooperativeMatrixNV, // cooperativeMatrix
  SPIRV_C_ShaderSMBuiltinsNV, // shaderSMBuiltins
  SPIRV_C_RayTracingOpacityMicromapKHR, // VK_EXT_opacity_micromap, micromap
  SPIRV_C_RayQueryPositionFetchKHR, // rayTracingPositionFetch
  SPIRV_C_CooperativeMatrixKHR, // cooperativeMatrix
  SPIRV_C_GroupNonUniformRotateKHR, // shaderSubgroupRotate
  SPIRV_C_FloatControls2, // shaderFloatControls2
]);

defvar Vulkan_1_1_SPV_1_4_Possible = !listconcat(Vulkan_1_1_Possible, [
  SPIRV_C_WorkgroupMemoryExplicitLayoutKHR, // workgroupMemoryExplicitLayout
  SPIRV_C_WorkgroupMemoryExplicitLayout8BitAccessKHR, // workgroupMemoryExplicitLayout8BitAccess
  SPIRV_C_WorkgroupMemoryExplicitLayout16BitAccessKHR, // workgroupMemoryExplicitLayout16BitAccess
  SPIRV_C_RayTraversalPrimitiveCullingKHR, // rayTraversalPrimitiveCulling, rayQuery
  SPIRV_C_RayTracingKHR, // rayTracingPipeline
  SPIRV_C_TextureSampleWeightedQCOM, // textureSampleWeighted
  SPIRV_C_TextureBoxFilterQCOM, // textureBoxFilter
  SPIRV_C_TextureBlockMatchQCOM, // textureBlockMatch
  SPIRV_C_TextureBlockMatch2QCOM, // textureBlockMatch2
  SPIRV_C_ImageGatherLinearQCOM, // imageGatherLinear
  SPIRV_C_ImageGatherExtendedModesQCOM, // imageGatherExtendedModes
  SPIRV_C_MeshShadingEXT, // VK_EXT_mesh_shader
  SPIRV_C_RayTracingMotionBlurNV, // rayTracingMotionBlur
  SPIRV_C_ShaderInvocationReorderNV, // VK_NV_ray_tracing_invocation_reorder
  SPIRV_C_ShaderInvocationReorderEXT, // VK_EXT_ray_tracing_invocation_reorder
  SPIRV_C_RayTracingSpheresGeometryNV, // spheres
  SPIRV_C_RayTracingLinearSweptSpheresGeometryNV, // linearSweptSpheres
  SPIRV_C_RayTracingClusterAccelerationStructureNV, // clusterAccelerationStructure
  SPIRV_C_RayCullMaskKHR, // rayTracingMaintenance1
  SPIRV_C_RayTracingOpacityMicromapExecutionModeKHR, // micromap
]);

defvar Vulkan_1_2_Possible = !listconcat(Vulkan_1_1_SPV_1_4_Possible, [
  SPIRV_C_ShaderLayer, // shaderOutputLayer
  SPIRV_C_ShaderViewportIndex, // shaderOutputViewportIndex
  SPIRV_C_LongVectorEXT, // longVector
]);

defvar Vulkan_1_3_Possible = !listconcat(Vulkan_1_2_Possible, [
  SPIRV_C_TileImageColorReadAccessEXT, // shaderTileImageColorReadAccess
  SPIRV_C_TileImageDepthReadAccessEXT, // shaderTileImageDepthReadAccess
  SPIRV_C_TileImageStencilReadAccessEXT, // shaderTileImageStencilReadAccess
  SPIRV_C_TensorsARM, // shaderTensorAccess
  SPIRV_C_StorageTensorArrayDynamicIndexingEXT, // shaderStorageTensorArrayDynamicIndexing
  SPIRV_C_StorageTensorArrayNonUniformIndexingEXT, // shaderStorageTensorArrayNonUniformIndexing
  SPIRV_C_GraphARM, // dataGraph
  SPIRV_C_CooperativeMatrixConversionsNV, // cooperativeMatrixConversions
  SPIRV_C_CooperativeMatrixTensorAddressingNV, // cooperativeMatrixTensorAddressing
  SPIRV_C_CooperativeMatrixBlockLoadsNV, // cooperativeMatrixBlockLoads
  SPIRV_C_TensorAddressingNV, // cooperativeMatrixTensorAddressing
  SPIRV_C_CooperativeMatrixDecodeVectorNV, // cooperativeMatrixDecodeVector
]);

defvar Vulkan_1_4_Possible = Vulkan_1_3_Possible;

defvar Vulkan_1_0_PossibleExtensions = [
  SPV_KHR_16bit_storage, // Vulkan 1.1, VK_KHR_16bit_storage
  SPV_KHR_8bit_storage, // Vulkan 1.2, VK_KHR_8bit_storage
  SPV_KHR_device_group, // Vulkan 1.1, VK_KHR_device_group
  SPV_KHR_float_controls, // Vulkan 1.2, VK_KHR_shader_float_controls
  SPV_KHR_physical_storage_buffer, // Vulkan 1.2, VK_KHR_buffer_device_address
  SPV_KHR_multiview, // Vulkan 1.1, VK_KHR_multiview
  SPV_KHR_post_depth_coverage, // VK_EXT_post_depth_coverage
  SPV_KHR_shader_ballot, // VK_EXT_shader_subgroup_ballot
  SPV_KHR_shader_clock, // VK_KHR_shader_clock
  SPV_KHR_shader_draw_parameters, // Vulkan 1.1, VK_KHR_shader_draw_parameters
  SPV_KHR_storage_buffer_storage_class, // Vulkan 1.1, VK_KHR_storage_buffer_storage_class
  SPV_KHR_subgroup_vote, // VK_EXT_shader_subgroup_vote
  SPV_KHR_variable_pointers, // Vulkan 1.1, VK_KHR_variable_pointers
  SPV_KHR_expect_assume, // Vulkan 1.4, VK_KHR_shader_expect_assume
  SPV_KHR_integer_dot_product, // Vulkan 1.3, VK_KHR_shader_integer_dot_product
  SPV_KHR_fragment_shading_rate, // VK_KHR_fragment_shading_rate
  SPV_KHR_fragment_shader_barycentric, // VK_KHR_fragment_shader_barycentric
  SPV_KHR_non_semantic_info, // Vulkan 1.3, VK_KHR_shader_non_semantic_info
  SPV_KHR_terminate_invocation, // Vulkan 1.3, VK_KHR_shader_terminate_invocation
  SPV_KHR_bfloat16, // VK_KHR_shader_bfloat16
  SPV_EXT_demote_to_helper_invocation, // Vulkan 1.3, VK_EXT_shader_demote_to_helper_invocation
  SPV_EXT_descriptor_indexing, // Vulkan 1.2, VK_EXT_descriptor_indexing
  SPV_EXT_fragment_fully_covered, // VK_EXT_conservative_rasterization
  SPV_EXT_fragment_invocation_density, // VK_EXT_fragment_density_map
  SPV_EXT_fragment_shader_interlock, // VK_EXT_fragment_shader_interlock
  SPV_EXT_physical_storage_buffer, // VK_EXT_buffer_device_address
  SPV_EXT_shader_stencil_export, // VK_EXT_shader_stencil_export
  SPV_EXT_shader_viewport_index_layer, // Vulkan 1.2, VK_EXT_shader_viewport_index_layer
  SPV_EXT_shader_atomic_float_add, // VK_EXT_shader_atomic_float
  SPV_EXT_shader_atomic_float_min_max, // VK_EXT_shader_atomic_float2
  SPV_EXT_shader_image_int64, // VK_EXT_shader_image_atomic_int64
  SPV_EXT_shader_atomic_float16_add, // VK_EXT_shader_atomic_float2
  SPV_EXT_replicated_composites, // VK_EXT_shader_replicated_composites
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
  SPV_NV_fragment_shader_barycentric, // VK_NV_fragment_shader_barycentric
  SPV_NV_geometry_shader_passthrough, // VK_NV_geometry_shader_passthrough
  SPV_NV_ray_tracing, // VK_NV_ray_tracing
  SPV_NV_sample_mask_override_coverage, // VK_NV_sample_mask_override_coverage
  SPV_NV_shader_image_footprint, // VK_NV_shader_image_footprint
  SPV_NV_shading_rate, // VK_NV_shading_rate_image
  SPV_NV_viewport_array2, // VK_NV_viewport_array2
  SPV_NVX_multiview_per_view_attributes, // VK_NVX_multiview_per_view_attributes
  SPV_AMD_gcn_shader, // VK_AMD_gcn_shader
  SPV_AMD_gpu_shader_half_float, // VK_AMD_gpu_shader_half_float
  SPV_AMD_gpu_shader_int16, // VK_AMD_gpu_shader_int16
  SPV_AMD_shader_trinary_minmax, // VK_AMD_shader_trinary_minmax
  SPV_ARM_core_builtins, // VK_ARM_shader_core_builtins
  SPV_EXT_cooperative_matrix_maintenance1, // VK_EXT_cooperative_matrix_maintenance1
  SPV_EXT_descriptor_heap, // VK_EXT_descriptor_heap
  SPV_EXT_float8, // VK_EXT_shader_float8
  SPV_EXT_ocp_microscaling_types, // VK_EXT_shader_ocp_microscaling_types
  SPV_EXT_shader_64bit_indexing, // VK_EXT_shader_64bit_indexing
  SPV_EXT_split_barrier, // VK_EXT_shader_split_barrier
  SPV_HUAWEI_cluster_culling_shader, // VK_HUAWEI_cluster_culling_shader
  SPV_HUAWEI_subpass_shading, // VK_HUAWEI_subpass_shading
  SPV_KHR_abort, // VK_KHR_shader_abort
  SPV_KHR_compute_shader_derivatives, // VK_KHR_compute_shader_derivatives
  SPV_KHR_constant_data, // VK_KHR_shader_constant_data
  SPV_KHR_fma, // VK_KHR_shader_fma
  SPV_KHR_relaxed_extended_instruction, // VK_KHR_shader_relaxed_extended_instruction
  SPV_KHR_untyped_pointers, // VK_KHR_shader_untyped_pointers
  SPV_NV_cooperative_vector, // VK_NV_cooperative_vector
  SPV_NV_mesh_shader, // VK_NV_mesh_shader
  SPV_NV_push_constant_bank, // VK_NV_push_constant_bank
  SPV_NV_raw_access_chains, // VK_NV_raw_access_chains
  SPV_NV_shader_atomic_fp16_vector, // VK_NV_shader_atomic_float16_vector
  SPV_QCOM_multiple_wait_queues, // VK_QCOM_shader_multiple_wait_queues
  SPV_QCOM_tile_shading, // VK_QCOM_tile_shading
  SPV_VALVE_mixed_float_dot_product, // VK_VALVE_shader_mixed_float_dot_product
];

defvar Vulkan_1_1_PossibleExtensions = !listconcat(Vulkan_1_0_PossibleExtensions, [
  SPV_KHR_vulkan_memory_model, // Vulkan 1.2, VK_KHR_vulkan_memory_model
  SPV_KHR_ray_query, // VK_KHR_ray_query
  SPV_KHR_subgroup_uniform_control_flow, // VK_KHR_shader_subgroup_uniform_control_flow
  SPV_KHR_subgroup_rotate, // Vulkan 1.4, VK_KHR_shader_subgroup_rotate
  SPV_KHR_cooperative_matrix, // VK_KHR_cooperative_matrix
  SPV_NV_cooperative_matrix, // VK_NV_cooperative_matrix
  SPV_NV_shader_sm_builtins, // VK_NV_shader_sm_builtins
  SPV_NV_shader_subgroup_partitioned, // VK_NV_shader_subgroup_partitioned, VK_EXT_shader_subgroup_partitioned
  SPV_EXT_opacity_micromap, // VK_EXT_opacity_micromap, VK_KHR_opacity_micromap
  SPV_EXT_shader_subgroup_partitioned, // VK_EXT_shader_subgroup_partitioned
  SPV_KHR_float_controls2, // Vulkan 1.4, VK_KHR_shader_float_controls2
  SPV_KHR_maximal_reconvergence, // VK_KHR_shader_maximal_reconvergence
  SPV_KHR_quad_control, // VK_KHR_shader_quad_control
  SPV_KHR_ray_tracing_position_fetch, // VK_KHR_ray_tracing_position_fetch
  SPV_QCOM_cooperative_matrix_conversion, // VK_QCOM_cooperative_matrix_conversion
]);

defvar Vulkan_1_1_SPV_1_4_PossibleExtensions = !listconcat(Vulkan_1_1_PossibleExtensions, [
  SPV_KHR_workgroup_memory_explicit_layout, // VK_KHR_workgroup_memory_explicit_layout
  SPV_KHR_ray_tracing, // VK_KHR_ray_tracing_pipeline
  SPV_KHR_ray_cull_mask, // VK_KHR_ray_tracing_maintenance1
  SPV_EXT_mesh_shader, // VK_EXT_mesh_shader
  SPV_NV_ray_tracing_motion_blur, // VK_NV_ray_tracing_motion_blur
  SPV_EXT_shader_invocation_reorder, // VK_EXT_ray_tracing_invocation_reorder
  SPV_KHR_opacity_micromap, // VK_KHR_opacity_micromap
  SPV_NV_cluster_acceleration_structure, // VK_NV_cluster_acceleration_structure
  SPV_NV_linear_swept_spheres, // VK_NV_ray_tracing_linear_swept_spheres
  SPV_NV_shader_invocation_reorder, // VK_NV_ray_tracing_invocation_reorder
  SPV_QCOM_image_processing, // VK_QCOM_image_processing
  SPV_QCOM_image_processing2, // VK_QCOM_image_processing2
  SPV_QCOM_image_processing3, // VK_QCOM_image_processing3
]);

defvar Vulkan_1_2_PossibleExtensions = !listconcat(Vulkan_1_1_SPV_1_4_PossibleExtensions, [
  SPV_EXT_long_vector, // VK_EXT_shader_long_vector
]);

defvar Vulkan_1_3_PossibleExtensions = !listconcat(Vulkan_1_2_PossibleExtensions, [
  SPV_ARM_tensors, // VK_ARM_tensors
  SPV_ARM_graph, // VK_ARM_data_graph
  SPV_EXT_shader_tile_image, // VK_EXT_shader_tile_image
  SPV_NV_cooperative_matrix2, // VK_NV_cooperative_matrix2
  SPV_NV_cooperative_matrix_decode_vector, // VK_NV_cooperative_matrix_decode_vector
  SPV_NV_tensor_addressing, // VK_NV_cooperative_matrix2
]);

defvar Vulkan_1_4_PossibleExtensions = Vulkan_1_3_PossibleExtensions;

#endif // MLIR_AVAILABILITY_GENERATED_VULKANREGISTRY_TD
