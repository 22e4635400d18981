//===- FuseLinalg.h - Fusion of linalg ops ----------------------*- C++ -*-===//
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

/// Fuses elementwise linalg ops with the elementwise ops and reductions that
/// use their results, so that one kernel computes both. If one of several users
/// is a reduction, each user recomputes the results.
void fuseElementwise(func::FuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_FUSELINALG_H
