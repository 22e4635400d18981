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

/// Returns a module that contains the `spirv.module` of the binary `data`.
/// Fails, with a diagnostic, if `data` isn't a SPIR-V module, or contains
/// something that MLIR doesn't know. Big-endian binaries are accepted.
///
/// Before upstream's deserializer runs, this checks that every instruction lies
/// within the binary. The result is verified. The deserializer can still crash
/// on malformed modules: read untrusted ones in a separate process.
///
/// A struct has the name that the binary gives it, and a context has one struct
/// of a name. If another module, or the binary itself, has a different one of
/// the same name, this fails. With `distinctStructs`, the ids of structs and a
/// hash of the binary are added to their names.
FailureOr<OwningOpRef<ModuleOp>> deserializeSPIRV(ArrayRef<char> data,
                                                  MLIRContext *context,
                                                  bool distinctStructs = false);

/// Appends the binary of a `spirv.module` to `data`, in the machine's byte
/// order. The module is `root`, or the only one in it. Fails, with a
/// diagnostic, if there isn't exactly one, or if it can't be serialized.
///
/// The binary includes the names of functions and variables. With `withLines`,
/// it also includes the source lines of instructions.
LogicalResult serializeSPIRV(Operation *root, SmallVectorImpl<char> &data,
                             bool withLines = false);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_BINARY_BINARY_H
