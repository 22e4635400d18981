//===- Explain.h - What an op needs -----------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_EXPLAIN_H
#define MLIR_AVAILABILITY_ENGINE_EXPLAIN_H

#include "mlir-availability/IR/AvailabilityInterfaces.h"

namespace mlir::availability {

/// Emits everything that `op` needs: of itself, of its attributes, and of the
/// types of its operands, results and block arguments. Ops nested in its
/// regions are not looked at. Emits nothing for an op without availability.
void emitClauses(Operation *op, ClauseSink &sink);

/// Returns what `emitClauses` emits, in that order.
SmallVector<Clause> explain(Operation *op);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_EXPLAIN_H
