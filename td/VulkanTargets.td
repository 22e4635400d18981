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
// the extensions that it promotes, but most features stay optional. For
// example, every version requires only the basic subgroup operations. What an
// application may use beyond the guarantee is in `optional`.
//
// Vulkan profiles and devices are targets too. A profile is a guarantee for
// many devices, which may offer more. A device is what its driver reports, and
// nothing can be added.
//
// scripts/facts/generate_targets.py generates the lists, and the records of profiles
// and devices. scripts/facts/targets has the profiles, and tables of facts that are
// in no registry.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_VULKANTARGETS_TD
#define MLIR_AVAILABILITY_VULKANTARGETS_TD

include "mlir-availability/SPIRVTargetEnv.td"
include "mlir-availability/generated/VulkanFeatures.td"
include "mlir-availability/generated/VulkanRegistry.td"

// The given cases of an enum, in the order in which attributes print them.
class VulkanCasesInOrder<I32EnumAttr enum, list<I32EnumAttrCase> given> {
  list<I32EnumAttrCase> all = !foreach(enumerant, enum.enumerants,
                                       !cast<I32EnumAttrCase>(enumerant));
  list<I32EnumAttrCase> cases = !listremove(all, !listremove(all, given));
}

// A list of a `#vulkan.target`, which is omitted if it is empty.
class VulkanTargetList<string name, list<I32EnumAttrCase> cases> {
  string text = !if(!empty(cases), "",
                    ", " # name # " = [" # EnumCaseNames<cases>.joined # "]");
}

// A version of Vulkan with the highest version of SPIR-V that it accepts: what
// all implementations offer, and what some may offer, the former included.
class VulkanEnvironment<I32EnumAttrCase spirvVersion> {
  I32EnumAttrCase version = spirvVersion;
  list<I32EnumAttrCase> capabilities;
  list<I32EnumAttrCase> extensions;
  list<I32EnumAttrCase> features;
  list<I32EnumAttrCase> properties;
  list<I32EnumAttrCase> possibleCapabilities;
  list<I32EnumAttrCase> possibleExtensions;
  list<I32EnumAttrCase> possibleFeatures;
  list<I32EnumAttrCase> possibleProperties;
}

def Vulkan_1_0_Environment : VulkanEnvironment<SPIRV_V_1_0> {
  let capabilities = Vulkan_1_0_Guaranteed;
  let extensions = Vulkan_1_0_Extensions;
  let features = Vulkan_1_0_Features;
  let properties = Vulkan_1_0_Properties;
  let possibleCapabilities = Vulkan_1_0_Possible;
  let possibleExtensions = Vulkan_1_0_PossibleExtensions;
  let possibleFeatures = Vulkan_1_0_PossibleFeatures;
  let possibleProperties = Vulkan_1_0_PossibleProperties;
}

def Vulkan_1_1_Environment : VulkanEnvironment<SPIRV_V_1_3> {
  let capabilities = Vulkan_1_1_Guaranteed;
  let extensions = Vulkan_1_1_Extensions;
  let features = Vulkan_1_1_Features;
  let properties = Vulkan_1_1_Properties;
  let possibleCapabilities = Vulkan_1_1_Possible;
  let possibleExtensions = Vulkan_1_1_PossibleExtensions;
  let possibleFeatures = Vulkan_1_1_PossibleFeatures;
  let possibleProperties = Vulkan_1_1_PossibleProperties;
}

def Vulkan_1_1_SPV_1_4_Environment : VulkanEnvironment<SPIRV_V_1_4> {
  let capabilities = Vulkan_1_1_SPV_1_4_Guaranteed;
  let extensions = Vulkan_1_1_SPV_1_4_Extensions;
  let features = Vulkan_1_1_SPV_1_4_Features;
  let properties = Vulkan_1_1_SPV_1_4_Properties;
  let possibleCapabilities = Vulkan_1_1_SPV_1_4_Possible;
  let possibleExtensions = Vulkan_1_1_SPV_1_4_PossibleExtensions;
  let possibleFeatures = Vulkan_1_1_SPV_1_4_PossibleFeatures;
  let possibleProperties = Vulkan_1_1_SPV_1_4_PossibleProperties;
}

def Vulkan_1_2_Environment : VulkanEnvironment<SPIRV_V_1_5> {
  let capabilities = Vulkan_1_2_Guaranteed;
  let extensions = Vulkan_1_2_Extensions;
  let features = Vulkan_1_2_Features;
  let properties = Vulkan_1_2_Properties;
  let possibleCapabilities = Vulkan_1_2_Possible;
  let possibleExtensions = Vulkan_1_2_PossibleExtensions;
  let possibleFeatures = Vulkan_1_2_PossibleFeatures;
  let possibleProperties = Vulkan_1_2_PossibleProperties;
}

def Vulkan_1_3_Environment : VulkanEnvironment<SPIRV_V_1_6> {
  let capabilities = Vulkan_1_3_Guaranteed;
  let extensions = Vulkan_1_3_Extensions;
  let features = Vulkan_1_3_Features;
  let properties = Vulkan_1_3_Properties;
  let possibleCapabilities = Vulkan_1_3_Possible;
  let possibleExtensions = Vulkan_1_3_PossibleExtensions;
  let possibleFeatures = Vulkan_1_3_PossibleFeatures;
  let possibleProperties = Vulkan_1_3_PossibleProperties;
}

def Vulkan_1_4_Environment : VulkanEnvironment<SPIRV_V_1_6> {
  let capabilities = Vulkan_1_4_Guaranteed;
  let extensions = Vulkan_1_4_Extensions;
  let features = Vulkan_1_4_Features;
  let properties = Vulkan_1_4_Properties;
  let possibleCapabilities = Vulkan_1_4_Possible;
  let possibleExtensions = Vulkan_1_4_PossibleExtensions;
  let possibleFeatures = Vulkan_1_4_PossibleFeatures;
  let possibleProperties = Vulkan_1_4_PossibleProperties;
}

// A target that is a Vulkan implementation: a version of Vulkan, and what the
// implementation offers of it.
class VulkanTarget<string name, VulkanEnvironment environment,
                   list<I32EnumAttrCase> capabilities,
                   list<I32EnumAttrCase> extensions,
                   list<I32EnumAttrCase> featureCases,
                   list<I32EnumAttrCase> propertyCases>
    : SPIRVTarget<name, environment.version, capabilities, extensions,
                  SPIRV_CA_Vulkan> {
  list<I32EnumAttrCase> features = featureCases;
  list<I32EnumAttrCase> properties = propertyCases;
  // The features and properties that the source doesn't mention.
  list<I32EnumAttrCase> open = [];
  let attribute = "#vulkan.target<" # spirv #
    VulkanTargetList<"further", SPIRV_Statable<
      !listconcat(capabilities, extensions)>.further>.text #
    VulkanTargetList<"features", features>.text #
    VulkanTargetList<"properties", properties>.text #
    VulkanTargetList<"open", open>.text # ">";
}

// A target that stands for several implementations, some of which offer more.
class VulkanPromise<string name, VulkanEnvironment environment,
                    list<I32EnumAttrCase> capabilities,
                    list<I32EnumAttrCase> extensions,
                    list<I32EnumAttrCase> features,
                    list<I32EnumAttrCase> properties>
    : VulkanTarget<name, environment, capabilities, extensions, features,
                   properties> {
  let optional = EnumCaseNames<!listconcat(
    !listremove(environment.possibleCapabilities, capabilities),
    !listremove(environment.possibleExtensions, extensions),
    !listremove(environment.possibleFeatures, features),
    !listremove(environment.possibleProperties, properties))>.names;
}

// Features that Vulkan requires and VK_KHR_portability_subset makes optional.
// Profiles and devices with that extension list the ones that they have.
defvar Vulkan_PortabilityFeatures = [
  Vulkan_F_shaderSampleRateInterpolationFunctions,
  Vulkan_F_tessellationIsolines, Vulkan_F_tessellationPointMode
];

// What every implementation of an environment offers.
class VulkanGuarantee<string name, VulkanEnvironment environment>
    : VulkanPromise<name, environment, environment.capabilities,
                    environment.extensions,
                    VulkanCasesInOrder<
                      Vulkan_FeatureAttr,
                      !listconcat(environment.features,
                                  Vulkan_PortabilityFeatures)>.cases,
                    VulkanCasesInOrder<Vulkan_PropertyAttr,
                                       environment.properties>.cases> {
  let family = "vulkan";
}

// Vulkan 1.`minor`. Ranks leave gaps for environments between versions.
class VulkanVersion<int minor, VulkanEnvironment environment>
    : VulkanGuarantee<"vulkan1." # minor, environment> {
  let rank = !mul(10, minor);
  let summary = "what every Vulkan 1." # minor # " device guarantees; SPIR-V " #
                environment.version.str;
  let refusal = "no feature, property or extension of Vulkan 1." # minor #
                " admits it";
}

def Vulkan_Target_1_0 : VulkanVersion<0, Vulkan_1_0_Environment> {
  let source = VulkanRegistry # ", spirvcapability rows with a version";
}

def Vulkan_Target_1_1 : VulkanVersion<1, Vulkan_1_1_Environment> {
  let source = VulkanRegistry # ", spirvcapability, spirvextension, and features "
               "that the version requires; Vulkan "
               "specification, Limits: Required Limits "
               "(subgroupSupportedOperations, subgroupSupportedStages)";
}

// Vulkan 1.1 as above, for modules of SPIR-V 1.4. The name is spirv-val's.
def Vulkan_Target_1_1_SPV_1_4
    : VulkanGuarantee<"vulkan1.1spv1.4", Vulkan_1_1_SPV_1_4_Environment> {
  let rank = 14;
  let summary = "what every Vulkan 1.1 device with VK_KHR_spirv_1_4 guarantees";
  let source = VulkanRegistry # ", as for vulkan1.1; Vulkan specification, "
               "appendix Extensions: VK_KHR_spirv_1_4";
  let refusal = "no feature, property or extension of Vulkan 1.1 admits it";
}

def Vulkan_Target_1_2 : VulkanVersion<2, Vulkan_1_2_Environment> {
  let source = VulkanRegistry # ", spirvcapability, spirvextension, and features "
               "that the version requires";
}

def Vulkan_Target_1_3 : VulkanVersion<3, Vulkan_1_3_Environment> {
  let source = VulkanRegistry # ", spirvcapability, spirvextension, and features "
               "that the version requires";
}

def Vulkan_Target_1_4 : VulkanVersion<4, Vulkan_1_4_Environment> {
  let source = VulkanRegistry # ", spirvcapability, spirvextension, and features "
               "that the version requires; Vulkan specification 1.4, Limits: "
               "Required Limits";
  let limits = "max_compute_workgroup_invocations = 256, "
               "max_compute_workgroup_size = [256, 256, 64]";
}

// Which profiles and devices offer `row`, one character for each: "1", it does;
// "0", it doesn't; "-", its source doesn't tell.
class VulkanRow<I32EnumAttrCase row, string implementations> {
  I32EnumAttrCase case = row;
  string who = implementations;
}

// What profiles and devices offer. None of them offers anything that isn't
// listed.
class VulkanTable {
  list<VulkanRow> capabilities;
  list<VulkanRow> extensions;
  list<VulkanRow> features;
  list<VulkanRow> properties;
}

// The cases of `rows` that have the character `mark` in the column `index`.
class VulkanColumn<list<VulkanRow> rows, int index, string mark> {
  list<I32EnumAttrCase> cases =
    !foreach(row, !filter(row, rows, !eq(!substr(row.who, index, 1), mark)),
             row.case);
}

// What every device with a Vulkan profile offers. It may offer more: what
// implementations of the profile's Vulkan version may. A column of a table.
class VulkanProfile<string name, VulkanEnvironment environment,
                    VulkanTable table, int index>
    : VulkanPromise<name, environment,
                    VulkanColumn<table.capabilities, index, "1">.cases,
                    VulkanColumn<table.extensions, index, "1">.cases,
                    VulkanColumn<table.features, index, "1">.cases,
                    VulkanColumn<table.properties, index, "1">.cases> {
  let refusal =
    "no feature, property or extension of its Vulkan version admits it";
}

// What a device offers, as its driver reports it. A column of a table.
class VulkanDevice<string name, VulkanEnvironment environment,
                   VulkanTable table, int index>
    : VulkanTarget<name, environment,
                   VulkanColumn<table.capabilities, index, "1">.cases,
                   VulkanColumn<table.extensions, index, "1">.cases,
                   VulkanColumn<table.features, index, "1">.cases,
                   VulkanColumn<table.properties, index, "1">.cases> {
  let open = !listconcat(VulkanColumn<table.features, index, "-">.cases,
                         VulkanColumn<table.properties, index, "-">.cases);
  let refusal = "its driver doesn't report it";
}

include "mlir-availability/generated/VulkanImplementations.td"

#endif // MLIR_AVAILABILITY_VULKANTARGETS_TD
