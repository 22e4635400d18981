//===- Uniformity.h - What all invocations do alike -------------*- C++ -*-===//
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

/// Returns true when either all invocations of a workgroup execute `op`, of a
/// kernel, together or none does, so that a barrier may stand there. False
/// when that can't be seen: it hangs on what is read from memory, on calls, or
/// on branches between blocks.
bool isExecutedUniformly(Operation *op);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_UNIFORMITY_H
