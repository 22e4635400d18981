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

/// The ops in a function or a module that reduce, or that depend on what a
/// subgroup is.
struct SubgroupOps {
  /// Collects the ops nested in `root`.
  explicit SubgroupOps(Operation *root);

  /// Returns one of the ops that depend on what a subgroup is, nullptr when
  /// there are none.
  Operation *getFirst() const;

  SmallVector<gpu::AllReduceOp> allReductions;
  SmallVector<gpu::SubgroupReduceOp> reductions;
  /// Ops that return a number of a subgroup: its size, its id, and so on.
  SmallVector<Operation *> queries;
  SmallVector<gpu::ShuffleOp> shuffles;
  /// Other ops that move values between the lanes of a subgroup. They work on
  /// the device's own subgroups only.
  SmallVector<Operation *> others;
};

/// Returns a reduction of a subgroup, a query or a shuffle that can't be
/// converted to ops that `checker` finds available; nullptr when there is none.
/// Subgroups have at least `minSize` invocations.
Operation *findUnavailable(const SubgroupOps &ops, OpChecker &checker,
                           int64_t minSize);

/// Creates the number of the lane that the invocation at `lane` reads from in a
/// shuffle with `offset`. Where there is none, it isn't below the width.
Value createOtherLane(ImplicitLocOpBuilder &builder, gpu::ShuffleMode mode,
                      Value lane, Value offset);

/// Gives a reduction of a subgroup, which is available, a form that conversion
/// to SPIR-V has patterns for.
void prepareForDevice(gpu::SubgroupReduceOp reduction);

/// Replaces a shuffle, which is available, in a kernel whose subgroups have as
/// many invocations as the shuffle is wide. Where there is no lane to read
/// from, the value is the invocation's own.
void prepareForDevice(gpu::ShuffleOp shuffle);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_SUBGROUPOPS_H
