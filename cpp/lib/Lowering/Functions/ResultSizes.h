//===- ResultSizes.h - Sizes of the buffers for results ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A caller passes the buffers for results, and must know their dynamic sizes
// beforehand. The two functions work together: between their calls, a function
// returns the sizes after its results.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_RESULTSIZES_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_RESULTSIZES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::availability {

/// Makes a function additionally return the dynamic sizes of the tensors and
/// buffers that it returns.
void returnResultSizes(func::FuncOp function);

/// Replaces the returned sizes by the attribute `kShapeAttrName` on the
/// arguments that were results. Their attribute `kResultAttrName` becomes
/// `kIsResultAttrName`. Fails, with an error, if a size isn't an expression of
/// the function's arguments.
LogicalResult stateResultSizes(func::FuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_RESULTSIZES_H
