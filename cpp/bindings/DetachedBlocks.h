//===- DetachedBlocks.h - Blocks that are in no region ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_BINDINGS_DETACHEDBLOCKS_H
#define MLIR_AVAILABILITY_BINDINGS_DETACHEDBLOCKS_H

#include "mlir/IR/Operation.h"

#include <nanobind/nanobind.h>

namespace mlir::availability::python {

/// Puts blocks that are in no region into the region of a temporary op.
///
/// When a conversion has changed the types of a block's arguments, ops go on to
/// use the arguments of the old block, which is in no region until the
/// conversion has ended. MLIR's bindings look for the op around a block when
/// they make a Python object of an argument; where there is no such op, they
/// end the process. So the old blocks are in a temporary op while Python runs.
/// They are taken out again before the conversion goes on.
class DetachedBlocks {
public:
  DetachedBlocks() = default;
  ~DetachedBlocks() { release(); }
  DetachedBlocks(const DetachedBlocks &) = delete;
  DetachedBlocks &operator=(const DetachedBlocks &) = delete;

  /// Returns true when `value` is an argument of a block in no region.
  static bool isDetached(Value value);

  /// Puts `block` into the op if it is in no region.
  void hold(Block *block);
  /// Does the same with the block that `value` is an argument of.
  void hold(Value value);

  /// Returns true when `value` is an argument of a block in the op.
  bool contains(Value value) const;

  /// Returns the op that has the blocks, nullptr when there are no blocks.
  Operation *getOp() const { return blocks.empty() ? nullptr : op; }

  /// Takes the blocks out of the op.
  void release();

private:
  /// The Python object that owns `op`. Python objects of arguments keep it
  /// alive.
  nanobind::object owner;
  Operation *op = nullptr;
  SmallVector<Block *> blocks;
};

} // namespace mlir::availability::python

#endif // MLIR_AVAILABILITY_BINDINGS_DETACHEDBLOCKS_H
