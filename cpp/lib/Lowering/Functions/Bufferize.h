//===- Buffers.h - Buffers in place of tensors ------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_BUFFERS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_BUFFERS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"

namespace mlir::availability {

/// Has each loop yield the tensors that it carries in the place of those that
/// it started with, so that one buffer holds them all the time.
void yieldInPlace(func::FuncOp function);

/// Has vectors that are written into parts of tensors leave the rest as it was.
void keepWhatIsNotWritten(func::FuncOp function);

/// Adds passes that put buffers in place of tensors. Those that functions
/// return are results still.
void addBufferization(OpPassManager &passes);

/// Has each result of an `scf.if` that is a buffer be a buffer of its own,
/// which the branches copy into: which one a branch took may be known on a
/// device only.
void copyFromBranches(func::FuncOp function);

/// Has no buffer be returned twice: each result becomes an argument of its own.
void separateResults(func::FuncOp function);

/// Adds passes that have functions take the buffers that they return as
/// arguments.
void addResultArguments(OpPassManager &passes);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_BUFFERS_H
