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
  /// What ops state of the target that they were made for doesn't count, as the
  /// `vce_triple` of a `spirv.module`: the result is what they could state.
  bool ignoreStated = false;
  /// The target that the result is for, if it is given: of alternatives, those
  /// that it offers come before all others.
  AvailabilityTargetAttrInterface target = nullptr;
  /// Where nobody says of anything what it needs, the result is the least
  /// target. A pass that runs on every function meets some that it can tell
  /// nothing of.
  bool allowNothing = false;
  /// The dialects of which ops, types and attributes may be unknown.
  AllowedUnchecked allowed = {};
};

/// Returns the smallest target on which `root` and every op nested in it are
/// available: `check` finds nothing wrong with it, and without any one thing
/// that it offers something would be. It offers
///
/// * along an AtLeast dimension the highest requirement, along an AtMost one
///   the lowest. Of the two ends of one range (`Dimension::isCounterpartOf`) it
///   offers the lower end's version, which must satisfy the other end too;
/// * along a OneOf dimension the set of what is required;
/// * along a PartialOrder one the least value that includes all that is
///   required. There may be several, of which none includes another one: then
///   it is the one with the lowest number, and a remark names them.
///
/// Of alternatives it takes one that is offered anyway, and one that the target
/// in `options` offers before others. Where there is none,
/// the alternative that the most known targets offer, which is the one that the
/// weakest of each family has; of several the first as they were written.
/// Clauses whose best alternative is the rarest choose first. In the end, what
/// the other choices made superfluous is dropped. The result depends on the IR
/// and on the loaded dialects alone.
///
/// The attribute is made by the dialect that owns the dimensions
/// (`AvailabilityDialectInterface::buildTarget`); all that dialects leave to
/// `#availability.target` becomes one. Where nothing is needed it is an empty
/// `#availability.target<>`, or the least target of `dialect`.
///
/// What ops state of the target that they were made for is needed, too, unless
/// `options` says otherwise.
///
/// Fails, with an error that names both causes, when two things can't be had
/// together; with one that names the op when no target offers what it needs, or
/// when the op isn't one of its dialect; and when what is needed is of dialects
/// with different target attributes, of which one must be chosen by the
/// dialect in `options`; when that is none that says where its ops are
/// available; and when what an op states doesn't cover what is nested in it.
///
/// Fails, too, with an error that names them, when nobody can tell what some
/// things need (see Unchecked.h), and when nobody says of anything in `root`
/// what it needs and that isn't allowed. `isUnchecked`, if it is given,
/// receives true then.
///
/// Fails, with an error that names the call, when a callee is outside of where
/// it may be looked up, for then the target could be too small.
///
/// Loads the `availability` dialect unless it is loaded.
FailureOr<AvailabilityTargetAttrInterface>
deduce(Operation *root, const DeduceOptions &options = {},
       bool *isUnchecked = nullptr);

/// Returns the known targets on which `root` is available, says `check`, in the
/// order of `getKnownTargets`.
SmallVector<const NamedTarget *>
knownTargetsFor(Operation *root, const AllowedUnchecked &allowed = {});

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_DEDUCE_H
