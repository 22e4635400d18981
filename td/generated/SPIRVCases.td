//===- SPIRVCases.td - What cases of SPIR-V's enums need ---*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by scripts/facts/generate_spirv_cases.py. Don't edit: change the tables
// there.
//
// The cases that are core since a version of SPIR-V, or come with an extension,
// from the grammar's spirv.core.grammar.json, corrected by SPIRVCorrections.td;
// and the versions that extensions require. MLIR's own records, which these take
// the place of, name the extension or the version alone, and lack alternatives.
//
// What capabilities imply is what the grammar and MLIR's records agree on.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_SPIRVCASES_TD
#define MLIR_AVAILABILITY_GENERATED_SPIRVCASES_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

#ifndef AVAILABILITY_CLASS_EXISTS
#define AVAILABILITY_CLASS_EXISTS
#endif
include "mlir-availability/Availability.td"
include "mlir-availability/generated/SPIRVFurther.td"

def : AvailabilityForCase<SPIRV_EM_OutputVertices, [
  Capability<[SPIRV_C_Geometry, SPIRV_C_MeshShadingEXT, SPIRV_C_Tessellation, SPIRV_C_MeshShadingNV]>
]>;
def : AvailabilityForCase<SPIRV_EM_OutputPoints, [
  Capability<[SPIRV_C_Geometry, SPIRV_C_MeshShadingEXT, SPIRV_C_MeshShadingNV]>
]>;
def : AvailabilityForCase<SPIRV_EM_DenormPreserve, [
  Capability<[SPIRV_C_DenormPreserve]>,
  AnyOf<[Extension<[SPV_KHR_float_controls]>, MinVersion<SPIRV_V_1_4>]>
]>;
def : AvailabilityForCase<SPIRV_EM_DenormFlushToZero, [
  Capability<[SPIRV_C_DenormFlushToZero]>,
  AnyOf<[Extension<[SPV_KHR_float_controls]>, MinVersion<SPIRV_V_1_4>]>
]>;
def : AvailabilityForCase<SPIRV_EM_SignedZeroInfNanPreserve, [
  Capability<[SPIRV_C_SignedZeroInfNanPreserve]>,
  AnyOf<[Extension<[SPV_KHR_float_controls]>, MinVersion<SPIRV_V_1_4>]>
]>;
def : AvailabilityForCase<SPIRV_EM_RoundingModeRTE, [
  Capability<[SPIRV_C_RoundingModeRTE]>,
  AnyOf<[Extension<[SPV_KHR_float_controls]>, MinVersion<SPIRV_V_1_4>]>
]>;
def : AvailabilityForCase<SPIRV_EM_RoundingModeRTZ, [
  Capability<[SPIRV_C_RoundingModeRTZ]>,
  AnyOf<[Extension<[SPV_KHR_float_controls]>, MinVersion<SPIRV_V_1_4>]>
]>;
def : AvailabilityForCase<SPIRV_EM_OutputLinesEXT, [
  Capability<[SPIRV_C_MeshShadingEXT, SPIRV_C_MeshShadingNV]>,
  Extension<[SPV_EXT_mesh_shader, SPV_NV_mesh_shader]>
]>;
def : AvailabilityForCase<SPIRV_EM_OutputPrimitivesEXT, [
  Capability<[SPIRV_C_MeshShadingEXT, SPIRV_C_MeshShadingNV]>,
  Extension<[SPV_EXT_mesh_shader, SPV_NV_mesh_shader]>
]>;
def : AvailabilityForCase<SPIRV_EM_DerivativeGroupQuadsNV, [
  Capability<[SPIRV_C_ComputeDerivativeGroupQuadsNV]>,
  Extension<[SPV_NV_compute_shader_derivatives, SPV_KHR_compute_shader_derivatives]>
]>;
def : AvailabilityForCase<SPIRV_EM_DerivativeGroupLinearNV, [
  Capability<[SPIRV_C_ComputeDerivativeGroupLinearNV]>,
  Extension<[SPV_NV_compute_shader_derivatives, SPV_KHR_compute_shader_derivatives]>
]>;
def : AvailabilityForCase<SPIRV_EM_OutputTrianglesEXT, [
  Capability<[SPIRV_C_MeshShadingEXT, SPIRV_C_MeshShadingNV]>,
  Extension<[SPV_EXT_mesh_shader, SPV_NV_mesh_shader]>
]>;
def : AvailabilityForCase<SPIRV_GO_Reduce, [
  Capability<[SPIRV_C_GroupNonUniformArithmetic, SPIRV_C_GroupNonUniformBallot, SPIRV_C_Kernel, SPIRV_C_Groups]>
]>;
def : AvailabilityForCase<SPIRV_GO_InclusiveScan, [
  Capability<[SPIRV_C_GroupNonUniformArithmetic, SPIRV_C_GroupNonUniformBallot, SPIRV_C_Kernel, SPIRV_C_Groups]>
]>;
def : AvailabilityForCase<SPIRV_GO_ExclusiveScan, [
  Capability<[SPIRV_C_GroupNonUniformArithmetic, SPIRV_C_GroupNonUniformBallot, SPIRV_C_Kernel, SPIRV_C_Groups]>
]>;
def : AvailabilityForCase<SPIRV_GO_PartitionedReduceNV, [
  Capability<[SPIRV_C_GroupNonUniformPartitionedNV]>,
  Extension<[SPV_NV_shader_subgroup_partitioned, SPV_EXT_shader_subgroup_partitioned]>
]>;
def : AvailabilityForCase<SPIRV_GO_PartitionedInclusiveScanNV, [
  Capability<[SPIRV_C_GroupNonUniformPartitionedNV]>,
  Extension<[SPV_NV_shader_subgroup_partitioned, SPV_EXT_shader_subgroup_partitioned]>
]>;
def : AvailabilityForCase<SPIRV_GO_PartitionedExclusiveScanNV, [
  Capability<[SPIRV_C_GroupNonUniformPartitionedNV]>,
  Extension<[SPV_NV_shader_subgroup_partitioned, SPV_EXT_shader_subgroup_partitioned]>
]>;
def : AvailabilityForCase<SPIRV_IO_MakeTexelAvailable, [
  Capability<[SPIRV_C_VulkanMemoryModel]>,
  AnyOf<[Extension<[SPV_KHR_vulkan_memory_model]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_IO_MakeTexelVisible, [
  Capability<[SPIRV_C_VulkanMemoryModel]>,
  AnyOf<[Extension<[SPV_KHR_vulkan_memory_model]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_IO_NonPrivateTexel, [
  Capability<[SPIRV_C_VulkanMemoryModel]>,
  AnyOf<[Extension<[SPV_KHR_vulkan_memory_model]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_IO_VolatileTexel, [
  Capability<[SPIRV_C_VulkanMemoryModel]>,
  AnyOf<[Extension<[SPV_KHR_vulkan_memory_model]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_LC_InitiationIntervalINTEL, [
  Capability<[SPIRV_C_FPGALoopControlsINTEL]>,
  Extension<[SPV_INTEL_fpga_loop_controls, SPV_ALTERA_fpga_loop_controls]>
]>;
def : AvailabilityForCase<SPIRV_LC_LoopCoalesceINTEL, [
  Capability<[SPIRV_C_FPGALoopControlsINTEL]>,
  Extension<[SPV_INTEL_fpga_loop_controls, SPV_ALTERA_fpga_loop_controls]>
]>;
def : AvailabilityForCase<SPIRV_LC_MaxConcurrencyINTEL, [
  Capability<[SPIRV_C_FPGALoopControlsINTEL]>,
  Extension<[SPV_INTEL_fpga_loop_controls, SPV_ALTERA_fpga_loop_controls]>
]>;
def : AvailabilityForCase<SPIRV_LC_MaxInterleavingINTEL, [
  Capability<[SPIRV_C_FPGALoopControlsINTEL]>,
  Extension<[SPV_INTEL_fpga_loop_controls, SPV_ALTERA_fpga_loop_controls]>
]>;
def : AvailabilityForCase<SPIRV_LC_DependencyArrayINTEL, [
  Capability<[SPIRV_C_FPGALoopControlsINTEL]>,
  Extension<[SPV_INTEL_fpga_loop_controls, SPV_ALTERA_fpga_loop_controls]>
]>;
def : AvailabilityForCase<SPIRV_LC_SpeculatedIterationsINTEL, [
  Capability<[SPIRV_C_FPGALoopControlsINTEL]>,
  Extension<[SPV_INTEL_fpga_loop_controls, SPV_ALTERA_fpga_loop_controls]>
]>;
def : AvailabilityForCase<SPIRV_LC_PipelineEnableINTEL, [
  Capability<[SPIRV_C_FPGALoopControlsINTEL]>,
  Extension<[SPV_INTEL_fpga_loop_controls, SPV_ALTERA_fpga_loop_controls]>
]>;
def : AvailabilityForCase<SPIRV_LC_NoFusionINTEL, [
  Capability<[SPIRV_C_FPGALoopControlsINTEL]>,
  Extension<[SPV_INTEL_fpga_loop_controls, SPV_ALTERA_fpga_loop_controls]>
]>;
def : AvailabilityForCase<SPIRV_MA_MakePointerAvailable, [
  Capability<[SPIRV_C_VulkanMemoryModel]>,
  AnyOf<[Extension<[SPV_KHR_vulkan_memory_model]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_MA_MakePointerVisible, [
  Capability<[SPIRV_C_VulkanMemoryModel]>,
  AnyOf<[Extension<[SPV_KHR_vulkan_memory_model]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_MA_NonPrivatePointer, [
  Capability<[SPIRV_C_VulkanMemoryModel]>,
  AnyOf<[Extension<[SPV_KHR_vulkan_memory_model]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_MM_Vulkan, [
  Capability<[SPIRV_C_VulkanMemoryModel]>,
  AnyOf<[Extension<[SPV_KHR_vulkan_memory_model]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_MS_OutputMemory, [
  Capability<[SPIRV_C_VulkanMemoryModel]>,
  AnyOf<[Extension<[SPV_KHR_vulkan_memory_model]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_MS_MakeAvailable, [
  Capability<[SPIRV_C_VulkanMemoryModel]>,
  AnyOf<[Extension<[SPV_KHR_vulkan_memory_model]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_MS_MakeVisible, [
  Capability<[SPIRV_C_VulkanMemoryModel]>,
  AnyOf<[Extension<[SPV_KHR_vulkan_memory_model]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_MS_Volatile, [
  Capability<[SPIRV_C_VulkanMemoryModel]>,
  AnyOf<[Extension<[SPV_KHR_vulkan_memory_model]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_S_QueueFamily, [
  Capability<[SPIRV_C_VulkanMemoryModel]>,
  AnyOf<[Extension<[SPV_KHR_vulkan_memory_model]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_SC_StorageBuffer, [
  Capability<[SPIRV_C_Shader]>,
  AnyOf<[Extension<[SPV_KHR_storage_buffer_storage_class, SPV_KHR_variable_pointers]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_SC_PhysicalStorageBuffer, [
  Capability<[SPIRV_C_PhysicalStorageBufferAddresses]>,
  AnyOf<[Extension<[SPV_KHR_physical_storage_buffer, SPV_EXT_physical_storage_buffer]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_SC_TaskPayloadWorkgroupEXT, [
  Capability<[SPIRV_C_MeshShadingEXT]>,
  AnyOf<[Extension<[SPV_EXT_mesh_shader]>, MinVersion<SPIRV_V_1_4>]>
]>;
def : AvailabilityForCase<SPIRV_SC_DeviceOnlyINTEL, [
  Capability<[SPIRV_C_USMStorageClassesINTEL]>,
  Extension<[SPV_INTEL_usm_storage_classes, SPV_ALTERA_usm_storage_classes]>
]>;
def : AvailabilityForCase<SPIRV_SC_HostOnlyINTEL, [
  Capability<[SPIRV_C_USMStorageClassesINTEL]>,
  Extension<[SPV_INTEL_usm_storage_classes, SPV_ALTERA_usm_storage_classes]>
]>;
def : AvailabilityForCase<SPIRV_PVF_PackedVectorFormat4x8Bit, [
  AnyOf<[Extension<[SPV_KHR_integer_dot_product]>, MinVersion<SPIRV_V_1_6>]>
]>;
def : AvailabilityForCase<SPIRV_INTEL_LCC_Uncached, [
  Capability<[SPIRV_C_CacheControlsINTEL]>
]>;
def : AvailabilityForCase<SPIRV_INTEL_LCC_Cached, [
  Capability<[SPIRV_C_CacheControlsINTEL]>
]>;
def : AvailabilityForCase<SPIRV_INTEL_LCC_Streaming, [
  Capability<[SPIRV_C_CacheControlsINTEL]>
]>;
def : AvailabilityForCase<SPIRV_INTEL_LCC_InvalidateAfterRead, [
  Capability<[SPIRV_C_CacheControlsINTEL]>
]>;
def : AvailabilityForCase<SPIRV_INTEL_LCC_ConstCached, [
  Capability<[SPIRV_C_CacheControlsINTEL]>
]>;
def : AvailabilityForCase<SPIRV_INTEL_SCC_Uncached, [
  Capability<[SPIRV_C_CacheControlsINTEL]>
]>;
def : AvailabilityForCase<SPIRV_INTEL_SCC_WriteThrough, [
  Capability<[SPIRV_C_CacheControlsINTEL]>
]>;
def : AvailabilityForCase<SPIRV_INTEL_SCC_WriteBack, [
  Capability<[SPIRV_C_CacheControlsINTEL]>
]>;
def : AvailabilityForCase<SPIRV_INTEL_SCC_Streaming, [
  Capability<[SPIRV_C_CacheControlsINTEL]>
]>;
def : AvailabilityForCase<SPIRV_FPFMM_AllowContractFastINTEL, [
  Capability<[SPIRV_C_FPFastMathModeINTEL, SPIRV_C_FloatControls2]>
]>;
def : AvailabilityForCase<SPIRV_FPFMM_AllowReassocINTEL, [
  Capability<[SPIRV_C_FPFastMathModeINTEL, SPIRV_C_FloatControls2]>
]>;
def : AvailabilityForCase<SPIRV_C_Groups, [
  AnyOf<[Extension<[SPV_AMD_shader_ballot]>, Capability<[SPIRV_C_Kernel]>]>
]>;
def : AvailabilityForCase<SPIRV_C_StorageBuffer16BitAccess, [
  AnyOf<[Extension<[SPV_KHR_16bit_storage]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_C_StoragePushConstant16, [
  AnyOf<[Extension<[SPV_KHR_16bit_storage]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_C_StorageInputOutput16, [
  AnyOf<[Extension<[SPV_KHR_16bit_storage]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_C_DeviceGroup, [
  AnyOf<[Extension<[SPV_KHR_device_group]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_C_StorageBuffer8BitAccess, [
  AnyOf<[Extension<[SPV_KHR_8bit_storage]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_C_StoragePushConstant8, [
  AnyOf<[Extension<[SPV_KHR_8bit_storage]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_C_DenormPreserve, [
  AnyOf<[Extension<[SPV_KHR_float_controls]>, MinVersion<SPIRV_V_1_4>]>
]>;
def : AvailabilityForCase<SPIRV_C_DenormFlushToZero, [
  AnyOf<[Extension<[SPV_KHR_float_controls]>, MinVersion<SPIRV_V_1_4>]>
]>;
def : AvailabilityForCase<SPIRV_C_SignedZeroInfNanPreserve, [
  AnyOf<[Extension<[SPV_KHR_float_controls]>, MinVersion<SPIRV_V_1_4>]>
]>;
def : AvailabilityForCase<SPIRV_C_RoundingModeRTE, [
  AnyOf<[Extension<[SPV_KHR_float_controls]>, MinVersion<SPIRV_V_1_4>]>
]>;
def : AvailabilityForCase<SPIRV_C_RoundingModeRTZ, [
  AnyOf<[Extension<[SPV_KHR_float_controls]>, MinVersion<SPIRV_V_1_4>]>
]>;
def : AvailabilityForCase<SPIRV_C_ComputeDerivativeGroupQuadsNV, [
  Extension<[SPV_NV_compute_shader_derivatives, SPV_KHR_compute_shader_derivatives]>
]>;
def : AvailabilityForCase<SPIRV_C_GroupNonUniformPartitionedNV, [
  Extension<[SPV_NV_shader_subgroup_partitioned, SPV_EXT_shader_subgroup_partitioned]>
]>;
def : AvailabilityForCase<SPIRV_C_VulkanMemoryModel, [
  AnyOf<[Extension<[SPV_KHR_vulkan_memory_model]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_C_VulkanMemoryModelDeviceScope, [
  AnyOf<[Extension<[SPV_KHR_vulkan_memory_model]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_C_ComputeDerivativeGroupLinearNV, [
  Extension<[SPV_NV_compute_shader_derivatives, SPV_KHR_compute_shader_derivatives]>
]>;
def : AvailabilityForCase<SPIRV_C_FPGAMemoryAttributesINTEL, [
  Extension<[SPV_INTEL_fpga_memory_attributes, SPV_ALTERA_fpga_memory_attributes]>
]>;
def : AvailabilityForCase<SPIRV_C_ArbitraryPrecisionIntegersINTEL, [
  Extension<[SPV_INTEL_arbitrary_precision_integers, SPV_ALTERA_arbitrary_precision_integers]>
]>;
def : AvailabilityForCase<SPIRV_C_ArbitraryPrecisionFloatingPointINTEL, [
  Extension<[SPV_INTEL_arbitrary_precision_floating_point, SPV_ALTERA_arbitrary_precision_floating_point]>
]>;
def : AvailabilityForCase<SPIRV_C_FPGALoopControlsINTEL, [
  Extension<[SPV_INTEL_fpga_loop_controls, SPV_ALTERA_fpga_loop_controls]>
]>;
def : AvailabilityForCase<SPIRV_C_FPGAMemoryAccessesINTEL, [
  Extension<[SPV_INTEL_fpga_memory_accesses, SPV_ALTERA_fpga_memory_accesses]>
]>;
def : AvailabilityForCase<SPIRV_C_FPGAClusterAttributesINTEL, [
  Extension<[SPV_INTEL_fpga_cluster_attributes, SPV_ALTERA_fpga_cluster_attributes]>
]>;
def : AvailabilityForCase<SPIRV_C_LoopFuseINTEL, [
  Extension<[SPV_INTEL_loop_fuse, SPV_ALTERA_loop_fuse]>
]>;
def : AvailabilityForCase<SPIRV_C_FPGABufferLocationINTEL, [
  Extension<[SPV_INTEL_fpga_buffer_location, SPV_ALTERA_fpga_buffer_location]>
]>;
def : AvailabilityForCase<SPIRV_C_ArbitraryPrecisionFixedPointINTEL, [
  Extension<[SPV_INTEL_arbitrary_precision_fixed_point, SPV_ALTERA_arbitrary_precision_fixed_point]>
]>;
def : AvailabilityForCase<SPIRV_C_USMStorageClassesINTEL, [
  Extension<[SPV_INTEL_usm_storage_classes, SPV_ALTERA_usm_storage_classes]>
]>;
def : AvailabilityForCase<SPIRV_C_IOPipesINTEL, [
  Extension<[SPV_INTEL_io_pipes, SPV_ALTERA_io_pipes]>
]>;
def : AvailabilityForCase<SPIRV_C_BlockingPipesALTERA, [
  Extension<[SPV_ALTERA_blocking_pipes, SPV_INTEL_blocking_pipes]>
]>;
def : AvailabilityForCase<SPIRV_C_FPGARegINTEL, [
  Extension<[SPV_INTEL_fpga_reg, SPV_ALTERA_fpga_reg]>
]>;
def : AvailabilityForCase<SPIRV_C_DotProductInputAll, [
  AnyOf<[Extension<[SPV_KHR_integer_dot_product]>, MinVersion<SPIRV_V_1_6>]>
]>;
def : AvailabilityForCase<SPIRV_C_DotProductInput4x8BitPacked, [
  AnyOf<[Extension<[SPV_KHR_integer_dot_product]>, MinVersion<SPIRV_V_1_6>]>
]>;
def : AvailabilityForCase<SPIRV_C_DotProduct, [
  AnyOf<[Extension<[SPV_KHR_integer_dot_product]>, MinVersion<SPIRV_V_1_6>]>
]>;
def : AvailabilityForCase<SPIRV_C_OptNoneINTEL, [
  Extension<[SPV_INTEL_optnone, SPV_EXT_optnone]>
]>;
def : AvailabilityForCase<SPIRV_C_SplitBarrierINTEL, [
  Extension<[SPV_INTEL_split_barrier, SPV_EXT_split_barrier]>
]>;
def : AvailabilityForCase<SPIRV_C_StorageUniform16, [
  AnyOf<[Extension<[SPV_KHR_16bit_storage]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_C_UniformAndStorageBuffer8BitAccess, [
  AnyOf<[Extension<[SPV_KHR_8bit_storage]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_C_UniformTexelBufferArrayDynamicIndexing, [
  AnyOf<[Extension<[SPV_EXT_descriptor_indexing]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_C_DotProductInput4x8Bit, [
  AnyOf<[Extension<[SPV_KHR_integer_dot_product]>, MinVersion<SPIRV_V_1_6>]>
]>;
def : AvailabilityForCase<SPIRV_C_DrawParameters, [
  AnyOf<[Extension<[SPV_KHR_shader_draw_parameters]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_C_MultiView, [
  AnyOf<[Extension<[SPV_KHR_multiview]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_C_VariablePointersStorageBuffer, [
  AnyOf<[Extension<[SPV_KHR_variable_pointers]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_C_ShaderNonUniform, [
  AnyOf<[Extension<[SPV_EXT_descriptor_indexing]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_C_RuntimeDescriptorArray, [
  AnyOf<[Extension<[SPV_EXT_descriptor_indexing]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_C_StorageTexelBufferArrayDynamicIndexing, [
  AnyOf<[Extension<[SPV_EXT_descriptor_indexing]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_C_PhysicalStorageBufferAddresses, [
  AnyOf<[Extension<[SPV_KHR_physical_storage_buffer, SPV_EXT_physical_storage_buffer]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_C_DemoteToHelperInvocation, [
  AnyOf<[Extension<[SPV_EXT_demote_to_helper_invocation]>, MinVersion<SPIRV_V_1_6>]>
]>;
def : AvailabilityForCase<SPIRV_C_VariablePointers, [
  AnyOf<[Extension<[SPV_KHR_variable_pointers]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_C_InputAttachmentArrayDynamicIndexing, [
  AnyOf<[Extension<[SPV_EXT_descriptor_indexing]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_C_UniformBufferArrayNonUniformIndexing, [
  AnyOf<[Extension<[SPV_EXT_descriptor_indexing]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_C_SampledImageArrayNonUniformIndexing, [
  AnyOf<[Extension<[SPV_EXT_descriptor_indexing]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_C_StorageBufferArrayNonUniformIndexing, [
  AnyOf<[Extension<[SPV_EXT_descriptor_indexing]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_C_StorageImageArrayNonUniformIndexing, [
  AnyOf<[Extension<[SPV_EXT_descriptor_indexing]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_C_InputAttachmentArrayNonUniformIndexing, [
  AnyOf<[Extension<[SPV_EXT_descriptor_indexing]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_C_UniformTexelBufferArrayNonUniformIndexing, [
  AnyOf<[Extension<[SPV_EXT_descriptor_indexing]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_C_StorageTexelBufferArrayNonUniformIndexing, [
  AnyOf<[Extension<[SPV_EXT_descriptor_indexing]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_C_ShaderViewportIndexLayerEXT, [
  Extension<[SPV_EXT_shader_viewport_index_layer, SPV_NV_viewport_array2]>
]>;
def : AvailabilityForCase<SPIRV_AM_PhysicalStorageBuffer64, [
  Capability<[SPIRV_C_PhysicalStorageBufferAddresses]>,
  AnyOf<[Extension<[SPV_KHR_physical_storage_buffer, SPV_EXT_physical_storage_buffer]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_BI_PrimitiveId, [
  Capability<[SPIRV_C_Geometry, SPIRV_C_RayTracingKHR, SPIRV_C_RayTracingNV, SPIRV_C_MeshShadingEXT, SPIRV_C_Tessellation, SPIRV_C_MeshShadingNV]>
]>;
def : AvailabilityForCase<SPIRV_BI_Layer, [
  Capability<[SPIRV_C_Geometry, SPIRV_C_MeshShadingEXT, SPIRV_C_ShaderLayer, SPIRV_C_ShaderViewportIndexLayerEXT, SPIRV_C_MeshShadingNV]>
]>;
def : AvailabilityForCase<SPIRV_BI_ViewportIndex, [
  Capability<[SPIRV_C_MeshShadingEXT, SPIRV_C_MultiViewport, SPIRV_C_ShaderViewportIndex, SPIRV_C_ShaderViewportIndexLayerEXT, SPIRV_C_MeshShadingNV]>
]>;
def : AvailabilityForCase<SPIRV_BI_SubgroupEqMask, [
  Capability<[SPIRV_C_GroupNonUniformBallot, SPIRV_C_SubgroupBallotKHR]>,
  AnyOf<[Extension<[SPV_KHR_shader_ballot]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_BI_SubgroupGeMask, [
  Capability<[SPIRV_C_GroupNonUniformBallot, SPIRV_C_SubgroupBallotKHR]>,
  AnyOf<[Extension<[SPV_KHR_shader_ballot]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_BI_SubgroupGtMask, [
  Capability<[SPIRV_C_GroupNonUniformBallot, SPIRV_C_SubgroupBallotKHR]>,
  AnyOf<[Extension<[SPV_KHR_shader_ballot]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_BI_SubgroupLeMask, [
  Capability<[SPIRV_C_GroupNonUniformBallot, SPIRV_C_SubgroupBallotKHR]>,
  AnyOf<[Extension<[SPV_KHR_shader_ballot]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_BI_SubgroupLtMask, [
  Capability<[SPIRV_C_GroupNonUniformBallot, SPIRV_C_SubgroupBallotKHR]>,
  AnyOf<[Extension<[SPV_KHR_shader_ballot]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_BI_BaseVertex, [
  Capability<[SPIRV_C_DrawParameters]>,
  AnyOf<[Extension<[SPV_KHR_shader_draw_parameters]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_BI_BaseInstance, [
  Capability<[SPIRV_C_DrawParameters]>,
  AnyOf<[Extension<[SPV_KHR_shader_draw_parameters]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_BI_DrawIndex, [
  Capability<[SPIRV_C_DrawParameters, SPIRV_C_MeshShadingEXT, SPIRV_C_MeshShadingNV]>,
  AnyOf<[Extension<[SPV_KHR_shader_draw_parameters, SPV_EXT_mesh_shader, SPV_NV_mesh_shader]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_BI_DeviceIndex, [
  Capability<[SPIRV_C_DeviceGroup]>,
  AnyOf<[Extension<[SPV_KHR_device_group]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_BI_ViewIndex, [
  Capability<[SPIRV_C_MultiView]>,
  AnyOf<[Extension<[SPV_KHR_multiview]>, MinVersion<SPIRV_V_1_3>]>
]>;
def : AvailabilityForCase<SPIRV_BI_ViewportMaskNV, [
  Capability<[SPIRV_C_ShaderViewportMaskNV, SPIRV_C_MeshShadingNV]>,
  Extension<[SPV_NV_viewport_array2, SPV_NV_mesh_shader]>
]>;
def : AvailabilityForCase<SPIRV_BI_PositionPerViewNV, [
  Capability<[SPIRV_C_PerViewAttributesNV, SPIRV_C_MeshShadingNV]>,
  Extension<[SPV_NVX_multiview_per_view_attributes, SPV_NV_mesh_shader]>
]>;
def : AvailabilityForCase<SPIRV_BI_ViewportMaskPerViewNV, [
  Capability<[SPIRV_C_PerViewAttributesNV, SPIRV_C_MeshShadingNV]>,
  Extension<[SPV_NVX_multiview_per_view_attributes, SPV_NV_mesh_shader]>
]>;
def : AvailabilityForCase<SPIRV_D_FPFastMathMode, [
  Capability<[SPIRV_C_Kernel, SPIRV_C_FloatControls2]>
]>;
def : AvailabilityForCase<SPIRV_D_NoSignedWrap, [
  AnyOf<[Extension<[SPV_KHR_no_integer_wrap_decoration]>, MinVersion<SPIRV_V_1_4>]>
]>;
def : AvailabilityForCase<SPIRV_D_NoUnsignedWrap, [
  AnyOf<[Extension<[SPV_KHR_no_integer_wrap_decoration]>, MinVersion<SPIRV_V_1_4>]>
]>;
def : AvailabilityForCase<SPIRV_D_PerPrimitiveEXT, [
  Capability<[SPIRV_C_MeshShadingEXT, SPIRV_C_MeshShadingNV]>,
  Extension<[SPV_EXT_mesh_shader, SPV_NV_mesh_shader]>
]>;
def : AvailabilityForCase<SPIRV_D_NonUniform, [
  Capability<[SPIRV_C_ShaderNonUniform]>,
  AnyOf<[Extension<[SPV_EXT_descriptor_indexing]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_D_RestrictPointer, [
  Capability<[SPIRV_C_PhysicalStorageBufferAddresses]>,
  AnyOf<[Extension<[SPV_KHR_physical_storage_buffer, SPV_EXT_physical_storage_buffer]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_D_AliasedPointer, [
  Capability<[SPIRV_C_PhysicalStorageBufferAddresses]>,
  AnyOf<[Extension<[SPV_KHR_physical_storage_buffer, SPV_EXT_physical_storage_buffer]>, MinVersion<SPIRV_V_1_5>]>
]>;
def : AvailabilityForCase<SPIRV_D_CounterBuffer, [
  AnyOf<[Extension<[SPV_GOOGLE_hlsl_functionality1]>, MinVersion<SPIRV_V_1_4>]>
]>;
def : AvailabilityForCase<SPIRV_D_UserSemantic, [
  AnyOf<[Extension<[SPV_GOOGLE_hlsl_functionality1]>, MinVersion<SPIRV_V_1_4>]>
]>;
def : AvailabilityForCase<SPIRV_D_RegisterINTEL, [
  Capability<[SPIRV_C_FPGAMemoryAttributesINTEL]>,
  Extension<[SPV_INTEL_fpga_memory_attributes, SPV_ALTERA_fpga_memory_attributes]>
]>;
def : AvailabilityForCase<SPIRV_D_MemoryINTEL, [
  Capability<[SPIRV_C_FPGAMemoryAttributesINTEL]>,
  Extension<[SPV_INTEL_fpga_memory_attributes, SPV_ALTERA_fpga_memory_attributes]>
]>;
def : AvailabilityForCase<SPIRV_D_NumbanksINTEL, [
  Capability<[SPIRV_C_FPGAMemoryAttributesINTEL]>,
  Extension<[SPV_INTEL_fpga_memory_attributes, SPV_ALTERA_fpga_memory_attributes]>
]>;
def : AvailabilityForCase<SPIRV_D_BankwidthINTEL, [
  Capability<[SPIRV_C_FPGAMemoryAttributesINTEL]>,
  Extension<[SPV_INTEL_fpga_memory_attributes, SPV_ALTERA_fpga_memory_attributes]>
]>;
def : AvailabilityForCase<SPIRV_D_MaxPrivateCopiesINTEL, [
  Capability<[SPIRV_C_FPGAMemoryAttributesINTEL]>,
  Extension<[SPV_INTEL_fpga_memory_attributes, SPV_ALTERA_fpga_memory_attributes]>
]>;
def : AvailabilityForCase<SPIRV_D_SinglepumpINTEL, [
  Capability<[SPIRV_C_FPGAMemoryAttributesINTEL]>,
  Extension<[SPV_INTEL_fpga_memory_attributes, SPV_ALTERA_fpga_memory_attributes]>
]>;
def : AvailabilityForCase<SPIRV_D_DoublepumpINTEL, [
  Capability<[SPIRV_C_FPGAMemoryAttributesINTEL]>,
  Extension<[SPV_INTEL_fpga_memory_attributes, SPV_ALTERA_fpga_memory_attributes]>
]>;
def : AvailabilityForCase<SPIRV_D_MaxReplicatesINTEL, [
  Capability<[SPIRV_C_FPGAMemoryAttributesINTEL]>,
  Extension<[SPV_INTEL_fpga_memory_attributes, SPV_ALTERA_fpga_memory_attributes]>
]>;
def : AvailabilityForCase<SPIRV_D_SimpleDualPortINTEL, [
  Capability<[SPIRV_C_FPGAMemoryAttributesINTEL]>,
  Extension<[SPV_INTEL_fpga_memory_attributes, SPV_ALTERA_fpga_memory_attributes]>
]>;
def : AvailabilityForCase<SPIRV_D_MergeINTEL, [
  Capability<[SPIRV_C_FPGAMemoryAttributesINTEL]>,
  Extension<[SPV_INTEL_fpga_memory_attributes, SPV_ALTERA_fpga_memory_attributes]>
]>;
def : AvailabilityForCase<SPIRV_D_BankBitsINTEL, [
  Capability<[SPIRV_C_FPGAMemoryAttributesINTEL]>,
  Extension<[SPV_INTEL_fpga_memory_attributes, SPV_ALTERA_fpga_memory_attributes]>
]>;
def : AvailabilityForCase<SPIRV_D_ForcePow2DepthINTEL, [
  Capability<[SPIRV_C_FPGAMemoryAttributesINTEL]>,
  Extension<[SPV_INTEL_fpga_memory_attributes, SPV_ALTERA_fpga_memory_attributes]>
]>;

def : AvailabilityForCase<SPV_KHR_cooperative_matrix, [MinVersion<SPIRV_V_1_3>]>;
def : AvailabilityForCase<SPV_KHR_subgroup_rotate, [MinVersion<SPIRV_V_1_3>]>;
def : AvailabilityForCase<SPV_KHR_vulkan_memory_model, [MinVersion<SPIRV_V_1_3>]>;
def : AvailabilityForCase<SPV_NV_cooperative_matrix, [MinVersion<SPIRV_V_1_3>]>;
def : AvailabilityForCase<SPV_NV_shader_subgroup_partitioned, [MinVersion<SPIRV_V_1_3>]>;
def : AvailabilityForCase<SPV_EXT_mesh_shader, [MinVersion<SPIRV_V_1_4>]>;
def : AvailabilityForCase<SPV_KHR_ray_cull_mask, [MinVersion<SPIRV_V_1_4>]>;
def : AvailabilityForCase<SPV_KHR_ray_tracing, [MinVersion<SPIRV_V_1_4>]>;
def : AvailabilityForCase<SPV_KHR_workgroup_memory_explicit_layout, [MinVersion<SPIRV_V_1_4>]>;
def : AvailabilityForCase<SPV_NV_ray_tracing_motion_blur, [MinVersion<SPIRV_V_1_4>]>;

def : Implication<Capability<[SPIRV_C_MeshShadingEXT]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_Shader]>, [Capability<[SPIRV_C_Matrix]>]>;
def : Implication<Capability<[SPIRV_C_Vector16]>, [Capability<[SPIRV_C_Kernel]>]>;
def : Implication<Capability<[SPIRV_C_Float16Buffer]>, [Capability<[SPIRV_C_Kernel]>]>;
def : Implication<Capability<[SPIRV_C_Int64Atomics]>, [Capability<[SPIRV_C_Int64]>]>;
def : Implication<Capability<[SPIRV_C_ImageBasic]>, [Capability<[SPIRV_C_Kernel]>]>;
def : Implication<Capability<[SPIRV_C_Pipes]>, [Capability<[SPIRV_C_Kernel]>]>;
def : Implication<Capability<[SPIRV_C_DeviceEnqueue]>, [Capability<[SPIRV_C_Kernel]>]>;
def : Implication<Capability<[SPIRV_C_LiteralSampler]>, [Capability<[SPIRV_C_Kernel]>]>;
def : Implication<Capability<[SPIRV_C_GenericPointer]>, [Capability<[SPIRV_C_Addresses]>]>;
def : Implication<Capability<[SPIRV_C_Image1D]>, [Capability<[SPIRV_C_Sampled1D]>]>;
def : Implication<Capability<[SPIRV_C_ImageBuffer]>, [Capability<[SPIRV_C_SampledBuffer]>]>;
def : Implication<Capability<[SPIRV_C_NamedBarrier]>, [Capability<[SPIRV_C_Kernel]>]>;
def : Implication<Capability<[SPIRV_C_GroupNonUniformVote]>, [Capability<[SPIRV_C_GroupNonUniform]>]>;
def : Implication<Capability<[SPIRV_C_GroupNonUniformArithmetic]>, [Capability<[SPIRV_C_GroupNonUniform]>]>;
def : Implication<Capability<[SPIRV_C_GroupNonUniformBallot]>, [Capability<[SPIRV_C_GroupNonUniform]>]>;
def : Implication<Capability<[SPIRV_C_GroupNonUniformShuffle]>, [Capability<[SPIRV_C_GroupNonUniform]>]>;
def : Implication<Capability<[SPIRV_C_GroupNonUniformShuffleRelative]>, [Capability<[SPIRV_C_GroupNonUniform]>]>;
def : Implication<Capability<[SPIRV_C_GroupNonUniformClustered]>, [Capability<[SPIRV_C_GroupNonUniform]>]>;
def : Implication<Capability<[SPIRV_C_GroupNonUniformQuad]>, [Capability<[SPIRV_C_GroupNonUniform]>]>;
def : Implication<Capability<[SPIRV_C_StorageUniform16]>, [Capability<[SPIRV_C_StorageBuffer16BitAccess]>]>;
def : Implication<Capability<[SPIRV_C_UniformAndStorageBuffer8BitAccess]>, [Capability<[SPIRV_C_StorageBuffer8BitAccess]>]>;
def : Implication<Capability<[SPIRV_C_UniformTexelBufferArrayDynamicIndexing]>, [Capability<[SPIRV_C_SampledBuffer]>]>;
def : Implication<Capability<[SPIRV_C_VectorComputeINTEL]>, [Capability<[SPIRV_C_VectorAnyINTEL]>]>;
def : Implication<Capability<[SPIRV_C_FPFastMathModeINTEL]>, [Capability<[SPIRV_C_Kernel]>]>;
def : Implication<Capability<[SPIRV_C_DotProductInput4x8Bit]>, [Capability<[SPIRV_C_Int8]>]>;
def : Implication<Capability<[SPIRV_C_GroupNonUniformRotateKHR]>, [Capability<[SPIRV_C_GroupNonUniform]>]>;
def : Implication<Capability<[SPIRV_C_Geometry]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_Tessellation]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_ImageReadWrite]>, [Capability<[SPIRV_C_ImageBasic]>]>;
def : Implication<Capability<[SPIRV_C_ImageMipmap]>, [Capability<[SPIRV_C_ImageBasic]>]>;
def : Implication<Capability<[SPIRV_C_AtomicStorage]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_ImageGatherExtended]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_StorageImageMultisample]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_UniformBufferArrayDynamicIndexing]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_SampledImageArrayDynamicIndexing]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_StorageBufferArrayDynamicIndexing]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_StorageImageArrayDynamicIndexing]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_ClipDistance]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_CullDistance]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_SampleRateShading]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_SampledRect]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_InputAttachment]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_SparseResidency]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_MinLod]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_SampledCubeArray]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_ImageMSArray]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_StorageImageExtendedFormats]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_ImageQuery]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_DerivativeControl]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_InterpolationFunction]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_TransformFeedback]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_StorageImageReadWithoutFormat]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_StorageImageWriteWithoutFormat]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_SubgroupDispatch]>, [Capability<[SPIRV_C_DeviceEnqueue]>]>;
def : Implication<Capability<[SPIRV_C_PipeStorage]>, [Capability<[SPIRV_C_Pipes]>]>;
def : Implication<Capability<[SPIRV_C_FragmentShadingRateKHR]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_DrawParameters]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_WorkgroupMemoryExplicitLayoutKHR]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_WorkgroupMemoryExplicitLayout16BitAccessKHR]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_MultiView]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_VariablePointersStorageBuffer]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_RayQueryProvisionalKHR]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_RayQueryKHR]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_RayTracingKHR]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_Float16ImageAMD]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_ImageGatherBiasLodAMD]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_FragmentMaskAMD]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_StencilExportEXT]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_ImageReadWriteLodAMD]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_FragmentFullyCoveredEXT]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_FragmentDensityEXT]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_ShaderNonUniform]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_RuntimeDescriptorArray]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_StorageTexelBufferArrayDynamicIndexing]>, [Capability<[SPIRV_C_ImageBuffer]>]>;
def : Implication<Capability<[SPIRV_C_RayTracingNV]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_RayTracingMotionBlurNV]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_PhysicalStorageBufferAddresses]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_RayTracingProvisionalKHR]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_FragmentShaderSampleInterlockEXT]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_FragmentShaderShadingRateInterlockEXT]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_ShaderSMBuiltinsNV]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_FragmentShaderPixelInterlockEXT]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_DemoteToHelperInvocation]>, [Capability<[SPIRV_C_Shader]>]>;
def : Implication<Capability<[SPIRV_C_TessellationPointSize]>, [Capability<[SPIRV_C_Tessellation]>]>;
def : Implication<Capability<[SPIRV_C_GeometryPointSize]>, [Capability<[SPIRV_C_Geometry]>]>;
def : Implication<Capability<[SPIRV_C_ImageCubeArray]>, [Capability<[SPIRV_C_SampledCubeArray]>]>;
def : Implication<Capability<[SPIRV_C_ImageRect]>, [Capability<[SPIRV_C_SampledRect]>]>;
def : Implication<Capability<[SPIRV_C_GeometryStreams]>, [Capability<[SPIRV_C_Geometry]>]>;
def : Implication<Capability<[SPIRV_C_MultiViewport]>, [Capability<[SPIRV_C_Geometry]>]>;
def : Implication<Capability<[SPIRV_C_WorkgroupMemoryExplicitLayout8BitAccessKHR]>, [Capability<[SPIRV_C_WorkgroupMemoryExplicitLayoutKHR]>]>;
def : Implication<Capability<[SPIRV_C_VariablePointers]>, [Capability<[SPIRV_C_VariablePointersStorageBuffer]>]>;
def : Implication<Capability<[SPIRV_C_RayTraversalPrimitiveCullingKHR]>, [Capability<[SPIRV_C_RayQueryKHR]>, Capability<[SPIRV_C_RayTracingKHR]>]>;
def : Implication<Capability<[SPIRV_C_SampleMaskOverrideCoverageNV]>, [Capability<[SPIRV_C_SampleRateShading]>]>;
def : Implication<Capability<[SPIRV_C_GeometryShaderPassthroughNV]>, [Capability<[SPIRV_C_Geometry]>]>;
def : Implication<Capability<[SPIRV_C_PerViewAttributesNV]>, [Capability<[SPIRV_C_MultiView]>]>;
def : Implication<Capability<[SPIRV_C_InputAttachmentArrayDynamicIndexing]>, [Capability<[SPIRV_C_InputAttachment]>]>;
def : Implication<Capability<[SPIRV_C_UniformBufferArrayNonUniformIndexing]>, [Capability<[SPIRV_C_ShaderNonUniform]>]>;
def : Implication<Capability<[SPIRV_C_SampledImageArrayNonUniformIndexing]>, [Capability<[SPIRV_C_ShaderNonUniform]>]>;
def : Implication<Capability<[SPIRV_C_StorageBufferArrayNonUniformIndexing]>, [Capability<[SPIRV_C_ShaderNonUniform]>]>;
def : Implication<Capability<[SPIRV_C_StorageImageArrayNonUniformIndexing]>, [Capability<[SPIRV_C_ShaderNonUniform]>]>;
def : Implication<Capability<[SPIRV_C_InputAttachmentArrayNonUniformIndexing]>, [Capability<[SPIRV_C_InputAttachment]>, Capability<[SPIRV_C_ShaderNonUniform]>]>;
def : Implication<Capability<[SPIRV_C_UniformTexelBufferArrayNonUniformIndexing]>, [Capability<[SPIRV_C_SampledBuffer]>, Capability<[SPIRV_C_ShaderNonUniform]>]>;
def : Implication<Capability<[SPIRV_C_StorageTexelBufferArrayNonUniformIndexing]>, [Capability<[SPIRV_C_ImageBuffer]>, Capability<[SPIRV_C_ShaderNonUniform]>]>;
def : Implication<Capability<[SPIRV_C_ShaderViewportIndexLayerEXT]>, [Capability<[SPIRV_C_MultiViewport]>]>;
def : Implication<Capability<[SPIRV_C_ShaderViewportMaskNV]>, [Capability<[SPIRV_C_ShaderViewportIndexLayerEXT]>]>;
def : Implication<Capability<[SPIRV_C_ShaderStereoViewNV]>, [Capability<[SPIRV_C_ShaderViewportMaskNV]>]>;
def : Implication<Capability<[SPIRV_C_BFloat16DotProductKHR]>, [Capability<[SPIRV_C_BFloat16TypeKHR]>]>;
def : Implication<Capability<[SPIRV_C_BFloat16CooperativeMatrixKHR]>, [Capability<[SPIRV_C_BFloat16TypeKHR]>, Capability<[SPIRV_C_CooperativeMatrixKHR]>]>;

#endif // MLIR_AVAILABILITY_GENERATED_SPIRVCASES_TD
