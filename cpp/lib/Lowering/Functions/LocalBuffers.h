//===- LocalBuffers.h - Buffers that functions allocate ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_LOCALBUFFERS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_LOCALBUFFERS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::availability {

/// Replaces `memref.alloca` without a memory space by `memref.alloc`. A
/// kernel's invocations share both.
void replaceAllocas(func::FuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_LOCALBUFFERS_H
