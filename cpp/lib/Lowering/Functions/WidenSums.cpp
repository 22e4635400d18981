//===- WidenSums.cpp - Sums of bf16 ---------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the op that adds or multiplies the elements that `op` reduces, if it
/// is one of bf16; else nullptr.
static Operation *findCombiner(linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics() || op.getNumReductionLoops() == 0 ||
      op.getNumDpsInits() != 1 ||
      !getElementTypeOrSelf(op->getResultTypes().front()).isBF16())
    return nullptr;
  SmallVector<Operation *> combiners;
  if (!matchReduction(op.getRegionOutputArgs(), 0, combiners) ||
      combiners.size() != 1 ||
      !isa<arith::AddFOp, arith::MulFOp>(combiners.front()))
    return nullptr;
  return combiners.front();
}

/// Returns the initial values of `op` in f32.
static Value widenInit(RewriterBase &rewriter, linalg::LinalgOp op) {
  Location loc = op.getLoc();
  Value init = op.getDpsInits().front();
  Type f32 = rewriter.getF32Type();
  auto fill = init.getDefiningOp<linalg::FillOp>();
  if (!fill || fill.value().getType() != getElementTypeOrSelf(init)) {
    Type type = cast<RankedTensorType>(init.getType()).clone(f32);
    return arith::ExtFOp::create(rewriter, loc, type, init);
  }
  Value number = arith::ExtFOp::create(rewriter, loc, f32, fill.value());
  Value empty = tensor::EmptyOp::create(
      rewriter, loc, tensor::getMixedSizes(rewriter, loc, init), f32);
  return linalg::FillOp::create(rewriter, loc, number, empty).getResult(0);
}

/// Makes the block of `op` calculate with the element of the result in f32.
static void widenBody(RewriterBase &rewriter, linalg::LinalgOp op) {
  Operation *combiner = findCombiner(op);
  Type f32 = rewriter.getF32Type();
  Block *body = op.getBlock();
  op.getRegionOutputArgs().front().setType(f32);
  // A named op casts its operands to the type of the result.
  if (auto build = op.getRegionBuilder()) {
    body->clear();
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    builder.setInsertionPointToStart(body);
    build(builder, *body, op->getAttrs(), {});
    return;
  }
  rewriter.setInsertionPoint(combiner);
  for (OpOperand &operand : combiner->getOpOperands())
    if (operand.get().getType().isBF16())
      operand.set(arith::ExtFOp::create(rewriter, combiner->getLoc(), f32,
                                        operand.get()));
  combiner->getResult(0).setType(f32);
}

static void widen(RewriterBase &rewriter, linalg::LinalgOp op) {
  rewriter.setInsertionPoint(op);
  Type narrow = op->getResultTypes().front();
  Value init = widenInit(rewriter, op);
  widenBody(rewriter, op);
  op.getDpsInitOperand(0)->set(init);
  op->getResult(0).setType(init.getType());
  rewriter.setInsertionPointAfter(op);
  auto rounded =
      arith::TruncFOp::create(rewriter, op.getLoc(), narrow, op->getResult(0));
  rewriter.replaceAllUsesExcept(op->getResult(0), rounded, rounded);
}

void mlir::availability::widenSums(func::FuncOp function) {
  SmallVector<linalg::LinalgOp> ops;
  function.walk([&](linalg::LinalgOp op) {
    if (findCombiner(op))
      ops.push_back(op);
  });
  IRRewriter rewriter(function.getContext());
  for (linalg::LinalgOp op : ops)
    widen(rewriter, op);
}
