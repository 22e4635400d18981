//===- Levels.h - Limits of TOSA levels -------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The measures of ops that td/dialects/Tosa/TosaLevels.td compares with limits.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_TOSA_LEVELS_H
#define MLIR_AVAILABILITY_LIB_DIALECT_TOSA_LEVELS_H

#include "mlir/Dialect/Tosa/IR/TargetEnv.h"

namespace mlir::availability {

/// A number that exceeds the limit of at least one level.
struct LevelNeed {
  int64_t number;
  /// The levels that allow it; may be empty.
  ArrayRef<tosa::Level> levels;

  /// Returns a description: "a kernel of 8193, above MAX_KERNEL".
  std::string describe(StringRef what, StringRef limit) const;
};

/// Returns those of `numbers` that exceed `limit` in at least one level.
SmallVector<LevelNeed, 1> getLevelNeeds(int32_t tosa::TosaLevel::*limit,
                                        ArrayRef<int64_t> numbers);

/// Returns the distinct tensor types among the operands and results of `op`.
SmallVector<Type> getTensorTypes(Operation &op);
/// Returns the distinct `!tosa.shape` types.
SmallVector<Type> getShapeTypes(Operation &op);

/// Returns the ranks of the ranked tensors and shapes in `types`.
SmallVector<int64_t> getRanks(ArrayRef<Type> types);
/// For each tensor in `types` with a known size, returns the lowest L such that
/// its size in bytes is below 2^L.
SmallVector<int64_t> getLog2Sizes(ArrayRef<Type> types);
/// Returns true when one of the tensors in `types` has a dynamic dimension.
bool haveDynamicShape(ArrayRef<Type> types);
/// Returns true when one of the tensors in `types` is unranked.
bool haveNoRank(ArrayRef<Type> types);

/// Returns the static dimensions of the tensor `type` from index `first` on,
/// each multiplied by its factor. Dynamic dimensions are left out.
SmallVector<int64_t> getExtents(Type type, unsigned first,
                                ArrayRef<int64_t> factors);

/// Returns the values of operand `index` of `op`, a shape; nothing when they
/// aren't constant.
SmallVector<int64_t> getConstantShape(Operation &op, unsigned index);

/// Returns the scales along both axes, rounded down; nothing when they aren't
/// constant.
SmallVector<int64_t> getScales(tosa::ResizeOp resize);

/// Returns the region nesting depth of `op` within its function or module.
int64_t getNestingDepth(Operation &op);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_TOSA_LEVELS_H
