//===- ParallelLoops.h - Launches out of loops ------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_PARALLELLOOPS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_PARALLELLOOPS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::availability {

/// Creates a launch of `blocks` workgroups of `threads` invocations that do
/// nothing.
gpu::LaunchOp createLaunch(OpBuilder &builder, Location loc, Value blocks,
                           Value threads);

/// Replaces a loop by a launch that has an invocation for each iteration. Where
/// they are more than a device takes, an invocation goes on to further ones.
void launchLoop(IRRewriter &rewriter, scf::ParallelOp loop);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_PARALLELLOOPS_H
