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

/// What `deduce` counts.
struct DeduceOptions {
  /// Only what is needed along dimensions of this dialect counts, unless it is
  /// empty.
  StringRef dialect = {};
  /// What the symbols require that ops call is looked up inside of this op
  /// only, if it is given: a pass gives the op that it runs on.
  Operation *within = nullptr;
  /// Ignores what ops state about their target, such as the `vce_triple` of a
  /// `spirv.module`: the result is what they could state.
  bool ignoreStated = false;
  /// The target that the result is for, if it is given: of alternatives, those
  /// that it offers come before all others.
  AvailabilityTargetAttrInterface target = nullptr;
  /// If no op has known requirements, the result is the smallest target instead
  /// of an error. A pass that runs on every function needs this, because some
  /// functions have none.
  bool allowNothing = false;
  /// The dialects whose ops, types and attributes may be unknown.
  AllowedUnchecked allowed = {};
};

/// Returns the smallest target on which `root` and every op nested in it are
/// available: `check` finds nothing wrong with it, and would find something
/// wrong if it offered any less. It offers
///
/// * along an AtLeast dimension the highest requirement, along an AtMost one
///   the lowest. Of the two ends of one range (`Dimension::isCounterpartOf`) it
///   offers the lower end's version, which must satisfy the other end too;
/// * along a OneOf dimension the set of what is required;
/// * along a PartialOrder dimension the smallest value that includes all that
///   is required. If there are several and none includes another, it is the one
///   with the lowest number, and a remark names them.
///
/// Of alternatives it takes one that is offered anyway, and prefers those that
/// the target in `options` offers. Otherwise it takes the alternative that the
/// most known targets offer, counting the least capable one of each family; of
/// several, the first as they were written.
/// Clauses whose best alternative is the rarest choose first. In the end, what
/// the other choices made superfluous is dropped. The result depends only on
/// the IR and on the loaded dialects.
///
/// The attribute is made by the dialect that owns the dimensions
/// (`AvailabilityDialectInterface::buildTarget`); all that dialects leave to
/// `#availability.target` becomes one. If nothing is needed, it is an empty
/// `#availability.target<>`, or the smallest target of `dialect`.
///
/// What ops state about their target counts as needed, unless `options` says
/// otherwise.
///
/// Fails with an error that names both causes when two requirements contradict
/// each other, and with one that names the op when no target offers what it
/// needs or its dialect doesn't know it. Fails when the requirements belong to
/// dialects with different target attributes and `options` chooses none, when
/// the chosen dialect has no availability data, and when what an op states
/// doesn't cover what is nested in it.
///
/// Also fails, with an error that names them, when requirements are unknown
/// (see Unchecked.h), and when no op in `root` has known requirements, unless
/// that is allowed. Then `isUnchecked`, if it is given,
/// receives true.
///
/// Fails with an error that names the call when a callee is outside of the op
/// in which it may be looked up: the target could be too small.
///
/// Loads the `availability` dialect unless it is loaded.
FailureOr<AvailabilityTargetAttrInterface>
deduce(Operation *root, const DeduceOptions &options = {},
       bool *isUnchecked = nullptr);

/// Returns the known targets on which `check` finds `root` available, in the
/// order of `getKnownTargets`.
SmallVector<const NamedTarget *>
knownTargetsFor(Operation *root, const AllowedUnchecked &allowed = {});

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_DEDUCE_H
