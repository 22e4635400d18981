//===- Summarize.h - What many targets lack ---------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_SUMMARIZE_H
#define MLIR_AVAILABILITY_ENGINE_SUMMARIZE_H

#include "mlir-availability/Engine/Check.h"

namespace mlir::availability {

/// The number of ops with the same alternatives.
struct ClauseCount {
  SmallVector<Requirement, 1> anyOf;
  /// The ops' own module doesn't state them (`Violation::stating`).
  bool isUnstated;
  uint64_t number;
};

/// The verdict on IR for a target.
enum class SummaryVerdict {
  Available,
  /// Available if the target has what it leaves open.
  Conditional,
  Unavailable,
  /// Something is unknown, or nothing was judged.
  Unknown,
};

/// What `check` finds, without the ops.
struct CheckSummary {
  /// The distinct violated clauses, and those left open, in the order in which
  /// `check` finds them.
  SmallVector<ClauseCount, 0> violations, conditions;
  bool hasUnchecked;
  bool isNothingJudged;
  /// True if nothing was judged, and all of it may go unchecked.
  bool isAccepted;

  SummaryVerdict getVerdict() const;
};

/// What `check` finds on many targets. Targets on which it finds the same share
/// a summary.
struct CheckSummaries {
  SmallVector<CheckSummary, 0> distinct;
  /// For each target, the index of its summary.
  SmallVector<size_t, 0> indices;

  size_t size() const { return indices.size(); }
  const CheckSummary &operator[](size_t target) const {
    return distinct[indices[target]];
  }
};

/// Returns what `check` finds on each of `targets`. Ops that need the same are
/// judged once, for one of the targets that answer the same to all of it.
CheckSummaries summarizeChecks(Operation *root,
                               ArrayRef<ResolvedTarget> targets,
                               const AllowedUnchecked &allowed = {});

/// How many pairs of a module and a target have each verdict.
struct VerdictCounts {
  uint64_t available = 0, conditional = 0, unavailable = 0, unknown = 0;
  /// The number of modules that are available on all targets, possibly on
  /// condition.
  uint64_t everywhere = 0;

  uint64_t getNumPairs() const {
    return available + conditional + unavailable + unknown;
  }
};

/// Counts the verdicts on modules, of which each was checked for some targets.
VerdictCounts countVerdicts(ArrayRef<CheckSummaries> modules);

/// What many modules lack on many targets, and on how many pairs of them.
struct LackCount {
  SmallVector<Requirement, 1> anyOf;
  /// The module doesn't state it, whatever the target has.
  bool isUnstated;
  /// The number of pairs of a module and a target that lack it.
  uint64_t numPairs;
  /// The number of those that lack nothing else and have no unknown needs:
  /// they become available if this is mended.
  uint64_t numWon;
};

/// Returns what is lacking, what wins most pairs first; among equals, what
/// most pairs lack, then in order of first appearance.
SmallVector<LackCount, 0> countLacking(ArrayRef<CheckSummaries> modules);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_SUMMARIZE_H
