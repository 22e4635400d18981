//===- VulkanFeatures.td - Vulkan's features -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by scripts/facts/generate_targets.py. Don't edit: change its tables,
// scripts/facts/targets.
//
// The features and properties of Vulkan that decide about SPIR-V, from vk.xml
// 1.4.363: those of its rows about SPIR-V's capabilities and extensions, and those
// that a rule of the specification names (VUID-RuntimeSpirv-*,
// VUID-StandaloneSpirv-*, and those of VUID-VkPipelineShaderStageCreateInfo-* about
// the stages that a feature brings and the size of subgroups). Of a property that
// isn't a VkBool32, each value is a case.
//
// VulkanEnables: what has to be there for a capability, one row for each
// alternative. VulkanBrings: what comes with a feature. VulkanTakes: extensions
// that modules can declare everywhere.
//
// Features, Properties: what every implementation of a version has.
// PossibleFeatures, PossibleProperties: what some implementation of it may have.
// Each list continues that of the version before it.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_VULKANFEATURES_TD
#define MLIR_AVAILABILITY_GENERATED_VULKANFEATURES_TD

include "mlir-availability/SearchableTables.td"
include "mlir/IR/EnumAttr.td"

// One way to make a capability usable: the feature or property `fact`, or
// something else where that is empty. Modules of SPIR-V 1.`possibleSince` and
// later can declare the capability, 99 is never; those before 1.`coreSince` need
// `extension` for it.
class VulkanEnables<string fact, string capability, bits<8> possibleSince,
                    bits<8> coreSince, string extension> {
  string Fact = fact;
  string Capability = capability;
  bits<8> PossibleSince = possibleSince;
  bits<8> CoreSince = coreSince;
  string Extension = extension;
}
def VulkanEnablesTable : GenericTable {
  let FilterClass = "VulkanEnables";
  let CppTypeName = "VulkanEnables";
  let Fields = ["Fact", "Capability", "PossibleSince", "CoreSince", "Extension"];
}

// An implementation has `feature` only with an extension of Vulkan that lets
// modules of SPIR-V 1.`since` and later use `name`, a capability or an extension.
class VulkanBrings<string feature, string name, bits<8> since> {
  string Feature = feature;
  string Name = name;
  bits<8> Since = since;
}
def VulkanBringsTable : GenericTable {
  let FilterClass = "VulkanBrings";
  let CppTypeName = "VulkanBrings";
  let Fields = ["Feature", "Name", "Since"];
}

// A property that no target's source tells: a list or a limit.
class VulkanUntold<string property> {
  string Property = property;
}
def VulkanUntoldTable : GenericTable {
  let FilterClass = "VulkanUntold";
  let CppTypeName = "VulkanUntold";
  let Fields = ["Property"];
}

// Every implementation that takes modules of SPIR-V 1.`since` takes those that
// declare `extension`, of SPIR-V.
class VulkanTakes<string extension, bits<8> since> {
  string Extension = extension;
  bits<8> Since = since;
}
def VulkanTakesTable : GenericTable {
  let FilterClass = "VulkanTakes";
  let CppTypeName = "VulkanTakes";
  let Fields = ["Extension", "Since"];
}

def Vulkan_F_attachmentFragmentShadingRate : I32EnumAttrCase<"attachmentFragmentShadingRate", 0, "attachmentFragmentShadingRate">;
def Vulkan_F_bufferDeviceAddress : I32EnumAttrCase<"bufferDeviceAddress", 1, "bufferDeviceAddress">;
def Vulkan_F_clusterAccelerationStructure : I32EnumAttrCase<"clusterAccelerationStructure", 2, "clusterAccelerationStructure">;
def Vulkan_F_computeDerivativeGroupLinear : I32EnumAttrCase<"computeDerivativeGroupLinear", 3, "computeDerivativeGroupLinear">;
def Vulkan_F_computeDerivativeGroupQuads : I32EnumAttrCase<"computeDerivativeGroupQuads", 4, "computeDerivativeGroupQuads">;
def Vulkan_F_computeFullSubgroups : I32EnumAttrCase<"computeFullSubgroups", 5, "computeFullSubgroups">;
def Vulkan_F_cooperativeMatrix : I32EnumAttrCase<"cooperativeMatrix", 6, "cooperativeMatrix">;
def Vulkan_F_cooperativeMatrixBlockLoads : I32EnumAttrCase<"cooperativeMatrixBlockLoads", 7, "cooperativeMatrixBlockLoads">;
def Vulkan_F_cooperativeMatrixConversion : I32EnumAttrCase<"cooperativeMatrixConversion", 8, "cooperativeMatrixConversion">;
def Vulkan_F_cooperativeMatrixConversions : I32EnumAttrCase<"cooperativeMatrixConversions", 9, "cooperativeMatrixConversions">;
def Vulkan_F_cooperativeMatrixDecodeVector : I32EnumAttrCase<"cooperativeMatrixDecodeVector", 10, "cooperativeMatrixDecodeVector">;
def Vulkan_F_cooperativeMatrixFlexibleDimensions : I32EnumAttrCase<"cooperativeMatrixFlexibleDimensions", 11, "cooperativeMatrixFlexibleDimensions">;
def Vulkan_F_cooperativeMatrixGetCoordinate : I32EnumAttrCase<"cooperativeMatrixGetCoordinate", 12, "cooperativeMatrixGetCoordinate">;
def Vulkan_F_cooperativeMatrixPerElementOperations : I32EnumAttrCase<"cooperativeMatrixPerElementOperations", 13, "cooperativeMatrixPerElementOperations">;
def Vulkan_F_cooperativeMatrixProperties2 : I32EnumAttrCase<"cooperativeMatrixProperties2", 14, "cooperativeMatrixProperties2">;
def Vulkan_F_cooperativeMatrixReductions : I32EnumAttrCase<"cooperativeMatrixReductions", 15, "cooperativeMatrixReductions">;
def Vulkan_F_cooperativeMatrixTensorAddressing : I32EnumAttrCase<"cooperativeMatrixTensorAddressing", 16, "cooperativeMatrixTensorAddressing">;
def Vulkan_F_cooperativeMatrixWorkgroupScope : I32EnumAttrCase<"cooperativeMatrixWorkgroupScope", 17, "cooperativeMatrixWorkgroupScope">;
def Vulkan_F_cooperativeVector : I32EnumAttrCase<"cooperativeVector", 18, "cooperativeVector">;
def Vulkan_F_cooperativeVectorTraining : I32EnumAttrCase<"cooperativeVectorTraining", 19, "cooperativeVectorTraining">;
def Vulkan_F_dataGraph : I32EnumAttrCase<"dataGraph", 20, "dataGraph">;
def Vulkan_F_descriptorHeap : I32EnumAttrCase<"descriptorHeap", 21, "descriptorHeap">;
def Vulkan_F_dynamicRenderingLocalRead : I32EnumAttrCase<"dynamicRenderingLocalRead", 22, "dynamicRenderingLocalRead">;
def Vulkan_F_fragmentDensityMap : I32EnumAttrCase<"fragmentDensityMap", 23, "fragmentDensityMap">;
def Vulkan_F_fragmentShaderBarycentric : I32EnumAttrCase<"fragmentShaderBarycentric", 24, "fragmentShaderBarycentric">;
def Vulkan_F_fragmentShaderPixelInterlock : I32EnumAttrCase<"fragmentShaderPixelInterlock", 25, "fragmentShaderPixelInterlock">;
def Vulkan_F_fragmentShaderSampleInterlock : I32EnumAttrCase<"fragmentShaderSampleInterlock", 26, "fragmentShaderSampleInterlock">;
def Vulkan_F_fragmentShaderShadingRateInterlock : I32EnumAttrCase<"fragmentShaderShadingRateInterlock", 27, "fragmentShaderShadingRateInterlock">;
def Vulkan_F_fragmentStoresAndAtomics : I32EnumAttrCase<"fragmentStoresAndAtomics", 28, "fragmentStoresAndAtomics">;
def Vulkan_F_geometryShader : I32EnumAttrCase<"geometryShader", 29, "geometryShader">;
def Vulkan_F_geometryStreams : I32EnumAttrCase<"geometryStreams", 30, "geometryStreams">;
def Vulkan_F_imageCubeArray : I32EnumAttrCase<"imageCubeArray", 31, "imageCubeArray">;
def Vulkan_F_imageFootprint : I32EnumAttrCase<"imageFootprint", 32, "imageFootprint">;
def Vulkan_F_imageGatherExtendedModes : I32EnumAttrCase<"imageGatherExtendedModes", 33, "imageGatherExtendedModes">;
def Vulkan_F_imageGatherLinear : I32EnumAttrCase<"imageGatherLinear", 34, "imageGatherLinear">;
def Vulkan_F_linearSweptSpheres : I32EnumAttrCase<"linearSweptSpheres", 35, "linearSweptSpheres">;
def Vulkan_F_longVector : I32EnumAttrCase<"longVector", 36, "longVector">;
def Vulkan_F_maintenance4 : I32EnumAttrCase<"maintenance4", 37, "maintenance4">;
def Vulkan_F_maintenance5 : I32EnumAttrCase<"maintenance5", 38, "maintenance5">;
def Vulkan_F_maintenance8 : I32EnumAttrCase<"maintenance8", 39, "maintenance8">;
def Vulkan_F_maintenance9 : I32EnumAttrCase<"maintenance9", 40, "maintenance9">;
def Vulkan_F_meshShader : I32EnumAttrCase<"meshShader", 41, "meshShader">;
def Vulkan_F_micromap : I32EnumAttrCase<"micromap", 42, "micromap">;
def Vulkan_F_multiViewport : I32EnumAttrCase<"multiViewport", 43, "multiViewport">;
def Vulkan_F_multiview : I32EnumAttrCase<"multiview", 44, "multiview">;
def Vulkan_F_pipelineFragmentShadingRate : I32EnumAttrCase<"pipelineFragmentShadingRate", 45, "pipelineFragmentShadingRate">;
def Vulkan_F_primitiveFragmentShadingRate : I32EnumAttrCase<"primitiveFragmentShadingRate", 46, "primitiveFragmentShadingRate">;
def Vulkan_F_primitiveFragmentShadingRateMeshShader : I32EnumAttrCase<"primitiveFragmentShadingRateMeshShader", 47, "primitiveFragmentShadingRateMeshShader">;
def Vulkan_F_pushConstantBank : I32EnumAttrCase<"pushConstantBank", 48, "pushConstantBank">;
def Vulkan_F_rayQuery : I32EnumAttrCase<"rayQuery", 49, "rayQuery">;
def Vulkan_F_rayTracingMaintenance1 : I32EnumAttrCase<"rayTracingMaintenance1", 50, "rayTracingMaintenance1">;
def Vulkan_F_rayTracingMotionBlur : I32EnumAttrCase<"rayTracingMotionBlur", 51, "rayTracingMotionBlur">;
def Vulkan_F_rayTracingPipeline : I32EnumAttrCase<"rayTracingPipeline", 52, "rayTracingPipeline">;
def Vulkan_F_rayTracingPositionFetch : I32EnumAttrCase<"rayTracingPositionFetch", 53, "rayTracingPositionFetch">;
def Vulkan_F_rayTraversalPrimitiveCulling : I32EnumAttrCase<"rayTraversalPrimitiveCulling", 54, "rayTraversalPrimitiveCulling">;
def Vulkan_F_runtimeDescriptorArray : I32EnumAttrCase<"runtimeDescriptorArray", 55, "runtimeDescriptorArray">;
def Vulkan_F_sampleRateShading : I32EnumAttrCase<"sampleRateShading", 56, "sampleRateShading">;
def Vulkan_F_scalarBlockLayout : I32EnumAttrCase<"scalarBlockLayout", 57, "scalarBlockLayout">;
def Vulkan_F_shader64BitIndexing : I32EnumAttrCase<"shader64BitIndexing", 58, "shader64BitIndexing">;
def Vulkan_F_shaderAbort : I32EnumAttrCase<"shaderAbort", 59, "shaderAbort">;
def Vulkan_F_shaderBFloat16CooperativeMatrix : I32EnumAttrCase<"shaderBFloat16CooperativeMatrix", 60, "shaderBFloat16CooperativeMatrix">;
def Vulkan_F_shaderBFloat16DotProduct : I32EnumAttrCase<"shaderBFloat16DotProduct", 61, "shaderBFloat16DotProduct">;
def Vulkan_F_shaderBFloat16Type : I32EnumAttrCase<"shaderBFloat16Type", 62, "shaderBFloat16Type">;
def Vulkan_F_shaderBufferFloat16AtomicAdd : I32EnumAttrCase<"shaderBufferFloat16AtomicAdd", 63, "shaderBufferFloat16AtomicAdd">;
def Vulkan_F_shaderBufferFloat16AtomicMinMax : I32EnumAttrCase<"shaderBufferFloat16AtomicMinMax", 64, "shaderBufferFloat16AtomicMinMax">;
def Vulkan_F_shaderBufferFloat16Atomics : I32EnumAttrCase<"shaderBufferFloat16Atomics", 65, "shaderBufferFloat16Atomics">;
def Vulkan_F_shaderBufferFloat32AtomicAdd : I32EnumAttrCase<"shaderBufferFloat32AtomicAdd", 66, "shaderBufferFloat32AtomicAdd">;
def Vulkan_F_shaderBufferFloat32AtomicMinMax : I32EnumAttrCase<"shaderBufferFloat32AtomicMinMax", 67, "shaderBufferFloat32AtomicMinMax">;
def Vulkan_F_shaderBufferFloat32Atomics : I32EnumAttrCase<"shaderBufferFloat32Atomics", 68, "shaderBufferFloat32Atomics">;
def Vulkan_F_shaderBufferFloat64AtomicAdd : I32EnumAttrCase<"shaderBufferFloat64AtomicAdd", 69, "shaderBufferFloat64AtomicAdd">;
def Vulkan_F_shaderBufferFloat64AtomicMinMax : I32EnumAttrCase<"shaderBufferFloat64AtomicMinMax", 70, "shaderBufferFloat64AtomicMinMax">;
def Vulkan_F_shaderBufferFloat64Atomics : I32EnumAttrCase<"shaderBufferFloat64Atomics", 71, "shaderBufferFloat64Atomics">;
def Vulkan_F_shaderBufferInt64Atomics : I32EnumAttrCase<"shaderBufferInt64Atomics", 72, "shaderBufferInt64Atomics">;
def Vulkan_F_shaderClipDistance : I32EnumAttrCase<"shaderClipDistance", 73, "shaderClipDistance">;
def Vulkan_F_shaderConstantData : I32EnumAttrCase<"shaderConstantData", 74, "shaderConstantData">;
def Vulkan_F_shaderCoreBuiltins : I32EnumAttrCase<"shaderCoreBuiltins", 75, "shaderCoreBuiltins">;
def Vulkan_F_shaderCullDistance : I32EnumAttrCase<"shaderCullDistance", 76, "shaderCullDistance">;
def Vulkan_F_shaderDemoteToHelperInvocation : I32EnumAttrCase<"shaderDemoteToHelperInvocation", 77, "shaderDemoteToHelperInvocation">;
def Vulkan_F_shaderDeviceClock : I32EnumAttrCase<"shaderDeviceClock", 78, "shaderDeviceClock">;
def Vulkan_F_shaderDrawParameters : I32EnumAttrCase<"shaderDrawParameters", 79, "shaderDrawParameters">;
def Vulkan_F_shaderEarlyAndLateFragmentTests : I32EnumAttrCase<"shaderEarlyAndLateFragmentTests", 80, "shaderEarlyAndLateFragmentTests">;
def Vulkan_F_shaderEnqueue : I32EnumAttrCase<"shaderEnqueue", 81, "shaderEnqueue">;
def Vulkan_F_shaderExpectAssume : I32EnumAttrCase<"shaderExpectAssume", 82, "shaderExpectAssume">;
def Vulkan_F_shaderFloat16 : I32EnumAttrCase<"shaderFloat16", 83, "shaderFloat16">;
def Vulkan_F_shaderFloat16VectorAtomics : I32EnumAttrCase<"shaderFloat16VectorAtomics", 84, "shaderFloat16VectorAtomics">;
def Vulkan_F_shaderFloat4 : I32EnumAttrCase<"shaderFloat4", 85, "shaderFloat4">;
def Vulkan_F_shaderFloat6 : I32EnumAttrCase<"shaderFloat6", 86, "shaderFloat6">;
def Vulkan_F_shaderFloat64 : I32EnumAttrCase<"shaderFloat64", 87, "shaderFloat64">;
def Vulkan_F_shaderFloat8 : I32EnumAttrCase<"shaderFloat8", 88, "shaderFloat8">;
def Vulkan_F_shaderFloat8CooperativeMatrix : I32EnumAttrCase<"shaderFloat8CooperativeMatrix", 89, "shaderFloat8CooperativeMatrix">;
def Vulkan_F_shaderFloat8UnsignedE8M0 : I32EnumAttrCase<"shaderFloat8UnsignedE8M0", 90, "shaderFloat8UnsignedE8M0">;
def Vulkan_F_shaderFloatControls2 : I32EnumAttrCase<"shaderFloatControls2", 91, "shaderFloatControls2">;
def Vulkan_F_shaderFmaFloat16 : I32EnumAttrCase<"shaderFmaFloat16", 92, "shaderFmaFloat16">;
def Vulkan_F_shaderFmaFloat32 : I32EnumAttrCase<"shaderFmaFloat32", 93, "shaderFmaFloat32">;
def Vulkan_F_shaderFmaFloat64 : I32EnumAttrCase<"shaderFmaFloat64", 94, "shaderFmaFloat64">;
def Vulkan_F_shaderImageFloat32AtomicAdd : I32EnumAttrCase<"shaderImageFloat32AtomicAdd", 95, "shaderImageFloat32AtomicAdd">;
def Vulkan_F_shaderImageFloat32AtomicMinMax : I32EnumAttrCase<"shaderImageFloat32AtomicMinMax", 96, "shaderImageFloat32AtomicMinMax">;
def Vulkan_F_shaderImageFloat32Atomics : I32EnumAttrCase<"shaderImageFloat32Atomics", 97, "shaderImageFloat32Atomics">;
def Vulkan_F_shaderImageGatherExtended : I32EnumAttrCase<"shaderImageGatherExtended", 98, "shaderImageGatherExtended">;
def Vulkan_F_shaderImageInt64Atomics : I32EnumAttrCase<"shaderImageInt64Atomics", 99, "shaderImageInt64Atomics">;
def Vulkan_F_shaderInputAttachmentArrayDynamicIndexing : I32EnumAttrCase<"shaderInputAttachmentArrayDynamicIndexing", 100, "shaderInputAttachmentArrayDynamicIndexing">;
def Vulkan_F_shaderInputAttachmentArrayNonUniformIndexing : I32EnumAttrCase<"shaderInputAttachmentArrayNonUniformIndexing", 101, "shaderInputAttachmentArrayNonUniformIndexing">;
def Vulkan_F_shaderInt16 : I32EnumAttrCase<"shaderInt16", 102, "shaderInt16">;
def Vulkan_F_shaderInt64 : I32EnumAttrCase<"shaderInt64", 103, "shaderInt64">;
def Vulkan_F_shaderInt8 : I32EnumAttrCase<"shaderInt8", 104, "shaderInt8">;
def Vulkan_F_shaderIntegerDotProduct : I32EnumAttrCase<"shaderIntegerDotProduct", 105, "shaderIntegerDotProduct">;
def Vulkan_F_shaderIntegerFunctions2 : I32EnumAttrCase<"shaderIntegerFunctions2", 106, "shaderIntegerFunctions2">;
def Vulkan_F_shaderMXInt8 : I32EnumAttrCase<"shaderMXInt8", 107, "shaderMXInt8">;
def Vulkan_F_shaderMixedFloatDotProductBFloat16Acc : I32EnumAttrCase<"shaderMixedFloatDotProductBFloat16Acc", 108, "shaderMixedFloatDotProductBFloat16Acc">;
def Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat16 : I32EnumAttrCase<"shaderMixedFloatDotProductFloat16AccFloat16", 109, "shaderMixedFloatDotProductFloat16AccFloat16">;
def Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat32 : I32EnumAttrCase<"shaderMixedFloatDotProductFloat16AccFloat32", 110, "shaderMixedFloatDotProductFloat16AccFloat32">;
def Vulkan_F_shaderMixedFloatDotProductFloat8AccFloat32 : I32EnumAttrCase<"shaderMixedFloatDotProductFloat8AccFloat32", 111, "shaderMixedFloatDotProductFloat8AccFloat32">;
def Vulkan_F_shaderMultipleWaitQueues : I32EnumAttrCase<"shaderMultipleWaitQueues", 112, "shaderMultipleWaitQueues">;
def Vulkan_F_shaderOutputLayer : I32EnumAttrCase<"shaderOutputLayer", 113, "shaderOutputLayer">;
def Vulkan_F_shaderOutputViewportIndex : I32EnumAttrCase<"shaderOutputViewportIndex", 114, "shaderOutputViewportIndex">;
def Vulkan_F_shaderQuadControl : I32EnumAttrCase<"shaderQuadControl", 115, "shaderQuadControl">;
def Vulkan_F_shaderRawAccessChains : I32EnumAttrCase<"shaderRawAccessChains", 116, "shaderRawAccessChains">;
def Vulkan_F_shaderRelaxedExtendedInstruction : I32EnumAttrCase<"shaderRelaxedExtendedInstruction", 117, "shaderRelaxedExtendedInstruction">;
def Vulkan_F_shaderReplicatedComposites : I32EnumAttrCase<"shaderReplicatedComposites", 118, "shaderReplicatedComposites">;
def Vulkan_F_shaderResourceMinLod : I32EnumAttrCase<"shaderResourceMinLod", 119, "shaderResourceMinLod">;
def Vulkan_F_shaderResourceResidency : I32EnumAttrCase<"shaderResourceResidency", 120, "shaderResourceResidency">;
def Vulkan_F_shaderSMBuiltins : I32EnumAttrCase<"shaderSMBuiltins", 121, "shaderSMBuiltins">;
def Vulkan_F_shaderSampleRateInterpolationFunctions : I32EnumAttrCase<"shaderSampleRateInterpolationFunctions", 122, "shaderSampleRateInterpolationFunctions">;
def Vulkan_F_shaderSampledImageArrayDynamicIndexing : I32EnumAttrCase<"shaderSampledImageArrayDynamicIndexing", 123, "shaderSampledImageArrayDynamicIndexing">;
def Vulkan_F_shaderSampledImageArrayNonUniformIndexing : I32EnumAttrCase<"shaderSampledImageArrayNonUniformIndexing", 124, "shaderSampledImageArrayNonUniformIndexing">;
def Vulkan_F_shaderSharedFloat16AtomicAdd : I32EnumAttrCase<"shaderSharedFloat16AtomicAdd", 125, "shaderSharedFloat16AtomicAdd">;
def Vulkan_F_shaderSharedFloat16AtomicMinMax : I32EnumAttrCase<"shaderSharedFloat16AtomicMinMax", 126, "shaderSharedFloat16AtomicMinMax">;
def Vulkan_F_shaderSharedFloat16Atomics : I32EnumAttrCase<"shaderSharedFloat16Atomics", 127, "shaderSharedFloat16Atomics">;
def Vulkan_F_shaderSharedFloat32AtomicAdd : I32EnumAttrCase<"shaderSharedFloat32AtomicAdd", 128, "shaderSharedFloat32AtomicAdd">;
def Vulkan_F_shaderSharedFloat32AtomicMinMax : I32EnumAttrCase<"shaderSharedFloat32AtomicMinMax", 129, "shaderSharedFloat32AtomicMinMax">;
def Vulkan_F_shaderSharedFloat32Atomics : I32EnumAttrCase<"shaderSharedFloat32Atomics", 130, "shaderSharedFloat32Atomics">;
def Vulkan_F_shaderSharedFloat64AtomicAdd : I32EnumAttrCase<"shaderSharedFloat64AtomicAdd", 131, "shaderSharedFloat64AtomicAdd">;
def Vulkan_F_shaderSharedFloat64AtomicMinMax : I32EnumAttrCase<"shaderSharedFloat64AtomicMinMax", 132, "shaderSharedFloat64AtomicMinMax">;
def Vulkan_F_shaderSharedFloat64Atomics : I32EnumAttrCase<"shaderSharedFloat64Atomics", 133, "shaderSharedFloat64Atomics">;
def Vulkan_F_shaderSharedInt64Atomics : I32EnumAttrCase<"shaderSharedInt64Atomics", 134, "shaderSharedInt64Atomics">;
def Vulkan_F_shaderSplitBarrier : I32EnumAttrCase<"shaderSplitBarrier", 135, "shaderSplitBarrier">;
def Vulkan_F_shaderStorageBufferArrayDynamicIndexing : I32EnumAttrCase<"shaderStorageBufferArrayDynamicIndexing", 136, "shaderStorageBufferArrayDynamicIndexing">;
def Vulkan_F_shaderStorageBufferArrayNonUniformIndexing : I32EnumAttrCase<"shaderStorageBufferArrayNonUniformIndexing", 137, "shaderStorageBufferArrayNonUniformIndexing">;
def Vulkan_F_shaderStorageImageArrayDynamicIndexing : I32EnumAttrCase<"shaderStorageImageArrayDynamicIndexing", 138, "shaderStorageImageArrayDynamicIndexing">;
def Vulkan_F_shaderStorageImageArrayNonUniformIndexing : I32EnumAttrCase<"shaderStorageImageArrayNonUniformIndexing", 139, "shaderStorageImageArrayNonUniformIndexing">;
def Vulkan_F_shaderStorageImageMultisample : I32EnumAttrCase<"shaderStorageImageMultisample", 140, "shaderStorageImageMultisample">;
def Vulkan_F_shaderStorageImageReadWithoutFormat : I32EnumAttrCase<"shaderStorageImageReadWithoutFormat", 141, "shaderStorageImageReadWithoutFormat">;
def Vulkan_F_shaderStorageImageWriteWithoutFormat : I32EnumAttrCase<"shaderStorageImageWriteWithoutFormat", 142, "shaderStorageImageWriteWithoutFormat">;
def Vulkan_F_shaderStorageTensorArrayDynamicIndexing : I32EnumAttrCase<"shaderStorageTensorArrayDynamicIndexing", 143, "shaderStorageTensorArrayDynamicIndexing">;
def Vulkan_F_shaderStorageTensorArrayNonUniformIndexing : I32EnumAttrCase<"shaderStorageTensorArrayNonUniformIndexing", 144, "shaderStorageTensorArrayNonUniformIndexing">;
def Vulkan_F_shaderStorageTexelBufferArrayDynamicIndexing : I32EnumAttrCase<"shaderStorageTexelBufferArrayDynamicIndexing", 145, "shaderStorageTexelBufferArrayDynamicIndexing">;
def Vulkan_F_shaderStorageTexelBufferArrayNonUniformIndexing : I32EnumAttrCase<"shaderStorageTexelBufferArrayNonUniformIndexing", 146, "shaderStorageTexelBufferArrayNonUniformIndexing">;
def Vulkan_F_shaderSubgroupClock : I32EnumAttrCase<"shaderSubgroupClock", 147, "shaderSubgroupClock">;
def Vulkan_F_shaderSubgroupExtendedTypes : I32EnumAttrCase<"shaderSubgroupExtendedTypes", 148, "shaderSubgroupExtendedTypes">;
def Vulkan_F_shaderSubgroupPartitioned : I32EnumAttrCase<"shaderSubgroupPartitioned", 149, "shaderSubgroupPartitioned">;
def Vulkan_F_shaderSubgroupRotate : I32EnumAttrCase<"shaderSubgroupRotate", 150, "shaderSubgroupRotate">;
def Vulkan_F_shaderSubgroupRotateClustered : I32EnumAttrCase<"shaderSubgroupRotateClustered", 151, "shaderSubgroupRotateClustered">;
def Vulkan_F_shaderSubgroupUniformControlFlow : I32EnumAttrCase<"shaderSubgroupUniformControlFlow", 152, "shaderSubgroupUniformControlFlow">;
def Vulkan_F_shaderTensorAccess : I32EnumAttrCase<"shaderTensorAccess", 153, "shaderTensorAccess">;
def Vulkan_F_shaderTessellationAndGeometryPointSize : I32EnumAttrCase<"shaderTessellationAndGeometryPointSize", 154, "shaderTessellationAndGeometryPointSize">;
def Vulkan_F_shaderTileImageColorReadAccess : I32EnumAttrCase<"shaderTileImageColorReadAccess", 155, "shaderTileImageColorReadAccess">;
def Vulkan_F_shaderTileImageDepthReadAccess : I32EnumAttrCase<"shaderTileImageDepthReadAccess", 156, "shaderTileImageDepthReadAccess">;
def Vulkan_F_shaderTileImageStencilReadAccess : I32EnumAttrCase<"shaderTileImageStencilReadAccess", 157, "shaderTileImageStencilReadAccess">;
def Vulkan_F_shaderUniformBufferArrayDynamicIndexing : I32EnumAttrCase<"shaderUniformBufferArrayDynamicIndexing", 158, "shaderUniformBufferArrayDynamicIndexing">;
def Vulkan_F_shaderUniformBufferArrayNonUniformIndexing : I32EnumAttrCase<"shaderUniformBufferArrayNonUniformIndexing", 159, "shaderUniformBufferArrayNonUniformIndexing">;
def Vulkan_F_shaderUniformBufferUnsizedArray : I32EnumAttrCase<"shaderUniformBufferUnsizedArray", 160, "shaderUniformBufferUnsizedArray">;
def Vulkan_F_shaderUniformTexelBufferArrayDynamicIndexing : I32EnumAttrCase<"shaderUniformTexelBufferArrayDynamicIndexing", 161, "shaderUniformTexelBufferArrayDynamicIndexing">;
def Vulkan_F_shaderUniformTexelBufferArrayNonUniformIndexing : I32EnumAttrCase<"shaderUniformTexelBufferArrayNonUniformIndexing", 162, "shaderUniformTexelBufferArrayNonUniformIndexing">;
def Vulkan_F_shaderUntypedPointers : I32EnumAttrCase<"shaderUntypedPointers", 163, "shaderUntypedPointers">;
def Vulkan_F_shaderZeroInitializeWorkgroupMemory : I32EnumAttrCase<"shaderZeroInitializeWorkgroupMemory", 164, "shaderZeroInitializeWorkgroupMemory">;
def Vulkan_F_shadingRateImage : I32EnumAttrCase<"shadingRateImage", 165, "shadingRateImage">;
def Vulkan_F_sparseImageFloat32AtomicAdd : I32EnumAttrCase<"sparseImageFloat32AtomicAdd", 166, "sparseImageFloat32AtomicAdd">;
def Vulkan_F_sparseImageFloat32AtomicMinMax : I32EnumAttrCase<"sparseImageFloat32AtomicMinMax", 167, "sparseImageFloat32AtomicMinMax">;
def Vulkan_F_sparseImageFloat32Atomics : I32EnumAttrCase<"sparseImageFloat32Atomics", 168, "sparseImageFloat32Atomics">;
def Vulkan_F_spheres : I32EnumAttrCase<"spheres", 169, "spheres">;
def Vulkan_F_storageBuffer16BitAccess : I32EnumAttrCase<"storageBuffer16BitAccess", 170, "storageBuffer16BitAccess">;
def Vulkan_F_storageBuffer8BitAccess : I32EnumAttrCase<"storageBuffer8BitAccess", 171, "storageBuffer8BitAccess">;
def Vulkan_F_storageInputOutput16 : I32EnumAttrCase<"storageInputOutput16", 172, "storageInputOutput16">;
def Vulkan_F_storagePushConstant16 : I32EnumAttrCase<"storagePushConstant16", 173, "storagePushConstant16">;
def Vulkan_F_storagePushConstant8 : I32EnumAttrCase<"storagePushConstant8", 174, "storagePushConstant8">;
def Vulkan_F_subgroupBroadcastDynamicId : I32EnumAttrCase<"subgroupBroadcastDynamicId", 175, "subgroupBroadcastDynamicId">;
def Vulkan_F_subgroupSizeControl : I32EnumAttrCase<"subgroupSizeControl", 176, "subgroupSizeControl">;
def Vulkan_F_taskShader : I32EnumAttrCase<"taskShader", 177, "taskShader">;
def Vulkan_F_tessellationIsolines : I32EnumAttrCase<"tessellationIsolines", 178, "tessellationIsolines">;
def Vulkan_F_tessellationPointMode : I32EnumAttrCase<"tessellationPointMode", 179, "tessellationPointMode">;
def Vulkan_F_tessellationShader : I32EnumAttrCase<"tessellationShader", 180, "tessellationShader">;
def Vulkan_F_textureBlockMatch : I32EnumAttrCase<"textureBlockMatch", 181, "textureBlockMatch">;
def Vulkan_F_textureBlockMatch2 : I32EnumAttrCase<"textureBlockMatch2", 182, "textureBlockMatch2">;
def Vulkan_F_textureBoxFilter : I32EnumAttrCase<"textureBoxFilter", 183, "textureBoxFilter">;
def Vulkan_F_textureSampleWeighted : I32EnumAttrCase<"textureSampleWeighted", 184, "textureSampleWeighted">;
def Vulkan_F_tileShading : I32EnumAttrCase<"tileShading", 185, "tileShading">;
def Vulkan_F_tileShadingAtomicOps : I32EnumAttrCase<"tileShadingAtomicOps", 186, "tileShadingAtomicOps">;
def Vulkan_F_tileShadingColorAttachments : I32EnumAttrCase<"tileShadingColorAttachments", 187, "tileShadingColorAttachments">;
def Vulkan_F_tileShadingDepthAttachments : I32EnumAttrCase<"tileShadingDepthAttachments", 188, "tileShadingDepthAttachments">;
def Vulkan_F_tileShadingFragmentStage : I32EnumAttrCase<"tileShadingFragmentStage", 189, "tileShadingFragmentStage">;
def Vulkan_F_tileShadingImageProcessing : I32EnumAttrCase<"tileShadingImageProcessing", 190, "tileShadingImageProcessing">;
def Vulkan_F_tileShadingInputAttachments : I32EnumAttrCase<"tileShadingInputAttachments", 191, "tileShadingInputAttachments">;
def Vulkan_F_tileShadingSampledAttachments : I32EnumAttrCase<"tileShadingSampledAttachments", 192, "tileShadingSampledAttachments">;
def Vulkan_F_tileShadingStencilAttachments : I32EnumAttrCase<"tileShadingStencilAttachments", 193, "tileShadingStencilAttachments">;
def Vulkan_F_transformFeedback : I32EnumAttrCase<"transformFeedback", 194, "transformFeedback">;
def Vulkan_F_uniformAndStorageBuffer16BitAccess : I32EnumAttrCase<"uniformAndStorageBuffer16BitAccess", 195, "uniformAndStorageBuffer16BitAccess">;
def Vulkan_F_uniformAndStorageBuffer8BitAccess : I32EnumAttrCase<"uniformAndStorageBuffer8BitAccess", 196, "uniformAndStorageBuffer8BitAccess">;
def Vulkan_F_uniformBufferStandardLayout : I32EnumAttrCase<"uniformBufferStandardLayout", 197, "uniformBufferStandardLayout">;
def Vulkan_F_variablePointers : I32EnumAttrCase<"variablePointers", 198, "variablePointers">;
def Vulkan_F_variablePointersStorageBuffer : I32EnumAttrCase<"variablePointersStorageBuffer", 199, "variablePointersStorageBuffer">;
def Vulkan_F_vertexPipelineStoresAndAtomics : I32EnumAttrCase<"vertexPipelineStoresAndAtomics", 200, "vertexPipelineStoresAndAtomics">;
def Vulkan_F_vulkanMemoryModel : I32EnumAttrCase<"vulkanMemoryModel", 201, "vulkanMemoryModel">;
def Vulkan_F_vulkanMemoryModelDeviceScope : I32EnumAttrCase<"vulkanMemoryModelDeviceScope", 202, "vulkanMemoryModelDeviceScope">;
def Vulkan_F_workgroupMemoryExplicitLayout : I32EnumAttrCase<"workgroupMemoryExplicitLayout", 203, "workgroupMemoryExplicitLayout">;
def Vulkan_F_workgroupMemoryExplicitLayout16BitAccess : I32EnumAttrCase<"workgroupMemoryExplicitLayout16BitAccess", 204, "workgroupMemoryExplicitLayout16BitAccess">;
def Vulkan_F_workgroupMemoryExplicitLayout8BitAccess : I32EnumAttrCase<"workgroupMemoryExplicitLayout8BitAccess", 205, "workgroupMemoryExplicitLayout8BitAccess">;
def Vulkan_F_workgroupMemoryExplicitLayoutScalarBlockLayout : I32EnumAttrCase<"workgroupMemoryExplicitLayoutScalarBlockLayout", 206, "workgroupMemoryExplicitLayoutScalarBlockLayout">;

def Vulkan_FeatureAttr : I32EnumAttr<"Feature", "a Vulkan feature", [
  Vulkan_F_attachmentFragmentShadingRate,
  Vulkan_F_bufferDeviceAddress,
  Vulkan_F_clusterAccelerationStructure,
  Vulkan_F_computeDerivativeGroupLinear,
  Vulkan_F_computeDerivativeGroupQuads,
  Vulkan_F_computeFullSubgroups,
  Vulkan_F_cooperativeMatrix,
  Vulkan_F_cooperativeMatrixBlockLoads,
  Vulkan_F_cooperativeMatrixConversion,
  Vulkan_F_cooperativeMatrixConversions,
  Vulkan_F_cooperativeMatrixDecodeVector,
  Vulkan_F_cooperativeMatrixFlexibleDimensions,
  Vulkan_F_cooperativeMatrixGetCoordinate,
  Vulkan_F_cooperativeMatrixPerElementOperations,
  Vulkan_F_cooperativeMatrixProperties2,
  Vulkan_F_cooperativeMatrixReductions,
  Vulkan_F_cooperativeMatrixTensorAddressing,
  Vulkan_F_cooperativeMatrixWorkgroupScope,
  Vulkan_F_cooperativeVector,
  Vulkan_F_cooperativeVectorTraining,
  Vulkan_F_dataGraph,
  Vulkan_F_descriptorHeap,
  Vulkan_F_dynamicRenderingLocalRead,
  Vulkan_F_fragmentDensityMap,
  Vulkan_F_fragmentShaderBarycentric,
  Vulkan_F_fragmentShaderPixelInterlock,
  Vulkan_F_fragmentShaderSampleInterlock,
  Vulkan_F_fragmentShaderShadingRateInterlock,
  Vulkan_F_fragmentStoresAndAtomics,
  Vulkan_F_geometryShader,
  Vulkan_F_geometryStreams,
  Vulkan_F_imageCubeArray,
  Vulkan_F_imageFootprint,
  Vulkan_F_imageGatherExtendedModes,
  Vulkan_F_imageGatherLinear,
  Vulkan_F_linearSweptSpheres,
  Vulkan_F_longVector,
  Vulkan_F_maintenance4,
  Vulkan_F_maintenance5,
  Vulkan_F_maintenance8,
  Vulkan_F_maintenance9,
  Vulkan_F_meshShader,
  Vulkan_F_micromap,
  Vulkan_F_multiViewport,
  Vulkan_F_multiview,
  Vulkan_F_pipelineFragmentShadingRate,
  Vulkan_F_primitiveFragmentShadingRate,
  Vulkan_F_primitiveFragmentShadingRateMeshShader,
  Vulkan_F_pushConstantBank,
  Vulkan_F_rayQuery,
  Vulkan_F_rayTracingMaintenance1,
  Vulkan_F_rayTracingMotionBlur,
  Vulkan_F_rayTracingPipeline,
  Vulkan_F_rayTracingPositionFetch,
  Vulkan_F_rayTraversalPrimitiveCulling,
  Vulkan_F_runtimeDescriptorArray,
  Vulkan_F_sampleRateShading,
  Vulkan_F_scalarBlockLayout,
  Vulkan_F_shader64BitIndexing,
  Vulkan_F_shaderAbort,
  Vulkan_F_shaderBFloat16CooperativeMatrix,
  Vulkan_F_shaderBFloat16DotProduct,
  Vulkan_F_shaderBFloat16Type,
  Vulkan_F_shaderBufferFloat16AtomicAdd,
  Vulkan_F_shaderBufferFloat16AtomicMinMax,
  Vulkan_F_shaderBufferFloat16Atomics,
  Vulkan_F_shaderBufferFloat32AtomicAdd,
  Vulkan_F_shaderBufferFloat32AtomicMinMax,
  Vulkan_F_shaderBufferFloat32Atomics,
  Vulkan_F_shaderBufferFloat64AtomicAdd,
  Vulkan_F_shaderBufferFloat64AtomicMinMax,
  Vulkan_F_shaderBufferFloat64Atomics,
  Vulkan_F_shaderBufferInt64Atomics,
  Vulkan_F_shaderClipDistance,
  Vulkan_F_shaderConstantData,
  Vulkan_F_shaderCoreBuiltins,
  Vulkan_F_shaderCullDistance,
  Vulkan_F_shaderDemoteToHelperInvocation,
  Vulkan_F_shaderDeviceClock,
  Vulkan_F_shaderDrawParameters,
  Vulkan_F_shaderEarlyAndLateFragmentTests,
  Vulkan_F_shaderEnqueue,
  Vulkan_F_shaderExpectAssume,
  Vulkan_F_shaderFloat16,
  Vulkan_F_shaderFloat16VectorAtomics,
  Vulkan_F_shaderFloat4,
  Vulkan_F_shaderFloat6,
  Vulkan_F_shaderFloat64,
  Vulkan_F_shaderFloat8,
  Vulkan_F_shaderFloat8CooperativeMatrix,
  Vulkan_F_shaderFloat8UnsignedE8M0,
  Vulkan_F_shaderFloatControls2,
  Vulkan_F_shaderFmaFloat16,
  Vulkan_F_shaderFmaFloat32,
  Vulkan_F_shaderFmaFloat64,
  Vulkan_F_shaderImageFloat32AtomicAdd,
  Vulkan_F_shaderImageFloat32AtomicMinMax,
  Vulkan_F_shaderImageFloat32Atomics,
  Vulkan_F_shaderImageGatherExtended,
  Vulkan_F_shaderImageInt64Atomics,
  Vulkan_F_shaderInputAttachmentArrayDynamicIndexing,
  Vulkan_F_shaderInputAttachmentArrayNonUniformIndexing,
  Vulkan_F_shaderInt16,
  Vulkan_F_shaderInt64,
  Vulkan_F_shaderInt8,
  Vulkan_F_shaderIntegerDotProduct,
  Vulkan_F_shaderIntegerFunctions2,
  Vulkan_F_shaderMXInt8,
  Vulkan_F_shaderMixedFloatDotProductBFloat16Acc,
  Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat16,
  Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat32,
  Vulkan_F_shaderMixedFloatDotProductFloat8AccFloat32,
  Vulkan_F_shaderMultipleWaitQueues,
  Vulkan_F_shaderOutputLayer,
  Vulkan_F_shaderOutputViewportIndex,
  Vulkan_F_shaderQuadControl,
  Vulkan_F_shaderRawAccessChains,
  Vulkan_F_shaderRelaxedExtendedInstruction,
  Vulkan_F_shaderReplicatedComposites,
  Vulkan_F_shaderResourceMinLod,
  Vulkan_F_shaderResourceResidency,
  Vulkan_F_shaderSMBuiltins,
  Vulkan_F_shaderSampleRateInterpolationFunctions,
  Vulkan_F_shaderSampledImageArrayDynamicIndexing,
  Vulkan_F_shaderSampledImageArrayNonUniformIndexing,
  Vulkan_F_shaderSharedFloat16AtomicAdd,
  Vulkan_F_shaderSharedFloat16AtomicMinMax,
  Vulkan_F_shaderSharedFloat16Atomics,
  Vulkan_F_shaderSharedFloat32AtomicAdd,
  Vulkan_F_shaderSharedFloat32AtomicMinMax,
  Vulkan_F_shaderSharedFloat32Atomics,
  Vulkan_F_shaderSharedFloat64AtomicAdd,
  Vulkan_F_shaderSharedFloat64AtomicMinMax,
  Vulkan_F_shaderSharedFloat64Atomics,
  Vulkan_F_shaderSharedInt64Atomics,
  Vulkan_F_shaderSplitBarrier,
  Vulkan_F_shaderStorageBufferArrayDynamicIndexing,
  Vulkan_F_shaderStorageBufferArrayNonUniformIndexing,
  Vulkan_F_shaderStorageImageArrayDynamicIndexing,
  Vulkan_F_shaderStorageImageArrayNonUniformIndexing,
  Vulkan_F_shaderStorageImageMultisample,
  Vulkan_F_shaderStorageImageReadWithoutFormat,
  Vulkan_F_shaderStorageImageWriteWithoutFormat,
  Vulkan_F_shaderStorageTensorArrayDynamicIndexing,
  Vulkan_F_shaderStorageTensorArrayNonUniformIndexing,
  Vulkan_F_shaderStorageTexelBufferArrayDynamicIndexing,
  Vulkan_F_shaderStorageTexelBufferArrayNonUniformIndexing,
  Vulkan_F_shaderSubgroupClock,
  Vulkan_F_shaderSubgroupExtendedTypes,
  Vulkan_F_shaderSubgroupPartitioned,
  Vulkan_F_shaderSubgroupRotate,
  Vulkan_F_shaderSubgroupRotateClustered,
  Vulkan_F_shaderSubgroupUniformControlFlow,
  Vulkan_F_shaderTensorAccess,
  Vulkan_F_shaderTessellationAndGeometryPointSize,
  Vulkan_F_shaderTileImageColorReadAccess,
  Vulkan_F_shaderTileImageDepthReadAccess,
  Vulkan_F_shaderTileImageStencilReadAccess,
  Vulkan_F_shaderUniformBufferArrayDynamicIndexing,
  Vulkan_F_shaderUniformBufferArrayNonUniformIndexing,
  Vulkan_F_shaderUniformBufferUnsizedArray,
  Vulkan_F_shaderUniformTexelBufferArrayDynamicIndexing,
  Vulkan_F_shaderUniformTexelBufferArrayNonUniformIndexing,
  Vulkan_F_shaderUntypedPointers,
  Vulkan_F_shaderZeroInitializeWorkgroupMemory,
  Vulkan_F_shadingRateImage,
  Vulkan_F_sparseImageFloat32AtomicAdd,
  Vulkan_F_sparseImageFloat32AtomicMinMax,
  Vulkan_F_sparseImageFloat32Atomics,
  Vulkan_F_spheres,
  Vulkan_F_storageBuffer16BitAccess,
  Vulkan_F_storageBuffer8BitAccess,
  Vulkan_F_storageInputOutput16,
  Vulkan_F_storagePushConstant16,
  Vulkan_F_storagePushConstant8,
  Vulkan_F_subgroupBroadcastDynamicId,
  Vulkan_F_subgroupSizeControl,
  Vulkan_F_taskShader,
  Vulkan_F_tessellationIsolines,
  Vulkan_F_tessellationPointMode,
  Vulkan_F_tessellationShader,
  Vulkan_F_textureBlockMatch,
  Vulkan_F_textureBlockMatch2,
  Vulkan_F_textureBoxFilter,
  Vulkan_F_textureSampleWeighted,
  Vulkan_F_tileShading,
  Vulkan_F_tileShadingAtomicOps,
  Vulkan_F_tileShadingColorAttachments,
  Vulkan_F_tileShadingDepthAttachments,
  Vulkan_F_tileShadingFragmentStage,
  Vulkan_F_tileShadingImageProcessing,
  Vulkan_F_tileShadingInputAttachments,
  Vulkan_F_tileShadingSampledAttachments,
  Vulkan_F_tileShadingStencilAttachments,
  Vulkan_F_transformFeedback,
  Vulkan_F_uniformAndStorageBuffer16BitAccess,
  Vulkan_F_uniformAndStorageBuffer8BitAccess,
  Vulkan_F_uniformBufferStandardLayout,
  Vulkan_F_variablePointers,
  Vulkan_F_variablePointersStorageBuffer,
  Vulkan_F_vertexPipelineStoresAndAtomics,
  Vulkan_F_vulkanMemoryModel,
  Vulkan_F_vulkanMemoryModelDeviceScope,
  Vulkan_F_workgroupMemoryExplicitLayout,
  Vulkan_F_workgroupMemoryExplicitLayout16BitAccess,
  Vulkan_F_workgroupMemoryExplicitLayout8BitAccess,
  Vulkan_F_workgroupMemoryExplicitLayoutScalarBlockLayout,
]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::vulkan";
}

def Vulkan_P_conservativeRasterizationPostDepthCoverage : I32EnumAttrCase<"conservativeRasterizationPostDepthCoverage", 0, "conservativeRasterizationPostDepthCoverage">;
def Vulkan_P_cooperativeMatrixSupportedStages_ANY_HIT : I32EnumAttrCase<"cooperativeMatrixSupportedStages_ANY_HIT", 1, "cooperativeMatrixSupportedStages.ANY_HIT">;
def Vulkan_P_cooperativeMatrixSupportedStages_CALLABLE : I32EnumAttrCase<"cooperativeMatrixSupportedStages_CALLABLE", 2, "cooperativeMatrixSupportedStages.CALLABLE">;
def Vulkan_P_cooperativeMatrixSupportedStages_CLOSEST_HIT : I32EnumAttrCase<"cooperativeMatrixSupportedStages_CLOSEST_HIT", 3, "cooperativeMatrixSupportedStages.CLOSEST_HIT">;
def Vulkan_P_cooperativeMatrixSupportedStages_CLUSTER_CULLING : I32EnumAttrCase<"cooperativeMatrixSupportedStages_CLUSTER_CULLING", 4, "cooperativeMatrixSupportedStages.CLUSTER_CULLING">;
def Vulkan_P_cooperativeMatrixSupportedStages_COMPUTE : I32EnumAttrCase<"cooperativeMatrixSupportedStages_COMPUTE", 5, "cooperativeMatrixSupportedStages.COMPUTE">;
def Vulkan_P_cooperativeMatrixSupportedStages_FRAGMENT : I32EnumAttrCase<"cooperativeMatrixSupportedStages_FRAGMENT", 6, "cooperativeMatrixSupportedStages.FRAGMENT">;
def Vulkan_P_cooperativeMatrixSupportedStages_GEOMETRY : I32EnumAttrCase<"cooperativeMatrixSupportedStages_GEOMETRY", 7, "cooperativeMatrixSupportedStages.GEOMETRY">;
def Vulkan_P_cooperativeMatrixSupportedStages_INTERSECTION : I32EnumAttrCase<"cooperativeMatrixSupportedStages_INTERSECTION", 8, "cooperativeMatrixSupportedStages.INTERSECTION">;
def Vulkan_P_cooperativeMatrixSupportedStages_MESH : I32EnumAttrCase<"cooperativeMatrixSupportedStages_MESH", 9, "cooperativeMatrixSupportedStages.MESH">;
def Vulkan_P_cooperativeMatrixSupportedStages_MISS : I32EnumAttrCase<"cooperativeMatrixSupportedStages_MISS", 10, "cooperativeMatrixSupportedStages.MISS">;
def Vulkan_P_cooperativeMatrixSupportedStages_RAYGEN : I32EnumAttrCase<"cooperativeMatrixSupportedStages_RAYGEN", 11, "cooperativeMatrixSupportedStages.RAYGEN">;
def Vulkan_P_cooperativeMatrixSupportedStages_SUBPASS_SHADING : I32EnumAttrCase<"cooperativeMatrixSupportedStages_SUBPASS_SHADING", 12, "cooperativeMatrixSupportedStages.SUBPASS_SHADING">;
def Vulkan_P_cooperativeMatrixSupportedStages_TASK : I32EnumAttrCase<"cooperativeMatrixSupportedStages_TASK", 13, "cooperativeMatrixSupportedStages.TASK">;
def Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_CONTROL : I32EnumAttrCase<"cooperativeMatrixSupportedStages_TESSELLATION_CONTROL", 14, "cooperativeMatrixSupportedStages.TESSELLATION_CONTROL">;
def Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_EVALUATION : I32EnumAttrCase<"cooperativeMatrixSupportedStages_TESSELLATION_EVALUATION", 15, "cooperativeMatrixSupportedStages.TESSELLATION_EVALUATION">;
def Vulkan_P_cooperativeMatrixSupportedStages_VERTEX : I32EnumAttrCase<"cooperativeMatrixSupportedStages_VERTEX", 16, "cooperativeMatrixSupportedStages.VERTEX">;
def Vulkan_P_cooperativeVectorSupportedStages_ANY_HIT : I32EnumAttrCase<"cooperativeVectorSupportedStages_ANY_HIT", 17, "cooperativeVectorSupportedStages.ANY_HIT">;
def Vulkan_P_cooperativeVectorSupportedStages_CALLABLE : I32EnumAttrCase<"cooperativeVectorSupportedStages_CALLABLE", 18, "cooperativeVectorSupportedStages.CALLABLE">;
def Vulkan_P_cooperativeVectorSupportedStages_CLOSEST_HIT : I32EnumAttrCase<"cooperativeVectorSupportedStages_CLOSEST_HIT", 19, "cooperativeVectorSupportedStages.CLOSEST_HIT">;
def Vulkan_P_cooperativeVectorSupportedStages_CLUSTER_CULLING : I32EnumAttrCase<"cooperativeVectorSupportedStages_CLUSTER_CULLING", 20, "cooperativeVectorSupportedStages.CLUSTER_CULLING">;
def Vulkan_P_cooperativeVectorSupportedStages_COMPUTE : I32EnumAttrCase<"cooperativeVectorSupportedStages_COMPUTE", 21, "cooperativeVectorSupportedStages.COMPUTE">;
def Vulkan_P_cooperativeVectorSupportedStages_FRAGMENT : I32EnumAttrCase<"cooperativeVectorSupportedStages_FRAGMENT", 22, "cooperativeVectorSupportedStages.FRAGMENT">;
def Vulkan_P_cooperativeVectorSupportedStages_GEOMETRY : I32EnumAttrCase<"cooperativeVectorSupportedStages_GEOMETRY", 23, "cooperativeVectorSupportedStages.GEOMETRY">;
def Vulkan_P_cooperativeVectorSupportedStages_INTERSECTION : I32EnumAttrCase<"cooperativeVectorSupportedStages_INTERSECTION", 24, "cooperativeVectorSupportedStages.INTERSECTION">;
def Vulkan_P_cooperativeVectorSupportedStages_MESH : I32EnumAttrCase<"cooperativeVectorSupportedStages_MESH", 25, "cooperativeVectorSupportedStages.MESH">;
def Vulkan_P_cooperativeVectorSupportedStages_MISS : I32EnumAttrCase<"cooperativeVectorSupportedStages_MISS", 26, "cooperativeVectorSupportedStages.MISS">;
def Vulkan_P_cooperativeVectorSupportedStages_RAYGEN : I32EnumAttrCase<"cooperativeVectorSupportedStages_RAYGEN", 27, "cooperativeVectorSupportedStages.RAYGEN">;
def Vulkan_P_cooperativeVectorSupportedStages_SUBPASS_SHADING : I32EnumAttrCase<"cooperativeVectorSupportedStages_SUBPASS_SHADING", 28, "cooperativeVectorSupportedStages.SUBPASS_SHADING">;
def Vulkan_P_cooperativeVectorSupportedStages_TASK : I32EnumAttrCase<"cooperativeVectorSupportedStages_TASK", 29, "cooperativeVectorSupportedStages.TASK">;
def Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_CONTROL : I32EnumAttrCase<"cooperativeVectorSupportedStages_TESSELLATION_CONTROL", 30, "cooperativeVectorSupportedStages.TESSELLATION_CONTROL">;
def Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_EVALUATION : I32EnumAttrCase<"cooperativeVectorSupportedStages_TESSELLATION_EVALUATION", 31, "cooperativeVectorSupportedStages.TESSELLATION_EVALUATION">;
def Vulkan_P_cooperativeVectorSupportedStages_VERTEX : I32EnumAttrCase<"cooperativeVectorSupportedStages_VERTEX", 32, "cooperativeVectorSupportedStages.VERTEX">;
def Vulkan_P_cooperativeVectorTrainingFloat16Accumulation : I32EnumAttrCase<"cooperativeVectorTrainingFloat16Accumulation", 33, "cooperativeVectorTrainingFloat16Accumulation">;
def Vulkan_P_cooperativeVectorTrainingFloat32Accumulation : I32EnumAttrCase<"cooperativeVectorTrainingFloat32Accumulation", 34, "cooperativeVectorTrainingFloat32Accumulation">;
def Vulkan_P_denormBehaviorIndependence_32_BIT_ONLY : I32EnumAttrCase<"denormBehaviorIndependence_32_BIT_ONLY", 35, "denormBehaviorIndependence.32_BIT_ONLY">;
def Vulkan_P_denormBehaviorIndependence_ALL : I32EnumAttrCase<"denormBehaviorIndependence_ALL", 36, "denormBehaviorIndependence.ALL">;
def Vulkan_P_denormBehaviorIndependence_NONE : I32EnumAttrCase<"denormBehaviorIndependence_NONE", 37, "denormBehaviorIndependence.NONE">;
def Vulkan_P_meshAndTaskShaderDerivatives : I32EnumAttrCase<"meshAndTaskShaderDerivatives", 38, "meshAndTaskShaderDerivatives">;
def Vulkan_P_protectedNoFault : I32EnumAttrCase<"protectedNoFault", 39, "protectedNoFault">;
def Vulkan_P_requiredSubgroupSizeStages_ANY_HIT : I32EnumAttrCase<"requiredSubgroupSizeStages_ANY_HIT", 40, "requiredSubgroupSizeStages.ANY_HIT">;
def Vulkan_P_requiredSubgroupSizeStages_CALLABLE : I32EnumAttrCase<"requiredSubgroupSizeStages_CALLABLE", 41, "requiredSubgroupSizeStages.CALLABLE">;
def Vulkan_P_requiredSubgroupSizeStages_CLOSEST_HIT : I32EnumAttrCase<"requiredSubgroupSizeStages_CLOSEST_HIT", 42, "requiredSubgroupSizeStages.CLOSEST_HIT">;
def Vulkan_P_requiredSubgroupSizeStages_CLUSTER_CULLING : I32EnumAttrCase<"requiredSubgroupSizeStages_CLUSTER_CULLING", 43, "requiredSubgroupSizeStages.CLUSTER_CULLING">;
def Vulkan_P_requiredSubgroupSizeStages_COMPUTE : I32EnumAttrCase<"requiredSubgroupSizeStages_COMPUTE", 44, "requiredSubgroupSizeStages.COMPUTE">;
def Vulkan_P_requiredSubgroupSizeStages_FRAGMENT : I32EnumAttrCase<"requiredSubgroupSizeStages_FRAGMENT", 45, "requiredSubgroupSizeStages.FRAGMENT">;
def Vulkan_P_requiredSubgroupSizeStages_GEOMETRY : I32EnumAttrCase<"requiredSubgroupSizeStages_GEOMETRY", 46, "requiredSubgroupSizeStages.GEOMETRY">;
def Vulkan_P_requiredSubgroupSizeStages_INTERSECTION : I32EnumAttrCase<"requiredSubgroupSizeStages_INTERSECTION", 47, "requiredSubgroupSizeStages.INTERSECTION">;
def Vulkan_P_requiredSubgroupSizeStages_MESH : I32EnumAttrCase<"requiredSubgroupSizeStages_MESH", 48, "requiredSubgroupSizeStages.MESH">;
def Vulkan_P_requiredSubgroupSizeStages_MISS : I32EnumAttrCase<"requiredSubgroupSizeStages_MISS", 49, "requiredSubgroupSizeStages.MISS">;
def Vulkan_P_requiredSubgroupSizeStages_RAYGEN : I32EnumAttrCase<"requiredSubgroupSizeStages_RAYGEN", 50, "requiredSubgroupSizeStages.RAYGEN">;
def Vulkan_P_requiredSubgroupSizeStages_SUBPASS_SHADING : I32EnumAttrCase<"requiredSubgroupSizeStages_SUBPASS_SHADING", 51, "requiredSubgroupSizeStages.SUBPASS_SHADING">;
def Vulkan_P_requiredSubgroupSizeStages_TASK : I32EnumAttrCase<"requiredSubgroupSizeStages_TASK", 52, "requiredSubgroupSizeStages.TASK">;
def Vulkan_P_requiredSubgroupSizeStages_TESSELLATION_CONTROL : I32EnumAttrCase<"requiredSubgroupSizeStages_TESSELLATION_CONTROL", 53, "requiredSubgroupSizeStages.TESSELLATION_CONTROL">;
def Vulkan_P_requiredSubgroupSizeStages_TESSELLATION_EVALUATION : I32EnumAttrCase<"requiredSubgroupSizeStages_TESSELLATION_EVALUATION", 54, "requiredSubgroupSizeStages.TESSELLATION_EVALUATION">;
def Vulkan_P_requiredSubgroupSizeStages_VERTEX : I32EnumAttrCase<"requiredSubgroupSizeStages_VERTEX", 55, "requiredSubgroupSizeStages.VERTEX">;
def Vulkan_P_roundingModeIndependence_32_BIT_ONLY : I32EnumAttrCase<"roundingModeIndependence_32_BIT_ONLY", 56, "roundingModeIndependence.32_BIT_ONLY">;
def Vulkan_P_roundingModeIndependence_ALL : I32EnumAttrCase<"roundingModeIndependence_ALL", 57, "roundingModeIndependence.ALL">;
def Vulkan_P_roundingModeIndependence_NONE : I32EnumAttrCase<"roundingModeIndependence_NONE", 58, "roundingModeIndependence.NONE">;
def Vulkan_P_shaderDenormFlushToZeroFloat16 : I32EnumAttrCase<"shaderDenormFlushToZeroFloat16", 59, "shaderDenormFlushToZeroFloat16">;
def Vulkan_P_shaderDenormFlushToZeroFloat32 : I32EnumAttrCase<"shaderDenormFlushToZeroFloat32", 60, "shaderDenormFlushToZeroFloat32">;
def Vulkan_P_shaderDenormFlushToZeroFloat64 : I32EnumAttrCase<"shaderDenormFlushToZeroFloat64", 61, "shaderDenormFlushToZeroFloat64">;
def Vulkan_P_shaderDenormPreserveFloat16 : I32EnumAttrCase<"shaderDenormPreserveFloat16", 62, "shaderDenormPreserveFloat16">;
def Vulkan_P_shaderDenormPreserveFloat32 : I32EnumAttrCase<"shaderDenormPreserveFloat32", 63, "shaderDenormPreserveFloat32">;
def Vulkan_P_shaderDenormPreserveFloat64 : I32EnumAttrCase<"shaderDenormPreserveFloat64", 64, "shaderDenormPreserveFloat64">;
def Vulkan_P_shaderRoundingModeRTEFloat16 : I32EnumAttrCase<"shaderRoundingModeRTEFloat16", 65, "shaderRoundingModeRTEFloat16">;
def Vulkan_P_shaderRoundingModeRTEFloat32 : I32EnumAttrCase<"shaderRoundingModeRTEFloat32", 66, "shaderRoundingModeRTEFloat32">;
def Vulkan_P_shaderRoundingModeRTEFloat64 : I32EnumAttrCase<"shaderRoundingModeRTEFloat64", 67, "shaderRoundingModeRTEFloat64">;
def Vulkan_P_shaderRoundingModeRTZFloat16 : I32EnumAttrCase<"shaderRoundingModeRTZFloat16", 68, "shaderRoundingModeRTZFloat16">;
def Vulkan_P_shaderRoundingModeRTZFloat32 : I32EnumAttrCase<"shaderRoundingModeRTZFloat32", 69, "shaderRoundingModeRTZFloat32">;
def Vulkan_P_shaderRoundingModeRTZFloat64 : I32EnumAttrCase<"shaderRoundingModeRTZFloat64", 70, "shaderRoundingModeRTZFloat64">;
def Vulkan_P_shaderSignedZeroInfNanPreserveFloat16 : I32EnumAttrCase<"shaderSignedZeroInfNanPreserveFloat16", 71, "shaderSignedZeroInfNanPreserveFloat16">;
def Vulkan_P_shaderSignedZeroInfNanPreserveFloat32 : I32EnumAttrCase<"shaderSignedZeroInfNanPreserveFloat32", 72, "shaderSignedZeroInfNanPreserveFloat32">;
def Vulkan_P_shaderSignedZeroInfNanPreserveFloat64 : I32EnumAttrCase<"shaderSignedZeroInfNanPreserveFloat64", 73, "shaderSignedZeroInfNanPreserveFloat64">;
def Vulkan_P_shaderTensorSupportedStages_ANY_HIT : I32EnumAttrCase<"shaderTensorSupportedStages_ANY_HIT", 74, "shaderTensorSupportedStages.ANY_HIT">;
def Vulkan_P_shaderTensorSupportedStages_CALLABLE : I32EnumAttrCase<"shaderTensorSupportedStages_CALLABLE", 75, "shaderTensorSupportedStages.CALLABLE">;
def Vulkan_P_shaderTensorSupportedStages_CLOSEST_HIT : I32EnumAttrCase<"shaderTensorSupportedStages_CLOSEST_HIT", 76, "shaderTensorSupportedStages.CLOSEST_HIT">;
def Vulkan_P_shaderTensorSupportedStages_CLUSTER_CULLING : I32EnumAttrCase<"shaderTensorSupportedStages_CLUSTER_CULLING", 77, "shaderTensorSupportedStages.CLUSTER_CULLING">;
def Vulkan_P_shaderTensorSupportedStages_COMPUTE : I32EnumAttrCase<"shaderTensorSupportedStages_COMPUTE", 78, "shaderTensorSupportedStages.COMPUTE">;
def Vulkan_P_shaderTensorSupportedStages_FRAGMENT : I32EnumAttrCase<"shaderTensorSupportedStages_FRAGMENT", 79, "shaderTensorSupportedStages.FRAGMENT">;
def Vulkan_P_shaderTensorSupportedStages_GEOMETRY : I32EnumAttrCase<"shaderTensorSupportedStages_GEOMETRY", 80, "shaderTensorSupportedStages.GEOMETRY">;
def Vulkan_P_shaderTensorSupportedStages_INTERSECTION : I32EnumAttrCase<"shaderTensorSupportedStages_INTERSECTION", 81, "shaderTensorSupportedStages.INTERSECTION">;
def Vulkan_P_shaderTensorSupportedStages_MESH : I32EnumAttrCase<"shaderTensorSupportedStages_MESH", 82, "shaderTensorSupportedStages.MESH">;
def Vulkan_P_shaderTensorSupportedStages_MISS : I32EnumAttrCase<"shaderTensorSupportedStages_MISS", 83, "shaderTensorSupportedStages.MISS">;
def Vulkan_P_shaderTensorSupportedStages_RAYGEN : I32EnumAttrCase<"shaderTensorSupportedStages_RAYGEN", 84, "shaderTensorSupportedStages.RAYGEN">;
def Vulkan_P_shaderTensorSupportedStages_SUBPASS_SHADING : I32EnumAttrCase<"shaderTensorSupportedStages_SUBPASS_SHADING", 85, "shaderTensorSupportedStages.SUBPASS_SHADING">;
def Vulkan_P_shaderTensorSupportedStages_TASK : I32EnumAttrCase<"shaderTensorSupportedStages_TASK", 86, "shaderTensorSupportedStages.TASK">;
def Vulkan_P_shaderTensorSupportedStages_TESSELLATION_CONTROL : I32EnumAttrCase<"shaderTensorSupportedStages_TESSELLATION_CONTROL", 87, "shaderTensorSupportedStages.TESSELLATION_CONTROL">;
def Vulkan_P_shaderTensorSupportedStages_TESSELLATION_EVALUATION : I32EnumAttrCase<"shaderTensorSupportedStages_TESSELLATION_EVALUATION", 88, "shaderTensorSupportedStages.TESSELLATION_EVALUATION">;
def Vulkan_P_shaderTensorSupportedStages_VERTEX : I32EnumAttrCase<"shaderTensorSupportedStages_VERTEX", 89, "shaderTensorSupportedStages.VERTEX">;
def Vulkan_P_subgroupQuadOperationsInAllStages : I32EnumAttrCase<"subgroupQuadOperationsInAllStages", 90, "subgroupQuadOperationsInAllStages">;
def Vulkan_P_subgroupSupportedOperations_ARITHMETIC : I32EnumAttrCase<"subgroupSupportedOperations_ARITHMETIC", 91, "subgroupSupportedOperations.ARITHMETIC">;
def Vulkan_P_subgroupSupportedOperations_BALLOT : I32EnumAttrCase<"subgroupSupportedOperations_BALLOT", 92, "subgroupSupportedOperations.BALLOT">;
def Vulkan_P_subgroupSupportedOperations_BASIC : I32EnumAttrCase<"subgroupSupportedOperations_BASIC", 93, "subgroupSupportedOperations.BASIC">;
def Vulkan_P_subgroupSupportedOperations_CLUSTERED : I32EnumAttrCase<"subgroupSupportedOperations_CLUSTERED", 94, "subgroupSupportedOperations.CLUSTERED">;
def Vulkan_P_subgroupSupportedOperations_PARTITIONED : I32EnumAttrCase<"subgroupSupportedOperations_PARTITIONED", 95, "subgroupSupportedOperations.PARTITIONED">;
def Vulkan_P_subgroupSupportedOperations_QUAD : I32EnumAttrCase<"subgroupSupportedOperations_QUAD", 96, "subgroupSupportedOperations.QUAD">;
def Vulkan_P_subgroupSupportedOperations_SHUFFLE : I32EnumAttrCase<"subgroupSupportedOperations_SHUFFLE", 97, "subgroupSupportedOperations.SHUFFLE">;
def Vulkan_P_subgroupSupportedOperations_SHUFFLE_RELATIVE : I32EnumAttrCase<"subgroupSupportedOperations_SHUFFLE_RELATIVE", 98, "subgroupSupportedOperations.SHUFFLE_RELATIVE">;
def Vulkan_P_subgroupSupportedOperations_VOTE : I32EnumAttrCase<"subgroupSupportedOperations_VOTE", 99, "subgroupSupportedOperations.VOTE">;
def Vulkan_P_subgroupSupportedStages_ANY_HIT : I32EnumAttrCase<"subgroupSupportedStages_ANY_HIT", 100, "subgroupSupportedStages.ANY_HIT">;
def Vulkan_P_subgroupSupportedStages_CALLABLE : I32EnumAttrCase<"subgroupSupportedStages_CALLABLE", 101, "subgroupSupportedStages.CALLABLE">;
def Vulkan_P_subgroupSupportedStages_CLOSEST_HIT : I32EnumAttrCase<"subgroupSupportedStages_CLOSEST_HIT", 102, "subgroupSupportedStages.CLOSEST_HIT">;
def Vulkan_P_subgroupSupportedStages_CLUSTER_CULLING : I32EnumAttrCase<"subgroupSupportedStages_CLUSTER_CULLING", 103, "subgroupSupportedStages.CLUSTER_CULLING">;
def Vulkan_P_subgroupSupportedStages_COMPUTE : I32EnumAttrCase<"subgroupSupportedStages_COMPUTE", 104, "subgroupSupportedStages.COMPUTE">;
def Vulkan_P_subgroupSupportedStages_FRAGMENT : I32EnumAttrCase<"subgroupSupportedStages_FRAGMENT", 105, "subgroupSupportedStages.FRAGMENT">;
def Vulkan_P_subgroupSupportedStages_GEOMETRY : I32EnumAttrCase<"subgroupSupportedStages_GEOMETRY", 106, "subgroupSupportedStages.GEOMETRY">;
def Vulkan_P_subgroupSupportedStages_INTERSECTION : I32EnumAttrCase<"subgroupSupportedStages_INTERSECTION", 107, "subgroupSupportedStages.INTERSECTION">;
def Vulkan_P_subgroupSupportedStages_MESH : I32EnumAttrCase<"subgroupSupportedStages_MESH", 108, "subgroupSupportedStages.MESH">;
def Vulkan_P_subgroupSupportedStages_MISS : I32EnumAttrCase<"subgroupSupportedStages_MISS", 109, "subgroupSupportedStages.MISS">;
def Vulkan_P_subgroupSupportedStages_RAYGEN : I32EnumAttrCase<"subgroupSupportedStages_RAYGEN", 110, "subgroupSupportedStages.RAYGEN">;
def Vulkan_P_subgroupSupportedStages_SUBPASS_SHADING : I32EnumAttrCase<"subgroupSupportedStages_SUBPASS_SHADING", 111, "subgroupSupportedStages.SUBPASS_SHADING">;
def Vulkan_P_subgroupSupportedStages_TASK : I32EnumAttrCase<"subgroupSupportedStages_TASK", 112, "subgroupSupportedStages.TASK">;
def Vulkan_P_subgroupSupportedStages_TESSELLATION_CONTROL : I32EnumAttrCase<"subgroupSupportedStages_TESSELLATION_CONTROL", 113, "subgroupSupportedStages.TESSELLATION_CONTROL">;
def Vulkan_P_subgroupSupportedStages_TESSELLATION_EVALUATION : I32EnumAttrCase<"subgroupSupportedStages_TESSELLATION_EVALUATION", 114, "subgroupSupportedStages.TESSELLATION_EVALUATION">;
def Vulkan_P_subgroupSupportedStages_VERTEX : I32EnumAttrCase<"subgroupSupportedStages_VERTEX", 115, "subgroupSupportedStages.VERTEX">;
def Vulkan_P_transformFeedbackStreamsLinesTriangles : I32EnumAttrCase<"transformFeedbackStreamsLinesTriangles", 116, "transformFeedbackStreamsLinesTriangles">;
def Vulkan_P_VK_KHR_relaxed_block_layout : I32EnumAttrCase<"VK_KHR_relaxed_block_layout", 117, "VK_KHR_relaxed_block_layout">;
def Vulkan_P_VkCooperativeMatrixPropertiesKHR : I32EnumAttrCase<"VkCooperativeMatrixPropertiesKHR", 118, "VkCooperativeMatrixPropertiesKHR">;
def Vulkan_P_VkCooperativeMatrixPropertiesNV : I32EnumAttrCase<"VkCooperativeMatrixPropertiesNV", 119, "VkCooperativeMatrixPropertiesNV">;
def Vulkan_P_VkCooperativeVectorPropertiesNV : I32EnumAttrCase<"VkCooperativeVectorPropertiesNV", 120, "VkCooperativeVectorPropertiesNV">;
def Vulkan_P_bufferDescriptorAlignment : I32EnumAttrCase<"bufferDescriptorAlignment", 121, "bufferDescriptorAlignment">;
def Vulkan_P_cooperativeMatrixWorkgroupScopeReservedSharedMemory : I32EnumAttrCase<"cooperativeMatrixWorkgroupScopeReservedSharedMemory", 122, "cooperativeMatrixWorkgroupScopeReservedSharedMemory">;
def Vulkan_P_imageDescriptorAlignment : I32EnumAttrCase<"imageDescriptorAlignment", 123, "imageDescriptorAlignment">;
def Vulkan_P_maxBlockMatchRegion : I32EnumAttrCase<"maxBlockMatchRegion", 124, "maxBlockMatchRegion">;
def Vulkan_P_maxBoxFilterBlockSize : I32EnumAttrCase<"maxBoxFilterBlockSize", 125, "maxBoxFilterBlockSize">;
def Vulkan_P_maxClipDistances : I32EnumAttrCase<"maxClipDistances", 126, "maxClipDistances">;
def Vulkan_P_maxCooperativeVectorComponents : I32EnumAttrCase<"maxCooperativeVectorComponents", 127, "maxCooperativeVectorComponents">;
def Vulkan_P_maxCombinedClipAndCullDistances : I32EnumAttrCase<"maxCombinedClipAndCullDistances", 128, "maxCombinedClipAndCullDistances">;
def Vulkan_P_maxCullDistances : I32EnumAttrCase<"maxCullDistances", 129, "maxCullDistances">;
def Vulkan_P_maxExecutionGraphShaderOutputNodes : I32EnumAttrCase<"maxExecutionGraphShaderOutputNodes", 130, "maxExecutionGraphShaderOutputNodes">;
def Vulkan_P_maxExecutionGraphShaderPayloadCount : I32EnumAttrCase<"maxExecutionGraphShaderPayloadCount", 131, "maxExecutionGraphShaderPayloadCount">;
def Vulkan_P_maxExecutionGraphShaderPayloadSize : I32EnumAttrCase<"maxExecutionGraphShaderPayloadSize", 132, "maxExecutionGraphShaderPayloadSize">;
def Vulkan_P_maxFragmentCombinedOutputResources : I32EnumAttrCase<"maxFragmentCombinedOutputResources", 133, "maxFragmentCombinedOutputResources">;
def Vulkan_P_maxFragmentInputComponents : I32EnumAttrCase<"maxFragmentInputComponents", 134, "maxFragmentInputComponents">;
def Vulkan_P_maxFragmentOutputAttachments : I32EnumAttrCase<"maxFragmentOutputAttachments", 135, "maxFragmentOutputAttachments">;
def Vulkan_P_maxGeometryInputComponents : I32EnumAttrCase<"maxGeometryInputComponents", 136, "maxGeometryInputComponents">;
def Vulkan_P_maxGeometryOutputComponents : I32EnumAttrCase<"maxGeometryOutputComponents", 137, "maxGeometryOutputComponents">;
def Vulkan_P_maxGeometryOutputVertices : I32EnumAttrCase<"maxGeometryOutputVertices", 138, "maxGeometryOutputVertices">;
def Vulkan_P_maxGeometryShaderInvocations : I32EnumAttrCase<"maxGeometryShaderInvocations", 139, "maxGeometryShaderInvocations">;
def Vulkan_P_maxMeshOutputComponents : I32EnumAttrCase<"maxMeshOutputComponents", 140, "maxMeshOutputComponents">;
def Vulkan_P_maxMeshOutputMemorySize : I32EnumAttrCase<"maxMeshOutputMemorySize", 141, "maxMeshOutputMemorySize">;
def Vulkan_P_maxMeshOutputPrimitives : I32EnumAttrCase<"maxMeshOutputPrimitives", 142, "maxMeshOutputPrimitives">;
def Vulkan_P_maxMeshOutputVertices : I32EnumAttrCase<"maxMeshOutputVertices", 143, "maxMeshOutputVertices">;
def Vulkan_P_maxMeshPayloadAndOutputMemorySize : I32EnumAttrCase<"maxMeshPayloadAndOutputMemorySize", 144, "maxMeshPayloadAndOutputMemorySize">;
def Vulkan_P_maxMeshPayloadAndSharedMemorySize : I32EnumAttrCase<"maxMeshPayloadAndSharedMemorySize", 145, "maxMeshPayloadAndSharedMemorySize">;
def Vulkan_P_maxMeshSharedMemorySize : I32EnumAttrCase<"maxMeshSharedMemorySize", 146, "maxMeshSharedMemorySize">;
def Vulkan_P_maxMeshWorkGroupCount : I32EnumAttrCase<"maxMeshWorkGroupCount", 147, "maxMeshWorkGroupCount">;
def Vulkan_P_maxMeshWorkGroupInvocations : I32EnumAttrCase<"maxMeshWorkGroupInvocations", 148, "maxMeshWorkGroupInvocations">;
def Vulkan_P_maxMeshWorkGroupSize : I32EnumAttrCase<"maxMeshWorkGroupSize", 149, "maxMeshWorkGroupSize">;
def Vulkan_P_maxMeshWorkGroupTotalCount : I32EnumAttrCase<"maxMeshWorkGroupTotalCount", 150, "maxMeshWorkGroupTotalCount">;
def Vulkan_P_maxPushDataSize : I32EnumAttrCase<"maxPushDataSize", 151, "maxPushDataSize">;
def Vulkan_P_maxShaderWaitQueues : I32EnumAttrCase<"maxShaderWaitQueues", 152, "maxShaderWaitQueues">;
def Vulkan_P_maxTaskPayloadAndSharedMemorySize : I32EnumAttrCase<"maxTaskPayloadAndSharedMemorySize", 153, "maxTaskPayloadAndSharedMemorySize">;
def Vulkan_P_maxTaskPayloadSize : I32EnumAttrCase<"maxTaskPayloadSize", 154, "maxTaskPayloadSize">;
def Vulkan_P_maxTaskSharedMemorySize : I32EnumAttrCase<"maxTaskSharedMemorySize", 155, "maxTaskSharedMemorySize">;
def Vulkan_P_maxTaskWorkGroupInvocations : I32EnumAttrCase<"maxTaskWorkGroupInvocations", 156, "maxTaskWorkGroupInvocations">;
def Vulkan_P_maxTaskWorkGroupSize : I32EnumAttrCase<"maxTaskWorkGroupSize", 157, "maxTaskWorkGroupSize">;
def Vulkan_P_maxTensorShaderAccessArrayLength : I32EnumAttrCase<"maxTensorShaderAccessArrayLength", 158, "maxTensorShaderAccessArrayLength">;
def Vulkan_P_maxTensorShaderAccessSize : I32EnumAttrCase<"maxTensorShaderAccessSize", 159, "maxTensorShaderAccessSize">;
def Vulkan_P_maxTessellationControlPerVertexInputComponents : I32EnumAttrCase<"maxTessellationControlPerVertexInputComponents", 160, "maxTessellationControlPerVertexInputComponents">;
def Vulkan_P_maxTessellationControlPerVertexOutputComponents : I32EnumAttrCase<"maxTessellationControlPerVertexOutputComponents", 161, "maxTessellationControlPerVertexOutputComponents">;
def Vulkan_P_maxTessellationEvaluationInputComponents : I32EnumAttrCase<"maxTessellationEvaluationInputComponents", 162, "maxTessellationEvaluationInputComponents">;
def Vulkan_P_maxTessellationEvaluationOutputComponents : I32EnumAttrCase<"maxTessellationEvaluationOutputComponents", 163, "maxTessellationEvaluationOutputComponents">;
def Vulkan_P_maxTessellationPatchSize : I32EnumAttrCase<"maxTessellationPatchSize", 164, "maxTessellationPatchSize">;
def Vulkan_P_maxTexelGatherOffset : I32EnumAttrCase<"maxTexelGatherOffset", 165, "maxTexelGatherOffset">;
def Vulkan_P_maxTexelOffset : I32EnumAttrCase<"maxTexelOffset", 166, "maxTexelOffset">;
def Vulkan_P_maxTileShadingRate : I32EnumAttrCase<"maxTileShadingRate", 167, "maxTileShadingRate">;
def Vulkan_P_maxTransformFeedbackBufferDataSize : I32EnumAttrCase<"maxTransformFeedbackBufferDataSize", 168, "maxTransformFeedbackBufferDataSize">;
def Vulkan_P_maxTransformFeedbackBufferDataStride : I32EnumAttrCase<"maxTransformFeedbackBufferDataStride", 169, "maxTransformFeedbackBufferDataStride">;
def Vulkan_P_maxTransformFeedbackStreamDataSize : I32EnumAttrCase<"maxTransformFeedbackStreamDataSize", 170, "maxTransformFeedbackStreamDataSize">;
def Vulkan_P_maxTransformFeedbackStreams : I32EnumAttrCase<"maxTransformFeedbackStreams", 171, "maxTransformFeedbackStreams">;
def Vulkan_P_maxVectorComponents : I32EnumAttrCase<"maxVectorComponents", 172, "maxVectorComponents">;
def Vulkan_P_maxVertexInputAttributes : I32EnumAttrCase<"maxVertexInputAttributes", 173, "maxVertexInputAttributes">;
def Vulkan_P_maxVertexOutputComponents : I32EnumAttrCase<"maxVertexOutputComponents", 174, "maxVertexOutputComponents">;
def Vulkan_P_minTexelGatherOffset : I32EnumAttrCase<"minTexelGatherOffset", 175, "minTexelGatherOffset">;
def Vulkan_P_minTexelOffset : I32EnumAttrCase<"minTexelOffset", 176, "minTexelOffset">;
def Vulkan_P_samplerDescriptorAlignment : I32EnumAttrCase<"samplerDescriptorAlignment", 177, "samplerDescriptorAlignment">;
def Vulkan_P_splitBarrierReservedSharedMemory : I32EnumAttrCase<"splitBarrierReservedSharedMemory", 178, "splitBarrierReservedSharedMemory">;
def Vulkan_P_tensorDescriptorAlignment : I32EnumAttrCase<"tensorDescriptorAlignment", 179, "tensorDescriptorAlignment">;

def Vulkan_PropertyAttr : I32EnumAttr<"Property", "a Vulkan property", [
  Vulkan_P_conservativeRasterizationPostDepthCoverage,
  Vulkan_P_cooperativeMatrixSupportedStages_ANY_HIT,
  Vulkan_P_cooperativeMatrixSupportedStages_CALLABLE,
  Vulkan_P_cooperativeMatrixSupportedStages_CLOSEST_HIT,
  Vulkan_P_cooperativeMatrixSupportedStages_CLUSTER_CULLING,
  Vulkan_P_cooperativeMatrixSupportedStages_COMPUTE,
  Vulkan_P_cooperativeMatrixSupportedStages_FRAGMENT,
  Vulkan_P_cooperativeMatrixSupportedStages_GEOMETRY,
  Vulkan_P_cooperativeMatrixSupportedStages_INTERSECTION,
  Vulkan_P_cooperativeMatrixSupportedStages_MESH,
  Vulkan_P_cooperativeMatrixSupportedStages_MISS,
  Vulkan_P_cooperativeMatrixSupportedStages_RAYGEN,
  Vulkan_P_cooperativeMatrixSupportedStages_SUBPASS_SHADING,
  Vulkan_P_cooperativeMatrixSupportedStages_TASK,
  Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_CONTROL,
  Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_EVALUATION,
  Vulkan_P_cooperativeMatrixSupportedStages_VERTEX,
  Vulkan_P_cooperativeVectorSupportedStages_ANY_HIT,
  Vulkan_P_cooperativeVectorSupportedStages_CALLABLE,
  Vulkan_P_cooperativeVectorSupportedStages_CLOSEST_HIT,
  Vulkan_P_cooperativeVectorSupportedStages_CLUSTER_CULLING,
  Vulkan_P_cooperativeVectorSupportedStages_COMPUTE,
  Vulkan_P_cooperativeVectorSupportedStages_FRAGMENT,
  Vulkan_P_cooperativeVectorSupportedStages_GEOMETRY,
  Vulkan_P_cooperativeVectorSupportedStages_INTERSECTION,
  Vulkan_P_cooperativeVectorSupportedStages_MESH,
  Vulkan_P_cooperativeVectorSupportedStages_MISS,
  Vulkan_P_cooperativeVectorSupportedStages_RAYGEN,
  Vulkan_P_cooperativeVectorSupportedStages_SUBPASS_SHADING,
  Vulkan_P_cooperativeVectorSupportedStages_TASK,
  Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_CONTROL,
  Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_EVALUATION,
  Vulkan_P_cooperativeVectorSupportedStages_VERTEX,
  Vulkan_P_cooperativeVectorTrainingFloat16Accumulation,
  Vulkan_P_cooperativeVectorTrainingFloat32Accumulation,
  Vulkan_P_denormBehaviorIndependence_32_BIT_ONLY,
  Vulkan_P_denormBehaviorIndependence_ALL,
  Vulkan_P_denormBehaviorIndependence_NONE,
  Vulkan_P_meshAndTaskShaderDerivatives,
  Vulkan_P_protectedNoFault,
  Vulkan_P_requiredSubgroupSizeStages_ANY_HIT,
  Vulkan_P_requiredSubgroupSizeStages_CALLABLE,
  Vulkan_P_requiredSubgroupSizeStages_CLOSEST_HIT,
  Vulkan_P_requiredSubgroupSizeStages_CLUSTER_CULLING,
  Vulkan_P_requiredSubgroupSizeStages_COMPUTE,
  Vulkan_P_requiredSubgroupSizeStages_FRAGMENT,
  Vulkan_P_requiredSubgroupSizeStages_GEOMETRY,
  Vulkan_P_requiredSubgroupSizeStages_INTERSECTION,
  Vulkan_P_requiredSubgroupSizeStages_MESH,
  Vulkan_P_requiredSubgroupSizeStages_MISS,
  Vulkan_P_requiredSubgroupSizeStages_RAYGEN,
  Vulkan_P_requiredSubgroupSizeStages_SUBPASS_SHADING,
  Vulkan_P_requiredSubgroupSizeStages_TASK,
  Vulkan_P_requiredSubgroupSizeStages_TESSELLATION_CONTROL,
  Vulkan_P_requiredSubgroupSizeStages_TESSELLATION_EVALUATION,
  Vulkan_P_requiredSubgroupSizeStages_VERTEX,
  Vulkan_P_roundingModeIndependence_32_BIT_ONLY,
  Vulkan_P_roundingModeIndependence_ALL,
  Vulkan_P_roundingModeIndependence_NONE,
  Vulkan_P_shaderDenormFlushToZeroFloat16,
  Vulkan_P_shaderDenormFlushToZeroFloat32,
  Vulkan_P_shaderDenormFlushToZeroFloat64,
  Vulkan_P_shaderDenormPreserveFloat16,
  Vulkan_P_shaderDenormPreserveFloat32,
  Vulkan_P_shaderDenormPreserveFloat64,
  Vulkan_P_shaderRoundingModeRTEFloat16,
  Vulkan_P_shaderRoundingModeRTEFloat32,
  Vulkan_P_shaderRoundingModeRTEFloat64,
  Vulkan_P_shaderRoundingModeRTZFloat16,
  Vulkan_P_shaderRoundingModeRTZFloat32,
  Vulkan_P_shaderRoundingModeRTZFloat64,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat16,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat32,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat64,
  Vulkan_P_shaderTensorSupportedStages_ANY_HIT,
  Vulkan_P_shaderTensorSupportedStages_CALLABLE,
  Vulkan_P_shaderTensorSupportedStages_CLOSEST_HIT,
  Vulkan_P_shaderTensorSupportedStages_CLUSTER_CULLING,
  Vulkan_P_shaderTensorSupportedStages_COMPUTE,
  Vulkan_P_shaderTensorSupportedStages_FRAGMENT,
  Vulkan_P_shaderTensorSupportedStages_GEOMETRY,
  Vulkan_P_shaderTensorSupportedStages_INTERSECTION,
  Vulkan_P_shaderTensorSupportedStages_MESH,
  Vulkan_P_shaderTensorSupportedStages_MISS,
  Vulkan_P_shaderTensorSupportedStages_RAYGEN,
  Vulkan_P_shaderTensorSupportedStages_SUBPASS_SHADING,
  Vulkan_P_shaderTensorSupportedStages_TASK,
  Vulkan_P_shaderTensorSupportedStages_TESSELLATION_CONTROL,
  Vulkan_P_shaderTensorSupportedStages_TESSELLATION_EVALUATION,
  Vulkan_P_shaderTensorSupportedStages_VERTEX,
  Vulkan_P_subgroupQuadOperationsInAllStages,
  Vulkan_P_subgroupSupportedOperations_ARITHMETIC,
  Vulkan_P_subgroupSupportedOperations_BALLOT,
  Vulkan_P_subgroupSupportedOperations_BASIC,
  Vulkan_P_subgroupSupportedOperations_CLUSTERED,
  Vulkan_P_subgroupSupportedOperations_PARTITIONED,
  Vulkan_P_subgroupSupportedOperations_QUAD,
  Vulkan_P_subgroupSupportedOperations_SHUFFLE,
  Vulkan_P_subgroupSupportedOperations_SHUFFLE_RELATIVE,
  Vulkan_P_subgroupSupportedOperations_VOTE,
  Vulkan_P_subgroupSupportedStages_ANY_HIT,
  Vulkan_P_subgroupSupportedStages_CALLABLE,
  Vulkan_P_subgroupSupportedStages_CLOSEST_HIT,
  Vulkan_P_subgroupSupportedStages_CLUSTER_CULLING,
  Vulkan_P_subgroupSupportedStages_COMPUTE,
  Vulkan_P_subgroupSupportedStages_FRAGMENT,
  Vulkan_P_subgroupSupportedStages_GEOMETRY,
  Vulkan_P_subgroupSupportedStages_INTERSECTION,
  Vulkan_P_subgroupSupportedStages_MESH,
  Vulkan_P_subgroupSupportedStages_MISS,
  Vulkan_P_subgroupSupportedStages_RAYGEN,
  Vulkan_P_subgroupSupportedStages_SUBPASS_SHADING,
  Vulkan_P_subgroupSupportedStages_TASK,
  Vulkan_P_subgroupSupportedStages_TESSELLATION_CONTROL,
  Vulkan_P_subgroupSupportedStages_TESSELLATION_EVALUATION,
  Vulkan_P_subgroupSupportedStages_VERTEX,
  Vulkan_P_transformFeedbackStreamsLinesTriangles,
  Vulkan_P_VK_KHR_relaxed_block_layout,
  Vulkan_P_VkCooperativeMatrixPropertiesKHR,
  Vulkan_P_VkCooperativeMatrixPropertiesNV,
  Vulkan_P_VkCooperativeVectorPropertiesNV,
  Vulkan_P_bufferDescriptorAlignment,
  Vulkan_P_cooperativeMatrixWorkgroupScopeReservedSharedMemory,
  Vulkan_P_imageDescriptorAlignment,
  Vulkan_P_maxBlockMatchRegion,
  Vulkan_P_maxBoxFilterBlockSize,
  Vulkan_P_maxClipDistances,
  Vulkan_P_maxCooperativeVectorComponents,
  Vulkan_P_maxCombinedClipAndCullDistances,
  Vulkan_P_maxCullDistances,
  Vulkan_P_maxExecutionGraphShaderOutputNodes,
  Vulkan_P_maxExecutionGraphShaderPayloadCount,
  Vulkan_P_maxExecutionGraphShaderPayloadSize,
  Vulkan_P_maxFragmentCombinedOutputResources,
  Vulkan_P_maxFragmentInputComponents,
  Vulkan_P_maxFragmentOutputAttachments,
  Vulkan_P_maxGeometryInputComponents,
  Vulkan_P_maxGeometryOutputComponents,
  Vulkan_P_maxGeometryOutputVertices,
  Vulkan_P_maxGeometryShaderInvocations,
  Vulkan_P_maxMeshOutputComponents,
  Vulkan_P_maxMeshOutputMemorySize,
  Vulkan_P_maxMeshOutputPrimitives,
  Vulkan_P_maxMeshOutputVertices,
  Vulkan_P_maxMeshPayloadAndOutputMemorySize,
  Vulkan_P_maxMeshPayloadAndSharedMemorySize,
  Vulkan_P_maxMeshSharedMemorySize,
  Vulkan_P_maxMeshWorkGroupCount,
  Vulkan_P_maxMeshWorkGroupInvocations,
  Vulkan_P_maxMeshWorkGroupSize,
  Vulkan_P_maxMeshWorkGroupTotalCount,
  Vulkan_P_maxPushDataSize,
  Vulkan_P_maxShaderWaitQueues,
  Vulkan_P_maxTaskPayloadAndSharedMemorySize,
  Vulkan_P_maxTaskPayloadSize,
  Vulkan_P_maxTaskSharedMemorySize,
  Vulkan_P_maxTaskWorkGroupInvocations,
  Vulkan_P_maxTaskWorkGroupSize,
  Vulkan_P_maxTensorShaderAccessArrayLength,
  Vulkan_P_maxTensorShaderAccessSize,
  Vulkan_P_maxTessellationControlPerVertexInputComponents,
  Vulkan_P_maxTessellationControlPerVertexOutputComponents,
  Vulkan_P_maxTessellationEvaluationInputComponents,
  Vulkan_P_maxTessellationEvaluationOutputComponents,
  Vulkan_P_maxTessellationPatchSize,
  Vulkan_P_maxTexelGatherOffset,
  Vulkan_P_maxTexelOffset,
  Vulkan_P_maxTileShadingRate,
  Vulkan_P_maxTransformFeedbackBufferDataSize,
  Vulkan_P_maxTransformFeedbackBufferDataStride,
  Vulkan_P_maxTransformFeedbackStreamDataSize,
  Vulkan_P_maxTransformFeedbackStreams,
  Vulkan_P_maxVectorComponents,
  Vulkan_P_maxVertexInputAttributes,
  Vulkan_P_maxVertexOutputComponents,
  Vulkan_P_minTexelGatherOffset,
  Vulkan_P_minTexelOffset,
  Vulkan_P_samplerDescriptorAlignment,
  Vulkan_P_splitBarrierReservedSharedMemory,
  Vulkan_P_tensorDescriptorAlignment,
]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::vulkan";
}

def : VulkanEnables<"", "Matrix", 0, 0, "">;
def : VulkanEnables<"shaderFloat16", "Float16", 0, 0, "">;
def : VulkanEnables<"", "Float16", 0, 0, "">;
def : VulkanEnables<"shaderFloat64", "Float64", 0, 0, "">;
def : VulkanEnables<"shaderInt64", "Int64", 0, 0, "">;
def : VulkanEnables<"shaderInt16", "Int16", 0, 0, "">;
def : VulkanEnables<"shaderInt8", "Int8", 0, 0, "">;
def : VulkanEnables<"", "Sampled1D", 0, 0, "">;
def : VulkanEnables<"", "SampledBuffer", 0, 0, "">;
def : VulkanEnables<"subgroupSupportedOperations.BASIC", "GroupNonUniform", 3, 3, "">;
def : VulkanEnables<"shaderOutputLayer", "ShaderLayer", 5, 5, "">;
def : VulkanEnables<"shaderOutputViewportIndex", "ShaderViewportIndex", 5, 5, "">;
def : VulkanEnables<"", "SubgroupBallotKHR", 0, 99, "SPV_KHR_shader_ballot">;
def : VulkanEnables<"", "SubgroupVoteKHR", 0, 99, "SPV_KHR_subgroup_vote">;
def : VulkanEnables<"storageBuffer16BitAccess", "StorageBuffer16BitAccess", 0, 3, "SPV_KHR_16bit_storage">;
def : VulkanEnables<"storagePushConstant16", "StoragePushConstant16", 0, 3, "SPV_KHR_16bit_storage">;
def : VulkanEnables<"storageInputOutput16", "StorageInputOutput16", 0, 3, "SPV_KHR_16bit_storage">;
def : VulkanEnables<"", "DeviceGroup", 0, 3, "SPV_KHR_device_group">;
def : VulkanEnables<"", "SampleMaskPostDepthCoverage", 0, 99, "SPV_KHR_post_depth_coverage">;
def : VulkanEnables<"storageBuffer8BitAccess", "StorageBuffer8BitAccess", 0, 5, "SPV_KHR_8bit_storage">;
def : VulkanEnables<"storagePushConstant8", "StoragePushConstant8", 0, 5, "SPV_KHR_8bit_storage">;
def : VulkanEnables<"shaderDenormPreserveFloat16", "DenormPreserve", 0, 4, "SPV_KHR_float_controls">;
def : VulkanEnables<"shaderDenormPreserveFloat32", "DenormPreserve", 0, 4, "SPV_KHR_float_controls">;
def : VulkanEnables<"shaderDenormPreserveFloat64", "DenormPreserve", 0, 4, "SPV_KHR_float_controls">;
def : VulkanEnables<"shaderDenormFlushToZeroFloat16", "DenormFlushToZero", 0, 4, "SPV_KHR_float_controls">;
def : VulkanEnables<"shaderDenormFlushToZeroFloat32", "DenormFlushToZero", 0, 4, "SPV_KHR_float_controls">;
def : VulkanEnables<"shaderDenormFlushToZeroFloat64", "DenormFlushToZero", 0, 4, "SPV_KHR_float_controls">;
def : VulkanEnables<"shaderSignedZeroInfNanPreserveFloat16", "SignedZeroInfNanPreserve", 0, 4, "SPV_KHR_float_controls">;
def : VulkanEnables<"shaderSignedZeroInfNanPreserveFloat32", "SignedZeroInfNanPreserve", 0, 4, "SPV_KHR_float_controls">;
def : VulkanEnables<"shaderSignedZeroInfNanPreserveFloat64", "SignedZeroInfNanPreserve", 0, 4, "SPV_KHR_float_controls">;
def : VulkanEnables<"shaderRoundingModeRTEFloat16", "RoundingModeRTE", 0, 4, "SPV_KHR_float_controls">;
def : VulkanEnables<"shaderRoundingModeRTEFloat32", "RoundingModeRTE", 0, 4, "SPV_KHR_float_controls">;
def : VulkanEnables<"shaderRoundingModeRTEFloat64", "RoundingModeRTE", 0, 4, "SPV_KHR_float_controls">;
def : VulkanEnables<"shaderRoundingModeRTZFloat16", "RoundingModeRTZ", 0, 4, "SPV_KHR_float_controls">;
def : VulkanEnables<"shaderRoundingModeRTZFloat32", "RoundingModeRTZ", 0, 4, "SPV_KHR_float_controls">;
def : VulkanEnables<"shaderRoundingModeRTZFloat64", "RoundingModeRTZ", 0, 4, "SPV_KHR_float_controls">;
def : VulkanEnables<"imageFootprint", "ImageFootprintNV", 0, 99, "SPV_NV_shader_image_footprint">;
def : VulkanEnables<"fragmentShaderBarycentric", "FragmentBarycentricKHR", 0, 99, "SPV_KHR_fragment_shader_barycentric">;
def : VulkanEnables<"", "MeshShadingEXT", 4, 99, "SPV_EXT_mesh_shader">;
def : VulkanEnables<"computeDerivativeGroupQuads", "ComputeDerivativeGroupQuadsNV", 0, 99, "SPV_KHR_compute_shader_derivatives">;
def : VulkanEnables<"shaderSubgroupPartitioned", "GroupNonUniformPartitionedNV", 3, 99, "SPV_EXT_shader_subgroup_partitioned">;
def : VulkanEnables<"subgroupSupportedOperations.PARTITIONED", "GroupNonUniformPartitionedNV", 3, 99, "SPV_EXT_shader_subgroup_partitioned">;
def : VulkanEnables<"vulkanMemoryModel", "VulkanMemoryModel", 3, 5, "SPV_KHR_vulkan_memory_model">;
def : VulkanEnables<"vulkanMemoryModelDeviceScope", "VulkanMemoryModelDeviceScope", 3, 5, "SPV_KHR_vulkan_memory_model">;
def : VulkanEnables<"computeDerivativeGroupLinear", "ComputeDerivativeGroupLinearNV", 0, 99, "SPV_KHR_compute_shader_derivatives">;
def : VulkanEnables<"shaderBufferFloat32AtomicMinMax", "AtomicFloat32MinMaxEXT", 0, 99, "SPV_EXT_shader_atomic_float_min_max">;
def : VulkanEnables<"shaderSharedFloat32AtomicMinMax", "AtomicFloat32MinMaxEXT", 0, 99, "SPV_EXT_shader_atomic_float_min_max">;
def : VulkanEnables<"shaderImageFloat32AtomicMinMax", "AtomicFloat32MinMaxEXT", 0, 99, "SPV_EXT_shader_atomic_float_min_max">;
def : VulkanEnables<"shaderBufferFloat64AtomicMinMax", "AtomicFloat64MinMaxEXT", 0, 99, "SPV_EXT_shader_atomic_float_min_max">;
def : VulkanEnables<"shaderSharedFloat64AtomicMinMax", "AtomicFloat64MinMaxEXT", 0, 99, "SPV_EXT_shader_atomic_float_min_max">;
def : VulkanEnables<"shaderBufferFloat16AtomicMinMax", "AtomicFloat16MinMaxEXT", 0, 99, "SPV_EXT_shader_atomic_float_min_max">;
def : VulkanEnables<"shaderSharedFloat16AtomicMinMax", "AtomicFloat16MinMaxEXT", 0, 99, "SPV_EXT_shader_atomic_float_min_max">;
def : VulkanEnables<"shaderExpectAssume", "ExpectAssumeKHR", 0, 99, "SPV_KHR_expect_assume">;
def : VulkanEnables<"shaderIntegerDotProduct", "DotProductInputAll", 0, 6, "SPV_KHR_integer_dot_product">;
def : VulkanEnables<"shaderIntegerDotProduct", "DotProductInput4x8BitPacked", 0, 6, "SPV_KHR_integer_dot_product">;
def : VulkanEnables<"shaderIntegerDotProduct", "DotProduct", 0, 6, "SPV_KHR_integer_dot_product">;
def : VulkanEnables<"rayTracingMaintenance1", "RayCullMaskKHR", 4, 99, "SPV_KHR_ray_cull_mask">;
def : VulkanEnables<"cooperativeMatrix", "CooperativeMatrixKHR", 3, 99, "SPV_KHR_cooperative_matrix">;
def : VulkanEnables<"shaderReplicatedComposites", "ReplicatedCompositesEXT", 0, 99, "SPV_EXT_replicated_composites">;
def : VulkanEnables<"shaderBufferFloat32AtomicAdd", "AtomicFloat32AddEXT", 0, 99, "SPV_EXT_shader_atomic_float_add">;
def : VulkanEnables<"shaderSharedFloat32AtomicAdd", "AtomicFloat32AddEXT", 0, 99, "SPV_EXT_shader_atomic_float_add">;
def : VulkanEnables<"shaderImageFloat32AtomicAdd", "AtomicFloat32AddEXT", 0, 99, "SPV_EXT_shader_atomic_float_add">;
def : VulkanEnables<"shaderBufferFloat64AtomicAdd", "AtomicFloat64AddEXT", 0, 99, "SPV_EXT_shader_atomic_float_add">;
def : VulkanEnables<"shaderSharedFloat64AtomicAdd", "AtomicFloat64AddEXT", 0, 99, "SPV_EXT_shader_atomic_float_add">;
def : VulkanEnables<"shaderBufferFloat16AtomicAdd", "AtomicFloat16AddEXT", 0, 99, "SPV_EXT_shader_atomic_float16_add">;
def : VulkanEnables<"shaderSharedFloat16AtomicAdd", "AtomicFloat16AddEXT", 0, 99, "SPV_EXT_shader_atomic_float16_add">;
def : VulkanEnables<"shaderSplitBarrier", "SplitBarrierINTEL", 0, 99, "SPV_EXT_split_barrier">;
def : VulkanEnables<"", "Shader", 0, 0, "">;
def : VulkanEnables<"shaderBufferInt64Atomics", "Int64Atomics", 0, 0, "">;
def : VulkanEnables<"shaderSharedInt64Atomics", "Int64Atomics", 0, 0, "">;
def : VulkanEnables<"shaderImageInt64Atomics", "Int64Atomics", 0, 0, "">;
def : VulkanEnables<"", "Image1D", 0, 0, "">;
def : VulkanEnables<"", "ImageBuffer", 0, 0, "">;
def : VulkanEnables<"subgroupSupportedOperations.VOTE", "GroupNonUniformVote", 3, 3, "">;
def : VulkanEnables<"subgroupSupportedOperations.ARITHMETIC", "GroupNonUniformArithmetic", 3, 3, "">;
def : VulkanEnables<"subgroupSupportedOperations.BALLOT", "GroupNonUniformBallot", 3, 3, "">;
def : VulkanEnables<"subgroupSupportedOperations.SHUFFLE", "GroupNonUniformShuffle", 3, 3, "">;
def : VulkanEnables<"subgroupSupportedOperations.SHUFFLE_RELATIVE", "GroupNonUniformShuffleRelative", 3, 3, "">;
def : VulkanEnables<"subgroupSupportedOperations.CLUSTERED", "GroupNonUniformClustered", 3, 3, "">;
def : VulkanEnables<"subgroupSupportedOperations.QUAD", "GroupNonUniformQuad", 3, 3, "">;
def : VulkanEnables<"uniformAndStorageBuffer16BitAccess", "StorageUniform16", 0, 3, "SPV_KHR_16bit_storage">;
def : VulkanEnables<"uniformAndStorageBuffer8BitAccess", "UniformAndStorageBuffer8BitAccess", 0, 5, "SPV_KHR_8bit_storage">;
def : VulkanEnables<"shaderUniformTexelBufferArrayDynamicIndexing", "UniformTexelBufferArrayDynamicIndexing", 0, 5, "SPV_EXT_descriptor_indexing">;
def : VulkanEnables<"shaderIntegerDotProduct", "DotProductInput4x8Bit", 0, 6, "SPV_KHR_integer_dot_product">;
def : VulkanEnables<"shaderSubgroupRotate", "GroupNonUniformRotateKHR", 3, 99, "SPV_KHR_subgroup_rotate">;
def : VulkanEnables<"geometryShader", "Geometry", 0, 0, "">;
def : VulkanEnables<"tessellationShader", "Tessellation", 0, 0, "">;
def : VulkanEnables<"shaderImageGatherExtended", "ImageGatherExtended", 0, 0, "">;
def : VulkanEnables<"shaderStorageImageMultisample", "StorageImageMultisample", 0, 0, "">;
def : VulkanEnables<"shaderUniformBufferArrayDynamicIndexing", "UniformBufferArrayDynamicIndexing", 0, 0, "">;
def : VulkanEnables<"shaderSampledImageArrayDynamicIndexing", "SampledImageArrayDynamicIndexing", 0, 0, "">;
def : VulkanEnables<"shaderStorageBufferArrayDynamicIndexing", "StorageBufferArrayDynamicIndexing", 0, 0, "">;
def : VulkanEnables<"shaderStorageImageArrayDynamicIndexing", "StorageImageArrayDynamicIndexing", 0, 0, "">;
def : VulkanEnables<"shaderClipDistance", "ClipDistance", 0, 0, "">;
def : VulkanEnables<"shaderCullDistance", "CullDistance", 0, 0, "">;
def : VulkanEnables<"sampleRateShading", "SampleRateShading", 0, 0, "">;
def : VulkanEnables<"", "InputAttachment", 0, 0, "">;
def : VulkanEnables<"shaderResourceResidency", "SparseResidency", 0, 0, "">;
def : VulkanEnables<"shaderResourceMinLod", "MinLod", 0, 0, "">;
def : VulkanEnables<"imageCubeArray", "SampledCubeArray", 0, 0, "">;
def : VulkanEnables<"shaderStorageImageMultisample", "ImageMSArray", 0, 0, "">;
def : VulkanEnables<"", "StorageImageExtendedFormats", 0, 0, "">;
def : VulkanEnables<"", "ImageQuery", 0, 0, "">;
def : VulkanEnables<"", "DerivativeControl", 0, 0, "">;
def : VulkanEnables<"sampleRateShading", "InterpolationFunction", 0, 0, "">;
def : VulkanEnables<"transformFeedback", "TransformFeedback", 0, 0, "">;
def : VulkanEnables<"shaderStorageImageReadWithoutFormat", "StorageImageReadWithoutFormat", 0, 0, "">;
def : VulkanEnables<"", "StorageImageReadWithoutFormat", 0, 0, "">;
def : VulkanEnables<"shaderStorageImageWriteWithoutFormat", "StorageImageWriteWithoutFormat", 0, 0, "">;
def : VulkanEnables<"", "StorageImageWriteWithoutFormat", 0, 0, "">;
def : VulkanEnables<"pipelineFragmentShadingRate", "FragmentShadingRateKHR", 0, 99, "SPV_KHR_fragment_shading_rate">;
def : VulkanEnables<"primitiveFragmentShadingRate", "FragmentShadingRateKHR", 0, 99, "SPV_KHR_fragment_shading_rate">;
def : VulkanEnables<"attachmentFragmentShadingRate", "FragmentShadingRateKHR", 0, 99, "SPV_KHR_fragment_shading_rate">;
def : VulkanEnables<"shaderDrawParameters", "DrawParameters", 0, 3, "SPV_KHR_shader_draw_parameters">;
def : VulkanEnables<"", "DrawParameters", 0, 3, "SPV_KHR_shader_draw_parameters">;
def : VulkanEnables<"workgroupMemoryExplicitLayout", "WorkgroupMemoryExplicitLayoutKHR", 4, 99, "SPV_KHR_workgroup_memory_explicit_layout">;
def : VulkanEnables<"workgroupMemoryExplicitLayout16BitAccess", "WorkgroupMemoryExplicitLayout16BitAccessKHR", 4, 99, "SPV_KHR_workgroup_memory_explicit_layout">;
def : VulkanEnables<"multiview", "MultiView", 0, 3, "SPV_KHR_multiview">;
def : VulkanEnables<"variablePointersStorageBuffer", "VariablePointersStorageBuffer", 0, 3, "SPV_KHR_variable_pointers">;
def : VulkanEnables<"rayQuery", "RayQueryKHR", 0, 99, "SPV_KHR_ray_query">;
def : VulkanEnables<"rayTracingPipeline", "RayTracingKHR", 4, 99, "SPV_KHR_ray_tracing">;
def : VulkanEnables<"", "ImageGatherBiasLodAMD", 0, 99, "SPV_AMD_texture_gather_bias_lod">;
def : VulkanEnables<"", "FragmentMaskAMD", 0, 99, "SPV_AMD_shader_fragment_mask">;
def : VulkanEnables<"", "StencilExportEXT", 0, 99, "SPV_EXT_shader_stencil_export">;
def : VulkanEnables<"", "ImageReadWriteLodAMD", 0, 99, "SPV_AMD_shader_image_load_store_lod">;
def : VulkanEnables<"shaderImageInt64Atomics", "Int64ImageEXT", 0, 99, "SPV_EXT_shader_image_int64">;
def : VulkanEnables<"", "ShaderClockKHR", 0, 99, "SPV_KHR_shader_clock">;
def : VulkanEnables<"", "FragmentFullyCoveredEXT", 0, 99, "SPV_EXT_fragment_fully_covered">;
def : VulkanEnables<"fragmentDensityMap", "FragmentDensityEXT", 0, 99, "SPV_EXT_fragment_invocation_density">;
def : VulkanEnables<"shadingRateImage", "FragmentDensityEXT", 0, 99, "SPV_EXT_fragment_invocation_density">;
def : VulkanEnables<"", "ShaderNonUniform", 0, 5, "SPV_EXT_descriptor_indexing">;
def : VulkanEnables<"runtimeDescriptorArray", "RuntimeDescriptorArray", 0, 5, "SPV_EXT_descriptor_indexing">;
def : VulkanEnables<"shaderStorageTexelBufferArrayDynamicIndexing", "StorageTexelBufferArrayDynamicIndexing", 0, 5, "SPV_EXT_descriptor_indexing">;
def : VulkanEnables<"", "RayTracingNV", 0, 99, "SPV_NV_ray_tracing">;
def : VulkanEnables<"rayTracingMotionBlur", "RayTracingMotionBlurNV", 4, 99, "SPV_NV_ray_tracing_motion_blur">;
def : VulkanEnables<"bufferDeviceAddress", "PhysicalStorageBufferAddresses", 0, 5, "SPV_KHR_physical_storage_buffer">;
def : VulkanEnables<"fragmentShaderSampleInterlock", "FragmentShaderSampleInterlockEXT", 0, 99, "SPV_EXT_fragment_shader_interlock">;
def : VulkanEnables<"fragmentShaderShadingRateInterlock", "FragmentShaderShadingRateInterlockEXT", 0, 99, "SPV_EXT_fragment_shader_interlock">;
def : VulkanEnables<"shadingRateImage", "FragmentShaderShadingRateInterlockEXT", 0, 99, "SPV_EXT_fragment_shader_interlock">;
def : VulkanEnables<"shaderSMBuiltins", "ShaderSMBuiltinsNV", 0, 99, "SPV_NV_shader_sm_builtins">;
def : VulkanEnables<"fragmentShaderPixelInterlock", "FragmentShaderPixelInterlockEXT", 0, 99, "SPV_EXT_fragment_shader_interlock">;
def : VulkanEnables<"shaderDemoteToHelperInvocation", "DemoteToHelperInvocation", 0, 6, "SPV_EXT_demote_to_helper_invocation">;
def : VulkanEnables<"shaderIntegerFunctions2", "IntegerFunctions2INTEL", 0, 99, "SPV_INTEL_shader_integer_functions2">;
def : VulkanEnables<"shaderTessellationAndGeometryPointSize", "TessellationPointSize", 0, 0, "">;
def : VulkanEnables<"shaderTessellationAndGeometryPointSize", "GeometryPointSize", 0, 0, "">;
def : VulkanEnables<"imageCubeArray", "ImageCubeArray", 0, 0, "">;
def : VulkanEnables<"geometryStreams", "GeometryStreams", 0, 0, "">;
def : VulkanEnables<"multiViewport", "MultiViewport", 0, 0, "">;
def : VulkanEnables<"shaderTensorAccess", "TensorsARM", 0, 99, "SPV_ARM_tensors">;
def : VulkanEnables<"shaderStorageTensorArrayDynamicIndexing", "StorageTensorArrayDynamicIndexingEXT", 0, 99, "SPV_ARM_tensors">;
def : VulkanEnables<"shaderStorageTensorArrayNonUniformIndexing", "StorageTensorArrayNonUniformIndexingEXT", 0, 99, "SPV_ARM_tensors">;
def : VulkanEnables<"dataGraph", "GraphARM", 0, 99, "SPV_ARM_graph">;
def : VulkanEnables<"workgroupMemoryExplicitLayout8BitAccess", "WorkgroupMemoryExplicitLayout8BitAccessKHR", 4, 99, "SPV_KHR_workgroup_memory_explicit_layout">;
def : VulkanEnables<"variablePointers", "VariablePointers", 0, 3, "SPV_KHR_variable_pointers">;
def : VulkanEnables<"rayTraversalPrimitiveCulling", "RayTraversalPrimitiveCullingKHR", 4, 99, "SPV_KHR_ray_query">;
def : VulkanEnables<"rayQuery", "RayTraversalPrimitiveCullingKHR", 4, 99, "SPV_KHR_ray_query">;
def : VulkanEnables<"", "SampleMaskOverrideCoverageNV", 0, 99, "SPV_NV_sample_mask_override_coverage">;
def : VulkanEnables<"", "GeometryShaderPassthroughNV", 0, 99, "SPV_NV_geometry_shader_passthrough">;
def : VulkanEnables<"", "PerViewAttributesNV", 0, 99, "SPV_NVX_multiview_per_view_attributes">;
def : VulkanEnables<"shaderInputAttachmentArrayDynamicIndexing", "InputAttachmentArrayDynamicIndexing", 0, 5, "SPV_EXT_descriptor_indexing">;
def : VulkanEnables<"shaderUniformBufferArrayNonUniformIndexing", "UniformBufferArrayNonUniformIndexing", 0, 5, "SPV_EXT_descriptor_indexing">;
def : VulkanEnables<"shaderSampledImageArrayNonUniformIndexing", "SampledImageArrayNonUniformIndexing", 0, 5, "SPV_EXT_descriptor_indexing">;
def : VulkanEnables<"shaderStorageBufferArrayNonUniformIndexing", "StorageBufferArrayNonUniformIndexing", 0, 5, "SPV_EXT_descriptor_indexing">;
def : VulkanEnables<"shaderStorageImageArrayNonUniformIndexing", "StorageImageArrayNonUniformIndexing", 0, 5, "SPV_EXT_descriptor_indexing">;
def : VulkanEnables<"shaderInputAttachmentArrayNonUniformIndexing", "InputAttachmentArrayNonUniformIndexing", 0, 5, "SPV_EXT_descriptor_indexing">;
def : VulkanEnables<"shaderUniformTexelBufferArrayNonUniformIndexing", "UniformTexelBufferArrayNonUniformIndexing", 0, 5, "SPV_EXT_descriptor_indexing">;
def : VulkanEnables<"shaderStorageTexelBufferArrayNonUniformIndexing", "StorageTexelBufferArrayNonUniformIndexing", 0, 5, "SPV_EXT_descriptor_indexing">;
def : VulkanEnables<"", "ShaderViewportIndexLayerEXT", 0, 99, "SPV_EXT_shader_viewport_index_layer">;
def : VulkanEnables<"", "ShaderViewportMaskNV", 0, 99, "SPV_NV_viewport_array2">;
def : VulkanEnables<"shaderBFloat16Type", "BFloat16TypeKHR", 0, 99, "SPV_KHR_bfloat16">;
def : VulkanEnables<"shaderBFloat16DotProduct", "BFloat16DotProductKHR", 0, 99, "SPV_KHR_bfloat16">;
def : VulkanEnables<"shaderBFloat16CooperativeMatrix", "BFloat16CooperativeMatrixKHR", 3, 99, "SPV_KHR_bfloat16">;
def : VulkanEnables<"shaderCoreBuiltins", "CoreBuiltinsARM", 0, 99, "SPV_ARM_core_builtins">;
def : VulkanEnables<"shaderTileImageColorReadAccess", "TileImageColorReadAccessEXT", 0, 99, "SPV_EXT_shader_tile_image">;
def : VulkanEnables<"shaderTileImageDepthReadAccess", "TileImageDepthReadAccessEXT", 0, 99, "SPV_EXT_shader_tile_image">;
def : VulkanEnables<"shaderTileImageStencilReadAccess", "TileImageStencilReadAccessEXT", 0, 99, "SPV_EXT_shader_tile_image">;
def : VulkanEnables<"shaderFloat8", "Float8EXT", 0, 99, "SPV_EXT_float8">;
def : VulkanEnables<"shaderFloat8CooperativeMatrix", "Float8CooperativeMatrixEXT", 3, 99, "SPV_EXT_float8">;
def : VulkanEnables<"shaderFloat6", "Float6EXT", 0, 99, "SPV_EXT_ocp_microscaling_types">;
def : VulkanEnables<"shaderFloat4", "Float4EXT", 0, 99, "SPV_EXT_ocp_microscaling_types">;
def : VulkanEnables<"shaderFloat8UnsignedE8M0", "Float8UnsignedE8M0EXT", 0, 99, "SPV_EXT_ocp_microscaling_types">;
def : VulkanEnables<"shaderMXInt8", "MXInt8EXT", 0, 99, "SPV_EXT_ocp_microscaling_types">;
def : VulkanEnables<"shaderFloat4", "BitcastExtractEXT", 0, 99, "SPV_EXT_ocp_microscaling_types">;
def : VulkanEnables<"shaderFloat6", "BitcastExtractEXT", 0, 99, "SPV_EXT_ocp_microscaling_types">;
def : VulkanEnables<"shaderUntypedPointers", "UntypedPointersKHR", 0, 99, "SPV_KHR_untyped_pointers">;
def : VulkanEnables<"textureSampleWeighted", "TextureSampleWeightedQCOM", 4, 99, "SPV_QCOM_image_processing">;
def : VulkanEnables<"textureBoxFilter", "TextureBoxFilterQCOM", 4, 99, "SPV_QCOM_image_processing">;
def : VulkanEnables<"textureBlockMatch", "TextureBlockMatchQCOM", 4, 99, "SPV_QCOM_image_processing">;
def : VulkanEnables<"tileShading", "TileShadingQCOM", 0, 99, "SPV_QCOM_tile_shading">;
def : VulkanEnables<"cooperativeMatrixConversion", "CooperativeMatrixConversionQCOM", 3, 99, "SPV_QCOM_cooperative_matrix_conversion">;
def : VulkanEnables<"textureBlockMatch2", "TextureBlockMatch2QCOM", 4, 99, "SPV_QCOM_image_processing2">;
def : VulkanEnables<"shaderMultipleWaitQueues", "MultipleWaitQueuesQCOM", 0, 99, "SPV_QCOM_multiple_wait_queues">;
def : VulkanEnables<"imageGatherLinear", "ImageGatherLinearQCOM", 4, 99, "SPV_QCOM_image_processing3">;
def : VulkanEnables<"imageGatherExtendedModes", "ImageGatherExtendedModesQCOM", 4, 99, "SPV_QCOM_image_processing3">;
def : VulkanEnables<"shaderEnqueue", "ShaderEnqueueAMDX", 4, 99, "SPV_AMDX_shader_enqueue">;
def : VulkanEnables<"shaderQuadControl", "QuadControlKHR", 3, 99, "SPV_KHR_quad_control">;
def : VulkanEnables<"shaderAbort", "AbortKHR", 0, 99, "SPV_KHR_abort">;
def : VulkanEnables<"descriptorHeap", "DescriptorHeapEXT", 0, 99, "SPV_EXT_descriptor_heap">;
def : VulkanEnables<"shaderConstantData", "ConstantDataKHR", 0, 99, "SPV_KHR_constant_data">;
def : VulkanEnables<"", "MeshShadingNV", 0, 99, "SPV_NV_mesh_shader">;
def : VulkanEnables<"rayTracingPositionFetch", "RayTracingPositionFetchKHR", 0, 99, "SPV_KHR_ray_tracing_position_fetch">;
def : VulkanEnables<"cooperativeMatrix", "CooperativeMatrixNV", 3, 99, "SPV_NV_cooperative_matrix">;
def : VulkanEnables<"", "RayTracingOpacityMicromapKHR", 0, 99, "SPV_KHR_opacity_micromap">;
def : VulkanEnables<"micromap", "RayTracingOpacityMicromapKHR", 0, 99, "SPV_KHR_opacity_micromap">;
def : VulkanEnables<"", "ShaderInvocationReorderNV", 4, 99, "SPV_NV_shader_invocation_reorder">;
def : VulkanEnables<"", "ShaderInvocationReorderEXT", 4, 99, "SPV_EXT_shader_invocation_reorder">;
def : VulkanEnables<"rayTracingPositionFetch", "RayQueryPositionFetchKHR", 0, 99, "SPV_KHR_ray_tracing_position_fetch">;
def : VulkanEnables<"cooperativeVector", "CooperativeVectorNV", 0, 99, "SPV_NV_cooperative_vector">;
def : VulkanEnables<"shaderFloat16VectorAtomics", "AtomicFloat16VectorNV", 0, 99, "SPV_NV_shader_atomic_fp16_vector">;
def : VulkanEnables<"shaderRawAccessChains", "RawAccessChainsNV", 0, 99, "SPV_NV_raw_access_chains">;
def : VulkanEnables<"spheres", "RayTracingSpheresGeometryNV", 4, 99, "SPV_NV_linear_swept_spheres">;
def : VulkanEnables<"linearSweptSpheres", "RayTracingLinearSweptSpheresGeometryNV", 4, 99, "SPV_NV_linear_swept_spheres">;
def : VulkanEnables<"pushConstantBank", "PushConstantBanksNV", 0, 99, "SPV_NV_push_constant_bank">;
def : VulkanEnables<"longVector", "LongVectorEXT", 3, 99, "SPV_EXT_long_vector">;
def : VulkanEnables<"shader64BitIndexing", "Shader64BitIndexingEXT", 0, 99, "SPV_EXT_shader_64bit_indexing">;
def : VulkanEnables<"cooperativeMatrixConversions", "CooperativeMatrixConversionsEXT", 0, 99, "SPV_EXT_cooperative_matrix_maintenance1">;
def : VulkanEnables<"cooperativeMatrixReductions", "CooperativeMatrixReductionsEXT", 0, 99, "SPV_EXT_cooperative_matrix_maintenance1">;
def : VulkanEnables<"cooperativeMatrixConversions", "CooperativeMatrixConversionsNV", 6, 99, "SPV_NV_cooperative_matrix2">;
def : VulkanEnables<"cooperativeMatrixPerElementOperations", "CooperativeMatrixPerElementOperationsEXT", 0, 99, "SPV_EXT_cooperative_matrix_maintenance1">;
def : VulkanEnables<"cooperativeMatrixTensorAddressing", "CooperativeMatrixTensorAddressingNV", 6, 99, "SPV_NV_cooperative_matrix2">;
def : VulkanEnables<"cooperativeMatrixBlockLoads", "CooperativeMatrixBlockLoadsNV", 6, 99, "SPV_NV_cooperative_matrix2">;
def : VulkanEnables<"cooperativeVectorTraining", "CooperativeVectorTrainingNV", 0, 99, "SPV_NV_cooperative_vector">;
def : VulkanEnables<"clusterAccelerationStructure", "RayTracingClusterAccelerationStructureNV", 4, 99, "SPV_NV_cluster_acceleration_structure">;
def : VulkanEnables<"cooperativeMatrixGetCoordinate", "CooperativeMatrixGetCoordinateEXT", 0, 99, "SPV_EXT_cooperative_matrix_maintenance1">;
def : VulkanEnables<"cooperativeMatrixTensorAddressing", "TensorAddressingNV", 6, 99, "SPV_NV_tensor_addressing">;
def : VulkanEnables<"cooperativeMatrixDecodeVector", "CooperativeMatrixDecodeVectorNV", 6, 99, "SPV_NV_cooperative_matrix_decode_vector">;
def : VulkanEnables<"shaderFloatControls2", "FloatControls2", 2, 99, "SPV_KHR_float_controls2">;
def : VulkanEnables<"shaderFmaFloat16", "FMAKHR", 0, 99, "SPV_KHR_fma">;
def : VulkanEnables<"shaderFmaFloat32", "FMAKHR", 0, 99, "SPV_KHR_fma">;
def : VulkanEnables<"shaderFmaFloat64", "FMAKHR", 0, 99, "SPV_KHR_fma">;
def : VulkanEnables<"micromap", "RayTracingOpacityMicromapExecutionModeKHR", 4, 99, "SPV_KHR_opacity_micromap">;
def : VulkanEnables<"shaderMixedFloatDotProductFloat16AccFloat32", "DotProductFloat16AccFloat32VALVE", 0, 99, "SPV_VALVE_mixed_float_dot_product">;
def : VulkanEnables<"shaderMixedFloatDotProductFloat16AccFloat16", "DotProductFloat16AccFloat16VALVE", 0, 99, "SPV_VALVE_mixed_float_dot_product">;
def : VulkanEnables<"shaderMixedFloatDotProductBFloat16Acc", "DotProductBFloat16AccVALVE", 0, 99, "SPV_VALVE_mixed_float_dot_product">;
def : VulkanEnables<"shaderMixedFloatDotProductFloat8AccFloat32", "DotProductFloat8AccFloat32VALVE", 0, 99, "SPV_VALVE_mixed_float_dot_product">;
def : VulkanUntold<"VkCooperativeMatrixPropertiesKHR">;
def : VulkanUntold<"VkCooperativeMatrixPropertiesNV">;
def : VulkanUntold<"VkCooperativeVectorPropertiesNV">;
def : VulkanUntold<"bufferDescriptorAlignment">;
def : VulkanUntold<"cooperativeMatrixWorkgroupScopeReservedSharedMemory">;
def : VulkanUntold<"imageDescriptorAlignment">;
def : VulkanUntold<"maxBlockMatchRegion">;
def : VulkanUntold<"maxBoxFilterBlockSize">;
def : VulkanUntold<"maxClipDistances">;
def : VulkanUntold<"maxCooperativeVectorComponents">;
def : VulkanUntold<"maxCombinedClipAndCullDistances">;
def : VulkanUntold<"maxCullDistances">;
def : VulkanUntold<"maxExecutionGraphShaderOutputNodes">;
def : VulkanUntold<"maxExecutionGraphShaderPayloadCount">;
def : VulkanUntold<"maxExecutionGraphShaderPayloadSize">;
def : VulkanUntold<"maxFragmentCombinedOutputResources">;
def : VulkanUntold<"maxFragmentInputComponents">;
def : VulkanUntold<"maxFragmentOutputAttachments">;
def : VulkanUntold<"maxGeometryInputComponents">;
def : VulkanUntold<"maxGeometryOutputComponents">;
def : VulkanUntold<"maxGeometryOutputVertices">;
def : VulkanUntold<"maxGeometryShaderInvocations">;
def : VulkanUntold<"maxMeshOutputComponents">;
def : VulkanUntold<"maxMeshOutputMemorySize">;
def : VulkanUntold<"maxMeshOutputPrimitives">;
def : VulkanUntold<"maxMeshOutputVertices">;
def : VulkanUntold<"maxMeshPayloadAndOutputMemorySize">;
def : VulkanUntold<"maxMeshPayloadAndSharedMemorySize">;
def : VulkanUntold<"maxMeshSharedMemorySize">;
def : VulkanUntold<"maxMeshWorkGroupCount">;
def : VulkanUntold<"maxMeshWorkGroupInvocations">;
def : VulkanUntold<"maxMeshWorkGroupSize">;
def : VulkanUntold<"maxMeshWorkGroupTotalCount">;
def : VulkanUntold<"maxPushDataSize">;
def : VulkanUntold<"maxShaderWaitQueues">;
def : VulkanUntold<"maxTaskPayloadAndSharedMemorySize">;
def : VulkanUntold<"maxTaskPayloadSize">;
def : VulkanUntold<"maxTaskSharedMemorySize">;
def : VulkanUntold<"maxTaskWorkGroupInvocations">;
def : VulkanUntold<"maxTaskWorkGroupSize">;
def : VulkanUntold<"maxTensorShaderAccessArrayLength">;
def : VulkanUntold<"maxTensorShaderAccessSize">;
def : VulkanUntold<"maxTessellationControlPerVertexInputComponents">;
def : VulkanUntold<"maxTessellationControlPerVertexOutputComponents">;
def : VulkanUntold<"maxTessellationEvaluationInputComponents">;
def : VulkanUntold<"maxTessellationEvaluationOutputComponents">;
def : VulkanUntold<"maxTessellationPatchSize">;
def : VulkanUntold<"maxTexelGatherOffset">;
def : VulkanUntold<"maxTexelOffset">;
def : VulkanUntold<"maxTileShadingRate">;
def : VulkanUntold<"maxTransformFeedbackBufferDataSize">;
def : VulkanUntold<"maxTransformFeedbackBufferDataStride">;
def : VulkanUntold<"maxTransformFeedbackStreamDataSize">;
def : VulkanUntold<"maxTransformFeedbackStreams">;
def : VulkanUntold<"maxVectorComponents">;
def : VulkanUntold<"maxVertexInputAttributes">;
def : VulkanUntold<"maxVertexOutputComponents">;
def : VulkanUntold<"minTexelGatherOffset">;
def : VulkanUntold<"minTexelOffset">;
def : VulkanUntold<"samplerDescriptorAlignment">;
def : VulkanUntold<"splitBarrierReservedSharedMemory">;
def : VulkanUntold<"tensorDescriptorAlignment">;

def : VulkanBrings<"attachmentFragmentShadingRate", "SPV_KHR_fragment_shading_rate", 0>;
def : VulkanBrings<"clusterAccelerationStructure", "SPV_NV_cluster_acceleration_structure", 4>;
def : VulkanBrings<"cooperativeMatrixBlockLoads", "SPV_NV_cooperative_matrix2", 6>;
def : VulkanBrings<"cooperativeMatrixBlockLoads", "SPV_NV_tensor_addressing", 6>;
def : VulkanBrings<"cooperativeMatrixConversion", "SPV_QCOM_cooperative_matrix_conversion", 3>;
def : VulkanBrings<"cooperativeMatrixDecodeVector", "SPV_NV_cooperative_matrix_decode_vector", 6>;
def : VulkanBrings<"cooperativeMatrixFlexibleDimensions", "SPV_NV_cooperative_matrix2", 6>;
def : VulkanBrings<"cooperativeMatrixFlexibleDimensions", "SPV_NV_tensor_addressing", 6>;
def : VulkanBrings<"cooperativeMatrixGetCoordinate", "SPV_EXT_cooperative_matrix_maintenance1", 0>;
def : VulkanBrings<"cooperativeMatrixProperties2", "SPV_EXT_cooperative_matrix_maintenance1", 0>;
def : VulkanBrings<"cooperativeMatrixTensorAddressing", "SPV_NV_cooperative_matrix2", 6>;
def : VulkanBrings<"cooperativeMatrixTensorAddressing", "SPV_NV_tensor_addressing", 6>;
def : VulkanBrings<"cooperativeMatrixWorkgroupScope", "SPV_NV_cooperative_matrix2", 6>;
def : VulkanBrings<"cooperativeMatrixWorkgroupScope", "SPV_NV_tensor_addressing", 6>;
def : VulkanBrings<"cooperativeVector", "SPV_NV_cooperative_vector", 0>;
def : VulkanBrings<"cooperativeVectorTraining", "SPV_NV_cooperative_vector", 0>;
def : VulkanBrings<"dataGraph", "SPV_ARM_graph", 0>;
def : VulkanBrings<"descriptorHeap", "SPV_EXT_descriptor_heap", 0>;
def : VulkanBrings<"fragmentDensityMap", "SPV_EXT_fragment_invocation_density", 0>;
def : VulkanBrings<"fragmentShaderPixelInterlock", "SPV_EXT_fragment_shader_interlock", 0>;
def : VulkanBrings<"fragmentShaderSampleInterlock", "SPV_EXT_fragment_shader_interlock", 0>;
def : VulkanBrings<"fragmentShaderShadingRateInterlock", "SPV_EXT_fragment_shader_interlock", 0>;
def : VulkanBrings<"imageFootprint", "SPV_NV_shader_image_footprint", 0>;
def : VulkanBrings<"imageGatherExtendedModes", "SPV_QCOM_image_processing3", 4>;
def : VulkanBrings<"imageGatherLinear", "SPV_QCOM_image_processing3", 4>;
def : VulkanBrings<"linearSweptSpheres", "SPV_NV_linear_swept_spheres", 4>;
def : VulkanBrings<"longVector", "SPV_EXT_long_vector", 3>;
def : VulkanBrings<"micromap", "SPV_EXT_opacity_micromap", 0>;
def : VulkanBrings<"pipelineFragmentShadingRate", "SPV_KHR_fragment_shading_rate", 0>;
def : VulkanBrings<"primitiveFragmentShadingRate", "SPV_KHR_fragment_shading_rate", 0>;
def : VulkanBrings<"primitiveFragmentShadingRateMeshShader", "MeshShadingEXT", 4>;
def : VulkanBrings<"primitiveFragmentShadingRateMeshShader", "SPV_EXT_mesh_shader", 4>;
def : VulkanBrings<"pushConstantBank", "SPV_NV_push_constant_bank", 0>;
def : VulkanBrings<"rayQuery", "SPV_KHR_ray_query", 0>;
def : VulkanBrings<"rayTracingMaintenance1", "SPV_KHR_ray_cull_mask", 4>;
def : VulkanBrings<"rayTracingMotionBlur", "SPV_NV_ray_tracing_motion_blur", 4>;
def : VulkanBrings<"rayTracingPipeline", "SPV_KHR_ray_tracing", 4>;
def : VulkanBrings<"rayTracingPositionFetch", "SPV_KHR_ray_tracing_position_fetch", 0>;
def : VulkanBrings<"rayTraversalPrimitiveCulling", "SPV_KHR_ray_tracing", 4>;
def : VulkanBrings<"shader64BitIndexing", "SPV_EXT_shader_64bit_indexing", 0>;
def : VulkanBrings<"shaderAbort", "SPV_KHR_abort", 0>;
def : VulkanBrings<"shaderBFloat16CooperativeMatrix", "SPV_KHR_bfloat16", 0>;
def : VulkanBrings<"shaderBFloat16DotProduct", "SPV_KHR_bfloat16", 0>;
def : VulkanBrings<"shaderBFloat16Type", "SPV_KHR_bfloat16", 0>;
def : VulkanBrings<"shaderBufferFloat16AtomicAdd", "SPV_EXT_shader_atomic_float_min_max", 0>;
def : VulkanBrings<"shaderBufferFloat16AtomicAdd", "SPV_EXT_shader_atomic_float16_add", 0>;
def : VulkanBrings<"shaderBufferFloat16AtomicMinMax", "SPV_EXT_shader_atomic_float_min_max", 0>;
def : VulkanBrings<"shaderBufferFloat16AtomicMinMax", "SPV_EXT_shader_atomic_float16_add", 0>;
def : VulkanBrings<"shaderBufferFloat16Atomics", "SPV_EXT_shader_atomic_float_min_max", 0>;
def : VulkanBrings<"shaderBufferFloat16Atomics", "SPV_EXT_shader_atomic_float16_add", 0>;
def : VulkanBrings<"shaderBufferFloat32AtomicAdd", "SPV_EXT_shader_atomic_float_add", 0>;
def : VulkanBrings<"shaderBufferFloat32AtomicMinMax", "SPV_EXT_shader_atomic_float_min_max", 0>;
def : VulkanBrings<"shaderBufferFloat32AtomicMinMax", "SPV_EXT_shader_atomic_float16_add", 0>;
def : VulkanBrings<"shaderBufferFloat32Atomics", "SPV_EXT_shader_atomic_float_add", 0>;
def : VulkanBrings<"shaderBufferFloat64AtomicAdd", "SPV_EXT_shader_atomic_float_add", 0>;
def : VulkanBrings<"shaderBufferFloat64AtomicMinMax", "SPV_EXT_shader_atomic_float_min_max", 0>;
def : VulkanBrings<"shaderBufferFloat64AtomicMinMax", "SPV_EXT_shader_atomic_float16_add", 0>;
def : VulkanBrings<"shaderBufferFloat64Atomics", "SPV_EXT_shader_atomic_float_add", 0>;
def : VulkanBrings<"shaderConstantData", "SPV_KHR_constant_data", 0>;
def : VulkanBrings<"shaderCoreBuiltins", "SPV_ARM_core_builtins", 0>;
def : VulkanBrings<"shaderDeviceClock", "ShaderClockKHR", 0>;
def : VulkanBrings<"shaderDeviceClock", "SPV_KHR_shader_clock", 0>;
def : VulkanBrings<"shaderEarlyAndLateFragmentTests", "SPV_AMD_shader_early_and_late_fragment_tests", 0>;
def : VulkanBrings<"shaderFloat16VectorAtomics", "SPV_NV_shader_atomic_fp16_vector", 0>;
def : VulkanBrings<"shaderFloat4", "SPV_EXT_ocp_microscaling_types", 0>;
def : VulkanBrings<"shaderFloat6", "SPV_EXT_ocp_microscaling_types", 0>;
def : VulkanBrings<"shaderFloat8", "SPV_EXT_float8", 0>;
def : VulkanBrings<"shaderFloat8CooperativeMatrix", "SPV_EXT_float8", 0>;
def : VulkanBrings<"shaderFloat8UnsignedE8M0", "SPV_EXT_ocp_microscaling_types", 0>;
def : VulkanBrings<"shaderFmaFloat16", "SPV_KHR_fma", 0>;
def : VulkanBrings<"shaderFmaFloat32", "SPV_KHR_fma", 0>;
def : VulkanBrings<"shaderFmaFloat64", "SPV_KHR_fma", 0>;
def : VulkanBrings<"shaderImageFloat32AtomicAdd", "SPV_EXT_shader_atomic_float_add", 0>;
def : VulkanBrings<"shaderImageFloat32AtomicMinMax", "SPV_EXT_shader_atomic_float_min_max", 0>;
def : VulkanBrings<"shaderImageFloat32AtomicMinMax", "SPV_EXT_shader_atomic_float16_add", 0>;
def : VulkanBrings<"shaderImageFloat32Atomics", "SPV_EXT_shader_atomic_float_add", 0>;
def : VulkanBrings<"shaderImageInt64Atomics", "SPV_EXT_shader_image_int64", 0>;
def : VulkanBrings<"shaderIntegerFunctions2", "SPV_INTEL_shader_integer_functions2", 0>;
def : VulkanBrings<"shaderMXInt8", "SPV_EXT_ocp_microscaling_types", 0>;
def : VulkanBrings<"shaderMixedFloatDotProductBFloat16Acc", "SPV_VALVE_mixed_float_dot_product", 0>;
def : VulkanBrings<"shaderMixedFloatDotProductFloat16AccFloat16", "SPV_VALVE_mixed_float_dot_product", 0>;
def : VulkanBrings<"shaderMixedFloatDotProductFloat16AccFloat32", "SPV_VALVE_mixed_float_dot_product", 0>;
def : VulkanBrings<"shaderMixedFloatDotProductFloat8AccFloat32", "SPV_VALVE_mixed_float_dot_product", 0>;
def : VulkanBrings<"shaderMultipleWaitQueues", "SPV_QCOM_multiple_wait_queues", 0>;
def : VulkanBrings<"shaderQuadControl", "SPV_KHR_quad_control", 3>;
def : VulkanBrings<"shaderRawAccessChains", "SPV_NV_raw_access_chains", 0>;
def : VulkanBrings<"shaderRelaxedExtendedInstruction", "SPV_KHR_relaxed_extended_instruction", 0>;
def : VulkanBrings<"shaderReplicatedComposites", "SPV_EXT_replicated_composites", 0>;
def : VulkanBrings<"shaderSMBuiltins", "SPV_NV_shader_sm_builtins", 0>;
def : VulkanBrings<"shaderSharedFloat16AtomicAdd", "SPV_EXT_shader_atomic_float_min_max", 0>;
def : VulkanBrings<"shaderSharedFloat16AtomicAdd", "SPV_EXT_shader_atomic_float16_add", 0>;
def : VulkanBrings<"shaderSharedFloat16AtomicMinMax", "SPV_EXT_shader_atomic_float_min_max", 0>;
def : VulkanBrings<"shaderSharedFloat16AtomicMinMax", "SPV_EXT_shader_atomic_float16_add", 0>;
def : VulkanBrings<"shaderSharedFloat16Atomics", "SPV_EXT_shader_atomic_float_min_max", 0>;
def : VulkanBrings<"shaderSharedFloat16Atomics", "SPV_EXT_shader_atomic_float16_add", 0>;
def : VulkanBrings<"shaderSharedFloat32AtomicAdd", "SPV_EXT_shader_atomic_float_add", 0>;
def : VulkanBrings<"shaderSharedFloat32AtomicMinMax", "SPV_EXT_shader_atomic_float_min_max", 0>;
def : VulkanBrings<"shaderSharedFloat32AtomicMinMax", "SPV_EXT_shader_atomic_float16_add", 0>;
def : VulkanBrings<"shaderSharedFloat32Atomics", "SPV_EXT_shader_atomic_float_add", 0>;
def : VulkanBrings<"shaderSharedFloat64AtomicAdd", "SPV_EXT_shader_atomic_float_add", 0>;
def : VulkanBrings<"shaderSharedFloat64AtomicMinMax", "SPV_EXT_shader_atomic_float_min_max", 0>;
def : VulkanBrings<"shaderSharedFloat64AtomicMinMax", "SPV_EXT_shader_atomic_float16_add", 0>;
def : VulkanBrings<"shaderSharedFloat64Atomics", "SPV_EXT_shader_atomic_float_add", 0>;
def : VulkanBrings<"shaderSplitBarrier", "SPV_EXT_split_barrier", 0>;
def : VulkanBrings<"shaderStorageTensorArrayDynamicIndexing", "SPV_ARM_tensors", 0>;
def : VulkanBrings<"shaderStorageTensorArrayNonUniformIndexing", "SPV_ARM_tensors", 0>;
def : VulkanBrings<"shaderSubgroupClock", "ShaderClockKHR", 0>;
def : VulkanBrings<"shaderSubgroupClock", "SPV_KHR_shader_clock", 0>;
def : VulkanBrings<"shaderSubgroupPartitioned", "SPV_NV_shader_subgroup_partitioned", 3>;
def : VulkanBrings<"shaderSubgroupPartitioned", "SPV_EXT_shader_subgroup_partitioned", 3>;
def : VulkanBrings<"shaderSubgroupUniformControlFlow", "SPV_KHR_subgroup_uniform_control_flow", 0>;
def : VulkanBrings<"shaderTensorAccess", "SPV_ARM_tensors", 0>;
def : VulkanBrings<"shaderTileImageColorReadAccess", "SPV_EXT_shader_tile_image", 0>;
def : VulkanBrings<"shaderTileImageDepthReadAccess", "SPV_EXT_shader_tile_image", 0>;
def : VulkanBrings<"shaderTileImageStencilReadAccess", "SPV_EXT_shader_tile_image", 0>;
def : VulkanBrings<"shaderUntypedPointers", "SPV_KHR_untyped_pointers", 0>;
def : VulkanBrings<"shadingRateImage", "SPV_NV_shading_rate", 0>;
def : VulkanBrings<"sparseImageFloat32AtomicAdd", "SPV_EXT_shader_atomic_float_add", 0>;
def : VulkanBrings<"sparseImageFloat32AtomicMinMax", "SPV_EXT_shader_atomic_float_min_max", 0>;
def : VulkanBrings<"sparseImageFloat32AtomicMinMax", "SPV_EXT_shader_atomic_float16_add", 0>;
def : VulkanBrings<"sparseImageFloat32Atomics", "SPV_EXT_shader_atomic_float_add", 0>;
def : VulkanBrings<"spheres", "SPV_NV_linear_swept_spheres", 4>;
def : VulkanBrings<"textureBlockMatch", "SPV_QCOM_image_processing", 4>;
def : VulkanBrings<"textureBlockMatch2", "SPV_QCOM_image_processing2", 4>;
def : VulkanBrings<"textureBoxFilter", "SPV_QCOM_image_processing", 4>;
def : VulkanBrings<"textureSampleWeighted", "SPV_QCOM_image_processing", 4>;
def : VulkanBrings<"tileShading", "SPV_QCOM_tile_shading", 0>;
def : VulkanBrings<"tileShadingAtomicOps", "SPV_QCOM_tile_shading", 0>;
def : VulkanBrings<"tileShadingColorAttachments", "SPV_QCOM_tile_shading", 0>;
def : VulkanBrings<"tileShadingDepthAttachments", "SPV_QCOM_tile_shading", 0>;
def : VulkanBrings<"tileShadingFragmentStage", "SPV_QCOM_tile_shading", 0>;
def : VulkanBrings<"tileShadingImageProcessing", "SPV_QCOM_tile_shading", 0>;
def : VulkanBrings<"tileShadingInputAttachments", "SPV_QCOM_tile_shading", 0>;
def : VulkanBrings<"tileShadingSampledAttachments", "SPV_QCOM_tile_shading", 0>;
def : VulkanBrings<"tileShadingStencilAttachments", "SPV_QCOM_tile_shading", 0>;
def : VulkanBrings<"workgroupMemoryExplicitLayout", "SPV_KHR_workgroup_memory_explicit_layout", 4>;
def : VulkanBrings<"workgroupMemoryExplicitLayout16BitAccess", "SPV_KHR_workgroup_memory_explicit_layout", 4>;
def : VulkanBrings<"workgroupMemoryExplicitLayout8BitAccess", "SPV_KHR_workgroup_memory_explicit_layout", 4>;
def : VulkanBrings<"workgroupMemoryExplicitLayoutScalarBlockLayout", "SPV_KHR_workgroup_memory_explicit_layout", 4>;

def : VulkanTakes<"SPV_KHR_16bit_storage", 3>;
def : VulkanTakes<"SPV_KHR_8bit_storage", 5>;
def : VulkanTakes<"SPV_KHR_device_group", 3>;
def : VulkanTakes<"SPV_KHR_float_controls", 4>;
def : VulkanTakes<"SPV_KHR_physical_storage_buffer", 5>;
def : VulkanTakes<"SPV_KHR_multiview", 3>;
def : VulkanTakes<"SPV_KHR_shader_draw_parameters", 3>;
def : VulkanTakes<"SPV_KHR_storage_buffer_storage_class", 3>;
def : VulkanTakes<"SPV_KHR_variable_pointers", 3>;
def : VulkanTakes<"SPV_KHR_vulkan_memory_model", 5>;
def : VulkanTakes<"SPV_KHR_integer_dot_product", 6>;
def : VulkanTakes<"SPV_KHR_non_semantic_info", 6>;
def : VulkanTakes<"SPV_KHR_terminate_invocation", 6>;
def : VulkanTakes<"SPV_EXT_demote_to_helper_invocation", 6>;
def : VulkanTakes<"SPV_EXT_descriptor_indexing", 5>;
def : VulkanTakes<"SPV_EXT_shader_viewport_index_layer", 5>;

defvar Vulkan_1_0_Features = []<I32EnumAttrCase>;

defvar Vulkan_1_1_Features = !listconcat(Vulkan_1_0_Features, [
  Vulkan_F_multiview,
]);

defvar Vulkan_1_1_SPV_1_4_Features = Vulkan_1_1_Features;

defvar Vulkan_1_2_Features = !listconcat(Vulkan_1_1_SPV_1_4_Features, [
  Vulkan_F_shaderSubgroupExtendedTypes,
  Vulkan_F_subgroupBroadcastDynamicId,
  Vulkan_F_uniformBufferStandardLayout,
]);

defvar Vulkan_1_3_Features = !listconcat(Vulkan_1_2_Features, [
  Vulkan_F_bufferDeviceAddress,
  Vulkan_F_computeFullSubgroups,
  Vulkan_F_maintenance4,
  Vulkan_F_shaderDemoteToHelperInvocation,
  Vulkan_F_shaderIntegerDotProduct,
  Vulkan_F_shaderZeroInitializeWorkgroupMemory,
  Vulkan_F_subgroupSizeControl,
  Vulkan_F_vulkanMemoryModel,
  Vulkan_F_vulkanMemoryModelDeviceScope,
]);

defvar Vulkan_1_4_Features = !listconcat(Vulkan_1_3_Features, [
  Vulkan_F_dynamicRenderingLocalRead,
  Vulkan_F_fragmentStoresAndAtomics,
  Vulkan_F_imageCubeArray,
  Vulkan_F_maintenance5,
  Vulkan_F_sampleRateShading,
  Vulkan_F_scalarBlockLayout,
  Vulkan_F_shaderExpectAssume,
  Vulkan_F_shaderFloatControls2,
  Vulkan_F_shaderImageGatherExtended,
  Vulkan_F_shaderInt16,
  Vulkan_F_shaderInt8,
  Vulkan_F_shaderSampledImageArrayDynamicIndexing,
  Vulkan_F_shaderStorageBufferArrayDynamicIndexing,
  Vulkan_F_shaderStorageImageArrayDynamicIndexing,
  Vulkan_F_shaderStorageTexelBufferArrayDynamicIndexing,
  Vulkan_F_shaderSubgroupRotate,
  Vulkan_F_shaderSubgroupRotateClustered,
  Vulkan_F_shaderUniformBufferArrayDynamicIndexing,
  Vulkan_F_shaderUniformTexelBufferArrayDynamicIndexing,
  Vulkan_F_storageBuffer16BitAccess,
  Vulkan_F_storageBuffer8BitAccess,
  Vulkan_F_variablePointers,
  Vulkan_F_variablePointersStorageBuffer,
]);

defvar Vulkan_1_0_PossibleFeatures = [
  Vulkan_F_attachmentFragmentShadingRate,
  Vulkan_F_bufferDeviceAddress,
  Vulkan_F_computeDerivativeGroupLinear,
  Vulkan_F_computeDerivativeGroupQuads,
  Vulkan_F_cooperativeMatrix,
  Vulkan_F_cooperativeMatrixBlockLoads,
  Vulkan_F_cooperativeMatrixConversion,
  Vulkan_F_cooperativeMatrixConversions,
  Vulkan_F_cooperativeMatrixDecodeVector,
  Vulkan_F_cooperativeMatrixFlexibleDimensions,
  Vulkan_F_cooperativeMatrixGetCoordinate,
  Vulkan_F_cooperativeMatrixPerElementOperations,
  Vulkan_F_cooperativeMatrixProperties2,
  Vulkan_F_cooperativeMatrixReductions,
  Vulkan_F_cooperativeMatrixTensorAddressing,
  Vulkan_F_cooperativeMatrixWorkgroupScope,
  Vulkan_F_cooperativeVector,
  Vulkan_F_cooperativeVectorTraining,
  Vulkan_F_descriptorHeap,
  Vulkan_F_dynamicRenderingLocalRead,
  Vulkan_F_fragmentDensityMap,
  Vulkan_F_fragmentShaderBarycentric,
  Vulkan_F_fragmentShaderPixelInterlock,
  Vulkan_F_fragmentShaderSampleInterlock,
  Vulkan_F_fragmentShaderShadingRateInterlock,
  Vulkan_F_fragmentStoresAndAtomics,
  Vulkan_F_geometryShader,
  Vulkan_F_geometryStreams,
  Vulkan_F_imageCubeArray,
  Vulkan_F_imageFootprint,
  Vulkan_F_imageGatherExtendedModes,
  Vulkan_F_imageGatherLinear,
  Vulkan_F_maintenance9,
  Vulkan_F_meshShader,
  Vulkan_F_multiViewport,
  Vulkan_F_multiview,
  Vulkan_F_pipelineFragmentShadingRate,
  Vulkan_F_primitiveFragmentShadingRate,
  Vulkan_F_pushConstantBank,
  Vulkan_F_runtimeDescriptorArray,
  Vulkan_F_sampleRateShading,
  Vulkan_F_scalarBlockLayout,
  Vulkan_F_shader64BitIndexing,
  Vulkan_F_shaderAbort,
  Vulkan_F_shaderBFloat16CooperativeMatrix,
  Vulkan_F_shaderBFloat16DotProduct,
  Vulkan_F_shaderBFloat16Type,
  Vulkan_F_shaderBufferFloat16AtomicAdd,
  Vulkan_F_shaderBufferFloat16AtomicMinMax,
  Vulkan_F_shaderBufferFloat16Atomics,
  Vulkan_F_shaderBufferFloat32AtomicAdd,
  Vulkan_F_shaderBufferFloat32AtomicMinMax,
  Vulkan_F_shaderBufferFloat32Atomics,
  Vulkan_F_shaderBufferFloat64AtomicAdd,
  Vulkan_F_shaderBufferFloat64AtomicMinMax,
  Vulkan_F_shaderBufferFloat64Atomics,
  Vulkan_F_shaderBufferInt64Atomics,
  Vulkan_F_shaderClipDistance,
  Vulkan_F_shaderConstantData,
  Vulkan_F_shaderCoreBuiltins,
  Vulkan_F_shaderCullDistance,
  Vulkan_F_shaderDemoteToHelperInvocation,
  Vulkan_F_shaderDeviceClock,
  Vulkan_F_shaderEarlyAndLateFragmentTests,
  Vulkan_F_shaderExpectAssume,
  Vulkan_F_shaderFloat16,
  Vulkan_F_shaderFloat16VectorAtomics,
  Vulkan_F_shaderFloat4,
  Vulkan_F_shaderFloat6,
  Vulkan_F_shaderFloat64,
  Vulkan_F_shaderFloat8,
  Vulkan_F_shaderFloat8CooperativeMatrix,
  Vulkan_F_shaderFloat8UnsignedE8M0,
  Vulkan_F_shaderFmaFloat16,
  Vulkan_F_shaderFmaFloat32,
  Vulkan_F_shaderFmaFloat64,
  Vulkan_F_shaderImageFloat32AtomicAdd,
  Vulkan_F_shaderImageFloat32AtomicMinMax,
  Vulkan_F_shaderImageFloat32Atomics,
  Vulkan_F_shaderImageGatherExtended,
  Vulkan_F_shaderImageInt64Atomics,
  Vulkan_F_shaderInputAttachmentArrayDynamicIndexing,
  Vulkan_F_shaderInputAttachmentArrayNonUniformIndexing,
  Vulkan_F_shaderInt16,
  Vulkan_F_shaderInt64,
  Vulkan_F_shaderInt8,
  Vulkan_F_shaderIntegerDotProduct,
  Vulkan_F_shaderIntegerFunctions2,
  Vulkan_F_shaderMXInt8,
  Vulkan_F_shaderMixedFloatDotProductBFloat16Acc,
  Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat16,
  Vulkan_F_shaderMixedFloatDotProductFloat16AccFloat32,
  Vulkan_F_shaderMixedFloatDotProductFloat8AccFloat32,
  Vulkan_F_shaderMultipleWaitQueues,
  Vulkan_F_shaderRawAccessChains,
  Vulkan_F_shaderRelaxedExtendedInstruction,
  Vulkan_F_shaderReplicatedComposites,
  Vulkan_F_shaderResourceMinLod,
  Vulkan_F_shaderResourceResidency,
  Vulkan_F_shaderSampleRateInterpolationFunctions,
  Vulkan_F_shaderSampledImageArrayDynamicIndexing,
  Vulkan_F_shaderSampledImageArrayNonUniformIndexing,
  Vulkan_F_shaderSharedFloat16AtomicAdd,
  Vulkan_F_shaderSharedFloat16AtomicMinMax,
  Vulkan_F_shaderSharedFloat16Atomics,
  Vulkan_F_shaderSharedFloat32AtomicAdd,
  Vulkan_F_shaderSharedFloat32AtomicMinMax,
  Vulkan_F_shaderSharedFloat32Atomics,
  Vulkan_F_shaderSharedFloat64AtomicAdd,
  Vulkan_F_shaderSharedFloat64AtomicMinMax,
  Vulkan_F_shaderSharedFloat64Atomics,
  Vulkan_F_shaderSharedInt64Atomics,
  Vulkan_F_shaderSplitBarrier,
  Vulkan_F_shaderStorageBufferArrayDynamicIndexing,
  Vulkan_F_shaderStorageBufferArrayNonUniformIndexing,
  Vulkan_F_shaderStorageImageArrayDynamicIndexing,
  Vulkan_F_shaderStorageImageArrayNonUniformIndexing,
  Vulkan_F_shaderStorageImageMultisample,
  Vulkan_F_shaderStorageImageReadWithoutFormat,
  Vulkan_F_shaderStorageImageWriteWithoutFormat,
  Vulkan_F_shaderStorageTexelBufferArrayDynamicIndexing,
  Vulkan_F_shaderStorageTexelBufferArrayNonUniformIndexing,
  Vulkan_F_shaderSubgroupClock,
  Vulkan_F_shaderSubgroupPartitioned,
  Vulkan_F_shaderSubgroupRotate,
  Vulkan_F_shaderSubgroupRotateClustered,
  Vulkan_F_shaderTessellationAndGeometryPointSize,
  Vulkan_F_shaderUniformBufferArrayDynamicIndexing,
  Vulkan_F_shaderUniformBufferArrayNonUniformIndexing,
  Vulkan_F_shaderUniformBufferUnsizedArray,
  Vulkan_F_shaderUniformTexelBufferArrayDynamicIndexing,
  Vulkan_F_shaderUniformTexelBufferArrayNonUniformIndexing,
  Vulkan_F_shaderUntypedPointers,
  Vulkan_F_shaderZeroInitializeWorkgroupMemory,
  Vulkan_F_shadingRateImage,
  Vulkan_F_sparseImageFloat32AtomicAdd,
  Vulkan_F_sparseImageFloat32AtomicMinMax,
  Vulkan_F_sparseImageFloat32Atomics,
  Vulkan_F_storageBuffer16BitAccess,
  Vulkan_F_storageBuffer8BitAccess,
  Vulkan_F_storageInputOutput16,
  Vulkan_F_storagePushConstant16,
  Vulkan_F_storagePushConstant8,
  Vulkan_F_taskShader,
  Vulkan_F_tessellationIsolines,
  Vulkan_F_tessellationPointMode,
  Vulkan_F_tessellationShader,
  Vulkan_F_textureBlockMatch,
  Vulkan_F_textureBlockMatch2,
  Vulkan_F_textureBoxFilter,
  Vulkan_F_textureSampleWeighted,
  Vulkan_F_tileShading,
  Vulkan_F_tileShadingAtomicOps,
  Vulkan_F_tileShadingColorAttachments,
  Vulkan_F_tileShadingDepthAttachments,
  Vulkan_F_tileShadingFragmentStage,
  Vulkan_F_tileShadingImageProcessing,
  Vulkan_F_tileShadingInputAttachments,
  Vulkan_F_tileShadingSampledAttachments,
  Vulkan_F_tileShadingStencilAttachments,
  Vulkan_F_transformFeedback,
  Vulkan_F_uniformAndStorageBuffer16BitAccess,
  Vulkan_F_uniformAndStorageBuffer8BitAccess,
  Vulkan_F_uniformBufferStandardLayout,
  Vulkan_F_variablePointers,
  Vulkan_F_variablePointersStorageBuffer,
  Vulkan_F_vertexPipelineStoresAndAtomics,
  Vulkan_F_vulkanMemoryModel,
  Vulkan_F_vulkanMemoryModelDeviceScope,
  Vulkan_F_workgroupMemoryExplicitLayout,
  Vulkan_F_workgroupMemoryExplicitLayout16BitAccess,
  Vulkan_F_workgroupMemoryExplicitLayout8BitAccess,
  Vulkan_F_workgroupMemoryExplicitLayoutScalarBlockLayout,
];

defvar Vulkan_1_1_PossibleFeatures = !listconcat(Vulkan_1_0_PossibleFeatures, [
  Vulkan_F_clusterAccelerationStructure,
  Vulkan_F_computeFullSubgroups,
  Vulkan_F_linearSweptSpheres,
  Vulkan_F_maintenance4,
  Vulkan_F_maintenance5,
  Vulkan_F_maintenance8,
  Vulkan_F_micromap,
  Vulkan_F_primitiveFragmentShadingRateMeshShader,
  Vulkan_F_rayQuery,
  Vulkan_F_rayTracingMaintenance1,
  Vulkan_F_rayTracingMotionBlur,
  Vulkan_F_rayTracingPipeline,
  Vulkan_F_rayTracingPositionFetch,
  Vulkan_F_rayTraversalPrimitiveCulling,
  Vulkan_F_shaderDrawParameters,
  Vulkan_F_shaderEnqueue,
  Vulkan_F_shaderFloatControls2,
  Vulkan_F_shaderQuadControl,
  Vulkan_F_shaderSMBuiltins,
  Vulkan_F_shaderSubgroupExtendedTypes,
  Vulkan_F_shaderSubgroupUniformControlFlow,
  Vulkan_F_spheres,
  Vulkan_F_subgroupSizeControl,
]);

defvar Vulkan_1_1_SPV_1_4_PossibleFeatures = Vulkan_1_1_PossibleFeatures;

defvar Vulkan_1_2_PossibleFeatures = !listconcat(Vulkan_1_1_SPV_1_4_PossibleFeatures, [
  Vulkan_F_longVector,
  Vulkan_F_shaderOutputLayer,
  Vulkan_F_shaderOutputViewportIndex,
  Vulkan_F_subgroupBroadcastDynamicId,
]);

defvar Vulkan_1_3_PossibleFeatures = !listconcat(Vulkan_1_2_PossibleFeatures, [
  Vulkan_F_dataGraph,
  Vulkan_F_shaderStorageTensorArrayDynamicIndexing,
  Vulkan_F_shaderStorageTensorArrayNonUniformIndexing,
  Vulkan_F_shaderTensorAccess,
  Vulkan_F_shaderTileImageColorReadAccess,
  Vulkan_F_shaderTileImageDepthReadAccess,
  Vulkan_F_shaderTileImageStencilReadAccess,
]);

defvar Vulkan_1_4_PossibleFeatures = Vulkan_1_3_PossibleFeatures;

defvar Vulkan_1_0_Properties = []<I32EnumAttrCase>;

defvar Vulkan_1_1_Properties = !listconcat(Vulkan_1_0_Properties, [
  Vulkan_P_subgroupSupportedOperations_BASIC,
  Vulkan_P_subgroupSupportedStages_COMPUTE,
  Vulkan_P_VK_KHR_relaxed_block_layout,
]);

defvar Vulkan_1_1_SPV_1_4_Properties = Vulkan_1_1_Properties;

defvar Vulkan_1_2_Properties = Vulkan_1_1_SPV_1_4_Properties;

defvar Vulkan_1_3_Properties = Vulkan_1_2_Properties;

defvar Vulkan_1_4_Properties = !listconcat(Vulkan_1_3_Properties, [
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat32,
]);

defvar Vulkan_1_0_PossibleProperties = [
  Vulkan_P_conservativeRasterizationPostDepthCoverage,
  Vulkan_P_cooperativeMatrixSupportedStages_ANY_HIT,
  Vulkan_P_cooperativeMatrixSupportedStages_CALLABLE,
  Vulkan_P_cooperativeMatrixSupportedStages_CLOSEST_HIT,
  Vulkan_P_cooperativeMatrixSupportedStages_CLUSTER_CULLING,
  Vulkan_P_cooperativeMatrixSupportedStages_COMPUTE,
  Vulkan_P_cooperativeMatrixSupportedStages_FRAGMENT,
  Vulkan_P_cooperativeMatrixSupportedStages_GEOMETRY,
  Vulkan_P_cooperativeMatrixSupportedStages_INTERSECTION,
  Vulkan_P_cooperativeMatrixSupportedStages_MESH,
  Vulkan_P_cooperativeMatrixSupportedStages_MISS,
  Vulkan_P_cooperativeMatrixSupportedStages_RAYGEN,
  Vulkan_P_cooperativeMatrixSupportedStages_SUBPASS_SHADING,
  Vulkan_P_cooperativeMatrixSupportedStages_TASK,
  Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_CONTROL,
  Vulkan_P_cooperativeMatrixSupportedStages_TESSELLATION_EVALUATION,
  Vulkan_P_cooperativeMatrixSupportedStages_VERTEX,
  Vulkan_P_cooperativeVectorSupportedStages_ANY_HIT,
  Vulkan_P_cooperativeVectorSupportedStages_CALLABLE,
  Vulkan_P_cooperativeVectorSupportedStages_CLOSEST_HIT,
  Vulkan_P_cooperativeVectorSupportedStages_CLUSTER_CULLING,
  Vulkan_P_cooperativeVectorSupportedStages_COMPUTE,
  Vulkan_P_cooperativeVectorSupportedStages_FRAGMENT,
  Vulkan_P_cooperativeVectorSupportedStages_GEOMETRY,
  Vulkan_P_cooperativeVectorSupportedStages_INTERSECTION,
  Vulkan_P_cooperativeVectorSupportedStages_MESH,
  Vulkan_P_cooperativeVectorSupportedStages_MISS,
  Vulkan_P_cooperativeVectorSupportedStages_RAYGEN,
  Vulkan_P_cooperativeVectorSupportedStages_SUBPASS_SHADING,
  Vulkan_P_cooperativeVectorSupportedStages_TASK,
  Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_CONTROL,
  Vulkan_P_cooperativeVectorSupportedStages_TESSELLATION_EVALUATION,
  Vulkan_P_cooperativeVectorSupportedStages_VERTEX,
  Vulkan_P_cooperativeVectorTrainingFloat16Accumulation,
  Vulkan_P_cooperativeVectorTrainingFloat32Accumulation,
  Vulkan_P_denormBehaviorIndependence_32_BIT_ONLY,
  Vulkan_P_denormBehaviorIndependence_ALL,
  Vulkan_P_denormBehaviorIndependence_NONE,
  Vulkan_P_meshAndTaskShaderDerivatives,
  Vulkan_P_roundingModeIndependence_32_BIT_ONLY,
  Vulkan_P_roundingModeIndependence_ALL,
  Vulkan_P_roundingModeIndependence_NONE,
  Vulkan_P_shaderDenormFlushToZeroFloat16,
  Vulkan_P_shaderDenormFlushToZeroFloat32,
  Vulkan_P_shaderDenormFlushToZeroFloat64,
  Vulkan_P_shaderDenormPreserveFloat16,
  Vulkan_P_shaderDenormPreserveFloat32,
  Vulkan_P_shaderDenormPreserveFloat64,
  Vulkan_P_shaderRoundingModeRTEFloat16,
  Vulkan_P_shaderRoundingModeRTEFloat32,
  Vulkan_P_shaderRoundingModeRTEFloat64,
  Vulkan_P_shaderRoundingModeRTZFloat16,
  Vulkan_P_shaderRoundingModeRTZFloat32,
  Vulkan_P_shaderRoundingModeRTZFloat64,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat16,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat32,
  Vulkan_P_shaderSignedZeroInfNanPreserveFloat64,
  Vulkan_P_transformFeedbackStreamsLinesTriangles,
  Vulkan_P_VK_KHR_relaxed_block_layout,
  Vulkan_P_maxClipDistances,
  Vulkan_P_maxCombinedClipAndCullDistances,
  Vulkan_P_maxCullDistances,
  Vulkan_P_maxFragmentCombinedOutputResources,
  Vulkan_P_maxFragmentInputComponents,
  Vulkan_P_maxFragmentOutputAttachments,
  Vulkan_P_maxGeometryInputComponents,
  Vulkan_P_maxGeometryOutputComponents,
  Vulkan_P_maxGeometryOutputVertices,
  Vulkan_P_maxGeometryShaderInvocations,
  Vulkan_P_maxTessellationControlPerVertexInputComponents,
  Vulkan_P_maxTessellationControlPerVertexOutputComponents,
  Vulkan_P_maxTessellationEvaluationInputComponents,
  Vulkan_P_maxTessellationEvaluationOutputComponents,
  Vulkan_P_maxTessellationPatchSize,
  Vulkan_P_maxTexelGatherOffset,
  Vulkan_P_maxTexelOffset,
  Vulkan_P_maxTransformFeedbackBufferDataSize,
  Vulkan_P_maxTransformFeedbackBufferDataStride,
  Vulkan_P_maxTransformFeedbackStreamDataSize,
  Vulkan_P_maxTransformFeedbackStreams,
  Vulkan_P_maxVectorComponents,
  Vulkan_P_maxVertexInputAttributes,
  Vulkan_P_maxVertexOutputComponents,
  Vulkan_P_minTexelGatherOffset,
  Vulkan_P_minTexelOffset,
];

defvar Vulkan_1_1_PossibleProperties = !listconcat(Vulkan_1_0_PossibleProperties, [
  Vulkan_P_protectedNoFault,
  Vulkan_P_requiredSubgroupSizeStages_ANY_HIT,
  Vulkan_P_requiredSubgroupSizeStages_CALLABLE,
  Vulkan_P_requiredSubgroupSizeStages_CLOSEST_HIT,
  Vulkan_P_requiredSubgroupSizeStages_CLUSTER_CULLING,
  Vulkan_P_requiredSubgroupSizeStages_COMPUTE,
  Vulkan_P_requiredSubgroupSizeStages_FRAGMENT,
  Vulkan_P_requiredSubgroupSizeStages_GEOMETRY,
  Vulkan_P_requiredSubgroupSizeStages_INTERSECTION,
  Vulkan_P_requiredSubgroupSizeStages_MESH,
  Vulkan_P_requiredSubgroupSizeStages_MISS,
  Vulkan_P_requiredSubgroupSizeStages_RAYGEN,
  Vulkan_P_requiredSubgroupSizeStages_SUBPASS_SHADING,
  Vulkan_P_requiredSubgroupSizeStages_TASK,
  Vulkan_P_requiredSubgroupSizeStages_TESSELLATION_CONTROL,
  Vulkan_P_requiredSubgroupSizeStages_TESSELLATION_EVALUATION,
  Vulkan_P_requiredSubgroupSizeStages_VERTEX,
  Vulkan_P_subgroupQuadOperationsInAllStages,
  Vulkan_P_subgroupSupportedOperations_ARITHMETIC,
  Vulkan_P_subgroupSupportedOperations_BALLOT,
  Vulkan_P_subgroupSupportedOperations_BASIC,
  Vulkan_P_subgroupSupportedOperations_CLUSTERED,
  Vulkan_P_subgroupSupportedOperations_PARTITIONED,
  Vulkan_P_subgroupSupportedOperations_QUAD,
  Vulkan_P_subgroupSupportedOperations_SHUFFLE,
  Vulkan_P_subgroupSupportedOperations_SHUFFLE_RELATIVE,
  Vulkan_P_subgroupSupportedOperations_VOTE,
  Vulkan_P_subgroupSupportedStages_ANY_HIT,
  Vulkan_P_subgroupSupportedStages_CALLABLE,
  Vulkan_P_subgroupSupportedStages_CLOSEST_HIT,
  Vulkan_P_subgroupSupportedStages_CLUSTER_CULLING,
  Vulkan_P_subgroupSupportedStages_COMPUTE,
  Vulkan_P_subgroupSupportedStages_FRAGMENT,
  Vulkan_P_subgroupSupportedStages_GEOMETRY,
  Vulkan_P_subgroupSupportedStages_INTERSECTION,
  Vulkan_P_subgroupSupportedStages_MESH,
  Vulkan_P_subgroupSupportedStages_MISS,
  Vulkan_P_subgroupSupportedStages_RAYGEN,
  Vulkan_P_subgroupSupportedStages_SUBPASS_SHADING,
  Vulkan_P_subgroupSupportedStages_TASK,
  Vulkan_P_subgroupSupportedStages_TESSELLATION_CONTROL,
  Vulkan_P_subgroupSupportedStages_TESSELLATION_EVALUATION,
  Vulkan_P_subgroupSupportedStages_VERTEX,
  Vulkan_P_VkCooperativeMatrixPropertiesKHR,
  Vulkan_P_VkCooperativeMatrixPropertiesNV,
  Vulkan_P_VkCooperativeVectorPropertiesNV,
  Vulkan_P_bufferDescriptorAlignment,
  Vulkan_P_cooperativeMatrixWorkgroupScopeReservedSharedMemory,
  Vulkan_P_imageDescriptorAlignment,
  Vulkan_P_maxBlockMatchRegion,
  Vulkan_P_maxBoxFilterBlockSize,
  Vulkan_P_maxCooperativeVectorComponents,
  Vulkan_P_maxExecutionGraphShaderOutputNodes,
  Vulkan_P_maxExecutionGraphShaderPayloadCount,
  Vulkan_P_maxExecutionGraphShaderPayloadSize,
  Vulkan_P_maxMeshOutputComponents,
  Vulkan_P_maxMeshOutputMemorySize,
  Vulkan_P_maxMeshOutputPrimitives,
  Vulkan_P_maxMeshOutputVertices,
  Vulkan_P_maxMeshPayloadAndOutputMemorySize,
  Vulkan_P_maxMeshPayloadAndSharedMemorySize,
  Vulkan_P_maxMeshSharedMemorySize,
  Vulkan_P_maxMeshWorkGroupCount,
  Vulkan_P_maxMeshWorkGroupInvocations,
  Vulkan_P_maxMeshWorkGroupSize,
  Vulkan_P_maxMeshWorkGroupTotalCount,
  Vulkan_P_maxPushDataSize,
  Vulkan_P_maxShaderWaitQueues,
  Vulkan_P_maxTaskPayloadAndSharedMemorySize,
  Vulkan_P_maxTaskPayloadSize,
  Vulkan_P_maxTaskSharedMemorySize,
  Vulkan_P_maxTaskWorkGroupInvocations,
  Vulkan_P_maxTaskWorkGroupSize,
  Vulkan_P_maxTensorShaderAccessArrayLength,
  Vulkan_P_maxTensorShaderAccessSize,
  Vulkan_P_maxTileShadingRate,
  Vulkan_P_samplerDescriptorAlignment,
  Vulkan_P_splitBarrierReservedSharedMemory,
  Vulkan_P_tensorDescriptorAlignment,
]);

defvar Vulkan_1_1_SPV_1_4_PossibleProperties = Vulkan_1_1_PossibleProperties;

defvar Vulkan_1_2_PossibleProperties = Vulkan_1_1_SPV_1_4_PossibleProperties;

defvar Vulkan_1_3_PossibleProperties = !listconcat(Vulkan_1_2_PossibleProperties, [
  Vulkan_P_shaderTensorSupportedStages_ANY_HIT,
  Vulkan_P_shaderTensorSupportedStages_CALLABLE,
  Vulkan_P_shaderTensorSupportedStages_CLOSEST_HIT,
  Vulkan_P_shaderTensorSupportedStages_CLUSTER_CULLING,
  Vulkan_P_shaderTensorSupportedStages_COMPUTE,
  Vulkan_P_shaderTensorSupportedStages_FRAGMENT,
  Vulkan_P_shaderTensorSupportedStages_GEOMETRY,
  Vulkan_P_shaderTensorSupportedStages_INTERSECTION,
  Vulkan_P_shaderTensorSupportedStages_MESH,
  Vulkan_P_shaderTensorSupportedStages_MISS,
  Vulkan_P_shaderTensorSupportedStages_RAYGEN,
  Vulkan_P_shaderTensorSupportedStages_SUBPASS_SHADING,
  Vulkan_P_shaderTensorSupportedStages_TASK,
  Vulkan_P_shaderTensorSupportedStages_TESSELLATION_CONTROL,
  Vulkan_P_shaderTensorSupportedStages_TESSELLATION_EVALUATION,
  Vulkan_P_shaderTensorSupportedStages_VERTEX,
]);

defvar Vulkan_1_4_PossibleProperties = Vulkan_1_3_PossibleProperties;

#endif // MLIR_AVAILABILITY_GENERATED_VULKANFEATURES_TD
