//===- Uniformity.h - Uniformly executed ops --------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_UNIFORMITY_H
#define MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_UNIFORMITY_H

#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// Returns true when either all or none of a workgroup's invocations execute
/// `op`, which is in a kernel, so that a barrier may be placed there. Returns
/// false when this is unknown because it depends on memory, calls, or branches
/// between blocks.
bool isExecutedUniformly(Operation *op);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_UNIFORMITY_H
