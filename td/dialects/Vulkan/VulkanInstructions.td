//===- VulkanInstructions.td - Instructions without an op --*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules about instructions that MLIR's dialect has no op for, and about what its
// ops can't hold.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_VULKANINSTRUCTIONS_TD
#define MLIR_AVAILABILITY_DIALECTS_VULKANINSTRUCTIONS_TD

include "mlir-availability/dialects/Vulkan/VulkanRules.td"
include "mlir-availability/dialects/Vulkan/VulkanStageKinds.td"

//===----------------------------------------------------------------------===//
// Narrow numbers through untyped pointers
//===----------------------------------------------------------------------===//

// What is at the end of a typed pointer, its type tells (SPIRVTypes.td,
// VulkanTypes.td). An untyped one points to what an instruction loads or stores:
// "unless [...] they are accessed in: 32-bit multiples, or 16-bit multiples if
// storageBuffer16BitAccess is VK_TRUE".
class Vulkan_Accesses<int width, int unit, string storageClasses>
    : VulkanPred<"accessesUntyped($_op, " # width # ", " # unit # ", {" #
                 storageClasses # "})">;
multiclass Vulkan_Untyped<string vuid, int width, Pred pred,
                          list<I32EnumAttrCase> features, string words> {
  defm : SPIRVBinaryRule<
      SPIRV_Accesses, vuid, pred,
      [AnyOf<!foreach(feature, features, VulkanFeature<feature>)>],
      width # "-bit numbers in " # words # ", through an untyped pointer">;
}
// In memory that has a feature for 8 and one for 16 bits.
multiclass Vulkan_UntypedIn<string vuid8, string vuid16, string storageClasses,
                            I32EnumAttrCase for8, I32EnumAttrCase for16,
                            string words> {
  defm : Vulkan_Untyped<"VUID-RuntimeSpirv-" # vuid8, 8,
                        Vulkan_Accesses<8, 16, storageClasses>, [for8], words>;
  defm : Vulkan_Untyped<"VUID-RuntimeSpirv-" # vuid8, 8,
                        And<[Vulkan_Accesses<8, 32, storageClasses>,
                             Neg<Vulkan_Accesses<8, 16, storageClasses>>]>,
                        [for8, for16], words>;
  defm : Vulkan_Untyped<"VUID-RuntimeSpirv-" # vuid16, 16,
                        Vulkan_Accesses<16, 32, storageClasses>, [for16, for8],
                        words>;
}
defvar Vulkan_InStorage = "::mlir::spirv::StorageClass::StorageBuffer, "
                          "::mlir::spirv::StorageClass::PhysicalStorageBuffer, "
                          "::mlir::spirv::StorageClass::ShaderRecordBufferKHR";
defm : Vulkan_UntypedIn<"storageBuffer8BitAccess-06328",
                        "storageBuffer16BitAccess-11161", Vulkan_InStorage,
                        Vulkan_F_storageBuffer8BitAccess,
                        Vulkan_F_storageBuffer16BitAccess, "a storage buffer">;
defm : Vulkan_UntypedIn<"uniformAndStorageBuffer8BitAccess-06329",
                        "uniformAndStorageBuffer16BitAccess-06332",
                        "::mlir::spirv::StorageClass::Uniform",
                        Vulkan_F_uniformAndStorageBuffer8BitAccess,
                        Vulkan_F_uniformAndStorageBuffer16BitAccess,
                        "a uniform buffer">;
defm : Vulkan_UntypedIn<"storagePushConstant8-06330",
                        "storagePushConstant16-06333",
                        "::mlir::spirv::StorageClass::PushConstant",
                        Vulkan_F_storagePushConstant8,
                        Vulkan_F_storagePushConstant16, "push constants">;
// Memory that untyped pointers point to is laid out explicitly.
defm : Vulkan_UntypedIn<"workgroupMemoryExplicitLayout8BitAccess-10756",
                        "workgroupMemoryExplicitLayout16BitAccess-10757",
                        "::mlir::spirv::StorageClass::Workgroup",
                        Vulkan_F_workgroupMemoryExplicitLayout8BitAccess,
                        Vulkan_F_workgroupMemoryExplicitLayout16BitAccess,
                        "Workgroup memory">;

// OpCopyMemorySized of a size that is no multiple of 4. "If 16-bit storage is
// enabled for the storage classes of both the Target and Source operands the Size
// operand may instead be a multiple of 2", and with 8-bit storage any value.
multiclass Vulkan_SizedCopy<list<I32EnumAttrCase> storageClasses,
                            list<I32EnumAttrCase> for16,
                            list<I32EnumAttrCase> for8, string words> {
  defvar classes = "{" # !interleave(!foreach(each, storageClasses,
                                              "::mlir::spirv::StorageClass::" #
                                              each.symbol), ", ") # "}";
  defvar asked = SPIRV_Instructions<["OpCopyMemorySized"]>;
  defm : SPIRVBinaryRule<
      asked, "VUID-RuntimeSpirv-Size-11165",
      VulkanPred<"copiesPartOf($_op, " # classes # ", 2)">,
      [AnyOf<!foreach(each, !listconcat(for16, for8), VulkanFeature<each>)>],
      "a copy of half a word in " # words>;
  defm : SPIRVBinaryRule<
      asked, "VUID-RuntimeSpirv-Size-11165",
      VulkanPred<"copiesPartOf($_op, " # classes # ", 1)">,
      !if(!empty(for8), [OtherThanVulkan],
          [AnyOf<!foreach(each, for8, VulkanFeature<each>)>]),
      "a copy of an odd number of bytes in " # words>;
}
defm : Vulkan_SizedCopy<[SPIRV_SC_StorageBuffer, SPIRV_SC_PhysicalStorageBuffer,
                         SPIRV_SC_ShaderRecordBufferKHR],
                        [Vulkan_F_storageBuffer16BitAccess],
                        [Vulkan_F_storageBuffer8BitAccess],
                        "a storage buffer">;
defm : Vulkan_SizedCopy<[SPIRV_SC_Uniform],
                        [Vulkan_F_uniformAndStorageBuffer16BitAccess],
                        [Vulkan_F_uniformAndStorageBuffer8BitAccess],
                        "a uniform buffer">;
defm : Vulkan_SizedCopy<[SPIRV_SC_PushConstant],
                        [Vulkan_F_storagePushConstant16],
                        [Vulkan_F_storagePushConstant8], "push constants">;
defm : Vulkan_SizedCopy<[SPIRV_SC_Workgroup],
                        [Vulkan_F_workgroupMemoryExplicitLayout16BitAccess],
                        [Vulkan_F_workgroupMemoryExplicitLayout8BitAccess],
                        "Workgroup memory">;
defm : Vulkan_SizedCopy<[SPIRV_SC_Input, SPIRV_SC_Output],
                        [Vulkan_F_storageInputOutput16], [],
                        "an input or output">;

defm : SPIRVBinaryRule<
    SPIRV_Instructions<["OpArrayLength", "OpUntypedArrayLengthKHR"]>,
    "VUID-StandaloneSpirv-OpArrayLength-11805",
    VulkanPred<"measuresUniformBlock($_self)">, [OtherThanVulkan],
    "the length of an array in a uniform buffer">;
defm : SPIRVBinaryRule<
    SPIRV_Instructions<["OpUntypedVariableKHR"]>,
    "VUID-StandaloneSpirv-OpUntypedVariableKHR-11167",
    VulkanPred<"isUntypedWithoutData($_self)">, [OtherThanVulkan],
    "an untyped variable without a data type">;

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

// A pointer to a texel that an atomic instruction uses.
multiclass Vulkan_AtomicTexel<string instruction, string number> {
  defm : SPIRVBinaryRule<
      SPIRV_Instructions<[instruction]>,
      "VUID-StandaloneSpirv-" # instruction # "-" # number,
      VulkanPred<"isTexelOfOtherFormat($_self)">, [OtherThanVulkan],
      "atomics on an image of another format than R64i, R64ui, R32f, R32i and "
      "R32ui">;
}
defm : Vulkan_AtomicTexel<"OpImageTexelPointer", "04658">;
defm : Vulkan_AtomicTexel<"OpUntypedImageTexelPointerEXT", "11416">;

// All instructions with image operands but gathers.
def Vulkan_NoGathers
    : SPIRVInstructionClass<!filter(
        each, !instances<SPIRVInstruction>(),
        !and(!not(!empty(!filter(operand, each.operands,
                                 !not(!empty(!filter(
                                     wanted, ["ImageOperands", "?ImageOperands"],
                                     !eq(operand, wanted))))))),
             !eq(!find(each.name, "Gather"), -1)))>;
defm : SPIRVBinaryRule<Vulkan_NoGathers, "VUID-RuntimeSpirv-Offset-10213",
                       SPIRV_HasEnumerant<"ImageOperands", "Offset">,
                       [VulkanFeature<Vulkan_F_maintenance8>],
                       "the image operand Offset, without a gather">;

// Offsets that not every implementation has. "OpImageSample* or OpImageFetch*",
// and "OpImage*Gather or OpImageGatherQCOM".
class Vulkan_ImageInstructions<list<string> parts>
    : SPIRVInstructionClass<!filter(
        each, !instances<SPIRVInstruction>(),
        !and(!not(!empty(!filter(operand, each.operands,
                                 !not(!empty(!filter(
                                     wanted, ["ImageOperands", "?ImageOperands"],
                                     !eq(operand, wanted))))))),
             !not(!empty(!filter(part, parts,
                                 !ne(!find(each.name, part), -1))))))>;
def Vulkan_Samples : Vulkan_ImageInstructions<["OpImageSample", "OpImageFetch"]>;
def Vulkan_Gathers
    : Vulkan_ImageInstructions<["OpImageGather", "DrefGather", "SparseGather"]>;
multiclass Vulkan_Offset<SPIRVInstructionClass asked, string number,
                         string predicate, int bound, I32EnumAttrCase limit> {
  defm : SPIRVClassRule<
      asked, "VUID-RuntimeSpirv-" # number,
      CPred<"::mlir::availability::" # predicate # "($_op, " # bound # ")">,
      [VulkanProperty<limit>],
      "an offset " # !if(!lt(bound, 0), "below ", "above ") # bound,
      "image_operands">;
}
defm : Vulkan_Offset<Vulkan_Samples, "OpImageSample-06435", "hasOffsetBelow", -8,
                     Vulkan_P_minTexelOffset>;
defm : Vulkan_Offset<Vulkan_Samples, "OpImageSample-06436", "hasOffsetAbove", 7,
                     Vulkan_P_maxTexelOffset>;
defm : Vulkan_Offset<Vulkan_Gathers, "OpImage-06376", "hasOffsetBelow", -8,
                     Vulkan_P_minTexelGatherOffset>;
defm : Vulkan_Offset<Vulkan_Gathers, "OpImage-06377", "hasOffsetAbove", 7,
                     Vulkan_P_maxTexelGatherOffset>;

defm : SPIRVClassRule<
    SPIRV_Instructions<["OpImageGather", "OpImageSparseGather",
                        "OpImageGatherQCOM"]>,
    "VUID-StandaloneSpirv-OpImageGather-04664",
    VulkanPred<"isNoConstant(::mlir::availability::getOperandAt($_op, 2))">,
    [OtherThanVulkan], "a component that is not constant">;

defm : SPIRVClassRule<
    SPIRV_Instructions<["OpImageQuerySizeLod", "OpImageQueryLod",
                        "OpImageQueryLevels"]>,
    "VUID-StandaloneSpirv-OpImageQuerySizeLod-04659",
    CPred<"::mlir::availability::usesUnsampledImage($_op)">,
    [OtherThanVulkan], "an image that is used without a sampler">;
defm : SPIRVClassRule<
    Vulkan_ImageInstructions<["Dref"]>, "VUID-StandaloneSpirv-OpImage-04777",
    CPred<"::mlir::availability::usesImageOf($_op, ::mlir::spirv::Dim::Dim3D)">,
    [OtherThanVulkan], "a comparison of depth in a 3D image">;
defm : SPIRVClassRule<
    SPIRV_Instructions<["OpImageRead", "OpImageSparseRead"]>,
    "VUID-StandaloneSpirv-Result-04780",
    CPred<"::mlir::availability::readsOtherThanFour($_op)">,
    [OtherThanVulkan], "a texel that is not a vector of four elements",
    "result">;

//===----------------------------------------------------------------------===//
// Floating-point modes
//===----------------------------------------------------------------------===//

// The decoration FPFastMathMode and the execution mode FPFastMathDefault, which
// MLIR's dialect doesn't have for shaders.
multiclass Vulkan_SpecialValues<string asked, string what, int width,
                                string number> {
  defm : SPIRVBinaryRule<
      SPIRV_Instructions<[asked]>,
      "VUID-RuntimeSpirv-shaderSignedZeroInfNanPreserveFloat" # width # "-" #
          number,
      CPred<"::mlir::availability::keepsSpecialValues($_self, " # width # ")">,
      [VulkanProperty<!cast<I32EnumAttrCase>(
          "Vulkan_P_shaderSignedZeroInfNanPreserveFloat" # width)>],
      what # " for floats of " # width # " bits, without one of NSZ, NotInf and "
             "NotNaN">;
}
defm : Vulkan_SpecialValues<"OpExecutionModeId", "FPFastMathDefault", 16, "09559">;
defm : Vulkan_SpecialValues<"OpDecorate", "FPFastMathMode", 16, "09560">;
defm : Vulkan_SpecialValues<"OpExecutionModeId", "FPFastMathDefault", 32, "09561">;
defm : Vulkan_SpecialValues<"OpDecorate", "FPFastMathMode", 32, "09562">;
defm : Vulkan_SpecialValues<"OpExecutionModeId", "FPFastMathDefault", 64, "09563">;
defm : Vulkan_SpecialValues<"OpDecorate", "FPFastMathMode", 64, "09564">;

// A module that declares Float16 may store such numbers, but not round them. No
// rule has a number for this: see SPIRVOps.td.
defm : SPIRVClassRule<
    SPIRV_Instructions<["OpFConvert"]>, "",
    And<[VulkanPred<"isDecorated($_self, "
                    "::mlir::spirv::Decoration::FPRoundingMode)">,
         VulkanPred<"declaresNoneOf($_op, {::mlir::spirv::Capability::" #
                    !interleave(!foreach(each, SPIRV_Rounding<>.capabilities,
                                         each.symbol),
                                ", ::mlir::spirv::Capability::") # "})">]>,
    [OtherThanVulkan],
    "a rounding mode in a module that declares no 16-bit storage">;

//===----------------------------------------------------------------------===//
// Small floats
//===----------------------------------------------------------------------===//

// SPV_EXT_ocp_microscaling_types. MLIR's ops take none of its types.
multiclass Vulkan_SmallFloats<list<string> instructions, string rule,
                              Pred pred, string words> {
  defm : SPIRVBinaryRule<SPIRV_Instructions<instructions>,
                         "VUID-StandaloneSpirv-" # rule, pred,
                         [OtherThanVulkan], words>;
}
defm : Vulkan_SmallFloats<["OpConvertFToU", "OpConvertFToS", "OpConvertSToF",
                           "OpConvertUToF"],
                          "OpConvertFToU-12465",
                          VulkanPred<"usesMicroscaling($_op)">,
                          "of microscaling floats and integers">;
// 12467 says which other types the result may have.
defm : Vulkan_SmallFloats<["OpFConvert"], "OpFConvert-12466",
                          VulkanPred<"isMicroscaling(::mlir::availability::"
                                     "getNumberType($_op))">,
                          "to microscaling floats">;
defm : Vulkan_SmallFloats<["OpBitcastExtractEXT"], "Result-12468",
                          Neg<VulkanPred<"isPartOfByte(::mlir::availability::"
                                         "getNumberType($_op))">>,
                          "of something that is no float of 4 or 6 bits">;
defm : Vulkan_SmallFloats<["OpBitcastExtractEXT"], "Base-12469",
                          VulkanPred<"isNoInteger(::mlir::availability::"
                                     "getOperandAt($_op, 0))">,
                          "from something that is no integer">;

//===----------------------------------------------------------------------===//
// Tile shading
//===----------------------------------------------------------------------===//

// Whatever the rate: the reader doesn't keep it, and no target tells the limit.
// 10703 says the same of the other axis.
defm : SPIRVBinaryRule<
    SPIRV_Instructions<["OpExecutionMode"]>, "VUID-RuntimeSpirv-x-10702",
    SPIRV_HasEnumerant<"ExecutionMode", "TileShadingRateQCOM">,
    [VulkanProperty<Vulkan_P_maxTileShadingRate>], "a rate of tile shading">;

// Images in TileAttachmentQCOM, a storage class that MLIR lacks.
defvar Vulkan_UsesTileAttachment
    = VulkanPred<"usesVariableIn($_op, $_analyses, " #
                 SPIRV_EnumerantNumber<"StorageClass",
                                       "TileAttachmentQCOM">.number # ")">;
defm : SPIRVBinaryRule<
    SPIRV_Instructions<["OpImageTexelPointer", "OpUntypedImageTexelPointerEXT"]>,
    "VUID-RuntimeSpirv-OpImage-10706",
    Vulkan_UsesTileAttachment,
    [VulkanFeature<Vulkan_F_tileShadingAtomicOps>],
    "a texel of a tile attachment">;
def Vulkan_BlockMatches
    : SPIRV_Instructions<["OpImageBlockMatchSSDQCOM",
                          "OpImageBlockMatchSADQCOM"]>;
def Vulkan_MoreBlockMatches
    : SPIRV_Instructions<["OpImageBlockMatchWindowSSDQCOM",
                          "OpImageBlockMatchWindowSADQCOM",
                          "OpImageBlockMatchGatherSSDQCOM",
                          "OpImageBlockMatchGatherSADQCOM"]>;
defm : SPIRVBinaryRule<
    SPIRVInstructionClass<!listconcat(
        SPIRV_Called<["OpImageSampleWeightedQCOM",
                      "OpImageBoxFilterQCOM"]>.instructions,
        Vulkan_BlockMatches.instructions,
        Vulkan_MoreBlockMatches.instructions)>,
    "VUID-RuntimeSpirv-tileShadingImageProcessing-10712",
    Vulkan_UsesTileAttachment,
    [VulkanFeature<Vulkan_F_tileShadingImageProcessing>],
    "a sampled tile attachment">;

//===----------------------------------------------------------------------===//
// Image processing
//===----------------------------------------------------------------------===//

// Whatever the size of the block: no target tells the limits.
multiclass Vulkan_BlockLimit<SPIRVInstructionClass asked, string vuid,
                             I32EnumAttrCase limit> {
  defm : SPIRVBinaryRule<asked, "VUID-RuntimeSpirv-" # vuid, TruePred,
                         [VulkanProperty<limit>], "the size of the block">;
}
defm : Vulkan_BlockLimit<Vulkan_BlockMatches, "OpImageBlockMatchSSDQCOM-06988",
                         Vulkan_P_maxBlockMatchRegion>;
defm : Vulkan_BlockLimit<Vulkan_MoreBlockMatches, "maxBlockMatchRegion-09225",
                         Vulkan_P_maxBlockMatchRegion>;
defm : Vulkan_BlockLimit<SPIRV_Instructions<["OpImageBoxFilterQCOM"]>,
                         "OpImageBoxFilterQCOM-06989",
                         Vulkan_P_maxBoxFilterBlockSize>;
defm : SPIRVBinaryRule<
    SPIRV_Instructions<["OpLoopMerge"]>,
    "VUID-RuntimeSpirv-maxShaderWaitQueues-12426",
    SPIRV_HasEnumerant<"LoopControl", "MultipleWaitQueuesQCOM">,
    [VulkanProperty<Vulkan_P_maxShaderWaitQueues>], "the number of wait queues">;

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

// SPV_AMDX_shader_enqueue: whatever the sizes and the numbers, which no target
// tells. OpAllocateNodePayloadsAMDX was OpInitializeNodePayloadsAMDX; what it
// allocates was in NodeOutputPayloadAMDX, which is NodePayloadAMDX now.
multiclass Vulkan_NodeLimit<string number, string instruction, Pred pred,
                            string limit, string words> {
  defm : SPIRVBinaryRule<
      SPIRV_Instructions<[instruction]>,
      "VUID-RuntimeSpirv-" # limit # "-" # number, pred,
      [VulkanProperty<!cast<I32EnumAttrCase>("Vulkan_P_" # limit)>], words>;
}
defvar Vulkan_InNode = SPIRV_HasEnumerant<"StorageClass", "NodePayloadAMDX">;
// 09195 is about the sum of both.
defm : Vulkan_NodeLimit<"09193", "OpVariable", Vulkan_InNode,
                        "maxExecutionGraphShaderPayloadSize",
                        "the size of a node's payload">;
defm : Vulkan_NodeLimit<"09194", "OpAllocateNodePayloadsAMDX", TruePred,
                        "maxExecutionGraphShaderPayloadSize",
                        "the size of other nodes' payload">;
defm : Vulkan_NodeLimit<"09196", "OpAllocateNodePayloadsAMDX", TruePred,
                        "maxExecutionGraphShaderPayloadCount",
                        "the number of payloads">;
defm : Vulkan_NodeLimit<"09197", "OpAllocateNodePayloadsAMDX", TruePred,
                        "maxExecutionGraphShaderOutputNodes",
                        "the number of nodes">;

//===----------------------------------------------------------------------===//
// Pointers
//===----------------------------------------------------------------------===//

defm : SPIRVClassRule<
    SPIRV_Instructions<["OpConvertUToPtr", "OpConvertPtrToU"]>,
    "VUID-StandaloneSpirv-PhysicalStorageBuffer64-04710",
    CPred<"::mlir::availability::usesIntegersOfOtherWidth($_op, 64)">,
    [OtherThanVulkan], "an address that has not 64 bits">;
defm : SPIRVClassRule<
    SPIRV_Instructions<["OpCooperativeMatrixLoadKHR",
                        "OpCooperativeMatrixStoreKHR"]>,
    "VUID-StandaloneSpirv-Pointer-08973",
    Neg<CPred<"::mlir::availability::accesses($_op, "
              "{::mlir::spirv::StorageClass::Workgroup, "
              "::mlir::spirv::StorageClass::StorageBuffer, "
              "::mlir::spirv::StorageClass::PhysicalStorageBuffer})">>,
    [OtherThanVulkan], "a matrix in other memory than Workgroup, StorageBuffer "
                       "and PhysicalStorageBuffer", "pointer">;

//===----------------------------------------------------------------------===//
// Mesh shaders
//===----------------------------------------------------------------------===//

// The least that an implementation has is 65535 along each axis, and 2^22.
multiclass Vulkan_GroupCount<string number, string predicate,
                             I32EnumAttrCase limit, string words> {
  defm : SPIRVClassRule<SPIRV_Instructions<["OpEmitMeshTasksEXT"]>,
                        "VUID-RuntimeSpirv-TaskEXT-" # number,
                        CPred<"::mlir::availability::" # predicate>,
                        [VulkanProperty<limit>], words>;
}
defm : Vulkan_GroupCount<"07299", "isConstantAbove($_op, 0, 65535)",
                         Vulkan_P_maxMeshWorkGroupCount,
                         "more than 65535 groups along x">;
defm : Vulkan_GroupCount<"07300", "isConstantAbove($_op, 1, 65535)",
                         Vulkan_P_maxMeshWorkGroupCount,
                         "more than 65535 groups along y">;
defm : Vulkan_GroupCount<"07301", "isConstantAbove($_op, 2, 65535)",
                         Vulkan_P_maxMeshWorkGroupCount,
                         "more than 65535 groups along z">;
defm : Vulkan_GroupCount<"07302", "multiplyToMoreThan($_op, 3, 4194304)",
                         Vulkan_P_maxMeshWorkGroupTotalCount,
                         "more than 4194304 groups">;

//===----------------------------------------------------------------------===//
// Flags of rays
//===----------------------------------------------------------------------===//

// The flags are the operand `index`. No implementation takes a contradiction.
multiclass Vulkan_RayFlags<list<string> instructions, int index, string prefix,
                           string bothSkip, string triangles, string opacity> {
  defvar asked = SPIRV_Instructions<instructions>;
  defm : SPIRVBinaryRule<
      asked, "VUID-RuntimeSpirv-" # prefix # "-" # bothSkip,
      CPred<"::mlir::availability::hasAllBits($_op, " # index # ", 0x300)">,
      [OtherThanVulkan], "SkipTrianglesKHR and SkipAABBsKHR">;
  defm : SPIRVBinaryRule<
      asked, "VUID-RuntimeSpirv-" # prefix # "-" # triangles,
      CPred<"::mlir::availability::hasSeveralBits($_op, " # index # ", 0x130)">,
      [OtherThanVulkan],
      "several of SkipTrianglesKHR, CullBackFacingTrianglesKHR and "
      "CullFrontFacingTrianglesKHR">;
  defm : SPIRVBinaryRule<
      asked, "VUID-RuntimeSpirv-" # prefix # "-" # opacity,
      CPred<"::mlir::availability::hasSeveralBits($_op, " # index # ", 0xC3)">,
      [OtherThanVulkan],
      "several of OpaqueKHR, NoOpaqueKHR, CullOpaqueKHR and CullNoOpaqueKHR">;
}
defm : Vulkan_RayFlags<["OpTraceRayKHR"], 1, "OpTraceRayKHR", "06552", "06892",
                       "06893">;
defm : Vulkan_RayFlags<["OpRayQueryInitializeKHR"], 2, "OpRayQueryInitializeKHR",
                       "06889", "06890", "06891">;
defm : Vulkan_RayFlags<["OpHitObjectTraceRayNV", "OpHitObjectTraceRayMotionNV"],
                       2, "OpHitObjectTraceRayNV", "07712", "07713", "07714">;
defm : Vulkan_RayFlags<["OpHitObjectTraceRayEXT",
                        "OpHitObjectTraceRayMotionEXT",
                        "OpHitObjectTraceMotionReorderExecuteEXT",
                        "OpHitObjectTraceReorderExecuteEXT"],
                       2, "OpHitObjectTraceRayEXT", "11883", "11884", "11885">;

//===----------------------------------------------------------------------===//
// Geometry streams
//===----------------------------------------------------------------------===//

// Every implementation has stream 0. No target tells how many it has.
defm : SPIRVBinaryRule<
    SPIRV_Instructions<["OpEmitStreamVertex", "OpEndStreamPrimitive"]>,
    "VUID-RuntimeSpirv-OpEmitStreamVertex-06310",
    VulkanPred<"isMoreThan(::mlir::availability::getLastOperand($_op), 0)">,
    [VulkanProperty<Vulkan_P_maxTransformFeedbackStreams>],
    "another stream than 0">;

//===----------------------------------------------------------------------===//
// Matrices, vectors, tensors
//===----------------------------------------------------------------------===//

// Whatever the size: no target has the lists.
defm : SPIRVBinaryRule<
    SPIRV_Instructions<["OpCooperativeMatrixLoadNV",
                        "OpCooperativeMatrixStoreNV",
                        "OpCooperativeMatrixMulAddNV",
                        "OpCooperativeMatrixLengthNV"]>,
    "VUID-RuntimeSpirv-OpTypeCooperativeMatrixNV-06316", TruePred,
    [VulkanProperty<Vulkan_P_VkCooperativeMatrixPropertiesNV>],
    "the sizes and types of the matrices must be in the device's list">;
defm : SPIRVBinaryRule<
    SPIRV_Instructions<["OpCooperativeVectorMatrixMulNV",
                        "OpCooperativeVectorMatrixMulAddNV"]>,
    "VUID-RuntimeSpirv-OpCooperativeVectorMatrixMulNV-10089", TruePred,
    [VulkanProperty<Vulkan_P_VkCooperativeVectorPropertiesNV>],
    "the types of the vectors must be in the device's list">;

multiclass Vulkan_Training<string asked, string number, Pred pred,
                           I32EnumAttrCase property> {
  defm : SPIRVBinaryRule<
      SPIRV_Instructions<[asked]>,
      "VUID-RuntimeSpirv-" # asked # "-" # number, pred,
      [VulkanProperty<property>], "the type that it accumulates">;
}
multiclass Vulkan_ReduceSum<int width> {
  defm : Vulkan_Training<
      "OpCooperativeVectorReduceSumAccumulateNV", "10092",
      CPred<"::mlir::getElementTypeOrSelf(::mlir::availability::getNumberType("
            "$_op)).isF" # width # "()">,
      !cast<I32EnumAttrCase>("Vulkan_P_cooperativeVectorTrainingFloat" #
                             width # "Accumulation")>;
}
defm : Vulkan_ReduceSum<16>;
defm : Vulkan_ReduceSum<32>;

// The operands of an outer product: pointer, offset, A, B, layout,
// interpretation, stride. Interpretations: 0 is FLOAT16, 1 is FLOAT32, 1000491002
// and 1000491003 are FLOAT_E4M3 and FLOAT_E5M2. Layouts: 2 is
// INFERENCING_OPTIMAL, 3 is TRAINING_OPTIMAL (VkComponentTypeKHR,
// VkCooperativeVectorMatrixLayoutNV).
multiclass Vulkan_OuterProduct<Pred pred, list<Availability> needs,
                               string why> {
  defm : SPIRVBinaryRule<
      SPIRV_Instructions<["OpCooperativeVectorOuterProductAccumulateNV"]>,
      "VUID-RuntimeSpirv-OpCooperativeVectorOuterProductAccumulateNV-10093",
      pred, needs, why>;
}
class Vulkan_OperandIs<int index, int number>
    : CPred<"::mlir::availability::hasNumber($_op, " # index # ", " # number #
            ")">;
class Vulkan_OperandIsNone<int index, list<int> numbers>
    : CPred<"::mlir::availability::isOtherConstant($_op, " # index # ", {" #
            !interleave(numbers, ", ") # "})">;
defm : Vulkan_OuterProduct<
    Vulkan_OperandIs<5, 0>,
    [VulkanProperty<Vulkan_P_cooperativeVectorTrainingFloat16Accumulation>],
    "a matrix of 16-bit floats">;
defm : Vulkan_OuterProduct<
    Vulkan_OperandIs<5, 1>,
    [VulkanProperty<Vulkan_P_cooperativeVectorTrainingFloat32Accumulation>],
    "a matrix of 32-bit floats">;
defm : Vulkan_OuterProduct<Vulkan_OperandIsNone<5, [0, 1]>, [OtherThanVulkan],
                           "a matrix of other numbers than floats of 16 or 32 "
                           "bits">;
defm : Vulkan_OuterProduct<Vulkan_OperandIsNone<4, [3]>, [OtherThanVulkan],
                           "a layout that is not training-optimal">;
defm : Vulkan_OuterProduct<
    And<[CPred<"$_op.getNumOperands() > 5">,
         Neg<VulkanPred<"accesses($_op, "
                        "{::mlir::spirv::StorageClass::StorageBuffer, "
                        "::mlir::spirv::StorageClass::PhysicalStorageBuffer})">>]>,
    [OtherThanVulkan], "neither in StorageBuffer nor in PhysicalStorageBuffer">;

multiclass Vulkan_SmallMatrix<string asked, int interpretation, int layout> {
  defm : SPIRVBinaryRule<
      SPIRV_Instructions<[asked]>,
      "VUID-RuntimeSpirv-OpCooperativeVectorMatrixMulNV-10090",
      And<[Or<[Vulkan_OperandIs<interpretation, 1000491002>,
               Vulkan_OperandIs<interpretation, 1000491003>]>,
           Vulkan_OperandIsNone<layout, [2, 3]>]>,
      [OtherThanVulkan],
      "a matrix of 8-bit floats in a layout that is not optimal">;
}
defm : Vulkan_SmallMatrix<"OpCooperativeVectorMatrixMulNV", 4, 7>;
defm : Vulkan_SmallMatrix<"OpCooperativeVectorMatrixMulAddNV", 4, 10>;

// 12353 says the same of the other array.
defm : SPIRVBinaryRule<
    SPIRV_Instructions<["OpExtractSubArrayQCOM"]>,
    "VUID-RuntimeSpirv-NSize-12352", TruePred,
    [VulkanProperty<Vulkan_P_VkCooperativeMatrixPropertiesKHR>],
    "the lengths of the arrays must be sizes in the device's list">;

// "Required Limits": 4 elements, and 4 bytes.
defm : SPIRVBinaryRule<
    SPIRV_Instructions<["OpTensorReadARM", "OpTensorWriteARM"]>,
    "VUID-RuntimeSpirv-maxTensorShaderAccessArrayLength-09903",
    VulkanPred<"hasMoreElements(::mlir::availability::getNumberType($_op), 4)">,
    [VulkanProperty<Vulkan_P_maxTensorShaderAccessArrayLength>],
    "of an array of more than 4 elements">;
defm : SPIRVBinaryRule<
    SPIRV_Instructions<["OpTensorReadARM", "OpTensorWriteARM"]>,
    "VUID-RuntimeSpirv-maxTensorShaderAccessSize-09904",
    VulkanPred<"hasMoreBytes(::mlir::availability::getNumberType($_op), 4)">,
    [VulkanProperty<Vulkan_P_maxTensorShaderAccessSize>],
    "of more than 4 bytes at once">;

// The op says of itself that it has no opcode.
class Vulkan_Undefined
    : VulkanPred<"isOpaqueResource(::mlir::availability::getNumberType($_op))">;
defvar Vulkan_Opaque = "an image, a sampler, an acceleration structure or a tensor";
defm : SPIRVBinaryRule<
    SPIRV_Instructions<["OpUndef"]>, "VUID-StandaloneSpirv-OpUndef-12464",
    Vulkan_Undefined<>, [OtherThanVulkan], Vulkan_Opaque>;
def : AvailabilityFor<SPIRV_UndefOp> {
  let availability = [
    NotInVulkan<"VUID-StandaloneSpirv-OpUndef-12464", Vulkan_Undefined<>,
                Vulkan_Opaque, at="result">
  ];
}

#endif // MLIR_AVAILABILITY_DIALECTS_VULKANINSTRUCTIONS_TD
