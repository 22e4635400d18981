//===- VerifyFunctions.h - What kernels can be made of ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each function fails, with an error, where no kernels can be made of a
// function.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_VERIFYFUNCTIONS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_VERIFYFUNCTIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::availability {

/// Refuses branches that can't become loops and conditions: those that aren't
/// of the dialect `cf`.
LogicalResult verifyBranches(func::FuncOp function);

/// Refuses arguments and results that can't be passed in buffers, and calls
/// that are left when functions have been inlined.
LogicalResult verifyFunction(func::FuncOp function);

/// Refuses ops on tensors that can't be bufferized.
LogicalResult verifyTensorOps(func::FuncOp function);

/// Refuses what is left when everything has become buffers and loops, and that
/// a kernel can't have: branches, and globals that are no constants of numbers.
LogicalResult verifyLowered(func::FuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_VERIFYFUNCTIONS_H
