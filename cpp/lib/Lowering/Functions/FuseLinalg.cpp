//===- FuseLinalg.cpp - Fusion of linalg ops ------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::availability;

/// The maximum number of users into which an elementwise op is copied.
static constexpr unsigned kMaxUsers = 4;

/// Returns true when the op of `use` reads each element of the tensor once, and
/// has the same loops as the op that computes the tensor, in any order.
static bool readsEachOnce(OpOperand &use, unsigned numLoops) {
  auto user = dyn_cast<linalg::GenericOp>(use.getOwner());
  return user && user.isDpsInput(&use) && user.getNumLoops() == numLoops &&
         user.getMatchingIndexingMap(&use).isPermutation();
}

/// Copies an elementwise op for each of its users if one of them is a
/// reduction, as in softmax. All users can then be fused, and the results need
/// no memory.
static void copyForUsers(func::FuncOp function) {
  SmallVector<linalg::GenericOp> ops;
  function.walk([&](linalg::GenericOp op) { ops.push_back(op); });
  // Users come before the ops they use: copies of them are users too.
  for (linalg::GenericOp op : llvm::reverse(ops)) {
    if (op.getNumReductionLoops() != 0 || op->getNumResults() != 1 ||
        op->hasOneUse() ||
        !op.getMatchingIndexingMap(op.getDpsInitOperand(0)).isPermutation())
      continue;
    SmallVector<OpOperand *> uses;
    bool hasReduction = false;
    bool isReadOnce = true;
    for (OpOperand &use : op->getUses()) {
      uses.push_back(&use);
      isReadOnce &= readsEachOnce(use, op.getNumLoops());
      auto user = dyn_cast<linalg::LinalgOp>(use.getOwner());
      hasReduction |= user && user.getNumReductionLoops() != 0;
    }
    if (!hasReduction || !isReadOnce || uses.size() > kMaxUsers)
      continue;
    IRRewriter rewriter(op);
    for (OpOperand *use : ArrayRef(uses).drop_front()) {
      Operation *copy = rewriter.clone(*op);
      rewriter.modifyOpInPlace(use->getOwner(),
                               [&] { use->set(copy->getResult(0)); });
    }
  }
}

// Workaround: fuse-constant-rank-0
// Upstream's linalg-fuse-elementwise-ops crashes on a rank-0 constant when it
// folds transpositions. Only its other patterns are applied.
void mlir::availability::fuseElementwise(func::FuncOp function) {
  copyForUsers(function);
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
  // If the patterns don't converge, the IR is still correct.
  (void)applyPatternsGreedily(function, std::move(patterns),
                              GreedyRewriteConfig().setUseTopDownTraversal());
}
