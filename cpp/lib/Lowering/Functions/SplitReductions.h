//===- SplitReductions.h - Long reductions in parts -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_SPLITREDUCTIONS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_SPLITREDUCTIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::availability {

/// Splits the reductions of tensors in `function` that have few results and
/// many numbers: invocations reduce parts in parallel, and what they find is
/// reduced after them. The order of additions changes, and with it the rounding
/// of floats.
void splitReductions(func::FuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_SPLITREDUCTIONS_H
