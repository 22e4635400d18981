//===- NumbersInMemory.h - Narrow numbers that modules may store *- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_NUMBERSINMEMORY_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_NUMBERSINMEMORY_H

#include "Triple.h"

namespace mlir::availability {

/// Adds to `triple`, which is what `module` declares, the capabilities that its
/// numbers of 8 and 16 bits need in memory, if it declares what these numbers
/// need elsewhere.
void addNumbersInMemory(spirv::ModuleOp module, Triple &triple);

/// Returns false if that adds nothing, whatever the module has.
bool statesNarrowNumbers(MLIRContext *context, const Triple &triple);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_NUMBERSINMEMORY_H
