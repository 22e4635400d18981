//===- Limits.h - Limits on resources as dimensions -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The limits of `#spirv.target_env` are dimensions: what the IR states is what
// a target has to offer at least.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_LIMITS_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_LIMITS_H

#include "mlir-availability/IR/Dimension.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"

namespace mlir::availability {

/// Returns the dimension `spirv.max_compute_workgroup_size_x`, or that of `y`
/// or `z`: `axis` is 0, 1 or 2.
const Dimension &getMaxWorkgroupSizeDimension(unsigned axis);

/// Returns the dimension `spirv.max_compute_workgroup_invocations`.
const Dimension &getMaxWorkgroupInvocationsDimension();

/// Returns the dimension `spirv.max_compute_shared_memory_size`, in bytes.
const Dimension &getMaxSharedMemorySizeDimension();

/// Returns the dimension `spirv.subgroup_size`: the sizes that subgroups can
/// have.
const Dimension &getSubgroupSizeDimension();

/// Returns all of the above.
llvm::ArrayRef<const Dimension *> getLimitDimensions();

/// Returns what `limits` offer along `dimension`, std::nullopt if that is none
/// of the above. Where they hold something that is no limit, they offer
/// nothing.
std::optional<llvm::SmallVector<int64_t>>
getOfferedLimit(spirv::ResourceLimitsAttr limits, const Dimension &dimension);

/// Returns limits that everything keeps within, with the cooperative matrices
/// of `limits`.
spirv::ResourceLimitsAttr liftLimits(spirv::ResourceLimitsAttr limits);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_LIMITS_H
