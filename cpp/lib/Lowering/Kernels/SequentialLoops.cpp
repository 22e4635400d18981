//===- SequentialLoops.cpp - Parallel loops to sequential ones ------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SequentialLoops.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::availability;

/// Replaces a parallel loop by sequential ones, including its reductions.
static void makeSequential(IRRewriter &rewriter, scf::ParallelOp loop) {
  rewriter.setInsertionPoint(loop);
  auto reduce = cast<scf::ReduceOp>(loop.getBody()->getTerminator());
  auto buildBody = [&](OpBuilder &builder, Location loc, ValueRange indices,
                       ValueRange sums) -> scf::ValueVector {
    IRMapping mapping;
    mapping.map(loop.getInductionVars(), indices);
    for (Operation &op : loop.getBody()->without_terminator())
      builder.clone(op, mapping);
    scf::ValueVector next;
    for (auto [index, sum] : llvm::enumerate(sums)) {
      Block &combine = reduce.getReductions()[index].front();
      mapping.map(combine.getArgument(0), sum);
      mapping.map(combine.getArgument(1),
                  mapping.lookupOrDefault(reduce.getOperands()[index]));
      for (Operation &op : combine.without_terminator())
        builder.clone(op, mapping);
      auto yielded = cast<scf::ReduceReturnOp>(combine.getTerminator());
      next.push_back(mapping.lookupOrDefault(yielded.getResult()));
    }
    return next;
  };
  scf::LoopNest nest = scf::buildLoopNest(
      rewriter, loop.getLoc(), loop.getLowerBound(), loop.getUpperBound(),
      loop.getStep(), loop.getInitVals(), buildBody);
  rewriter.replaceOp(loop, nest.results);
}

void mlir::availability::makeLoopsSequential(Operation *root) {
  IRRewriter rewriter(root->getContext());
  // Inner loops come first, because replacing a loop copies its body.
  SmallVector<scf::ParallelOp> loops;
  root->walk([&](scf::ParallelOp loop) { loops.push_back(loop); });
  for (scf::ParallelOp loop : loops)
    makeSequential(rewriter, loop);
}
