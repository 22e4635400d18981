//===- Launches.h - Splitting functions into launches -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_LAUNCHES_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_LAUNCHES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::availability {

/// Puts all that a function of one block calculates into `gpu.launch` ops.
/// Outside of them remain allocations, numbers that allocations and launches
/// depend on, what only a host can do, and loops and conditions around that.
/// Whatever has an effect on memory remains in order. Fails, with an error at
/// the op, where a buffer is chosen by what a kernel calculates, or where a
/// kernel would have to do what only a host can.
LogicalResult formLaunches(func::FuncOp function);

/// Calculates what launches use and isn't in memory inside of them, so that
/// they depend on arguments, allocations and loops only.
void sinkIntoLaunches(func::FuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_LAUNCHES_H
