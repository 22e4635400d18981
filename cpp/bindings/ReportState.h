//===- ReportState.h - What check found, for Python -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A report may hold very much, of which little is looked at. So it keeps what
// it can tell the rest from, and what ops have in common once. Python objects
// are made when they are asked for.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_BINDINGS_REPORTSTATE_H
#define MLIR_AVAILABILITY_BINDINGS_REPORTSTATE_H

#include "Support.h"

#include "mlir-availability/Engine/AvailableFrom.h"
#include "mlir-availability/Engine/Targets.h"

#include <map>
#include <memory>

namespace mlir::availability::python {

/// Alternatives, as something to find them by.
using AlternativesKey = std::vector<std::pair<const Dimension *, int64_t>>;

/// A clause that many ops have.
struct ClauseState {
  Clause clause;
  /// As they are in Python, so that they are made once.
  nanobind::object inPython;
  nanobind::object offered;
};

/// Makes the states of the clauses that a target doesn't satisfy or leaves
/// open, each once.
class ClauseStates {
public:
  ClauseState *get(Clause clause, ResolvedTarget &target);

private:
  std::map<std::pair<AlternativesKey, std::string>,
           std::unique_ptr<ClauseState>>
      states;
};

/// A target that doesn't satisfy clauses: the one that was asked, or one that
/// an op states.
struct ViolatedTarget {
  explicit ViolatedTarget(ResolvedTarget target)
      : resolved(std::move(target)) {}

  ResolvedTarget resolved;
  ClauseStates clauses;
};

/// What ops need that need the same, whatever the causes.
struct OpNeeds {
  SmallVector<Clause> clauses;
  const AvailabilityDialectInterface *dialect;
  /// Where such ops are available, once somebody has asked.
  std::optional<std::vector<std::string>> availableFrom;
};

/// The needs of ops, each once.
class AllOpNeeds {
public:
  /// Returns what `op` needs of targets such as `target`.
  OpNeeds *get(Operation *op, ResolvedTarget &target);

private:
  std::map<std::pair<const AvailabilityDialectInterface *,
                     std::vector<AlternativesKey>>,
           std::unique_ptr<OpNeeds>>
      all;
};

/// The op that something was found in. It may be gone when that is looked at.
struct FoundIn {
  explicit FoundIn(Operation *op)
      : op(op), name(op->getName()), location(op->getLoc()) {}

  std::string getName() const { return name.getStringRef().str(); }
  std::string getLocation() const { return formatLocation(location); }

  /// Not to be read without knowing that it is still there.
  Operation *op;
  OperationName name;
  Location location;
};

struct FoundViolation {
  FoundIn in;
  ViolatedTarget *target;
  ClauseState *clause;
  OpNeeds *needs;
  /// See Violation::stating.
  bool isUnstated;
  /// The op in Python. Null as long as nobody has asked for it.
  nanobind::object op;
};

struct FoundCondition {
  FoundIn in;
  ClauseState *clause;
};

struct FoundUnchecked {
  FoundIn in;
  /// Its op may be gone.
  Unchecked unchecked;
};

/// The op's name, its location, why nobody can tell what it needs, and the
/// dialect of which nobody can.
using UncheckedTuple =
    std::tuple<std::string, std::string, std::string, std::string>;
/// The op's name, its location, the clause, and the condition as a message.
using ConditionTuple =
    std::tuple<std::string, std::string, nanobind::object, std::string>;

/// What `check` found.
class ReportState {
public:
  /// `root` is the op that was checked. Nothing that is found in it is to be
  /// of a `target` that is missing.
  ReportState(nanobind::object root, std::optional<ResolvedTarget> target,
              CheckResult result);

  /// Returns the op of a violation, None when it is no longer in the IR.
  nanobind::object getOp(size_t index);

  /// Returns the names of targets on which the op of a violation is available,
  /// nearest first.
  std::vector<std::string> findAvailableFrom(size_t index);

  ConditionTuple getCondition(size_t index);
  UncheckedTuple getUnchecked(size_t index) const;

  uint64_t checkedOps;
  bool isNothingJudged;
  /// Why the target can't judge any op; empty for one that can.
  std::string silence;
  /// Names of ops, and how many of each were passed over.
  std::vector<std::pair<std::string, uint64_t>> passedOver;
  std::vector<FoundViolation> violations;
  std::vector<FoundCondition> conditions;
  std::vector<FoundUnchecked> unchecked;

private:
  void keepViolations(std::vector<Violation> found);
  ViolatedTarget &getViolated(Operation *stating);
  void resolveOps(size_t begin);

  /// Keeps the context alive.
  nanobind::object root;
  /// By the op that states the target; nullptr is for the one that was asked.
  std::map<Operation *, ViolatedTarget> violated;
  AllOpNeeds needs;
  /// Made when it is first asked.
  std::unique_ptr<AvailableFromFinder> finder;
  /// For how many violations ops are looked for next.
  size_t numToResolve = 64;
};

} // namespace mlir::availability::python

#endif // MLIR_AVAILABILITY_BINDINGS_REPORTSTATE_H
