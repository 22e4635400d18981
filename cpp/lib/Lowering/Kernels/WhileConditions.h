//===- WhileConditions.h - Loops in while conditions ------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_WHILECONDITIONS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_WHILECONDITIONS_H

#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// If the condition region of an `scf.while` in `root` contains loops, moves
/// its ops into the body. The condition then only tests a flag.
void moveConditionsIntoBodies(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_WHILECONDITIONS_H
