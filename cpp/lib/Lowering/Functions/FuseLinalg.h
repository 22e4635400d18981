//===- FuseLinalg.h - Linalg's ops on tensors -------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_FUSELINALG_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_FUSELINALG_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::availability {

/// Replaces ops that are made of several of linalg's, such as `linalg.softmax`,
/// by these. Fails, with an error at the op, where upstream can't.
LogicalResult decomposeLinalg(func::FuncOp function);

/// Fuses elementwise ops of linalg's with the elementwise ops and reductions
/// that use their results, so that one kernel calculates both. Several users,
/// of which one is a reduction, each calculate the results.
void fuseElementwise(func::FuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_FUSELINALG_H
