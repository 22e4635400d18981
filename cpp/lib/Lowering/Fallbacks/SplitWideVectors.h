//===- SplitWideVectors.h - Vectors of i64 to numbers -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_SPLITWIDEVECTORS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_SPLITWIDEVECTORS_H

#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// Replaces ops in `root` on vectors of i64 by ops on scalars, which can be
/// emulated. Vectors in memory, and those carried by loops and branches, stay.
/// Fails when the patterns don't converge.
LogicalResult splitWideVectors(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_SPLITWIDEVECTORS_H
