//===- VulkanRules.td - What uses of SPIR-V need of Vulkan -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules of the Vulkan specification about SPIR-V that name a feature or a
// property: appendix "Vulkan Environment for SPIR-V", "Runtime SPIR-V Validation"
// (VUID-RuntimeSpirv-*) and "Standalone SPIR-V Validation"
// (VUID-StandaloneSpirv-*). Each requirement names its rule.
//
// The functions that look at the ops are in cpp/lib/Dialect/Vulkan/Predicates.h.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_VULKANRULES_TD
#define MLIR_AVAILABILITY_DIALECTS_VULKANRULES_TD

include "mlir/Dialect/SPIRV/IR/SPIRVOps.td"
include "mlir-availability/dialects/VulkanDimensions.td"

// What a rule of the specification asks for where a predicate holds of an op.
class VulkanRule<string vuid, Pred pred, list<Availability> requirements,
                 string why, string at = "", code text = "">
    : AvailableWhen<pred, requirements, why, at, text> {
  let rule = vuid;
}

//===----------------------------------------------------------------------===//
// Subgroup operations
//===----------------------------------------------------------------------===//

// Operations of a group that take numbers.
foreach op = [SPIRV_GroupNonUniformFAddOp] in
  def : AvailabilityFor<op> {
    let availability = [
      VulkanRule<"VUID-RuntimeSpirv-None-06275",
                 CPred<"::mlir::getElementTypeOrSelf($_self.getType())"
                       ".getIntOrFloatBitWidth() != 32">,
                 [VulkanFeature<Vulkan_F_shaderSubgroupExtendedTypes>],
                 "numbers of another width than 32 bits", at="result">,
    ];
  }

//===----------------------------------------------------------------------===//
// Float controls
//===----------------------------------------------------------------------===//

// A mode for numbers of a width.
class Vulkan_FloatMode<string vuid, string mode, int width,
                       I32EnumAttrCase property>
    : VulkanRule<vuid,
                 CPred<"::mlir::availability::setsFloatMode($_self, "
                       "::mlir::spirv::ExecutionMode::" # mode # ", " # width #
                       ")">,
                 [VulkanProperty<property>], "numbers of " # width # " bits",
                 at="values">;

def : AvailabilityFor<SPIRV_ExecutionModeOp> {
  let availability = [
    Vulkan_FloatMode<"VUID-RuntimeSpirv-shaderDenormPreserveFloat32-06297",
                     "DenormPreserve", 32,
                     Vulkan_P_shaderDenormPreserveFloat32>,
  ];
}

#endif // MLIR_AVAILABILITY_DIALECTS_VULKANRULES_TD
