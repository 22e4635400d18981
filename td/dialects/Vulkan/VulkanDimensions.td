//===- VulkanDimensions.td - Dimensions of Vulkan ----------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a Vulkan implementation offers besides the capabilities and extensions
// of SPIR-V: features and properties. Any of several features enables one
// capability, so a capability alone doesn't tell which of its uses a device
// accepts.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_VULKANDIMENSIONS_TD
#define MLIR_AVAILABILITY_DIALECTS_VULKANDIMENSIONS_TD

include "mlir-availability/dialects/SPIRV/SPIRVDimensions.td"

include "mlir-availability/generated/VulkanFeatures.td"

// A feature: a VkBool32 of one of Vulkan's structures of features.
class VulkanFeature<I32EnumAttrCase case>
    : OneOfBase<"QueryFeatureInterface", Vulkan_FeatureAttr, case>;
def : DimensionInfo<"::mlir::vulkan", "QueryFeatureInterface"> {
  let label = "vulkan.feature";
}

// A property, or a value that a property has to have.
class VulkanProperty<I32EnumAttrCase case>
    : OneOfBase<"QueryPropertyInterface", Vulkan_PropertyAttr, case> {
  let queryFnName = "getProperties";
}
def : DimensionInfo<"::mlir::vulkan", "QueryPropertyInterface"> {
  let label = "vulkan.property";
}

#endif // MLIR_AVAILABILITY_DIALECTS_VULKANDIMENSIONS_TD
