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

/// A target that a schedule uses, and the cache of its verdicts.
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

/// The cache that the availability ops of a schedule share while the schedule
/// is interpreted: for each target, its verdicts on op names, types and
/// attributes.
///
/// Changes of the payload don't invalidate the cache. Its keys are uniqued:
/// targets, op names, types and attributes. When an op is changed, its new
/// types and attributes are looked up. Anything that depends on more than one
/// key, such as the callee of an op, isn't cached. What an op name needs is
/// fixed by the registered models and by the declarations in the context;
/// neither may change while somebody uses the context.
class AvailabilityState : public transform::TransformState::Extension {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(AvailabilityState)

  /// How often what was kept was of use.
  struct Statistics {
    /// How often a target was looked up, and how often it wasn't in the cache.
    uint64_t targetLookups = 0;
    uint64_t targetMisses = 0;
    /// How many ops were judged, and how many names, types and attributes were
    /// not in the cache then.
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
