//===- GuardLoops.h - Loops with zero iterations ----------------*- C++ -*-===//
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

/// Wraps each `scf.for` in `root` that has results and may have no iterations
/// in an `scf.if`, whose else branch returns the loop's initial values.
void guardLoops(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_GUARDLOOPS_H
