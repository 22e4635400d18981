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

// An entry point with a use that depends on its stage.
class Vulkan_Does<string kind>
    : CPred<"$_each.kind == ::mlir::availability::StageUse::Kind::" # kind>;
class Vulkan_IsOfStage<list<I32EnumAttrCase> models>
    : IsAnyOf<"$_self.getExecutionModel()", "ExecutionModel", models>;

// A requirement of the stage's bit in a property.
class Vulkan_StageBits<string vuid, string kind, string property,
                       string what> {
  list<Availability> requirements = !foreach(
    stage, Vulkan_StagesButCompute<>.stages,
    VulkanRule<vuid, And<[Vulkan_Does<kind>, Vulkan_IsOfStage<[stage.model]>]>,
               [VulkanValueOf<property, stage.flag>],
               what # " in " # stage.words>);
}

// A requirement of a feature in some stages.
class Vulkan_StageFeature<string vuid, string kind,
                          list<I32EnumAttrCase> models,
                          list<Availability> requirements, string what>
    : VulkanRule<vuid, And<[Vulkan_Does<kind>, Vulkan_IsOfStage<models>]>,
                 requirements, what>;

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
              "VUID-RuntimeSpirv-shaderTensorSupportedStages-09901", "Tensor",
              "shaderTensorSupportedStages", "a tensor">.requirements,
          [
            Vulkan_StageFeature<
                "VUID-RuntimeSpirv-shaderTensorSupportedStages-09901",
                "Tensor", [SPIRV_EM_GLCompute],
                [VulkanValueOf<"shaderTensorSupportedStages", "COMPUTE">],
                "a tensor in a compute shader">,
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
                [AnyOf<[Capability<[SPIRV_C_Geometry, SPIRV_C_Tessellation,
                                    SPIRV_C_MeshShadingEXT,
                                    SPIRV_C_MeshShadingNV]>,
                        SPIRV_ClientAPI<SPIRV_CA_Metal>,
                        SPIRV_ClientAPI<SPIRV_CA_OpenCL>,
                        SPIRV_ClientAPI<SPIRV_CA_WebGPU>]>],
                "PrimitiveId in a fragment shader">,
            // 3.52.26, OpControlBarrier: "Before version 1.3, it is only valid
            // to use this instruction with TessellationControl, GLCompute, or
            // Kernel execution models." SPV_EXT_mesh_shader takes SPIR-V 1.4.
            AvailableWhen<
                And<[Vulkan_Does<"ControlBarrier">,
                     Neg<Vulkan_IsOfStage<[SPIRV_EM_TessellationControl,
                                           SPIRV_EM_TaskEXT,
                                           SPIRV_EM_MeshEXT]>>]>,
                [MinVersion<SPIRV_V_1_3>],
                "a barrier in a shader of another kind than compute, "
                "tessellation control and mesh shaders">,
          ]),
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
