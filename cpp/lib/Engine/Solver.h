//===- Solver.h - Choosing what satisfies all needs -------------*- C++ -*-===//
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

  /// Chooses. Fails, with an error that names both causes, when two needs
  /// contradict each other.
  LogicalResult solve();

  Candidate getResult() const { return {context, chosen}; }

  /// Says with a remark at `root` where several values of a partial order are
  /// least, of which the result has the first.
  void reportChoices(Operation *root) const;

private:
  LogicalResult chooseForced();
  LogicalResult chooseAlternatives();
  void dropSuperfluous();
  /// Replaces what is chosen by less of the same, where that will do.
  void lowerVersions();

  /// Returns true when the targets for `requirements` admit each of `settled`.
  bool isConsistent(ArrayRef<Requirement> requirements,
                    ArrayRef<const Need *> settled) const;
  LogicalResult reportContradiction(const Need &need);
  /// Returns the known targets that may have all that is chosen. Families that
  /// are a part of another don't count: however many profiles and devices are
  /// listed, they don't outweigh the rest.
  ArrayRef<KnownTarget *> getEligibleTargets();
  /// Returns how many of those may have an alternative of `need`.
  size_t countOffering(const Need &need);
  /// Returns the positions of the alternatives, the best choice first.
  SmallVector<size_t> rankAlternatives(ArrayRef<Requirement> anyOf);

  MLIRContext *context;
  ArrayRef<Need> needs;
  /// The needs that `chosen` satisfies.
  SmallVector<const Need *> settled;
  SmallVector<Requirement> chosen;
  /// Resolved when a choice depends on them.
  std::optional<SmallVector<KnownTarget, 0>> knownTargets;
  /// Those that may have the first `eligibleFor` of what is chosen.
  SmallVector<KnownTarget *> eligible;
  size_t eligibleFor = 0;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_SOLVER_H
