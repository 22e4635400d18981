//===- EntryPoints.h - What entry points use --------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_ENTRYPOINTS_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_ENTRYPOINTS_H

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

/// Returns the variables and functions that `entryPoint` uses, itself or
/// through other functions, and its function. Symbols that aren't there are
/// left out.
SmallVector<Operation *> getUsedSymbols(spirv::EntryPointOp entryPoint);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_ENTRYPOINTS_H
