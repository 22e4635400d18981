//===- SPIRVTypes.td - What SPIR-V's types need ------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requirements of types in SPIR-V ops: storage classes, widths, images and so
// on. The facts are from the SPIR-V specification (unified1), sections 2.16.1
// "Universal Validation Rules" and 3.31 "Capability", and from the extensions
// that are named.
//
// A type without a record is unknown in SPIR-V ops: no target has it. The
// requirements of enum cases are in SPIRVBase.td and SPIRVCases.td.
//
// The predicates are in cpp/lib/Dialect/SPIRV/Predicates.h. `$_context` states
// where in memory the type is, if it is in memory, and how the op uses the
// value.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_SPIRVTYPES_TD
#define MLIR_AVAILABILITY_DIALECTS_SPIRVTYPES_TD

include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.td"
include "mlir/Dialect/SPIRV/IR/SPIRVOps.td"
include "mlir/IR/BuiltinTypes.td"

include "mlir-availability/dialects/SPIRV/SPIRVBuiltIns.td"
include "mlir-availability/dialects/SPIRV/SPIRVCppTypes.td"
include "mlir-availability/dialects/SPIRV/SPIRVDimensions.td"
include "mlir-availability/dialects/SPIRV/SPIRVOps.td"

#ifndef AVAILABILITY_CLASS_EXISTS
#define AVAILABILITY_CLASS_EXISTS
#endif
include "mlir-availability/Availability.td"

def : TypesInContext<SPIRV_Dialect, "::mlir::availability::SPIRVTypeContext">;

//===----------------------------------------------------------------------===//
// Vocabulary
//===----------------------------------------------------------------------===//

// The type is in memory of a storage class.
class IsIn<I32EnumAttrCase storageClass>
    : PredInWords<"$_context.isIn(::mlir::spirv::StorageClass::" #
                  storageClass.symbol # ")",
                  "in " # storageClass.str # " memory">;
// The type is declared by an instruction of a binary.
class IsDeclared
    : PredInWords<"$_context.use == "
                  "::mlir::availability::SPIRVTypeUse::Declaration",
                  "declared">;
class IsInStruct : PredInWords<"$_context.isInStruct", "in a struct">;

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

// A place in memory where narrow scalars are allowed, whatever is allowed
// elsewhere, and the capability for 8 and for 16 bits; empty where every use
// needs the capability of the width.
class StorageRow<Pred pred, list<I32EnumAttrCase> for8,
                 list<I32EnumAttrCase> for16> {
  Pred place = pred;
  list<I32EnumAttrCase> capabilities8 = for8;
  list<I32EnumAttrCase> capabilities16 = for16;
}

// SPV_KHR_8bit_storage, SPV_KHR_16bit_storage; for a struct with a layout in
// Workgroup memory, SPV_KHR_workgroup_memory_explicit_layout.
class StorageRows {
  list<StorageRow> rows = [
    StorageRow<IsIn<SPIRV_SC_StorageBuffer>,
               [SPIRV_C_StorageBuffer8BitAccess],
               [SPIRV_C_StorageBuffer16BitAccess]>,
    StorageRow<IsIn<SPIRV_SC_PhysicalStorageBuffer>,
               [SPIRV_C_StorageBuffer8BitAccess],
               [SPIRV_C_StorageBuffer16BitAccess]>,
    // In the Vulkan specification, the features storageBuffer8BitAccess and
    // storageBuffer16BitAccess allow this storage class together with the two
    // others (06328, 11161).
    StorageRow<IsIn<SPIRV_SC_ShaderRecordBufferKHR>,
               [SPIRV_C_StorageBuffer8BitAccess],
               [SPIRV_C_StorageBuffer16BitAccess]>,
    StorageRow<And<[IsIn<SPIRV_SC_Uniform>, IsInStruct<>]>,
               [SPIRV_C_UniformAndStorageBuffer8BitAccess],
               [SPIRV_C_StorageUniform16]>,
    // A pointer to a scalar doesn't tell whether the scalar is in a Block or in
    // a BufferBlock; the type of the variable does. Both need this capability
    // or one that implies it.
    StorageRow<And<[IsIn<SPIRV_SC_Uniform>, Neg<IsInStruct<>>]>,
               [SPIRV_C_StorageBuffer8BitAccess],
               [SPIRV_C_StorageBuffer16BitAccess]>,
    StorageRow<IsIn<SPIRV_SC_PushConstant>,
               [SPIRV_C_StoragePushConstant8],
               [SPIRV_C_StoragePushConstant16]>,
    StorageRow<IsIn<SPIRV_SC_Input>, [], [SPIRV_C_StorageInputOutput16]>,
    StorageRow<IsIn<SPIRV_SC_Output>, [], [SPIRV_C_StorageInputOutput16]>,
    StorageRow<And<[IsIn<SPIRV_SC_Workgroup>,
                    PredInWords<"$_context.isInBlock", "in a Block">]>,
               [SPIRV_C_WorkgroupMemoryExplicitLayout8BitAccessKHR],
               [SPIRV_C_WorkgroupMemoryExplicitLayout16BitAccessKHR]>,
  ];
}

// A row for one width.
class WidthRow<Pred pred, I32EnumAttrCase case> {
  Pred place = pred;
  I32EnumAttrCase capability = case;
}
class WidthRows<int width> {
  list<WidthRow> rows = !foldl(
    []<WidthRow>, StorageRows<>.rows, result, row,
    !listconcat(result, !foreach(
      case, !if(!eq(width, 8), row.capabilities8, row.capabilities16),
      WidthRow<row.place, case>)));
}

// The requirements of scalars of `width` bits for which `guard` holds. They are
// the capability of the place in memory; elsewhere `arithmetic`, or one of
// `buffers` behind OpenCL's pointers (3.31, Float16Buffer: "Allows a 16-bit
// OpTypeFloat instruction for the sole purpose of creating an OpTypePointer to a
// 16-bit float"). An op that only moves or converts values can use any of
// `transfer` (SPV_KHR_16bit_storage, "Modifications", 2.16.1). An untyped variable
// may hold what either allows. Vulkan asks how such numbers are accessed
// (VulkanInstructions.td).
class Narrow<int width, Pred guard, I32EnumAttrCase arithmetic,
             list<I32EnumAttrCase> transfer,
             list<I32EnumAttrCase> buffers = [arithmetic]> {
  list<WidthRow> rows = WidthRows<width>.rows;
  Pred isTransferred = PredInWords<"$_context.isTransferredValue()",
                                   "only moved or converted">;
  Pred isInPlace = Or<!foreach(row, rows, row.place)>;
  Pred isInBuffer = InWords<
      And<[Or<[IsIn<SPIRV_SC_CrossWorkgroup>, IsIn<SPIRV_SC_Workgroup>,
               IsIn<SPIRV_SC_Function>, IsIn<SPIRV_SC_UniformConstant>,
               IsIn<SPIRV_SC_Generic>]>,
           Neg<Or<[isInPlace, isTransferred]>>]>,
      "in CrossWorkgroup, Function, UniformConstant or Generic memory, or in "
      "Workgroup memory and not in a Block">;
  bit hasBuffers = !gt(!size(buffers), 1);
  Pred isTyped = PredInWords<"!$_context.isInUntypedVariable",
                             "not in an untyped variable">;
  list<Availability> requirements = !listconcat(
    !foreach(row, rows,
             AvailableWhen<And<[guard, row.place, isTyped]>,
                           SPIRV_Declared<row.capability>.requirements>),
    !foreach(row, rows,
             AvailableWhen<And<[guard, row.place, Neg<isTyped>]>,
                           [Capability<[row.capability, arithmetic]>]>),
    [AvailableWhen<And<[guard, isTransferred]>, [Capability<transfer>]>],
    !if(hasBuffers,
        [AvailableWhen<And<[guard, isInBuffer]>, [Capability<buffers>]>], []),
    [AvailableWhen<
        And<[guard, InWords<Neg<Or<!listconcat(
                                [isInPlace, isTransferred],
                                !if(hasBuffers, [isInBuffer], []))>>,
                            "used in any other way">]>,
        SPIRV_Declared<arithmetic>.requirements>]);
}

class IsOfWidth<int width>
    : PredInWords<"$_self.getWidth() == " # width, width # " bits">;

// StorageUniform16 and UniformAndStorageBuffer8BitAccess imply other
// alternatives in the list.
def : AvailabilityForType<Builtin_Integer> {
  let availability = !listconcat(
    Narrow<8, IsOfWidth<8>, SPIRV_C_Int8,
           [SPIRV_C_Int8, SPIRV_C_StorageBuffer8BitAccess,
            SPIRV_C_StoragePushConstant8,
            SPIRV_C_WorkgroupMemoryExplicitLayout8BitAccessKHR]>.requirements,
    Narrow<16, IsOfWidth<16>, SPIRV_C_Int16,
           [SPIRV_C_Int16, SPIRV_C_StorageBuffer16BitAccess,
            SPIRV_C_StoragePushConstant16, SPIRV_C_StorageInputOutput16,
            SPIRV_C_WorkgroupMemoryExplicitLayout16BitAccessKHR]>.requirements,
    [AvailableWhen<IsOfWidth<64>, SPIRV_Declared<SPIRV_C_Int64>.requirements>]);
}

def : AvailabilityForType<Builtin_Float16> {
  let availability =
    Narrow<16, TruePred, SPIRV_C_Float16,
           [SPIRV_C_Float16, SPIRV_C_StorageBuffer16BitAccess,
            SPIRV_C_StoragePushConstant16, SPIRV_C_StorageInputOutput16,
            SPIRV_C_WorkgroupMemoryExplicitLayout16BitAccessKHR,
            SPIRV_C_Float16Buffer],
           [SPIRV_C_Float16, SPIRV_C_Float16Buffer]>.requirements;
}

// SPV_KHR_bfloat16, BFloat16TypeKHR: "Uses OpTypeFloat to specify types with the
// BFloat16KHR floating point encoding". It restricts no memory ("Memory
// Instructions" are among those that may use the type), and the capabilities of
// SPV_KHR_16bit_storage are for types that nothing else declares. So a module
// needn't declare these, and spirv-val doesn't ask for them. The device needs the
// support: VUID-RuntimeSpirv-storageBuffer16BitAccess-11161 and its kind are
// about all "16-bit floating-point" elements.
def : AvailabilityForType<Builtin_BFloat16> {
  let availability = !listconcat(
    SPIRV_Declared<SPIRV_C_BFloat16TypeKHR>.requirements,
    !foreach(row, WidthRows<16>.rows,
             AvailableWhen<row.place,
                           [SPIRV_SupportedCapability<row.capability>]>));
}

// SPV_EXT_float8. The storage of 8 bits is about integers. MLIR 22's verifier
// refuses these types, which binaries have.
foreach type = [Builtin_Float8E4M3FN, Builtin_Float8E5M2] in
  def : AvailabilityForType<type> {
    let availability = [Capability<[SPIRV_C_Float8EXT]>,
                        Extension<[SPV_EXT_float8]>];
  }

// SPV_EXT_ocp_microscaling_types, "Validation Rules": "Memory Instructions:
// Float8UnsignedE8M0EXT and MXInt8EXT encodings can be used with all storage
// classes; Float4E2M1EXT, Float6E2M3EXT, and Float6E3M2EXT encodings can only be
// used with the Function and Private storage classes". MLIR has no MXInt8EXT.
class SPIRV_Microscaling<I32EnumAttrCase capability> {
  list<Availability> requirements = [
    Capability<[capability]>, Extension<[SPV_EXT_ocp_microscaling_types]>
  ];
  list<Availability> inFunctions = !listconcat(requirements, [
    AvailableWhen<And<[PredInWords<"$_context.storageClass.has_value()",
                                   "in memory">,
                       InWords<Neg<Or<[IsIn<SPIRV_SC_Function>,
                                       IsIn<SPIRV_SC_Private>]>>,
                               "of another storage class than Function and "
                               "Private">]>,
                  [SPIRV_NoCapability]>
  ]);
}
def : AvailabilityForType<Builtin_Float4E2M1FN> {
  let availability = SPIRV_Microscaling<SPIRV_C_Float4EXT>.inFunctions;
}
foreach type = [Builtin_Float6E2M3FN, Builtin_Float6E3M2FN] in
  def : AvailabilityForType<type> {
    let availability = SPIRV_Microscaling<SPIRV_C_Float6EXT>.inFunctions;
  }
def : AvailabilityForType<Builtin_Float8E8M0FNU> {
  let availability =
    SPIRV_Microscaling<SPIRV_C_Float8UnsignedE8M0EXT>.requirements;
}

def : AvailabilityForType<Builtin_Float32>;

def : AvailabilityForType<Builtin_Float64> {
  let availability = SPIRV_Declared<SPIRV_C_Float64>.requirements;
}

//===----------------------------------------------------------------------===//
// Pointers and composites
//===----------------------------------------------------------------------===//

// SPV_EXT_descriptor_indexing; the Vulkan specification, "Standalone SPIR-V
// Validation": the storage classes that "Storage Class must be limited to".
def : AvailabilityForType<SPIRV_PointerType> {
  let availability = [
    AvailableAsValue<SPIRV_StorageClassAttr.enum, "$_self.getStorageClass()">,
    NotInVulkan<"VUID-StandaloneSpirv-None-04643",
                IsAnyOf<"$_self.getStorageClass()", "StorageClass", [
                  SPIRV_SC_CrossWorkgroup, SPIRV_SC_Generic,
                  SPIRV_SC_AtomicCounter, SPIRV_SC_CodeSectionINTEL,
                  SPIRV_SC_DeviceOnlyINTEL, SPIRV_SC_HostOnlyINTEL
                ]>>,
    AvailableWhen<PredInWords<"::mlir::availability::isRuntimeDescriptorArray($_self)",
                              "to an array of descriptors without a length">,
                  SPIRV_Declared<SPIRV_C_RuntimeDescriptorArray>.requirements>,
  ];
}

// 3.31, Vector16: "Uses OpTypeVector to declare 8 component or 16 component
// vectors." SPV_EXT_long_vector, LongVectorEXT: "Enables vector types with more
// than four components, one component, and OpTypeVectorIdEXT."
class HasElements<string condition, string what>
    : PredInWords<"$_self.getNumElements() " # condition, what>;
def HasElementsOfVector16
    : InWords<Or<[HasElements<"== 8", "">, HasElements<"== 16", "">]>,
              "8 or 16 elements">;
def : AvailabilityForType<Builtin_Vector> {
  let availability = [
    AvailableWhen<HasElementsOfVector16,
                  [Capability<[SPIRV_C_Vector16, SPIRV_C_LongVectorEXT]>]>,
    // In text, MLIR's attributes have vectors of one element where SPIR-V has
    // scalars.
    AvailableWhen<InWords<Or<[And<[HasElements<"> 4", "">,
                                   Neg<HasElementsOfVector16>]>,
                              And<[HasElements<"== 1", "">,
                                   IsDeclared<>]>]>,
                          "one element, or over 4, but neither 8 nor 16">,
                  [Capability<[SPIRV_C_LongVectorEXT]>,
                   Extension<[SPV_EXT_long_vector]>]>,
  ];
}

// A stride is a decoration.
class HasStride
    : AvailableWhen<PredInWords<"$_self.getArrayStride() != 0", "with a stride">,
                    [AvailableAsCase<SPIRV_D_ArrayStride>]>;
def : AvailabilityForType<SPIRV_ArrayType> {
  let availability = [HasStride<>];
}
def : AvailabilityForType<SPIRV_RuntimeArrayType> {
  let availability = !listconcat(SPIRV_Declared<SPIRV_C_Shader>.requirements,
                                 [HasStride<>]);
}

def : AvailabilityForType<SPIRV_StructType> {
  let availability = [
    AvailableAsValue<SPIRV_DecorationAttr.enum,
                "::mlir::availability::getDecorations($_self)">,
    SPIRVDeclaredBuiltIns<"$_self">,
    SPIRVUnknownBuiltIns<>,
    AvailableWhen<PredInWords<"$_self.hasOffset()", "with offsets">,
                  [AvailableAsCase<SPIRV_D_Offset>]>,
    // 3.52.6, OpTypeForwardPointer.
    AvailableWhen<InWords<Neg<CPred<"::mlir::availability::getPointersToSelf("
                                    "$_self).empty()">>,
                          "with pointers to itself">,
                  [Capability<[SPIRV_C_Addresses,
                               SPIRV_C_PhysicalStorageBufferAddresses]>]>,
    // SPV_KHR_workgroup_memory_explicit_layout: applies to variables, not to a
    // type that is declared and never used.
    AvailableWhen<
        And<[InWords<Neg<IsDeclared<>>, "of a variable">,
             PredInWords<"$_context.storageClass == "
                         "::mlir::spirv::StorageClass::Workgroup",
                         "in Workgroup memory">,
             PredInWords<
                 "$_self.hasDecoration(::mlir::spirv::Decoration::Block)",
                 "a Block">]>,
        SPIRV_Declared<SPIRV_C_WorkgroupMemoryExplicitLayoutKHR>.requirements>,
  ];
}

def : AvailabilityForType<SPIRV_MatrixType> {
  let availability = SPIRV_Declared<SPIRV_C_Matrix>.requirements;
}

// SPV_KHR_cooperative_matrix, SPV_KHR_bfloat16, SPV_EXT_float8. In a shader,
// matrices require the Vulkan memory model: see SPIRV_MatrixElsewhere.
def : AvailabilityForType<SPIRV_CooperativeMatrixType> {
  let availability = !listconcat(
    SPIRV_Declared<SPIRV_C_CooperativeMatrixKHR>.requirements,
    [Capability<[SPIRV_C_VulkanMemoryModel, SPIRV_C_Kernel]>,
     AvailableWhen<
         PredInWords<
             "::llvm::isa<::mlir::BFloat16Type>($_self.getElementType())",
             "with elements of bf16">,
         SPIRV_Declared<SPIRV_C_BFloat16CooperativeMatrixKHR>.requirements>,
     AvailableWhen<
         PredInWords<
             "::llvm::isa<::mlir::Float8E4M3FNType, ::mlir::Float8E5M2Type>("
             "$_self.getElementType())",
             "with elements of f8">,
         [Capability<[SPIRV_C_Float8CooperativeMatrixEXT]>]>]);
}

// SPV_ARM_tensors.
def : AvailabilityForType<SPIRV_TensorArmType> {
  let availability = SPIRV_Declared<SPIRV_C_TensorsARM>.requirements;
}

// OpTypeNamedBarrier has a capability, OpTypeSampler none. MLIR 22 has neither.
foreach name = !if(IsMLIR22, []<string>, ["SPIRV_NamedBarrierType"]) in
  def : AvailabilityForType<!cast<TypeDef>(name)> {
    let availability = SPIRV_Declared<SPIRV_C_NamedBarrier>.requirements;
  }

foreach name = !if(IsMLIR22, []<string>, ["SPIRV_SamplerType"]) in
  def : AvailabilityForType<!cast<TypeDef>(name)>;

// Only the element types of these have requirements. `none` is void.
foreach type = [Builtin_Function, Builtin_Graph, Builtin_None] in
  def : AvailabilityForType<type>;

// 3.52.6, OpTypeSampledImage: "Starting with version 1.6, Dim must not be
// Buffer."
def : AvailabilityForType<SPIRV_SampledImageType> {
  let availability = [
    AvailableWhen<PredInWords<"::mlir::availability::isOfBuffer($_self)",
                              "of a buffer">,
                  [MaxVersion<SPIRV_V_1_5>]>,
  ];
}

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

class HasDim<I32EnumAttrCase dim>
    : PredInWords<"$_self.getDim() == ::mlir::spirv::Dim::" # dim.symbol,
                  dim.str>;

// Used without a sampler: Sampled is 2.
class IsStorageImage
    : PredInWords<"$_self.getSamplerUseInfo() == "
                  "::mlir::spirv::ImageSamplerUseInfo::NoSampler",
                  "used without a sampler">;
class IsArrayed
    : PredInWords<"$_self.getArrayedInfo() == "
                  "::mlir::spirv::ImageArrayedInfo::Arrayed",
                  "arrayed">;
// Input attachments are neither.
class IsMultiSampledStorage
    : And<[IsStorageImage<>, Neg<HasDim<SPIRV_D_SubpassData>>,
           PredInWords<"$_self.getSamplingInfo() == "
                       "::mlir::spirv::ImageSamplingInfo::MultiSampled",
                       "multisampled">]>;

// 3.31, "Capability": an image used with a sampler needs what its Dim requires;
// one used without needs this capability.
class ImageRow<list<Pred> preds, I32EnumAttrCase capability>
    : AvailableWhen<And<preds>, SPIRV_Declared<capability>.requirements>;
def : AvailabilityForType<SPIRV_ImageType> {
  let availability = [
    AvailableAsValue<SPIRV_DimAttr.enum, "$_self.getDim()">,
    AvailableAsValue<SPIRV_ImageFormatAttr.enum, "$_self.getImageFormat()">,
    // SPV_EXT_shader_image_int64.
    ImageRow<[PredInWords<"$_self.getElementType().isInteger(64)",
                          "of 64-bit integers">],
             SPIRV_C_Int64ImageEXT>,
    ImageRow<[HasDim<SPIRV_D_1D>, IsStorageImage<>], SPIRV_C_Image1D>,
    ImageRow<[HasDim<SPIRV_D_Buffer>, IsStorageImage<>], SPIRV_C_ImageBuffer>,
    ImageRow<[HasDim<SPIRV_D_Rect>, IsStorageImage<>], SPIRV_C_ImageRect>,
    ImageRow<[HasDim<SPIRV_D_Cube>, IsArrayed<>, IsStorageImage<>],
             SPIRV_C_ImageCubeArray>,
    ImageRow<[HasDim<SPIRV_D_Cube>, IsArrayed<>, Neg<IsStorageImage<>>],
             SPIRV_C_SampledCubeArray>,
    ImageRow<[IsMultiSampledStorage<>], SPIRV_C_StorageImageMultisample>,
    ImageRow<[IsMultiSampledStorage<>, IsArrayed<>], SPIRV_C_ImageMSArray>,
  ];
}

#endif // MLIR_AVAILABILITY_DIALECTS_SPIRVTYPES_TD
