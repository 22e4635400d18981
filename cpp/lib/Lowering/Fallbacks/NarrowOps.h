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

/// An op that has operands or results of narrow types.
struct NarrowOp {
  Operation *op;
  /// The emulated type of the numbers of the first such operand, and of the
  /// first such result; nullptr where there is none.
  Type operand, result;
};

/// Returns why an op can't be emulated, as the end of a sentence; "" when it
/// can.
StringRef findObstacle(const NarrowOp &narrow);

/// Has an op on 32-bit numbers return what it returned on narrow ones. Its
/// operands and results have the types that `NarrowTypes` converts to already.
void rewriteNarrowOp(const NarrowOp &narrow);

/// Returns true when each step of a reduction of narrow floats has to be
/// rounded.
bool isRoundedReduction(vector::ReductionOp reduction);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_NARROWOPS_H
