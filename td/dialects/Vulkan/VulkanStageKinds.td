//===- VulkanStageKinds.td - Instructions by stage ---------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kinds of instructions that aren't allowed in every stage. VulkanStages.td has
// the rules. cpp/lib/Dialect/Vulkan/StageUse.cpp finds the instructions in what
// an entry point calls, by the table that this file makes.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_VULKANSTAGEKINDS_TD
#define MLIR_AVAILABILITY_DIALECTS_VULKANSTAGEKINDS_TD

include "mlir-availability/SearchableTables.td"
include "mlir-availability/dialects/SPIRV/SPIRVInstructionClasses.td"

// An instruction is of a kind. `Op` is the name of MLIR's op, "" if it has none.
class VulkanStageKind<string kind, int opcode, string op> {
  code Kind = "StageUse::Kind::" # kind;
  bits<16> Opcode = opcode;
  string Op = op;
}
def VulkanStageKindTable : GenericTable {
  let FilterClass = "VulkanStageKind";
  let CppTypeName = "StageKindRow";
  let Fields = ["Kind", "Opcode", "Op"];
  code TypeOf_Kind = "code";
}

// The rules about a kind, and its instructions.
multiclass VulkanStageKinds<string kind, list<string> vuids,
                            SPIRVInstructionClass asked> {
  foreach vuid = vuids in
    def : SPIRVAskedOf<vuid, asked>;
  foreach each = asked.instructions in
    def : VulkanStageKind<kind, each.opcode, "">;
  foreach op = asked.ops in
    def : VulkanStageKind<kind, 0, "spirv." # op.opName>;
}

defm : VulkanStageKinds<"GroupOperation", ["VUID-RuntimeSpirv-None-06343"],
                        SPIRVInstructionClass<!listconcat(
                          SPIRV_GroupOperations.instructions,
                          SPIRV_Called<["OpGroupNonUniformPartitionEXT"]>
                              .instructions)>>;
defm : VulkanStageKinds<
    "QuadOperation", ["VUID-RuntimeSpirv-None-06342"],
    SPIRV_Instructions<["OpGroupNonUniformQuadBroadcast",
                        "OpGroupNonUniformQuadSwap"]>>;
defm : VulkanStageKinds<
    "CooperativeMatrix",
    ["VUID-RuntimeSpirv-cooperativeMatrixSupportedStages-08985"],
    SPIRV_Instructions<["OpCooperativeMatrixLengthKHR",
                        "OpCooperativeMatrixLoadKHR",
                        "OpCooperativeMatrixMulAddKHR",
                        "OpCooperativeMatrixStoreKHR"]>>;
defm : VulkanStageKinds<
    "CooperativeMatrixNV",
    ["VUID-RuntimeSpirv-OpTypeCooperativeMatrixNV-06322"],
    SPIRV_Instructions<["OpCooperativeMatrixLengthNV",
                        "OpCooperativeMatrixLoadNV",
                        "OpCooperativeMatrixMulAddNV",
                        "OpCooperativeMatrixStoreNV"]>>;
def Vulkan_CooperativeVectors
    : SPIRV_Instructions<["OpCooperativeVectorLoadNV",
                          "OpCooperativeVectorMatrixMulAddNV",
                          "OpCooperativeVectorMatrixMulNV",
                          "OpCooperativeVectorOuterProductAccumulateNV",
                          "OpCooperativeVectorReduceSumAccumulateNV",
                          "OpCooperativeVectorStoreNV"]>;
defm : VulkanStageKinds<
    "CooperativeVector",
    ["VUID-RuntimeSpirv-cooperativeVectorSupportedStages-10091"],
    Vulkan_CooperativeVectors>;
defm : VulkanStageKinds<
    "Tensor", ["VUID-RuntimeSpirv-shaderTensorSupportedStages-09901"],
    SPIRV_Chapters<["Tensor"]>>;

defm : VulkanStageKinds<
    "SeveralStreams",
    ["VUID-RuntimeSpirv-transformFeedbackStreamsLinesTriangles-06311"],
    SPIRV_Instructions<["OpEmitStreamVertex"]>>;

// Scopes that not every stage has. 04682 says the same of OpControlBarrier.
defm : VulkanStageKinds<
    "WorkgroupExecution", ["VUID-StandaloneSpirv-None-04637"],
    SPIRV_Chapters<["Barrier", "Group", "Non-Uniform"], ["IdScope"]>>;
defm : VulkanStageKinds<
    "WorkgroupMemory", ["VUID-StandaloneSpirv-None-07321"],
    SPIRV_WithMemoryScope>;
defm : VulkanStageKinds<
    "ShaderCallMemory", ["VUID-StandaloneSpirv-None-04640"],
    SPIRV_WithMemoryScope>;

// The rule is SPIR-V's: the instruction has more stages since version 1.3.
defm : VulkanStageKinds<"ControlBarrier", [],
                        SPIRV_Instructions<["OpControlBarrier"]>>;

#endif // MLIR_AVAILABILITY_DIALECTS_VULKANSTAGEKINDS_TD
