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

/// A rewrite that matched but was not made, because the target lacks something
/// in its result.
struct RefusedRewrite {
  /// The pattern's debug name; empty for one without, such as those in PDL.
  std::string pattern;
  /// The op that the pattern matched.
  std::string opName;
  Location location;
  /// The op of the result that isn't available, and the clauses of it that the
  /// target doesn't satisfy, as text. There are none if its requirements are
  /// unknown.
  std::string culprit;
  std::vector<std::string> messages;
};

/// Applies patterns to what is nested in `root`, as
/// `mlir::applyPatternsGreedily` does, but makes only rewrites whose results
/// `target` has: the ops that a pattern creates, the op that it modifies, and
/// others that it modifies, unless they weren't available before. The target
/// doesn't judge ops that it doesn't cover; ops with unknown requirements are
/// refused. After a refusal, the pattern with the next benefit is tried.
/// The configuration decides whether the driver folds ops and simplifies
/// regions.
///
/// A rewrite (by PDL, too) is made, judged, and undone if it is refused. That
/// time grows with what the pattern changes. Undoing covers changes through the
/// rewriter, ops that are created at its insertion point without notifying it,
/// and changes of the matched op.
///
/// `root` must be isolated from above. The listener of `config` is notified of
/// kept rewrites only. Fails when the patterns don't converge. `refused` gets
/// each refused rewrite once.
LogicalResult applyAvailablePatternsGreedily(
    Operation *root, const ConversionTarget &target,
    const FrozenRewritePatternSet &patterns, GreedyRewriteConfig config,
    std::vector<RefusedRewrite> &refused, bool *changed = nullptr);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_CONVERSION_GREEDYREWRITE_H
