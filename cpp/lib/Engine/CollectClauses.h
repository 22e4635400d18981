//===- CollectClauses.h - The distinct clauses of some IR -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_COLLECTCLAUSES_H
#define MLIR_AVAILABILITY_LIB_ENGINE_COLLECTCLAUSES_H

#include "Outcome.h"

#include "mlir-availability/Engine/Unchecked.h"
#include "mlir-availability/IR/Clause.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::availability {

/// A clause and the first op that has it.
struct Need {
  Clause clause;
  Operation *op;
};

/// What counts when needs are collected.
struct CollectOptions {
  /// Only alternatives along dimensions of this dialect count, unless it is
  /// empty.
  StringRef dialect = {};
  /// Callees are looked up inside of this op only, nullptr for everywhere.
  Operation *within = nullptr;
  /// What ops state of their target doesn't count.
  bool ignoreStated = false;
  /// What may be unknown.
  AllowedUnchecked allowed = {};
};

/// What was collected.
struct CollectedNeeds {
  /// The distinct clauses, in the order of the IR.
  SmallVector<Need, 0> needs;
  /// The first few things of which nobody can tell what they need, and how many
  /// there are in all.
  std::vector<Unchecked> unchecked;
  uint64_t numUnchecked = 0;
  /// Dialects that don't know what some op of another dialect needs, which is
  /// not among the unchecked: nothing is needed along their dimensions.
  llvm::SmallSetVector<StringRef, 2> unknownTo;
  /// The ops that state what target they were made for, unless that is ignored.
  SmallVector<Operation *> stating;
  /// The dialects of the ops, and those that know what the ops need.
  llvm::SmallSetVector<StringRef, 4> dialects;
  /// The first op of which its requirements are unknown, and that isn't
  /// allowed.
  Operation *unjudgedOp = nullptr;

  /// Returns true when nothing is known to need anything but limits.
  bool areAllLimits() const {
    return llvm::all_of(
        needs, [](const Need &need) { return isLimit(need.clause.anyOf); });
  }
  /// Returns true when, besides, something may need more.
  bool isNothingJudged() const { return unjudgedOp && areAllLimits(); }
};

/// Returns what `root` and every op nested in it need. Fails, with an error,
/// when an op isn't one of its dialect, has a clause that nothing can satisfy,
/// or calls what is outside.
FailureOr<CollectedNeeds> collectNeeds(Operation *root,
                                       const CollectOptions &options);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_COLLECTCLAUSES_H
