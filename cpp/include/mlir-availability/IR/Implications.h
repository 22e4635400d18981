//===- Implications.h - What offers imply -----------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Who offers a value of one dimension may offer values of others, without
// saying so: the chip sm_100a has at least version 8.6 of PTX.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_IMPLICATIONS_H
#define MLIR_AVAILABILITY_IR_IMPLICATIONS_H

#include "mlir-availability/IR/AvailabilityInterfaces.h"
#include "mlir-availability/IR/TargetCache.h"

namespace mlir::availability {

/// Returns the values along `dimension` that `offers` imply. Of the end of a
/// range, that is what they imply along the other end.
SmallVector<int64_t> getImplied(ArrayRef<Offer> offers,
                                const Dimension &dimension);

/// Returns what `target` offers along `dimension`: what it says, and what that
/// implies. Returns std::nullopt when neither is anything.
std::optional<SmallVector<int64_t>>
getOffered(AvailabilityTargetAttrInterface target, const Dimension &dimension);

/// Returns the same. It is kept in the context and shared.
SharedOffer getSharedOffer(AvailabilityTargetAttrInterface target,
                           const Dimension &dimension);

/// Reports through `emitError` and fails when one of `offers` is less than what
/// another one implies.
LogicalResult verifyImplications(ArrayRef<Offer> offers,
                                 function_ref<InFlightDiagnostic()> emitError);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_IMPLICATIONS_H
