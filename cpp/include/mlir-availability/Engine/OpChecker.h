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
  /// the clause; nullptr where the target that was asked doesn't.
  Operation *stating = nullptr;
};

/// A clause of an op that a target leaves open: the op is available if it has
/// one of the alternatives.
struct OpenClause {
  Operation *op;
  Clause clause;
};

/// What a target says of an op.
enum class OpVerdict {
  /// It satisfies what the op needs, and speaks for some of it, or for the op's
  /// dialect.
  Available,
  /// The same, if it has something that it leaves open.
  Conditional,
  /// It doesn't satisfy a clause, or it speaks for the op's dialect, which
  /// doesn't know the op.
  Unavailable,
  /// It has no say.
  NotJudged,
  /// It has no say, and needs none: the op needs nothing, as whoever says what
  /// such ops need says, or is a `builtin.module`, which only holds other ops.
  NeedsNothing,
  /// Nobody can tell what the op needs, or a type or an attribute that it has.
  /// See Unchecked.h; regions that are closed don't count here.
  Unknown,
};

/// Returns true for what is available, if only on a condition.
inline bool isAvailable(OpVerdict verdict) {
  return verdict == OpVerdict::Available || verdict == OpVerdict::Conditional;
}

/// Asks a target about many ops, one by one. It keeps what ops of one name and
/// uses of one type have in common, so that an op that is available costs a few
/// table look-ups. Not thread-safe.
class OpChecker {
public:
  /// `target` and its context must outlive the checker. What is `allowed` is
  /// not unknown.
  explicit OpChecker(ResolvedTarget &target, AllowedUnchecked allowed = {});
  ~OpChecker();

  /// Returns what the target says of `op` itself; ops nested in it don't count.
  /// With `callees`, many calls are faster, and what symbols need that are
  /// hidden from it doesn't count.
  OpVerdict judge(Operation *op, CalleeLookup *callees = nullptr);

  /// Appends the clauses of `op` that the target doesn't satisfy. Clauses that
  /// ask for the same are one. `callees` is as above.
  void appendViolations(Operation *op, std::vector<Violation> &violations,
                        CalleeLookup *callees = nullptr);

  /// Appends the clauses of `op` that the target leaves open. Clauses that ask
  /// for the same are one. `callees` is as above.
  void appendConditions(Operation *op, std::vector<OpenClause> &conditions,
                        CalleeLookup *callees = nullptr);

  /// Appends what in `op` nobody can tell anything of, and isn't allowed.
  void appendUnchecked(Operation *op, std::vector<Unchecked> &unchecked);

  /// Returns how many names, types and attributes it has judged so far, and
  /// kept what the target says of them.
  size_t getNumKept() const;

private:
  class Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_OPCHECKER_H
