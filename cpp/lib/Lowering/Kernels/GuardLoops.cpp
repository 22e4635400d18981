//===- GuardLoops.cpp - Loops with zero iterations ------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns whether a loop has any iterations, std::nullopt if unknown.
static std::optional<bool> isRun(scf::ForOp loop) {
  auto lower = getConstantAPIntValue(loop.getLowerBound());
  auto upper = getConstantAPIntValue(loop.getUpperBound());
  if (!lower || !upper)
    return std::nullopt;
  return loop.getUnsignedCmp() ? lower->first.ult(upper->first)
                               : lower->first.slt(upper->first);
}

static void guard(IRRewriter &rewriter, scf::ForOp loop) {
  std::optional<bool> isKnown = isRun(loop);
  if (isKnown && *isKnown)
    return;
  if (isKnown) {
    rewriter.replaceOp(loop, loop.getInitArgs());
    return;
  }
  Location loc = loop.getLoc();
  rewriter.setInsertionPoint(loop);
  auto predicate = loop.getUnsignedCmp() ? arith::CmpIPredicate::ult
                                         : arith::CmpIPredicate::slt;
  Value isEntered = arith::CmpIOp::create(
      rewriter, loc, predicate, loop.getLowerBound(), loop.getUpperBound());
  auto branch = scf::IfOp::create(rewriter, loc, loop.getResultTypes(),
                                  isEntered, /*withElseRegion=*/true);
  rewriter.replaceAllUsesWith(loop.getResults(), branch.getResults());
  rewriter.setInsertionPointToEnd(branch.thenBlock());
  auto yield = scf::YieldOp::create(rewriter, loc, loop.getResults());
  rewriter.moveOpBefore(loop, yield);
  rewriter.setInsertionPointToEnd(branch.elseBlock());
  scf::YieldOp::create(rewriter, loc, loop.getInitArgs());
}

// Workaround: scf-for-zero-trip
// Upstream's pattern for scf.for stores the results only at the end of the
// body, so they are undefined after a loop without iterations. We execute loops
// only if they have iterations.
void mlir::availability::guardLoops(Operation *root) {
  IRRewriter rewriter(root->getContext());
  SmallVector<scf::ForOp> loops;
  root->walk([&](scf::ForOp loop) {
    if (loop.getNumResults() != 0)
      loops.push_back(loop);
  });
  for (scf::ForOp loop : loops)
    guard(rewriter, loop);
}
