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

/// Gives blocks that are in no region one for a while.
///
/// When a conversion has changed the types of a block's arguments, ops still
/// use the arguments of the old block, which is in no region until the
/// conversion has ended. MLIR's bindings look for the op around a block when
/// they make a Python object of an argument; where there is none, they end the
/// process. So the old blocks are in an op of their own while Python runs, and
/// the conversion finds them as it left them.
class DetachedBlocks {
public:
  DetachedBlocks() = default;
  ~DetachedBlocks() { release(); }
  DetachedBlocks(const DetachedBlocks &) = delete;
  DetachedBlocks &operator=(const DetachedBlocks &) = delete;

  /// Returns true when `value` is an argument of a block in no region.
  static bool isDetached(Value value);

  /// Holds `block` if it is in no region.
  void hold(Block *block);
  /// Holds the block of `value` if that is detached.
  void hold(Value value);

  /// Returns true when `value` is an argument of a block that is held.
  bool contains(Value value) const;

  /// Returns the op in which the blocks are, nullptr when there are none.
  Operation *getOp() const { return blocks.empty() ? nullptr : op; }

  /// Takes the blocks out of the op.
  void release();

private:
  /// The Python object of `op`, which it owns: Python objects of arguments keep
  /// it alive.
  nanobind::object owner;
  Operation *op = nullptr;
  SmallVector<Block *> blocks;
};

} // namespace mlir::availability::python

#endif // MLIR_AVAILABILITY_BINDINGS_DETACHEDBLOCKS_H
