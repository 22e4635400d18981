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

/// Moves what a function of one block calculates into `gpu.launch` ops. The
/// following stays outside: allocations, the numbers that allocations and
/// launches depend on, ops that only a host can execute, and loops and
/// conditions around these. Effects on memory stay in order. Fails, with an
/// error at the op, when a buffer depends on what a kernel calculates, or when
/// a kernel would have to execute an op of the host.
LogicalResult formLaunches(func::FuncOp function);

/// Clones the calculation of numbers that launches use into the launches, so
/// that these depend on arguments, allocations and loops only.
void sinkIntoLaunches(func::FuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_FORMLAUNCHES_H
