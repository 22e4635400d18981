//===- SPIRVCore.td - Capabilities of SPIR-V's versions -*- tablegen -*-===//
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
// What a module of SPIR-V 1.x may declare, from spirv.core.grammar.json. Each list
// continues that of the version before it. The comments are the extensions that
// bring the capability to versions in which it isn't core.
//
// Capabilities: what is core in that version.
// Possible: what can be declared in it, if need be with an extension.
// Extensions: the extensions that modules of that version can use.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_SPIRVCORE_TD
#define MLIR_AVAILABILITY_GENERATED_SPIRVCORE_TD

include "mlir-availability/generated/SPIRVFurther.td"

defvar SPIRV_1_0_Capabilities = [
  SPIRV_C_Matrix,
  SPIRV_C_Shader,
  SPIRV_C_Geometry,
  SPIRV_C_Tessellation,
  SPIRV_C_Addresses,
  SPIRV_C_Linkage,
  SPIRV_C_Kernel,
  SPIRV_C_Vector16,
  SPIRV_C_Float16Buffer,
  SPIRV_C_Float16,
  SPIRV_C_Float64,
  SPIRV_C_Int64,
  SPIRV_C_Int64Atomics,
  SPIRV_C_ImageBasic,
  SPIRV_C_ImageReadWrite,
  SPIRV_C_ImageMipmap,
  SPIRV_C_Pipes,
  SPIRV_C_Groups, // SPV_AMD_shader_ballot
  SPIRV_C_DeviceEnqueue,
  SPIRV_C_LiteralSampler,
  SPIRV_C_AtomicStorage,
  SPIRV_C_Int16,
  SPIRV_C_TessellationPointSize,
  SPIRV_C_GeometryPointSize,
  SPIRV_C_ImageGatherExtended,
  SPIRV_C_StorageImageMultisample,
  SPIRV_C_UniformBufferArrayDynamicIndexing,
  SPIRV_C_SampledImageArrayDynamicIndexing,
  SPIRV_C_StorageBufferArrayDynamicIndexing,
  SPIRV_C_StorageImageArrayDynamicIndexing,
  SPIRV_C_ClipDistance,
  SPIRV_C_CullDistance,
  SPIRV_C_ImageCubeArray,
  SPIRV_C_SampleRateShading,
  SPIRV_C_ImageRect,
  SPIRV_C_SampledRect,
  SPIRV_C_GenericPointer,
  SPIRV_C_Int8,
  SPIRV_C_InputAttachment,
  SPIRV_C_SparseResidency,
  SPIRV_C_MinLod,
  SPIRV_C_Sampled1D,
  SPIRV_C_Image1D,
  SPIRV_C_SampledCubeArray,
  SPIRV_C_SampledBuffer,
  SPIRV_C_ImageBuffer,
  SPIRV_C_ImageMSArray,
  SPIRV_C_StorageImageExtendedFormats,
  SPIRV_C_ImageQuery,
  SPIRV_C_DerivativeControl,
  SPIRV_C_InterpolationFunction,
  SPIRV_C_TransformFeedback,
  SPIRV_C_GeometryStreams,
  SPIRV_C_StorageImageReadWithoutFormat,
  SPIRV_C_StorageImageWriteWithoutFormat,
  SPIRV_C_MultiViewport,
];

defvar SPIRV_1_1_Capabilities = !listconcat(SPIRV_1_0_Capabilities, [
  SPIRV_C_SubgroupDispatch,
  SPIRV_C_NamedBarrier,
  SPIRV_C_PipeStorage,
]);

defvar SPIRV_1_2_Capabilities = SPIRV_1_1_Capabilities;

defvar SPIRV_1_3_Capabilities = !listconcat(SPIRV_1_2_Capabilities, [
  SPIRV_C_GroupNonUniform,
  SPIRV_C_GroupNonUniformVote,
  SPIRV_C_GroupNonUniformArithmetic,
  SPIRV_C_GroupNonUniformBallot,
  SPIRV_C_GroupNonUniformShuffle,
  SPIRV_C_GroupNonUniformShuffleRelative,
  SPIRV_C_GroupNonUniformClustered,
  SPIRV_C_GroupNonUniformQuad,
  SPIRV_C_DrawParameters, // SPV_KHR_shader_draw_parameters
  SPIRV_C_StorageBuffer16BitAccess, // SPV_KHR_16bit_storage
  SPIRV_C_StorageUniform16, // SPV_KHR_16bit_storage
  SPIRV_C_StoragePushConstant16, // SPV_KHR_16bit_storage
  SPIRV_C_StorageInputOutput16, // SPV_KHR_16bit_storage
  SPIRV_C_DeviceGroup, // SPV_KHR_device_group
  SPIRV_C_MultiView, // SPV_KHR_multiview
  SPIRV_C_VariablePointersStorageBuffer, // SPV_KHR_variable_pointers
  SPIRV_C_VariablePointers, // SPV_KHR_variable_pointers
]);

defvar SPIRV_1_4_Capabilities = !listconcat(SPIRV_1_3_Capabilities, [
  SPIRV_C_DenormPreserve, // SPV_KHR_float_controls
  SPIRV_C_DenormFlushToZero, // SPV_KHR_float_controls
  SPIRV_C_SignedZeroInfNanPreserve, // SPV_KHR_float_controls
  SPIRV_C_RoundingModeRTE, // SPV_KHR_float_controls
  SPIRV_C_RoundingModeRTZ, // SPV_KHR_float_controls
]);

defvar SPIRV_1_5_Capabilities = !listconcat(SPIRV_1_4_Capabilities, [
  SPIRV_C_ShaderLayer,
  SPIRV_C_ShaderViewportIndex,
  SPIRV_C_StorageBuffer8BitAccess, // SPV_KHR_8bit_storage
  SPIRV_C_UniformAndStorageBuffer8BitAccess, // SPV_KHR_8bit_storage
  SPIRV_C_StoragePushConstant8, // SPV_KHR_8bit_storage
  SPIRV_C_ShaderNonUniform, // SPV_EXT_descriptor_indexing
  SPIRV_C_RuntimeDescriptorArray, // SPV_EXT_descriptor_indexing
  SPIRV_C_InputAttachmentArrayDynamicIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_UniformTexelBufferArrayDynamicIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_StorageTexelBufferArrayDynamicIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_UniformBufferArrayNonUniformIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_SampledImageArrayNonUniformIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_StorageBufferArrayNonUniformIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_StorageImageArrayNonUniformIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_InputAttachmentArrayNonUniformIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_UniformTexelBufferArrayNonUniformIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_StorageTexelBufferArrayNonUniformIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_VulkanMemoryModel, // SPV_KHR_vulkan_memory_model
  SPIRV_C_VulkanMemoryModelDeviceScope, // SPV_KHR_vulkan_memory_model
  SPIRV_C_PhysicalStorageBufferAddresses, // SPV_EXT_physical_storage_buffer, SPV_KHR_physical_storage_buffer
]);

defvar SPIRV_1_6_Capabilities = !listconcat(SPIRV_1_5_Capabilities, [
  SPIRV_C_UniformDecoration,
  SPIRV_C_DemoteToHelperInvocation, // SPV_EXT_demote_to_helper_invocation
  SPIRV_C_DotProductInputAll, // SPV_KHR_integer_dot_product
  SPIRV_C_DotProductInput4x8Bit, // SPV_KHR_integer_dot_product
  SPIRV_C_DotProductInput4x8BitPacked, // SPV_KHR_integer_dot_product
  SPIRV_C_DotProduct, // SPV_KHR_integer_dot_product
]);

defvar SPIRV_1_0_Possible = [
  SPIRV_C_Matrix,
  SPIRV_C_Shader,
  SPIRV_C_Geometry,
  SPIRV_C_Tessellation,
  SPIRV_C_Addresses,
  SPIRV_C_Linkage,
  SPIRV_C_Kernel,
  SPIRV_C_Vector16,
  SPIRV_C_Float16Buffer,
  SPIRV_C_Float16,
  SPIRV_C_Float64,
  SPIRV_C_Int64,
  SPIRV_C_Int64Atomics,
  SPIRV_C_ImageBasic,
  SPIRV_C_ImageReadWrite,
  SPIRV_C_ImageMipmap,
  SPIRV_C_Pipes,
  SPIRV_C_Groups, // SPV_AMD_shader_ballot
  SPIRV_C_DeviceEnqueue,
  SPIRV_C_LiteralSampler,
  SPIRV_C_AtomicStorage,
  SPIRV_C_Int16,
  SPIRV_C_TessellationPointSize,
  SPIRV_C_GeometryPointSize,
  SPIRV_C_ImageGatherExtended,
  SPIRV_C_StorageImageMultisample,
  SPIRV_C_UniformBufferArrayDynamicIndexing,
  SPIRV_C_SampledImageArrayDynamicIndexing,
  SPIRV_C_StorageBufferArrayDynamicIndexing,
  SPIRV_C_StorageImageArrayDynamicIndexing,
  SPIRV_C_ClipDistance,
  SPIRV_C_CullDistance,
  SPIRV_C_ImageCubeArray,
  SPIRV_C_SampleRateShading,
  SPIRV_C_ImageRect,
  SPIRV_C_SampledRect,
  SPIRV_C_GenericPointer,
  SPIRV_C_Int8,
  SPIRV_C_InputAttachment,
  SPIRV_C_SparseResidency,
  SPIRV_C_MinLod,
  SPIRV_C_Sampled1D,
  SPIRV_C_Image1D,
  SPIRV_C_SampledCubeArray,
  SPIRV_C_SampledBuffer,
  SPIRV_C_ImageBuffer,
  SPIRV_C_ImageMSArray,
  SPIRV_C_StorageImageExtendedFormats,
  SPIRV_C_ImageQuery,
  SPIRV_C_DerivativeControl,
  SPIRV_C_InterpolationFunction,
  SPIRV_C_TransformFeedback,
  SPIRV_C_GeometryStreams,
  SPIRV_C_StorageImageReadWithoutFormat,
  SPIRV_C_StorageImageWriteWithoutFormat,
  SPIRV_C_MultiViewport,
  SPIRV_C_CoreBuiltinsARM, // SPV_ARM_core_builtins
  SPIRV_C_TileImageColorReadAccessEXT, // SPV_EXT_shader_tile_image
  SPIRV_C_TileImageDepthReadAccessEXT, // SPV_EXT_shader_tile_image
  SPIRV_C_TileImageStencilReadAccessEXT, // SPV_EXT_shader_tile_image
  SPIRV_C_TensorsARM, // SPV_ARM_tensors
  SPIRV_C_StorageTensorArrayDynamicIndexingEXT, // SPV_ARM_tensors
  SPIRV_C_StorageTensorArrayNonUniformIndexingEXT, // SPV_ARM_tensors
  SPIRV_C_GraphARM, // SPV_ARM_graph
  SPIRV_C_CooperativeMatrixLayoutsARM, // SPV_ARM_cooperative_matrix_layouts
  SPIRV_C_Float8EXT, // SPV_EXT_float8
  SPIRV_C_Float6EXT, // SPV_EXT_ocp_microscaling_types
  SPIRV_C_Float4EXT, // SPV_EXT_ocp_microscaling_types
  SPIRV_C_Float8UnsignedE8M0EXT, // SPV_EXT_ocp_microscaling_types
  SPIRV_C_MXInt8EXT, // SPV_EXT_ocp_microscaling_types
  SPIRV_C_BitcastExtractEXT, // SPV_EXT_ocp_microscaling_types
  SPIRV_C_FragmentShadingRateKHR, // SPV_KHR_fragment_shading_rate
  SPIRV_C_SubgroupBallotKHR, // SPV_KHR_shader_ballot
  SPIRV_C_DrawParameters, // SPV_KHR_shader_draw_parameters
  SPIRV_C_SubgroupVoteKHR, // SPV_KHR_subgroup_vote
  SPIRV_C_StorageBuffer16BitAccess, // SPV_KHR_16bit_storage
  SPIRV_C_StorageUniform16, // SPV_KHR_16bit_storage
  SPIRV_C_StoragePushConstant16, // SPV_KHR_16bit_storage
  SPIRV_C_StorageInputOutput16, // SPV_KHR_16bit_storage
  SPIRV_C_DeviceGroup, // SPV_KHR_device_group
  SPIRV_C_MultiView, // SPV_KHR_multiview
  SPIRV_C_VariablePointersStorageBuffer, // SPV_KHR_variable_pointers
  SPIRV_C_VariablePointers, // SPV_KHR_variable_pointers
  SPIRV_C_AtomicStorageOps, // SPV_KHR_shader_atomic_counter_ops
  SPIRV_C_SampleMaskPostDepthCoverage, // SPV_KHR_post_depth_coverage
  SPIRV_C_StorageBuffer8BitAccess, // SPV_KHR_8bit_storage
  SPIRV_C_UniformAndStorageBuffer8BitAccess, // SPV_KHR_8bit_storage
  SPIRV_C_StoragePushConstant8, // SPV_KHR_8bit_storage
  SPIRV_C_DenormPreserve, // SPV_KHR_float_controls
  SPIRV_C_DenormFlushToZero, // SPV_KHR_float_controls
  SPIRV_C_SignedZeroInfNanPreserve, // SPV_KHR_float_controls
  SPIRV_C_RoundingModeRTE, // SPV_KHR_float_controls
  SPIRV_C_RoundingModeRTZ, // SPV_KHR_float_controls
  SPIRV_C_RayQueryProvisionalKHR, // SPV_KHR_ray_query
  SPIRV_C_RayQueryKHR, // SPV_KHR_ray_query
  SPIRV_C_UntypedPointersKHR, // SPV_KHR_untyped_pointers
  SPIRV_C_TileShadingQCOM, // SPV_QCOM_tile_shading
  SPIRV_C_BFloat16MulAddQCOM, // SPV_QCOM_bfloat16_muladd
  SPIRV_C_SubgroupSizeQCOM, // SPV_QCOM_subgroup_size
  SPIRV_C_MultipleWaitQueuesQCOM, // SPV_QCOM_multiple_wait_queues
  SPIRV_C_Float16ImageAMD, // SPV_AMD_gpu_shader_half_float_fetch
  SPIRV_C_ImageGatherBiasLodAMD, // SPV_AMD_texture_gather_bias_lod
  SPIRV_C_FragmentMaskAMD, // SPV_AMD_shader_fragment_mask
  SPIRV_C_StencilExportEXT, // SPV_EXT_shader_stencil_export
  SPIRV_C_ImageReadWriteLodAMD, // SPV_AMD_shader_image_load_store_lod
  SPIRV_C_Int64ImageEXT, // SPV_EXT_shader_image_int64
  SPIRV_C_ShaderClockKHR, // SPV_KHR_shader_clock
  SPIRV_C_Int4TypeINTEL, // SPV_INTEL_int4
  SPIRV_C_BFloat16TypeKHR, // SPV_KHR_bfloat16
  SPIRV_C_BFloat16DotProductKHR, // SPV_KHR_bfloat16
  SPIRV_C_AbortKHR, // SPV_KHR_abort
  SPIRV_C_DescriptorHeapEXT, // SPV_EXT_descriptor_heap
  SPIRV_C_ConstantDataKHR, // SPV_KHR_constant_data
  SPIRV_C_PoisonFreezeKHR, // SPV_KHR_poison_freeze
  SPIRV_C_WeakLinkageAMD, // SPV_AMD_weak_linkage
  SPIRV_C_SampleMaskOverrideCoverageNV, // SPV_NV_sample_mask_override_coverage
  SPIRV_C_GeometryShaderPassthroughNV, // SPV_NV_geometry_shader_passthrough
  SPIRV_C_ShaderViewportIndexLayerEXT, // SPV_EXT_shader_viewport_index_layer, SPV_NV_viewport_array2
  SPIRV_C_ShaderViewportMaskNV, // SPV_NV_viewport_array2
  SPIRV_C_ShaderStereoViewNV, // SPV_NV_stereo_view_rendering
  SPIRV_C_PerViewAttributesNV, // SPV_NVX_multiview_per_view_attributes
  SPIRV_C_FragmentFullyCoveredEXT, // SPV_EXT_fragment_fully_covered
  SPIRV_C_MeshShadingNV, // SPV_NV_mesh_shader
  SPIRV_C_ImageFootprintNV, // SPV_NV_shader_image_footprint
  SPIRV_C_FragmentBarycentricKHR, // SPV_KHR_fragment_shader_barycentric, SPV_NV_fragment_shader_barycentric
  SPIRV_C_ComputeDerivativeGroupQuadsNV, // SPV_KHR_compute_shader_derivatives, SPV_NV_compute_shader_derivatives
  SPIRV_C_FragmentDensityEXT, // SPV_EXT_fragment_invocation_density, SPV_NV_shading_rate
  SPIRV_C_ShaderNonUniform, // SPV_EXT_descriptor_indexing
  SPIRV_C_RuntimeDescriptorArray, // SPV_EXT_descriptor_indexing
  SPIRV_C_InputAttachmentArrayDynamicIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_UniformTexelBufferArrayDynamicIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_StorageTexelBufferArrayDynamicIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_UniformBufferArrayNonUniformIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_SampledImageArrayNonUniformIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_StorageBufferArrayNonUniformIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_StorageImageArrayNonUniformIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_InputAttachmentArrayNonUniformIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_UniformTexelBufferArrayNonUniformIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_StorageTexelBufferArrayNonUniformIndexing, // SPV_EXT_descriptor_indexing
  SPIRV_C_RayTracingPositionFetchKHR, // SPV_KHR_ray_tracing_position_fetch
  SPIRV_C_RayTracingNV, // SPV_NV_ray_tracing
  SPIRV_C_PhysicalStorageBufferAddresses, // SPV_EXT_physical_storage_buffer, SPV_KHR_physical_storage_buffer
  SPIRV_C_ComputeDerivativeGroupLinearNV, // SPV_KHR_compute_shader_derivatives, SPV_NV_compute_shader_derivatives
  SPIRV_C_FragmentShaderSampleInterlockEXT, // SPV_EXT_fragment_shader_interlock
  SPIRV_C_FragmentShaderShadingRateInterlockEXT, // SPV_EXT_fragment_shader_interlock
  SPIRV_C_ShaderSMBuiltinsNV, // SPV_NV_shader_sm_builtins
  SPIRV_C_FragmentShaderPixelInterlockEXT, // SPV_EXT_fragment_shader_interlock
  SPIRV_C_DemoteToHelperInvocation, // SPV_EXT_demote_to_helper_invocation
  SPIRV_C_RayTracingOpacityMicromapKHR, // SPV_EXT_opacity_micromap, SPV_KHR_opacity_micromap
  SPIRV_C_BindlessTextureNV, // SPV_NV_bindless_texture
  SPIRV_C_RayQueryPositionFetchKHR, // SPV_KHR_ray_tracing_position_fetch
  SPIRV_C_CooperativeVectorNV, // SPV_NV_cooperative_vector
  SPIRV_C_AtomicFloat16VectorNV, // SPV_NV_shader_atomic_fp16_vector
  SPIRV_C_RawAccessChainsNV, // SPV_NV_raw_access_chains
  SPIRV_C_PushConstantBanksNV, // SPV_NV_push_constant_bank
  SPIRV_C_Shader64BitIndexingEXT, // SPV_EXT_shader_64bit_indexing
  SPIRV_C_CooperativeMatrixConversionsEXT, // SPV_EXT_cooperative_matrix_maintenance1
  SPIRV_C_CooperativeMatrixReductionsEXT, // SPV_EXT_cooperative_matrix_maintenance1, SPV_NV_cooperative_matrix2
  SPIRV_C_CooperativeMatrixPerElementOperationsEXT, // SPV_EXT_cooperative_matrix_maintenance1, SPV_NV_cooperative_matrix2
  SPIRV_C_CooperativeVectorTrainingNV, // SPV_NV_cooperative_vector
  SPIRV_C_CooperativeMatrixGetCoordinateEXT, // SPV_EXT_cooperative_matrix_maintenance1
  SPIRV_C_SubgroupShuffleINTEL, // SPV_INTEL_subgroups
  SPIRV_C_SubgroupBufferBlockIOINTEL, // SPV_INTEL_subgroups
  SPIRV_C_SubgroupImageBlockIOINTEL, // SPV_INTEL_subgroups
  SPIRV_C_SubgroupImageMediaBlockIOINTEL, // SPV_INTEL_media_block_io
  SPIRV_C_RoundToInfinityINTEL, // SPV_INTEL_float_controls2
  SPIRV_C_FloatingPointModeINTEL, // SPV_INTEL_float_controls2
  SPIRV_C_IntegerFunctions2INTEL, // SPV_INTEL_shader_integer_functions2
  SPIRV_C_FunctionPointersINTEL, // SPV_INTEL_function_pointers
  SPIRV_C_IndirectReferencesINTEL, // SPV_INTEL_function_pointers
  SPIRV_C_AsmINTEL, // SPV_INTEL_inline_assembly
  SPIRV_C_AtomicFloat32MinMaxEXT, // SPV_EXT_shader_atomic_float_min_max
  SPIRV_C_AtomicFloat64MinMaxEXT, // SPV_EXT_shader_atomic_float_min_max
  SPIRV_C_AtomicFloat16MinMaxEXT, // SPV_EXT_shader_atomic_float_min_max
  SPIRV_C_VectorComputeINTEL, // SPV_INTEL_vector_compute
  SPIRV_C_VectorAnyINTEL, // SPV_INTEL_vector_compute
  SPIRV_C_ExpectAssumeKHR, // SPV_KHR_expect_assume
  SPIRV_C_SubgroupAvcMotionEstimationINTEL, // SPV_INTEL_device_side_avc_motion_estimation
  SPIRV_C_SubgroupAvcMotionEstimationIntraINTEL, // SPV_INTEL_device_side_avc_motion_estimation
  SPIRV_C_SubgroupAvcMotionEstimationChromaINTEL, // SPV_INTEL_device_side_avc_motion_estimation
  SPIRV_C_VariableLengthArrayINTEL, // SPV_INTEL_variable_length_array
  SPIRV_C_FunctionFloatControlINTEL, // SPV_INTEL_float_controls2
  SPIRV_C_FPGAMemoryAttributesINTEL, // SPV_ALTERA_fpga_memory_attributes, SPV_INTEL_fpga_memory_attributes
  SPIRV_C_FPFastMathModeINTEL, // SPV_INTEL_fp_fast_math_mode
  SPIRV_C_ArbitraryPrecisionIntegersINTEL, // SPV_ALTERA_arbitrary_precision_integers, SPV_INTEL_arbitrary_precision_integers
  SPIRV_C_ArbitraryPrecisionFloatingPointINTEL, // SPV_ALTERA_arbitrary_precision_floating_point, SPV_INTEL_arbitrary_precision_floating_point
  SPIRV_C_UnstructuredLoopControlsINTEL, // SPV_INTEL_unstructured_loop_controls
  SPIRV_C_FPGALoopControlsINTEL, // SPV_ALTERA_fpga_loop_controls, SPV_INTEL_fpga_loop_controls
  SPIRV_C_KernelAttributesINTEL, // SPV_INTEL_kernel_attributes
  SPIRV_C_FPGAKernelAttributesINTEL, // SPV_INTEL_kernel_attributes
  SPIRV_C_FPGAMemoryAccessesINTEL, // SPV_ALTERA_fpga_memory_accesses, SPV_INTEL_fpga_memory_accesses
  SPIRV_C_FPGAClusterAttributesINTEL, // SPV_ALTERA_fpga_cluster_attributes, SPV_INTEL_fpga_cluster_attributes
  SPIRV_C_LoopFuseINTEL, // SPV_ALTERA_loop_fuse, SPV_INTEL_loop_fuse
  SPIRV_C_FPGADSPControlALTERA, // SPV_ALTERA_fpga_dsp_control, SPV_INTEL_fpga_dsp_control
  SPIRV_C_MemoryAccessAliasingINTEL, // SPV_INTEL_memory_access_aliasing
  SPIRV_C_FPGAInvocationPipeliningAttributesALTERA, // SPV_ALTERA_fpga_invocation_pipelining_attributes, SPV_INTEL_fpga_invocation_pipelining_attributes
  SPIRV_C_FPGABufferLocationINTEL, // SPV_ALTERA_fpga_buffer_location, SPV_INTEL_fpga_buffer_location
  SPIRV_C_ArbitraryPrecisionFixedPointINTEL, // SPV_ALTERA_arbitrary_precision_fixed_point, SPV_INTEL_arbitrary_precision_fixed_point
  SPIRV_C_USMStorageClassesINTEL, // SPV_ALTERA_usm_storage_classes, SPV_INTEL_usm_storage_classes
  SPIRV_C_RuntimeAlignedAttributeALTERA, // SPV_ALTERA_runtime_aligned, SPV_INTEL_runtime_aligned
  SPIRV_C_IOPipesINTEL, // SPV_ALTERA_io_pipes, SPV_INTEL_io_pipes
  SPIRV_C_BlockingPipesALTERA, // SPV_ALTERA_blocking_pipes, SPV_INTEL_blocking_pipes
  SPIRV_C_FPGARegINTEL, // SPV_ALTERA_fpga_reg, SPV_INTEL_fpga_reg
  SPIRV_C_DotProductInputAll, // SPV_KHR_integer_dot_product
  SPIRV_C_DotProductInput4x8Bit, // SPV_KHR_integer_dot_product
  SPIRV_C_DotProductInput4x8BitPacked, // SPV_KHR_integer_dot_product
  SPIRV_C_DotProduct, // SPV_KHR_integer_dot_product
  SPIRV_C_ReplicatedCompositesEXT, // SPV_EXT_replicated_composites
  SPIRV_C_BitInstructions, // SPV_KHR_bit_instructions
  SPIRV_C_FMAKHR, // SPV_KHR_fma
  SPIRV_C_AtomicFloat32AddEXT, // SPV_EXT_shader_atomic_float_add
  SPIRV_C_AtomicFloat64AddEXT, // SPV_EXT_shader_atomic_float_add
  SPIRV_C_LongCompositesINTEL_Renamed.case, // SPV_INTEL_long_constant_composite
  SPIRV_C_OptNoneINTEL, // SPV_EXT_optnone, SPV_INTEL_optnone
  SPIRV_C_AtomicFloat16AddEXT, // SPV_EXT_shader_atomic_float16_add
  SPIRV_C_DebugInfoModuleINTEL, // SPV_INTEL_debug_module
  SPIRV_C_Bfloat16ConversionINTEL, // SPV_INTEL_bfloat16_conversion
  SPIRV_C_SplitBarrierINTEL, // SPV_EXT_split_barrier, SPV_INTEL_split_barrier
  SPIRV_C_ArithmeticFenceEXT, // SPV_EXT_arithmetic_fence
  SPIRV_C_FPGAClusterAttributesV2ALTERA, // SPV_ALTERA_fpga_cluster_attributes, SPV_INTEL_fpga_cluster_attributes
  SPIRV_C_FPGAKernelAttributesv2INTEL, // SPV_INTEL_kernel_attributes
  SPIRV_C_TaskSequenceALTERA, // SPV_ALTERA_task_sequence, SPV_INTEL_task_sequence
  SPIRV_C_FPMaxErrorINTEL, // SPV_INTEL_fp_max_error
  SPIRV_C_FPGALatencyControlALTERA, // SPV_ALTERA_fpga_latency_control, SPV_INTEL_fpga_latency_control
  SPIRV_C_FPGAArgumentInterfacesALTERA, // SPV_ALTERA_fpga_argument_interfaces, SPV_INTEL_fpga_argument_interfaces
  SPIRV_C_GlobalVariableHostAccessINTEL, // SPV_INTEL_global_variable_host_access
  SPIRV_C_GlobalVariableFPGADecorationsALTERA, // SPV_ALTERA_global_variable_fpga_decorations, SPV_INTEL_global_variable_fpga_decorations
  SPIRV_C_SubgroupBufferPrefetchINTEL, // SPV_INTEL_subgroup_buffer_prefetch
  SPIRV_C_Subgroup2DBlockIOINTEL, // SPV_INTEL_2d_block_io
  SPIRV_C_Subgroup2DBlockTransformINTEL, // SPV_INTEL_2d_block_io
  SPIRV_C_Subgroup2DBlockTransposeINTEL, // SPV_INTEL_2d_block_io
  SPIRV_C_SubgroupMatrixMultiplyAccumulateINTEL, // SPV_INTEL_subgroup_matrix_multiply_accumulate
  SPIRV_C_TernaryBitwiseFunctionINTEL, // SPV_INTEL_ternary_bitwise_function
  SPIRV_C_UntypedVariableLengthArrayINTEL, // SPV_INTEL_variable_length_array
  SPIRV_C_SpecConditionalINTEL, // SPV_INTEL_function_variants
  SPIRV_C_FunctionVariantsINTEL, // SPV_INTEL_function_variants
  SPIRV_C_PredicatedIOINTEL, // SPV_INTEL_predicated_io
  SPIRV_C_RoundedDivideSqrtINTEL, // SPV_INTEL_rounded_divide_sqrt
  SPIRV_C_GroupUniformArithmeticKHR, // SPV_KHR_uniform_group_instructions
  SPIRV_C_TensorFloat32RoundingINTEL, // SPV_INTEL_tensor_float32_conversion
  SPIRV_C_MaskedGatherScatterINTEL, // SPV_INTEL_masked_gather_scatter
  SPIRV_C_CacheControlsINTEL, // SPV_INTEL_cache_controls
  SPIRV_C_RegisterLimitsINTEL, // SPV_INTEL_maximum_registers
  SPIRV_C_BindlessImagesINTEL, // SPV_INTEL_bindless_images
  SPIRV_C_DotProductFloat16AccFloat32VALVE, // SPV_VALVE_mixed_float_dot_product
  SPIRV_C_DotProductFloat16AccFloat16VALVE, // SPV_VALVE_mixed_float_dot_product
  SPIRV_C_DotProductBFloat16AccVALVE, // SPV_VALVE_mixed_float_dot_product
  SPIRV_C_DotProductFloat8AccFloat32VALVE, // SPV_VALVE_mixed_float_dot_product
  SPIRV_C_IntrinsicSAMSUNG, // SPV_SAMSUNG_intrinsic
];

defvar SPIRV_1_1_Possible = !listconcat(SPIRV_1_0_Possible, [
  SPIRV_C_SubgroupDispatch,
  SPIRV_C_NamedBarrier,
  SPIRV_C_PipeStorage,
]);

defvar SPIRV_1_2_Possible = !listconcat(SPIRV_1_1_Possible, [
  SPIRV_C_FloatControls2, // SPV_KHR_float_controls2
]);

defvar SPIRV_1_3_Possible = !listconcat(SPIRV_1_2_Possible, [
  SPIRV_C_GroupNonUniform,
  SPIRV_C_GroupNonUniformVote,
  SPIRV_C_GroupNonUniformArithmetic,
  SPIRV_C_GroupNonUniformBallot,
  SPIRV_C_GroupNonUniformShuffle,
  SPIRV_C_GroupNonUniformShuffleRelative,
  SPIRV_C_GroupNonUniformClustered,
  SPIRV_C_GroupNonUniformQuad,
  SPIRV_C_Float8CooperativeMatrixEXT, // SPV_EXT_float8
  SPIRV_C_CooperativeMatrixConversionQCOM, // SPV_QCOM_cooperative_matrix_conversion
  SPIRV_C_QuadControlKHR, // SPV_KHR_quad_control
  SPIRV_C_Int4CooperativeMatrixINTEL, // SPV_INTEL_int4
  SPIRV_C_BFloat16CooperativeMatrixKHR, // SPV_KHR_bfloat16
  SPIRV_C_GroupNonUniformPartitionedNV, // SPV_EXT_shader_subgroup_partitioned, SPV_NV_shader_subgroup_partitioned
  SPIRV_C_VulkanMemoryModel, // SPV_KHR_vulkan_memory_model
  SPIRV_C_VulkanMemoryModelDeviceScope, // SPV_KHR_vulkan_memory_model
  SPIRV_C_CooperativeMatrixNV, // SPV_NV_cooperative_matrix
  SPIRV_C_LongVectorEXT, // SPV_EXT_long_vector
  SPIRV_C_CooperativeMatrixKHR, // SPV_KHR_cooperative_matrix
  SPIRV_C_GroupNonUniformRotateKHR, // SPV_KHR_subgroup_rotate
]);

defvar SPIRV_1_4_Possible = !listconcat(SPIRV_1_3_Possible, [
  SPIRV_C_WorkgroupMemoryExplicitLayoutKHR, // SPV_KHR_workgroup_memory_explicit_layout
  SPIRV_C_WorkgroupMemoryExplicitLayout8BitAccessKHR, // SPV_KHR_workgroup_memory_explicit_layout
  SPIRV_C_WorkgroupMemoryExplicitLayout16BitAccessKHR, // SPV_KHR_workgroup_memory_explicit_layout
  SPIRV_C_RayTraversalPrimitiveCullingKHR, // SPV_KHR_ray_query, SPV_KHR_ray_tracing
  SPIRV_C_RayTracingKHR, // SPV_KHR_ray_tracing
  SPIRV_C_TextureSampleWeightedQCOM, // SPV_QCOM_image_processing
  SPIRV_C_TextureBoxFilterQCOM, // SPV_QCOM_image_processing
  SPIRV_C_TextureBlockMatchQCOM, // SPV_QCOM_image_processing
  SPIRV_C_TextureBlockMatch2QCOM, // SPV_QCOM_image_processing2
  SPIRV_C_ImageGatherLinearQCOM, // SPV_QCOM_image_processing3
  SPIRV_C_ImageGatherExtendedModesQCOM, // SPV_QCOM_image_processing3
  SPIRV_C_ShaderEnqueueAMDX, // SPV_AMDX_shader_enqueue
  SPIRV_C_MeshShadingEXT, // SPV_EXT_mesh_shader
  SPIRV_C_RayTracingMotionBlurNV, // SPV_NV_ray_tracing_motion_blur
  SPIRV_C_RayTracingProvisionalKHR, // SPV_KHR_ray_tracing
  SPIRV_C_DisplacementMicromapNV, // SPV_NV_displacement_micromap
  SPIRV_C_ShaderInvocationReorderNV, // SPV_NV_shader_invocation_reorder
  SPIRV_C_ShaderInvocationReorderEXT, // SPV_EXT_shader_invocation_reorder
  SPIRV_C_RayTracingDisplacementMicromapNV, // SPV_NV_displacement_micromap
  SPIRV_C_RayTracingSpheresGeometryNV, // SPV_NV_linear_swept_spheres
  SPIRV_C_RayTracingLinearSweptSpheresGeometryNV, // SPV_NV_linear_swept_spheres
  SPIRV_C_RayTracingClusterAccelerationStructureNV, // SPV_NV_cluster_acceleration_structure
  SPIRV_C_RayCullMaskKHR, // SPV_KHR_ray_cull_mask
  SPIRV_C_RayTracingOpacityMicromapExecutionModeKHR, // SPV_KHR_opacity_micromap
]);

defvar SPIRV_1_5_Possible = !listconcat(SPIRV_1_4_Possible, [
  SPIRV_C_ShaderLayer,
  SPIRV_C_ShaderViewportIndex,
]);

defvar SPIRV_1_6_Possible = !listconcat(SPIRV_1_5_Possible, [
  SPIRV_C_UniformDecoration,
  SPIRV_C_CooperativeMatrixConversionsNV, // SPV_NV_cooperative_matrix2
  SPIRV_C_CooperativeMatrixTensorAddressingNV, // SPV_NV_cooperative_matrix2
  SPIRV_C_CooperativeMatrixBlockLoadsNV, // SPV_NV_cooperative_matrix2
  SPIRV_C_TensorAddressingNV, // SPV_NV_tensor_addressing
  SPIRV_C_CooperativeMatrixDecodeVectorNV, // SPV_NV_cooperative_matrix_decode_vector
]);

defvar SPIRV_1_0_Extensions = [
  SPV_KHR_16bit_storage,
  SPV_KHR_8bit_storage,
  SPV_KHR_device_group,
  SPV_KHR_float_controls,
  SPV_KHR_physical_storage_buffer,
  SPV_KHR_multiview,
  SPV_KHR_no_integer_wrap_decoration,
  SPV_KHR_post_depth_coverage,
  SPV_KHR_shader_atomic_counter_ops,
  SPV_KHR_shader_ballot,
  SPV_KHR_shader_clock,
  SPV_KHR_shader_draw_parameters,
  SPV_KHR_storage_buffer_storage_class,
  SPV_KHR_subgroup_vote,
  SPV_KHR_variable_pointers,
  SPV_KHR_expect_assume,
  SPV_KHR_integer_dot_product,
  SPV_KHR_bit_instructions,
  SPV_KHR_fragment_shading_rate,
  SPV_KHR_ray_query,
  SPV_KHR_subgroup_uniform_control_flow,
  SPV_KHR_linkonce_odr,
  SPV_KHR_fragment_shader_barycentric,
  SPV_KHR_uniform_group_instructions,
  SPV_KHR_non_semantic_info,
  SPV_KHR_terminate_invocation,
  SPV_KHR_bfloat16,
  SPV_EXT_demote_to_helper_invocation,
  SPV_EXT_descriptor_indexing,
  SPV_EXT_fragment_fully_covered,
  SPV_EXT_fragment_invocation_density,
  SPV_EXT_fragment_shader_interlock,
  SPV_EXT_physical_storage_buffer,
  SPV_EXT_shader_stencil_export,
  SPV_EXT_shader_viewport_index_layer,
  SPV_EXT_shader_atomic_float_add,
  SPV_EXT_shader_atomic_float_min_max,
  SPV_EXT_shader_image_int64,
  SPV_EXT_shader_atomic_float16_add,
  SPV_EXT_replicated_composites,
  SPV_AMD_gpu_shader_half_float_fetch,
  SPV_AMD_shader_ballot,
  SPV_AMD_shader_explicit_vertex_parameter,
  SPV_AMD_shader_fragment_mask,
  SPV_AMD_shader_image_load_store_lod,
  SPV_AMD_texture_gather_bias_lod,
  SPV_AMD_shader_early_and_late_fragment_tests,
  SPV_GOOGLE_decorate_string,
  SPV_GOOGLE_hlsl_functionality1,
  SPV_GOOGLE_user_type,
  SPV_INTEL_device_side_avc_motion_estimation,
  SPV_INTEL_media_block_io,
  SPV_INTEL_shader_integer_functions2,
  SPV_INTEL_subgroups,
  SPV_INTEL_float_controls2,
  SPV_INTEL_function_pointers,
  SPV_INTEL_inline_assembly,
  SPV_INTEL_vector_compute,
  SPV_INTEL_variable_length_array,
  SPV_INTEL_fpga_memory_attributes,
  SPV_INTEL_arbitrary_precision_integers,
  SPV_INTEL_arbitrary_precision_floating_point,
  SPV_INTEL_unstructured_loop_controls,
  SPV_INTEL_fpga_loop_controls,
  SPV_INTEL_kernel_attributes,
  SPV_INTEL_fpga_memory_accesses,
  SPV_INTEL_fpga_cluster_attributes,
  SPV_INTEL_loop_fuse,
  SPV_INTEL_fpga_buffer_location,
  SPV_INTEL_arbitrary_precision_fixed_point,
  SPV_INTEL_usm_storage_classes,
  SPV_INTEL_io_pipes,
  SPV_ALTERA_blocking_pipes,
  SPV_INTEL_fpga_reg,
  SPV_INTEL_long_composites_Renamed.case,
  SPV_INTEL_optnone,
  SPV_INTEL_debug_module,
  SPV_INTEL_fp_fast_math_mode,
  SPV_INTEL_memory_access_aliasing,
  SPV_INTEL_split_barrier,
  SPV_INTEL_bfloat16_conversion,
  SPV_INTEL_cache_controls,
  SPV_INTEL_tensor_float32_conversion,
  SPV_NV_compute_shader_derivatives,
  SPV_NV_fragment_shader_barycentric,
  SPV_NV_geometry_shader_passthrough,
  SPV_NV_ray_tracing,
  SPV_NV_sample_mask_override_coverage,
  SPV_NV_shader_image_footprint,
  SPV_NV_shader_sm_builtins,
  SPV_NV_shading_rate,
  SPV_NV_stereo_view_rendering,
  SPV_NV_viewport_array2,
  SPV_NV_bindless_texture,
  SPV_NVX_multiview_per_view_attributes,
  SPV_ARM_tensors,
  SPV_ARM_graph,
  SPV_ALTERA_arbitrary_precision_fixed_point,
  SPV_ALTERA_arbitrary_precision_floating_point,
  SPV_ALTERA_arbitrary_precision_integers,
  SPV_ALTERA_fpga_argument_interfaces,
  SPV_ALTERA_fpga_buffer_location,
  SPV_ALTERA_fpga_cluster_attributes,
  SPV_ALTERA_fpga_dsp_control,
  SPV_ALTERA_fpga_invocation_pipelining_attributes,
  SPV_ALTERA_fpga_latency_control,
  SPV_ALTERA_fpga_loop_controls,
  SPV_ALTERA_fpga_memory_accesses,
  SPV_ALTERA_fpga_memory_attributes,
  SPV_ALTERA_fpga_reg,
  SPV_ALTERA_global_variable_fpga_decorations,
  SPV_ALTERA_io_pipes,
  SPV_ALTERA_loop_fuse,
  SPV_ALTERA_runtime_aligned,
  SPV_ALTERA_task_sequence,
  SPV_ALTERA_usm_storage_classes,
  SPV_AMD_gcn_shader,
  SPV_AMD_gpu_shader_half_float,
  SPV_AMD_gpu_shader_int16,
  SPV_AMD_shader_trinary_minmax,
  SPV_AMD_weak_linkage,
  SPV_ARM_cooperative_matrix_layouts,
  SPV_ARM_core_builtins,
  SPV_EXT_arithmetic_fence,
  SPV_EXT_cooperative_matrix_maintenance1,
  SPV_EXT_descriptor_heap,
  SPV_EXT_float8,
  SPV_EXT_ocp_microscaling_types,
  SPV_EXT_opacity_micromap,
  SPV_EXT_optnone,
  SPV_EXT_shader_64bit_indexing,
  SPV_EXT_shader_tile_image,
  SPV_EXT_split_barrier,
  SPV_HUAWEI_cluster_culling_shader,
  SPV_HUAWEI_subpass_shading,
  SPV_INTEL_2d_block_io,
  SPV_INTEL_bindless_images,
  SPV_INTEL_blocking_pipes,
  SPV_INTEL_fp_max_error,
  SPV_INTEL_fpga_argument_interfaces,
  SPV_INTEL_fpga_dsp_control,
  SPV_INTEL_fpga_invocation_pipelining_attributes,
  SPV_INTEL_fpga_latency_control,
  SPV_INTEL_function_variants,
  SPV_INTEL_global_variable_fpga_decorations,
  SPV_INTEL_global_variable_host_access,
  SPV_INTEL_int4,
  SPV_INTEL_masked_gather_scatter,
  SPV_INTEL_maximum_registers,
  SPV_INTEL_predicated_io,
  SPV_INTEL_rounded_divide_sqrt,
  SPV_INTEL_runtime_aligned,
  SPV_INTEL_subgroup_buffer_prefetch,
  SPV_INTEL_subgroup_matrix_multiply_accumulate,
  SPV_INTEL_task_sequence,
  SPV_INTEL_ternary_bitwise_function,
  SPV_KHR_abort,
  SPV_KHR_compute_shader_derivatives,
  SPV_KHR_constant_data,
  SPV_KHR_fma,
  SPV_KHR_maximal_reconvergence,
  SPV_KHR_poison_freeze,
  SPV_KHR_ray_tracing_position_fetch,
  SPV_KHR_relaxed_extended_instruction,
  SPV_KHR_untyped_pointers,
  SPV_NV_cooperative_vector,
  SPV_NV_mesh_shader,
  SPV_NV_push_constant_bank,
  SPV_NV_raw_access_chains,
  SPV_NV_shader_atomic_fp16_vector,
  SPV_QCOM_bfloat16_muladd,
  SPV_QCOM_multiple_wait_queues,
  SPV_QCOM_subgroup_size,
  SPV_QCOM_tile_shading,
  SPV_SAMSUNG_intrinsic,
  SPV_VALVE_mixed_float_dot_product,
];

defvar SPIRV_1_1_Extensions = SPIRV_1_0_Extensions;

defvar SPIRV_1_2_Extensions = !listconcat(SPIRV_1_1_Extensions, [
  SPV_KHR_float_controls2,
]);

defvar SPIRV_1_3_Extensions = !listconcat(SPIRV_1_2_Extensions, [
  SPV_KHR_vulkan_memory_model,
  SPV_KHR_subgroup_rotate,
  SPV_KHR_cooperative_matrix,
  SPV_NV_cooperative_matrix,
  SPV_NV_shader_subgroup_partitioned,
  SPV_EXT_long_vector,
  SPV_EXT_shader_subgroup_partitioned,
  SPV_KHR_quad_control,
  SPV_QCOM_cooperative_matrix_conversion,
]);

defvar SPIRV_1_4_Extensions = !listconcat(SPIRV_1_3_Extensions, [
  SPV_KHR_workgroup_memory_explicit_layout,
  SPV_KHR_ray_tracing,
  SPV_KHR_ray_cull_mask,
  SPV_EXT_mesh_shader,
  SPV_NV_ray_tracing_motion_blur,
  SPV_AMDX_shader_enqueue,
  SPV_EXT_shader_invocation_reorder,
  SPV_KHR_opacity_micromap,
  SPV_NV_cluster_acceleration_structure,
  SPV_NV_displacement_micromap,
  SPV_NV_linear_swept_spheres,
  SPV_NV_shader_invocation_reorder,
  SPV_QCOM_image_processing,
  SPV_QCOM_image_processing2,
  SPV_QCOM_image_processing3,
]);

defvar SPIRV_1_5_Extensions = SPIRV_1_4_Extensions;

defvar SPIRV_1_6_Extensions = !listconcat(SPIRV_1_5_Extensions, [
  SPV_NV_cooperative_matrix2,
  SPV_NV_cooperative_matrix_decode_vector,
  SPV_NV_tensor_addressing,
]);

#endif // MLIR_AVAILABILITY_GENERATED_SPIRVCORE_TD
