//===- ExpandDivisions.cpp - Integer division -----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::availability;

/// Computes a remainder from the quotient.
//
// Workaround: remsi-of-least
// Vulkan leaves OpSRem undefined for negative operands, so upstream computes
// remainders of magnitudes. It treats the dividend as positive if it equals its
// magnitude, which also holds for the minimum integer. The remainder then gets
// the wrong sign. The quotient is correct even there.
static LogicalResult expandRemainder(arith::RemSIOp op,
                                     PatternRewriter &rewriter) {
  Location loc = op.getLoc();
  Value quotient =
      arith::DivSIOp::create(rewriter, loc, op.getLhs(), op.getRhs());
  Value product = arith::MulIOp::create(rewriter, loc, quotient, op.getRhs());
  rewriter.replaceOpWithNewOp<arith::SubIOp>(op, op.getLhs(), product);
  return success();
}

namespace {
/// Replaces an op of `index` by an op of `arith`.
//
// Workaround: index-signed-division
// Upstream's patterns convert index.rems to OpSRem, and negate the dividend of
// index.ceildivs, which overflows for the minimum integer. The ops of `arith`
// are expanded below.
//
// Workaround: index-floordivs-swapped
// Upstream's pattern for index.floordivs swaps the quotients for equal and
// different signs.
template <typename IndexOp, typename ArithOp>
struct IndexToArith : OpRewritePattern<IndexOp> {
  using OpRewritePattern<IndexOp>::OpRewritePattern;
  LogicalResult matchAndRewrite(IndexOp op,
                                PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<ArithOp>(op, op.getLhs(), op.getRhs());
    return success();
  }
};
} // namespace

void mlir::availability::expandDivisions(Operation *root) {
  MLIRContext *context = root->getContext();
  RewritePatternSet toArith(context);
  toArith.add<IndexToArith<index::RemSOp, arith::RemSIOp>,
              IndexToArith<index::CeilDivSOp, arith::CeilDivSIOp>,
              IndexToArith<index::FloorDivSOp, arith::FloorDivSIOp>>(context);
  walkAndApplyPatterns(root, std::move(toArith));

  RewritePatternSet patterns(context);
  // Workaround: arith-rounded-division
  // Upstream's arith-to-spirv has no patterns for divisions that round up or
  // down, so they are expanded first.
  arith::populateCeilFloorDivExpandOpsPatterns(patterns);
  patterns.add(expandRemainder);
  walkAndApplyPatterns(root, std::move(patterns));
}
