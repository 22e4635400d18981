//===- ImportLLVMIR.h - LLVM IR that other compilers write ------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_LLVMIR_IMPORTLLVMIR_H
#define MLIR_AVAILABILITY_DIALECT_LLVMIR_IMPORTLLVMIR_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::availability {

/// Reads LLVM IR, its text or bitcode, with MLIR's importer. An op's location
/// is the line of the source that debug information tells, else the line of
/// the text. Returns null after an error, which is reported to the context's
/// handlers: `data` isn't valid, or has something that MLIR doesn't import.
///
/// LLVM may crash on malformed bitcode: read files in a process of their own.
///
/// \param context where to make the module.
/// \param data the contents of the file.
/// \param name what locations in the text call the file.
OwningOpRef<ModuleOp> importLLVMIR(MLIRContext &context, StringRef data,
                                   StringRef name);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_LLVMIR_IMPORTLLVMIR_H
