//===- VulkanInterfaces.td - What Vulkan's interfaces need -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The valid forms of variables and entry points that a Vulkan application binds
// and runs: descriptors, blocks, the size of workgroups. No implementation
// accepts anything else.
//
// The functions that look at the ops are in
// cpp/lib/Dialect/Vulkan/Predicates.h.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_VULKANINTERFACES_TD
#define MLIR_AVAILABILITY_DIALECTS_VULKANINTERFACES_TD

include "mlir-availability/dialects/Vulkan/VulkanRules.td"

// A variable in one of the given storage classes.
class Vulkan_VariableIn<list<string> storageClasses>
    : VulkanPred<"isIn($_self.getType(), {" #
                 !interleave(!foreach(each, storageClasses,
                                      "::mlir::spirv::StorageClass::" # each),
                             ", ") # "})">;

// A variable that is a built-in.
class Vulkan_IsBuiltIn<string name>
    : CPred<"$_self.getBuiltIn() == ::mlir::spirv::stringifyBuiltIn("
            "::mlir::spirv::BuiltIn::" # name # ")">;

// A variable in another storage class of MLIR's. One in a class that MLIR lacks
// has no pointer type: rules that name such a class ask this.
class Vulkan_VariableElsewhere<list<string> storageClasses>
    : And<[CPred<"::llvm::isa<::mlir::spirv::PointerType>($_self.getType())">,
           Neg<Vulkan_VariableIn<storageClasses>>]>;

defvar Vulkan_InInterface = Vulkan_VariableIn<["Input", "Output"]>;
defvar Vulkan_Resources = ["UniformConstant", "Uniform", "StorageBuffer"];
defvar Vulkan_InResource = Vulkan_VariableIn<Vulkan_Resources>;

// An array of unknown size, in a variable of the type `type`, which is C++. The
// storage class NodePayloadAMDX, which may have them, is none of MLIR's.
class Vulkan_UnsizedArray<string type>
    : NotInVulkan<"VUID-StandaloneSpirv-OpTypeRuntimeArray-04680",
                  VulkanPred<"instantiatesUnsizedArray(" # type # ")">,
                  "an array of unknown size that does not end a buffer">;
def : AvailabilityFor<SPIRV_VariableOp> {
  let availability = [Vulkan_UnsizedArray<"$_self.getType()">];
}

def : AvailabilityFor<SPIRV_FunctionCallOp> {
  let availability = [
    NotInVulkan<"VUID-StandaloneSpirv-None-04634",
                VulkanPred<"closesCycle($_self, $_analyses)">, "a recursion">,
  ];
}

def : AvailabilityFor<SPIRV_GlobalVariableOp> {
  let availability = [
    NotInVulkan<"VUID-StandaloneSpirv-DescriptorSet-06491",
                And<[Or<[CPred<"$_self.getDescriptorSet()">,
                         CPred<"$_self.getBinding()">]>,
                     Vulkan_VariableElsewhere<Vulkan_Resources>]>,
                "a descriptor of a variable that is not a resource", at="type">,
    NotInVulkan<"VUID-StandaloneSpirv-UniformConstant-06677",
                And<[Vulkan_InResource,
                     Neg<And<[CPred<"$_self.getDescriptorSet()">,
                              CPred<"$_self.getBinding()">]>>,
                     CPred<"!::mlir::availability::isAnyBuiltIn($_self)">]>,
                "a resource without a descriptor set and a binding",
                at="type">,
    NotInVulkan<"VUID-StandaloneSpirv-Uniform-06807",
                And<[Vulkan_VariableIn<["Uniform", "StorageBuffer"]>,
                     VulkanPred<"holdsNoStruct($_self)">]>,
                "a buffer that is not a struct", at="type">,
    NotInVulkan<"VUID-StandaloneSpirv-PushConstant-06808",
                And<[Vulkan_VariableIn<["PushConstant"]>,
                     Neg<VulkanPred<"isStruct($_self)">>]>,
                "push constants that are no struct", at="type">,
    NotInVulkan<"VUID-StandaloneSpirv-UniformConstant-04655",
                And<[Vulkan_VariableIn<["UniformConstant"]>,
                     VulkanPred<"holdsData($_self)">]>,
                "a constant that is no descriptor", at="type">,
    NotInVulkan<"VUID-StandaloneSpirv-OpVariable-04651",
                And<[CPred<"::mlir::availability::isInitialized($_self)">,
                     Neg<Vulkan_VariableIn<["Output", "Private",
                                            "Workgroup"]>>]>,
                "an initializer", at="type">,
    NotInVulkan<"VUID-StandaloneSpirv-Flat-04670",
                And<[Vulkan_IsDecorated<[SPIRV_D_Flat, SPIRV_D_NoPerspective,
                                         SPIRV_D_Sample, SPIRV_D_Centroid]>,
                     Neg<Vulkan_InInterface>]>,
                "an interpolation", at="type">,
    NotInVulkan<"VUID-StandaloneSpirv-Location-06672",
                And<[Vulkan_IsDecorated<[SPIRV_D_Location, SPIRV_D_Component]>,
                     Vulkan_VariableElsewhere<[
                         "Input", "Output", "RayPayloadKHR",
                         "IncomingRayPayloadKHR", "HitAttributeKHR",
                         "CallableDataKHR", "IncomingCallableDataKHR",
                         "ShaderRecordBufferKHR"]>]>,
                "a location", at="type">,
    NotInVulkan<"VUID-StandaloneSpirv-InputAttachmentIndex-06678",
                And<[Vulkan_IsDecorated<[SPIRV_D_InputAttachmentIndex]>,
                     Neg<Vulkan_VariableIn<["UniformConstant"]>>]>,
                "InputAttachmentIndex", at="type">,
    NotInVulkan<"VUID-StandaloneSpirv-Input-07290",
                And<[Vulkan_InInterface,
                     CPred<"!::mlir::availability::isAnyBuiltIn($_self)">,
                     VulkanPred<"holdsBools($_self)">]>,
                "booleans", at="type">,
    NotInVulkan<"VUID-StandaloneSpirv-TessLevelInner-10880",
                And<[Or<[Vulkan_IsBuiltIn<"TessLevelInner">,
                         Vulkan_IsBuiltIn<"TessLevelOuter">]>,
                     Vulkan_Lacks<SPIRV_D_Patch>]>,
                "a level of tessellation without Patch", at="built_in">,
    Vulkan_UnsizedArray<"$_self.getType()">,
    // The only one that Vulkan lacks and whose capability it has: VertexIndex
    // takes its place.
    NotInVulkan<"VUID-StandaloneSpirv-BuiltIn-04668",
                Vulkan_IsBuiltIn<"VertexId">, "VertexId", at="built_in">,
    // Upstream converts gpu.block_dim to such a variable.
    NotInVulkan<"VUID-WorkgroupSize-WorkgroupSize-04426",
                Vulkan_IsBuiltIn<"WorkgroupSize">,
                "a variable, and no constant", at="built_in">,
  ];
}

// A struct in one of the storage classes that isn't decorated.
// MLIR's serializer decorates the structs of its own modules.
class Vulkan_Undecorated<string rule, list<string> storageClasses,
                         list<string> decorations>
    : NotInVulkan<"VUID-StandaloneSpirv-" # rule,
                  VulkanPred<"lacksDecoratedStruct($_self, {" #
                             !interleave(!foreach(
                               each, storageClasses,
                               "::mlir::spirv::StorageClass::" # each), ", ") #
                             "}, {" #
                             !interleave(!foreach(
                               each, decorations,
                               "::mlir::spirv::Decoration::" # each), ", ") #
                             "})">,
                  "a struct that is not a " # !interleave(decorations, " or "),
                  at="type">;
def : AvailabilityFor<SPIRV_GlobalVariableOp> {
  let availability = [
    Vulkan_Undecorated<"PushConstant-06675", ["PushConstant", "StorageBuffer"],
                       ["Block"]>,
    Vulkan_Undecorated<"Uniform-06676", ["Uniform"], ["Block", "BufferBlock"]>,
    // "The XFB Stride value to XfbStride must be less than or equal to
    // [...]maxTransformFeedbackBufferDataStride", which is 512 or more. For what
    // is captured, VulkanStages.td asks it of the entry point, too.
    VulkanRule<"VUID-RuntimeSpirv-XfbStride-06313",
               VulkanPred<"hasStrideAbove($_self, 512)">,
               [VulkanProperty<Vulkan_P_maxTransformFeedbackBufferDataStride>],
               "an XfbStride of more than 512 bytes", at="type">,
    // maxPushDataSize "must be greater than or equal to maxPushConstantsSize",
    // of which "Required Limits" has 128 bytes, and 256 in Vulkan 1.4. A target
    // has features and properties, and not the version that they came with, so
    // what is between stays a condition there, too.
    VulkanRule<"VUID-RuntimeSpirv-maxPushDataSize-12455",
               VulkanPred<"pushesMoreThan($_self, 128)">,
               [VulkanProperty<Vulkan_P_maxPushDataSize>],
               "more than 128 bytes of push constants", at="type">,
  ];
}

// What a shader of ray tracing reads anew each time: it may continue on another
// subgroup. Without VulkanMemoryModel, which is declared where that memory model
// is, a variable is Volatile, with it each load. Both rules list the execution
// models and the built-ins.
class Vulkan_AsksOf<string predicate, list<string> builtIns>
    : VulkanPred<predicate # "($_self, $_analyses, {" #
                 !interleave(!foreach(each, builtIns,
                                      "::mlir::spirv::BuiltIn::" # each),
                             ", ") # "})">;
class Vulkan_Changes<string predicate>
    : Or<[And<[Vulkan_IsOfStage<[SPIRV_EM_RayGenerationKHR,
                                 SPIRV_EM_IntersectionKHR,
                                 SPIRV_EM_ClosestHitKHR, SPIRV_EM_MissKHR,
                                 SPIRV_EM_CallableKHR]>,
               Vulkan_AsksOf<predicate,
                             ["SMIDNV", "WarpIDNV", "SubgroupSize",
                              "SubgroupLocalInvocationId", "SubgroupEqMask",
                              "SubgroupGeMask", "SubgroupGtMask",
                              "SubgroupLeMask", "SubgroupLtMask"]>]>,
          And<[Vulkan_IsOfStage<[SPIRV_EM_IntersectionKHR]>,
               Vulkan_AsksOf<predicate, ["RayTmaxKHR"]>]>]>;
def : AvailabilityFor<SPIRV_EntryPointOp> {
  let availability = [
    NotInVulkan<"VUID-StandaloneSpirv-VulkanMemoryModel-04678",
                And<[VulkanPred<"isInModelGLSL450($_op)">,
                     Vulkan_Changes<"usesNonVolatile">]>,
                "a built-in variable of subgroups or rays without Volatile",
                at="execution_model">,
    NotInVulkan<"VUID-StandaloneSpirv-VulkanMemoryModel-04679",
                And<[Neg<VulkanPred<"isInModelGLSL450($_op)">>,
                     Vulkan_Changes<"loadsNonVolatile">]>,
                "a load of a built-in variable of subgroups or rays without "
                "Volatile", at="execution_model">,
  ];
}

// At most one variable of the interface is in the storage class.
class Vulkan_OnePerInterface<string storageClass, string number>
    : NotInVulkan<"VUID-StandaloneSpirv-" # storageClass # "-" # number,
                  VulkanPred<"hasSeveralIn($_self, $_analyses, "
                             "::mlir::spirv::StorageClass::" # storageClass #
                             ")">,
                  "several variables in " # storageClass, at="interface">;

// A variable of the interface, or a member of its block, with an Offset. Those of
// SPV_NV_mesh_shader may be PerTaskNV, which MLIR's types can't say of members.
class Vulkan_HasOffset<string number, string storageClass,
                       list<string> without, string what>
    : NotInVulkan<"VUID-StandaloneSpirv-Offset-" # number,
                  And<[VulkanPred<"hasOffsetWithout($_self, $_analyses, "
                                  "::mlir::spirv::StorageClass::" #
                                  storageClass # ", {" #
                                  !interleave(!foreach(
                                    each, without,
                                    "::mlir::spirv::Decoration::" # each),
                                    ", ") # "})">,
                       Neg<Or<[Vulkan_IsTaskNV, Vulkan_IsMeshNV]>>]>,
                  what, at="interface">;

def : AvailabilityFor<SPIRV_EntryPointOp> {
  let availability = [
    Vulkan_HasOffset<"04716", "Output", ["XfbBuffer", "XfbStride"],
                     "an output with an Offset but without XfbBuffer and "
                     "XfbStride">,
    Vulkan_HasOffset<"12509", "Input", [], "an input with an Offset">,
    NotInVulkan<"VUID-StandaloneSpirv-None-10685",
                And<[Or<[Vulkan_IsOfStage<[SPIRV_EM_GLCompute,
                                           SPIRV_EM_TaskEXT,
                                           SPIRV_EM_MeshEXT]>,
                         Vulkan_IsTaskNV, Vulkan_IsMeshNV]>,
                     Neg<VulkanPred<
                         "statesWorkgroupSize($_self, $_analyses, " #
                         SPIRV_EnumerantNumber<
                             "ExecutionMode", "TileShadingRateQCOM">.number #
                         ")">>]>,
                "workgroups whose size nothing states", at="execution_model">,
    NotInVulkan<"VUID-StandaloneSpirv-OpEntryPoint-06674",
                And<[VulkanPred<
                         "usesSeveralPushConstants($_self, $_analyses)">,
                     Neg<Vulkan_Declares<SPIRV_C_PushConstantBanksNV>>]>,
                "several variables of push constants", at="fn">,
    NotInVulkan<"VUID-StandaloneSpirv-OpVariable-06673",
                And<[VulkanPred<"hasSeveralIn($_self, $_analyses, "
                                "::mlir::spirv::StorageClass::PushConstant)">,
                     Neg<Vulkan_Declares<SPIRV_C_PushConstantBanksNV>>]>,
                "several variables in PushConstant", at="interface">,
    NotInVulkan<"VUID-StandaloneSpirv-None-04633",
                And<[Vulkan_IsComplete,
                     VulkanPred<"takesOrReturns($_self, $_analyses)">]>,
                "a function with parameters or a result", at="fn">,
    Vulkan_OnePerInterface<"IncomingRayPayloadKHR", "04700">,
    Vulkan_OnePerInterface<"HitAttributeKHR", "04702">,
    Vulkan_OnePerInterface<"IncomingCallableDataKHR", "04706">,
  ];
}

#endif // MLIR_AVAILABILITY_DIALECTS_VULKANINTERFACES_TD
