//===- VulkanTypes.td - What types need in Vulkan ----------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requirements of SPIR-V types on a Vulkan implementation, wherever they are.
// For narrow numbers in memory, the requirements are capabilities
// (SPIRVTypes.td), each enabled by one feature.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_VULKANTYPES_TD
#define MLIR_AVAILABILITY_DIALECTS_VULKANTYPES_TD

include "mlir-availability/dialects/SPIRV/SPIRVCppTypes.td"
include "mlir-availability/dialects/Vulkan/VulkanRules.td"

// Every implementation takes 1024 components ("Required Limits"). MLIR's text
// has no longer vectors.
def : AvailabilityFor<SPIRVBinary_TypeOp> {
  let availability = [
    VulkanRule<"VUID-RuntimeSpirv-longVector-12296",
               VulkanPred<"declaresVectorAbove($_self, 1024)">,
               [VulkanProperty<Vulkan_P_maxVectorComponents>],
               "a vector of more than 1024 components">,
  ];
}

// A vector of floats that MLIR lacks has the type of its elements; how many they
// are is with the declaration. As for vectors of other types: SPIRVTypes.td.
class DeclaresNamedElements<string condition, string what>
    : PredInWords<"::mlir::availability::getNumNamedElements($_self) " #
                  condition, what>;
def DeclaresNamedElementsOfVector16
    : InWords<Or<[DeclaresNamedElements<"== 8", "">,
                  DeclaresNamedElements<"== 16", "">]>,
              "of 8 or 16 elements">;
def : AvailabilityFor<SPIRVBinary_TypeOp> {
  let availability = [
    AvailableWhen<DeclaresNamedElementsOfVector16,
                  [Capability<[SPIRV_C_Vector16, SPIRV_C_LongVectorEXT]>],
                  "a vector of 8 or 16 elements">,
    AvailableWhen<InWords<Or<[And<[DeclaresNamedElements<"> 4", "">,
                                   Neg<DeclaresNamedElementsOfVector16>]>,
                              DeclaresNamedElements<"== 1", "">]>,
                          "of one element, or over 4, but neither 8 nor 16">,
                  [Capability<[SPIRV_C_LongVectorEXT]>,
                   Extension<[SPV_EXT_long_vector]>],
                  "a vector of one element, or of more than 4 that are neither "
                  "8 nor 16">,
  ];
}

// The declaration of a type by the instruction of that name.
class Vulkan_DeclaredBy<string name>
    : CPred<"$_self.getOpcode() == " #
            !head(SPIRV_Called<[name]>.instructions).opcode>;

// A cooperative vector: whatever the size, no target has the list and the limit.
// The same instruction declares a long vector, which MLIR has a type for.
class Vulkan_CooperativeVectorRule<string number, I32EnumAttrCase property,
                                   string words>
    : VulkanRule<"VUID-RuntimeSpirv-" # number,
                 And<[Vulkan_DeclaredBy<"OpTypeVectorIdEXT">,
                      CPred<"!::llvm::isa<::mlir::VectorType>("
                            "$_self->getResult(0).getType())">]>,
                 [VulkanProperty<property>], words>;
def : AvailabilityFor<SPIRVBinary_TypeOp> {
  let availability = [
    Vulkan_CooperativeVectorRule<
        "maxCooperativeVectorComponents-10094",
        Vulkan_P_maxCooperativeVectorComponents,
        "the components of a cooperative vector">,
    Vulkan_CooperativeVectorRule<
        "OpTypeCooperativeVector-10095",
        Vulkan_P_VkCooperativeVectorPropertiesNV,
        "the type of a cooperative vector must be in the device's list">,
  ];
}

// SPV_ARM_tensors, in a module with a shader. MLIR's text has no declarations:
// the variables and constants that its shaders use are asked.
class Vulkan_TensorOfShader<string number, Pred condition, string words>
    : NotInVulkan<"VUID-RuntimeSpirv-OpTypeTensorARM-" # number, condition,
                  words>;
class Vulkan_DeclaresTensor<string hasShape>
    : And<[Vulkan_DeclaredBy<"OpTypeTensorARM">,
           VulkanPred<"declaresTensorOfShader($_self, " # hasShape # ")">]>;
class Vulkan_TensorsOfShader<Pred shaped, Pred unranked> {
  list<Availability> rules = [
    Vulkan_TensorOfShader<"09902", shaped, "a tensor with a shape, in a shader">,
    Vulkan_TensorOfShader<"09907", unranked,
                          "a tensor without a rank, in a shader">,
  ];
}
class Vulkan_TensorsOf<string type>
    : Vulkan_TensorsOfShader<
          VulkanPred<"isTensorOfShader(&$_op, $_self." # type #
                     ", true, $_analyses)">,
          VulkanPred<"isTensorOfShader(&$_op, $_self." # type #
                     ", false, $_analyses)">>;
def : AvailabilityFor<SPIRVBinary_TypeOp> {
  let availability =
      Vulkan_TensorsOfShader<Vulkan_DeclaresTensor<"true">,
                             Vulkan_DeclaresTensor<"false">>.rules;
}
def : AvailabilityFor<SPIRV_GlobalVariableOp> {
  let availability = Vulkan_TensorsOf<"getType()">.rules;
}
def : AvailabilityFor<SPIRV_ConstantOp> {
  let availability = Vulkan_TensorsOf<"getType()">.rules;
}

// A declared pointer is into memory of one of the storage classes. One into a
// class that MLIR lacks has no pointer type.
class Vulkan_DeclaresInto<list<I32EnumAttrCase> storageClasses>
    : VulkanPred<"isIn($_self->getResult(0).getType(), {" #
                 !interleave(!foreach(each, storageClasses,
                                      "::mlir::spirv::StorageClass::" #
                                      each.symbol), ", ") # "})">;
def : AvailabilityFor<SPIRVBinary_TypeOp> {
  let availability = [
    // SPV_KHR_untyped_pointers: "Workgroup Storage Class must be explicitly laid
    // out when used with untyped pointers."
    AvailableWhen<And<[Vulkan_DeclaredBy<"OpTypeUntypedPointerKHR">,
                       Vulkan_DeclaresInto<[SPIRV_SC_Workgroup]>]>,
                  [InVulkan<Capability<[
                      SPIRV_C_WorkgroupMemoryExplicitLayoutKHR]>>],
                  "an untyped pointer into Workgroup memory">,
    NotInVulkan<"VUID-StandaloneSpirv-OpTypeUntypedPointerKHR-11417",
                And<[Vulkan_DeclaredBy<"OpTypeUntypedPointerKHR">,
                     Neg<Vulkan_DeclaresInto<[
                         SPIRV_SC_Image, SPIRV_SC_UniformConstant,
                         SPIRV_SC_Workgroup, SPIRV_SC_StorageBuffer,
                         SPIRV_SC_Uniform, SPIRV_SC_PushConstant,
                         SPIRV_SC_PhysicalStorageBuffer]>>]>,
                "an untyped pointer into memory without a layout">,
  ];
}

class Vulkan_PointsToNumbers<int width>
    : VulkanPred<"pointsToNumbers($_self, " # width # ")",
                 "to numbers of " # width # " bits">;
class Vulkan_PointsInto<list<I32EnumAttrCase> storageClasses>
    : IsAnyOf<"$_self.getStorageClass()", "StorageClass", storageClasses>;
def : AvailabilityForType<SPIRV_PointerType> {
  let availability = [
    VulkanRule<"VUID-RuntimeSpirv-shaderUniformBufferUnsizedArray-11806",
               VulkanPred<"isUniformBufferWithoutSize($_self)",
                          "to uniform buffers that end in an array without a length">,
               [VulkanFeature<Vulkan_F_shaderUniformBufferUnsizedArray>]>,
    NotInVulkan<"VUID-RuntimeSpirv-None-10980",
                And<[Vulkan_PointsInto<[SPIRV_SC_Input, SPIRV_SC_Output]>,
                     Vulkan_PointsToNumbers<8>]>>,
    NotInVulkan<"VUID-StandaloneSpirv-OpTypeFloat-10370",
                And<[Vulkan_PointsInto<[SPIRV_SC_Input, SPIRV_SC_Output]>,
                     PredInWords<"::llvm::isa<::mlir::BFloat16Type>("
                                 "::mlir::getElementTypeOrSelf("
                                 "$_self.getPointeeType()))",
                                 "to bf16">]>>,
    NotInVulkan<"VUID-StandaloneSpirv-Type-12297",
                And<[Neg<Vulkan_PointsInto<[
                         SPIRV_SC_Function, SPIRV_SC_Private, SPIRV_SC_Uniform,
                         SPIRV_SC_Workgroup, SPIRV_SC_StorageBuffer,
                         SPIRV_SC_PhysicalStorageBuffer, SPIRV_SC_PushConstant,
                         SPIRV_SC_ShaderRecordBufferKHR]>>,
                     VulkanPred<"pointsToLongVectors($_self)",
                                "to vectors of more than four elements">]>>,
    // In the other storage classes of these rules, a capability corresponds to
    // the feature.
    VulkanRule<"VUID-RuntimeSpirv-storageBuffer8BitAccess-06328",
               And<[Vulkan_PointsInto<[SPIRV_SC_ShaderRecordBufferKHR]>,
                    VulkanPred<"pointsToBytes($_self)", "to 8-bit integers">]>,
               [VulkanFeature<Vulkan_F_storageBuffer8BitAccess>]>,
    VulkanRule<"VUID-RuntimeSpirv-storageBuffer16BitAccess-11161",
               And<[Vulkan_PointsInto<[SPIRV_SC_ShaderRecordBufferKHR]>,
                    Vulkan_PointsToNumbers<16>]>,
               [AnyOf<[VulkanFeature<Vulkan_F_storageBuffer16BitAccess>,
                       VulkanFeature<Vulkan_F_storageBuffer8BitAccess>]>]>,
  ];
}

// A predicate about members whose types, or those of their elements, one of the
// instructions declares.
class Vulkan_Members<string predicate, list<string> instructions, string words>
    : VulkanPred<predicate # "($_self, {\"" #
                 !interleave(instructions, "\", \"") # "\"})", words>;

// The offset of a descriptor in a struct: whatever it is, unless 0. No target
// tells the alignment.
class Vulkan_Alignment<string property, string number, list<string> instructions,
                       string words>
    : VulkanRule<"VUID-RuntimeSpirv-" # property # "-" # number,
                 Vulkan_Members<"hasShiftedMember", instructions,
                                "with offsets of " # words>,
                 [VulkanProperty<!cast<I32EnumAttrCase>("Vulkan_P_" #
                                                        property)>]>;

def : AvailabilityForType<SPIRV_StructType> {
  let availability = [
    NotInVulkan<"VUID-StandaloneSpirv-GLSLShared-04669",
                PredInWords<"($_self.hasDecoration("
                            "::mlir::spirv::Decoration::GLSLShared) || "
                            "$_self.hasDecoration("
                            "::mlir::spirv::Decoration::GLSLPacked))",
                            "decorated as GLSLShared or GLSLPacked">>,
    NotInVulkan<"VUID-StandaloneSpirv-OpTypeForwardPointer-04711",
                VulkanPred<"pointsToItselfElsewhere($_self)",
                           "with pointers to itself of another storage class than "
                           "PhysicalStorageBuffer">>,
    VulkanRule<"VUID-StandaloneSpirv-None-04667",
               Vulkan_Members<"hasMember",
                              ["OpTypeImage", "OpTypeSampledImage",
                               "OpTypeTensorARM", "OpTypeSampler",
                               "OpTypeAccelerationStructureKHR",
                               "OpTypeBufferEXT"],
                              "with descriptors as members">,
               [InVulkan<Capability<[SPIRV_C_DescriptorHeapEXT]>>]>,
    NotInVulkan<"VUID-StandaloneSpirv-DescriptorHeapEXT-11482",
                Vulkan_Members<"hasMember",
                               ["OpTypeEvent", "OpTypeRayQueryKHR",
                                "OpTypeHitObjectNV", "OpTypeHitObjectEXT",
                                "OpTypeNamedBarrier", "OpTypeTensorLayoutNV",
                                "OpTypeTensorViewNV", "OpTypeGraphARM"],
                               "with opaque members that are no descriptors">>,
    Vulkan_Alignment<"bufferDescriptorAlignment", "11478", ["OpTypeBufferEXT"],
                     "buffers">,
    Vulkan_Alignment<"bufferDescriptorAlignment", "11479",
                     ["OpTypeAccelerationStructureKHR"],
                     "acceleration structures">,
    Vulkan_Alignment<"imageDescriptorAlignment", "11477", ["OpTypeImage"],
                     "images">,
    Vulkan_Alignment<"samplerDescriptorAlignment", "11476", ["OpTypeSampler"],
                     "samplers">,
    Vulkan_Alignment<"tensorDescriptorAlignment", "11480", ["OpTypeTensorARM"],
                     "tensors">,
  ];
}

class Vulkan_HasDim<I32EnumAttrCase dim>
    : IsAnyOf<"$_self.getDim()", "Dim", [dim]>;
def : AvailabilityForType<SPIRV_ImageType> {
  let availability = [
    NotInVulkan<"VUID-StandaloneSpirv-OpTypeImage-04656",
                Neg<Or<[PredInWords<"$_self.getElementType().isF32()", "of f32">,
                        PredInWords<"$_self.getElementType().isInteger(32)",
                                    "of 32-bit integers">,
                        PredInWords<"$_self.getElementType().isInteger(64)",
                                    "of 64-bit integers">]>>>,
    NotInVulkan<"VUID-StandaloneSpirv-OpTypeImage-04657",
                PredInWords<"$_self.getSamplerUseInfo() == "
                            "::mlir::spirv::ImageSamplerUseInfo::SamplerUnknown",
                            "that may be used with and without a sampler">>,
    NotInVulkan<"VUID-StandaloneSpirv-OpTypeImage-06214",
                And<[Vulkan_HasDim<SPIRV_D_SubpassData>,
                     Neg<And<[PredInWords<
                                  "$_self.getArrayedInfo() == "
                                  "::mlir::spirv::ImageArrayedInfo::NonArrayed",
                                  "that is no array">,
                              PredInWords<
                                  "$_self.getSamplerUseInfo() == "
                                  "::mlir::spirv::ImageSamplerUseInfo::NoSampler",
                                  "that is used without a sampler">]>>]>>,
  ];
}

def : AvailabilityForType<SPIRV_SampledImageType> {
  let availability = [
    NotInVulkan<"VUID-StandaloneSpirv-OpTypeSampledImage-06671",
                VulkanPred<"needsNoSampler($_self)",
                           "of an image that is used without a sampler">>,
  ];
}

class Vulkan_MatrixScope<list<I32EnumAttrCase> scopes>
    : IsAnyOf<"$_self.getScope()", "Scope", scopes>;
def : AvailabilityForType<SPIRV_CooperativeMatrixType> {
  let availability = [
    VulkanRule<"VUID-RuntimeSpirv-cooperativeMatrixWorkgroupScope-10164",
               Vulkan_MatrixScope<[SPIRV_S_Workgroup]>,
               [VulkanFeature<Vulkan_F_cooperativeMatrixWorkgroupScope>]>,
    // Whatever the shared memory: no target tells what is reserved.
    VulkanRule<"VUID-RuntimeSpirv-maxComputeSharedMemorySize-10168",
               Vulkan_MatrixScope<[SPIRV_S_Workgroup]>,
               [VulkanProperty<
                   Vulkan_P_cooperativeMatrixWorkgroupScopeReservedSharedMemory>],
               "the shared memory that such matrices reserve">,
    // Whatever the size: no target has the list.
    VulkanRule<"VUID-RuntimeSpirv-OpTypeCooperativeMatrixKHR-10163",
               TruePred, [VulkanProperty<Vulkan_P_VkCooperativeMatrixPropertiesKHR>],
               "the sizes and types of the matrices must be in the device's list">,
    NotInVulkan<"VUID-StandaloneSpirv-Scope-12243",
                Neg<Vulkan_MatrixScope<[SPIRV_S_Workgroup,
                                        SPIRV_S_Subgroup]>>>,
  ];
}

#endif // MLIR_AVAILABILITY_DIALECTS_VULKANTYPES_TD
