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

/// A message lists at most this many things whose needs are unknown.
constexpr size_t kMostTold = 10;

/// A clause and the first op that has it.
struct Need {
  Clause clause;
  Operation *op;
  /// The op can be converted to ops of several dialects, and the clause is what
  /// ops of one of them need.
  bool isOfAlternative = false;
};

/// The dialects, at least two, to which an op might be converted.
struct Alternatives {
  SmallVector<StringRef, 2> dialects;
  /// Those of them that know what the op needs.
  SmallVector<StringRef, 2> known;
  /// The first op with just these.
  Operation *op;
};

/// Options for collecting needs.
struct CollectOptions {
  /// If not empty, only alternatives along dimensions of this dialect count.
  StringRef dialect = {};
  /// Callees are looked up inside this op only; nullptr means everywhere.
  Operation *within = nullptr;
  /// Ignores the targets that ops state.
  bool ignoreStated = false;
  /// The unknown things that are allowed.
  AllowedUnchecked allowed = {};
  /// Whether all unknown things are kept, rather than the first few.
  bool keepsAllUnchecked = false;
  /// Whether targets of several dialects are asked about, each of which needn't
  /// know what another one's must.
  bool isForEachTarget = false;
};

/// The collected needs.
struct CollectedNeeds {
  /// The distinct clauses, in the order of the IR.
  SmallVector<Need, 0> needs;
  /// The things whose needs are unknown, or the first few. `numUnchecked`
  /// counts all of them.
  std::vector<Unchecked> unchecked;
  uint64_t numUnchecked = 0;
  /// Dialects that don't know what some op of another dialect needs. These ops
  /// are not among `unchecked`, since nothing is needed along the dimensions
  /// of these dialects, or each target is asked about by itself.
  llvm::SmallSetVector<StringRef, 2> unknownTo;
  /// The ops that state their own target, unless stated targets are ignored.
  SmallVector<Operation *> stating;
  /// The dialects of the ops, and those that know what the ops need, without
  /// `unknownTo`.
  llvm::SmallSetVector<StringRef, 4> dialects;
  /// The first op with unknown requirements that are not allowed to be unknown.
  Operation *unjudgedOp = nullptr;
  /// Whether there is an op other than a `builtin.module`, which only contains
  /// other ops.
  bool hasOps = false;
  /// The dialects of the only targets that know some ops (see
  /// `getOnlyTargets`), each with the first such op.
  llvm::SmallMapVector<StringRef, Operation *, 2> onlyTargets;
  /// The distinct alternatives of ops.
  SmallVector<Alternatives, 0> alternatives;
  /// The dialects of the ops, those that ops without alternatives are converted
  /// to, and those that target attributes of ops choose.
  llvm::SmallSetVector<StringRef, 4> settled;

  /// Returns true when all known needs are limits.
  bool areAllLimits() const {
    return llvm::all_of(
        needs, [](const Need &need) { return isLimit(need.clause.anyOf); });
  }
  /// Returns true when all known needs are limits and some requirements are
  /// unknown, or when there is no op to judge.
  bool isNothingJudged() const {
    return !hasOps || (unjudgedOp && areAllLimits());
  }
  /// Returns true when a target for the ops must offer `need`: ops of a settled
  /// dialect need it.
  bool isSettled(const Need &need) const {
    return !need.isOfAlternative ||
           llvm::any_of(need.clause.anyOf, [&](const Requirement &requirement) {
             return settled.contains(requirement.dimension->getDialectName());
           });
  }
  /// Returns true when one of the alternatives is settled.
  bool isSettled(const Alternatives &each) const {
    return llvm::any_of(each.dialects, [&](StringRef dialect) {
      return settled.contains(dialect);
    });
  }
};

/// Returns the needs of `root` and all ops nested in it. Fails, with an error,
/// when an op is unknown to its dialect, has a clause that nothing can satisfy,
/// or calls a function outside of `options.within`.
FailureOr<CollectedNeeds> collectNeeds(Operation *root,
                                       const CollectOptions &options);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_COLLECTCLAUSES_H
