//===- LowerVectors.h - Vectors to what SPIR-V has --------------*- C++ -*-===//
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

/// Makes of the vectors in `root` vectors of up to four numbers, which is what
/// shaders have, and of their loads and stores those of single numbers: a
/// descriptor's elements can't be taken for vectors. Ops that there are no
/// patterns for are left alone. Fails when patterns don't come to an end.
LogicalResult lowerVectors(Operation *root);

/// Replaces a reduction by ops on its numbers: from the first to the last one,
/// then what it starts with.
void expandReduction(vector::ReductionOp reduction);

/// Expands bitwise reductions in `root`.
void expandReductions(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_LOWERVECTORS_H
