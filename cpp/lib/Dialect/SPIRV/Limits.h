//===- Limits.h - What targets offer along limits ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The limits of `#spirv.target_env`, along the dimensions of
// td/dialects/SPIRVLimits.td.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_LIMITS_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_LIMITS_H

#include "mlir-availability/IR/Dimension.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"

namespace mlir::availability {

/// Returns what `limits` offer along `dimension`, std::nullopt if that is no
/// limit of SPIR-V's. Where they hold something that is no limit, they offer
/// nothing.
std::optional<llvm::SmallVector<int64_t>>
getOfferedLimit(spirv::ResourceLimitsAttr limits, const Dimension &dimension);

/// Returns limits that everything keeps within, with the cooperative matrices
/// of `limits`.
spirv::ResourceLimitsAttr liftLimits(spirv::ResourceLimitsAttr limits);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_LIMITS_H
