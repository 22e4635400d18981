//===- VulkanInterfaces.td - What Vulkan's interfaces need -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The valid forms of variables and entry points that a Vulkan application binds
// and runs: descriptors, blocks, the size of workgroups. No implementation
// accepts anything else.
//
// The functions that look at the ops are in
// cpp/lib/Dialect/Vulkan/Predicates.h.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_VULKANINTERFACES_TD
#define MLIR_AVAILABILITY_DIALECTS_VULKANINTERFACES_TD

include "mlir-availability/dialects/Vulkan/VulkanRules.td"

// A variable in one of the given storage classes.
class Vulkan_VariableIn<list<string> storageClasses>
    : VulkanPred<"isIn($_self.getType(), {" #
                 !interleave(!foreach(each, storageClasses,
                                      "::mlir::spirv::StorageClass::" # each),
                             ", ") # "})">;

defvar Vulkan_InResource =
    Vulkan_VariableIn<["UniformConstant", "Uniform", "StorageBuffer"]>;

def : AvailabilityFor<SPIRV_GlobalVariableOp> {
  let availability = [
    NotInVulkan<"VUID-StandaloneSpirv-DescriptorSet-06491",
                And<[Or<[CPred<"$_self.getDescriptorSet()">,
                         CPred<"$_self.getBinding()">]>,
                     Neg<Vulkan_InResource>]>,
                "a descriptor of a variable that is not a resource", at="type">,
    NotInVulkan<"VUID-StandaloneSpirv-UniformConstant-06677",
                And<[Vulkan_InResource,
                     Neg<And<[CPred<"$_self.getDescriptorSet()">,
                              CPred<"$_self.getBinding()">]>>,
                     CPred<"!$_self.getBuiltIn()">]>,
                "a resource without a descriptor set and a binding",
                at="type">,
    NotInVulkan<"VUID-StandaloneSpirv-Uniform-06807",
                And<[Vulkan_VariableIn<["Uniform", "StorageBuffer"]>,
                     VulkanPred<"holdsNoStruct($_self)">]>,
                "a buffer that is not a struct", at="type">,
    NotInVulkan<"VUID-StandaloneSpirv-PushConstant-06808",
                And<[Vulkan_VariableIn<["PushConstant"]>,
                     Neg<VulkanPred<"isStruct($_self)">>]>,
                "push constants that are no struct", at="type">,
    // Upstream converts gpu.block_dim to such a variable.
    NotInVulkan<"VUID-WorkgroupSize-WorkgroupSize-04426",
                CPred<"$_self.getBuiltIn() == "
                      "::mlir::spirv::stringifyBuiltIn("
                      "::mlir::spirv::BuiltIn::WorkgroupSize)">,
                "a variable, and no constant", at="built_in">,
  ];
}

def : AvailabilityFor<SPIRV_EntryPointOp> {
  let availability = [
    NotInVulkan<"VUID-StandaloneSpirv-None-10685",
                And<[IsAnyOf<"$_self.getExecutionModel()", "ExecutionModel",
                             [SPIRV_EM_GLCompute, SPIRV_EM_TaskEXT,
                              SPIRV_EM_MeshEXT]>,
                     Neg<VulkanPred<
                         "statesWorkgroupSize($_self, $_analyses)">>]>,
                "workgroups whose size nothing states", at="execution_model">,
    NotInVulkan<"VUID-StandaloneSpirv-OpEntryPoint-06674",
                VulkanPred<
                    "usesSeveralPushConstants($_self, $_analyses)">,
                "several variables of push constants", at="fn">,
  ];
}

#endif // MLIR_AVAILABILITY_DIALECTS_VULKANINTERFACES_TD
