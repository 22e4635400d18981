//===- VulkanAvailability.cpp - Generated code for Vulkan -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/Vulkan/VulkanAvailability.h"
#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"

#include "Predicates.h"

#include "mlir-availability/IR/AvailabilityDialect.h"

// The records' C++ names are relative to the namespace mlir.
using namespace mlir;

#include "mlir-availability/Dialect/Vulkan/VulkanAvailability.cpp.inc"
