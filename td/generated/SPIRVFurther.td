//===- SPIRVFurther.td - What MLIR's enums lack -*- tablegen -*-===//
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
// The capabilities of SPIR-V's grammar, and the extensions that the grammar or
// Vulkan's registry names, that MLIR's enums lack. Numbers of capabilities are the
// grammar's.
//
// CapabilityAliases, ExtensionAliases: other names of capabilities and extensions,
// MLIR's as well as these.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_SPIRVFURTHER_TD
#define MLIR_AVAILABILITY_GENERATED_SPIRVFURTHER_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

#ifndef AVAILABILITY_CLASS_EXISTS
#define AVAILABILITY_CLASS_EXISTS
#endif
include "mlir-availability/Availability.td"
include "mlir-availability/LLVMVersions.td"

// `#spirv.vce` can't state it.
class SPIRV_FurtherCase<string name, int number>
    : I32EnumAttrCase<name, number>;

defvar SPIRV_C_LongCompositesINTEL_Renamed = RenamedCase<"SPIRV_C_LongConstantCompositeINTEL", "SPIRV_C_LongCompositesINTEL", "LongConstantCompositeINTEL", "LongCompositesINTEL">;
defvar SPV_INTEL_long_composites_Renamed = RenamedCase<"SPV_INTEL_long_constant_composite", "SPV_INTEL_long_composites", "SPV_INTEL_long_constant_composite", "SPV_INTEL_long_composites">;

def SPV_ALTERA_arbitrary_precision_fixed_point : SPIRV_FurtherCase<"SPV_ALTERA_arbitrary_precision_fixed_point", 65536>;
def SPV_ALTERA_arbitrary_precision_floating_point : SPIRV_FurtherCase<"SPV_ALTERA_arbitrary_precision_floating_point", 65537>;
def SPV_ALTERA_arbitrary_precision_integers : SPIRV_FurtherCase<"SPV_ALTERA_arbitrary_precision_integers", 65538>;
def SPV_ALTERA_fpga_argument_interfaces : SPIRV_FurtherCase<"SPV_ALTERA_fpga_argument_interfaces", 65539>;
def SPV_ALTERA_fpga_buffer_location : SPIRV_FurtherCase<"SPV_ALTERA_fpga_buffer_location", 65540>;
def SPV_ALTERA_fpga_cluster_attributes : SPIRV_FurtherCase<"SPV_ALTERA_fpga_cluster_attributes", 65541>;
def SPV_ALTERA_fpga_dsp_control : SPIRV_FurtherCase<"SPV_ALTERA_fpga_dsp_control", 65542>;
def SPV_ALTERA_fpga_invocation_pipelining_attributes : SPIRV_FurtherCase<"SPV_ALTERA_fpga_invocation_pipelining_attributes", 65543>;
def SPV_ALTERA_fpga_latency_control : SPIRV_FurtherCase<"SPV_ALTERA_fpga_latency_control", 65544>;
def SPV_ALTERA_fpga_loop_controls : SPIRV_FurtherCase<"SPV_ALTERA_fpga_loop_controls", 65545>;
def SPV_ALTERA_fpga_memory_accesses : SPIRV_FurtherCase<"SPV_ALTERA_fpga_memory_accesses", 65546>;
def SPV_ALTERA_fpga_memory_attributes : SPIRV_FurtherCase<"SPV_ALTERA_fpga_memory_attributes", 65547>;
def SPV_ALTERA_fpga_reg : SPIRV_FurtherCase<"SPV_ALTERA_fpga_reg", 65548>;
def SPV_ALTERA_global_variable_fpga_decorations : SPIRV_FurtherCase<"SPV_ALTERA_global_variable_fpga_decorations", 65549>;
def SPV_ALTERA_io_pipes : SPIRV_FurtherCase<"SPV_ALTERA_io_pipes", 65550>;
def SPV_ALTERA_loop_fuse : SPIRV_FurtherCase<"SPV_ALTERA_loop_fuse", 65551>;
def SPV_ALTERA_runtime_aligned : SPIRV_FurtherCase<"SPV_ALTERA_runtime_aligned", 65552>;
def SPV_ALTERA_task_sequence : SPIRV_FurtherCase<"SPV_ALTERA_task_sequence", 65553>;
def SPV_ALTERA_usm_storage_classes : SPIRV_FurtherCase<"SPV_ALTERA_usm_storage_classes", 65554>;
def SPV_AMDX_shader_enqueue : SPIRV_FurtherCase<"SPV_AMDX_shader_enqueue", 65555>;
def SPV_AMD_gcn_shader : SPIRV_FurtherCase<"SPV_AMD_gcn_shader", 65556>;
def SPV_AMD_gpu_shader_half_float : SPIRV_FurtherCase<"SPV_AMD_gpu_shader_half_float", 65557>;
def SPV_AMD_gpu_shader_int16 : SPIRV_FurtherCase<"SPV_AMD_gpu_shader_int16", 65558>;
def SPV_AMD_shader_trinary_minmax : SPIRV_FurtherCase<"SPV_AMD_shader_trinary_minmax", 65559>;
if !not(!exists<I32EnumAttrCase>("SPV_AMD_weak_linkage")) then
  def SPV_AMD_weak_linkage : SPIRV_FurtherCase<"SPV_AMD_weak_linkage", 65560>;
def SPV_ARM_cooperative_matrix_layouts : SPIRV_FurtherCase<"SPV_ARM_cooperative_matrix_layouts", 65561>;
def SPV_ARM_core_builtins : SPIRV_FurtherCase<"SPV_ARM_core_builtins", 65562>;
def SPV_EXT_arithmetic_fence : SPIRV_FurtherCase<"SPV_EXT_arithmetic_fence", 65563>;
def SPV_EXT_cooperative_matrix_maintenance1 : SPIRV_FurtherCase<"SPV_EXT_cooperative_matrix_maintenance1", 65564>;
def SPV_EXT_descriptor_heap : SPIRV_FurtherCase<"SPV_EXT_descriptor_heap", 65565>;
if !not(!exists<I32EnumAttrCase>("SPV_EXT_float8")) then
  def SPV_EXT_float8 : SPIRV_FurtherCase<"SPV_EXT_float8", 65566>;
def SPV_EXT_long_vector : SPIRV_FurtherCase<"SPV_EXT_long_vector", 65567>;
def SPV_EXT_ocp_microscaling_types : SPIRV_FurtherCase<"SPV_EXT_ocp_microscaling_types", 65568>;
def SPV_EXT_opacity_micromap : SPIRV_FurtherCase<"SPV_EXT_opacity_micromap", 65569>;
def SPV_EXT_optnone : SPIRV_FurtherCase<"SPV_EXT_optnone", 65570>;
def SPV_EXT_shader_64bit_indexing : SPIRV_FurtherCase<"SPV_EXT_shader_64bit_indexing", 65571>;
def SPV_EXT_shader_invocation_reorder : SPIRV_FurtherCase<"SPV_EXT_shader_invocation_reorder", 65572>;
def SPV_EXT_shader_subgroup_partitioned : SPIRV_FurtherCase<"SPV_EXT_shader_subgroup_partitioned", 65573>;
def SPV_EXT_shader_tile_image : SPIRV_FurtherCase<"SPV_EXT_shader_tile_image", 65574>;
def SPV_EXT_split_barrier : SPIRV_FurtherCase<"SPV_EXT_split_barrier", 65575>;
def SPV_HUAWEI_cluster_culling_shader : SPIRV_FurtherCase<"SPV_HUAWEI_cluster_culling_shader", 65576>;
def SPV_HUAWEI_subpass_shading : SPIRV_FurtherCase<"SPV_HUAWEI_subpass_shading", 65577>;
def SPV_INTEL_2d_block_io : SPIRV_FurtherCase<"SPV_INTEL_2d_block_io", 65578>;
def SPV_INTEL_bindless_images : SPIRV_FurtherCase<"SPV_INTEL_bindless_images", 65579>;
def SPV_INTEL_blocking_pipes : SPIRV_FurtherCase<"SPV_INTEL_blocking_pipes", 65580>;
def SPV_INTEL_fp_max_error : SPIRV_FurtherCase<"SPV_INTEL_fp_max_error", 65581>;
def SPV_INTEL_fpga_argument_interfaces : SPIRV_FurtherCase<"SPV_INTEL_fpga_argument_interfaces", 65582>;
def SPV_INTEL_fpga_dsp_control : SPIRV_FurtherCase<"SPV_INTEL_fpga_dsp_control", 65583>;
def SPV_INTEL_fpga_invocation_pipelining_attributes : SPIRV_FurtherCase<"SPV_INTEL_fpga_invocation_pipelining_attributes", 65584>;
def SPV_INTEL_fpga_latency_control : SPIRV_FurtherCase<"SPV_INTEL_fpga_latency_control", 65585>;
def SPV_INTEL_function_variants : SPIRV_FurtherCase<"SPV_INTEL_function_variants", 65586>;
def SPV_INTEL_global_variable_fpga_decorations : SPIRV_FurtherCase<"SPV_INTEL_global_variable_fpga_decorations", 65587>;
def SPV_INTEL_global_variable_host_access : SPIRV_FurtherCase<"SPV_INTEL_global_variable_host_access", 65588>;
def SPV_INTEL_int4 : SPIRV_FurtherCase<"SPV_INTEL_int4", 65589>;
if !not(!exists<I32EnumAttrCase>("SPV_INTEL_masked_gather_scatter")) then
  def SPV_INTEL_masked_gather_scatter : SPIRV_FurtherCase<"SPV_INTEL_masked_gather_scatter", 65590>;
def SPV_INTEL_maximum_registers : SPIRV_FurtherCase<"SPV_INTEL_maximum_registers", 65591>;
def SPV_INTEL_predicated_io : SPIRV_FurtherCase<"SPV_INTEL_predicated_io", 65592>;
def SPV_INTEL_rounded_divide_sqrt : SPIRV_FurtherCase<"SPV_INTEL_rounded_divide_sqrt", 65593>;
def SPV_INTEL_runtime_aligned : SPIRV_FurtherCase<"SPV_INTEL_runtime_aligned", 65594>;
def SPV_INTEL_subgroup_buffer_prefetch : SPIRV_FurtherCase<"SPV_INTEL_subgroup_buffer_prefetch", 65595>;
def SPV_INTEL_subgroup_matrix_multiply_accumulate : SPIRV_FurtherCase<"SPV_INTEL_subgroup_matrix_multiply_accumulate", 65596>;
def SPV_INTEL_task_sequence : SPIRV_FurtherCase<"SPV_INTEL_task_sequence", 65597>;
def SPV_INTEL_ternary_bitwise_function : SPIRV_FurtherCase<"SPV_INTEL_ternary_bitwise_function", 65598>;
def SPV_KHR_abort : SPIRV_FurtherCase<"SPV_KHR_abort", 65599>;
def SPV_KHR_compute_shader_derivatives : SPIRV_FurtherCase<"SPV_KHR_compute_shader_derivatives", 65600>;
def SPV_KHR_constant_data : SPIRV_FurtherCase<"SPV_KHR_constant_data", 65601>;
def SPV_KHR_float_controls2 : SPIRV_FurtherCase<"SPV_KHR_float_controls2", 65602>;
def SPV_KHR_fma : SPIRV_FurtherCase<"SPV_KHR_fma", 65603>;
def SPV_KHR_maximal_reconvergence : SPIRV_FurtherCase<"SPV_KHR_maximal_reconvergence", 65604>;
def SPV_KHR_opacity_micromap : SPIRV_FurtherCase<"SPV_KHR_opacity_micromap", 65605>;
def SPV_KHR_poison_freeze : SPIRV_FurtherCase<"SPV_KHR_poison_freeze", 65606>;
def SPV_KHR_quad_control : SPIRV_FurtherCase<"SPV_KHR_quad_control", 65607>;
def SPV_KHR_ray_tracing_position_fetch : SPIRV_FurtherCase<"SPV_KHR_ray_tracing_position_fetch", 65608>;
def SPV_KHR_relaxed_extended_instruction : SPIRV_FurtherCase<"SPV_KHR_relaxed_extended_instruction", 65609>;
def SPV_KHR_untyped_pointers : SPIRV_FurtherCase<"SPV_KHR_untyped_pointers", 65610>;
def SPV_NV_cluster_acceleration_structure : SPIRV_FurtherCase<"SPV_NV_cluster_acceleration_structure", 65611>;
def SPV_NV_cooperative_matrix2 : SPIRV_FurtherCase<"SPV_NV_cooperative_matrix2", 65612>;
def SPV_NV_cooperative_matrix_decode_vector : SPIRV_FurtherCase<"SPV_NV_cooperative_matrix_decode_vector", 65613>;
def SPV_NV_cooperative_vector : SPIRV_FurtherCase<"SPV_NV_cooperative_vector", 65614>;
def SPV_NV_displacement_micromap : SPIRV_FurtherCase<"SPV_NV_displacement_micromap", 65615>;
def SPV_NV_linear_swept_spheres : SPIRV_FurtherCase<"SPV_NV_linear_swept_spheres", 65616>;
def SPV_NV_mesh_shader : SPIRV_FurtherCase<"SPV_NV_mesh_shader", 65617>;
def SPV_NV_push_constant_bank : SPIRV_FurtherCase<"SPV_NV_push_constant_bank", 65618>;
def SPV_NV_raw_access_chains : SPIRV_FurtherCase<"SPV_NV_raw_access_chains", 65619>;
def SPV_NV_shader_atomic_fp16_vector : SPIRV_FurtherCase<"SPV_NV_shader_atomic_fp16_vector", 65620>;
def SPV_NV_shader_invocation_reorder : SPIRV_FurtherCase<"SPV_NV_shader_invocation_reorder", 65621>;
def SPV_NV_tensor_addressing : SPIRV_FurtherCase<"SPV_NV_tensor_addressing", 65622>;
def SPV_QCOM_bfloat16_muladd : SPIRV_FurtherCase<"SPV_QCOM_bfloat16_muladd", 65623>;
def SPV_QCOM_cooperative_matrix_conversion : SPIRV_FurtherCase<"SPV_QCOM_cooperative_matrix_conversion", 65624>;
def SPV_QCOM_image_processing : SPIRV_FurtherCase<"SPV_QCOM_image_processing", 65625>;
def SPV_QCOM_image_processing2 : SPIRV_FurtherCase<"SPV_QCOM_image_processing2", 65626>;
def SPV_QCOM_image_processing3 : SPIRV_FurtherCase<"SPV_QCOM_image_processing3", 65627>;
def SPV_QCOM_multiple_wait_queues : SPIRV_FurtherCase<"SPV_QCOM_multiple_wait_queues", 65628>;
def SPV_QCOM_subgroup_size : SPIRV_FurtherCase<"SPV_QCOM_subgroup_size", 65629>;
def SPV_QCOM_tile_shading : SPIRV_FurtherCase<"SPV_QCOM_tile_shading", 65630>;
def SPV_SAMSUNG_intrinsic : SPIRV_FurtherCase<"SPV_SAMSUNG_intrinsic", 65631>;
def SPV_VALVE_mixed_float_dot_product : SPIRV_FurtherCase<"SPV_VALVE_mixed_float_dot_product", 65632>;

defvar SPIRV_FurtherExtensions = !filter(case, [
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
  SPV_AMDX_shader_enqueue,
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
  SPV_EXT_long_vector,
  SPV_EXT_ocp_microscaling_types,
  SPV_EXT_opacity_micromap,
  SPV_EXT_optnone,
  SPV_EXT_shader_64bit_indexing,
  SPV_EXT_shader_invocation_reorder,
  SPV_EXT_shader_subgroup_partitioned,
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
  SPV_KHR_float_controls2,
  SPV_KHR_fma,
  SPV_KHR_maximal_reconvergence,
  SPV_KHR_opacity_micromap,
  SPV_KHR_poison_freeze,
  SPV_KHR_quad_control,
  SPV_KHR_ray_tracing_position_fetch,
  SPV_KHR_relaxed_extended_instruction,
  SPV_KHR_untyped_pointers,
  SPV_NV_cluster_acceleration_structure,
  SPV_NV_cooperative_matrix2,
  SPV_NV_cooperative_matrix_decode_vector,
  SPV_NV_cooperative_vector,
  SPV_NV_displacement_micromap,
  SPV_NV_linear_swept_spheres,
  SPV_NV_mesh_shader,
  SPV_NV_push_constant_bank,
  SPV_NV_raw_access_chains,
  SPV_NV_shader_atomic_fp16_vector,
  SPV_NV_shader_invocation_reorder,
  SPV_NV_tensor_addressing,
  SPV_QCOM_bfloat16_muladd,
  SPV_QCOM_cooperative_matrix_conversion,
  SPV_QCOM_image_processing,
  SPV_QCOM_image_processing2,
  SPV_QCOM_image_processing3,
  SPV_QCOM_multiple_wait_queues,
  SPV_QCOM_subgroup_size,
  SPV_QCOM_tile_shading,
  SPV_SAMSUNG_intrinsic,
  SPV_VALVE_mixed_float_dot_product,
], !isa<SPIRV_FurtherCase>(case));

def SPIRV_C_CoreBuiltinsARM : SPIRV_FurtherCase<"CoreBuiltinsARM", 4165>;
def SPIRV_C_TileImageColorReadAccessEXT : SPIRV_FurtherCase<"TileImageColorReadAccessEXT", 4166>;
def SPIRV_C_TileImageDepthReadAccessEXT : SPIRV_FurtherCase<"TileImageDepthReadAccessEXT", 4167>;
def SPIRV_C_TileImageStencilReadAccessEXT : SPIRV_FurtherCase<"TileImageStencilReadAccessEXT", 4168>;
def SPIRV_C_CooperativeMatrixLayoutsARM : SPIRV_FurtherCase<"CooperativeMatrixLayoutsARM", 4201>;
if !not(!exists<I32EnumAttrCase>("SPIRV_C_Float8EXT")) then
  def SPIRV_C_Float8EXT : SPIRV_FurtherCase<"Float8EXT", 4212>;
if !not(!exists<I32EnumAttrCase>("SPIRV_C_Float8CooperativeMatrixEXT")) then
  def SPIRV_C_Float8CooperativeMatrixEXT : SPIRV_FurtherCase<"Float8CooperativeMatrixEXT", 4213>;
def SPIRV_C_Float6EXT : SPIRV_FurtherCase<"Float6EXT", 4228>;
def SPIRV_C_Float4EXT : SPIRV_FurtherCase<"Float4EXT", 4229>;
def SPIRV_C_Float8UnsignedE8M0EXT : SPIRV_FurtherCase<"Float8UnsignedE8M0EXT", 4230>;
def SPIRV_C_MXInt8EXT : SPIRV_FurtherCase<"MXInt8EXT", 4231>;
def SPIRV_C_BitcastExtractEXT : SPIRV_FurtherCase<"BitcastExtractEXT", 4232>;
def SPIRV_C_UntypedPointersKHR : SPIRV_FurtherCase<"UntypedPointersKHR", 4473>;
def SPIRV_C_TextureSampleWeightedQCOM : SPIRV_FurtherCase<"TextureSampleWeightedQCOM", 4484>;
def SPIRV_C_TextureBoxFilterQCOM : SPIRV_FurtherCase<"TextureBoxFilterQCOM", 4485>;
def SPIRV_C_TextureBlockMatchQCOM : SPIRV_FurtherCase<"TextureBlockMatchQCOM", 4486>;
def SPIRV_C_TileShadingQCOM : SPIRV_FurtherCase<"TileShadingQCOM", 4495>;
def SPIRV_C_CooperativeMatrixConversionQCOM : SPIRV_FurtherCase<"CooperativeMatrixConversionQCOM", 4496>;
def SPIRV_C_TextureBlockMatch2QCOM : SPIRV_FurtherCase<"TextureBlockMatch2QCOM", 4498>;
def SPIRV_C_BFloat16MulAddQCOM : SPIRV_FurtherCase<"BFloat16MulAddQCOM", 4504>;
def SPIRV_C_SubgroupSizeQCOM : SPIRV_FurtherCase<"SubgroupSizeQCOM", 4506>;
def SPIRV_C_MultipleWaitQueuesQCOM : SPIRV_FurtherCase<"MultipleWaitQueuesQCOM", 4539>;
def SPIRV_C_ImageGatherLinearQCOM : SPIRV_FurtherCase<"ImageGatherLinearQCOM", 4543>;
def SPIRV_C_ImageGatherExtendedModesQCOM : SPIRV_FurtherCase<"ImageGatherExtendedModesQCOM", 4544>;
def SPIRV_C_ShaderEnqueueAMDX : SPIRV_FurtherCase<"ShaderEnqueueAMDX", 5067>;
def SPIRV_C_QuadControlKHR : SPIRV_FurtherCase<"QuadControlKHR", 5087>;
def SPIRV_C_Int4TypeINTEL : SPIRV_FurtherCase<"Int4TypeINTEL", 5112>;
def SPIRV_C_Int4CooperativeMatrixINTEL : SPIRV_FurtherCase<"Int4CooperativeMatrixINTEL", 5114>;
def SPIRV_C_AbortKHR : SPIRV_FurtherCase<"AbortKHR", 5120>;
def SPIRV_C_DescriptorHeapEXT : SPIRV_FurtherCase<"DescriptorHeapEXT", 5128>;
def SPIRV_C_ConstantDataKHR : SPIRV_FurtherCase<"ConstantDataKHR", 5146>;
def SPIRV_C_PoisonFreezeKHR : SPIRV_FurtherCase<"PoisonFreezeKHR", 5156>;
if !not(!exists<I32EnumAttrCase>("SPIRV_C_WeakLinkageAMD")) then
  def SPIRV_C_WeakLinkageAMD : SPIRV_FurtherCase<"WeakLinkageAMD", 5181>;
def SPIRV_C_MeshShadingNV : SPIRV_FurtherCase<"MeshShadingNV", 5266>;
def SPIRV_C_RayTracingPositionFetchKHR : SPIRV_FurtherCase<"RayTracingPositionFetchKHR", 5336>;
def SPIRV_C_CooperativeMatrixNV : SPIRV_FurtherCase<"CooperativeMatrixNV", 5357>;
def SPIRV_C_DisplacementMicromapNV : SPIRV_FurtherCase<"DisplacementMicromapNV", 5380>;
def SPIRV_C_RayTracingOpacityMicromapKHR : SPIRV_FurtherCase<"RayTracingOpacityMicromapKHR", 5381>;
def SPIRV_C_ShaderInvocationReorderNV : SPIRV_FurtherCase<"ShaderInvocationReorderNV", 5383>;
def SPIRV_C_ShaderInvocationReorderEXT : SPIRV_FurtherCase<"ShaderInvocationReorderEXT", 5388>;
def SPIRV_C_RayQueryPositionFetchKHR : SPIRV_FurtherCase<"RayQueryPositionFetchKHR", 5391>;
def SPIRV_C_CooperativeVectorNV : SPIRV_FurtherCase<"CooperativeVectorNV", 5394>;
def SPIRV_C_AtomicFloat16VectorNV : SPIRV_FurtherCase<"AtomicFloat16VectorNV", 5404>;
def SPIRV_C_RayTracingDisplacementMicromapNV : SPIRV_FurtherCase<"RayTracingDisplacementMicromapNV", 5409>;
def SPIRV_C_RawAccessChainsNV : SPIRV_FurtherCase<"RawAccessChainsNV", 5414>;
def SPIRV_C_RayTracingSpheresGeometryNV : SPIRV_FurtherCase<"RayTracingSpheresGeometryNV", 5418>;
def SPIRV_C_RayTracingLinearSweptSpheresGeometryNV : SPIRV_FurtherCase<"RayTracingLinearSweptSpheresGeometryNV", 5419>;
def SPIRV_C_PushConstantBanksNV : SPIRV_FurtherCase<"PushConstantBanksNV", 5423>;
def SPIRV_C_LongVectorEXT : SPIRV_FurtherCase<"LongVectorEXT", 5425>;
def SPIRV_C_Shader64BitIndexingEXT : SPIRV_FurtherCase<"Shader64BitIndexingEXT", 5426>;
def SPIRV_C_CooperativeMatrixConversionsEXT : SPIRV_FurtherCase<"CooperativeMatrixConversionsEXT", 5429>;
def SPIRV_C_CooperativeMatrixReductionsEXT : SPIRV_FurtherCase<"CooperativeMatrixReductionsEXT", 5430>;
def SPIRV_C_CooperativeMatrixConversionsNV : SPIRV_FurtherCase<"CooperativeMatrixConversionsNV", 5431>;
def SPIRV_C_CooperativeMatrixPerElementOperationsEXT : SPIRV_FurtherCase<"CooperativeMatrixPerElementOperationsEXT", 5432>;
def SPIRV_C_CooperativeMatrixTensorAddressingNV : SPIRV_FurtherCase<"CooperativeMatrixTensorAddressingNV", 5433>;
def SPIRV_C_CooperativeMatrixBlockLoadsNV : SPIRV_FurtherCase<"CooperativeMatrixBlockLoadsNV", 5434>;
def SPIRV_C_CooperativeVectorTrainingNV : SPIRV_FurtherCase<"CooperativeVectorTrainingNV", 5435>;
def SPIRV_C_RayTracingClusterAccelerationStructureNV : SPIRV_FurtherCase<"RayTracingClusterAccelerationStructureNV", 5437>;
def SPIRV_C_CooperativeMatrixGetCoordinateEXT : SPIRV_FurtherCase<"CooperativeMatrixGetCoordinateEXT", 5438>;
def SPIRV_C_TensorAddressingNV : SPIRV_FurtherCase<"TensorAddressingNV", 5439>;
def SPIRV_C_CooperativeMatrixDecodeVectorNV : SPIRV_FurtherCase<"CooperativeMatrixDecodeVectorNV", 5447>;
def SPIRV_C_FPGADSPControlALTERA : SPIRV_FurtherCase<"FPGADSPControlALTERA", 5908>;
def SPIRV_C_FPGAInvocationPipeliningAttributesALTERA : SPIRV_FurtherCase<"FPGAInvocationPipeliningAttributesALTERA", 5916>;
def SPIRV_C_RuntimeAlignedAttributeALTERA : SPIRV_FurtherCase<"RuntimeAlignedAttributeALTERA", 5939>;
def SPIRV_C_FloatControls2 : SPIRV_FurtherCase<"FloatControls2", 6029>;
def SPIRV_C_FMAKHR : SPIRV_FurtherCase<"FMAKHR", 6030>;
def SPIRV_C_RayTracingOpacityMicromapExecutionModeKHR : SPIRV_FurtherCase<"RayTracingOpacityMicromapExecutionModeKHR", 6032>;
def SPIRV_C_ArithmeticFenceEXT : SPIRV_FurtherCase<"ArithmeticFenceEXT", 6144>;
def SPIRV_C_FPGAClusterAttributesV2ALTERA : SPIRV_FurtherCase<"FPGAClusterAttributesV2ALTERA", 6150>;
def SPIRV_C_FPGAKernelAttributesv2INTEL : SPIRV_FurtherCase<"FPGAKernelAttributesv2INTEL", 6161>;
def SPIRV_C_TaskSequenceALTERA : SPIRV_FurtherCase<"TaskSequenceALTERA", 6162>;
def SPIRV_C_FPMaxErrorINTEL : SPIRV_FurtherCase<"FPMaxErrorINTEL", 6169>;
def SPIRV_C_FPGALatencyControlALTERA : SPIRV_FurtherCase<"FPGALatencyControlALTERA", 6171>;
def SPIRV_C_FPGAArgumentInterfacesALTERA : SPIRV_FurtherCase<"FPGAArgumentInterfacesALTERA", 6174>;
def SPIRV_C_GlobalVariableHostAccessINTEL : SPIRV_FurtherCase<"GlobalVariableHostAccessINTEL", 6187>;
def SPIRV_C_GlobalVariableFPGADecorationsALTERA : SPIRV_FurtherCase<"GlobalVariableFPGADecorationsALTERA", 6189>;
def SPIRV_C_SubgroupBufferPrefetchINTEL : SPIRV_FurtherCase<"SubgroupBufferPrefetchINTEL", 6220>;
def SPIRV_C_Subgroup2DBlockIOINTEL : SPIRV_FurtherCase<"Subgroup2DBlockIOINTEL", 6228>;
def SPIRV_C_Subgroup2DBlockTransformINTEL : SPIRV_FurtherCase<"Subgroup2DBlockTransformINTEL", 6229>;
def SPIRV_C_Subgroup2DBlockTransposeINTEL : SPIRV_FurtherCase<"Subgroup2DBlockTransposeINTEL", 6230>;
def SPIRV_C_SubgroupMatrixMultiplyAccumulateINTEL : SPIRV_FurtherCase<"SubgroupMatrixMultiplyAccumulateINTEL", 6236>;
def SPIRV_C_TernaryBitwiseFunctionINTEL : SPIRV_FurtherCase<"TernaryBitwiseFunctionINTEL", 6241>;
def SPIRV_C_UntypedVariableLengthArrayINTEL : SPIRV_FurtherCase<"UntypedVariableLengthArrayINTEL", 6243>;
def SPIRV_C_SpecConditionalINTEL : SPIRV_FurtherCase<"SpecConditionalINTEL", 6245>;
def SPIRV_C_FunctionVariantsINTEL : SPIRV_FurtherCase<"FunctionVariantsINTEL", 6246>;
def SPIRV_C_PredicatedIOINTEL : SPIRV_FurtherCase<"PredicatedIOINTEL", 6257>;
def SPIRV_C_RoundedDivideSqrtINTEL : SPIRV_FurtherCase<"RoundedDivideSqrtINTEL", 6265>;
if !not(!exists<I32EnumAttrCase>("SPIRV_C_MaskedGatherScatterINTEL")) then
  def SPIRV_C_MaskedGatherScatterINTEL : SPIRV_FurtherCase<"MaskedGatherScatterINTEL", 6427>;
def SPIRV_C_RegisterLimitsINTEL : SPIRV_FurtherCase<"RegisterLimitsINTEL", 6460>;
def SPIRV_C_BindlessImagesINTEL : SPIRV_FurtherCase<"BindlessImagesINTEL", 6528>;
def SPIRV_C_DotProductFloat16AccFloat32VALVE : SPIRV_FurtherCase<"DotProductFloat16AccFloat32VALVE", 6912>;
def SPIRV_C_DotProductFloat16AccFloat16VALVE : SPIRV_FurtherCase<"DotProductFloat16AccFloat16VALVE", 6913>;
def SPIRV_C_DotProductBFloat16AccVALVE : SPIRV_FurtherCase<"DotProductBFloat16AccVALVE", 6914>;
def SPIRV_C_DotProductFloat8AccFloat32VALVE : SPIRV_FurtherCase<"DotProductFloat8AccFloat32VALVE", 6915>;
def SPIRV_C_IntrinsicSAMSUNG : SPIRV_FurtherCase<"IntrinsicSAMSUNG", 7041>;

defvar SPIRV_FurtherCapabilities = !filter(case, [
  SPIRV_C_CoreBuiltinsARM,
  SPIRV_C_TileImageColorReadAccessEXT,
  SPIRV_C_TileImageDepthReadAccessEXT,
  SPIRV_C_TileImageStencilReadAccessEXT,
  SPIRV_C_CooperativeMatrixLayoutsARM,
  SPIRV_C_Float8EXT,
  SPIRV_C_Float8CooperativeMatrixEXT,
  SPIRV_C_Float6EXT,
  SPIRV_C_Float4EXT,
  SPIRV_C_Float8UnsignedE8M0EXT,
  SPIRV_C_MXInt8EXT,
  SPIRV_C_BitcastExtractEXT,
  SPIRV_C_UntypedPointersKHR,
  SPIRV_C_TextureSampleWeightedQCOM,
  SPIRV_C_TextureBoxFilterQCOM,
  SPIRV_C_TextureBlockMatchQCOM,
  SPIRV_C_TileShadingQCOM,
  SPIRV_C_CooperativeMatrixConversionQCOM,
  SPIRV_C_TextureBlockMatch2QCOM,
  SPIRV_C_BFloat16MulAddQCOM,
  SPIRV_C_SubgroupSizeQCOM,
  SPIRV_C_MultipleWaitQueuesQCOM,
  SPIRV_C_ImageGatherLinearQCOM,
  SPIRV_C_ImageGatherExtendedModesQCOM,
  SPIRV_C_ShaderEnqueueAMDX,
  SPIRV_C_QuadControlKHR,
  SPIRV_C_Int4TypeINTEL,
  SPIRV_C_Int4CooperativeMatrixINTEL,
  SPIRV_C_AbortKHR,
  SPIRV_C_DescriptorHeapEXT,
  SPIRV_C_ConstantDataKHR,
  SPIRV_C_PoisonFreezeKHR,
  SPIRV_C_WeakLinkageAMD,
  SPIRV_C_MeshShadingNV,
  SPIRV_C_RayTracingPositionFetchKHR,
  SPIRV_C_CooperativeMatrixNV,
  SPIRV_C_DisplacementMicromapNV,
  SPIRV_C_RayTracingOpacityMicromapKHR,
  SPIRV_C_ShaderInvocationReorderNV,
  SPIRV_C_ShaderInvocationReorderEXT,
  SPIRV_C_RayQueryPositionFetchKHR,
  SPIRV_C_CooperativeVectorNV,
  SPIRV_C_AtomicFloat16VectorNV,
  SPIRV_C_RayTracingDisplacementMicromapNV,
  SPIRV_C_RawAccessChainsNV,
  SPIRV_C_RayTracingSpheresGeometryNV,
  SPIRV_C_RayTracingLinearSweptSpheresGeometryNV,
  SPIRV_C_PushConstantBanksNV,
  SPIRV_C_LongVectorEXT,
  SPIRV_C_Shader64BitIndexingEXT,
  SPIRV_C_CooperativeMatrixConversionsEXT,
  SPIRV_C_CooperativeMatrixReductionsEXT,
  SPIRV_C_CooperativeMatrixConversionsNV,
  SPIRV_C_CooperativeMatrixPerElementOperationsEXT,
  SPIRV_C_CooperativeMatrixTensorAddressingNV,
  SPIRV_C_CooperativeMatrixBlockLoadsNV,
  SPIRV_C_CooperativeVectorTrainingNV,
  SPIRV_C_RayTracingClusterAccelerationStructureNV,
  SPIRV_C_CooperativeMatrixGetCoordinateEXT,
  SPIRV_C_TensorAddressingNV,
  SPIRV_C_CooperativeMatrixDecodeVectorNV,
  SPIRV_C_FPGADSPControlALTERA,
  SPIRV_C_FPGAInvocationPipeliningAttributesALTERA,
  SPIRV_C_RuntimeAlignedAttributeALTERA,
  SPIRV_C_FloatControls2,
  SPIRV_C_FMAKHR,
  SPIRV_C_RayTracingOpacityMicromapExecutionModeKHR,
  SPIRV_C_ArithmeticFenceEXT,
  SPIRV_C_FPGAClusterAttributesV2ALTERA,
  SPIRV_C_FPGAKernelAttributesv2INTEL,
  SPIRV_C_TaskSequenceALTERA,
  SPIRV_C_FPMaxErrorINTEL,
  SPIRV_C_FPGALatencyControlALTERA,
  SPIRV_C_FPGAArgumentInterfacesALTERA,
  SPIRV_C_GlobalVariableHostAccessINTEL,
  SPIRV_C_GlobalVariableFPGADecorationsALTERA,
  SPIRV_C_SubgroupBufferPrefetchINTEL,
  SPIRV_C_Subgroup2DBlockIOINTEL,
  SPIRV_C_Subgroup2DBlockTransformINTEL,
  SPIRV_C_Subgroup2DBlockTransposeINTEL,
  SPIRV_C_SubgroupMatrixMultiplyAccumulateINTEL,
  SPIRV_C_TernaryBitwiseFunctionINTEL,
  SPIRV_C_UntypedVariableLengthArrayINTEL,
  SPIRV_C_SpecConditionalINTEL,
  SPIRV_C_FunctionVariantsINTEL,
  SPIRV_C_PredicatedIOINTEL,
  SPIRV_C_RoundedDivideSqrtINTEL,
  SPIRV_C_MaskedGatherScatterINTEL,
  SPIRV_C_RegisterLimitsINTEL,
  SPIRV_C_BindlessImagesINTEL,
  SPIRV_C_DotProductFloat16AccFloat32VALVE,
  SPIRV_C_DotProductFloat16AccFloat16VALVE,
  SPIRV_C_DotProductBFloat16AccVALVE,
  SPIRV_C_DotProductFloat8AccFloat32VALVE,
  SPIRV_C_IntrinsicSAMSUNG,
], !isa<SPIRV_FurtherCase>(case));


defvar SPIRV_CapabilityAliases = [
  ValueAlias<"ArbitraryPrecisionFixedPointALTERA", SPIRV_C_ArbitraryPrecisionFixedPointINTEL>,
  ValueAlias<"ArbitraryPrecisionFloatingPointALTERA", SPIRV_C_ArbitraryPrecisionFloatingPointINTEL>,
  ValueAlias<"ArbitraryPrecisionIntegersALTERA", SPIRV_C_ArbitraryPrecisionIntegersINTEL>,
  ValueAlias<"BFloat16ConversionINTEL", SPIRV_C_Bfloat16ConversionINTEL>,
  ValueAlias<"BlockingPipesINTEL", SPIRV_C_BlockingPipesALTERA>,
  ValueAlias<"ComputeDerivativeGroupLinearKHR", SPIRV_C_ComputeDerivativeGroupLinearNV>,
  ValueAlias<"ComputeDerivativeGroupQuadsKHR", SPIRV_C_ComputeDerivativeGroupQuadsNV>,
  ValueAlias<"CooperativeMatrixPerElementOperationsNV", SPIRV_C_CooperativeMatrixPerElementOperationsEXT>,
  ValueAlias<"CooperativeMatrixReductionsNV", SPIRV_C_CooperativeMatrixReductionsEXT>,
  ValueAlias<"DemoteToHelperInvocationEXT", SPIRV_C_DemoteToHelperInvocation>,
  ValueAlias<"DotProductInput4x8BitKHR", SPIRV_C_DotProductInput4x8Bit>,
  ValueAlias<"DotProductInput4x8BitPackedKHR", SPIRV_C_DotProductInput4x8BitPacked>,
  ValueAlias<"DotProductInputAllKHR", SPIRV_C_DotProductInputAll>,
  ValueAlias<"DotProductKHR", SPIRV_C_DotProduct>,
  ValueAlias<"FPGAArgumentInterfacesINTEL", SPIRV_C_FPGAArgumentInterfacesALTERA>,
  ValueAlias<"FPGABufferLocationALTERA", SPIRV_C_FPGABufferLocationINTEL>,
  ValueAlias<"FPGAClusterAttributesALTERA", SPIRV_C_FPGAClusterAttributesINTEL>,
  ValueAlias<"FPGAClusterAttributesV2INTEL", SPIRV_C_FPGAClusterAttributesV2ALTERA>,
  ValueAlias<"FPGADSPControlINTEL", SPIRV_C_FPGADSPControlALTERA>,
  ValueAlias<"FPGAInvocationPipeliningAttributesINTEL", SPIRV_C_FPGAInvocationPipeliningAttributesALTERA>,
  ValueAlias<"FPGALatencyControlINTEL", SPIRV_C_FPGALatencyControlALTERA>,
  ValueAlias<"FPGALoopControlsALTERA", SPIRV_C_FPGALoopControlsINTEL>,
  ValueAlias<"FPGAMemoryAccessesALTERA", SPIRV_C_FPGAMemoryAccessesINTEL>,
  ValueAlias<"FPGAMemoryAttributesALTERA", SPIRV_C_FPGAMemoryAttributesINTEL>,
  ValueAlias<"FPGARegALTERA", SPIRV_C_FPGARegINTEL>,
  ValueAlias<"FragmentBarycentricNV", SPIRV_C_FragmentBarycentricKHR>,
  ValueAlias<"GlobalVariableFPGADecorationsINTEL", SPIRV_C_GlobalVariableFPGADecorationsALTERA>,
  ValueAlias<"GroupNonUniformPartitionedEXT", SPIRV_C_GroupNonUniformPartitionedNV>,
  ValueAlias<"IOPipesALTERA", SPIRV_C_IOPipesINTEL>,
  ValueAlias<"InputAttachmentArrayDynamicIndexingEXT", SPIRV_C_InputAttachmentArrayDynamicIndexing>,
  ValueAlias<"InputAttachmentArrayNonUniformIndexingEXT", SPIRV_C_InputAttachmentArrayNonUniformIndexing>,
  ValueAlias<SPIRV_C_LongCompositesINTEL_Renamed.other, SPIRV_C_LongCompositesINTEL_Renamed.case>,
  ValueAlias<"LoopFuseALTERA", SPIRV_C_LoopFuseINTEL>,
  ValueAlias<"OptNoneEXT", SPIRV_C_OptNoneINTEL>,
  ValueAlias<"PhysicalStorageBufferAddressesEXT", SPIRV_C_PhysicalStorageBufferAddresses>,
  ValueAlias<"RayTracingOpacityMicromapEXT", SPIRV_C_RayTracingOpacityMicromapKHR>,
  ValueAlias<"RuntimeAlignedAttributeINTEL", SPIRV_C_RuntimeAlignedAttributeALTERA>,
  ValueAlias<"RuntimeDescriptorArrayEXT", SPIRV_C_RuntimeDescriptorArray>,
  ValueAlias<"SampledImageArrayNonUniformIndexingEXT", SPIRV_C_SampledImageArrayNonUniformIndexing>,
  ValueAlias<"ShaderNonUniformEXT", SPIRV_C_ShaderNonUniform>,
  ValueAlias<"ShaderViewportIndexLayerNV", SPIRV_C_ShaderViewportIndexLayerEXT>,
  ValueAlias<"ShadingRateNV", SPIRV_C_FragmentDensityEXT>,
  ValueAlias<"SplitBarrierEXT", SPIRV_C_SplitBarrierINTEL>,
  ValueAlias<"StorageBufferArrayNonUniformIndexingEXT", SPIRV_C_StorageBufferArrayNonUniformIndexing>,
  ValueAlias<"StorageImageArrayNonUniformIndexingEXT", SPIRV_C_StorageImageArrayNonUniformIndexing>,
  ValueAlias<"StorageTensorArrayDynamicIndexingARM", SPIRV_C_StorageTensorArrayDynamicIndexingEXT>,
  ValueAlias<"StorageTensorArrayNonUniformIndexingARM", SPIRV_C_StorageTensorArrayNonUniformIndexingEXT>,
  ValueAlias<"StorageTexelBufferArrayDynamicIndexingEXT", SPIRV_C_StorageTexelBufferArrayDynamicIndexing>,
  ValueAlias<"StorageTexelBufferArrayNonUniformIndexingEXT", SPIRV_C_StorageTexelBufferArrayNonUniformIndexing>,
  ValueAlias<"StorageUniformBufferBlock16", SPIRV_C_StorageBuffer16BitAccess>,
  ValueAlias<"TaskSequenceINTEL", SPIRV_C_TaskSequenceALTERA>,
  ValueAlias<"USMStorageClassesALTERA", SPIRV_C_USMStorageClassesINTEL>,
  ValueAlias<"UniformAndStorageBuffer16BitAccess", SPIRV_C_StorageUniform16>,
  ValueAlias<"UniformBufferArrayNonUniformIndexingEXT", SPIRV_C_UniformBufferArrayNonUniformIndexing>,
  ValueAlias<"UniformTexelBufferArrayDynamicIndexingEXT", SPIRV_C_UniformTexelBufferArrayDynamicIndexing>,
  ValueAlias<"UniformTexelBufferArrayNonUniformIndexingEXT", SPIRV_C_UniformTexelBufferArrayNonUniformIndexing>,
  ValueAlias<"VulkanMemoryModelDeviceScopeKHR", SPIRV_C_VulkanMemoryModelDeviceScope>,
  ValueAlias<"VulkanMemoryModelKHR", SPIRV_C_VulkanMemoryModel>,
];

defvar SPIRV_ExtensionAliases = [
  ValueAlias<SPV_INTEL_long_composites_Renamed.other, SPV_INTEL_long_composites_Renamed.case>,
];

def : AvailabilityForCase<SPIRV_C_CoreBuiltinsARM, [Extension<[SPV_ARM_core_builtins]>]>;
def : AvailabilityForCase<SPIRV_C_TileImageColorReadAccessEXT, [Extension<[SPV_EXT_shader_tile_image]>]>;
def : AvailabilityForCase<SPIRV_C_TileImageDepthReadAccessEXT, [Extension<[SPV_EXT_shader_tile_image]>]>;
def : AvailabilityForCase<SPIRV_C_TileImageStencilReadAccessEXT, [Extension<[SPV_EXT_shader_tile_image]>]>;
def : AvailabilityForCase<SPIRV_C_CooperativeMatrixLayoutsARM, [Extension<[SPV_ARM_cooperative_matrix_layouts]>]>;
if !isa<SPIRV_FurtherCase>(SPIRV_C_Float8EXT) then
  def : AvailabilityForCase<SPIRV_C_Float8EXT, [Extension<[SPV_EXT_float8]>]>;
if !isa<SPIRV_FurtherCase>(SPIRV_C_Float8CooperativeMatrixEXT) then
  def : AvailabilityForCase<SPIRV_C_Float8CooperativeMatrixEXT, [Extension<[SPV_EXT_float8]>]>;
def : Implication<Capability<[SPIRV_C_Float8CooperativeMatrixEXT]>, [Capability<[SPIRV_C_CooperativeMatrixKHR]>, Capability<[SPIRV_C_Float8EXT]>]>;
def : AvailabilityForCase<SPIRV_C_Float6EXT, [Extension<[SPV_EXT_ocp_microscaling_types]>]>;
def : AvailabilityForCase<SPIRV_C_Float4EXT, [Extension<[SPV_EXT_ocp_microscaling_types]>]>;
def : AvailabilityForCase<SPIRV_C_Float8UnsignedE8M0EXT, [Extension<[SPV_EXT_ocp_microscaling_types]>]>;
def : AvailabilityForCase<SPIRV_C_MXInt8EXT, [Extension<[SPV_EXT_ocp_microscaling_types]>]>;
def : AvailabilityForCase<SPIRV_C_BitcastExtractEXT, [Extension<[SPV_EXT_ocp_microscaling_types]>]>;
def : AvailabilityForCase<SPIRV_C_UntypedPointersKHR, [Extension<[SPV_KHR_untyped_pointers]>]>;
def : AvailabilityForCase<SPIRV_C_TextureSampleWeightedQCOM, [Extension<[SPV_QCOM_image_processing]>]>;
def : AvailabilityForCase<SPIRV_C_TextureBoxFilterQCOM, [Extension<[SPV_QCOM_image_processing]>]>;
def : AvailabilityForCase<SPIRV_C_TextureBlockMatchQCOM, [Extension<[SPV_QCOM_image_processing]>]>;
def : AvailabilityForCase<SPIRV_C_TileShadingQCOM, [Extension<[SPV_QCOM_tile_shading]>]>;
def : Implication<Capability<[SPIRV_C_TileShadingQCOM]>, [Capability<[SPIRV_C_Shader]>]>;
def : AvailabilityForCase<SPIRV_C_CooperativeMatrixConversionQCOM, [Extension<[SPV_QCOM_cooperative_matrix_conversion]>]>;
def : Implication<Capability<[SPIRV_C_CooperativeMatrixConversionQCOM]>, [Capability<[SPIRV_C_CooperativeMatrixKHR]>]>;
def : AvailabilityForCase<SPIRV_C_TextureBlockMatch2QCOM, [Extension<[SPV_QCOM_image_processing2]>]>;
def : AvailabilityForCase<SPIRV_C_BFloat16MulAddQCOM, [Extension<[SPV_QCOM_bfloat16_muladd]>]>;
def : AvailabilityForCase<SPIRV_C_SubgroupSizeQCOM, [Extension<[SPV_QCOM_subgroup_size]>]>;
def : AvailabilityForCase<SPIRV_C_MultipleWaitQueuesQCOM, [Extension<[SPV_QCOM_multiple_wait_queues]>]>;
def : AvailabilityForCase<SPIRV_C_ImageGatherLinearQCOM, [Extension<[SPV_QCOM_image_processing3]>]>;
def : AvailabilityForCase<SPIRV_C_ImageGatherExtendedModesQCOM, [Extension<[SPV_QCOM_image_processing3]>]>;
def : AvailabilityForCase<SPIRV_C_ShaderEnqueueAMDX, [Extension<[SPV_AMDX_shader_enqueue]>]>;
def : Implication<Capability<[SPIRV_C_ShaderEnqueueAMDX]>, [Capability<[SPIRV_C_Shader]>]>;
def : AvailabilityForCase<SPIRV_C_QuadControlKHR, [Extension<[SPV_KHR_quad_control]>]>;
def : AvailabilityForCase<SPIRV_C_Int4TypeINTEL, [Extension<[SPV_INTEL_int4]>]>;
def : AvailabilityForCase<SPIRV_C_Int4CooperativeMatrixINTEL, [Extension<[SPV_INTEL_int4]>]>;
def : Implication<Capability<[SPIRV_C_Int4CooperativeMatrixINTEL]>, [Capability<[SPIRV_C_CooperativeMatrixKHR]>, Capability<[SPIRV_C_Int4TypeINTEL]>]>;
def : AvailabilityForCase<SPIRV_C_AbortKHR, [Extension<[SPV_KHR_abort]>]>;
def : AvailabilityForCase<SPIRV_C_DescriptorHeapEXT, [Extension<[SPV_EXT_descriptor_heap]>]>;
def : Implication<Capability<[SPIRV_C_DescriptorHeapEXT]>, [Capability<[SPIRV_C_UntypedPointersKHR]>]>;
def : AvailabilityForCase<SPIRV_C_ConstantDataKHR, [Extension<[SPV_KHR_constant_data]>]>;
def : AvailabilityForCase<SPIRV_C_PoisonFreezeKHR, [Extension<[SPV_KHR_poison_freeze]>]>;
if !isa<SPIRV_FurtherCase>(SPIRV_C_WeakLinkageAMD) then
  def : AvailabilityForCase<SPIRV_C_WeakLinkageAMD, [Extension<[SPV_AMD_weak_linkage]>]>;
def : Implication<Capability<[SPIRV_C_WeakLinkageAMD]>, [Capability<[SPIRV_C_Linkage]>]>;
def : AvailabilityForCase<SPIRV_C_MeshShadingNV, [Extension<[SPV_NV_mesh_shader]>]>;
def : Implication<Capability<[SPIRV_C_MeshShadingNV]>, [Capability<[SPIRV_C_Shader]>]>;
def : AvailabilityForCase<SPIRV_C_RayTracingPositionFetchKHR, [Extension<[SPV_KHR_ray_tracing_position_fetch]>]>;
def : Implication<Capability<[SPIRV_C_RayTracingPositionFetchKHR]>, [Capability<[SPIRV_C_Shader]>]>;
def : AvailabilityForCase<SPIRV_C_CooperativeMatrixNV, [Extension<[SPV_NV_cooperative_matrix]>]>;
def : Implication<Capability<[SPIRV_C_CooperativeMatrixNV]>, [Capability<[SPIRV_C_Shader]>]>;
def : AvailabilityForCase<SPIRV_C_DisplacementMicromapNV, [Extension<[SPV_NV_displacement_micromap]>]>;
def : Implication<Capability<[SPIRV_C_DisplacementMicromapNV]>, [Capability<[SPIRV_C_Shader]>]>;
def : AvailabilityForCase<SPIRV_C_RayTracingOpacityMicromapKHR, [AnyOf<[Extension<[SPV_KHR_opacity_micromap]>, Extension<[SPV_EXT_opacity_micromap]>]>]>;
def : Implication<Capability<[SPIRV_C_RayTracingOpacityMicromapKHR]>, [Capability<[SPIRV_C_Shader]>]>;
def : AvailabilityForCase<SPIRV_C_ShaderInvocationReorderNV, [Extension<[SPV_NV_shader_invocation_reorder]>]>;
def : Implication<Capability<[SPIRV_C_ShaderInvocationReorderNV]>, [Capability<[SPIRV_C_RayTracingKHR]>]>;
def : AvailabilityForCase<SPIRV_C_ShaderInvocationReorderEXT, [Extension<[SPV_EXT_shader_invocation_reorder]>]>;
def : Implication<Capability<[SPIRV_C_ShaderInvocationReorderEXT]>, [Capability<[SPIRV_C_RayTracingKHR]>]>;
def : AvailabilityForCase<SPIRV_C_RayQueryPositionFetchKHR, [Extension<[SPV_KHR_ray_tracing_position_fetch]>]>;
def : Implication<Capability<[SPIRV_C_RayQueryPositionFetchKHR]>, [Capability<[SPIRV_C_Shader]>]>;
def : AvailabilityForCase<SPIRV_C_CooperativeVectorNV, [Extension<[SPV_NV_cooperative_vector]>]>;
def : AvailabilityForCase<SPIRV_C_AtomicFloat16VectorNV, [Extension<[SPV_NV_shader_atomic_fp16_vector]>]>;
def : AvailabilityForCase<SPIRV_C_RayTracingDisplacementMicromapNV, [Extension<[SPV_NV_displacement_micromap]>]>;
def : Implication<Capability<[SPIRV_C_RayTracingDisplacementMicromapNV]>, [Capability<[SPIRV_C_RayTracingKHR]>]>;
def : AvailabilityForCase<SPIRV_C_RawAccessChainsNV, [Extension<[SPV_NV_raw_access_chains]>]>;
def : AvailabilityForCase<SPIRV_C_RayTracingSpheresGeometryNV, [Extension<[SPV_NV_linear_swept_spheres]>]>;
def : AvailabilityForCase<SPIRV_C_RayTracingLinearSweptSpheresGeometryNV, [Extension<[SPV_NV_linear_swept_spheres]>]>;
def : AvailabilityForCase<SPIRV_C_PushConstantBanksNV, [Extension<[SPV_NV_push_constant_bank]>]>;
def : Implication<Capability<[SPIRV_C_PushConstantBanksNV]>, [Capability<[SPIRV_C_Shader]>]>;
def : AvailabilityForCase<SPIRV_C_LongVectorEXT, [Extension<[SPV_EXT_long_vector]>]>;
def : AvailabilityForCase<SPIRV_C_Shader64BitIndexingEXT, [Extension<[SPV_EXT_shader_64bit_indexing]>]>;
def : AvailabilityForCase<SPIRV_C_CooperativeMatrixConversionsEXT, [Extension<[SPV_EXT_cooperative_matrix_maintenance1]>]>;
def : AvailabilityForCase<SPIRV_C_CooperativeMatrixReductionsEXT, [AnyOf<[Extension<[SPV_EXT_cooperative_matrix_maintenance1]>, Extension<[SPV_NV_cooperative_matrix2]>]>]>;
def : AvailabilityForCase<SPIRV_C_CooperativeMatrixConversionsNV, [Extension<[SPV_NV_cooperative_matrix2]>]>;
def : AvailabilityForCase<SPIRV_C_CooperativeMatrixPerElementOperationsEXT, [AnyOf<[Extension<[SPV_EXT_cooperative_matrix_maintenance1]>, Extension<[SPV_NV_cooperative_matrix2]>]>]>;
def : AvailabilityForCase<SPIRV_C_CooperativeMatrixTensorAddressingNV, [Extension<[SPV_NV_cooperative_matrix2]>]>;
def : AvailabilityForCase<SPIRV_C_CooperativeMatrixBlockLoadsNV, [Extension<[SPV_NV_cooperative_matrix2]>]>;
def : AvailabilityForCase<SPIRV_C_CooperativeVectorTrainingNV, [Extension<[SPV_NV_cooperative_vector]>]>;
def : AvailabilityForCase<SPIRV_C_RayTracingClusterAccelerationStructureNV, [Extension<[SPV_NV_cluster_acceleration_structure]>]>;
def : Implication<Capability<[SPIRV_C_RayTracingClusterAccelerationStructureNV]>, [Capability<[SPIRV_C_RayTracingKHR]>]>;
def : AvailabilityForCase<SPIRV_C_CooperativeMatrixGetCoordinateEXT, [Extension<[SPV_EXT_cooperative_matrix_maintenance1]>]>;
def : AvailabilityForCase<SPIRV_C_TensorAddressingNV, [Extension<[SPV_NV_tensor_addressing]>]>;
def : AvailabilityForCase<SPIRV_C_CooperativeMatrixDecodeVectorNV, [Extension<[SPV_NV_cooperative_matrix_decode_vector]>]>;
def : Implication<Capability<[SPIRV_C_CooperativeMatrixDecodeVectorNV]>, [Capability<[SPIRV_C_CooperativeMatrixBlockLoadsNV]>]>;
def : AvailabilityForCase<SPIRV_C_FPGADSPControlALTERA, [AnyOf<[Extension<[SPV_ALTERA_fpga_dsp_control]>, Extension<[SPV_INTEL_fpga_dsp_control]>]>]>;
def : AvailabilityForCase<SPIRV_C_FPGAInvocationPipeliningAttributesALTERA, [AnyOf<[Extension<[SPV_ALTERA_fpga_invocation_pipelining_attributes]>, Extension<[SPV_INTEL_fpga_invocation_pipelining_attributes]>]>]>;
def : AvailabilityForCase<SPIRV_C_RuntimeAlignedAttributeALTERA, [AnyOf<[Extension<[SPV_ALTERA_runtime_aligned]>, Extension<[SPV_INTEL_runtime_aligned]>]>]>;
def : AvailabilityForCase<SPIRV_C_FloatControls2, [Extension<[SPV_KHR_float_controls2]>]>;
def : AvailabilityForCase<SPIRV_C_FMAKHR, [Extension<[SPV_KHR_fma]>]>;
def : AvailabilityForCase<SPIRV_C_RayTracingOpacityMicromapExecutionModeKHR, [Extension<[SPV_KHR_opacity_micromap]>]>;
def : Implication<Capability<[SPIRV_C_RayTracingOpacityMicromapExecutionModeKHR]>, [Capability<[SPIRV_C_Shader]>]>;
def : AvailabilityForCase<SPIRV_C_ArithmeticFenceEXT, [Extension<[SPV_EXT_arithmetic_fence]>]>;
def : AvailabilityForCase<SPIRV_C_FPGAClusterAttributesV2ALTERA, [AnyOf<[Extension<[SPV_ALTERA_fpga_cluster_attributes]>, Extension<[SPV_INTEL_fpga_cluster_attributes]>]>]>;
def : Implication<Capability<[SPIRV_C_FPGAClusterAttributesV2ALTERA]>, [Capability<[SPIRV_C_FPGAClusterAttributesINTEL]>]>;
def : AvailabilityForCase<SPIRV_C_FPGAKernelAttributesv2INTEL, [Extension<[SPV_INTEL_kernel_attributes]>]>;
def : Implication<Capability<[SPIRV_C_FPGAKernelAttributesv2INTEL]>, [Capability<[SPIRV_C_FPGAKernelAttributesINTEL]>]>;
def : AvailabilityForCase<SPIRV_C_TaskSequenceALTERA, [AnyOf<[Extension<[SPV_ALTERA_task_sequence]>, Extension<[SPV_INTEL_task_sequence]>]>]>;
def : AvailabilityForCase<SPIRV_C_FPMaxErrorINTEL, [Extension<[SPV_INTEL_fp_max_error]>]>;
def : AvailabilityForCase<SPIRV_C_FPGALatencyControlALTERA, [AnyOf<[Extension<[SPV_ALTERA_fpga_latency_control]>, Extension<[SPV_INTEL_fpga_latency_control]>]>]>;
def : AvailabilityForCase<SPIRV_C_FPGAArgumentInterfacesALTERA, [AnyOf<[Extension<[SPV_ALTERA_fpga_argument_interfaces]>, Extension<[SPV_INTEL_fpga_argument_interfaces]>]>]>;
def : AvailabilityForCase<SPIRV_C_GlobalVariableHostAccessINTEL, [Extension<[SPV_INTEL_global_variable_host_access]>]>;
def : AvailabilityForCase<SPIRV_C_GlobalVariableFPGADecorationsALTERA, [AnyOf<[Extension<[SPV_ALTERA_global_variable_fpga_decorations]>, Extension<[SPV_INTEL_global_variable_fpga_decorations]>]>]>;
def : AvailabilityForCase<SPIRV_C_SubgroupBufferPrefetchINTEL, [Extension<[SPV_INTEL_subgroup_buffer_prefetch]>]>;
def : AvailabilityForCase<SPIRV_C_Subgroup2DBlockIOINTEL, [Extension<[SPV_INTEL_2d_block_io]>]>;
def : AvailabilityForCase<SPIRV_C_Subgroup2DBlockTransformINTEL, [Extension<[SPV_INTEL_2d_block_io]>]>;
def : Implication<Capability<[SPIRV_C_Subgroup2DBlockTransformINTEL]>, [Capability<[SPIRV_C_Subgroup2DBlockIOINTEL]>]>;
def : AvailabilityForCase<SPIRV_C_Subgroup2DBlockTransposeINTEL, [Extension<[SPV_INTEL_2d_block_io]>]>;
def : Implication<Capability<[SPIRV_C_Subgroup2DBlockTransposeINTEL]>, [Capability<[SPIRV_C_Subgroup2DBlockIOINTEL]>]>;
def : AvailabilityForCase<SPIRV_C_SubgroupMatrixMultiplyAccumulateINTEL, [Extension<[SPV_INTEL_subgroup_matrix_multiply_accumulate]>]>;
def : AvailabilityForCase<SPIRV_C_TernaryBitwiseFunctionINTEL, [Extension<[SPV_INTEL_ternary_bitwise_function]>]>;
def : AvailabilityForCase<SPIRV_C_UntypedVariableLengthArrayINTEL, [Extension<[SPV_INTEL_variable_length_array]>]>;
def : Implication<Capability<[SPIRV_C_UntypedVariableLengthArrayINTEL]>, [Capability<[SPIRV_C_UntypedPointersKHR]>, Capability<[SPIRV_C_VariableLengthArrayINTEL]>]>;
def : AvailabilityForCase<SPIRV_C_SpecConditionalINTEL, [Extension<[SPV_INTEL_function_variants]>]>;
def : AvailabilityForCase<SPIRV_C_FunctionVariantsINTEL, [Extension<[SPV_INTEL_function_variants]>]>;
def : Implication<Capability<[SPIRV_C_FunctionVariantsINTEL]>, [Capability<[SPIRV_C_SpecConditionalINTEL]>]>;
def : AvailabilityForCase<SPIRV_C_PredicatedIOINTEL, [Extension<[SPV_INTEL_predicated_io]>]>;
def : AvailabilityForCase<SPIRV_C_RoundedDivideSqrtINTEL, [Extension<[SPV_INTEL_rounded_divide_sqrt]>]>;
if !isa<SPIRV_FurtherCase>(SPIRV_C_MaskedGatherScatterINTEL) then
  def : AvailabilityForCase<SPIRV_C_MaskedGatherScatterINTEL, [Extension<[SPV_INTEL_masked_gather_scatter]>]>;
def : AvailabilityForCase<SPIRV_C_RegisterLimitsINTEL, [Extension<[SPV_INTEL_maximum_registers]>]>;
def : AvailabilityForCase<SPIRV_C_BindlessImagesINTEL, [Extension<[SPV_INTEL_bindless_images]>]>;
def : AvailabilityForCase<SPIRV_C_DotProductFloat16AccFloat32VALVE, [Extension<[SPV_VALVE_mixed_float_dot_product]>]>;
def : Implication<Capability<[SPIRV_C_DotProductFloat16AccFloat32VALVE]>, [Capability<[SPIRV_C_Float16]>]>;
def : AvailabilityForCase<SPIRV_C_DotProductFloat16AccFloat16VALVE, [Extension<[SPV_VALVE_mixed_float_dot_product]>]>;
def : Implication<Capability<[SPIRV_C_DotProductFloat16AccFloat16VALVE]>, [Capability<[SPIRV_C_Float16]>]>;
def : AvailabilityForCase<SPIRV_C_DotProductBFloat16AccVALVE, [Extension<[SPV_VALVE_mixed_float_dot_product]>]>;
def : Implication<Capability<[SPIRV_C_DotProductBFloat16AccVALVE]>, [Capability<[SPIRV_C_BFloat16TypeKHR]>]>;
def : AvailabilityForCase<SPIRV_C_DotProductFloat8AccFloat32VALVE, [Extension<[SPV_VALVE_mixed_float_dot_product]>]>;
def : Implication<Capability<[SPIRV_C_DotProductFloat8AccFloat32VALVE]>, [Capability<[SPIRV_C_Float8EXT]>]>;
def : AvailabilityForCase<SPIRV_C_IntrinsicSAMSUNG, [Extension<[SPV_SAMSUNG_intrinsic]>]>;
def : AvailabilityForCase<SPV_AMDX_shader_enqueue, [MinVersion<SPIRV_V_1_4>]>;
def : AvailabilityForCase<SPV_EXT_long_vector, [MinVersion<SPIRV_V_1_3>]>;
def : AvailabilityForCase<SPV_EXT_shader_invocation_reorder, [MinVersion<SPIRV_V_1_4>]>;
def : AvailabilityForCase<SPV_EXT_shader_subgroup_partitioned, [MinVersion<SPIRV_V_1_3>]>;
def : AvailabilityForCase<SPV_KHR_float_controls2, [MinVersion<SPIRV_V_1_2>]>;
def : AvailabilityForCase<SPV_KHR_opacity_micromap, [MinVersion<SPIRV_V_1_4>]>;
def : AvailabilityForCase<SPV_KHR_quad_control, [MinVersion<SPIRV_V_1_3>]>;
def : AvailabilityForCase<SPV_NV_cluster_acceleration_structure, [MinVersion<SPIRV_V_1_4>]>;
def : AvailabilityForCase<SPV_NV_cooperative_matrix2, [MinVersion<SPIRV_V_1_6>]>;
def : AvailabilityForCase<SPV_NV_cooperative_matrix_decode_vector, [MinVersion<SPIRV_V_1_6>]>;
def : AvailabilityForCase<SPV_NV_displacement_micromap, [MinVersion<SPIRV_V_1_4>]>;
def : AvailabilityForCase<SPV_NV_linear_swept_spheres, [MinVersion<SPIRV_V_1_4>]>;
def : AvailabilityForCase<SPV_NV_shader_invocation_reorder, [MinVersion<SPIRV_V_1_4>]>;
def : AvailabilityForCase<SPV_NV_tensor_addressing, [MinVersion<SPIRV_V_1_6>]>;
def : AvailabilityForCase<SPV_QCOM_cooperative_matrix_conversion, [MinVersion<SPIRV_V_1_3>]>;
def : AvailabilityForCase<SPV_QCOM_image_processing, [MinVersion<SPIRV_V_1_4>]>;
def : AvailabilityForCase<SPV_QCOM_image_processing2, [MinVersion<SPIRV_V_1_4>]>;
def : AvailabilityForCase<SPV_QCOM_image_processing3, [MinVersion<SPIRV_V_1_4>]>;

#endif // MLIR_AVAILABILITY_GENERATED_SPIRVFURTHER_TD
