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
// VulkanTypes.td). An untyped one points to what an instruction loads or stores.
multiclass Vulkan_Untyped<string vuid, int width, string storageClasses,
                          list<I32EnumAttrCase> features, string words> {
  defm : SPIRVBinaryRule<
      SPIRV_Accesses, vuid,
      VulkanPred<"accessesUntyped($_op, " # width # ", {" # storageClasses #
                 "})">,
      [AnyOf<!foreach(feature, features, VulkanFeature<feature>)>],
      width # "-bit numbers in " # words # ", through an untyped pointer">;
}
defvar Vulkan_InStorage = "::mlir::spirv::StorageClass::StorageBuffer, "
                          "::mlir::spirv::StorageClass::PhysicalStorageBuffer, "
                          "::mlir::spirv::StorageClass::ShaderRecordBufferKHR";
defm : Vulkan_Untyped<"VUID-RuntimeSpirv-storageBuffer8BitAccess-06328", 8,
                      Vulkan_InStorage, [Vulkan_F_storageBuffer8BitAccess],
                      "a storage buffer">;
defm : Vulkan_Untyped<"VUID-RuntimeSpirv-uniformAndStorageBuffer8BitAccess-06329",
                      8, "::mlir::spirv::StorageClass::Uniform",
                      [Vulkan_F_uniformAndStorageBuffer8BitAccess],
                      "a uniform buffer">;
defm : Vulkan_Untyped<"VUID-RuntimeSpirv-storagePushConstant8-06330", 8,
                      "::mlir::spirv::StorageClass::PushConstant",
                      [Vulkan_F_storagePushConstant8], "push constants">;
defm : Vulkan_Untyped<"VUID-RuntimeSpirv-storageBuffer16BitAccess-11161", 16,
                      Vulkan_InStorage,
                      [Vulkan_F_storageBuffer16BitAccess,
                       Vulkan_F_storageBuffer8BitAccess],
                      "a storage buffer">;
defm : Vulkan_Untyped<
    "VUID-RuntimeSpirv-uniformAndStorageBuffer16BitAccess-06332", 16,
    "::mlir::spirv::StorageClass::Uniform",
    [Vulkan_F_uniformAndStorageBuffer16BitAccess,
     Vulkan_F_uniformAndStorageBuffer8BitAccess], "a uniform buffer">;
defm : Vulkan_Untyped<"VUID-RuntimeSpirv-storagePushConstant16-06333", 16,
                      "::mlir::spirv::StorageClass::PushConstant",
                      [Vulkan_F_storagePushConstant16,
                       Vulkan_F_storagePushConstant8], "push constants">;

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

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

defm : SPIRVBinaryRule<
    SPIRV_Instructions<["OpTensorReadARM", "OpTensorWriteARM"]>,
    "VUID-RuntimeSpirv-maxTensorShaderAccessArrayLength-09903",
    VulkanPred<"isArray(::mlir::availability::getNumberType($_op))">,
    [VulkanProperty<Vulkan_P_maxTensorShaderAccessArrayLength>],
    "of an array">;
defm : SPIRVBinaryRule<
    SPIRV_Instructions<["OpTensorReadARM", "OpTensorWriteARM"]>,
    "VUID-RuntimeSpirv-maxTensorShaderAccessSize-09904",
    VulkanPred<"isArray(::mlir::availability::getNumberType($_op))">,
    [VulkanProperty<Vulkan_P_maxTensorShaderAccessSize>],
    "of several elements at once">;

#endif // MLIR_AVAILABILITY_DIALECTS_VULKANINSTRUCTIONS_TD
