//===- NarrowOps.h - Ops on narrow numbers ----------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_NARROWOPS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_NARROWOPS_H

#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace mlir::availability {

/// An op with operands or results of narrow types.
struct NarrowOp {
  Operation *op;
  /// The emulated number type of the first narrow operand and of the first
  /// narrow result; nullptr if there is none.
  Type operand, result;
};

/// Returns why an op can't be emulated, phrased as the end of a sentence; "" if
/// it can.
StringRef findObstacle(const NarrowOp &narrow);

/// Makes an op on 32-bit numbers return what it returned on narrow ones.
/// `NarrowTypes` must already have converted its operand and result types.
void rewriteNarrowOp(const NarrowOp &narrow);

/// Returns true when each step of a reduction of narrow floats must be rounded.
bool isRoundedReduction(vector::ReductionOp reduction);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_NARROWOPS_H
