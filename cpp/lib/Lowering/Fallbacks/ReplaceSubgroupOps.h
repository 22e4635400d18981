//===- ReplaceSubgroupOps.h - Reductions without subgroup ops ---*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On a target without GroupNonUniformArithmetic, reductions go through
// workgroup memory. At each step, half as many invocations combine two numbers,
// followed by a barrier. Shuffles also go through workgroup memory if their
// subgroup size isn't available.
//
// Emulated subgroups needn't match the device's, provided that all ops of a
// kernel agree. They consist of consecutive invocations of a workgroup. Their
// size is the smallest of the workgroup size, the size that the kernel states,
// and 128, the maximum that analyses of the `gpu` dialect assume.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_REPLACESUBGROUPOPS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_REPLACESUBGROUPOPS_H

#include "mlir-availability/Engine/Targets.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::availability {

/// The subgroup size that a kernel requires.
struct RequiredSubgroupSize {
  StringAttr kernel;
  int64_t size;
};

/// Replaces subgroup ops in `module` for which `target` has no instruction:
///
/// * `gpu.all_reduce` always: Vulkan has no such instruction;
/// * `gpu.subgroup_reduce`, `gpu.shuffle` and subgroup queries, when one of
/// them
///   isn't available, or their subgroup size can't be required. When all are
///   available, they get the forms that conversion accepts.
///
/// Returns the subgroup sizes that kernels must require. Kernels must have an
/// entry point ABI with positive sizes; subgroup sizes are removed from it.
/// Fails, with an error that states the reason:
///
/// * when a reduction needs a barrier that some invocations of the workgroup
/// may
///   not execute;
/// * when a reduction is in a function that isn't a kernel;
/// * when other ops require the device's own subgroups;
/// * when the subgroup size that a kernel states can't be kept.
FailureOr<SmallVector<RequiredSubgroupSize>>
replaceSubgroupOps(gpu::GPUModuleOp module, ResolvedTarget &target);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_REPLACESUBGROUPOPS_H
