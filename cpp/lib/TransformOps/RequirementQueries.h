//===- RequirementQueries.h - What payload ops need -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_TRANSFORMOPS_REQUIREMENTQUERIES_H
#define MLIR_AVAILABILITY_LIB_TRANSFORMOPS_REQUIREMENTQUERIES_H

#include "mlir-availability/IR/CalleeLookup.h"
#include "mlir-availability/IR/Dimension.h"

namespace mlir::availability {

/// Appends the requirements of `values`, which have to be strings, along the
/// dimension called `dimension`. Reports at `op` and fails when there is no
/// such dimension or value.
LogicalResult parseRequirements(Operation *op, StringRef dimension,
                                ArrayRef<Attribute> values,
                                SmallVectorImpl<Requirement> &requirements);

/// Asks many ops whether they need one of several things. The IR must not
/// change while it lives.
class NeedsChecker {
public:
  /// `anyAlternative` is for `needsAny`.
  NeedsChecker(ArrayRef<Requirement> wanted, bool anyAlternative)
      : wanted(wanted), anyAlternative(anyAlternative) {}

  /// Returns true when `op` has a clause that implies one of the wanted
  /// requirements: each alternative of the clause implies that requirement, or
  /// one does if `anyAlternative` is set.
  bool needsAny(Operation *op);

private:
  ArrayRef<Requirement> wanted;
  bool anyAlternative;
  CalleeLookup callees;
};

/// Finds what every target that has certain ops must offer along a dimension.
class CommonRequirements {
public:
  explicit CommonRequirements(const Dimension &dimension)
      : dimension(dimension) {}

  /// Adds what `root` and everything nested in it needs.
  void add(Operation *root);

  /// Returns the values in ascending order. No value implies another one, and
  /// no value is offered by every target.
  SmallVector<int64_t> take();

private:
  class Sink;

  void add(ArrayRef<Requirement> anyOf);

  const Dimension &dimension;
  SmallVector<int64_t> values;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_TRANSFORMOPS_REQUIREMENTQUERIES_H
