//===- SplitLoopVectors.h - Vectors that loops carry ------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_SPLITLOOPVECTORS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_SPLITLOOPVECTORS_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// Returns true for vectors that shaders support: those of two to four
/// elements.
bool isSmallVector(VectorType type);

/// Splits vectors that are carried by loops or returned by conditions in `root`
/// into vectors of up to four elements, or into scalars. A tile that a loop
/// accumulates then stays in registers. Fails where upstream's patterns do.
LogicalResult splitLoopVectors(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_SPLITLOOPVECTORS_H
