//===- VerifyFunctions.h - Checks before outlining --------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each function fails, with an error, if no kernels can be made from a
// function.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_VERIFYFUNCTIONS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_VERIFYFUNCTIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::availability {

/// Fails for branches that can't become structured control flow, which are
/// those outside of the dialect `cf`.
LogicalResult verifyBranches(func::FuncOp function);

/// Fails for arguments and results that can't be passed in buffers, and for
/// calls that remain after inlining.
LogicalResult verifyFunction(func::FuncOp function);

/// Fails for ops on tensors that can't be bufferized.
LogicalResult verifyTensorOps(func::FuncOp function);

/// Fails for ops that remain after lowering to buffers and loops and can't be
/// part of a kernel: branches, and globals that aren't numeric constants.
LogicalResult verifyLowered(func::FuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_VERIFYFUNCTIONS_H
