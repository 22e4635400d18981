//===- SPIRVCorrections.td - Where the grammar is wrong ----*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Alternatives that an extension's text allows and Khronos's grammar lacks: the
// extension's words win. The scripts that generate records from the grammar
// (scripts/facts/targets/corrections.py) add them to its entries. And the versions that
// extensions require, which the grammar doesn't have.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_SPIRVCORRECTIONS_TD
#define MLIR_AVAILABILITY_SPIRVCORRECTIONS_TD

// The entry is the instruction of that name or, with a kind, the enumerant of
// that operand kind. It is an error if the grammar has what is added: then the
// record is no longer needed.
class SPIRVCorrection<string entryName, string operandKind = ""> {
  string name = entryName;
  string kind = operandKind;
  // Further alternatives, of which the entry needs one.
  list<string> capabilities = [];
  list<string> extensions = [];
  // The text that says so.
  string source = ?;
}

def : SPIRVCorrection<"OpDemoteToHelperInvocation"> {
  let extensions = ["SPV_EXT_demote_to_helper_invocation"];
  let source = "SPV_EXT_demote_to_helper_invocation, 'Instructions': it adds "
               "OpDemoteToHelperInvocationEXT = 5380, which SPIR-V 1.6 renamed";
}

def : SPIRVCorrection<"OpAtomicFAddEXT"> {
  let extensions = ["SPV_NV_shader_atomic_fp16_vector"];
  let source = "SPV_NV_shader_atomic_fp16_vector, 'Modify section 3.49.18': "
               "'Add the AtomicFloat16VectorNV capability to the "
               "OpAtomicFAddEXT, OpAtomicFMinEXT, and OpAtomicFMaxEXT "
               "instructions'";
}

def : SPIRVCorrection<"QueueFamily", "Scope"> {
  let extensions = ["SPV_KHR_vulkan_memory_model"];
  let source = "SPV_KHR_vulkan_memory_model, 'Modifications to the SPIR-V "
               "Specification', 3.27 'Scope <id>'";
}

// Groups is Kernel's, or the extension's: shaders declare it for the extension.
foreach operation = ["Reduce", "InclusiveScan", "ExclusiveScan"] in
  def : SPIRVCorrection<operation, "GroupOperation"> {
    let capabilities = ["Groups"];
    let source = "SPV_AMD_shader_ballot, 'New Instructions': 'To use the new "
                 "core instructions, declare: OpCapability Groups, OpExtension "
                 "\"SPV_AMD_shader_ballot\"'; all of them have an operand Group "
                 "Operation";
  }

def : SPIRVCorrection<"MultipleWaitQueuesQCOM", "LoopControl"> {
  let capabilities = ["MultipleWaitQueuesQCOM"];
  let source = "SPV_QCOM_multiple_wait_queues, 'Loop Control', column "
               "'Enabling Capabilities'";
}

foreach mode = ["GatherDQCOM", "GatherH2QCOM", "GatherV2QCOM"] in
  def : SPIRVCorrection<mode, "GatherModes"> {
    let capabilities = ["ImageGatherExtendedModesQCOM"];
    let source = "SPV_QCOM_image_processing3, 'Gather Modes', column 'Enabling "
                 "Capabilities'";
  }
def : SPIRVCorrection<"Gather4x1QCOM", "GatherModes"> {
  let capabilities = ["ImageGatherLinearQCOM"];
  let source = "SPV_QCOM_image_processing3, 'Gather Modes', column 'Enabling "
               "Capabilities'";
}

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

// The SPIR-V version that an extension requires, unless it is 1.0 or follows from
// Vulkan alone. Vulkan 1.0 and 1.1 may have some of these extensions with
// VK_KHR_spirv_1_4, but then for modules of SPIR-V 1.4.
class SPIRVExtensionVersion<string extension, int minorVersion> {
  string name = extension;
  int minor = minorVersion;
  // The text that says so.
  string source = extension # ", 'Dependencies': 'This extension requires SPIR-V "
                              "1." # minorVersion # ".'";
}

// These say so, too, but glslang's own test shaders are modules of earlier
// versions, and spirv-val takes them: SPV_EXT_physical_storage_buffer,
// SPV_KHR_physical_storage_buffer, SPV_KHR_subgroup_uniform_control_flow and
// SPV_NV_shader_sm_builtins (1.3), SPV_EXT_opacity_micromap and
// SPV_KHR_ray_tracing_position_fetch (1.4), SPV_NV_cooperative_vector and
// SPV_ARM_cooperative_matrix_layouts (1.6). They aren't asked.

def : SPIRVExtensionVersion<"SPV_KHR_float_controls2", 2>;

foreach name = [
  "SPV_EXT_long_vector",
  "SPV_EXT_shader_subgroup_partitioned",
  "SPV_KHR_cooperative_matrix",
  "SPV_KHR_quad_control",
  "SPV_KHR_subgroup_rotate",
  "SPV_KHR_vulkan_memory_model",
  "SPV_NV_cooperative_matrix",
  "SPV_NV_shader_subgroup_partitioned",
  "SPV_QCOM_cooperative_matrix_conversion"
] in
  def : SPIRVExtensionVersion<name, 3>;

foreach name = [
  "SPV_AMDX_shader_enqueue",
  "SPV_EXT_mesh_shader",
  "SPV_EXT_shader_invocation_reorder",
  "SPV_KHR_opacity_micromap",
  "SPV_KHR_ray_cull_mask",
  "SPV_KHR_ray_tracing",
  "SPV_KHR_workgroup_memory_explicit_layout",
  "SPV_NV_cluster_acceleration_structure",
  "SPV_NV_displacement_micromap",
  "SPV_NV_linear_swept_spheres",
  "SPV_NV_ray_tracing_motion_blur",
  "SPV_NV_shader_invocation_reorder",
  "SPV_QCOM_image_processing",
  "SPV_QCOM_image_processing2",
  "SPV_QCOM_image_processing3"
] in
  def : SPIRVExtensionVersion<name, 4>;

foreach name = [
  "SPV_NV_cooperative_matrix2",
  "SPV_NV_cooperative_matrix_decode_vector",
  "SPV_NV_tensor_addressing"
] in
  def : SPIRVExtensionVersion<name, 6>;

#endif // MLIR_AVAILABILITY_SPIRVCORRECTIONS_TD
