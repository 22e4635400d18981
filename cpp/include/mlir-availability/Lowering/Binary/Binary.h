//===- Binary.h - SPIR-V binaries -------------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LOWERING_BINARY_BINARY_H
#define MLIR_AVAILABILITY_LOWERING_BINARY_BINARY_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::availability {

/// Returns a module that holds the `spirv.module` in the binary `data`. Fails,
/// with a diagnostic, when `data` is no SPIR-V module, or has something that
/// MLIR doesn't know. Big-endian binaries are accepted.
///
/// Before upstream's deserializer runs, it is checked that every instruction
/// lies within the binary. The result is verified. The deserializer can still
/// crash on malformed modules: read those that you don't trust in a process of
/// their own.
FailureOr<OwningOpRef<ModuleOp>> deserializeSPIRV(ArrayRef<char> data,
                                                  MLIRContext *context);

/// Appends the binary of a `spirv.module` to `data`, in the machine's byte
/// order. The module is `root`, or the only one in it. Fails, with a
/// diagnostic, when there isn't exactly one, or when it can't be written.
///
/// Functions and variables have their names in it. With `withLines`,
/// instructions have the lines of the source that they are from.
LogicalResult serializeSPIRV(Operation *root, SmallVectorImpl<char> &data,
                             bool withLines = false);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_BINARY_BINARY_H
