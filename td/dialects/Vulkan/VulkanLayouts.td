//===- VulkanLayouts.td - Layouts of memory in Vulkan ------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// "All variables must have valid explicit layout decorations as described in
// Shader Interfaces" (VUID-StandaloneSpirv-None-10684): the chapter "Offset and
// Stride Assignment", in which features and an extension make the rules weaker.
//
// cpp/lib/Dialect/Vulkan/BlockLayouts.cpp says which of its rules a layout needs.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_VULKANLAYOUTS_TD
#define MLIR_AVAILABILITY_DIALECTS_VULKANLAYOUTS_TD

include "mlir-availability/dialects/SPIRV/SPIRVCppTypes.td"
include "mlir-availability/dialects/Vulkan/VulkanRules.td"

defvar Vulkan_LayoutRule = "VUID-StandaloneSpirv-None-10684";

// A kind of layout, in memory of workgroups or in other memory, and what it
// needs.
class Vulkan_LayoutRow<string called, bit shared, list<Availability> wanted,
                       string words> {
  string kind = "::mlir::availability::LayoutNeed::Kind::" # called;
  string isShared = !if(shared, "true", "false");
  list<Availability> needs = wanted;
  string what = words;
}
defvar Vulkan_LayoutRows = [
  Vulkan_LayoutRow<"Never", 0, [OtherThanVulkan],
                   "laid out as no feature allows">,
  Vulkan_LayoutRow<"Never", 1, [OtherThanVulkan],
                   "laid out as no feature allows, in Workgroup">,
  Vulkan_LayoutRow<"Scalar", 0, [VulkanFeature<Vulkan_F_scalarBlockLayout>],
                   "laid out by scalar alignment">,
  Vulkan_LayoutRow<
      "Scalar", 1,
      [VulkanFeature<Vulkan_F_workgroupMemoryExplicitLayoutScalarBlockLayout>],
      "laid out by scalar alignment, in Workgroup">,
  Vulkan_LayoutRow<
      "RelaxedVector", 0,
      [AnyOf<[VulkanProperty<Vulkan_P_VK_KHR_relaxed_block_layout>,
              VulkanFeature<Vulkan_F_scalarBlockLayout>]>],
      "with a vector that is aligned like its components">,
  Vulkan_LayoutRow<
      "RelaxedVector", 1,
      [AnyOf<[VulkanProperty<Vulkan_P_VK_KHR_relaxed_block_layout>,
              VulkanFeature<
                  Vulkan_F_workgroupMemoryExplicitLayoutScalarBlockLayout>]>],
      "with a vector that is aligned like its components, in Workgroup">,
  Vulkan_LayoutRow<
      "StandardUniform", 0,
      [AnyOf<[VulkanFeature<Vulkan_F_uniformBufferStandardLayout>,
              VulkanFeature<Vulkan_F_scalarBlockLayout>]>],
      "laid out like a storage buffer, in a uniform buffer">,
];

// `range` is C++: what there is to ask about.
class Vulkan_Layouts<string range, string at = "">
    : AvailableForEach<
          range,
          !foreach(row, Vulkan_LayoutRows,
                   VulkanRule<Vulkan_LayoutRule,
                              CPred<"$_each.is(" # row.kind # ", " #
                                    row.isShared # ")">,
                              row.needs, row.what>),
          text="$_each.place", at=at>;

// Variables. The reader of binaries makes one of each untyped variable, too.
def : AvailabilityFor<SPIRV_GlobalVariableOp> {
  let availability = [
    Vulkan_Layouts<"::mlir::availability::getLayoutNeeds($_self)", "type">,
  ];
}

// What other instructions access through untyped pointers.
defvar Vulkan_ThroughUntyped = [
  "OpUntypedAccessChainKHR", "OpUntypedInBoundsAccessChainKHR",
  "OpUntypedPtrAccessChainKHR", "OpUntypedInBoundsPtrAccessChainKHR",
  "OpUntypedArrayLengthKHR", "OpLoad", "OpStore"
];
def : SPIRVAskedOf<Vulkan_LayoutRule,
                   SPIRV_Instructions<!listconcat(["OpVariable",
                                                   "OpUntypedVariableKHR"],
                                                  Vulkan_ThroughUntyped)>>;
def : AvailabilityFor<SPIRVBinary_InstructionOp> {
  let availability = [
    Vulkan_Layouts<"::mlir::availability::getLayoutNeeds($_self, " #
                   SPIRV_Instructions<Vulkan_ThroughUntyped>
                       .isMember.predExpr # ")">,
  ];
}

// "Workgroup memory must be explicitly laid out when used with untyped pointers"
// (SPV_KHR_untyped_pointers), and a Block is what is laid out there.
defm : SPIRVBinaryRule<SPIRV_Instructions<["OpUntypedVariableKHR"]>,
                       Vulkan_LayoutRule,
                       VulkanPred<"isUntypedWithoutBlock($_self)">,
                       [OtherThanVulkan],
                       "untyped Workgroup memory that is no Block">;

// What addresses point to.
def : AvailabilityForType<SPIRV_PointerType> {
  let availability = !foreach(
      row, !filter(row, Vulkan_LayoutRows,
                   !and(!eq(row.isShared, "false"),
                        !eq(!find(row.kind, "StandardUniform"), -1))),
      VulkanRule<Vulkan_LayoutRule,
                 VulkanPred<"needsLayout($_self, " # row.kind # ")",
                            "to memory that is " # row.what>,
                 row.needs>);
}

#endif // MLIR_AVAILABILITY_DIALECTS_VULKANLAYOUTS_TD
