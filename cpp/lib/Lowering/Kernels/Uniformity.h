//===- Uniformity.h - What all invocations execute --------------*- C++ -*-===//
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

/// Returns true when either all invocations of a workgroup execute `op`, which
/// is in a kernel, or none does. A barrier may stand there. Returns false when
/// that isn't known: it depends on memory, on calls, or on branches between
/// blocks.
bool isExecutedUniformly(Operation *op);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_UNIFORMITY_H
