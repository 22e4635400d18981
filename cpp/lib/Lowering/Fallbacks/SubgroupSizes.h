//===- SubgroupSizes.h - Required subgroup sizes ----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The subgroup sizes that kernels rely on, and whether a target can require
// them.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_SUBGROUPSIZES_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_SUBGROUPSIZES_H

#include "SubgroupOps.h"

namespace mlir::availability {

/// Returns the subgroup size that a kernel relies on, where `ops` are its
/// subgroup ops: the stated size and the widths of its shuffles and rotations,
/// if they are all equal. Returns std::nullopt if there are none, and 0 if they
/// differ or aren't constant.
std::optional<int64_t> getSubgroupSize(gpu::GPUFuncOp kernel,
                                       const SubgroupOps &ops);

/// Returns true when a pipeline of `kernel` can require full subgroups of
/// `size` invocations. `checker` judges this by the target.
bool canRequireSubgroups(gpu::GPUFuncOp kernel, int64_t size,
                         OpChecker &checker);

/// Removes the subgroup size that `kernel` states. Lowering would convert it to
/// an execution mode, which Vulkan doesn't support.
void removeSubgroupSize(gpu::GPUFuncOp kernel);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_SUBGROUPSIZES_H
