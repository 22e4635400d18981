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
/// key, such as the callee of an op, isn't cached. The requirements of an op
/// name are fixed by the registered models and by the declarations in the
/// context; neither may change while the context is in use.
class AvailabilityState : public transform::TransformState::Extension {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(AvailabilityState)

  /// Statistics of cache hits and misses.
  struct Statistics {
    /// How often a target was looked up, and how often it wasn't in the cache.
    uint64_t targetLookups = 0;
    uint64_t targetMisses = 0;
    /// The number of judged ops, and of names, types and attributes that were
    /// not in the cache.
    uint64_t judgedOps = 0;
    uint64_t judgedParts = 0;
  };

  explicit AvailabilityState(transform::TransformState &state)
      : Extension(state) {}

  /// Returns the extension of `state`, created on first use.
  static AvailabilityState &get(transform::TransformState &state);

  /// Returns the target that `spec` is or names. Reports through `emitError`
  /// and fails if it is neither a target nor a known name. The target lives as
  /// long as this object.
  FailureOr<ScheduleTarget *>
  getTarget(Attribute spec, function_ref<InFlightDiagnostic()> emitError);

  /// Returns the same for a target attribute.
  ScheduleTarget &getTarget(AvailabilityTargetAttrInterface target);

  Statistics getStatistics() const;

private:
  /// Keyed by what the schedule or the payload contains: a name or a target.
  DenseMap<Attribute, std::unique_ptr<ScheduleTarget>> targets;
  uint64_t numLookups = 0;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_TRANSFORMOPS_AVAILABILITYSTATE_H
