//===- Outcome.h - A verdict on several clauses -----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_OUTCOME_H
#define MLIR_AVAILABILITY_LIB_ENGINE_OUTCOME_H

#include "mlir-availability/Engine/Targets.h"

namespace mlir::availability {

/// Returns true when the clause is a limit. Targets that don't mention a limit
/// are unlimited.
inline bool isLimit(ArrayRef<Requirement> anyOf) {
  return !anyOf.empty() && llvm::all_of(anyOf, [](const Requirement &each) {
    return each.dimension->isLimit();
  });
}

/// A target's combined verdict on several clauses.
class Outcome {
public:
  /// No clause is violated.
  bool isAdmitted() const { return !(flags & kViolated); }
  /// The target speaks for at least one clause.
  bool isJudged() const { return flags & kJudged; }
  /// The target leaves at least one clause open.
  bool isOpen() const { return flags & kOpen; }
  /// At least one clause is not a limit.
  bool hasClauses() const { return flags & kNeeded; }
  /// There may be further clauses that are unknown.
  bool isUnknown() const { return flags & kUnknown; }

  void setJudged() { flags |= kJudged; }
  void setUnknown() { flags |= kUnknown; }
  /// Adds the target's verdict on the clause `anyOf`.
  void add(ResolvedTarget::Verdict verdict, ArrayRef<Requirement> anyOf) {
    if (!isLimit(anyOf))
      flags |= kNeeded;
    if (verdict == ResolvedTarget::Verdict::Violated)
      flags |= kViolated;
    if (verdict == ResolvedTarget::Verdict::Open)
      flags |= kOpen;
    if (verdict != ResolvedTarget::Verdict::NotJudged)
      flags |= kJudged;
  }
  void add(Outcome other) { flags |= other.flags; }

private:
  enum : uint8_t {
    kViolated = 1,
    kJudged = 2,
    kNeeded = 4,
    kUnknown = 8,
    kOpen = 16
  };
  uint8_t flags = 0;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_OUTCOME_H
