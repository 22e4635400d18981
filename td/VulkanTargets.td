//===- VulkanTargets.td - Vulkan as targets ----------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Vulkan's versions as named targets: what every implementation of a version
// guarantees, without any optional feature, property or extension.
//
// A Vulkan version guarantees less than one might think. It contains the API of
// the extensions that it promotes, but most features stay optional: of the
// subgroup operations, for instance, every version requires the basic ones only.
// What an application may use beyond the guarantee is in `optional`.
//
// Vulkan profiles and devices are targets too. A profile is a promise about many
// devices, which may have more. A device is what its driver reports, and nothing
// can be added.
//
// The lists are generated, the records of profiles and devices as well.
// scripts/generate_targets.py does it; scripts/targets has the tables of what no
// registry says, and the profiles.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_VULKANTARGETS_TD
#define MLIR_AVAILABILITY_VULKANTARGETS_TD

include "mlir-availability/SPIRVTargets.td"
include "mlir-availability/generated/VulkanRegistry.td"

// A target that is a Vulkan implementation, with what can be added to it.
// `possible...` is what some implementation may offer, the guaranteed included.
class VulkanTarget<string name, I32EnumAttrCase version,
                   list<I32EnumAttrCase> guaranteed,
                   list<I32EnumAttrCase> extensions,
                   list<I32EnumAttrCase> possibleCapabilities,
                   list<I32EnumAttrCase> possibleExtensions>
    : SPIRVTarget<name, version, guaranteed, extensions, SPIRV_CA_Vulkan> {
  let optional = !listconcat(
    EnumCaseNames<!listremove(possibleCapabilities, guaranteed)>.names,
    EnumCaseNames<!listremove(possibleExtensions, extensions)>.names);
}

// Vulkan 1.`minor`. Ranks leave room for environments between versions.
class VulkanVersion<int minor, I32EnumAttrCase version,
                    list<I32EnumAttrCase> guaranteed,
                    list<I32EnumAttrCase> extensions,
                    list<I32EnumAttrCase> possibleCapabilities,
                    list<I32EnumAttrCase> possibleExtensions>
    : VulkanTarget<"vulkan1." # minor, version, guaranteed, extensions,
                   possibleCapabilities, possibleExtensions> {
  let family = "vulkan";
  let rank = !mul(10, minor);
  let summary = "what every Vulkan 1." # minor # " device guarantees; SPIR-V " #
                version.str;
  let refusal = "no feature, property or extension of Vulkan 1." # minor #
                " admits it";
}

def Vulkan_Target_1_0
    : VulkanVersion<0, SPIRV_V_1_0, Vulkan_1_0_Guaranteed, Vulkan_1_0_Extensions,
                    Vulkan_1_0_Possible, Vulkan_1_0_PossibleExtensions> {
  let source = VulkanRegistry # ", spirvcapability rows with a version";
}

def Vulkan_Target_1_1
    : VulkanVersion<1, SPIRV_V_1_3, Vulkan_1_1_Guaranteed, Vulkan_1_1_Extensions,
                    Vulkan_1_1_Possible, Vulkan_1_1_PossibleExtensions> {
  let source = VulkanRegistry # ", spirvcapability, spirvextension, and features "
               "that the version requires; Vulkan "
               "specification, Limits: Required Limits "
               "(subgroupSupportedOperations)";
}

// Vulkan 1.1 as before, for modules of SPIR-V 1.4. spirv-val has the name.
def Vulkan_Target_1_1_SPV_1_4
    : VulkanTarget<"vulkan1.1spv1.4", SPIRV_V_1_4, Vulkan_1_1_SPV_1_4_Guaranteed,
                   Vulkan_1_1_SPV_1_4_Extensions, Vulkan_1_1_SPV_1_4_Possible,
                   Vulkan_1_1_SPV_1_4_PossibleExtensions> {
  let family = "vulkan";
  let rank = 14;
  let summary = "what every Vulkan 1.1 device with VK_KHR_spirv_1_4 guarantees";
  let source = VulkanRegistry # ", as for vulkan1.1; Vulkan specification, "
               "appendix Extensions: VK_KHR_spirv_1_4";
  let refusal = "no feature, property or extension of Vulkan 1.1 admits it";
}

def Vulkan_Target_1_2
    : VulkanVersion<2, SPIRV_V_1_5, Vulkan_1_2_Guaranteed, Vulkan_1_2_Extensions,
                    Vulkan_1_2_Possible, Vulkan_1_2_PossibleExtensions> {
  let source = VulkanRegistry # ", spirvcapability, spirvextension, and features "
               "that the version requires";
}

def Vulkan_Target_1_3
    : VulkanVersion<3, SPIRV_V_1_6, Vulkan_1_3_Guaranteed, Vulkan_1_3_Extensions,
                    Vulkan_1_3_Possible, Vulkan_1_3_PossibleExtensions> {
  let source = VulkanRegistry # ", spirvcapability, spirvextension, and features "
               "that the version requires";
}

def Vulkan_Target_1_4
    : VulkanVersion<4, SPIRV_V_1_6, Vulkan_1_4_Guaranteed, Vulkan_1_4_Extensions,
                    Vulkan_1_4_Possible, Vulkan_1_4_PossibleExtensions> {
  let source = VulkanRegistry # ", spirvcapability, spirvextension, and features "
               "that the version requires; Vulkan specification 1.4, Limits: "
               "Required Limits";
  let limits = "max_compute_workgroup_invocations = 256, "
               "max_compute_workgroup_size = [256, 256, 64]";
}

// What every device that has a Vulkan profile offers. It may offer more: what
// implementations of the profile's Vulkan version may.
class VulkanProfile<string name, I32EnumAttrCase version,
                    list<I32EnumAttrCase> required,
                    list<I32EnumAttrCase> extensions,
                    list<I32EnumAttrCase> possibleCapabilities,
                    list<I32EnumAttrCase> possibleExtensions>
    : VulkanTarget<name, version, required, extensions, possibleCapabilities,
                   possibleExtensions> {
  let refusal =
    "no feature, property or extension of its Vulkan version admits it";
}

// What a device offers, as its driver reports it.
class VulkanDevice<string name, I32EnumAttrCase version,
                   list<I32EnumAttrCase> reported,
                   list<I32EnumAttrCase> extensions>
    : VulkanTarget<name, version, reported, extensions, reported, extensions> {
  let refusal = "its driver doesn't report it";
}

include "mlir-availability/generated/VulkanImplementations.td"

#endif // MLIR_AVAILABILITY_VULKANTARGETS_TD
