//===- DotProducts.h - What dot products are computed of --------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A question about integer dot products: ops of MLIR's dialect, or instructions
// of a binary that its ops can't hold.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_DOTPRODUCTS_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_DOTPRODUCTS_H

#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// Vectors of four 8-bit integers, other vectors, or integers that vectors are
/// packed into.
enum class DotInput { FourBytes, Vectors, Packed };

/// Returns what `dot` is computed of.
DotInput getDotInput(Operation &dot);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_DOTPRODUCTS_H
