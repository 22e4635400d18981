//===- AllocateAttributions.h - Attributions of gpu.func --------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_ALLOCATEATTRIBUTIONS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_ALLOCATEATTRIBUTIONS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::availability {

/// Replaces the workgroup and private attributions of a function by allocations
/// in its body. Fails, with an error at the function, if the size of one isn't
/// static.
LogicalResult allocateAttributions(gpu::GPUFuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_ALLOCATEATTRIBUTIONS_H
