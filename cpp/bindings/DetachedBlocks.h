//===- DetachedBlocks.h - Blocks outside of regions -------------*- C++ -*-===//
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

/// Puts detached blocks into the region of a temporary op.
///
/// After a conversion has changed the types of a block's arguments, ops still
/// use the arguments of the old block, which is detached until the conversion
/// ends. When MLIR's bindings create a Python object for an argument, they look
/// for the block's parent op; without one, they end the process. The old blocks
/// are therefore in a temporary op while Python runs. They are detached again
/// before the conversion continues.
class DetachedBlocks {
public:
  DetachedBlocks() = default;
  ~DetachedBlocks() { release(); }
  DetachedBlocks(const DetachedBlocks &) = delete;
  DetachedBlocks &operator=(const DetachedBlocks &) = delete;

  /// Returns true if `value` is an argument of a detached block.
  static bool isDetached(Value value);

  /// Moves `block` into the temporary op if it is detached.
  void hold(Block *block);
  /// Same, for the block of which `value` is an argument.
  void hold(Value value);

  /// Returns true if `value` is an argument of a block in the temporary op.
  bool contains(Value value) const;

  /// Returns the temporary op, nullptr if it holds no blocks.
  Operation *getOp() const { return blocks.empty() ? nullptr : op; }

  /// Detaches the blocks again.
  void release();

private:
  /// The Python object that owns `op`. Python objects for arguments keep it
  /// alive.
  nanobind::object owner;
  Operation *op = nullptr;
  SmallVector<Block *> blocks;
};

} // namespace mlir::availability::python

#endif // MLIR_AVAILABILITY_BINDINGS_DETACHEDBLOCKS_H
