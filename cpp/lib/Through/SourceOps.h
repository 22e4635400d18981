//===- SourceOps.h - From lowered ops back to the source --------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_THROUGH_SOURCEOPS_H
#define MLIR_AVAILABILITY_LIB_THROUGH_SOURCEOPS_H

#include "mlir-availability/Through/Through.h"

#include "llvm/ADT/BitVector.h"

namespace mlir::availability {

/// The ops and block arguments of a source, numbered in the order of the IR.
/// Locations in copies of it hold these numbers. Passes keep locations, so they
/// lead back from what the passes make.
class SourceOps {
public:
  explicit SourceOps(Operation *root);

  /// Returns a copy of the root, in a module of its own unless it is one, with
  /// locations that hold numbers.
  OwningOpRef<ModuleOp> makeCopy() const;

  size_t size() const { return sources.size(); }
  SourceOp get(unsigned id) const { return sources[id]; }
  SourceOp getRoot() const { return sources.front(); }

  /// Returns the source of the first number in `location`, the root if there is
  /// none.
  SourceOp find(Location location) const;

  /// Calls `see` with all numbers in `location`.
  void visit(Location location, function_ref<void(unsigned id)> see) const;

  /// Returns the place of an op in the order of the IR.
  unsigned getPosition(Operation *op) const { return positions.lookup(op); }

  /// Returns the number of ops, not arguments, in `ids`.
  unsigned countOps(const llvm::BitVector &ids) const;

  /// Returns the ops, not arguments, that aren't in `ids`; terminators without
  /// operands don't count.
  SmallVector<unsigned> listUntraced(const llvm::BitVector &ids) const;

private:
  SmallVector<SourceOp, 0> sources;
  /// The sources that are ops, not arguments.
  llvm::BitVector areOps;
  llvm::DenseMap<Operation *, unsigned> positions;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_THROUGH_SOURCEOPS_H
