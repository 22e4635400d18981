//===- LaunchParallelLoops.h - Parallel loops to launches -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_LAUNCHPARALLELLOOPS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_LAUNCHPARALLELLOOPS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::availability {

/// Creates a launch with an empty body and `blocks` workgroups of `threads`
/// invocations.
gpu::LaunchOp createLaunch(OpBuilder &builder, Location loc, Value blocks,
                           Value threads);

/// Replaces a loop by a launch with one invocation for each iteration. If a
/// loop has more iterations than devices have invocations, each invocation
/// executes several.
void launchLoop(IRRewriter &rewriter, scf::ParallelOp loop);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_LAUNCHPARALLELLOOPS_H
