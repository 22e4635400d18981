//===- LowerLinalg.h - Lowering linalg ops to loops -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_LOWERLINALG_H
#define MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_LOWERLINALG_H

#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// Decomposes linalg ops on tensors in `root` that consist of several others,
/// such as `linalg.softmax`. Fails, with an error at the op, where upstream
/// can't.
LogicalResult decomposeLinalg(Operation *root);

/// Lowers linalg ops on buffers, and `memref.copy`, in `root` to loops. The
/// outer loops are parallel. Fails, with an error at the op, if upstream can't
/// lower an op to loops.
LogicalResult lowerLinalg(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_LOWERLINALG_H
