//===- AvailabilityState.h - What a schedule knows of targets ---*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TRANSFORMOPS_AVAILABILITYSTATE_H
#define MLIR_AVAILABILITY_TRANSFORMOPS_AVAILABILITYSTATE_H

#include "mlir-availability/Engine/OpChecker.h"

#include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.h"

#include <memory>

namespace mlir::availability {

/// A target that a schedule uses, with what has been found out about it.
struct ScheduleTarget {
  ScheduleTarget(AvailabilityTargetAttrInterface target, StringRef name)
      : resolved(target, name), checker(resolved) {}

  AvailabilityTargetAttrInterface getAttr() const {
    return resolved.getTarget();
  }
  StringRef getName() const { return resolved.getName(); }

  ResolvedTarget resolved;
  OpChecker checker;
  uint64_t numJudged = 0;
};

/// What the availability ops of a schedule keep from one to the next while it
/// is interpreted: for each target, what the target says of names, types and
/// attributes.
///
/// No change of the payload makes any of that wrong, which is why it listens to
/// none. It is kept under uniqued things alone: targets, the names of ops,
/// types, attributes. An op that is changed has other types or attributes, and
/// is looked up under those; what hangs on more than one of them (whom an op
/// calls, the block that it is in) is not kept. What a name needs is fixed by
/// the registered models and by what was declared in the context, and neither
/// may change while others use the context.
class AvailabilityState : public transform::TransformState::Extension {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(AvailabilityState)

  /// How often what was kept was of use.
  struct Statistics {
    /// How often a target was asked for, and how often it was new.
    uint64_t targetLookups = 0;
    uint64_t targetMisses = 0;
    /// How many ops were judged, and how many names, types and attributes had
    /// to be judged for that.
    uint64_t judgedOps = 0;
    uint64_t judgedParts = 0;
  };

  explicit AvailabilityState(transform::TransformState &state)
      : Extension(state) {}

  /// Returns the one of `state`, made on first use.
  static AvailabilityState &get(transform::TransformState &state);

  /// Returns the target that `spec` is, or the name of which it is. Reports
  /// through `emitError` and fails when it is neither. The target lives as long
  /// as this.
  FailureOr<ScheduleTarget *>
  getTarget(Attribute spec, function_ref<InFlightDiagnostic()> emitError);

  /// Returns the same of an attribute that is a target.
  ScheduleTarget &getTarget(AvailabilityTargetAttrInterface target);

  Statistics getStatistics() const;

private:
  /// By what the schedule or the payload says: a name or a target.
  DenseMap<Attribute, std::unique_ptr<ScheduleTarget>> targets;
  uint64_t numLookups = 0;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_TRANSFORMOPS_AVAILABILITYSTATE_H
