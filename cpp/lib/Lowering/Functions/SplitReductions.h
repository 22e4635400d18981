//===- SplitReductions.h - Splitting reductions -----------------*- C++ -*-===//
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

/// Splits tensor reductions in `function` that have few results and many
/// inputs. Invocations reduce parts in parallel, and a second step reduces the
/// partial results. This changes the order of additions, and therefore the
/// rounding of floats.
void splitReductions(func::FuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_SPLITREDUCTIONS_H
