//===- SubgroupOps.h - Reductions and subgroups -----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_SUBGROUPOPS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_SUBGROUPOPS_H

#include "mlir-availability/Engine/OpChecker.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::availability {

/// The ops in a function or module that reduce, or that depend on the subgroup.
struct SubgroupOps {
  /// Collects the ops nested in `root`.
  explicit SubgroupOps(Operation *root);

  /// Returns an op that depends on the subgroup, nullptr if there is none.
  Operation *getFirst() const;

  SmallVector<gpu::AllReduceOp> allReductions;
  SmallVector<gpu::SubgroupReduceOp> reductions;
  /// Ops that return subgroup sizes, ids and the like.
  SmallVector<Operation *> queries;
  SmallVector<gpu::ShuffleOp> shuffles;
  /// Other ops that move values between lanes. They require the device's own
  /// subgroups.
  SmallVector<Operation *> others;
};

/// Returns a subgroup reduction, query or shuffle that can't be converted to
/// ops that `checker` finds available; nullptr when there is none. Subgroups
/// have at least `minSize` invocations.
Operation *findUnavailable(const SubgroupOps &ops, OpChecker &checker,
                           int64_t minSize);

/// Creates the index of the lane that `lane` reads from in a shuffle with
/// `offset`. The index isn't below the width if there is no such lane.
Value createOtherLane(ImplicitLocOpBuilder &builder, gpu::ShuffleMode mode,
                      Value lane, Value offset);

/// Converts an available subgroup reduction to a form for which conversion to
/// SPIR-V has patterns.
void prepareForDevice(gpu::SubgroupReduceOp reduction);

/// Replaces an available shuffle in a kernel whose subgroup size equals the
/// shuffle's width. If there is no lane to read from, the result is the
/// invocation's own value.
void prepareForDevice(gpu::ShuffleOp shuffle);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_SUBGROUPOPS_H
