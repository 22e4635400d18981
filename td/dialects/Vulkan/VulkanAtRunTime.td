//===- VulkanAtRunTime.td - Rules that a run decides -------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules of the Vulkan specification about SPIR-V that no module shows to be kept
// or broken: values at run time decide, or what the application makes and binds.
// For each there are the words of the rule that show it. They are for
// docs/vulkan-rules.md (scripts/facts/generate_vulkan_rules.py).
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_VULKANATRUNTIME_TD
#define MLIR_AVAILABILITY_DIALECTS_VULKANATRUNTIME_TD

// Rules, without "VUID-", whose texts all contain `words`.
class VulkanAtRunTime<string words, list<string> rules> {
  string Words = words;
  list<string> Rules = rules;
}

//===----------------------------------------------------------------------===//
// What values are at run time
//===----------------------------------------------------------------------===//

def : VulkanAtRunTime<
    "must be finite floating-point values",
    ["RuntimeSpirv-OpRayQueryInitializeKHR-06348",
     "RuntimeSpirv-OpTraceRayKHR-06355",
     "RuntimeSpirv-OpTraceRayMotionNV-06361",
     "RuntimeSpirv-OpHitObjectTraceRayNV-07705",
     "RuntimeSpirv-OpHitObjectTraceRayEXT-11878"]>;
def : VulkanAtRunTime<
    "must be non-negative floating-point values",
    ["RuntimeSpirv-OpRayQueryInitializeKHR-06349",
     "RuntimeSpirv-OpTraceRayKHR-06356",
     "RuntimeSpirv-OpTraceRayMotionNV-06362",
     "RuntimeSpirv-OpHitObjectTraceRayNV-07706",
     "RuntimeSpirv-OpHitObjectTraceRayEXT-11879"]>;
def : VulkanAtRunTime<
    "the RayTmin operand must be less than or equal to the RayTmax operand",
    ["RuntimeSpirv-OpRayQueryInitializeKHR-06350",
     "RuntimeSpirv-OpTraceRayKHR-06357",
     "RuntimeSpirv-OpTraceRayMotionNV-06363",
     "RuntimeSpirv-OpHitObjectTraceRayNV-07707",
     "RuntimeSpirv-OpHitObjectTraceRayEXT-11880"]>;
def : VulkanAtRunTime<
    "operand of OpSetMeshOutputsEXT must be less than or equal to",
    ["RuntimeSpirv-MeshEXT-07332", "RuntimeSpirv-MeshEXT-07333"]>;
def : VulkanAtRunTime<
    "must not contain NaNs",
    ["RuntimeSpirv-OpRayQueryInitializeKHR-06351",
     "RuntimeSpirv-OpTraceRayKHR-06358",
     "RuntimeSpirv-OpTraceRayMotionNV-06364",
     "RuntimeSpirv-OpHitObjectTraceRayNV-07708",
     "RuntimeSpirv-OpHitObjectTraceRayEXT-11881"]>;
def : VulkanAtRunTime<
    "the time operand must be between 0.0 and 1.0",
    ["RuntimeSpirv-OpTraceRayMotionNV-06366",
     "RuntimeSpirv-OpHitObjectTraceRayNV-07710",
     "RuntimeSpirv-OpHitObjectTraceRayEXT-11882"]>;
def : VulkanAtRunTime<
    "Hit T must satisfy the condition",
    ["RuntimeSpirv-OpRayQueryGenerateIntersectionKHR-06353"]>;
def : VulkanAtRunTime<
    "The value of the “Hit Kind” operand",
    ["RuntimeSpirv-OpReportIntersectionKHR-06998"]>;
def : VulkanAtRunTime<
    "The SBT Index passed in to",
    ["RuntimeSpirv-maxShaderBindingTableRecordIndex-11888"]>;
def : VulkanAtRunTime<
    "of the current fragment in pixels",
    ["RuntimeSpirv-Offset-06344",
     "RuntimeSpirv-Offset-06345",
     "RuntimeSpirv-Offset-06346",
     "RuntimeSpirv-Offset-06347"]>;
def : VulkanAtRunTime<
    "the Start Index operand must be a multiple",
    ["RuntimeSpirv-OpExtractSubArrayQCOM-12354"]>;
def : VulkanAtRunTime<
    "the index into the array of any variable",
    ["RuntimeSpirv-MeshEXT-12333"]>;
def : VulkanAtRunTime<
    "the tensor block size in the innermost dimension must be a multiple",
    ["RuntimeSpirv-OpCooperativeMatrixLoadTensorNV-12429"]>;
def : VulkanAtRunTime<
    "must not result in any texels accessed outside",
    ["RuntimeSpirv-Coordinate-10713",
     "RuntimeSpirv-Coordinate-10714"]>;
def : VulkanAtRunTime<
    "Buffer indexing calculations must not wrap",
    ["RuntimeSpirv-None-10834"]>;

//===----------------------------------------------------------------------===//
// How pointers, strides and offsets are aligned
//===----------------------------------------------------------------------===//

def : VulkanAtRunTime<
    "must be aligned to at least",
    ["RuntimeSpirv-OpCooperativeMatrixLoadNV-06324",
     "RuntimeSpirv-OpCooperativeMatrixLoadKHR-08986"]>;
def : VulkanAtRunTime<
    "must be at least as aligned as specified",
    ["RuntimeSpirv-PhysicalStorageBuffer64-06315"]>;
def : VulkanAtRunTime<
    "must have an alignment that satisfies",
    ["RuntimeSpirv-OpTypeUntypedPointerKHR-11166"]>;
def : VulkanAtRunTime<
    "must be aligned to 16 bytes",
    ["RuntimeSpirv-OpCooperativeVectorMatrixMulNV-10096",
     "RuntimeSpirv-OpCooperativeVectorMatrixMulAddNV-10098",
     "RuntimeSpirv-OpCooperativeVectorLoadNV-10099",
     "RuntimeSpirv-OpCooperativeVectorReduceSumAccumulateNV-10100"]>;
def : VulkanAtRunTime<
    "must be aligned to 64 bytes",
    ["RuntimeSpirv-OpCooperativeVectorMatrixMulNV-10097",
     "RuntimeSpirv-OpCooperativeVectorOuterProductAccumulateNV-10101"]>;
def : VulkanAtRunTime<
    "must be at an offset from the base",
    ["RuntimeSpirv-samplerDescriptorAlignment-11348",
     "RuntimeSpirv-imageDescriptorAlignment-11349",
     "RuntimeSpirv-Result-11350",
     "RuntimeSpirv-imageDescriptorAlignment-11383",
     "RuntimeSpirv-bufferDescriptorAlignment-11384",
     "RuntimeSpirv-tensorDescriptorAlignment-11481"]>;

//===----------------------------------------------------------------------===//
// Which invocations execute what, and with the same values
//===----------------------------------------------------------------------===//

def : VulkanAtRunTime<
    "dynamically uniform",
    ["RuntimeSpirv-None-04745",
     "RuntimeSpirv-OpImageSampleWeightedQCOM-06979",
     "RuntimeSpirv-OpImageBlockMatchSADQCOM-06982",
     "RuntimeSpirv-OpImageBoxFilterQCOM-06990",
     "RuntimeSpirv-OpImageBlockMatchWindow-09219",
     "RuntimeSpirv-TaskEXT-07117",
     "RuntimeSpirv-MeshEXT-07118",
     "RuntimeSpirv-UniformBufferArrayNonUniformIndexing-10134",
     "RuntimeSpirv-SampledImageArrayNonUniformIndexing-10135",
     "RuntimeSpirv-StorageBufferArrayNonUniformIndexing-10136",
     "RuntimeSpirv-StorageImageArrayNonUniformIndexing-10137",
     "RuntimeSpirv-InputAttachmentArrayNonUniformIndexing-10138",
     "RuntimeSpirv-UniformTexelBufferArrayNonUniformIndexing-10139",
     "RuntimeSpirv-StorageTexelBufferArrayNonUniformIndexing-10140",
     "RuntimeSpirv-subgroupSize-10141",
     "RuntimeSpirv-subgroupSize-10142",
     "RuntimeSpirv-subgroupSize-10143",
     "RuntimeSpirv-subgroupSize-10144",
     "RuntimeSpirv-subgroupSize-10145",
     "RuntimeSpirv-subgroupSize-10146",
     "RuntimeSpirv-subgroupSize-10147"]>;
def : VulkanAtRunTime<
    "not uniform within the invocation group",
    ["RuntimeSpirv-None-10148",
     "RuntimeSpirv-subgroupSize-10149"]>;
def : VulkanAtRunTime<
    "is executed",
    ["RuntimeSpirv-OpControlBarrierArriveEXT-13558",
     "RuntimeSpirv-OpControlBarrierWaitEXT-13559",
     "RuntimeSpirv-OpControlBarrierWaitEXT-13560",
     "RuntimeSpirv-OpControlBarrierArriveEXT-13561"]>;
def : VulkanAtRunTime<
    "must be called before any outputs are written",
    ["StandaloneSpirv-MeshEXT-07106"]>;
def : VulkanAtRunTime<
    "all execution paths",
    ["RuntimeSpirv-maintenance5-09190",
     "RuntimeSpirv-maintenance5-10934"]>;
def : VulkanAtRunTime<
    "must be written to for each output point",
    ["RuntimeSpirv-MeshEXT-09218"]>;

//===----------------------------------------------------------------------===//
// Which resources are bound, and how they were made
//===----------------------------------------------------------------------===//

def : VulkanAtRunTime<
    "to be supported on sparse images",
    ["RuntimeSpirv-None-06287"]>;
def : VulkanAtRunTime<
    "built as a top-level acceleration structure",
    ["RuntimeSpirv-OpRayQueryInitializeKHR-06352",
     "RuntimeSpirv-OpTraceRayKHR-06359",
     "RuntimeSpirv-OpTraceRayMotionNV-06365",
     "RuntimeSpirv-OpHitObjectTraceRayMotionNV-07709",
     "RuntimeSpirv-flags-11876"]>;
def : VulkanAtRunTime<
    "must not be built with",
    ["RuntimeSpirv-OpRayQueryGenerateIntersectionKHR-06354"]>;
def : VulkanAtRunTime<
    "was built with",
    ["RuntimeSpirv-OpTraceRayKHR-06360",
     "RuntimeSpirv-OpHitObjectTraceRayMotionNV-07704",
     "RuntimeSpirv-flags-11875"]>;
def : VulkanAtRunTime<
    "must have been built with",
    ["RuntimeSpirv-flags-08761"]>;
def : VulkanAtRunTime<
    "must have been created using",
    ["RuntimeSpirv-OpImageBlockMatchSSDQCOM-06985",
     "RuntimeSpirv-OpImageBlockMatchWindow-09222",
     "RuntimeSpirv-pNext-09226"]>;
def : VulkanAtRunTime<
    "must have been created with",
    ["RuntimeSpirv-OpImageBlockMatchSSDQCOM-06986",
     "RuntimeSpirv-OpImageBlockMatchWindow-09223",
     "RuntimeSpirv-OpTypeSampledImage-12208"]>;
def : VulkanAtRunTime<
    "must not be backed by",
    ["RuntimeSpirv-OpTypeImage-10707",
     "RuntimeSpirv-OpTypeImage-10708",
     "RuntimeSpirv-OpTypeImage-10709",
     "RuntimeSpirv-OpTypeImage-10710",
     "RuntimeSpirv-OpTypeSampledImage-10711",
     "RuntimeSpirv-OpTypeSampler-12203",
     "RuntimeSpirv-OpTypeImage-12204"]>;
def : VulkanAtRunTime<
    "backed by an image view",
    ["RuntimeSpirv-ConstOffset-10718",
     "RuntimeSpirv-OpTypeSampledImage-12206",
     "RuntimeSpirv-OpTypeImage-12207"]>;
def : VulkanAtRunTime<
    "that requires sampler",
    ["RuntimeSpirv-None-12205"]>;
def : VulkanAtRunTime<
    "must correspond to",
    ["RuntimeSpirv-Result-11340",
     "RuntimeSpirv-Result-11341",
     "RuntimeSpirv-Result-11342",
     "RuntimeSpirv-Result-11343",
     "RuntimeSpirv-Result-11345",
     "RuntimeSpirv-Image-11379",
     "RuntimeSpirv-Image-11380",
     "RuntimeSpirv-Image-11382"]>;
def : VulkanAtRunTime<
    "must not be a null descriptor",
    ["RuntimeSpirv-OpCooperativeMatrix-12379"]>;
def : VulkanAtRunTime<
    "its bound image",
    ["RuntimeSpirv-samples-08725",
     "RuntimeSpirv-samples-08726"]>;
def : VulkanAtRunTime<
    "the attachment image bound to it",
    ["RuntimeSpirv-OpEntryPoint-08727"]>;
def : VulkanAtRunTime<
    "if the buffer being accessed is protected",
    ["RuntimeSpirv-protectedNoFault-09645"]>;
def : VulkanAtRunTime<
    "must reference a buffer created with",
    ["RuntimeSpirv-PhysicalStorageBuffer64-11819"]>;
def : VulkanAtRunTime<
    "mapped using",
    ["RuntimeSpirv-DescriptorSet-11385",
     "RuntimeSpirv-DescriptorSet-11388"]>;
def : VulkanAtRunTime<
    "the same mapping types",
    ["RuntimeSpirv-source-11387"]>;
def : VulkanAtRunTime<
    "VkTilePropertiesQCOM",
    ["RuntimeSpirv-z-10704",
     "RuntimeSpirv-tileSize-10705"]>;

//===----------------------------------------------------------------------===//
// How pipelines and render passes are made, and which shaders they put together
//===----------------------------------------------------------------------===//

def : VulkanAtRunTime<
    "the pipeline must have been created with",
    ["RuntimeSpirv-OpTraceRayMotionNV-06367",
     "RuntimeSpirv-OpHitObjectTraceRayMotionNV-07711",
     "RuntimeSpirv-OpHitObjectTraceRayMotionEXT-11877"]>;
def : VulkanAtRunTime<
    "the pipeline must not have been created with",
    ["RuntimeSpirv-OpTraceRayKHR-06553",
     "RuntimeSpirv-OpTraceRayKHR-06554",
     "RuntimeSpirv-OpHitObjectTraceRayNV-07715",
     "RuntimeSpirv-OpHitObjectTraceRayNV-07716",
     "RuntimeSpirv-micromap-11630",
     "RuntimeSpirv-OpHitObjectTraceRayEXT-11886",
     "RuntimeSpirv-OpHitObjectTraceRayEXT-11887"]>;
def : VulkanAtRunTime<
    "if the pipeline or shader was not compiled with",
    ["RuntimeSpirv-OpConstantSizeOfEXT-11475",
     "RuntimeSpirv-OpArrayLength-11807",
     "RuntimeSpirv-OpCooperativeVectorMatrixMulAddNV-11808",
     "RuntimeSpirv-OpCooperativeVectorLoadNV-11809"]>;
def : VulkanAtRunTime<
    "For each data graph pipeline created with",
    ["RuntimeSpirv-pNext-09919",
     "RuntimeSpirv-pNext-09920",
     "RuntimeSpirv-pNext-09921",
     "RuntimeSpirv-pNext-09923"]>;
def : VulkanAtRunTime<
    "must be created with",
    ["RuntimeSpirv-OpTypeCooperativeMatrixKHR-10770",
     "RuntimeSpirv-OpTypeCooperativeMatrixKHR-10771"]>;
def : VulkanAtRunTime<
    "If the subpass description contains",
    ["RuntimeSpirv-SampleRateShading-06378"]>;
def : VulkanAtRunTime<
    "If sample shading is enabled",
    ["RuntimeSpirv-minSampleShading-08731",
     "RuntimeSpirv-minSampleShading-08732"]>;
def : VulkanAtRunTime<
    "must not be invoked outside",
    ["RuntimeSpirv-TileShadingQCOM-10700"]>;
def : VulkanAtRunTime<
    "must only be invoked inside",
    ["RuntimeSpirv-TileShadingQCOM-10701"]>;
def : VulkanAtRunTime<
    "of two shader stages",
    ["RuntimeSpirv-OpEntryPoint-07754",
     "RuntimeSpirv-OpEntryPoint-08743",
     "RuntimeSpirv-OpVariable-08746"]>;
def : VulkanAtRunTime<
    "a matching vector type input interface variable",
    ["RuntimeSpirv-maintenance4-06817"]>;
def : VulkanAtRunTime<
    "pre-rasterization shader stages of a graphics pipeline",
    ["StandaloneSpirv-ViewportMaskNV-04674"]>;
def : VulkanAtRunTime<
    "all shaders which may be invoked as part of that shader call",
    ["RuntimeSpirv-OpTraceRayKHR-11855"]>;
def : VulkanAtRunTime<
    "there must be a matching TaskPayloadWorkgroupEXT Storage Class variable in the TaskEXT Execution Model",
    ["RuntimeSpirv-MeshEXT-12380"]>;

#endif // MLIR_AVAILABILITY_DIALECTS_VULKANATRUNTIME_TD
