//===- LowerVectors.h - Vectors of up to four numbers -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_LOWERVECTORS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_LOWERVECTORS_H

#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace mlir::availability {

/// Splits the vectors in `root` into vectors of up to four numbers, the largest
/// that shaders have. Splits their loads and stores into those of single
/// numbers, because a buffer of numbers can't be accessed as one of vectors.
/// Leaves ops alone that there are no patterns for. Fails, with an error, when
/// a vector is too large for that, or patterns don't converge.
LogicalResult lowerVectors(Operation *root);

/// Replaces a reduction by ops on the numbers of its vector, in order. The
/// accumulator comes last.
void expandReduction(vector::ReductionOp reduction);

/// Expands bitwise reductions in `root`.
void expandReductions(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_LOWERVECTORS_H
