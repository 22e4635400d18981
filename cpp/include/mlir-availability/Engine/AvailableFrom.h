//===- AvailableFrom.h - Where is this available? ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_AVAILABLEFROM_H
#define MLIR_AVAILABILITY_ENGINE_AVAILABLEFROM_H

#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/IR/Clause.h"

namespace mlir::availability {

class CalleeLookup;

/// The verdicts of the known targets on a clause.
struct ClauseTargets {
  /// The number of targets that judge it.
  size_t numJudging = 0;
  /// The targets that satisfy it, in the order of `getKnownTargets`.
  SmallVector<const NamedTarget *> satisfying;
};

/// Returns the requirements of `op` that matter for targets such as `target`:
/// requirements that are unknown to a dialect count if `target` covers the
/// dialect. With `callees`, many ops are faster.
SmallVector<Clause> explainFor(Operation *op, ResolvedTarget &target,
                               CalleeLookup *callees = nullptr);

/// What an op and everything nested in it need. It may outlive them.
struct NeedsOfAll {
  SmallVector<Clause, 0> clauses;
  /// Dialects that don't know what some op needs.
  SmallVector<StringRef, 2> unknownTo;
  /// See `getOnlyTargets`.
  SmallVector<StringRef, 2> onlyTargets;
};

/// Returns what `root` and everything nested in it are known to need, whatever
/// they state; std::nullopt if nothing can satisfy it. Callees are looked up
/// inside `within` only; nullptr means everywhere.
std::optional<NeedsOfAll> collectNeedsOfAll(Operation *root,
                                            Operation *within = nullptr);

/// Where an op is available that a target lacks.
struct AvailableFrom {
  /// The names of targets, nearest first.
  SmallVector<std::string> names;
  /// The op is available there, but not all that was asked about with it.
  bool isAlone = false;
};

/// Finds the targets on which ops are available. Use one object for many ops:
/// it resolves the known targets once.
class AvailableFromFinder {
public:
  explicit AvailableFromFinder(MLIRContext *context);

  /// Returns names of targets on which `op` itself is available:
  ///
  /// * if additions to `target`, such as a version of PTX, are all that is in
  ///   the way: the target with others in place of them;
  /// * the known targets in the family of `target`, weakest first. If there is
  ///   none, `target` or the weakest target of its family with the additions
  ///   that `op` needs, if they are possible there;
  /// * known targets of the other families that cover the op's dialect, or
  ///   everything that `target` covers;
  /// * if `target` belongs to no family and the op is available on no known
  ///   target, the weakest known target on which it is with additions.
  ///
  /// Every returned name has been checked. What a target leaves open isn't an
  /// answer if `target` lacks it or has it: the name has an addition that
  /// settles it.
  SmallVector<std::string> find(Operation *op, ResolvedTarget &target);

  /// The same for an op that may no longer exist: `clauses` is the result of
  /// `explainFor` for it, and empty if the op isn't known; `dialect` is the
  /// interface of its dialect, if it has one.
  SmallVector<std::string> find(ArrayRef<Clause> clauses,
                                const AvailabilityDialectInterface *dialect,
                                ResolvedTarget &target);

  /// Returns the targets on which all ops are available that have the needs
  /// `all`, among them an op with `clauses`. If there is none, or none that is
  /// as near to `target` as one for that op alone, returns those for that op.
  AvailableFrom find(ArrayRef<Clause> clauses, const NeedsOfAll *all,
                     const AvailabilityDialectInterface *dialect,
                     ResolvedTarget &target);

  /// Returns which of the known targets satisfy a clause.
  ClauseTargets findForClause(ArrayRef<Requirement> anyOf);

  /// Returns true if one of the known targets covers `dialect`.
  bool anySpeaksFor(StringRef dialect);

private:
  SmallVector<std::string> find(const NeedsOfAll &all,
                                const AvailabilityDialectInterface *dialect,
                                ResolvedTarget &target);
  /// Returns true if one of `names` is of the family of `target`, or of the one
  /// that this is part of.
  bool isAnyNear(ArrayRef<std::string> names, ResolvedTarget &target) const;
  /// Returns the known target that `name` names, with or without additions;
  /// nullptr if there is none.
  const KnownTarget *findBase(StringRef name) const;

  SmallVector<KnownTarget, 0> knownTargets;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_AVAILABLEFROM_H
