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

/// What `check` finds, without the ops.
struct CheckSummary {
  /// The distinct violated clauses, and those left open, in the order in which
  /// `check` finds them.
  SmallVector<ClauseCount, 0> violations, conditions;
  bool hasUnchecked;
  bool isNothingJudged;
};

/// Returns what `check` finds on each of `targets`. Ops that need the same are
/// judged once for each target.
SmallVector<CheckSummary, 0>
summarizeChecks(Operation *root, ArrayRef<ResolvedTarget> targets,
                const AllowedUnchecked &allowed = {});

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_SUMMARIZE_H
