//===- OpChecker.h - Is this op available on that target? -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_OPCHECKER_H
#define MLIR_AVAILABILITY_ENGINE_OPCHECKER_H

#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/Engine/Unchecked.h"

namespace mlir::availability {

class CalleeLookup;

/// A clause of an op that a target doesn't satisfy.
struct Violation {
  Operation *op;
  Clause clause;
  /// The op, `op` or one around it, that states a target which doesn't satisfy
  /// the clause; nullptr if the target of the check doesn't.
  Operation *stating = nullptr;
};

/// A clause that a target leaves open: the op is available if the target has
/// one of the alternatives.
struct OpenClause {
  Operation *op;
  Clause clause;
};

/// A target's verdict on an op.
enum class OpVerdict {
  /// It satisfies the op's requirements, and covers some of them or the op's
  /// dialect.
  Available,
  /// The same, provided that it has a requirement that it leaves open.
  Conditional,
  /// It doesn't satisfy a clause, or it covers the op's dialect, which doesn't
  /// know the op.
  Unavailable,
  /// It doesn't cover the op.
  NotJudged,
  /// It doesn't cover the op, but the op is declared to need nothing, or is a
  /// `builtin.module`, which only contains other ops.
  NeedsNothing,
  /// The requirements of the op, or of one of its types or attributes, are
  /// unknown. See Unchecked.h; closed regions don't count here.
  Unknown,
};

/// Returns true for `Available` and `Conditional`.
inline bool isAvailable(OpVerdict verdict) {
  return verdict == OpVerdict::Available || verdict == OpVerdict::Conditional;
}

/// Checks many ops against a target, one at a time. It caches verdicts by op
/// name and by type use, so that an available op costs only a few table
/// look-ups. Not thread-safe.
class OpChecker {
public:
  /// `target` and its context must outlive the checker. What `allowed` covers
  /// doesn't count as unknown.
  explicit OpChecker(ResolvedTarget &target, AllowedUnchecked allowed = {});
  ~OpChecker();

  /// Returns the verdict on `op` itself; ops nested in it don't count. With
  /// `callees`, many calls are faster, and the requirements of symbols that are
  /// hidden from it are ignored.
  OpVerdict judge(Operation *op, CalleeLookup *callees = nullptr);

  /// Appends the clauses of `op` that the target doesn't satisfy. Equal clauses
  /// are appended once. `callees` is as above.
  void appendViolations(Operation *op, std::vector<Violation> &violations,
                        CalleeLookup *callees = nullptr);

  /// Appends the clauses of `op` that the target leaves open. Equal clauses are
  /// appended once. `callees` is as above.
  void appendConditions(Operation *op, std::vector<OpenClause> &conditions,
                        CalleeLookup *callees = nullptr);

  /// Appends what in `op` has unknown requirements and isn't allowed to.
  /// `callees` is as above.
  void appendUnchecked(Operation *op, std::vector<Unchecked> &unchecked,
                       CalleeLookup *callees = nullptr);

  /// Returns the number of names, types and attributes in the cache.
  size_t getNumKept() const;

private:
  class Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_OPCHECKER_H
