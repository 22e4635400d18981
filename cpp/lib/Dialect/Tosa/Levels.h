//===- Levels.h - What levels of TOSA limit ---------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What td/dialects/Tosa/TosaLevels.td measures ops with.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_TOSA_LEVELS_H
#define MLIR_AVAILABILITY_LIB_DIALECT_TOSA_LEVELS_H

#include "mlir/Dialect/Tosa/IR/TargetEnv.h"

namespace mlir::availability {

/// A number that some level doesn't allow.
struct LevelNeed {
  int64_t number;
  /// The levels that allow it; maybe none.
  ArrayRef<tosa::Level> levels;

  /// Returns what it is, for people: "a kernel of 8193, above MAX_KERNEL".
  std::string describe(StringRef what, StringRef limit) const;
};

/// Returns those of `numbers` that not all levels allow, given what they allow
/// at most.
SmallVector<LevelNeed, 1> getLevelNeeds(int32_t tosa::TosaLevel::*limit,
                                        ArrayRef<int64_t> numbers);

/// Returns the types of the operands and results of `op` that are tensors, each
/// once.
SmallVector<Type> getTensorTypes(Operation &op);
/// Returns those that are `!tosa.shape`.
SmallVector<Type> getShapeTypes(Operation &op);

/// Returns the ranks of `types`, tensors and shapes, as far as they have one.
SmallVector<int64_t> getRanks(ArrayRef<Type> types);
/// Returns, for each of the tensors `types` whose size is known, the lowest L
/// for which its size in bytes is below 2^L.
SmallVector<int64_t> getLog2Sizes(ArrayRef<Type> types);
/// Returns true when a size of one of the tensors `types` isn't known.
bool haveDynamicShape(ArrayRef<Type> types);
/// Returns true when one of the tensors `types` has no rank.
bool haveNoRank(ArrayRef<Type> types);

/// Returns the sizes of the tensor `type`, from that at `first` on, each times
/// its factor. Those that aren't known aren't there.
SmallVector<int64_t> getExtents(Type type, unsigned first,
                                ArrayRef<int64_t> factors);

/// Returns the scales along both axes, rounded down; nothing when they aren't
/// constant.
SmallVector<int64_t> getScales(tosa::ResizeOp resize);

/// Returns how deep `op` is in regions of its function or module.
int64_t getNestingDepth(Operation &op);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_TOSA_LEVELS_H
