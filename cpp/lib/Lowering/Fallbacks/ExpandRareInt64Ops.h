//===- ExpandRareInt64Ops.h - i64 without its rarer ops ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EXPANDRAREINT64OPS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EXPANDRAREINT64OPS_H

#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// Returns true for ops on i64 that `expandRareInt64Ops` replaces.
bool isRareInt64Op(Operation *op);

/// Replaces divisions of i64 in `root`, its conversions from and to f32, and
/// `math` ops on it by sums, shifts and comparisons, all of which upstream can
/// emulate. A shift by zero returns its operand.
void expandRareInt64Ops(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EXPANDRAREINT64OPS_H
