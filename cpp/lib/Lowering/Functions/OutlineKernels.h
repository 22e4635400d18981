//===- OutlineKernels.h - Outlining functions to kernels --------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_OUTLINEKERNELS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_OUTLINEKERNELS_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::availability {

/// Adds the dialects and interfaces on which the pass
/// `availability-outline-kernels` depends to `registry`. Passes that run it
/// must call this too.
void registerOutlineKernelsDependencies(DialectRegistry &registry);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_OUTLINEKERNELS_H
