//===- VulkanAtomics.td - Atomic operations in Vulkan ------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requirements of atomic operations: there is a feature for each width, kind of
// memory and kind of operation. The rules name the features together
// ("shaderBufferFloat32Atomics, or shaderBufferFloat32AtomicAdd, or ..."). The
// descriptions of the features state which operations each allows: "Atomics" is
// for "load, store and exchange atomic operations", "AtomicAdd" for "add atomic
// operations", each of one width and "on storage buffers", "on shared and
// payload memory", "on images".
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_VULKANATOMICS_TD
#define MLIR_AVAILABILITY_DIALECTS_VULKANATOMICS_TD

include "mlir-availability/dialects/Vulkan/VulkanRules.td"

// The memory that an instruction accesses. A physical pointer also counts as a
// buffer, and so does Uniform, where modules before SPIR-V 1.3 have storage
// buffers.
class Vulkan_IsOn<list<I32EnumAttrCase> storageClasses>
    : VulkanPred<"accesses($_op, {" #
                 !interleave(!foreach(case, storageClasses,
                                      "::mlir::spirv::StorageClass::" #
                                      case.symbol), ", ") # "})">;

// A kind of memory, and its name in feature names.
class Vulkan_Memory<string inFeatures, list<I32EnumAttrCase> storageClasses,
                    string inWords> {
  string name = inFeatures;
  Pred pred = Vulkan_IsOn<storageClasses>;
  string words = inWords;
}
def Vulkan_Buffers
    : Vulkan_Memory<"Buffer",
                    [SPIRV_SC_StorageBuffer, SPIRV_SC_Uniform,
                     SPIRV_SC_PhysicalStorageBuffer],
                    "on a storage buffer">;
def Vulkan_SharedMemory
    : Vulkan_Memory<"Shared",
                    [SPIRV_SC_Workgroup, SPIRV_SC_TaskPayloadWorkgroupEXT],
                    "on shared or payload memory">;
def Vulkan_Images
    : Vulkan_Memory<"Image", [SPIRV_SC_Image], "on an image">;

// The numbers that an instruction accesses.
class Vulkan_Numbers<string predicate, string inWords> {
  Pred pred = CPred<"::mlir::availability::getNumberType($_op)." # predicate>;
  string words = inWords;
}
def Vulkan_Integers64 : Vulkan_Numbers<"isInteger(64)", "of 64-bit integers">;
class Vulkan_Floats<int width>
    : Vulkan_Numbers<"isF" # width # "()", "of " # width # "-bit floats">;

// Atomics of numbers on one kind of memory. They need `needs`.
multiclass Vulkan_Atomics<SPIRVInstructionClass asked, string number,
                          Vulkan_Numbers numbers, Vulkan_Memory memory,
                          list<Availability> needs> {
  defm : SPIRVClassRule<asked, "VUID-RuntimeSpirv-None-" # number,
                        And<[numbers.pred, memory.pred]>, needs,
                        numbers.words # " " # memory.words, "pointer">;
}
// They need a feature.
multiclass Vulkan_AtomicFeature<SPIRVInstructionClass asked, string number,
                                Vulkan_Numbers numbers, Vulkan_Memory memory,
                                string feature> {
  defm : Vulkan_Atomics<asked, number, numbers, memory,
                        [VulkanFeature<!cast<I32EnumAttrCase>(
                            "Vulkan_F_shader" # memory.name # feature)>]>;
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

defm : Vulkan_AtomicFeature<SPIRV_Atomics, "06278", Vulkan_Integers64,
                            Vulkan_Buffers, "Int64Atomics">;
defm : Vulkan_AtomicFeature<SPIRV_Atomics, "06279", Vulkan_Integers64,
                            Vulkan_SharedMemory, "Int64Atomics">;
defm : Vulkan_AtomicFeature<SPIRV_Atomics, "06288", Vulkan_Integers64,
                            Vulkan_Images, "Int64Atomics">;

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

def Vulkan_LoadStoreExchange
    : SPIRV_Instructions<["OpAtomicLoad", "OpAtomicStore", "OpAtomicExchange"]>;
def Vulkan_AtomicAdd : SPIRV_Instructions<["OpAtomicFAddEXT"]>;
def Vulkan_AtomicMinMax
    : SPIRV_Instructions<["OpAtomicFMinEXT", "OpAtomicFMaxEXT"]>;

// `kind` is the suffix of the features' names. Images have features for 32 bits
// alone; no feature allows other widths on them.
multiclass Vulkan_FloatAtomics<SPIRVInstructionClass asked, string kind> {
  foreach width = [16, 32, 64] in {
    defm : Vulkan_AtomicFeature<asked, "06284", Vulkan_Floats<width>,
                                Vulkan_Buffers, "Float" # width # kind>;
    defm : Vulkan_AtomicFeature<asked, "06285", Vulkan_Floats<width>,
                                Vulkan_SharedMemory, "Float" # width # kind>;
  }
  defm : Vulkan_AtomicFeature<asked, "06286", Vulkan_Floats<32>, Vulkan_Images,
                              "Float32" # kind>;
  defm : Vulkan_Atomics<asked, "06337", Vulkan_Floats<16>, Vulkan_Images,
                        [OtherThanVulkan]>;
  defm : Vulkan_Atomics<asked, "06339", Vulkan_Floats<64>, Vulkan_Images,
                        [OtherThanVulkan]>;
}
defm : Vulkan_FloatAtomics<Vulkan_LoadStoreExchange, "Atomics">;
defm : Vulkan_FloatAtomics<Vulkan_AtomicAdd, "AtomicAdd">;
defm : Vulkan_FloatAtomics<Vulkan_AtomicMinMax, "AtomicMinMax">;

defm : SPIRVClassRule<
    SPIRV_Atomics, "VUID-RuntimeSpirv-shaderFloat16VectorAtomics-09581",
    VulkanPred<"isVectorOfF16(::mlir::availability::getNumberType($_op))">,
    [VulkanFeature<Vulkan_F_shaderFloat16VectorAtomics>],
    "of vectors of 16-bit floats">;

//===----------------------------------------------------------------------===//
// Storage classes
//===----------------------------------------------------------------------===//

defm : SPIRVClassRule<
    SPIRV_Atomics, "VUID-StandaloneSpirv-None-04686",
    And<[CPred<"$_op.getNumOperands() != 0">,
         Neg<Vulkan_IsOn<[SPIRV_SC_Uniform, SPIRV_SC_Workgroup, SPIRV_SC_Image,
                          SPIRV_SC_StorageBuffer,
                          SPIRV_SC_PhysicalStorageBuffer,
                          SPIRV_SC_TaskPayloadWorkgroupEXT]>>]>,
    [OtherThanVulkan], "neither in a buffer nor shared nor an image",
    "pointer">;

#endif // MLIR_AVAILABILITY_DIALECTS_VULKANATOMICS_TD
