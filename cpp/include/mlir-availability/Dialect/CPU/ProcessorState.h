//===- ProcessorState.h - States that functions run in ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Questions that records ask about an op's function: the state of an AArch64
// processor with SME, which attributes of the function state.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_CPU_PROCESSORSTATE_H
#define MLIR_AVAILABILITY_DIALECT_CPU_PROCESSORSTATE_H

#include "mlir/IR/Operation.h"

namespace mlir::cpu {
/// Returns true if the op's function runs in streaming mode.
bool isStreaming(Operation &op);

/// Returns true if the op's function runs in streaming mode, or may.
bool mayBeStreaming(Operation &op);

/// Returns true if the op's function has the array ZA.
bool hasZA(Operation &op);

/// Returns true if the op calls an intrinsic of SME that uses the array ZA or
/// the register ZT0, and its function isn't known to have them. No attribute of
/// functions in MLIR states the latter.
bool mayLackState(Operation &op);

/// Returns true if the op is in an `llvm.func`: no pass adds attributes that
/// state the processor's state to it any more.
bool isStateFinal(Operation &op);
} // namespace mlir::cpu

#endif // MLIR_AVAILABILITY_DIALECT_CPU_PROCESSORSTATE_H
