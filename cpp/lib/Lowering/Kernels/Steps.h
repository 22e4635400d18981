//===- Steps.h - The steps that simplify kernels ----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The steps that simplify kernels, and what they ask about them.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_STEPS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_STEPS_H

#include "mlir/IR/Operation.h"

namespace mlir::availability {

//===----------------------------------------------------------------------===//
// GuardLoops.cpp: Loops with zero iterations
//===----------------------------------------------------------------------===//

/// Wraps each `scf.for` in `root` that has results and may have no iterations
/// in an `scf.if`, whose else branch returns the loop's initial values.
void guardLoops(Operation *root);

//===----------------------------------------------------------------------===//
// Uniformity.cpp: Uniformly executed ops
//===----------------------------------------------------------------------===//

/// Returns true when either all or none of a workgroup's invocations execute
/// `op`, which is in a kernel, so that a barrier may be placed there. Returns
/// false when this is unknown because it depends on memory, calls, or branches
/// between blocks.
bool isExecutedUniformly(Operation *op);

//===----------------------------------------------------------------------===//
// ViewSizes.cpp: Sizes of views of buffers
//===----------------------------------------------------------------------===//

/// Replaces `memref.dim` of `memref.collapse_shape` in `root` by products of
/// the source's sizes. Upstream's canonicalization handles other views.
void resolveViewSizes(Operation *root);

//===----------------------------------------------------------------------===//
// WhileConditions.cpp: Loops in while conditions
//===----------------------------------------------------------------------===//

/// If the condition region of an `scf.while` in `root` contains loops, moves
/// its ops into the body. The condition then only tests a flag.
void moveConditionsIntoBodies(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_STEPS_H
