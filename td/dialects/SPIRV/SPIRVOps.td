//===- SPIRVOps.td - What SPIR-V ops need ------------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requirements of SPIR-V ops beyond those of upstream's records: they depend on
// combinations of types, on the module around the op, and so on. The facts are
// from the SPIR-V specification (unified1), in the section that each names.
//
// The predicates are in cpp/lib/Dialect/SPIRV/Predicates.h.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_SPIRVOPS_TD
#define MLIR_AVAILABILITY_DIALECTS_SPIRVOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVOps.td"

include "mlir-availability/LLVMVersions.td"
include "mlir-availability/dialects/SPIRV/SPIRVBuiltIns.td"
include "mlir-availability/dialects/SPIRV/SPIRVDimensions.td"

// A predicate of Predicates.h over the op.
class SPIRVPred<string name> : CPred<"::mlir::availability::" # name>;

// A capability, and the requirements of declaring it: an extension, or a
// version that has it.
class SPIRV_Declared<I32EnumAttrCase capability> {
  list<Availability> requirements = [Capability<[capability]>,
                                     AvailableAsCase<capability>];
}

// A version, a capability and an extension that C++ reads from the op. They are
// attribute values, which need no table.
class SPIRV_MinVersionOf<string value> : MinVersion<SPIRV_V_1_0> {
  let instance = value;
}
class SPIRV_CapabilityOf<string value> : Capability<[]> {
  let mergeAction = "$overall.emplace_back($instance)";
  let instance = value;
}
class SPIRV_ExtensionOf<string value> : Extension<[]> {
  let mergeAction = "$overall.emplace_back($instance)";
  let instance = value;
}
// A use that no capability allows.
def SPIRV_NoCapability
    : SPIRV_CapabilityOf<"::llvm::ArrayRef<::mlir::spirv::Capability>()">;

//===----------------------------------------------------------------------===//
// Modules, entry points, linkage
//===----------------------------------------------------------------------===//

// 3.31, Linkage; 2.16.1: "There is at least one OpEntryPoint instruction, unless
// the Linkage capability is declared."
def : AvailabilityFor<SPIRV_ModuleOp> {
  let availability = [
    AvailableWhen<SPIRVPred<"hasNoEntryPoint($_self)">,
                  [Capability<[SPIRV_C_Linkage]>],
                  "no entry point, which Vulkan requires: add a "
                  "'spirv.EntryPoint'">,
  ];
}

// 2.4, 2.16.1 and 3.31; the Vulkan specification, "Capabilities". The binary
// declares everything in the triple, used or not, and a driver rejects what it
// doesn't know. Each declaration has its own requirements: an extension, or a
// version.
def : AvailabilityFor<SPIRV_ModuleOp> {
  let availability = [
    AvailableWhen<PredInWords<"$_self.getVceTriple()", "given">, [
      AvailableWhen<
          TruePred,
          [SPIRV_MinVersionOf<"$_self.getVceTriple()->getVersion()">],
          "its version",
          text="::mlir::spirv::stringifyVersion("
               "$_self.getVceTriple()->getVersion())">,
      AvailableForEach<"$_self.getVceTriple()->getCapabilities()",
                       [SPIRV_CapabilityOf<"$_each">,
                        AvailableAsValue<SPIRV_CapabilityAttr.enum, "$_each">],
                       "its capabilities",
                       text="::mlir::spirv::stringifyCapability($_each)">,
      AvailableForEach<"$_self.getVceTriple()->getExtensions()",
                       [SPIRV_ExtensionOf<"$_each">,
                        AvailableAsValue<SPIRV_ExtensionAttr.enum, "$_each">],
                       "its extensions",
                       text="::mlir::spirv::stringifyExtension($_each)">,
      // 3.7, Vulkan: "This memory model must be declared if and only if the
      // VulkanMemoryModel capability is declared."
      AvailableWhen<And<[
          SPIRVPred<"declares($_self, "
                    "::mlir::spirv::Capability::VulkanMemoryModel)">,
          CPred<"$_self.getMemoryModel() != ::mlir::spirv::MemoryModel::Vulkan">]>,
          [SPIRV_NoCapability],
          "VulkanMemoryModel in another memory model than Vulkan">,
      AvailableWhen<And<[
          SPIRVPred<"declares($_self, "
                    "::mlir::spirv::Capability::CooperativeMatrixKHR)">,
          SPIRVPred<"isInOtherShaderModel($_op)">]>, [SPIRV_NoCapability],
          "CooperativeMatrixKHR in another memory model than Vulkan">,
    ], at="vce_triple">,
  ];
}

// 3.52.5, OpEntryPoint: "Before version 1.4, the interface's storage classes are
// limited to the Input and Output storage classes."
def : AvailabilityFor<SPIRV_EntryPointOp> {
  let availability = [
    AvailableWhen<SPIRVPred<"listsMoreThanInputOutput($_self, $_analyses)">,
                  [MinVersion<SPIRV_V_1_4>],
                  "its interface has a variable that is neither Input nor Output">,
    // "Starting with version 1.4 ... must not be duplicated".
    AvailableWhen<SPIRVPred<"listsTwice($_self)">, [MaxVersion<SPIRV_V_1_3>],
                  "its interface has a variable twice">,
  ];
}

// 3.52.18, OpBranchConditional: "Starting with version 1.6, True Label and False
// Label must not be the same <id>."
def : AvailabilityFor<SPIRV_BranchConditionalOp> {
  let availability = [
    AvailableWhen<CPred<"$_self.getTrueTarget() == $_self.getFalseTarget()">,
                  [MaxVersion<SPIRV_V_1_5>], "both targets are one">,
  ];
}

//===----------------------------------------------------------------------===//
// Decorations
//===----------------------------------------------------------------------===//

// 3.20. The decorations of a variable that are inherent attributes. All others
// are discardable ones.
class SPIRV_Decorated<string attribute, string getter, I32EnumAttrCase case>
    : AvailableWhen<CPred<"$_self." # getter # "()">, [AvailableAsCase<case>],
                    "attribute " # attribute, attribute>;
def : AvailabilityFor<SPIRV_GlobalVariableOp> {
  let availability = [
    SPIRV_Decorated<"location", "getLocationAttr", SPIRV_D_Location>,
    SPIRV_Decorated<"binding", "getBindingAttr", SPIRV_D_Binding>,
    SPIRV_Decorated<"descriptor_set", "getDescriptorSetAttr",
                    SPIRV_D_DescriptorSet>,
    AvailableWhen<CPred<"$_self.getBuiltInAttr()">,
                  [AvailableAsValue<SPIRV_BuiltInAttr.enum,
                                    "::mlir::spirv::symbolizeBuiltIn("
                                    "*$_self.getBuiltIn())">],
                  "a variable of the environment", at="built_in">,
    SPIRVUnknownBuiltIns<"built_in">,
  ];
}

def : AvailabilityFor<SPIRV_FuncOp> {
  let availability = [
    AvailableForEach<"::mlir::availability::getParameterDecorations($_self)",
                     [AvailableAsValue<SPIRV_DecorationAttr.enum, "$_each">],
                     "a decorated parameter", at="spirv.decoration">,
  ];
}

//===----------------------------------------------------------------------===//
// Atomics and scopes
//===----------------------------------------------------------------------===//

// 3.31, Int64Atomics.
foreach op = [
  SPIRV_AtomicAndOp, SPIRV_AtomicCompareExchangeOp,
  SPIRV_AtomicCompareExchangeWeakOp, SPIRV_AtomicExchangeOp,
  SPIRV_AtomicIAddOp, SPIRV_AtomicIDecrementOp, SPIRV_AtomicIIncrementOp,
  SPIRV_AtomicISubOp, SPIRV_AtomicOrOp, SPIRV_AtomicSMaxOp, SPIRV_AtomicSMinOp,
  SPIRV_AtomicUMaxOp, SPIRV_AtomicUMinOp, SPIRV_AtomicXorOp
] in
  def : AvailabilityFor<op> {
    let availability = [
      AvailableWhen<CPred<"$_self.getType().isInteger(64)">,
                    [Capability<[SPIRV_C_Int64Atomics]>], "of 64-bit integers">,
    ];
  }

// SPV_EXT_split_barrier: it has the instructions, and the capability, of
// SPV_INTEL_split_barrier.
foreach op = [SPIRV_INTELControlBarrierArriveOp, SPIRV_INTELControlBarrierWaitOp] in
  def : AvailabilityFor<op> {
    let replaces = 1;
    let availability = [
      MinVersion<SPIRV_V_1_0>, MaxVersion<SPIRV_V_1_6>,
      Capability<[SPIRV_C_SplitBarrierINTEL]>,
      Extension<[SPV_INTEL_split_barrier, SPV_EXT_split_barrier]>,
    ];
  }

// SPV_EXT_shader_atomic_float_add, SPV_EXT_shader_atomic_float16_add: the
// capability is that of the type.
class SPIRV_FloatAdd<int width, I32EnumAttrCase capability>
    : AvailableWhen<CPred<"$_self.getType().isF" # width # "()">,
                    SPIRV_Declared<capability>.requirements,
                    "of " # width # "-bit floats">;
def : AvailabilityFor<SPIRV_EXTAtomicFAddOp> {
  let availability = [
    SPIRV_FloatAdd<16, SPIRV_C_AtomicFloat16AddEXT>,
    SPIRV_FloatAdd<32, SPIRV_C_AtomicFloat32AddEXT>,
    SPIRV_FloatAdd<64, SPIRV_C_AtomicFloat64AddEXT>,
  ];
}

// 3.31, VulkanMemoryModelDeviceScope: "If the Vulkan memory model is declared
// and any instruction uses Device scope, the VulkanMemoryModelDeviceScope
// capability must be declared."
foreach op = [
  SPIRV_AtomicAndOp, SPIRV_AtomicCompareExchangeOp,
  SPIRV_AtomicCompareExchangeWeakOp, SPIRV_AtomicExchangeOp,
  SPIRV_AtomicIAddOp, SPIRV_AtomicIDecrementOp, SPIRV_AtomicIIncrementOp,
  SPIRV_AtomicISubOp, SPIRV_AtomicOrOp, SPIRV_AtomicSMaxOp, SPIRV_AtomicSMinOp,
  SPIRV_AtomicUMaxOp, SPIRV_AtomicUMinOp, SPIRV_AtomicXorOp,
  SPIRV_EXTAtomicFAddOp, SPIRV_ControlBarrierOp, SPIRV_MemoryBarrierOp
] in
  def : AvailabilityFor<op> {
    let availability = [
      AvailableWhen<And<[
          CPred<"$_self.getMemoryScope() == ::mlir::spirv::Scope::Device">,
          SPIRVPred<"getMemoryModel($_op) == "
                    "::mlir::spirv::MemoryModel::Vulkan">]>,
          [Capability<[SPIRV_C_VulkanMemoryModelDeviceScope]>],
          "Device scope in the Vulkan memory model">,
      // 3.27: the scope needs VulkanMemoryModel; 3.31, VulkanMemoryModel: "Uses
      // the Vulkan memory model", which spirv-val enforces.
      AvailableWhen<And<[
          CPred<"$_self.getMemoryScope() == ::mlir::spirv::Scope::QueueFamily">,
          SPIRVPred<"getMemoryModel($_op).value_or(::mlir::spirv::MemoryModel::"
                    "Vulkan) != ::mlir::spirv::MemoryModel::Vulkan">]>,
          [SPIRV_NoCapability],
          "QueueFamily in another memory model than Vulkan", at="memory_scope">,
    ];
  }

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

// Rules of Vulkan about support of a capability, which the module needn't
// declare: storage images of unknown format without `decoration`.
class SPIRV_UnknownFormat<string number, string decoration,
                          I32EnumAttrCase capability>
    : AvailableWhen<
          And<[CPred<"!::mlir::availability::isDecorated($_self, "
                     "::mlir::spirv::Decoration::" # decoration # ")">,
               SPIRVPred<"holdsImageOfUnknownFormat($_self)">]>,
          [SPIRV_SupportedCapability<capability>],
          "a storage image of unknown format that isn't " # decoration,
          at="type"> {
  let rule = "VUID-RuntimeSpirv-apiVersion-" # number;
}
def : AvailabilityFor<SPIRV_GlobalVariableOp> {
  let availability = [
    SPIRV_UnknownFormat<"07954", "NonWritable",
                        SPIRV_C_StorageImageWriteWithoutFormat>,
    SPIRV_UnknownFormat<"07955", "NonReadable",
                        SPIRV_C_StorageImageReadWithoutFormat>,
  ];
}

// 3.31, StorageImageReadWithoutFormat and StorageImageWriteWithoutFormat. They
// apply to Shader modules; images of kernels have no format.
def : AvailabilityFor<SPIRV_ImageReadOp> {
  let availability = [
    AvailableWhen<SPIRVPred<"hasUnknownFormat($_self.getImage())">,
                  [Capability<[SPIRV_C_StorageImageReadWithoutFormat,
                               SPIRV_C_Kernel]>],
                  "reads an image of unknown format">,
  ];
}
// SPV_AMD_shader_image_load_store_lod: the operand Lod "is also valid" here.
foreach op = [SPIRV_ImageReadOp, SPIRV_ImageWriteOp] in
  def : AvailabilityFor<op> {
    let availability = [
      AvailableWhen<
          CPred<"::mlir::spirv::bitEnumContainsAny("
                "$_self.getImageOperands().value_or("
                "::mlir::spirv::ImageOperands::None), "
                "::mlir::spirv::ImageOperands::Lod)">,
          SPIRV_Declared<SPIRV_C_ImageReadWriteLodAMD>.requirements,
          "of a level of detail", at="image_operands">,
    ];
  }
def : AvailabilityFor<SPIRV_ImageWriteOp> {
  let availability = [
    AvailableWhen<SPIRVPred<"hasUnknownFormat($_self.getImage())">,
                  [Capability<[SPIRV_C_StorageImageWriteWithoutFormat,
                               SPIRV_C_Kernel]>],
                  "writes an image of unknown format">,
  ];
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

// 3.52.8, OpCopyMemory: "Before version 1.4, at most one memory operands mask
// can be provided."
def : AvailabilityFor<SPIRV_CopyMemoryOp> {
  let availability = [
    AvailableWhen<CPred<"$_self.getSourceMemoryAccessAttr()">,
                  [MinVersion<SPIRV_V_1_4>], "two memory access operands">,
  ];
}

// `type`, a pointer type, points into memory of a storage class.
class SPIRV_PointsTo<string type, I32EnumAttrCase storageClass>
    : CPred<"::llvm::cast<::mlir::spirv::PointerType>(" # type #
            ").getStorageClass() == ::mlir::spirv::StorageClass::" #
            storageClass.symbol>;

// 2.16.1, "Logical addressing model", and 3.31: pointers that are selected at
// run time; `type` is the pointer's. They point into storage buffers, or with
// VariablePointers into Workgroup memory.
class SPIRV_VariablePointer<string type> {
  list<Availability> requirements = [
    AvailableWhen<SPIRV_PointsTo<type, SPIRV_SC_Workgroup>,
                  SPIRV_Declared<SPIRV_C_VariablePointers>.requirements,
                  "in Workgroup memory">,
    AvailableWhen<
        SPIRV_PointsTo<type, SPIRV_SC_StorageBuffer>,
        SPIRV_Declared<SPIRV_C_VariablePointersStorageBuffer>.requirements,
        "in a storage buffer">,
    AvailableWhen<Neg<Or<[SPIRV_PointsTo<type, SPIRV_SC_Workgroup>,
                          SPIRV_PointsTo<type, SPIRV_SC_StorageBuffer>]>>,
                  [SPIRV_NoCapability],
                  "in memory for which no capability allows it">,
  ];
}
class SPIRV_WhenVariable<string type, string why, string at="">
    : AvailableWhen<SPIRVPred<"isVariablePointer($_op, " # type # ")">,
                    SPIRV_VariablePointer<type>.requirements, why, at>;

// Block arguments become OpPhi.
foreach op = [SPIRV_FuncOp, SPIRV_LoopOp, SPIRV_SelectionOp] in
  def : AvailabilityFor<op> {
    let availability = [
      AvailableForEach<"::mlir::availability::getVariablePhis($_op)",
                       SPIRV_VariablePointer<"$_each.getType()">.requirements,
                       "a pointer as a block argument", at="body">,
    ];
  }

// Pointers other than those into storage buffers are always valid arguments.
def : AvailabilityFor<SPIRV_FunctionCallOp> {
  let availability = [
    AvailableForEach<
        "::mlir::availability::getStorageBufferArguments($_self)",
        SPIRV_Declared<SPIRV_C_VariablePointersStorageBuffer>.requirements,
        "a pointer as an argument", at="arguments",
        position="$_each->getOperandNumber()">,
    AvailableForEach<"$_self->getResultTypes()", [
      AvailableWhen<SPIRVPred<"isVariablePointer(*$_self, $_each)">,
                    SPIRV_VariablePointer<"$_each">.requirements,
                    "returns a pointer">
    ], "its result">,
  ];
}

def : AvailabilityFor<SPIRV_PtrAccessChainOp> {
  let availability = [SPIRV_WhenVariable<"$_self.getType()",
                                         "a pointer that is chosen at run time">];
}
def : AvailabilityFor<SPIRV_ReturnValueOp> {
  let availability = [SPIRV_WhenVariable<"$_self.getValue().getType()",
                                         "a pointer that is chosen at run time">];
}

// "OpVariable must not allocate an object whose type is or contains a logical
// pointer type", or with variable pointers only in "Function or Private".
foreach op = [SPIRV_VariableOp, SPIRV_GlobalVariableOp] in
  def : AvailabilityFor<op> {
    let availability = [
      AvailableForEach<
          "::mlir::availability::getHeldPointers($_op, $_self.getType())",
          !listconcat(
            SPIRV_VariablePointer<"$_each">.requirements,
            [AvailableWhen<Neg<SPIRVPred<"mayHoldPointers($_self.getType())">>,
                           [SPIRV_NoCapability],
                           "in neither Function nor Private memory">]),
          "a variable that holds a pointer">,
    ];
  }

// 3.20, NonWritable: "Starting with version 1.4 ... a variable in the Function
// or Private storage class", which SPIR-V 1.3 doesn't list.
foreach op = [SPIRV_VariableOp, SPIRV_GlobalVariableOp] in
  def : AvailabilityFor<op> {
    let availability = [
      AvailableWhen<And<[SPIRVPred<"isDecorated($_self, "
                                   "::mlir::spirv::Decoration::NonWritable)">,
                         SPIRVPred<"mayHoldPointers($_self.getType())">]>,
                    [MinVersion<SPIRV_V_1_4>],
                    "NonWritable in Function or Private memory">,
    ];
  }

// 3.52.15, OpSelect: "Before version 1.4, results are only computed per
// component."
def : AvailabilityFor<SPIRV_SelectOp> {
  let replaces = 1;
  let availability = [
    MinVersion<SPIRV_V_1_0>, MaxVersion<SPIRV_V_1_6>,
    SPIRV_WhenVariable<"$_self.getType()", "selects a pointer", "result">,
    AvailableWhen<
        And<[CPred<"::llvm::isa<::mlir::spirv::ScalarType>("
                   "$_self.getCondition().getType())">,
             CPred<"::llvm::isa<::mlir::spirv::CompositeType>("
                   "$_self.getType())">]>,
        [MinVersion<SPIRV_V_1_4>], "one condition for a whole composite",
        at="condition">,
  ];
}

//===----------------------------------------------------------------------===//
// Arrays of descriptors
//===----------------------------------------------------------------------===//

// 3.31 and SPV_EXT_descriptor_indexing. A row for each kind of descriptor: the
// requirements of indexing an array of them dynamically uniformly (by a value
// that is not constant, but the same in the whole workgroup or draw call), and
// non-uniformly.
class SPIRV_Indexing<string kind, I32EnumAttrCase uniform,
                     I32EnumAttrCase nonUniform, string why>
    : AvailableWhen<
          SPIRVPred<"getIndexedDescriptors($_op) == "
                    "::mlir::availability::DescriptorKind::" # kind>,
          [AvailableWhen<SPIRVPred<"hasNonUniformIndex($_op)">,
                         SPIRV_Declared<nonUniform>.requirements,
                         "by any value">,
           AvailableWhen<Neg<SPIRVPred<"hasNonUniformIndex($_op)">>,
                         SPIRV_Declared<uniform>.requirements,
                         "by a uniform value">],
          why>;
def : AvailabilityFor<SPIRV_AccessChainOp> {
  let availability = [
    AvailableWhen<SPIRVPred<"getIndexedDescriptors($_op)">, [
      SPIRV_Indexing<"UniformBuffer",
                     SPIRV_C_UniformBufferArrayDynamicIndexing,
                     SPIRV_C_UniformBufferArrayNonUniformIndexing,
                     "of uniform buffers">,
      SPIRV_Indexing<"StorageBuffer",
                     SPIRV_C_StorageBufferArrayDynamicIndexing,
                     SPIRV_C_StorageBufferArrayNonUniformIndexing,
                     "of storage buffers">,
      SPIRV_Indexing<"SampledImage",
                     SPIRV_C_SampledImageArrayDynamicIndexing,
                     SPIRV_C_SampledImageArrayNonUniformIndexing,
                     "of sampled images">,
      SPIRV_Indexing<"StorageImage",
                     SPIRV_C_StorageImageArrayDynamicIndexing,
                     SPIRV_C_StorageImageArrayNonUniformIndexing,
                     "of storage images">,
      SPIRV_Indexing<"InputAttachment",
                     SPIRV_C_InputAttachmentArrayDynamicIndexing,
                     SPIRV_C_InputAttachmentArrayNonUniformIndexing,
                     "of input attachments">,
      SPIRV_Indexing<"UniformTexelBuffer",
                     SPIRV_C_UniformTexelBufferArrayDynamicIndexing,
                     SPIRV_C_UniformTexelBufferArrayNonUniformIndexing,
                     "of uniform texel buffers">,
      SPIRV_Indexing<"StorageTexelBuffer",
                     SPIRV_C_StorageTexelBufferArrayDynamicIndexing,
                     SPIRV_C_StorageTexelBufferArrayNonUniformIndexing,
                     "of storage texel buffers">,
    ], "index of an array of descriptors", at="indices">,
  ];
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

// SPV_KHR_bfloat16.
def : AvailabilityFor<SPIRV_DotOp> {
  let replaces = 1;
  let availability = [
    MinVersion<SPIRV_V_1_0>, MaxVersion<SPIRV_V_1_6>,
    AvailableWhen<CPred<"::llvm::isa<::mlir::BFloat16Type>($_self.getType())">,
                  SPIRV_Declared<SPIRV_C_BFloat16DotProductKHR>.requirements,
                  "of bfloat16", at="result">,
  ];
}

// SPV_KHR_integer_dot_product, 3.31: DotProductInputAll "Uses vector of any
// integer type as input to the dot product instructions", DotProductInput4x8Bit
// "Uses vectors of four components of 8-bit integer type".
class SPIRV_DotInput<string form, list<Availability> needs, string why>
    : AvailableWhen<SPIRVPred<"getDotInput($_op) == "
                              "::mlir::availability::DotInput::" # form>,
                    needs, why, at="vector1">;
foreach op = [SPIRV_SDotOp, SPIRV_SUDotOp, SPIRV_UDotOp, SPIRV_SDotAccSatOp,
              SPIRV_SUDotAccSatOp, SPIRV_UDotAccSatOp] in
  def : AvailabilityFor<op> {
    let replaces = 1;
    let availability = [
      MinVersion<SPIRV_V_1_0>, MaxVersion<SPIRV_V_1_6>,
      Capability<[SPIRV_C_DotProduct]>, AvailableAsCase<SPIRV_C_DotProduct>,
      SPIRV_DotInput<"FourBytes",
                     [Capability<[SPIRV_C_DotProductInput4x8Bit,
                                  SPIRV_C_DotProductInputAll]>],
                     "vector of four 8-bit integers">,
      SPIRV_DotInput<"Vectors",
                     SPIRV_Declared<SPIRV_C_DotProductInputAll>.requirements,
                     "vector of integers">,
      SPIRV_DotInput<
          "Packed",
          SPIRV_Declared<SPIRV_C_DotProductInput4x8BitPacked>.requirements,
          "packed into an integer">,
    ];
  }

// Section 3.52.17 of the specification. MLIR's record differs from it.
foreach op = !listconcat([SPIRV_IsFiniteOp],
                         OpsOfMLIR23<["SPIRV_IsNormalOp"]>.ops) in
  def : AvailabilityFor<op> {
    let availability = [Capability<[SPIRV_C_Kernel]>];
  }

//===----------------------------------------------------------------------===//
// Subgroup operations
//===----------------------------------------------------------------------===//

// 3.52.24, OpGroupNonUniformBroadcast: "Before version 1.5, Id must come from a
// constant instruction."
def : AvailabilityFor<SPIRV_GroupNonUniformBroadcastOp> {
  let availability = [
    AvailableWhen<CPred<"!::llvm::isa_and_present<::mlir::spirv::ConstantOp, "
                        "::mlir::spirv::ReferenceOfOp, "
                        "::mlir::spirv::SpecConstantOperationOp>("
                        "$_self.getId().getDefiningOp())">,
                  [MinVersion<SPIRV_V_1_5>], "no constant", at="id">,
  ];
}

//===----------------------------------------------------------------------===//
// Cooperative matrices
//===----------------------------------------------------------------------===//

// SPV_KHR_cooperative_matrix, 2.16: "If the CooperativeMatrixKHR capability is
// declared then the VulkanMemoryModel capability must be declared as well." This
// requires the Vulkan memory model; all memory models but OpenCL's belong to
// shaders.
class SPIRV_MatrixElsewhere<string predicate>
    : AvailableWhen<SPIRVPred<predicate>, [SPIRV_NoCapability],
                    "a cooperative matrix in another memory model than Vulkan">;

// Ops by which matrices appear in a module without an op of the extension.
// Their type can't tell which module it is in.
foreach op = [SPIRV_CompositeConstructOp, SPIRV_ConstantOp, SPIRV_FuncOp,
              SPIRV_GlobalVariableOp, SPIRV_UndefOp, SPIRV_VariableOp] in
  def : AvailabilityFor<op> {
    let availability = [
      SPIRV_MatrixElsewhere<"hasMatrixInOtherModel($_op, $_analyses)">,
    ];
  }

// MLIR's records state SPIR-V 1.6, the extension states 1.3.
foreach op = [SPIRV_KHRCooperativeMatrixLengthOp, SPIRV_KHRCooperativeMatrixLoadOp,
              SPIRV_KHRCooperativeMatrixMulAddOp,
              SPIRV_KHRCooperativeMatrixStoreOp] in
  def : AvailabilityFor<op> {
    let replaces = 1;
    let availability = [
      MinVersion<SPIRV_V_1_3>, MaxVersion<SPIRV_V_1_6>,
      Extension<[SPV_KHR_cooperative_matrix]>,
      Capability<[SPIRV_C_CooperativeMatrixKHR]>,
      SPIRV_MatrixElsewhere<"isInOtherShaderModel($_op)">,
    ];
  }

//===----------------------------------------------------------------------===//
// Cases of enums
//===----------------------------------------------------------------------===//

// SPV_KHR_16bit_storage, "Modify Section 3.20, Decoration, amend the Enabling
// Capabilities column for the FPRoundingMode decoration to say: Any of Kernel,
// StorageUniformBufferBlock16, StorageUniform16, StoragePushConstant16,
// StorageInputOutput16." The grammar has no requirement any more, and spirv-val
// has this one in Vulkan alone. There, it also accepts 16-bit numbers in Workgroup
// memory.
// VulkanInstructions.td asks what the module declares.
def : AvailabilityForCase<SPIRV_D_FPRoundingMode,
                          [InVulkan<Capability<SPIRV_Rounding<>.capabilities>>]>;

// The grammar requires AtomicStorage. The Vulkan specification,
// VUID-StandaloneSpirv-MemorySemantics-10870: "at least one Vulkan-supported
// storage class semantics bit set (UniformMemory, WorkgroupMemory, ImageMemory,
// or OutputMemory)". So other bits may be set too, although Vulkan has no
// AtomicStorage: glslang sets this one in every memoryBarrier(), Vulkan's
// working group agreed that it is ignored (glslang's issue 1618), and spirv-val
// requires nothing. A target that states no API also accepts modules for
// Vulkan.
def : AvailabilityForCase<SPIRV_MS_AtomicCounterMemory, [
  AnyOf<[SPIRV_ClientAPI<SPIRV_CA_Vulkan>, Capability<[SPIRV_C_AtomicStorage]>]>
]>;

// SPV_KHR_cooperative_matrix, "Dependencies". MLIR's record states SPIR-V 1.6.
def : AvailabilityForCase<SPIRV_C_CooperativeMatrixKHR, [
  Extension<[SPV_KHR_cooperative_matrix]>, MinVersion<SPIRV_V_1_3>
]>;

//===----------------------------------------------------------------------===//
// Specialization constants
//===----------------------------------------------------------------------===//

// The type of the constant is that of its value.
def : AvailabilityFor<SPIRV_SpecConstantOp> {
  let availability = [AvailableAsType<"$_self.getDefaultValue().getType()",
                                      at="default_value">];
}

// 3.52.7, OpSpecConstantOp: OpUConvert is allowed since 1.4, or with Kernel;
// SPV_AMD_gpu_shader_int16, "Modify OpSpecConstantOp definition: (Append
// OpUConvert to the list of permitted ..Convert Opcodes)", for binaries that
// declare it, since MLIR's triples can't; and "If the Kernel capability was declared, the following opcodes are also
// valid".
class SPIRV_Wraps<list<string> instructions>
    : SPIRVPred<"wrapsOneOf($_self, {\"" #
                !interleave(instructions, "\", \"") # "\"})">;
def : AvailabilityFor<SPIRV_SpecConstantOperationOp> {
  let availability = [
    AvailableWhen<And<[SPIRV_Wraps<["UConvert"]>,
                       Neg<SPIRVPred<"declaresExtension($_op, "
                                     "\"SPV_AMD_gpu_shader_int16\")">>]>,
                  [AnyOf<[Capability<[SPIRV_C_Kernel]>,
                          MinVersion<SPIRV_V_1_4>]>], "wraps OpUConvert">,
    AvailableWhen<
        SPIRV_Wraps<[
          "ConvertFToS", "ConvertSToF", "ConvertFToU", "ConvertUToF",
          "ConvertPtrToU", "ConvertUToPtr", "GenericCastToPtr",
          "PtrCastToGeneric", "Bitcast", "FNegate", "FAdd", "FSub", "FMul",
          "FDiv", "FRem", "FMod", "AccessChain", "InBoundsAccessChain",
          "PtrAccessChain", "InBoundsPtrAccessChain"
        ]>,
        [Capability<[SPIRV_C_Kernel]>], "wraps what only kernels may">,
  ];
}

#endif // MLIR_AVAILABILITY_DIALECTS_SPIRVOPS_TD
