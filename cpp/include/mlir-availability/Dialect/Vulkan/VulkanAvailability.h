//===- VulkanAvailability.h - Vulkan targets and rules ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Targets that are Vulkan implementations, with the features and properties
// that
// `#spirv.target_env` has no place for, and what uses of SPIR-V need of those.
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

/// Returns the environment that SPIR-V is lowered with for `target`: a
/// `#spirv.target_env` itself, or that of a `#vulkan.target`. Null for other
/// attributes.
spirv::TargetEnvAttr getSPIRVEnvironment(Attribute target);

/// Returns `target`, one that has such an environment, with `environment` in
/// its place.
Attribute replaceSPIRVEnvironment(Attribute target,
                                  spirv::TargetEnvAttr environment);

} // namespace mlir::vulkan

#endif // MLIR_AVAILABILITY_DIALECT_VULKAN_VULKANAVAILABILITY_H
