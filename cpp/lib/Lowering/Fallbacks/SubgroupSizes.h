//===- SubgroupSizes.h - Subgroups of a size --------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sizes of subgroups that kernels count on, and whether a target can be
// asked for them.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_SUBGROUPSIZES_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_SUBGROUPSIZES_H

#include "SubgroupOps.h"

namespace mlir::availability {

/// Returns the size of subgroups that a kernel, whose ops on subgroups are
/// `ops`, counts on: the one that it states, else the width of its shuffles and
/// rotations. std::nullopt when it counts on none; 0 when that isn't one
/// constant.
std::optional<int64_t> getSubgroupSize(gpu::GPUFuncOp kernel,
                                       const SubgroupOps &ops);

/// Returns true when a pipeline of `kernel` can require subgroups of `size`
/// invocations, and whole ones. `checker` judges it by the target.
bool canRequireSubgroups(gpu::GPUFuncOp kernel, int64_t size,
                         OpChecker &checker);

/// Removes the size of subgroups from what `kernel` states. Lowering would make
/// an execution mode of it, which Vulkan doesn't have.
void removeSubgroupSize(gpu::GPUFuncOp kernel);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_SUBGROUPSIZES_H
