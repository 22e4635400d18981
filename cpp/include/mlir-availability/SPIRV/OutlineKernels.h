//===- OutlineKernels.h - From functions to kernels -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_SPIRV_OUTLINEKERNELS_H
#define MLIR_AVAILABILITY_SPIRV_OUTLINEKERNELS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir::availability {

/// Returns the pass `availability-outline-kernels`: what the functions of a
/// module calculate (`linalg`, `tensor`, `scf`, `vector`, `memref`, `arith`, on
/// tensors or memrefs) becomes kernels of one `gpu.module`, and the functions
/// become what launches them.
///
/// * A parallel loop is a launch, with an invocation for each of its
///   iterations. What lies between parallel loops is a launch of one
///   invocation; so is all that can't be taken apart.
/// * A tensor that a function returns becomes an argument after the others,
///   the buffer that the result is written to. Those that it takes are not
///   written to.
/// * A kernel states the size of its workgroups, and the binding of each
///   argument in descriptor set 0: the number of the function's argument, so
///   that all kernels of a function can share a descriptor set. Behind the
///   arguments are buffers that the function allocates.
/// * A kernel has the name of its function, with a number behind it when the
///   function has several.
///
/// The pass fails, with an error that names the function and what in it is the
/// reason, at shapes that aren't static, at arguments and results that buffers
/// don't hold, at calls that can't be inlined, at large constants that aren't
/// the same number throughout, and when there is nothing to calculate. The IR
/// is then unusable, as after any failed pass.
std::unique_ptr<Pass> createOutlineKernelsPass();

/// Returns true for a module that has functions, but no kernel.
bool needsOutlining(ModuleOp module);

/// Makes the pass known to textual pipelines of this process. Calling it again
/// does nothing.
void registerOutlineKernelsPass();

/// Adds the dialects and interfaces that the pass needs to a registry. A pass
/// that runs it as part of a pipeline of its own depends on them.
void registerOutlineKernelsDependencies(DialectRegistry &registry);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_SPIRV_OUTLINEKERNELS_H
