//===- VulkanAvailability.h - Vulkan targets and rules ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Vulkan implementations as targets, with the features and properties that
// `#spirv.target_env` can't hold, and the requirements of uses of SPIR-V on
// them.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_VULKAN_VULKANAVAILABILITY_H
#define MLIR_AVAILABILITY_DIALECT_VULKAN_VULKANAVAILABILITY_H

#include "mlir-availability/IR/AvailabilityInterfaces.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/IR/Dialect.h"

// The enums `Feature` and `Property`.
#include "mlir-availability/Dialect/Vulkan/VulkanEnums.h.inc"

#include "mlir-availability/Dialect/Vulkan/VulkanDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "mlir-availability/Dialect/Vulkan/VulkanAttributes.h.inc"

// Dimensions, named targets, and `vulkan::registerVulkanAvailability`.
#include "mlir-availability/Dialect/Vulkan/VulkanAvailability.h.inc"

namespace mlir::vulkan {

/// Returns the environment for lowering to SPIR-V for `target`: a
/// `#spirv.target_env` itself, or the environment of a `#vulkan.target`. Null
/// for other attributes.
spirv::TargetEnvAttr getSPIRVEnvironment(Attribute target);

/// Returns `target`, which must have such an environment, with `environment` in
/// its place.
Attribute replaceSPIRVEnvironment(Attribute target,
                                  spirv::TargetEnvAttr environment);

} // namespace mlir::vulkan

#endif // MLIR_AVAILABILITY_DIALECT_VULKAN_VULKANAVAILABILITY_H
