//===- WidenSums.h - Sums of bf16 -------------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_WIDENSUMS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_WIDENSUMS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::availability {

/// Keeps sums and products of many bf16 tensor elements in f32 until they are
/// complete. Each step is calculated in f32 anyway. Rounded after each step, a
/// sum of 1,024 numbers is wrong by some percent: bf16 has 8 bits of precision.
void widenSums(func::FuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_WIDENSUMS_H
