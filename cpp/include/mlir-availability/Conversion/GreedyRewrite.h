//===- GreedyRewrite.h - Greedy rewriting for a target ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_CONVERSION_GREEDYREWRITE_H
#define MLIR_AVAILABILITY_CONVERSION_GREEDYREWRITE_H

#include "mlir-availability/Conversion/ConversionTarget.h"

#include "mlir/IR/Location.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::availability {

/// A rewrite that matched and was undone, because its result isn't available on
/// the target.
struct RefusedRewrite {
  /// The pattern's debug name; empty if it has none, as PDL patterns do.
  std::string pattern;
  /// The op that the pattern matched.
  std::string opName;
  Location location;
  /// The op in the result that isn't available, and as text its clauses that
  /// the target doesn't satisfy. There are none if its requirements are
  /// unknown.
  std::string culprit;
  std::vector<std::string> messages;
};

/// Applies patterns to the ops nested in `root`, as
/// `mlir::applyPatternsGreedily` does, but keeps a rewrite only if its result
/// is available on `target`. The result is the ops that a pattern creates or
/// modifies; an op other than the matched one doesn't count if it wasn't
/// available before. The target doesn't judge ops that it doesn't cover; ops
/// with unknown requirements are refused. After a refusal, the driver tries the
/// pattern with the next benefit. The configuration decides whether the driver
/// folds ops and simplifies regions.
///
/// A rewrite (also one in PDL) is made, judged, and undone if it is refused.
/// This takes time proportional to what the pattern changes. Undoing covers
/// changes through the rewriter, ops that are created at its insertion point
/// without notifying it, and changes of the matched op.
///
/// `root` must be isolated from above. The listener of `config` is notified of
/// kept rewrites only. Fails if the patterns don't converge. Each refused
/// rewrite is appended to `refused` once.
LogicalResult applyAvailablePatternsGreedily(
    Operation *root, const ConversionTarget &target,
    const FrozenRewritePatternSet &patterns, GreedyRewriteConfig config,
    std::vector<RefusedRewrite> &refused, bool *changed = nullptr);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_CONVERSION_GREEDYREWRITE_H
