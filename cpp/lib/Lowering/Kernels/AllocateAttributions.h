//===- Attributions.h - Memory that functions declare -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_ATTRIBUTIONS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_ATTRIBUTIONS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::availability {

/// Allocates the memory that a function declares beside its arguments, of the
/// workgroup and of the invocation. Fails, with an error, when it isn't known
/// how much that is.
LogicalResult allocateAttributions(gpu::GPUFuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_ATTRIBUTIONS_H
