//===- VulkanTargets.td - Vulkan versions as targets -------*- tablegen -*-===//
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
// The lists are generated. scripts/generate_targets.py says where they come
// from, and has the tables of what no registry says.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_VULKANTARGETS_TD
#define MLIR_AVAILABILITY_VULKANTARGETS_TD

include "mlir-availability/SPIRVTargets.td"
include "mlir-availability/generated/VulkanRegistry.td"

// Vulkan 1.`minor`. `possible...` is what some implementation may offer, the
// guaranteed included.
class VulkanTarget<int minor, I32EnumAttrCase version,
                   list<I32EnumAttrCase> guaranteed,
                   list<I32EnumAttrCase> extensions,
                   list<I32EnumAttrCase> possibleCapabilities,
                   list<I32EnumAttrCase> possibleExtensions>
    : SPIRVTarget<"vulkan1." # minor, version, guaranteed, extensions,
                  SPIRV_CA_Vulkan> {
  let family = "vulkan";
  let rank = minor;
  let summary = "what every Vulkan 1." # minor # " device guarantees; SPIR-V " #
                version.str;
  let optional = !listconcat(
    EnumCaseNames<!listremove(possibleCapabilities, guaranteed)>.names,
    EnumCaseNames<!listremove(possibleExtensions, extensions)>.names);
  let refusal = "no feature, property or extension of Vulkan 1." # minor #
                " admits it";
}

def Vulkan_Target_1_0
    : VulkanTarget<0, SPIRV_V_1_0, Vulkan_1_0_Guaranteed, Vulkan_1_0_Extensions,
                   Vulkan_1_0_Possible, Vulkan_1_0_PossibleExtensions> {
  let source = "vk.xml 1.3.239, spirvcapability rows with a version";
}

def Vulkan_Target_1_1
    : VulkanTarget<1, SPIRV_V_1_3, Vulkan_1_1_Guaranteed, Vulkan_1_1_Extensions,
                   Vulkan_1_1_Possible, Vulkan_1_1_PossibleExtensions> {
  let source = "vk.xml 1.3.239, spirvcapability and spirvextension; Vulkan "
               "specification, Features: Feature Requirements (multiview), "
               "Limits: Required Limits (subgroupSupportedOperations)";
}

def Vulkan_Target_1_2
    : VulkanTarget<2, SPIRV_V_1_5, Vulkan_1_2_Guaranteed, Vulkan_1_2_Extensions,
                   Vulkan_1_2_Possible, Vulkan_1_2_PossibleExtensions> {
  let source = "vk.xml 1.3.239, spirvcapability and spirvextension; Vulkan "
               "specification, Features: Feature Requirements";
}

def Vulkan_Target_1_3
    : VulkanTarget<3, SPIRV_V_1_6, Vulkan_1_3_Guaranteed, Vulkan_1_3_Extensions,
                   Vulkan_1_3_Possible, Vulkan_1_3_PossibleExtensions> {
  let source = "vk.xml 1.3.239, spirvcapability and spirvextension; Vulkan "
               "specification, Features: Feature Requirements";
}

def Vulkan_Target_1_4
    : VulkanTarget<4, SPIRV_V_1_6, Vulkan_1_4_Guaranteed, Vulkan_1_4_Extensions,
                   Vulkan_1_4_Possible, Vulkan_1_4_PossibleExtensions> {
  let source = "Vulkan-Docs, proposals/VK_VERSION_1_4.adoc: Proposal; Vulkan "
               "specification 1.4, Limits: Required Limits; vk.xml 1.3.239 has "
               "no Vulkan 1.4";
}

#endif // MLIR_AVAILABILITY_VULKANTARGETS_TD
