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

namespace mlir::availability {

/// Returns the smallest target on which `root` and every op nested in it are
/// available: `check` finds nothing wrong with it, and without any one thing
/// that it offers something would be. It offers
///
/// * along an AtLeast dimension the highest requirement, along an AtMost one
///   the lowest. Of the two ends of one range (`Dimension::isCounterpartOf`) it
///   offers the lower end's version, which must satisfy the other end too;
/// * along a OneOf dimension the set of what is required.
///
/// Of alternatives it takes one that is offered anyway. Where there is none,
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
/// With `dialect`, only what is needed along dimensions of that dialect counts.
///
/// Fails, with an error that names both causes, when two things can't be had
/// together; with one that names the op when no target offers what it needs, or
/// when the op isn't one of its dialect; and when what is needed is of dialects
/// with different target attributes, of which one must be chosen by `dialect`;
/// and when `dialect` is none that says where its ops are available.
///
/// What the symbols require that ops call is looked up inside of `within` only,
/// if it is given: a pass gives the op that it runs on. Fails, with an error
/// that names the call, when a callee is outside, for then the target could be
/// too small.
///
/// Loads the `availability` dialect unless it is loaded.
FailureOr<AvailabilityTargetAttrInterface>
deduce(Operation *root, StringRef dialect = {}, Operation *within = nullptr);

/// Returns the known targets that speak for something in `root` and on which
/// all of it is available, in the order of `getKnownTargets`.
SmallVector<const NamedTarget *> knownTargetsFor(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_DEDUCE_H
