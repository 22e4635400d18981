//===- LowerLinalg.h - Linalg's ops as loops --------------------*- C++ -*-===//
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

/// Makes loops of the ops of linalg on buffers, and of `memref.copy`, in
/// `root`: parallel ones on the outside. Fails, with an error at the op, where
/// upstream can't.
LogicalResult lowerLinalg(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_LOWERLINALG_H
