//===- SequentialLoops.h - Parallel loops to sequential ones ----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_SEQUENTIALLOOPS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_SEQUENTIALLOOPS_H

#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// Replaces the `scf.parallel` ops in `root` by `scf.for`.
void makeLoopsSequential(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_SEQUENTIALLOOPS_H
