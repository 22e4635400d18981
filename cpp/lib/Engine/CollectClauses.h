//===- CollectClauses.h - The distinct clauses of some IR -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_COLLECTCLAUSES_H
#define MLIR_AVAILABILITY_LIB_ENGINE_COLLECTCLAUSES_H

#include "mlir-availability/IR/Clause.h"

#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// A clause and the first op that has it.
struct Need {
  Clause clause;
  Operation *op;
};

/// Returns the distinct clauses of `root` and of every op nested in it, in the
/// order of the IR. Only alternatives along dimensions of `dialect` count,
/// unless it is empty. Callees are looked up inside of `within` only,
/// nullptr for everywhere. Fails, with an error, when an op isn't one of its
/// dialect, has a clause that nothing can satisfy, or calls what is outside.
FailureOr<SmallVector<Need, 0>> collectNeeds(Operation *root, StringRef dialect,
                                             Operation *within);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_COLLECTCLAUSES_H
