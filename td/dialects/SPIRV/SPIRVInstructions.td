//===- SPIRVInstructions.td - Rules for instructions -------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requirements of instructions that MLIR's dialect has no op for, beyond those
// in the grammar: they depend on the operands, and on the module around the
// instruction. SPIRVOps.td has the same for MLIR's ops. The facts are from the
// SPIR-V specification (unified1), in the section that each names.
//
// The predicates are in cpp/lib/Dialect/SPIRV/Binary/InstructionPredicates.h.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_SPIRVINSTRUCTIONS_TD
#define MLIR_AVAILABILITY_DIALECTS_SPIRVINSTRUCTIONS_TD

include "mlir-availability/generated/SPIRVGrammar.td"

// 3.31, VulkanMemoryModelDeviceScope: "If the Vulkan memory model is declared
// and any instruction uses Device scope, the VulkanMemoryModelDeviceScope
// capability must be declared." Memory operands have scopes, too.
def : SPIRVInstructionRule<[], "usesDeviceScopeOfVulkan(op)",
                           "Device scope in the Vulkan memory model",
                           ["VulkanMemoryModelDeviceScope"]>;

// 2.16.1, "Logical addressing model": instructions that create or compare
// pointers that aren't known at compile time, and where such pointers may
// point.
multiclass SPIRVPointerRules<string pointee, string why,
                             list<string> anyCapability> {
  def : SPIRVInstructionRule<["OpSelect", "OpConstantNull", "OpPtrAccessChain",
                              "OpUntypedPtrAccessChainKHR", "OpPtrEqual",
                              "OpPtrNotEqual", "OpPtrDiff"],
                             "hasLogicalPointer(op, Pointee::" # pointee # ")",
                             why, anyCapability>;
  def : SPIRVInstructionRule<["OpUntypedVariableKHR"],
                             "holdsLogicalPointer(op, Pointee::" # pointee #
                                 ")",
                             "a variable that holds " # why, anyCapability>;
  // The section doesn't list it among those that make such a pointer.
  def : SPIRVInstructionRule<["OpUntypedInBoundsPtrAccessChainKHR"],
                             "hasLogicalPointer(op, Pointee::" # pointee # ")",
                             why # ", which only OpUntypedPtrAccessChainKHR makes",
                             []>;
}
defm : SPIRVPointerRules<"Workgroup", "a pointer into Workgroup memory",
                         ["VariablePointers"]>;
defm : SPIRVPointerRules<"StorageBuffer", "a pointer into a storage buffer",
                         ["VariablePointersStorageBuffer", "VariablePointers"]>;
defm : SPIRVPointerRules<"Elsewhere",
                         "a pointer into memory of a storage class for which no "
                         "capability allows it", []>;

// 3.52.24: "Before version 1.5, Id must come from a constant instruction." The
// same applies to Index of OpGroupNonUniformQuadBroadcast.
def : SPIRVInstructionRule<["OpGroupNonUniformBroadcast",
                            "OpGroupNonUniformQuadBroadcast"],
                           "endsWithVariable(op)",
                           "from an invocation that is not constant", []> {
  let since = "1.5";
}

// 3.52.15, OpSelect: "Before version 1.4, Result Type must be a pointer, scalar,
// or vector."
def : SPIRVInstructionRule<["OpSelect"], "selectsComposite(op)",
                           "one condition for a whole composite", []> {
  let since = "1.4";
}

// 3.52.8, OpCopyMemory and OpCopyMemorySized: "Before version 1.4, at most one
// memory operands mask can be provided."
def : SPIRVInstructionRule<["OpCopyMemory", "OpCopyMemorySized"],
                           "op->hasAttr(kSecondMemoryAccess)",
                           "two memory access operands", []> {
  let since = "1.4";
}

// SPV_NV_bindless_texture, "Update OpSelect instruction to accept
// OpTypeSampledImage as operand and result".
def : SPIRVInstructionRule<["OpSelect"], "selectsImage(op)",
                           "an image or a sampler", ["BindlessTextureNV"]>;

//===----------------------------------------------------------------------===//
// Access chains
//===----------------------------------------------------------------------===//

// What SPIRVOps.td and SPIRVBuiltIns.td ask of MLIR's `spirv.AccessChain`.
defvar SPIRV_AccessChains = ["OpAccessChain", "OpInBoundsAccessChain",
                             "OpUntypedAccessChainKHR",
                             "OpUntypedInBoundsAccessChainKHR"];

// 3.31, "...ArrayDynamicIndexing" and "...ArrayNonUniformIndexing".
foreach kind = ["UniformBuffer", "StorageBuffer", "SampledImage", "StorageImage",
                "InputAttachment", "UniformTexelBuffer", "StorageTexelBuffer"] in
  foreach index = ["Dynamic", "NonUniform"] in
    def : SPIRVInstructionRule<
        SPIRV_AccessChains,
        "indexesDescriptors(op, DescriptorKind::" # kind # ", " #
            !if(!eq(index, "NonUniform"), "true", "false") # ")",
        "index of an array of descriptors, by " #
            !if(!eq(index, "NonUniform"), "any value", "a uniform value"),
        [kind # "Array" # index # "Indexing"]>;

// 3.31, ClipDistance: "Uses a ClipDistance-decorated variable"; CullDistance is
// alike.
foreach builtIn = ["ClipDistance", "CullDistance"] in {
  def : SPIRVInstructionRule<
      SPIRV_AccessChains,
      "selectsBuiltIn(op, spirv::BuiltIn::" # builtIn # ")",
      "accesses a member of a block of built-in variables", [builtIn]>;
  def : SPIRVInstructionRule<
      ["OpLoad", "OpStore", "OpCopyMemory", "OpCopyMemorySized"],
      "reachesBuiltIn(op, spirv::BuiltIn::" # builtIn # ")",
      "accesses a block of built-in variables", [builtIn]>;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

// 3.31, StorageImageReadWithoutFormat and StorageImageWriteWithoutFormat. Images
// of kernels have no format.
def : SPIRVInstructionRule<["OpImageRead", "OpImageSparseRead"],
                           "hasImageOfUnknownFormat(op)",
                           "reads an image of unknown format",
                           ["StorageImageReadWithoutFormat", "Kernel"]>;
def : SPIRVInstructionRule<["OpImageWrite"], "hasImageOfUnknownFormat(op)",
                           "writes an image of unknown format",
                           ["StorageImageWriteWithoutFormat", "Kernel"]>;

// SPV_AMD_shader_image_load_store_lod: "Allow Lod" with these, under
// ImageReadWriteLodAMD.
def : SPIRVInstructionRule<["OpImageRead", "OpImageSparseRead", "OpImageWrite"],
                           "hasEnumerant(op, OperandKind::ImageOperands, "
                           "::mlir::spirv::ImageOperands::Lod)",
                           "of a level of detail", ["ImageReadWriteLodAMD"]>;

// 3.2, "Ray Flags", and the extensions that add flags: each flag has
// capabilities. SPV_NV_ray_tracing has the first flags without those of KHR's.
def : SPIRVConstantOperands<"RayFlags", 1, [
  "OpTraceRayKHR", "OpTraceRayMotionNV", "OpHitObjectRecordMissEXT",
  "OpHitObjectRecordMissMotionEXT"
]>;
def : SPIRVConstantOperands<"RayFlags", 2, [
  "OpRayQueryInitializeKHR", "OpHitObjectTraceRayNV",
  "OpHitObjectTraceRayMotionNV", "OpHitObjectTraceRayEXT",
  "OpHitObjectTraceRayMotionEXT", "OpHitObjectTraceReorderExecuteEXT",
  "OpHitObjectTraceMotionReorderExecuteEXT"
]>;

// SPV_QCOM_image_processing3: Mode "must be a 32-bit integer type scalar constant
// whose value corresponds to a 'Gather Modes'".
def : SPIRVConstantOperands<"GatherModes", 5, ["OpImageGatherQCOM"]>;

// SPV_KHR_cooperative_matrix, SPV_ARM_cooperative_matrix_layouts: MemoryLayout
// "must come from a 32-bit integer constant instruction whose value corresponds
// to a Cooperative Matrix Layout".
def : SPIRVConstantOperands<"CooperativeMatrixLayout", 3,
                            ["OpCooperativeMatrixLoadKHR"]>;
def : SPIRVConstantOperands<"CooperativeMatrixLayout", 2,
                            ["OpCooperativeMatrixStoreKHR"]>;
def : SPIRVConstantOperands<"CooperativeMatrixUse", 5,
                            ["OpTypeCooperativeMatrixKHR"]>;

//===----------------------------------------------------------------------===//
// Dot products
//===----------------------------------------------------------------------===//

// What SPIRVOps.td asks of MLIR's ops, which hold few of the vectors.
class SPIRVDotRule<string predicate, string why, list<string> anyCapability>
    : SPIRVInstructionRule<["OpSDot", "OpUDot", "OpSUDot", "OpSDotAccSat",
                            "OpUDotAccSat", "OpSUDotAccSat"],
                           predicate, why, anyCapability>;
def : SPIRVDotRule<"getDotInput(*op) == DotInput::FourBytes",
                   "of vectors of four 8-bit integers",
                   ["DotProductInput4x8Bit", "DotProductInputAll"]>;
def : SPIRVDotRule<"getDotInput(*op) == DotInput::Vectors",
                   "of vectors of integers", ["DotProductInputAll"]>;
def : SPIRVDotRule<"hasEnumerant(op, OperandKind::PackedVectorFormat, "
                   "spirv::PackedVectorFormat::PackedVectorFormat4x8Bit)",
                   "of vectors that are packed into integers",
                   ["DotProductInput4x8BitPacked"]>;

// SPV_KHR_bfloat16, BFloat16DotProductKHR.
def : SPIRVInstructionRule<["OpDot"], "isOfBFloat16(op)",
                           "of bfloat16", ["BFloat16DotProductKHR"]>;

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

// SPV_NV_shader_atomic_fp16_vector adds the operand types to instructions of
// other extensions: AtomicFloat16VectorNV "Uses the OpAtomicFAddEXT,
// OpAtomicExchange, OpAtomicFMinEXT, and OpAtomicFMaxEXT instructions on float16
// vectors with 2 or 4 components."
def : SPIRVInstructionRule<["OpAtomicFAddEXT", "OpAtomicFMinEXT",
                            "OpAtomicFMaxEXT", "OpAtomicExchange"],
                           "hasVectors(op)", "of a vector",
                           ["AtomicFloat16VectorNV"]>;

// 3.31, Int64Atomics: "Uses atomic instructions on 64-bit integer types."
def : SPIRVInstructionRule<
    ["OpAtomicLoad", "OpAtomicStore", "OpAtomicExchange",
     "OpAtomicCompareExchange", "OpAtomicCompareExchangeWeak",
     "OpAtomicIIncrement", "OpAtomicIDecrement", "OpAtomicIAdd", "OpAtomicISub",
     "OpAtomicSMin", "OpAtomicUMin", "OpAtomicSMax", "OpAtomicUMax",
     "OpAtomicAnd", "OpAtomicOr", "OpAtomicXor"],
    "isAtomicOn(op, Number::Integer, 64)", "of 64-bit integers",
    ["Int64Atomics"]>;

// SPV_EXT_shader_atomic_float_add, SPV_EXT_shader_atomic_float16_add,
// SPV_EXT_shader_atomic_float_min_max: the capability is that of the type.
class SPIRVFloatAtomics<list<string> opNames, int width, string suffix>
    : SPIRVInstructionRule<opNames,
                           "isAtomicOn(op, Number::Float, " # width # ")",
                           "of " # width # "-bit floats",
                           ["AtomicFloat" # width # suffix]>;
foreach width = [16, 32, 64] in {
  def : SPIRVFloatAtomics<["OpAtomicFAddEXT"], width, "AddEXT">;
  def : SPIRVFloatAtomics<["OpAtomicFMinEXT", "OpAtomicFMaxEXT"], width,
                          "MinMaxEXT">;
}

#endif // MLIR_AVAILABILITY_DIALECTS_SPIRVINSTRUCTIONS_TD
