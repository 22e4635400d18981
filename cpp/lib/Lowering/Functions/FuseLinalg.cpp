//===- FuseLinalg.cpp - Linalg's ops on tensors ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FuseLinalg.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::availability;

LogicalResult mlir::availability::decomposeLinalg(func::FuncOp function) {
  SmallVector<linalg::AggregatedOpInterface> ops;
  function.walk([&](linalg::AggregatedOpInterface op) { ops.push_back(op); });
  for (linalg::AggregatedOpInterface op : ops) {
    OpBuilder builder(op);
    FailureOr<SmallVector<Value>> values = op.decomposeOperation(builder);
    if (failed(values))
      return emitError(op->getLoc())
             << "'" << op->getName() << "' can't be taken apart";
    op->replaceAllUsesWith(*values);
    op->erase();
  }
  return success();
}

// Workaround: fuse-constant-rank-0
// Upstream's linalg-fuse-elementwise-ops crashes on a constant without
// dimensions, where it folds transpositions. We apply its other patterns.
void mlir::availability::fuseElementwise(func::FuncOp function) {
  MLIRContext *context = function.getContext();
  RewritePatternSet patterns(context);
  auto isUsedOnce = [](OpOperand *operand) {
    Operation *producer = operand->get().getDefiningOp();
    return producer && producer->hasOneUse();
  };
  linalg::populateElementwiseOpsFusionPatterns(patterns, isUsedOnce);
  linalg::populateFoldReshapeOpsByExpansionPatterns(patterns, isUsedOnce);
  affine::AffineApplyOp::getCanonicalizationPatterns(patterns, context);
  linalg::GenericOp::getCanonicalizationPatterns(patterns, context);
  tensor::ExpandShapeOp::getCanonicalizationPatterns(patterns, context);
  tensor::CollapseShapeOp::getCanonicalizationPatterns(patterns, context);
  context->getLoadedDialect<linalg::LinalgDialect>()
      ->getCanonicalizationPatterns(patterns);
  // Where the patterns don't converge, the IR is as right as before.
  (void)applyPatternsGreedily(function, std::move(patterns),
                              GreedyRewriteConfig().setUseTopDownTraversal());
}
