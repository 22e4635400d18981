//===- VulkanRules.td - What uses of SPIR-V need of Vulkan -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules of the Vulkan specification about SPIR-V that make a use of SPIR-V
// depend on a feature, property or capability of an implementation, and the
// rules that every use in Vulkan must follow: appendix "Vulkan Environment for
// SPIR-V", "Runtime SPIR-V Validation" (VUID-RuntimeSpirv-*) and "Standalone
// SPIR-V Validation" (VUID-StandaloneSpirv-*). Each requirement names its rule.
// docs/vulkan-rules.md lists all rules of the two lists.
//
// This file has the rules about single ops. VulkanAtomics.td has those about
// atomic operations, VulkanTypes.td those about types, and VulkanStages.td
// those about entry points and what they use.
//
// The functions that look at the ops are in
// cpp/lib/Dialect/Vulkan/Predicates.h.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_VULKANRULES_TD
#define MLIR_AVAILABILITY_DIALECTS_VULKANRULES_TD

include "mlir/Dialect/SPIRV/IR/SPIRVOps.td"

include "mlir-availability/Dialect/SPIRV/Binary/BinaryOps.td"
include "mlir-availability/LLVMVersions.td"
include "mlir-availability/dialects/SPIRV/SPIRVInstructionClasses.td"
include "mlir-availability/dialects/Vulkan/VulkanDimensions.td"

//===----------------------------------------------------------------------===//
// Vocabulary
//===----------------------------------------------------------------------===//

// The requirements of a rule of the specification for ops or types for which a
// predicate holds.
class VulkanRule<string vuid, Pred pred, list<Availability> requirements,
                 string why = "", string at = "", code text = "">
    : AvailableWhen<pred, requirements, why, at, text> {
  let rule = vuid;
}

// A function of Predicates.h. Words are for types; ops state their own reason.
class VulkanPred<string expression, string what = "">
    : PredInWords<"::mlir::availability::" # expression, what>;

// The module around an op is complete, and not in the making: it states its
// triple, without which there is no binary of it. Rules about what passes add
// last ask only this.
def Vulkan_IsComplete : VulkanPred<"statesTriple($_op)">;

// An execution mode whose entry point has one of the execution models.
class IsModeOf<list<I32EnumAttrCase> models>
    : IsAnyOf<"::mlir::availability::getExecutionModel($_self, $_analyses)",
              "ExecutionModel", models>;

// An entry point has one of the execution models.
class Vulkan_IsOfStage<list<I32EnumAttrCase> models>
    : IsAnyOf<"$_self.getExecutionModel()", "ExecutionModel", models>;

// The execution models of SPV_NV_mesh_shader, which MLIR's enum lacks: the reader
// of binaries makes entry points of them. `model` is C++.
class Vulkan_IsNV<string model, string name>
    : CPred<model # " == static_cast<::mlir::spirv::ExecutionModel>(" #
            SPIRV_EnumerantNumber<"ExecutionModel", name>.number # ")">;
def Vulkan_IsTaskNV : Vulkan_IsNV<"$_self.getExecutionModel()", "TaskNV">;
def Vulkan_IsMeshNV : Vulkan_IsNV<"$_self.getExecutionModel()", "MeshNV">;
class Vulkan_IsModeOfNV<string name>
    : Vulkan_IsNV<"::mlir::availability::getExecutionModel($_self, $_analyses)",
                  name>;

// A stage: what tells that an entry point is of it, and an execution mode; its
// bit in Vulkan's stage masks (VK_SHADER_STAGE_<bit>_BIT), and its name in a
// sentence.
class Vulkan_StageIf<Pred isOfStage, Pred isModeOfStage, string stageBit,
                     string inWords> {
  Pred isStage = isOfStage;
  Pred isMode = isModeOfStage;
  string flag = stageBit;
  string words = inWords;
}
class Vulkan_Stage<I32EnumAttrCase model, string stageBit, string inWords>
    : Vulkan_StageIf<Vulkan_IsOfStage<[model]>, IsModeOf<[model]>, stageBit,
                     inWords>;
// All stages but compute: stage masks have the compute bit on every device with
// a compute queue, and compute shaders run nowhere else.
class Vulkan_StagesButCompute {
  list<Vulkan_StageIf> stages = [
    Vulkan_Stage<SPIRV_EM_Vertex, "VERTEX", "a vertex shader">,
    Vulkan_Stage<SPIRV_EM_TessellationControl, "TESSELLATION_CONTROL",
                 "a tessellation control shader">,
    Vulkan_Stage<SPIRV_EM_TessellationEvaluation, "TESSELLATION_EVALUATION",
                 "a tessellation evaluation shader">,
    Vulkan_Stage<SPIRV_EM_Geometry, "GEOMETRY", "a geometry shader">,
    Vulkan_Stage<SPIRV_EM_Fragment, "FRAGMENT", "a fragment shader">,
    Vulkan_Stage<SPIRV_EM_TaskEXT, "TASK", "a task shader">,
    Vulkan_Stage<SPIRV_EM_MeshEXT, "MESH", "a mesh shader">,
    Vulkan_StageIf<Vulkan_IsTaskNV, Vulkan_IsModeOfNV<"TaskNV">, "TASK",
                   "a task shader">,
    Vulkan_StageIf<Vulkan_IsMeshNV, Vulkan_IsModeOfNV<"MeshNV">, "MESH",
                   "a mesh shader">,
    Vulkan_Stage<SPIRV_EM_RayGenerationKHR, "RAYGEN",
                 "a ray generation shader">,
    Vulkan_Stage<SPIRV_EM_IntersectionKHR, "INTERSECTION",
                 "an intersection shader">,
    Vulkan_Stage<SPIRV_EM_AnyHitKHR, "ANY_HIT", "an any-hit shader">,
    Vulkan_Stage<SPIRV_EM_ClosestHitKHR, "CLOSEST_HIT",
                 "a closest hit shader">,
    Vulkan_Stage<SPIRV_EM_MissKHR, "MISS", "a miss shader">,
    Vulkan_Stage<SPIRV_EM_CallableKHR, "CALLABLE", "a callable shader">,
  ];
}

// The module of the entry point declares a capability.
class Vulkan_Declares<I32EnumAttrCase capability>
    : VulkanPred<"declaresCapability($_self, $_analyses, " #
                 "static_cast<::mlir::spirv::Capability>(" #
                 capability.value # "))">;

// The value `value` of a property that is a mask or an enumerant.
class VulkanValueOf<string property, string value>
    : VulkanProperty<!cast<I32EnumAttrCase>("Vulkan_P_" # property # "_" #
                                            value)>;

//===----------------------------------------------------------------------===//
// Subgroup operations
//===----------------------------------------------------------------------===//

defm : SPIRVClassRule<
    SPIRV_GroupOperations, "VUID-StandaloneSpirv-None-04642",
    SPIRV_HasOtherScope<"Execution", [SPIRV_S_Subgroup]>, [OtherThanVulkan],
    "another scope than Subgroup", "execution_scope">;

defm : SPIRVClassRule<
    SPIRV_GroupOperations, "VUID-RuntimeSpirv-None-06275",
    And<[SPIRV_HasScope<"Execution", SPIRV_S_Subgroup>,
         VulkanPred<"usesNumbers($_op, {8, 16, 64}, {16})">]>,
    [VulkanFeature<Vulkan_F_shaderSubgroupExtendedTypes>],
    "integers of 8, 16 or 64 bits, or floats of 16">;

// "If subgroupBroadcastDynamicId is VK_TRUE, and the shader module version is
// 1.5 or higher [...]. Otherwise, Id must be a constant": the version is SPIR-V's
// own rule.
defm : SPIRVClassRule<
    SPIRV_Instructions<["OpGroupNonUniformBroadcast"]>,
    "VUID-RuntimeSpirv-subgroupBroadcastDynamicId-06277",
    VulkanPred<"isNoConstant(::mlir::availability::getLastOperand($_op))">,
    [VulkanFeature<Vulkan_F_subgroupBroadcastDynamicId>],
    "no constant", "id">;
defm : SPIRVClassRule<
    SPIRV_Instructions<["OpGroupNonUniformQuadBroadcast"]>,
    "VUID-RuntimeSpirv-subgroupBroadcastDynamicId-06276",
    VulkanPred<"isNoConstant(::mlir::availability::getLastOperand($_op))">,
    [VulkanFeature<Vulkan_F_subgroupBroadcastDynamicId>],
    "from an invocation that is not constant">;

defm : SPIRVClassRule<
    SPIRV_Instructions<["OpGroupNonUniformRotateKHR"]>,
    "VUID-RuntimeSpirv-shaderSubgroupRotateClustered-09566",
    CPred<"$_op.getNumOperands() > 2">,
    [VulkanFeature<Vulkan_F_shaderSubgroupRotateClustered>],
    "in clusters", "cluster_size">;

//===----------------------------------------------------------------------===//
// Clocks
//===----------------------------------------------------------------------===//

def Vulkan_ReadClock : SPIRV_Instructions<["OpReadClockKHR"]>;
defm : SPIRVClassRule<
    Vulkan_ReadClock, "VUID-RuntimeSpirv-shaderSubgroupClock-06267",
    SPIRV_HasScope<"Execution", SPIRV_S_Subgroup>,
    [VulkanFeature<Vulkan_F_shaderSubgroupClock>], "Subgroup", "scope">;
defm : SPIRVClassRule<
    Vulkan_ReadClock, "VUID-RuntimeSpirv-shaderDeviceClock-06268",
    SPIRV_HasScope<"Execution", SPIRV_S_Device>,
    [VulkanFeature<Vulkan_F_shaderDeviceClock>], "Device", "scope">;
defm : SPIRVClassRule<
    Vulkan_ReadClock, "VUID-StandaloneSpirv-OpReadClockKHR-04652",
    SPIRV_HasOtherScope<"Execution", [SPIRV_S_Subgroup, SPIRV_S_Device]>,
    [OtherThanVulkan], "neither Subgroup nor Device", "scope">;

// The requirements on the pipeline if a variable requires a subgroup size
// (SubgroupSize.h): subgroups of that size, and full ones.
class Vulkan_SubgroupSizeRule<string vuid, Availability requirement, string why>
    : VulkanRule<vuid, VulkanPred<"getRequiredSubgroupSizes($_self).size()">,
                 [requirement], why, at="sym_name">;

def : AvailabilityFor<SPIRV_GlobalVariableOp> {
  let availability = [
    Vulkan_SubgroupSizeRule<"VUID-VkPipelineShaderStageCreateInfo-pNext-02755",
                            VulkanFeature<Vulkan_F_subgroupSizeControl>,
                            "a required size of subgroups">,
    Vulkan_SubgroupSizeRule<"VUID-VkPipelineShaderStageCreateInfo-pNext-02755",
                            VulkanValueOf<"requiredSubgroupSizeStages",
                                          "COMPUTE">,
                            "a required size of subgroups in a compute shader">,
    Vulkan_SubgroupSizeRule<"VUID-VkPipelineShaderStageCreateInfo-flags-02785",
                            VulkanFeature<Vulkan_F_computeFullSubgroups>,
                            "whole subgroups">,
  ];
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

defm : SPIRVClassRule<
    SPIRV_Instructions<["OpBitCount", "OpBitReverse", "OpBitFieldInsert",
                        "OpBitFieldSExtract", "OpBitFieldUExtract"]>,
    "VUID-RuntimeSpirv-None-10824",
    VulkanPred<"isIntegerOfOtherWidth(::mlir::availability::getNumberType($_op), "
               "32)">,
    [VulkanFeature<Vulkan_F_maintenance9>],
    "integers of another width than 32 bits", "result">;

def Vulkan_Fma : SPIRV_Instructions<["OpFmaKHR"]>;
multiclass Vulkan_FmaOf<int width, string number> {
  defm : SPIRVClassRule<
      Vulkan_Fma, "VUID-RuntimeSpirv-shaderFmaFloat" # width # "-" # number,
      CPred<"::mlir::getElementTypeOrSelf(::mlir::availability::getNumberType("
            "$_op)).isF" # width # "()">,
      [VulkanFeature<!cast<I32EnumAttrCase>("Vulkan_F_shaderFmaFloat" #
                                            width)>],
      "of " # width # "-bit floats">;
}
defm : Vulkan_FmaOf<16, "10977">;
defm : Vulkan_FmaOf<32, "10978">;
defm : Vulkan_FmaOf<64, "10979">;

defm : SPIRVClassRule<
    SPIRV_Instructions<["OpExtInstWithForwardRefsKHR"]>,
    "VUID-RuntimeSpirv-shaderRelaxedExtendedInstruction-10773", TruePred,
    [VulkanFeature<Vulkan_F_shaderRelaxedExtendedInstruction>],
    "an extended instruction with forward references">;

//===----------------------------------------------------------------------===//
// Execution modes
//===----------------------------------------------------------------------===//

class Vulkan_IsMode<list<I32EnumAttrCase> modes>
    : IsAnyOf<"$_self.getExecutionMode()", "ExecutionMode", modes>;

// An execution mode that needs a feature.
class Vulkan_Mode<string vuid, I32EnumAttrCase mode, I32EnumAttrCase feature>
    : VulkanRule<vuid, Vulkan_IsMode<[mode]>, [VulkanFeature<feature>],
                 mode.symbol, at="execution_mode">;

// A mode for floats of a width: shader<mode>Float<width>.
class Vulkan_FloatMode<string number, string mode, int width>
    : VulkanRule<"VUID-RuntimeSpirv-shader" # mode # "Float" # width # "-" #
                     number,
                 VulkanPred<"setsFloatMode($_self, "
                            "::mlir::spirv::ExecutionMode::" # mode # ", " #
                            width # ")">,
                 [VulkanProperty<!cast<I32EnumAttrCase>(
                     "Vulkan_P_shader" # mode # "Float" # width)>],
                 mode # " for numbers of " # width # " bits", at="values">;

// A mode for derivatives of four invocations, whose workgroups are of fours. The
// enumerants of SPV_NV_compute_shader_derivatives are the same: 04684, 04778.
class Vulkan_Fours<string number, I32EnumAttrCase mode, string name,
                   string isLinear, string what>
    : NotInVulkan<"VUID-StandaloneSpirv-DerivativeGroup" # name # "KHR-" #
                      number,
                  And<[Vulkan_IsMode<[mode]>,
                       Or<[IsModeOf<[SPIRV_EM_GLCompute, SPIRV_EM_MeshEXT,
                                     SPIRV_EM_TaskEXT]>,
                           Vulkan_IsModeOfNV<"TaskNV">,
                           Vulkan_IsModeOfNV<"MeshNV">]>,
                       VulkanPred<"hasIncompleteQuads($_self, $_analyses, " #
                                  isLinear # ")">]>,
                  what, at="execution_mode">;

// A mode of mesh shaders whose number isn't 0.
class Vulkan_NotZero<string number, I32EnumAttrCase mode>
    : NotInVulkan<"VUID-StandaloneSpirv-MeshEXT-" # number,
                  And<[Vulkan_IsMode<[mode]>, IsModeOf<[SPIRV_EM_MeshEXT]>,
                       Neg<VulkanPred<"statesMoreThan($_self, 0, 0)">>]>,
                  mode.symbol # " of 0", at="values">;

def : AvailabilityFor<SPIRV_ExecutionModeOp> {
  let availability = [
    Vulkan_FloatMode<"06293", "SignedZeroInfNanPreserve", 16>,
    Vulkan_FloatMode<"06294", "SignedZeroInfNanPreserve", 32>,
    Vulkan_FloatMode<"06295", "SignedZeroInfNanPreserve", 64>,
    Vulkan_FloatMode<"06296", "DenormPreserve", 16>,
    Vulkan_FloatMode<"06297", "DenormPreserve", 32>,
    Vulkan_FloatMode<"06298", "DenormPreserve", 64>,
    Vulkan_FloatMode<"06299", "DenormFlushToZero", 16>,
    Vulkan_FloatMode<"06300", "DenormFlushToZero", 32>,
    Vulkan_FloatMode<"06301", "DenormFlushToZero", 64>,
    Vulkan_FloatMode<"06302", "RoundingModeRTE", 16>,
    Vulkan_FloatMode<"06303", "RoundingModeRTE", 32>,
    Vulkan_FloatMode<"06304", "RoundingModeRTE", 64>,
    Vulkan_FloatMode<"06305", "RoundingModeRTZ", 16>,
    Vulkan_FloatMode<"06306", "RoundingModeRTZ", 32>,
    Vulkan_FloatMode<"06307", "RoundingModeRTZ", 64>,

    Vulkan_Mode<"VUID-RuntimeSpirv-tessellationShader-06326",
                SPIRV_EM_Isolines, Vulkan_F_tessellationIsolines>,
    Vulkan_Mode<"VUID-RuntimeSpirv-tessellationShader-06327",
                SPIRV_EM_PointMode, Vulkan_F_tessellationPointMode>,
    Vulkan_Mode<"VUID-RuntimeSpirv-LocalSizeId-06434", SPIRV_EM_LocalSizeId,
                Vulkan_F_maintenance4>,
    Vulkan_Mode<"VUID-RuntimeSpirv-SubgroupUniformControlFlowKHR-06379",
                SPIRV_EM_SubgroupUniformControlFlowKHR,
                Vulkan_F_shaderSubgroupUniformControlFlow>,
    Vulkan_Mode<"VUID-RuntimeSpirv-shaderEarlyAndLateFragmentTests-06767",
                SPIRV_EM_EarlyAndLateFragmentTestsAMD,
                Vulkan_F_shaderEarlyAndLateFragmentTests>,
    Vulkan_Mode<"VUID-RuntimeSpirv-shaderEarlyAndLateFragmentTests-06768",
                SPIRV_EM_StencilRefUnchangedFrontAMD,
                Vulkan_F_shaderEarlyAndLateFragmentTests>,
    Vulkan_Mode<"VUID-RuntimeSpirv-shaderEarlyAndLateFragmentTests-06769",
                SPIRV_EM_StencilRefUnchangedBackAMD,
                Vulkan_F_shaderEarlyAndLateFragmentTests>,
    Vulkan_Mode<"VUID-RuntimeSpirv-shaderEarlyAndLateFragmentTests-06770",
                SPIRV_EM_StencilRefGreaterFrontAMD,
                Vulkan_F_shaderEarlyAndLateFragmentTests>,
    Vulkan_Mode<"VUID-RuntimeSpirv-shaderEarlyAndLateFragmentTests-06771",
                SPIRV_EM_StencilRefGreaterBackAMD,
                Vulkan_F_shaderEarlyAndLateFragmentTests>,
    Vulkan_Mode<"VUID-RuntimeSpirv-shaderEarlyAndLateFragmentTests-06772",
                SPIRV_EM_StencilRefLessFrontAMD,
                Vulkan_F_shaderEarlyAndLateFragmentTests>,
    Vulkan_Mode<"VUID-RuntimeSpirv-shaderEarlyAndLateFragmentTests-06773",
                SPIRV_EM_StencilRefLessBackAMD,
                Vulkan_F_shaderEarlyAndLateFragmentTests>,

    VulkanRule<"VUID-RuntimeSpirv-meshAndTaskShaderDerivatives-10153",
               And<[Vulkan_IsMode<[SPIRV_EM_DerivativeGroupLinearNV,
                                   SPIRV_EM_DerivativeGroupQuadsNV]>,
                    IsModeOf<[SPIRV_EM_MeshEXT, SPIRV_EM_TaskEXT]>]>,
               [VulkanProperty<Vulkan_P_meshAndTaskShaderDerivatives>],
               "derivatives in a mesh or task shader", at="execution_mode">,

    Vulkan_Fours<"10151", SPIRV_EM_DerivativeGroupQuadsNV, "Quads", "false",
                 "derivatives in workgroups of an odd width or height">,
    Vulkan_Fours<"10152", SPIRV_EM_DerivativeGroupLinearNV, "Linear", "true",
                 "derivatives in workgroups whose size is no multiple of four">,

    NotInVulkan<"VUID-StandaloneSpirv-OriginLowerLeft-04653",
                Vulkan_IsMode<[SPIRV_EM_OriginLowerLeft]>, "OriginLowerLeft",
                at="execution_mode">,
    NotInVulkan<"VUID-StandaloneSpirv-PixelCenterInteger-04654",
                Vulkan_IsMode<[SPIRV_EM_PixelCenterInteger]>,
                "PixelCenterInteger", at="execution_mode">,
    Vulkan_NotZero<"07330", SPIRV_EM_OutputVertices>,
    Vulkan_NotZero<"07331", SPIRV_EM_OutputPrimitivesEXT>,
  ];
}

// MLIR 22 has no op for modes whose operands are ids; its LocalSizeId has
// numbers.
foreach op = OpsOfMLIR23<["SPIRV_ExecutionModeIdOp"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      VulkanRule<"VUID-RuntimeSpirv-LocalSizeId-06434",
                 VulkanPred<"getModeByIds($_op) == "
                            "::mlir::spirv::ExecutionMode::LocalSizeId">,
                 [VulkanFeature<Vulkan_F_maintenance4>], "LocalSizeId",
                 at="execution_mode">,
    ];
  }

def : AvailabilityFor<SPIRVBinary_InstructionOp> {
  let availability = [
    VulkanRule<"VUID-RuntimeSpirv-LocalSizeId-06434",
               VulkanPred<"setsModeByIds($_self, "
                          "::mlir::spirv::ExecutionMode::LocalSizeId)">,
               [VulkanFeature<Vulkan_F_maintenance4>], "LocalSizeId",
               at="enumerants">,
  ];
}

// The mode's stage must support subgroup operations.
foreach stage = Vulkan_StagesButCompute<>.stages in
  def : AvailabilityFor<SPIRV_ExecutionModeOp> {
    let availability = [
      VulkanRule<"VUID-RuntimeSpirv-SubgroupUniformControlFlowKHR-06379",
                 And<[Vulkan_IsMode<[SPIRV_EM_SubgroupUniformControlFlowKHR]>,
                      stage.isMode]>,
                 [VulkanValueOf<"subgroupSupportedStages", stage.flag>],
                 "SubgroupUniformControlFlowKHR in " # stage.words,
                 at="execution_mode">,
    ];
  }

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

multiclass Vulkan_BarrierScope<SPIRVInstructionClass asked, string vuid> {
  defm : SPIRVClassRule<
      asked, vuid,
      SPIRV_HasOtherScope<"Execution", [SPIRV_S_Workgroup, SPIRV_S_Subgroup]>,
      [OtherThanVulkan], "neither Workgroup nor Subgroup", "execution_scope">;
}
defm : Vulkan_BarrierScope<SPIRV_Instructions<["OpControlBarrier"]>,
                           "VUID-StandaloneSpirv-None-04636">;
defm : Vulkan_BarrierScope<
    SPIRV_Instructions<["OpControlBarrierArriveEXT",
                        "OpControlBarrierWaitEXT"]>,
    "VUID-StandaloneSpirv-OpControlBarrierArriveEXT-13553">;

class Vulkan_HasSemantics<list<string> semantics>
    : CPred<"::mlir::availability::hasAnySemantics($_self, " #
            !interleave(!foreach(each, semantics,
                                 "::mlir::spirv::MemorySemantics::" # each),
                        " | ") # ")">;
defm : SPIRVClassRule<
    SPIRV_WithMemoryScope, "VUID-StandaloneSpirv-MemorySemantics-10866",
    Vulkan_HasSemantics<["SequentiallyConsistent"]>, [OtherThanVulkan],
    "SequentiallyConsistent">;

// The memory orders and bits that an instruction can't have.
multiclass Vulkan_NoSemantics<list<string> instructions, string number,
                              list<string> semantics> {
  defm : SPIRVClassRule<
      SPIRV_Instructions<instructions>,
      "VUID-StandaloneSpirv-MemorySemantics-" # number,
      Vulkan_HasSemantics<semantics>, [OtherThanVulkan],
      "the memory semantics " # !interleave(semantics, " or ")>;
}
defm : Vulkan_NoSemantics<["OpAtomicStore"], "10867",
                          ["Acquire", "AcquireRelease"]>;
defm : Vulkan_NoSemantics<["OpAtomicLoad"], "10868",
                          ["Release", "AcquireRelease"]>;
defm : Vulkan_NoSemantics<["OpControlBarrier", "OpControlBarrierArriveEXT",
                           "OpControlBarrierWaitEXT", "OpMemoryBarrier"],
                          "13551", ["Volatile"]>;
defm : Vulkan_NoSemantics<["OpControlBarrierArriveEXT"], "13556",
                          ["Acquire", "AcquireRelease"]>;
defm : Vulkan_NoSemantics<["OpControlBarrierWaitEXT"], "13557",
                          ["Release", "AcquireRelease"]>;

// What a comparison that fails may have, beside what one that succeeds has.
multiclass Vulkan_Comparison<string number, string predicate, string words> {
  defm : SPIRVClassRule<
      SPIRV_Instructions<["OpAtomicCompareExchange"]>,
      "VUID-StandaloneSpirv-UnequalMemorySemantics-" # number,
      CPred<"::mlir::availability::getCompareSemantics($_self)." # predicate>,
      [OtherThanVulkan], words, "unequal_semantics">;
}
class Vulkan_Semantics<list<string> semantics> {
  string mask = !interleave(!foreach(each, semantics,
                                     "::mlir::spirv::MemorySemantics::" # each),
                            " | ");
}
defm : SPIRVClassRule<
    SPIRV_Instructions<["OpAtomicCompareExchange"]>,
    "VUID-StandaloneSpirv-UnequalMemorySemantics-10875",
    CPred<"::mlir::spirv::bitEnumContainsAny("
          "::mlir::availability::getCompareSemantics($_self).unequal, " #
          Vulkan_Semantics<["Release", "AcquireRelease"]>.mask # ")">,
    [OtherThanVulkan], "Release or AcquireRelease if the values differ",
    "unequal_semantics">;
defm : Vulkan_Comparison<"10876", "isStronger()",
                         "a stronger memory order if the values differ">;
defm : Vulkan_Comparison<
    "10877",
    "addsAny(" # Vulkan_Semantics<["UniformMemory", "WorkgroupMemory",
                                   "ImageMemory", "OutputMemory"]>.mask # ")",
    "more storage classes if the values differ">;
defm : Vulkan_Comparison<
    "10878", "addsAny(" # Vulkan_Semantics<["MakeVisible"]>.mask # ")",
    "MakeVisible only if the values differ">;
defm : Vulkan_Comparison<
    "10879", "differsIn(" # Vulkan_Semantics<["Volatile"]>.mask # ")",
    "Volatile in one of the two semantics">;

// The valid memory scopes.
defm : SPIRVClassRule<
    SPIRV_WithMemoryScope, "VUID-StandaloneSpirv-None-04638",
    SPIRV_HasScope<"Memory", SPIRV_S_CrossDevice>, [OtherThanVulkan],
    "CrossDevice", "memory_scope">;
defm : SPIRVBinaryRule<
    SPIRV_WithMemoryOperands, "VUID-StandaloneSpirv-None-04638",
    SPIRV_HasScope<"Memory", SPIRV_S_CrossDevice>, [OtherThanVulkan],
    "CrossDevice in an operand">;

// "If none of the SubgroupVoteKHR, GroupNonUniform, or SubgroupBallotKHR
// capabilities are declared, Scope for memory must not be Subgroup".
defm : SPIRVClassRule<
    SPIRV_WithMemoryScope, "VUID-StandaloneSpirv-SubgroupVoteKHR-07951",
    SPIRV_HasScope<"Memory", SPIRV_S_Subgroup>,
    [InVulkan<Capability<[SPIRV_C_GroupNonUniform, SPIRV_C_SubgroupBallotKHR,
                          SPIRV_C_SubgroupVoteKHR]>>],
    "memory that a subgroup shares", "memory_scope">;
defm : SPIRVBinaryRule<
    SPIRV_WithMemoryOperands, "VUID-StandaloneSpirv-SubgroupVoteKHR-07951",
    SPIRV_HasScope<"Memory", SPIRV_S_Subgroup>,
    [InVulkan<Capability<[SPIRV_C_GroupNonUniform, SPIRV_C_SubgroupBallotKHR,
                          SPIRV_C_SubgroupVoteKHR]>>],
    "memory that a subgroup shares, in an operand">;

// "Vulkan-supported storage class semantics", and the orders that they need.
// What an instruction with two operands of semantics has is that of
// both.
defvar Vulkan_OfStorage = Vulkan_HasSemantics<["UniformMemory", "WorkgroupMemory",
                                               "ImageMemory", "OutputMemory"]>;
class Vulkan_IsOrdered<list<string> orders = ["Acquire", "Release",
                                              "AcquireRelease"]>
    : Vulkan_HasSemantics<orders>;
defm : SPIRVClassRule<
    SPIRV_Instructions<["OpMemoryBarrier"]>,
    "VUID-StandaloneSpirv-MemorySemantics-10869", Neg<Vulkan_IsOrdered<>>,
    [OtherThanVulkan], "a barrier without a memory order">;
// Upstream's conversions make atomics with an order alone, which the lowering
// completes once all ops are converted.
defm : SPIRVClassRule<
    SPIRV_WithMemoryScope, "VUID-StandaloneSpirv-MemorySemantics-10870",
    And<[Vulkan_IsOrdered<>, Neg<Vulkan_OfStorage>,
         Vulkan_IsComplete]>, [OtherThanVulkan],
    "a memory order without a storage class">;
defm : SPIRVClassRule<
    SPIRV_WithMemoryScope, "VUID-StandaloneSpirv-MemorySemantics-10871",
    And<[Neg<Vulkan_IsOrdered<>>, Vulkan_OfStorage]>, [OtherThanVulkan],
    "a storage class without a memory order">;
defm : SPIRVClassRule<
    SPIRV_WithMemoryScope, "VUID-StandaloneSpirv-MemorySemantics-10872",
    And<[Vulkan_HasSemantics<["MakeAvailable"]>,
         Neg<Vulkan_IsOrdered<["Release", "AcquireRelease"]>>]>,
    [OtherThanVulkan], "MakeAvailable without Release or AcquireRelease">;
defm : SPIRVClassRule<
    SPIRV_WithMemoryScope, "VUID-StandaloneSpirv-MemorySemantics-10873",
    And<[Vulkan_HasSemantics<["MakeVisible"]>,
         Neg<Vulkan_IsOrdered<["Acquire", "AcquireRelease"]>>]>,
    [OtherThanVulkan], "MakeVisible without Acquire or AcquireRelease">;

defm : SPIRVClassRule<
    SPIRV_WithMemoryScope, "VUID-StandaloneSpirv-None-04641",
    And<[SPIRV_HasScope<"Memory", SPIRV_S_Invocation>, Vulkan_IsOrdered<>]>,
    [OtherThanVulkan], "a memory order of one invocation", "memory_scope">;

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

// A variable with one of the decorations.
class Vulkan_IsDecorated<list<I32EnumAttrCase> decorations>
    : Or<!foreach(each, decorations,
                  VulkanPred<"isDecorated($_self, ::mlir::spirv::Decoration::" #
                             each.symbol # ")">)>;

// A variable that isn't decorated with `decoration`.
class Vulkan_Lacks<I32EnumAttrCase decoration>
    : Neg<Vulkan_IsDecorated<[decoration]>>;

def : AvailabilityFor<SPIRV_GlobalVariableOp> {
  let availability = [
    VulkanRule<"VUID-RuntimeSpirv-shaderZeroInitializeWorkgroupMemory-06372",
               And<[VulkanPred<"isInitialized($_self)">,
                    VulkanPred<"isIn($_self.getType(), "
                               "{::mlir::spirv::StorageClass::Workgroup})">]>,
               [VulkanFeature<Vulkan_F_shaderZeroInitializeWorkgroupMemory>],
               "of Workgroup memory", at="initializer">,
    VulkanRule<"VUID-RuntimeSpirv-None-09558",
               And<[Vulkan_Lacks<SPIRV_D_InputAttachmentIndex>,
                    VulkanPred<"holdsInputAttachment($_self)">]>,
               [VulkanFeature<Vulkan_F_dynamicRenderingLocalRead>],
               "an input attachment without an index", at="type">,
  ];
}

#endif // MLIR_AVAILABILITY_DIALECTS_VULKANRULES_TD
