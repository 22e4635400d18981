//===- ReduceInWorkgroup.h - Reductions without subgroup ops ----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On a target without GroupNonUniformArithmetic, reductions go through
// workgroup memory. At each step, half as many invocations combine two numbers,
// and a barrier follows. So do shuffles where subgroups can't be had in the
// size that they are for.
//
// There, subgroups needn't be the device's, as long as all ops of a kernel
// agree. We take successive invocations of a workgroup: all of them, but at
// most 128, the maximum that analyses of the `gpu` dialect assume, and at most
// as many as the kernel states.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_REDUCEINWORKGROUP_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_REDUCEINWORKGROUP_H

#include "mlir-availability/Engine/Targets.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::availability {

/// The size of subgroups that a kernel requires.
struct RequiredSubgroupSize {
  StringAttr kernel;
  int64_t size;
};

/// Replaces ops on subgroups in `module` that `target` has no instruction for:
///
/// * `gpu.all_reduce` always: Vulkan has no such instruction;
/// * `gpu.subgroup_reduce`, `gpu.shuffle` and queries of subgroups, when one of
///   them isn't available, or subgroups of the size that they are for can't be
///   required. When all are available, they are given the forms that conversion
///   takes.
///
/// Returns the sizes that kernels have to require. Kernels have to have an
/// entry point ABI of positive numbers; the sizes of subgroups are removed from
/// it. Fails, with an error that says why:
///
/// * when a reduction needs a barrier, and it isn't known that all invocations
///   of the workgroup execute it;
/// * when a reduction is in a function that isn't a kernel;
/// * when there are ops, too, that only the device's own subgroups can execute;
/// * when what a kernel states of its subgroups can't be kept.
FailureOr<SmallVector<RequiredSubgroupSize>>
reduceInWorkgroup(gpu::GPUModuleOp module, ResolvedTarget &target);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_REDUCEINWORKGROUP_H
