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
// and a barrier follows.
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

/// Replaces reductions in `module` that `target` has no instruction for:
///
/// * `gpu.all_reduce` always: Vulkan has no such instruction;
/// * `gpu.subgroup_reduce`, and queries of subgroups, when one of them isn't
///   available. When all are available, reductions of vectors are split, and
///   `uniform` is removed, which stands for OpenCL's instructions.
///
/// Kernels have to have an entry point ABI of positive numbers. Fails, with an
/// error that says why:
///
/// * when a reduction needs a barrier, and it isn't known that all invocations
///   of the workgroup execute it;
/// * when a reduction is in a function that isn't a kernel;
/// * when there are ops, too, that only the device's own subgroups can execute;
/// * when what a kernel states of its subgroups can't be kept.
LogicalResult reduceInWorkgroup(gpu::GPUModuleOp module,
                                ResolvedTarget &target);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_REDUCEINWORKGROUP_H
