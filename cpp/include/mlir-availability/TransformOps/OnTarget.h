//===- OnTarget.h - The target of a transform op ----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The targets of transform ops. An op names one as `on "vulkan1.1"`, `on
// (#spirv.target_env<...>)` or `on %target`. Without one, the targets in the
// payload apply.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TRANSFORMOPS_ONTARGET_H
#define MLIR_AVAILABILITY_TRANSFORMOPS_ONTARGET_H

#include "mlir-availability/TransformOps/AvailabilityState.h"

#include "mlir/IR/OpImplementation.h"

namespace mlir::availability {

/// Parses `on` and a target, or nothing: for `custom<OnTarget>`.
ParseResult parseOnTarget(OpAsmParser &parser,
                          std::optional<OpAsmParser::UnresolvedOperand> &param,
                          Attribute &target);

/// Prints what `parseOnTarget` parses.
void printOnTarget(OpAsmPrinter &printer, Operation *op, Value param,
                   Attribute target);

/// Verifies that `op` has at most one of the two, and that the attribute is a
/// string or a target. A name is looked up when the op is applied, because the
/// payload's context knows the named targets.
LogicalResult verifyOnTarget(Operation *op, Value param, Attribute target);

/// The targets of a transform op: those that it names, otherwise those in its
/// payload.
class OnTarget {
public:
  /// Looks up the target that `op` names. An unknown name is reported, and is a
  /// definite failure.
  static DiagnosedSilenceableFailure resolve(Operation *op, Value param,
                                             Attribute target,
                                             transform::TransformState &state,
                                             std::optional<OnTarget> &result);

  /// Returns the targets that apply to a payload op. Fails silenceably if there
  /// are none.
  DiagnosedSilenceableFailure
  getTargetsFor(Operation *payload,
                SmallVectorImpl<ScheduleTarget *> &targets) const;

  /// Returns the one target that applies to a payload op. Fails silenceably if
  /// there is none, or more than one.
  DiagnosedSilenceableFailure getTargetFor(Operation *payload,
                                           ScheduleTarget *&target) const;

  /// Calls `fn` with `root` and each op nested in it, in pre-order, and the
  /// targets that apply to it. Ops without a target are skipped. Fails
  /// silenceably if no op has one.
  DiagnosedSilenceableFailure
  walk(Operation *root,
       function_ref<void(Operation *, ArrayRef<ScheduleTarget *>)> fn) const;

  /// Returns the targets in `root`, each with the op that it applies to. Fails
  /// silenceably if there are none. Targets that the transform op names apply
  /// to all of `root`; for others, see `CheckScope::OwnTargetsExcluded`.
  DiagnosedSilenceableFailure collect(
      Operation *root,
      SmallVectorImpl<std::pair<Operation *, ScheduleTarget *>> &scopes) const;

  /// Returns true if the op names targets, so that those of the payload are
  /// ignored.
  bool isGiven() const { return !given.empty(); }

  /// Returns the targets that the op names.
  ArrayRef<ScheduleTarget *> getGiven() const { return given; }

private:
  OnTarget(Operation *op, AvailabilityState &state) : op(op), state(&state) {}

  /// Fails silenceably because no target applies to `payload`.
  DiagnosedSilenceableFailure failWithoutTarget(Operation *payload) const;

  Operation *op;
  AvailabilityState *state;
  SmallVector<ScheduleTarget *, 1> given;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_TRANSFORMOPS_ONTARGET_H
