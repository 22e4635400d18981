//===- GuardLoops.h - Loops that may not be run -----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_GUARDLOOPS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_GUARDLOOPS_H

#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// Puts each `scf.for` with results, in `root`, that may not be run once into
/// an `scf.if` that gives what the loop starts with.
void guardLoops(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_GUARDLOOPS_H
