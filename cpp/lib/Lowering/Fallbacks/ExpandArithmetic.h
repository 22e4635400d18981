//===- ExpandArithmetic.h - Arithmetic without patterns ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EXPANDARITHMETIC_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EXPANDARITHMETIC_H

#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// Replaces ops of `arith` and `math` in `root` that upstream has no patterns
/// for by ops that it has patterns for. To be called before numbers are
/// emulated: the new ops can be emulated, too.
void expandArithmetic(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EXPANDARITHMETIC_H
