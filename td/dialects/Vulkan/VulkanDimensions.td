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

// A requirement of a case of one of Vulkan's enums.
class Vulkan_Needs<string kind, string plural, I32EnumAttrCase case>
    : Availability {
  let cppNamespace = "::mlir::vulkan";
  let interfaceName = "Query" # kind # "Interface";
  let queryFnRetType = "::llvm::SmallVector<::mlir::vulkan::" # kind # ">";
  let queryFnName = "get" # plural;
  let mergeAction = "if (!::llvm::is_contained($overall, $instance)) "
                    "$overall.push_back($instance)";
  let initializer = "{}";
  let instanceType = "::mlir::vulkan::" # kind;
  let instance = "::mlir::vulkan::" # kind # "::" # case.symbol;
}

// A feature: a VkBool32 of one of Vulkan's structures of features.
class VulkanFeature<I32EnumAttrCase case>
    : Vulkan_Needs<"Feature", "Features", case>;
def : DimensionInfo<"::mlir::vulkan", "QueryFeatureInterface"> {
  let label = "vulkan.feature";
  let relation = OneOf;
}

// A property, or a value that a property has to have.
class VulkanProperty<I32EnumAttrCase case>
    : Vulkan_Needs<"Property", "Properties", case>;
def : DimensionInfo<"::mlir::vulkan", "QueryPropertyInterface"> {
  let label = "vulkan.property";
  let relation = OneOf;
}

#endif // MLIR_AVAILABILITY_DIALECTS_VULKANDIMENSIONS_TD
