//===- Solver.h - Choosing requirements -------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_SOLVER_H
#define MLIR_AVAILABILITY_LIB_ENGINE_SOLVER_H

#include "Candidate.h"
#include "CollectClauses.h"

#include "mlir-availability/Engine/Targets.h"

namespace mlir::availability {

/// Chooses requirements that satisfy all needs.
class Solver {
public:
  Solver(MLIRContext *context, ArrayRef<Need> needs)
      : context(context), needs(needs) {}

  /// Chooses the requirements. Fails, with an error that names both causes,
  /// when two needs contradict each other.
  LogicalResult solve();

  Candidate getResult() const { return {context, chosen, ends}; }

  /// Emits a remark if no single version has all that is needed along a range.
  /// Emits a remark at `root` for each partial order with several minimal
  /// values, of which the result has the first.
  void reportChoices(Operation *root) const;

private:
  /// Two needs that no target satisfies; `second` is nullptr if it takes more
  /// than two.
  struct Contradiction {
    const Need *first = nullptr;
    const Need *second = nullptr;
  };

  LogicalResult choose();
  LogicalResult chooseForced();
  LogicalResult chooseAlternatives();
  void dropSuperfluous();
  /// Replaces chosen values by lower ones where those suffice.
  void lowerVersions();

  /// Returns true when the targets for `requirements` admit each need in
  /// `settled`.
  bool isConsistent(ArrayRef<Requirement> requirements,
                    ArrayRef<const Need *> settled) const;
  /// Keeps `need`, and what contradicts it, as the contradiction. Fails.
  LogicalResult contradict(const Need &need);
  LogicalResult reportContradiction() const;
  /// Returns the known targets that may offer everything chosen. Families that
  /// are part of another one don't count, so that long lists of profiles and
  /// devices don't outweigh the rest.
  ArrayRef<KnownTarget *> getEligibleTargets();
  /// Returns how many eligible targets may offer an alternative of `need`.
  size_t countOffering(const Need &need);
  /// Returns the indices of the alternatives, best choice first.
  SmallVector<size_t> rankAlternatives(ArrayRef<Requirement> anyOf);

  MLIRContext *context;
  ArrayRef<Need> needs;
  /// The needs that `chosen` satisfies.
  SmallVector<const Need *> settled;
  SmallVector<Requirement> chosen;
  /// How the needs contradict each other, if they do for the first of `ends`.
  Contradiction contradiction;
  RangeEnds ends = RangeEnds::SameVersion;
  /// Resolved the first time that a choice depends on them.
  std::optional<SmallVector<KnownTarget, 0>> knownTargets;
  /// The targets that may offer the first `eligibleFor` chosen requirements.
  SmallVector<KnownTarget *> eligible;
  size_t eligibleFor = 0;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_SOLVER_H
