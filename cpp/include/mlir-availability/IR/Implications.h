//===- Implications.h - What offers imply -----------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value of one dimension may imply values of others: a target with the chip
// sm_100a has at least version 8.6 of PTX, even if it doesn't state one.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_IMPLICATIONS_H
#define MLIR_AVAILABILITY_IR_IMPLICATIONS_H

#include "mlir-availability/IR/AvailabilityInterfaces.h"
#include "mlir-availability/IR/TargetCache.h"

namespace mlir::availability {

/// Returns the values along `dimension` that `offers` imply. For the upper end
/// of a range, returns the values implied along the lower end.
SmallVector<int64_t> getImplied(ArrayRef<Offer> offers,
                                const Dimension &dimension);

/// Returns what `target` offers along `dimension`: the values that it states,
/// and those that they imply. Returns std::nullopt if there are none.
std::optional<SmallVector<int64_t>>
getOffered(AvailabilityTargetAttrInterface target, const Dimension &dimension);

/// Returns the same from a cache in the context.
SharedOffer getSharedOffer(AvailabilityTargetAttrInterface target,
                           const Dimension &dimension);

/// Reports through `emitError` and fails if one of `offers` is less than what
/// another one implies.
LogicalResult verifyImplications(ArrayRef<Offer> offers,
                                 function_ref<InFlightDiagnostic()> emitError);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_IMPLICATIONS_H
