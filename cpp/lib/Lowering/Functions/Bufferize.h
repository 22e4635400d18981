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

/// Makes each loop write the tensors that it carries into the buffers of their
/// initial values, so that one buffer holds such a tensor in all iterations.
void yieldInPlace(func::FuncOp function);

/// Copies tensors that a vector is written to a part of, so that the other part
/// keeps its contents.
void keepWhatIsNotWritten(func::FuncOp function);

/// Adds passes that replace tensors by buffers. Functions return buffers then.
void addBufferization(OpPassManager &passes);

/// Replaces each result of an `scf.if` that is a buffer by a new buffer, which
/// both branches copy into. The host can't choose a buffer by a condition that
/// only the device knows.
void copyFromBranches(func::FuncOp function);

/// Copies buffers that a function returns twice: each result becomes an
/// argument of its own.
void separateResults(func::FuncOp function);

/// The name of the attribute of arguments that were results.
inline constexpr StringLiteral kResultAttrName = "bufferize.result";

/// Adds passes that turn the buffers that functions return into arguments with
/// the attribute `kResultAttrName`.
void addResultArguments(OpPassManager &passes);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_BUFFERIZE_H
