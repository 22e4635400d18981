//===- SimplifyKernels.h - Kernels for the patterns to SPIR-V ---*- C++ -*-===//
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

/// Replaces ops in the functions of `module` for which conversion to SPIR-V has
/// no patterns by ops for which it has patterns:
///
/// * views of memory, and copies, by loads and stores;
/// * memory attributions of kernels by allocations;
/// * branches by structured loops and conditions;
/// * parallel loops, and ops of linalg, by sequential loops;
/// * large vectors by small ones.
///
/// Modules without such ops don't change. `runPasses` runs a pipeline on an op.
/// Fails, with an error at the op, if one can't be replaced.
LogicalResult simplifyKernels(
    gpu::GPUModuleOp module,
    function_ref<LogicalResult(OpPassManager &, Operation *)> runPasses);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_SIMPLIFYKERNELS_H
