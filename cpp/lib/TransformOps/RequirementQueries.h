//===- RequirementQueries.h - Needs of payload ops --------------*- C++ -*-===//
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

/// Appends requirements along the dimension called `dimension` for `values`,
/// which must be strings. Reports at `op` and fails if the dimension or a value
/// doesn't exist.
LogicalResult parseRequirements(Operation *op, StringRef dimension,
                                ArrayRef<Attribute> values,
                                SmallVectorImpl<Requirement> &requirements);

/// Checks for many ops whether they need one of several requirements. The IR
/// must not change during its lifetime.
class NeedsChecker {
public:
  /// `anyAlternative` affects `needsAny`.
  NeedsChecker(ArrayRef<Requirement> wanted, bool anyAlternative)
      : wanted(wanted), anyAlternative(anyAlternative) {}

  /// Returns true when `op` has a clause that implies one of the wanted
  /// requirements. All alternatives of the clause must imply it, or just one if
  /// `anyAlternative` is set.
  bool needsAny(Operation *op);

private:
  ArrayRef<Requirement> wanted;
  bool anyAlternative;
  CalleeLookup callees;
};

/// Finds what every target for certain ops must offer along a dimension.
class CommonRequirements {
public:
  explicit CommonRequirements(const Dimension &dimension)
      : dimension(dimension) {}

  /// Adds the needs of `root` and all ops nested in it.
  void add(Operation *root);

  /// Returns the values in ascending order, without values that others imply or
  /// that every target offers.
  SmallVector<int64_t> take();

private:
  class Sink;

  void add(ArrayRef<Requirement> anyOf);

  const Dimension &dimension;
  SmallVector<int64_t> values;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_TRANSFORMOPS_REQUIREMENTQUERIES_H
