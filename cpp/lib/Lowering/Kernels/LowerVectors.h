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

/// Splits the vectors in `root` into vectors of up to four elements, the
/// maximum in shaders. Splits their loads and stores into scalar ones, because
/// a buffer of scalars can't be accessed as vectors. Keeps ops that have no
/// patterns. Fails, with an error, if a vector is too large or the patterns
/// don't converge.
LogicalResult lowerVectors(Operation *root);

/// Replaces a reduction by scalar ops on the elements of its vector, in order.
/// The accumulator comes last.
void expandReduction(vector::ReductionOp reduction);

/// Expands bitwise reductions in `root`.
void expandReductions(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_LOWERVECTORS_H
