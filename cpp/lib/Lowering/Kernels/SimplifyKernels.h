//===- SimplifyKernels.h - Kernels simplified for SPIR-V --------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_SIMPLIFYKERNELS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_SIMPLIFYKERNELS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace mlir::availability {

/// Puts what there are patterns to SPIR-V for in place of what there are none
/// for, in the functions of `module`: loads and stores for views of memory and
/// for copies, allocations for the memory listed with a kernel's arguments,
/// loops and conditions for branches, sequential loops for parallel ones and
/// for linalg's ops, small vectors for large ones, and the like. Leaves modules
/// alone that have nothing of it. `runPasses` has a pipeline run on an op.
/// Fails, with an error at the op, where something can't be replaced.
LogicalResult simplifyKernels(
    gpu::GPUModuleOp module,
    function_ref<LogicalResult(OpPassManager &, Operation *)> runPasses);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_SIMPLIFYKERNELS_H
