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

/// A rewrite that matched and was not made, because the target lacks something
/// of its result.
struct RefusedRewrite {
  /// The pattern's debug name; empty for one without, such as those in PDL.
  std::string pattern;
  /// The op that the pattern matched.
  std::string opName;
  Location location;
  /// The op of the result that isn't available, and the clauses of it that the
  /// target doesn't satisfy as text. There are none when nobody can tell what
  /// the op needs.
  std::string culprit;
  std::vector<std::string> messages;
};

/// Applies patterns to what is nested in `root`, as
/// `mlir::applyPatternsGreedily` does, but makes only rewrites whose results
/// `target` has: the ops that a pattern creates, the op that it modifies, and
/// others that it modifies, unless they weren't available before. The target
/// has no say in ops that it doesn't judge; ops that are unknown are not taken.
/// Where a rewrite is refused, the pattern with the next benefit has its turn.
/// Folding and simplification of regions are the driver's: the configuration
/// says whether they happen.
///
/// A rewrite is made, judged, and undone where it is refused, PDL's alike. That
/// takes time that grows with what the pattern changes. It undoes all that goes
/// through the rewriter, ops that are created at its insertion point without
/// its being notified, and changes of the op that was matched.
///
/// `root` has to be isolated from above. The listener of `config` hears of what
/// is kept. Fails when the patterns don't converge. `refused` gets each refused
/// rewrite once.
LogicalResult applyAvailablePatternsGreedily(
    Operation *root, const ConversionTarget &target,
    const FrozenRewritePatternSet &patterns, GreedyRewriteConfig config,
    std::vector<RefusedRewrite> &refused, bool *changed = nullptr);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_CONVERSION_GREEDYREWRITE_H
