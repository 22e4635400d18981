//===- Vulkan.td - What Vulkan adds to SPIR-V's availability -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All of Vulkan: the requirements of uses of SPIR-V, and the named targets.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_VULKAN_TD
#define MLIR_AVAILABILITY_DIALECTS_VULKAN_TD

include "mlir-availability/Dialect/Vulkan/VulkanDialect.td"
include "mlir-availability/dialects/Vulkan/VulkanAtomics.td"
include "mlir-availability/dialects/Vulkan/VulkanAtRunTime.td"
include "mlir-availability/dialects/Vulkan/VulkanDimensions.td"
include "mlir-availability/dialects/Vulkan/VulkanInstructions.td"
include "mlir-availability/dialects/Vulkan/VulkanInterfaces.td"
include "mlir-availability/dialects/Vulkan/VulkanLayouts.td"
include "mlir-availability/dialects/Vulkan/VulkanRules.td"
include "mlir-availability/dialects/Vulkan/VulkanStages.td"
include "mlir-availability/dialects/Vulkan/VulkanTypes.td"
include "mlir-availability/VulkanTargets.td"

// cpp/include/mlir-availability/Dialect/Vulkan/VulkanAvailability.h includes what
// the generated declarations need.
def : AvailabilityHeaders<Vulkan_Dialect>;

// cpp/lib/Dialect/Vulkan/DialectInterface.cpp.
def : AvailabilityHooks<Vulkan_Dialect>;

#endif // MLIR_AVAILABILITY_DIALECTS_VULKAN_TD
