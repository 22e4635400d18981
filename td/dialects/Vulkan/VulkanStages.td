//===- VulkanStages.td - What stages need in Vulkan --------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requirements of entry points that depend on their stage and on what they do,
// directly or in functions that they call.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_VULKANSTAGES_TD
#define MLIR_AVAILABILITY_DIALECTS_VULKANSTAGES_TD

include "mlir-availability/dialects/Vulkan/VulkanRules.td"
include "mlir-availability/dialects/Vulkan/VulkanStageKinds.td"

// An entry point with a use that depends on its stage.
class Vulkan_Does<string kind>
    : CPred<"$_each.kind == ::mlir::availability::StageUse::Kind::" # kind>;

// A requirement of the stage's bit in a property.
class Vulkan_StageBits<string vuid, string kind, string property,
                       string what> {
  list<Availability> requirements = !foreach(
    stage, Vulkan_StagesButCompute<>.stages,
    VulkanRule<vuid, And<[Vulkan_Does<kind>, stage.isStage]>,
               [VulkanValueOf<property, stage.flag>],
               what # " in " # stage.words>);
}

// A requirement of a feature in some stages.
class Vulkan_StageFeature<string vuid, string kind,
                          list<I32EnumAttrCase> models,
                          list<Availability> requirements, string what>
    : VulkanRule<vuid, And<[Vulkan_Does<kind>, Vulkan_IsOfStage<models>]>,
                 requirements, what>;

// A scope that other stages don't have.
class Vulkan_ScopeIn<string rule, string kind, Pred hasIt, string what>
    : NotInVulkan<"VUID-StandaloneSpirv-" # rule,
                  And<[Vulkan_Does<kind>, Neg<hasIt>]>, what>;
defvar Vulkan_HasWorkgroups
    = Or<[Vulkan_IsOfStage<[SPIRV_EM_TaskEXT, SPIRV_EM_MeshEXT,
                            SPIRV_EM_TessellationControl, SPIRV_EM_GLCompute,
                            SPIRV_EM_Kernel]>,
          Vulkan_IsTaskNV, Vulkan_IsMeshNV]>;

// Memory that other stages than `models` don't have in Vulkan.
class Vulkan_MemoryIf<string rule, I32EnumAttrCase storageClass, Pred hasIt>
    : NotInVulkan<"VUID-StandaloneSpirv-" # rule,
                  And<[CPred<"$_each.storageClass == "
                             "::mlir::spirv::StorageClass::" #
                             storageClass.symbol>,
                       Neg<hasIt>]>,
                  storageClass.str # " in a stage that lacks it">;
class Vulkan_MemoryIn<string rule, I32EnumAttrCase storageClass,
                      list<I32EnumAttrCase> models>
    : Vulkan_MemoryIf<rule, storageClass, Vulkan_IsOfStage<models>>;

defvar Vulkan_RayTracing = [
  SPIRV_EM_RayGenerationKHR, SPIRV_EM_IntersectionKHR, SPIRV_EM_AnyHitKHR,
  SPIRV_EM_ClosestHitKHR, SPIRV_EM_MissKHR, SPIRV_EM_CallableKHR
];
defvar Vulkan_VertexPipeline = [
  SPIRV_EM_Vertex, SPIRV_EM_TessellationControl,
  SPIRV_EM_TessellationEvaluation, SPIRV_EM_Geometry
];
defvar Vulkan_PreGeometry = [SPIRV_EM_Vertex, SPIRV_EM_TessellationEvaluation];

def : AvailabilityFor<SPIRV_EntryPointOp> {
  let availability = [
    AvailableForEach<
        "::mlir::availability::getStageUses($_self, $_analyses)",
        !listconcat(
          Vulkan_StageBits<"VUID-RuntimeSpirv-None-06343", "GroupOperation",
                           "subgroupSupportedStages",
                           "a subgroup operation">.requirements,
          Vulkan_StageBits<
              "VUID-RuntimeSpirv-cooperativeMatrixSupportedStages-08985",
              "CooperativeMatrix", "cooperativeMatrixSupportedStages",
              "a cooperative matrix">.requirements,
          Vulkan_StageBits<
              "VUID-RuntimeSpirv-OpTypeCooperativeMatrixNV-06322",
              "CooperativeMatrixNV", "cooperativeMatrixSupportedStages",
              "a cooperative matrix">.requirements,
          Vulkan_StageBits<
              "VUID-RuntimeSpirv-cooperativeVectorSupportedStages-10091",
              "CooperativeVector", "cooperativeVectorSupportedStages",
              "a cooperative vector">.requirements,
          Vulkan_StageBits<
              "VUID-RuntimeSpirv-shaderTensorSupportedStages-09901", "Tensor",
              "shaderTensorSupportedStages", "a tensor">.requirements,
          [
            Vulkan_StageFeature<
                "VUID-RuntimeSpirv-shaderTensorSupportedStages-09901",
                "Tensor", [SPIRV_EM_GLCompute],
                [VulkanValueOf<"shaderTensorSupportedStages", "COMPUTE">],
                "a tensor in a compute shader">,
            Vulkan_StageFeature<
                "VUID-RuntimeSpirv-cooperativeVectorSupportedStages-10091",
                "CooperativeVector", [SPIRV_EM_GLCompute],
                [VulkanValueOf<"cooperativeVectorSupportedStages", "COMPUTE">],
                "a cooperative vector in a compute shader">,
            VulkanRule<
                "VUID-RuntimeSpirv-None-06342",
                And<[Vulkan_Does<"QuadOperation">,
                     Neg<Vulkan_IsOfStage<[SPIRV_EM_Fragment]>>]>,
                [VulkanProperty<Vulkan_P_subgroupQuadOperationsInAllStages>],
                "a quad operation outside of fragment and compute shaders">,
            Vulkan_StageFeature<
                "VUID-RuntimeSpirv-NonWritable-06340", "WritableResource",
                [SPIRV_EM_Fragment],
                [VulkanFeature<Vulkan_F_fragmentStoresAndAtomics>],
                "a storage buffer or image that isn't NonWritable, in a "
                "fragment shader">,
            Vulkan_StageFeature<
                "VUID-RuntimeSpirv-NonWritable-06341", "WritableResource",
                Vulkan_VertexPipeline,
                [VulkanFeature<Vulkan_F_vertexPipelineStoresAndAtomics>],
                "a storage buffer or image that isn't NonWritable, in a "
                "vertex, tessellation or geometry shader">,
            // shaderOutputLayer "indicates whether the implementation supports
            // the ShaderLayer SPIR-V capability enabling variables decorated
            // with the Layer built-in to be exported from vertex or
            // tessellation evaluation shaders";
            // VK_EXT_shader_viewport_index_layer is the alternative. The module
            // declares one of their capabilities.
            Vulkan_StageFeature<
                "VUID-Layer-Layer-04273", "Layer", Vulkan_PreGeometry,
                [Capability<[SPIRV_C_ShaderLayer,
                             SPIRV_C_ShaderViewportIndexLayerEXT]>],
                "Layer, written before geometry shaders">,
            Vulkan_StageFeature<
                "VUID-ViewportIndex-ViewportIndex-04405", "ViewportIndex",
                Vulkan_PreGeometry,
                [Capability<[SPIRV_C_ShaderViewportIndex,
                             SPIRV_C_ShaderViewportIndexLayerEXT]>],
                "ViewportIndex, written before geometry shaders">,
            // The built-in's entry in the grammar also accepts ray-tracing
            // capabilities. Other APIs don't have the rule.
            Vulkan_StageFeature<
                "VUID-PrimitiveId-Fragment-04333", "PrimitiveId",
                [SPIRV_EM_Fragment],
                [InVulkan<Capability<[SPIRV_C_Geometry, SPIRV_C_Tessellation,
                                      SPIRV_C_MeshShadingEXT,
                                      SPIRV_C_MeshShadingNV]>>],
                "PrimitiveId in a fragment shader">,
            Vulkan_StageFeature<
                "VUID-RuntimeSpirv-transformFeedbackStreamsLinesTriangles-"
                "06311",
                "SeveralStreams", [SPIRV_EM_Geometry],
                [VulkanProperty<
                    Vulkan_P_transformFeedbackStreamsLinesTriangles>],
                "several streams of lines or triangles">,
            Vulkan_MemoryIn<"RayPayloadKHR-04698", SPIRV_SC_RayPayloadKHR,
                            [SPIRV_EM_RayGenerationKHR, SPIRV_EM_ClosestHitKHR,
                             SPIRV_EM_MissKHR]>,
            Vulkan_MemoryIn<"IncomingRayPayloadKHR-04699",
                            SPIRV_SC_IncomingRayPayloadKHR,
                            [SPIRV_EM_ClosestHitKHR, SPIRV_EM_AnyHitKHR,
                             SPIRV_EM_MissKHR]>,
            Vulkan_MemoryIn<"HitAttributeKHR-04701", SPIRV_SC_HitAttributeKHR,
                            [SPIRV_EM_IntersectionKHR, SPIRV_EM_AnyHitKHR,
                             SPIRV_EM_ClosestHitKHR]>,
            Vulkan_MemoryIn<"CallableDataKHR-04704", SPIRV_SC_CallableDataKHR,
                            [SPIRV_EM_RayGenerationKHR, SPIRV_EM_ClosestHitKHR,
                             SPIRV_EM_MissKHR, SPIRV_EM_CallableKHR]>,
            Vulkan_MemoryIn<"IncomingCallableDataKHR-04705",
                            SPIRV_SC_IncomingCallableDataKHR,
                            [SPIRV_EM_CallableKHR]>,
            Vulkan_MemoryIn<"ShaderRecordBufferKHR-07119",
                            SPIRV_SC_ShaderRecordBufferKHR, Vulkan_RayTracing>,
            Vulkan_MemoryIf<"None-04645", SPIRV_SC_Workgroup,
                            Or<[Vulkan_IsOfStage<[
                                    SPIRV_EM_TaskEXT, SPIRV_EM_MeshEXT,
                                    SPIRV_EM_GLCompute, SPIRV_EM_Kernel]>,
                                Vulkan_IsTaskNV, Vulkan_IsMeshNV]>>,
            Vulkan_MemoryIf<"None-04644", SPIRV_SC_Output,
                            Neg<Vulkan_IsOfStage<[
                                SPIRV_EM_GLCompute, SPIRV_EM_Kernel,
                                SPIRV_EM_RayGenerationKHR,
                                SPIRV_EM_IntersectionKHR, SPIRV_EM_AnyHitKHR,
                                SPIRV_EM_ClosestHitKHR, SPIRV_EM_MissKHR,
                                SPIRV_EM_CallableKHR]>>>,
            Vulkan_ScopeIn<"None-04637", "WorkgroupExecution",
                           Vulkan_HasWorkgroups, "the execution scope "
                           "Workgroup in a stage without workgroups">,
            Vulkan_ScopeIn<"None-07321", "WorkgroupMemory",
                           Vulkan_HasWorkgroups, "the memory scope Workgroup "
                           "in a stage without workgroups">,
            Vulkan_ScopeIn<"None-04640", "ShaderCallMemory",
                           Vulkan_IsOfStage<Vulkan_RayTracing>,
                           "the memory scope ShaderCallKHR in another stage "
                           "than those of ray tracing">,
            NotInVulkan<"VUID-StandaloneSpirv-ExecutionModel-07320",
                        And<[Vulkan_Does<"WorkgroupMemory">,
                             Vulkan_IsOfStage<[SPIRV_EM_TessellationControl]>,
                             VulkanPred<"isInModelGLSL450($_op)">]>,
                        "the memory scope Workgroup in a tessellation control "
                        "shader of the memory model GLSL450">,
            Vulkan_StageFeature<
                "VUID-PrimitiveShadingRateKHR-PrimitiveShadingRateKHR-12275",
                "PrimitiveShadingRate", [SPIRV_EM_MeshEXT],
                [VulkanFeature<Vulkan_F_primitiveFragmentShadingRateMeshShader>],
                "PrimitiveShadingRateKHR in a mesh shader">,
            VulkanRule<
                "VUID-FullyCoveredEXT-conservativeRasterization"
                "PostDepthCoverage-04235",
                Vulkan_Does<"FullyCovered">,
                [VulkanProperty<
                    Vulkan_P_conservativeRasterizationPostDepthCoverage>],
                "FullyCoveredEXT and PostDepthCoverage">,
            // 3.52.26, OpControlBarrier: "Before version 1.3, it is only valid
            // to use this instruction with TessellationControl, GLCompute, or
            // Kernel execution models." SPV_EXT_mesh_shader takes SPIR-V 1.4.
            // SPV_NV_mesh_shader's text doesn't say; its workgroups are those
            // of compute shaders, and spirv-val takes its models.
            AvailableWhen<
                And<[Vulkan_Does<"ControlBarrier">,
                     Neg<Or<[Vulkan_IsOfStage<[SPIRV_EM_TessellationControl,
                                               SPIRV_EM_TaskEXT,
                                               SPIRV_EM_MeshEXT]>,
                             Vulkan_IsTaskNV, Vulkan_IsMeshNV]>>]>,
                [MinVersion<SPIRV_V_1_3>],
                "a barrier in a shader of another kind than compute, "
                "tessellation control and mesh shaders">,
          ]),
        text="$_each.describe()">,
  ];
}

//===----------------------------------------------------------------------===//
// Stages that a feature brings
//===----------------------------------------------------------------------===//

class Vulkan_StageOf<string number, Pred isStage, string model,
                     I32EnumAttrCase feature>
    : VulkanRule<"VUID-VkPipelineShaderStageCreateInfo-stage-" # number,
                 isStage, [VulkanFeature<feature>], model,
                 at="execution_model">;
class Vulkan_Stages<string number, list<I32EnumAttrCase> models,
                    I32EnumAttrCase feature>
    : Vulkan_StageOf<number, Vulkan_IsOfStage<models>,
                     !interleave(!foreach(model, models, model.str), " or "),
                     feature>;
def : AvailabilityFor<SPIRV_EntryPointOp> {
  let availability = [
    Vulkan_Stages<"00704", [SPIRV_EM_Geometry], Vulkan_F_geometryShader>,
    Vulkan_Stages<"00705", [SPIRV_EM_TessellationControl],
                  Vulkan_F_tessellationShader>,
    Vulkan_Stages<"00705", [SPIRV_EM_TessellationEvaluation],
                  Vulkan_F_tessellationShader>,
    Vulkan_Stages<"02091", [SPIRV_EM_MeshEXT], Vulkan_F_meshShader>,
    Vulkan_Stages<"02092", [SPIRV_EM_TaskEXT], Vulkan_F_taskShader>,
    Vulkan_StageOf<"02091", Vulkan_IsMeshNV, "MeshNV", Vulkan_F_meshShader>,
    Vulkan_StageOf<"02092", Vulkan_IsTaskNV, "TaskNV", Vulkan_F_taskShader>,
  ];
}

//===----------------------------------------------------------------------===//
// Capabilities by stages
//===----------------------------------------------------------------------===//

// It may be declared in some stages.
class Vulkan_CapabilityIn<string vuid, I32EnumAttrCase capability,
                          Pred inStages, list<Availability> needs,
                          string words>
    : VulkanRule<vuid, And<[inStages, Vulkan_Declares<capability>]>, needs,
                 capability.str # " " # words, at="execution_model">;
def : AvailabilityFor<SPIRV_EntryPointOp> {
  let availability = [
    Vulkan_CapabilityIn<"VUID-RuntimeSpirv-TileShadingQCOM-10698",
                        SPIRV_C_TileShadingQCOM,
                        Vulkan_IsOfStage<[SPIRV_EM_GLCompute]>,
                        [VulkanFeature<Vulkan_F_tileShading>],
                        "in the module of a compute shader">,
    Vulkan_CapabilityIn<"VUID-RuntimeSpirv-TileShadingQCOM-10699",
                        SPIRV_C_TileShadingQCOM,
                        Vulkan_IsOfStage<[SPIRV_EM_Fragment]>,
                        [VulkanFeature<Vulkan_F_tileShadingFragmentStage>],
                        "in the module of a fragment shader">,
    Vulkan_CapabilityIn<"VUID-StandaloneSpirv-TileShadingQCOM-10686",
                        SPIRV_C_TileShadingQCOM,
                        Neg<Vulkan_IsOfStage<[SPIRV_EM_GLCompute,
                                              SPIRV_EM_Fragment]>>,
                        [OtherThanVulkan],
                        "in the module of another stage than compute or "
                        "fragment">,
    Vulkan_CapabilityIn<"VUID-StandaloneSpirv-SplitBarrierEXT-13552",
                        SPIRV_C_SplitBarrierINTEL,
                        Neg<Vulkan_IsOfStage<[SPIRV_EM_GLCompute,
                                              SPIRV_EM_Kernel]>>,
                        [OtherThanVulkan],
                        "in the module of another stage than compute">,
    Vulkan_CapabilityIn<"VUID-RuntimeSpirv-OpControlBarrierArriveEXT-13562",
                        SPIRV_C_SplitBarrierINTEL,
                        And<[Vulkan_IsOfStage<[SPIRV_EM_GLCompute]>,
                             VulkanPred<"sharesMemory($_self)">]>,
                        [VulkanProperty<
                            Vulkan_P_splitBarrierReservedSharedMemory>],
                        "in the module of a compute shader with Workgroup "
                        "memory">,
    Vulkan_CapabilityIn<"VUID-RuntimeSpirv-ShaderEnqueueAMDX-09191",
                        SPIRV_C_ShaderEnqueueAMDX,
                        Neg<Vulkan_IsOfStage<[SPIRV_EM_GLCompute,
                                              SPIRV_EM_MeshEXT]>>,
                        [OtherThanVulkan],
                        "in the module of another stage than compute or mesh">,
    Vulkan_CapabilityIn<"VUID-RuntimeSpirv-GraphARM-09922",
                        SPIRV_C_GraphARM, TruePred, [OtherThanVulkan],
                        "in the module of a shader">,
  ];
}

//===----------------------------------------------------------------------===//
// Limits of stages
//===----------------------------------------------------------------------===//

// What an execution mode states, above the minimum that the specification
// requires of the limit (table "Required Limits"). No target tells the limit.
class Vulkan_ModeLimit<string vuid, list<I32EnumAttrCase> models,
                       I32EnumAttrCase mode, int least,
                       I32EnumAttrCase limit>
    : VulkanRule<vuid,
                 And<[Vulkan_IsMode<[mode]>, IsModeOf<models>,
                      VulkanPred<"statesMoreThan($_self, 0, " # least # ")">]>,
                 [VulkanProperty<limit>],
                 "more than " # least, at="values">;
// A size of workgroups along an axis.
class Vulkan_SizeLimit<string vuid, I32EnumAttrCase model, int axis,
                       I32EnumAttrCase limit>
    : VulkanRule<vuid,
                 And<[Vulkan_IsMode<[SPIRV_EM_LocalSize]>, IsModeOf<[model]>,
                      VulkanPred<"statesMoreThan($_self, " # axis #
                                 ", 128)">]>,
                 [VulkanProperty<limit>], "more than 128", at="values">;
class Vulkan_InvocationsLimit<string vuid, I32EnumAttrCase model,
                              I32EnumAttrCase limit>
    : VulkanRule<vuid,
                 And<[Vulkan_IsMode<[SPIRV_EM_LocalSize]>, IsModeOf<[model]>,
                      VulkanPred<"multipliesToMoreThan($_self, 128)">]>,
                 [VulkanProperty<limit>], "more than 128 invocations",
                 at="values">;
defvar Vulkan_Tessellation = [SPIRV_EM_TessellationControl,
                              SPIRV_EM_TessellationEvaluation];
def : AvailabilityFor<SPIRV_ExecutionModeOp> {
  let availability = [
    Vulkan_ModeLimit<"VUID-VkPipelineShaderStageCreateInfo-stage-00713",
                     Vulkan_Tessellation, SPIRV_EM_OutputVertices, 32,
                     Vulkan_P_maxTessellationPatchSize>,
    Vulkan_ModeLimit<"VUID-VkPipelineShaderStageCreateInfo-stage-00714",
                     [SPIRV_EM_Geometry], SPIRV_EM_OutputVertices, 256,
                     Vulkan_P_maxGeometryOutputVertices>,
    Vulkan_ModeLimit<"VUID-VkPipelineShaderStageCreateInfo-stage-00715",
                     [SPIRV_EM_Geometry], SPIRV_EM_Invocations, 32,
                     Vulkan_P_maxGeometryShaderInvocations>,
    Vulkan_ModeLimit<"VUID-RuntimeSpirv-MeshEXT-07115", [SPIRV_EM_MeshEXT],
                     SPIRV_EM_OutputVertices, 256,
                     Vulkan_P_maxMeshOutputVertices>,
    Vulkan_ModeLimit<"VUID-RuntimeSpirv-MeshEXT-07116", [SPIRV_EM_MeshEXT],
                     SPIRV_EM_OutputPrimitivesEXT, 256,
                     Vulkan_P_maxMeshOutputPrimitives>,
    Vulkan_SizeLimit<"VUID-RuntimeSpirv-TaskEXT-07291", SPIRV_EM_TaskEXT, 0,
                     Vulkan_P_maxTaskWorkGroupSize>,
    Vulkan_SizeLimit<"VUID-RuntimeSpirv-TaskEXT-07292", SPIRV_EM_TaskEXT, 1,
                     Vulkan_P_maxTaskWorkGroupSize>,
    Vulkan_SizeLimit<"VUID-RuntimeSpirv-TaskEXT-07293", SPIRV_EM_TaskEXT, 2,
                     Vulkan_P_maxTaskWorkGroupSize>,
    Vulkan_InvocationsLimit<"VUID-RuntimeSpirv-TaskEXT-07294",
                            SPIRV_EM_TaskEXT,
                            Vulkan_P_maxTaskWorkGroupInvocations>,
    Vulkan_SizeLimit<"VUID-RuntimeSpirv-MeshEXT-07295", SPIRV_EM_MeshEXT, 0,
                     Vulkan_P_maxMeshWorkGroupSize>,
    Vulkan_SizeLimit<"VUID-RuntimeSpirv-MeshEXT-07296", SPIRV_EM_MeshEXT, 1,
                     Vulkan_P_maxMeshWorkGroupSize>,
    Vulkan_SizeLimit<"VUID-RuntimeSpirv-MeshEXT-07297", SPIRV_EM_MeshEXT, 2,
                     Vulkan_P_maxMeshWorkGroupSize>,
    Vulkan_InvocationsLimit<"VUID-RuntimeSpirv-MeshEXT-07298",
                            SPIRV_EM_MeshEXT,
                            Vulkan_P_maxMeshWorkGroupInvocations>,
  ];
}

// The same for the model of SPV_NV_mesh_shader.
class Vulkan_ModeLimitNV<string number, I32EnumAttrCase mode, int least,
                         I32EnumAttrCase limit>
    : VulkanRule<"VUID-RuntimeSpirv-MeshNV-" # number,
                 And<[Vulkan_IsMode<[mode]>,
                      VulkanPred<"statesMoreThan($_self, 0, " # least # ")">,
                      Vulkan_IsModeOfNV<"MeshNV">]>,
                 [VulkanProperty<limit>], "more than " # least, at="values">;
def : AvailabilityFor<SPIRV_ExecutionModeOp> {
  let availability = [
    Vulkan_ModeLimitNV<"07113", SPIRV_EM_OutputVertices, 256,
                       Vulkan_P_maxMeshOutputVertices>,
    Vulkan_ModeLimitNV<"07114", SPIRV_EM_OutputPrimitivesEXT, 512,
                       Vulkan_P_maxMeshOutputPrimitives>,
  ];
}

// An amount of something in the interface of shaders of some stages, above the
// minimum that the specification requires of the limit.
class Vulkan_Amount<string rule, string kind, Pred inStages, int least,
                    I32EnumAttrCase limit, string what>
    : VulkanRule<"VUID-RuntimeSpirv-" # rule,
                 And<[CPred<"$_each.kind == "
                            "::mlir::availability::ShaderAmount::Kind::" #
                            kind>,
                      inStages, CPred<"$_each.number > " # least>]>,
                 [VulkanProperty<limit>], "more than " # least # " " # what>;
class Vulkan_AmountOf<string rule, string kind, I32EnumAttrCase model,
                      int least, I32EnumAttrCase limit, string what>
    : Vulkan_Amount<rule, kind, Vulkan_IsOfStage<[model]>, least, limit, what>;
// "Shader Input and Output Locations": components are four to a location.
class Vulkan_Locations<string kind, I32EnumAttrCase model, int least,
                       string limit>
    : Vulkan_AmountOf<"Location-06272", kind # "Locations", model, least,
                      !cast<I32EnumAttrCase>("Vulkan_P_" # limit), "locations">;
def : AvailabilityFor<SPIRV_EntryPointOp> {
  let availability = [
    AvailableForEach<
        "::mlir::availability::getAmounts($_self, $_analyses)", [
          Vulkan_Amount<"maxClipDistances-00708", "ClipDistances", TruePred, 8,
                        Vulkan_P_maxClipDistances, "clip distances">,
          Vulkan_Amount<"maxCullDistances-00709", "CullDistances", TruePred, 8,
                        Vulkan_P_maxCullDistances, "cull distances">,
          Vulkan_Amount<"maxCombinedClipAndCullDistances-00710", "Distances",
                        TruePred, 8, Vulkan_P_maxCombinedClipAndCullDistances,
                        "clip and cull distances">,
          Vulkan_Locations<"Input", SPIRV_EM_Vertex, 16,
                           "maxVertexInputAttributes">,
          Vulkan_Locations<"Output", SPIRV_EM_Vertex, 16,
                           "maxVertexOutputComponents">,
          Vulkan_Locations<"Input", SPIRV_EM_TessellationControl, 16,
                           "maxTessellationControlPerVertexInputComponents">,
          Vulkan_Locations<"Output", SPIRV_EM_TessellationControl, 16,
                           "maxTessellationControlPerVertexOutputComponents">,
          Vulkan_Locations<"Input", SPIRV_EM_TessellationEvaluation, 16,
                           "maxTessellationEvaluationInputComponents">,
          Vulkan_Locations<"Output", SPIRV_EM_TessellationEvaluation, 16,
                           "maxTessellationEvaluationOutputComponents">,
          Vulkan_Locations<"Input", SPIRV_EM_Geometry, 16,
                           "maxGeometryInputComponents">,
          Vulkan_Locations<"Output", SPIRV_EM_Geometry, 16,
                           "maxGeometryOutputComponents">,
          Vulkan_Locations<"Input", SPIRV_EM_Fragment, 16,
                           "maxFragmentInputComponents">,
          Vulkan_Locations<"Output", SPIRV_EM_Fragment, 4,
                           "maxFragmentOutputAttachments">,
          // "written to": those that aren't NonWritable, and all locations.
          Vulkan_AmountOf<"Location-06428", "WrittenResources",
                          SPIRV_EM_Fragment, 4,
                          Vulkan_P_maxFragmentCombinedOutputResources,
                          "storage buffers, storage images and color "
                          "attachments that can be written to">,
          Vulkan_Locations<"Output", SPIRV_EM_MeshEXT, 32,
                           "maxMeshOutputComponents">,
          Vulkan_Amount<"Stream-06312", "Streams", TruePred, 1,
                        Vulkan_P_maxTransformFeedbackStreams, "stream">,
          Vulkan_Amount<"Offset-06308", "CapturedBytes", TruePred, 512,
                        Vulkan_P_maxTransformFeedbackBufferDataSize,
                        "bytes in a buffer of transform feedback">,
          Vulkan_Amount<"XfbStride-06313", "CaptureStride", TruePred, 512,
                        Vulkan_P_maxTransformFeedbackBufferDataStride,
                        "bytes from one vertex of transform feedback to the "
                        "next">,
          Vulkan_Amount<"XfbBuffer-06309", "StreamBytes", TruePred, 512,
                        Vulkan_P_maxTransformFeedbackStreamDataSize,
                        "bytes in a stream of transform feedback">,
          Vulkan_AmountOf<"maxMeshSharedMemorySize-08754", "SharedBytes",
                          SPIRV_EM_MeshEXT, 28672,
                          Vulkan_P_maxMeshSharedMemorySize,
                          "bytes of Workgroup memory">,
          Vulkan_AmountOf<"maxMeshPayloadAndSharedMemorySize-08755",
                          "SharedAndPayloadBytes", SPIRV_EM_MeshEXT, 28672,
                          Vulkan_P_maxMeshPayloadAndSharedMemorySize,
                          "bytes of Workgroup memory and payload">,
          Vulkan_AmountOf<"maxMeshOutputMemorySize-08756", "OutputBytes",
                          SPIRV_EM_MeshEXT, 32768,
                          Vulkan_P_maxMeshOutputMemorySize,
                          "bytes of outputs">,
          Vulkan_AmountOf<"maxMeshPayloadAndOutputMemorySize-08757",
                          "OutputAndPayloadBytes", SPIRV_EM_MeshEXT, 48128,
                          Vulkan_P_maxMeshPayloadAndOutputMemorySize,
                          "bytes of outputs and payload">,
          Vulkan_AmountOf<"maxTaskPayloadSize-08758", "PayloadBytes",
                          SPIRV_EM_TaskEXT, 16384, Vulkan_P_maxTaskPayloadSize,
                          "bytes of payload">,
          Vulkan_AmountOf<"maxTaskSharedMemorySize-08759", "SharedBytes",
                          SPIRV_EM_TaskEXT, 32768,
                          Vulkan_P_maxTaskSharedMemorySize,
                          "bytes of Workgroup memory">,
          Vulkan_AmountOf<"maxTaskPayloadAndSharedMemorySize-08760",
                          "SharedAndPayloadBytes", SPIRV_EM_TaskEXT, 32768,
                          Vulkan_P_maxTaskPayloadAndSharedMemorySize,
                          "bytes of Workgroup memory and payload">,
        ],
        text="$_each.describe()">,
  ];
}

//===----------------------------------------------------------------------===//
// Independence of float controls
//===----------------------------------------------------------------------===//

// An entry point sets one of `modes` for both widths, and differently.
class Vulkan_Differ<list<string> modes, int width, int other>
    : VulkanPred<"setsDifferentModes($_self, $_analyses, {" #
                 !interleave(!foreach(mode, modes,
                                      "::mlir::spirv::ExecutionMode::" # mode),
                             ", ") # "}, " # width # ", " # other # ")">;

// Modes that differ between 16 and 64 bits need an implementation where all are
// independent; if only 32 bits differ, a weaker property suffices.
class Vulkan_Independence<string property, string numberOfAll,
                          string numberOf32, list<string> modes, string what> {
  list<Availability> requirements = [
    VulkanRule<"VUID-RuntimeSpirv-" # property # "-" # numberOfAll,
               Vulkan_Differ<modes, 16, 64>,
               [VulkanValueOf<property, "ALL">],
               what # " that differ between 16 and 64 bits">,
    VulkanRule<"VUID-RuntimeSpirv-" # property # "-" # numberOf32,
               And<[Neg<Vulkan_Differ<modes, 16, 64>>,
                    Or<[Vulkan_Differ<modes, 32, 16>,
                        Vulkan_Differ<modes, 32, 64>]>]>,
               [AnyOf<[VulkanValueOf<property, "32_BIT_ONLY">,
                       VulkanValueOf<property, "ALL">]>],
               what # " that differ between 32 bits and others">,
  ];
}

def : AvailabilityFor<SPIRV_EntryPointOp> {
  let availability = !listconcat(
    Vulkan_Independence<"denormBehaviorIndependence", "06289", "06290",
                        ["DenormPreserve", "DenormFlushToZero"],
                        "denormals modes">.requirements,
    Vulkan_Independence<"roundingModeIndependence", "06291", "06292",
                        ["RoundingModeRTE", "RoundingModeRTZ"],
                        "rounding modes">.requirements);
}

#endif // MLIR_AVAILABILITY_DIALECTS_VULKANSTAGES_TD
