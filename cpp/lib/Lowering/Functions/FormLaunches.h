//===- FormLaunches.h - Functions to launches -------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_FORMLAUNCHES_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_FORMLAUNCHES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::availability {

/// Moves the computations of a single-block function into `gpu.launch` ops.
/// Allocations, the numbers that allocations and launches depend on, ops that
/// only a host can execute, and the loops and conditions around these stay
/// outside. Memory effects stay in order. Fails, with an error at the op, when
/// a buffer depends on a kernel's results or a kernel would have to execute a
/// host op.
LogicalResult formLaunches(func::FuncOp function);

/// Clones the computation of numbers that launches use into the launches, so
/// that these depend only on arguments, allocations and loops.
void sinkIntoLaunches(func::FuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_FORMLAUNCHES_H
