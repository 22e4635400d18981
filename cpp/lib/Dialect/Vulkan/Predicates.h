//===- Predicates.h - What the specification's rules look at ----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What td/dialects/VulkanRules.td asks about the IR. Nothing here names a
// feature or a property.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_PREDICATES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_PREDICATES_H

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

/// Returns true when `op` sets `mode` for floating-point numbers of `width`
/// bits.
bool setsFloatMode(spirv::ExecutionModeOp op, spirv::ExecutionMode mode,
                   int64_t width);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_PREDICATES_H
