//===- ViewSizes.h - Sizes of views of buffers ------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_VIEWSIZES_H
#define MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_VIEWSIZES_H

#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// Replaces `memref.dim` of `memref.collapse_shape` in `root` by products of
/// the source's sizes. Upstream's canonicalization handles other views.
void resolveViewSizes(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_VIEWSIZES_H
