//===- OtherForms.h - Forms of an op that a target has ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What to write instead of an op that a target lacks: the same op in another
// shape, or of other types.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_OTHERFORMS_H
#define MLIR_AVAILABILITY_ENGINE_OTHERFORMS_H

#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/IR/Clause.h"

namespace mlir::availability {

/// What an op is made of, without its place. It outlives the op, as long as the
/// context lives.
struct OpForm {
  /// Returns the form of `op`; std::nullopt if it has regions or successors, or
  /// isn't registered: then other forms of it can't be made.
  static std::optional<OpForm> get(Operation *op);

  OperationName name;
  NamedAttrList attributes;
  SmallVector<Type> operands, results;
};

/// Returns other forms of `op`, which `target` lacks because of `violated`, as
/// phrases: "mmaShape = [16, 8, 8] on (vector<2x2xf16>, ...) -> ...". These are
/// ops of the same name that
///
/// * have another number in an attribute to which the verifier ties the sizes
///   of operands and results, with other sizes; or
/// * are of another type of numbers, unless an attribute causes `violated`;
///
/// that the verifier accepts, and of which `check` says that they are available
/// on `target`; a phrase names what the target leaves open. The most similar
/// ones come first.
///
/// They are judged where they would stand, in the kernel of `place`: an op of
/// the form `op`, before which they are created and erased again.
SmallVector<std::string> findOtherForms(const OpForm &op,
                                        const Clause &violated,
                                        const ResolvedTarget &target,
                                        Operation *place);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_OTHERFORMS_H
