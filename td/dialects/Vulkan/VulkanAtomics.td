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

// The memory that an operation accesses. A physical pointer also counts as a
// buffer, and so does Uniform, where modules before SPIR-V 1.3 have storage
// buffers.
class Vulkan_IsOn<list<I32EnumAttrCase> storageClasses>
    : VulkanPred<"isIn($_self.getPointer().getType(), {" #
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

// Operations on one kind of memory.
class Vulkan_Atomic<string number, Vulkan_Memory memory, string feature>
    : VulkanRule<"VUID-RuntimeSpirv-None-" # number, memory.pred,
                 [VulkanFeature<!cast<I32EnumAttrCase>("Vulkan_F_" # feature)>],
                 memory.words, at="pointer">;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

class Vulkan_Int64Atomic<string number, Vulkan_Memory memory>
    : Vulkan_Atomic<number, memory, "shader" # memory.name # "Int64Atomics">;
foreach op = [
  SPIRV_AtomicAndOp, SPIRV_AtomicCompareExchangeOp,
  SPIRV_AtomicCompareExchangeWeakOp, SPIRV_AtomicExchangeOp,
  SPIRV_AtomicIAddOp, SPIRV_AtomicIDecrementOp, SPIRV_AtomicIIncrementOp,
  SPIRV_AtomicISubOp, SPIRV_AtomicOrOp, SPIRV_AtomicSMaxOp, SPIRV_AtomicSMinOp,
  SPIRV_AtomicUMaxOp, SPIRV_AtomicUMinOp, SPIRV_AtomicXorOp
] in
  def : AvailabilityFor<op> {
    let availability = [AvailableWhen<
        CPred<"$_self.getType().isInteger(64)">, [
          Vulkan_Int64Atomic<"06278", Vulkan_Buffers>,
          Vulkan_Int64Atomic<"06279", Vulkan_SharedMemory>,
          Vulkan_Int64Atomic<"06288", Vulkan_Images>,
        ], "of 64-bit integers">];
  }

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

// `kind` is the suffix of the features' names. Images have features for 32 bits
// alone; no feature allows other widths on them.
class Vulkan_FloatAtomic<string number, int width, Vulkan_Memory memory,
                         string kind>
    : Vulkan_Atomic<number, memory,
                    "shader" # memory.name # "Float" # width # kind>;
class Vulkan_NoFloatAtomic<string number>
    : NotInVulkan<"VUID-RuntimeSpirv-None-" # number, Vulkan_Images.pred,
                  Vulkan_Images.words, at="pointer">;
class Vulkan_FloatAtomicsOf<int width, string kind, Availability onImages>
    : AvailableWhen<CPred<"$_self.getType().isF" # width # "()">, [
        Vulkan_FloatAtomic<"06284", width, Vulkan_Buffers, kind>,
        Vulkan_FloatAtomic<"06285", width, Vulkan_SharedMemory, kind>,
        onImages,
      ], "of " # width # "-bit floats">;
class Vulkan_FloatAtomics<string kind> {
  list<Availability> requirements = [
    Vulkan_FloatAtomicsOf<16, kind, Vulkan_NoFloatAtomic<"06337">>,
    Vulkan_FloatAtomicsOf<
        32, kind, Vulkan_FloatAtomic<"06286", 32, Vulkan_Images, kind>>,
    Vulkan_FloatAtomicsOf<64, kind, Vulkan_NoFloatAtomic<"06339">>,
  ];
}

def : AvailabilityFor<SPIRV_AtomicExchangeOp> {
  let availability = Vulkan_FloatAtomics<"Atomics">.requirements;
}
def : AvailabilityFor<SPIRV_EXTAtomicFAddOp> {
  let availability = Vulkan_FloatAtomics<"AtomicAdd">.requirements;
}

//===----------------------------------------------------------------------===//
// Scopes and storage classes
//===----------------------------------------------------------------------===//

foreach op = [
  SPIRV_AtomicAndOp, SPIRV_AtomicCompareExchangeOp,
  SPIRV_AtomicCompareExchangeWeakOp, SPIRV_AtomicExchangeOp,
  SPIRV_AtomicIAddOp, SPIRV_AtomicIDecrementOp, SPIRV_AtomicIIncrementOp,
  SPIRV_AtomicISubOp, SPIRV_AtomicOrOp, SPIRV_AtomicSMaxOp, SPIRV_AtomicSMinOp,
  SPIRV_AtomicUMaxOp, SPIRV_AtomicUMinOp, SPIRV_AtomicXorOp,
  SPIRV_EXTAtomicFAddOp
] in
  def : AvailabilityFor<op> {
    let availability = [
      Vulkan_MemoryScope<>,
      NotInVulkan<"VUID-StandaloneSpirv-None-04686",
                  Neg<Vulkan_IsOn<[SPIRV_SC_Uniform, SPIRV_SC_Workgroup,
                                   SPIRV_SC_Image, SPIRV_SC_StorageBuffer,
                                   SPIRV_SC_PhysicalStorageBuffer,
                                   SPIRV_SC_TaskPayloadWorkgroupEXT]>>,
                  "neither in a buffer nor shared nor an image", at="pointer">,
    ];
  }

foreach op = [
  SPIRV_AtomicAndOp, SPIRV_AtomicExchangeOp, SPIRV_AtomicIAddOp,
  SPIRV_AtomicIDecrementOp, SPIRV_AtomicIIncrementOp, SPIRV_AtomicISubOp,
  SPIRV_AtomicOrOp, SPIRV_AtomicSMaxOp, SPIRV_AtomicSMinOp, SPIRV_AtomicUMaxOp,
  SPIRV_AtomicUMinOp, SPIRV_AtomicXorOp, SPIRV_EXTAtomicFAddOp
] in
  def : AvailabilityFor<op> {
    let availability = [Vulkan_Semantics<"semantics", "getSemantics">];
  }
foreach op = [SPIRV_AtomicCompareExchangeOp,
              SPIRV_AtomicCompareExchangeWeakOp] in
  def : AvailabilityFor<op> {
    let availability = [
      Vulkan_Semantics<"equal_semantics", "getEqualSemantics">,
      Vulkan_Semantics<"unequal_semantics", "getUnequalSemantics">,
    ];
  }

#endif // MLIR_AVAILABILITY_DIALECTS_VULKANATOMICS_TD
