//===- ReduceInWorkgroup.h - Through workgroup memory -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A target without GroupNonUniformArithmetic combines numbers in workgroup
// memory, half as many at each step, with barriers between.
//
// What a subgroup is there is ours to say, as long as all ops of a kernel agree
// on it: all invocations of the workgroup, but no more than 128 successive
// ones, which is what analyses of `gpu` take for the most, nor more than the
// kernel states.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_REDUCEINWORKGROUP_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_REDUCEINWORKGROUP_H

#include "mlir-availability/Engine/Targets.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::availability {

/// Has `module` do without reductions that `target` has no instruction for:
///
/// * `gpu.all_reduce` always, for Vulkan has no such instruction;
/// * `gpu.subgroup_reduce`, and what asks about subgroups, when one of them
///   isn't available. When they are, vectors are reduced number by number, and
///   `uniform` is left out, which stands for OpenCL's instructions.
///
/// Kernels have to have an entry point ABI of positive numbers. Fails, with an
/// error that says why, on a reduction that needs a barrier where it can't be
/// seen that all invocations get there; in a function that isn't a kernel;
/// beside ops that only the device's own subgroups can do; and when what a
/// kernel states of its subgroups can't be kept.
LogicalResult reduceInWorkgroup(gpu::GPUModuleOp module,
                                ResolvedTarget &target);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_REDUCEINWORKGROUP_H
