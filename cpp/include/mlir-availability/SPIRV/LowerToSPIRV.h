//===- LowerToSPIRV.h - From kernels to checked SPIR-V ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_SPIRV_LOWERTOSPIRV_H
#define MLIR_AVAILABILITY_SPIRV_LOWERTOSPIRV_H

#include "mlir/Pass/Pass.h"

namespace mlir::availability {

/// Returns the pass `availability-lower-to-spirv`: replaces each `gpu.module`
/// that has a kernel by a `spirv.module` for `target`, which is written as
/// `parseTarget` takes it. Each result is available on the target, and its
/// triple is the smallest that admits it. What is outside is left alone, and so
/// are modules that `gpu.launch_func` refers to: beside them. Where there is no
/// kernel, functions become kernels first (`createOutlineKernelsPass`). With
/// `emulate`, kernels calculate in 32 bits with those of f16, i8 and i16 that
/// the target has no arithmetic for, and the results are the same.
///
/// The pass fails, with an error at the op and what to do, when the target
/// isn't one of SPIR-V, there is neither a kernel nor a function, a kernel
/// doesn't state its workgroup's size or has an argument of dynamic shape, or
/// an op can't be converted to what the target has. The IR is then unusable, as
/// after any failed pass.
std::unique_ptr<Pass> createLowerToSPIRVPass(StringRef target,
                                             bool emulate = false);

/// Makes the pass known to textual pipelines of this process, as
/// `availability-lower-to-spirv{target=...}`. Calling it again does nothing.
void registerLowerToSPIRVPass();

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_SPIRV_LOWERTOSPIRV_H
