//===- Deduce.h - The smallest target for something -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_DEDUCE_H
#define MLIR_AVAILABILITY_ENGINE_DEDUCE_H

#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/Engine/Unchecked.h"

namespace mlir::availability {

/// Options of `deduce`.
struct DeduceOptions {
  /// Counts only requirements along dimensions of this dialect, unless it is
  /// empty.
  StringRef dialect = {};
  /// If given, the requirements of called symbols are looked up inside of this
  /// op only: a pass passes the op that it runs on.
  Operation *within = nullptr;
  /// Ignores what ops state about their target, such as the `vce_triple` of a
  /// `spirv.module`: the result is what they could state. Capabilities that
  /// they state and that suffice are kept in place of others.
  bool ignoreStated = false;
  /// If given, the target that the result is for: alternatives that it offers
  /// are preferred.
  AvailabilityTargetAttrInterface target = nullptr;
  /// If no op has known requirements, the result is the smallest target instead
  /// of an error. A pass that runs on every function needs this, because some
  /// functions have none.
  bool allowNothing = false;
  /// The dialects whose ops, types and attributes may be unknown.
  AllowedUnchecked allowed = {};
};

/// What keeps `deduce` from a result because its requirements are unknown.
struct DeduceUnknown {
  /// Whether requirements are unknown, or nothing was judged.
  bool isUnknown = false;
  /// All things whose requirements are unknown, in the order of the IR.
  std::vector<Unchecked> unchecked;
};

/// Returns the smallest target on which `root` and every op nested in it are
/// available: `check` reports no violation for it, and would report one if it
/// offered any less. It offers
///
/// * along an AtLeast dimension the highest requirement, along an AtMost one
///   the lowest. Of the two ends of one range (`Dimension::isCounterpartOf`) it
///   offers the lower end's version, which must satisfy the other end too;
/// * along a OneOf dimension the set of all required values;
/// * along a PartialOrder dimension the smallest value that includes all
///   required values. If there are several and none includes another, it is the
///   one with the lowest number, and a remark names them.
///
/// Among alternatives it prefers one that is offered anyway, then those that
/// the target in `options` offers, then those that the dialect's own target
/// attribute can hold, then the alternative that the most known targets offer,
/// counting the least capable one of each family; among equals, the first in
/// source order. Clauses whose best alternative is the rarest choose first. In
/// the end, choices that others made superfluous are dropped. The result
/// depends only on the IR and on the loaded dialects.
///
/// The dialect that owns the dimensions builds the attribute
/// (`AvailabilityDialectInterface::buildTarget`); offers of dialects that leave
/// it to `#availability.target` are merged into one such attribute. If nothing
/// is needed, the result is an empty `#availability.target<>`, or the smallest
/// target of `dialect`.
///
/// An op that can be converted to ops of several dialects (`convertedTo` in
/// TableGen) needs what one of them needs: one with ops in `root`, or else the
/// one that a target attribute of the op or of a parent is for, or else the
/// only one that knows what the op needs.
///
/// What ops state about their target counts as needed, unless `options` says
/// otherwise.
///
/// Fails with an error that names both causes if two requirements contradict
/// each other, and with one that names the op if no target offers what it needs
/// or its dialect doesn't know it. Fails if the requirements belong to dialects
/// with different target attributes and `options` chooses none, if it is open
/// to which dialect's ops an op is converted and `options` chooses none, if the
/// chosen dialect has no availability data, and if the target that an op states
/// doesn't satisfy what is nested in it.
///
/// Fails with an error that names them if requirements are unknown (see
/// Unchecked.h), and if no op in `root` has known requirements, unless that is
/// allowed. `unknown`, if given, is set to what is unknown, or to nothing.
///
/// Fails with an error that names the call if a callee is outside of the op in
/// which it may be looked up: the target could be too small.
///
/// Loads the `availability` dialect if necessary.
FailureOr<AvailabilityTargetAttrInterface>
deduce(Operation *root, const DeduceOptions &options = {},
       DeduceUnknown *unknown = nullptr);

/// Returns the known targets on which `check` finds `root` available, in the
/// order of `getKnownTargets`.
SmallVector<const NamedTarget *>
knownTargetsFor(Operation *root, const AllowedUnchecked &allowed = {});

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_DEDUCE_H
