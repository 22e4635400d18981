//===- LowerKernels.h - The dialects above LLVM IR --------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's own conversions of the dialects `gpu`, `nvgpu` and `amdgpu`.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_BACKEND_LOWERKERNELS_H
#define MLIR_AVAILABILITY_LIB_BACKEND_LOWERKERNELS_H

#include "Compiler.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::availability {

/// Registers the dialects above LLVM IR, and their conversions to it.
void registerKernelDialects(DialectRegistry &registry);

/// Returns the `gpu.module` of `module`, null if it has none.
gpu::GPUModuleOp findKernels(ModuleOp module);

/// Converts the `gpu.module` of `module` to LLVM IR for a processor.
LogicalResult lowerKernels(ModuleOp module, const Processor &processor);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_BACKEND_LOWERKERNELS_H
