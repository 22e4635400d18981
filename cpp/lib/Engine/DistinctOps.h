//===- DistinctOps.h - The ops of some IR that differ -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_DISTINCTOPS_H
#define MLIR_AVAILABILITY_LIB_ENGINE_DISTINCTOPS_H

#include "mlir-availability/Engine/Check.h"

#include "llvm/ADT/DenseMap.h"

#include <vector>

namespace mlir::availability {

/// One op for each set of ops on which every target has the same verdict, for
/// the same clauses. Large IR has few of them, so that many targets are asked
/// quickly. Ops are only in one set if the same op states their target.
class DistinctOps {
public:
  /// Compares `root` and all ops nested in it. What is in `allowed` may be
  /// unknown.
  DistinctOps(Operation *root, const AllowedUnchecked &allowed);

  /// Calls `visit` with the first op of each set, in the order of the IR, that
  /// is `first` or nested in it. `first` is the root, or states its target.
  /// Ops that state their target and for which `isPassedBy`, if given, returns
  /// true are skipped, with everything nested in them; this is never asked of
  /// `first`.
  void visit(Operation *first, function_ref<bool(Operation *)> isPassedBy,
             function_ref<void(Operation *)> visit) const;

  /// Returns how many ops are in the set of `op`, which is the first of it.
  uint64_t getCount(Operation *op) const {
    return entries[indices.at(op)].count;
  }

private:
  struct Entry {
    Operation *op;
    bool isStating = false;
    uint64_t count = 1;
    /// For ops that state their target: the index after those nested in it.
    size_t end = 0;
  };
  std::vector<Entry> entries;
  DenseMap<Operation *, size_t> indices;
};

/// Checks only the first op of each set of ops in `root`, from which `distinct`
/// was made with the same `allowed`. Findings and counts are those of these
/// ops.
CheckResult check(Operation *root, const DistinctOps &distinct,
                  const ResolvedTarget &target,
                  const AllowedUnchecked &allowed);

/// What an op states that it was made for, along one dimension.
struct StatedOffer {
  const Dimension *dimension;
  SmallVector<int64_t> values;
};

/// Returns what `stated`, the target that an op states, offers along each
/// dimension.
SmallVector<StatedOffer> getStatedOffers(ResolvedTarget stated);

/// Returns true when `target` offers all of `stated`.
bool coversStated(ResolvedTarget &target, ArrayRef<StatedOffer> stated);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_DISTINCTOPS_H
