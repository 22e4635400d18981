//===- ReportState.h - Results of check for Python --------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A report may be very large, and usually little of it is read. It therefore
// keeps only what the rest can be derived from, and shares the data of similar
// ops. Python objects are created on demand.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_BINDINGS_REPORTSTATE_H
#define MLIR_AVAILABILITY_BINDINGS_REPORTSTATE_H

#include "Support.h"

#include "mlir-availability/Engine/AvailableFrom.h"
#include "mlir-availability/Engine/OtherForms.h"
#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/Through/Through.h"

#include "mlir/IR/IRMapping.h"

#include <map>
#include <memory>

namespace mlir::availability::python {

/// Alternatives as a key for look-ups.
using AlternativesKey = std::vector<std::pair<const Dimension *, int64_t>>;

AlternativesKey getKey(ArrayRef<Requirement> anyOf);
Alternatives toAlternatives(ArrayRef<Requirement> anyOf);

/// A clause that many ops share.
struct ClauseState {
  Clause clause;
  /// The Python objects, created once.
  nanobind::object inPython;
  nanobind::object offered;
};

/// The distinct forms of ops.
class OpForms {
public:
  /// Returns the form of `op`; nullptr if it has none.
  const OpForm *get(Operation *op);

private:
  std::map<std::vector<const void *>, OpForm> forms;
};

/// Creates the states of clauses that a target violates or leaves open, one for
/// each distinct clause.
class ClauseStates {
public:
  ClauseState *get(Clause clause, ResolvedTarget &target);

private:
  std::map<std::pair<AlternativesKey, std::string>,
           std::unique_ptr<ClauseState>>
      states;
};

/// A target that violates clauses: the one that was checked, or one that an op
/// states.
struct ViolatedTarget {
  explicit ViolatedTarget(ResolvedTarget target)
      : resolved(std::move(target)) {}

  ResolvedTarget resolved;
  ClauseStates clauses;
};

/// Needs that several ops share, regardless of their causes.
struct OpNeeds {
  SmallVector<Clause> clauses;
  const AvailabilityDialectInterface *dialect;
  /// Where such ops are available, computed on demand.
  std::optional<AvailableFrom> availableFrom;
};

/// The distinct needs of ops.
class AllOpNeeds {
public:
  /// Returns the needs of `op` for targets such as `target`.
  OpNeeds *get(Operation *op, ResolvedTarget &target, CalleeLookup &callees);

private:
  std::map<std::pair<const AvailabilityDialectInterface *,
                     std::vector<AlternativesKey>>,
           std::unique_ptr<OpNeeds>>
      all;
};

/// The op of a finding. It may have been erased by the time it is read.
struct FoundIn {
  /// `op` is of `through`'s copy, or of the source, if `through` is given.
  explicit FoundIn(Operation *op, const ThroughResult *through = nullptr);

  std::string getName() const { return name.getStringRef().str(); }
  std::string getLocation() const { return formatLocation(location); }
  /// Returns the instruction of a binary, std::nullopt for other ops.
  std::optional<std::string> getInstruction() const {
    return instruction ? std::optional(instruction.str()) : std::nullopt;
  }
  /// Returns what the op became, std::nullopt if it was judged itself or a copy
  /// of it.
  std::optional<std::string> getBecame() const {
    return became ? std::optional(became->getStringRef().str()) : std::nullopt;
  }
  /// Returns the op that was judged.
  OperationName getJudged() const { return became.value_or(name); }
  /// Returns a message about the judged op as one about the op.
  std::string describe(const std::string &message) const {
    return became ? describeBecoming(name, *became, message) : message;
  }

  /// Must not be dereferenced unless the op is known to exist.
  Operation *op;
  OperationName name;
  Location location;
  StringAttr instruction;
  std::optional<OperationName> became;
};

struct FoundViolation {
  FoundIn in;
  /// The op that was judged, of the source or of what a pipeline made of it.
  /// Must not be dereferenced.
  Operation *judged;
  /// What to write in place of the source's op, as phrases.
  SmallVector<std::string, 0> instead;
  ViolatedTarget *target;
  ClauseState *clause;
  OpNeeds *needs;
  /// That of the judged op; may be null.
  const OpForm *form;
  /// See Violation::stating. Must not be dereferenced.
  const Operation *stating;
  /// The Python object for the op. Null until it is requested.
  nanobind::object op;
};

struct FoundCondition {
  FoundIn in;
  ClauseState *clause;
};

struct FoundUnchecked {
  FoundIn in;
  /// Its op may have been erased.
  Unchecked unchecked;
};

/// The op's name, its location, why its needs are unknown, the dialect to which
/// they are unknown, the instruction of a binary, and what the op became.
using UncheckedTuple =
    std::tuple<std::string, std::string, std::string, std::string,
               std::optional<std::string>, std::optional<std::string>>;
/// Returns `unchecked`, which is in `in`, for Python.
UncheckedTuple toTuple(const FoundIn &in, const Unchecked &unchecked);

/// The op's name, its location, the clause, the condition as a message, the
/// instruction of a binary, and what the op became.
using ConditionTuple =
    std::tuple<std::string, std::string, nanobind::object, std::string,
               std::optional<std::string>, std::optional<std::string>>;

/// The result of `check`.
class ReportState {
public:
  /// `root` is the op that was checked. `target` may only be missing if no
  /// finding refers to it. `through` has found `result`, if it is given; of it,
  /// the lowered copy is kept if it has violations.
  ReportState(nanobind::object root, std::optional<ResolvedTarget> target,
              CheckResult result, const ThroughResult *through = nullptr);

  /// Returns the op of a violation, None if it is no longer in the IR.
  nanobind::object getOp(size_t index);

  /// Returns the targets on which all that was checked is available, or the
  /// violation's op alone.
  const AvailableFrom &findAvailableFrom(size_t index);

  /// Returns other forms of a violation's op that the target has, as phrases.
  /// Looks for those of the first ops only, unless others are the same. There
  /// are none for an op that is no longer in the IR.
  ArrayRef<std::string> findOtherForms(size_t index);

  /// Returns the index of the cause of each violation. See `findCauses`.
  std::vector<size_t> getCauses() const;

  ConditionTuple getCondition(size_t index);
  UncheckedTuple getUnchecked(size_t index) const;

  uint64_t checkedOps;
  bool isNothingJudged;
  /// Why the target can't judge any op, or none of these because they are for
  /// other targets; empty if it can.
  std::string silence;
  /// The names of ops that were skipped, and how many of each.
  std::vector<std::pair<std::string, uint64_t>> passedOver;
  std::vector<FoundViolation> violations;
  std::vector<FoundCondition> conditions;
  std::vector<FoundUnchecked> unchecked;
  /// The number of ops in `unchecked`, which has an entry for each reason.
  size_t numUncheckedOps;

private:
  std::optional<NeedsOfAll> collectNeedsThrough(ModuleOp lowered,
                                                const ThroughResult &through);
  void keepViolations(std::vector<Violation> found,
                      const ThroughResult *through);
  ViolatedTarget &getViolated(Operation *stating);
  void resolveOps(size_t begin);
  /// Returns a copy of the op that was judged, in a copy of all around it, in
  /// which ops may be created; nullptr if it is no longer in the IR.
  Operation *getPlace(size_t index);
  /// Returns what everything that was checked needs; nullptr if nothing can
  /// satisfy that, or it is no longer there.
  const NeedsOfAll *getNeedsOfAll();

  /// Keeps the context alive.
  nanobind::object root;
  /// The violated targets, by the op that states the target; nullptr for the
  /// one that was checked.
  std::map<Operation *, ViolatedTarget> violated;
  AllOpNeeds needs;
  OpForms forms;
  /// What the pipeline made; null if no violation is in it.
  std::shared_ptr<const LoweredCopy> lowered;
  /// Copies of the source and of what the pipeline made; made on first use.
  struct Copied {
    IRMapping mapping;
    OwningOpRef<Operation *> root;
  };
  std::unique_ptr<Copied> copiedSource, copiedLowered;
  /// See `getNeedsOfAll`; collected on first use.
  std::optional<std::optional<NeedsOfAll>> needsOfAll;
  /// Created on first use.
  std::unique_ptr<AvailableFromFinder> finder;
  /// The other forms of ops, by what they depend on.
  std::map<
      std::tuple<const OpForm *, const ClauseState *, const ViolatedTarget *>,
      SmallVector<std::string>>
      otherForms;
  /// The number of violations for which ops are looked up next.
  size_t numToResolve = 64;
};

} // namespace mlir::availability::python

#endif // MLIR_AVAILABILITY_BINDINGS_REPORTSTATE_H
