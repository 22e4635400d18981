//===- Bufferize.h - Bufferization of functions -----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_BUFFERIZE_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_BUFFERIZE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"

namespace mlir::availability {

/// Makes each loop write its carried tensors into the buffers of their initial
/// values, so that one buffer holds such a tensor in all iterations.
void yieldInPlace(func::FuncOp function);

/// Copies tensors before a vector is written to part of them, so that the rest
/// keeps its contents.
void keepWhatIsNotWritten(func::FuncOp function);

/// Adds passes that replace tensors by buffers. Functions then return buffers.
void addBufferization(OpPassManager &passes);

/// Replaces each buffer result of an `scf.if` by a new buffer that both
/// branches copy into. The host can't select a buffer by a condition that only
/// the device knows.
void copyFromBranches(func::FuncOp function);

/// Copies buffers that a function returns twice, since each result becomes a
/// separate argument.
void separateResults(func::FuncOp function);

/// The attribute of arguments that were results.
inline constexpr StringLiteral kResultAttrName = "bufferize.result";

/// Adds passes that turn the buffers that functions return into arguments with
/// the attribute `kResultAttrName`.
void addResultArguments(OpPassManager &passes);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_BUFFERIZE_H
