//===- OnTarget.h - The target of a transform op ----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The targets of transform ops. An op is given one as `on "vulkan1.1"`,
// `on (#spirv.target_env<...>)` or `on %target`. Without one, the targets in
// the payload apply.
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
/// string or a target. A name is looked up when the op is applied, because it
/// is the payload's context that knows it.
LogicalResult verifyOnTarget(Operation *op, Value param, Attribute target);

/// The targets that a transform op is about: those that it is given, otherwise
/// those of its payload.
class OnTarget {
public:
  /// Looks up the target that `op` is given. An unknown name is reported, and
  /// is a definite failure.
  static DiagnosedSilenceableFailure resolve(Operation *op, Value param,
                                             Attribute target,
                                             transform::TransformState &state,
                                             std::optional<OnTarget> &result);

  /// Returns the targets that apply to a payload op. Fails silenceably when
  /// there are none.
  DiagnosedSilenceableFailure
  getTargetsFor(Operation *payload,
                SmallVectorImpl<ScheduleTarget *> &targets) const;

  /// Returns the one target that applies to a payload op. Fails silenceably
  /// when there are none, or several.
  DiagnosedSilenceableFailure getTargetFor(Operation *payload,
                                           ScheduleTarget *&target) const;

  /// Calls `fn` with `root` and each op nested in it, in pre-order, and the
  /// targets that apply to it. Ops that none apply to are left out. Fails
  /// silenceably when none apply to any.
  DiagnosedSilenceableFailure
  walk(Operation *root,
       function_ref<void(Operation *, ArrayRef<ScheduleTarget *>)> fn) const;

  /// Returns the targets in `root`, each with the op that it applies to. Fails
  /// silenceably when there are none. Given targets apply to all of `root`;
  /// for others, see `CheckScope::OwnTargetsExcluded`.
  DiagnosedSilenceableFailure collect(
      Operation *root,
      SmallVectorImpl<std::pair<Operation *, ScheduleTarget *>> &scopes) const;

  /// Returns true when the op is given targets, so that those of the payload
  /// don't matter.
  bool isGiven() const { return !given.empty(); }

  /// Returns the targets that the op is given.
  ArrayRef<ScheduleTarget *> getGiven() const { return given; }

private:
  OnTarget(Operation *op, AvailabilityState &state) : op(op), state(&state) {}

  /// Fails silenceably because nothing applies to `payload`.
  DiagnosedSilenceableFailure failWithoutTarget(Operation *payload) const;

  Operation *op;
  AvailabilityState *state;
  SmallVector<ScheduleTarget *, 1> given;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_TRANSFORMOPS_ONTARGET_H
