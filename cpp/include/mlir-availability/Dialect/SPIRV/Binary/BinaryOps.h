//===- BinaryOps.h - Instructions that MLIR has no op for -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_BINARYOPS_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_BINARYOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"

#define GET_OP_CLASSES
#include "mlir-availability/Dialect/SPIRV/Binary/BinaryOps.h.inc"

namespace mlir::availability {

/// Adds the ops, and their requirements, to contexts that load the SPIR-V
/// dialect.
void registerSPIRVBinaryOps(DialectRegistry &registry);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_BINARYOPS_H
