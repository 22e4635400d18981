//===- SplitWideVectors.cpp - Vectors of i64 to numbers -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "Kernels/LowerVectors.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

/// Returns `type` if it is a one-dimensional vector of i64, else null.
static VectorType asWideVector(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  bool isWide = vector && vector.getRank() == 1 && !vector.isScalable() &&
                vector.getElementType().isInteger(64);
  return isWide ? vector : VectorType();
}

static bool isWideVector(Type type) { return bool(asWideVector(type)); }

namespace {
/// Replaces an elementwise op.
struct SplitElementwise : RewritePattern {
  explicit SplitElementwise(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!OpTrait::hasElementwiseMappableTraits(op) || op->getNumResults() != 1)
      return failure();
    auto type = dyn_cast<VectorType>(op->getResult(0).getType());
    if (!type || type.getRank() != 1 ||
        (!isWideVector(type) &&
         llvm::none_of(op->getOperandTypes(), isWideVector)))
      return failure();
    SmallVector<Value> numbers;
    for (int64_t i = 0, e = type.getNumElements(); i != e; ++i) {
      SmallVector<Value> operands;
      for (Value operand : op->getOperands())
        operands.push_back(
            isa<VectorType>(operand.getType())
                ? vector::ExtractOp::create(rewriter, op->getLoc(), operand, i)
                      .getResult()
                : operand);
      OperationState state(op->getLoc(), op->getName().getStringRef(), operands,
                           type.getElementType(), op->getAttrs());
      numbers.push_back(rewriter.create(state)->getResult(0));
    }
    rewriter.replaceOpWithNewOp<vector::FromElementsOp>(op, type, numbers);
    return success();
  }
};
} // namespace

static LogicalResult splitConstant(arith::ConstantOp op,
                                   PatternRewriter &rewriter) {
  VectorType type = asWideVector(op.getType());
  auto values = dyn_cast<DenseIntElementsAttr>(op.getValue());
  if (!type || !values)
    return failure();
  SmallVector<Value> numbers;
  for (Attribute value : values.getValues<Attribute>())
    numbers.push_back(arith::ConstantOp::create(rewriter, op.getLoc(),
                                                cast<TypedAttr>(value)));
  rewriter.replaceOpWithNewOp<vector::FromElementsOp>(op, type, numbers);
  return success();
}

/// Replaces an insertion of one element into a vector.
static LogicalResult splitInsert(vector::InsertOp op,
                                 PatternRewriter &rewriter) {
  VectorType type = asWideVector(op.getType());
  if (!type || op.hasDynamicPosition() || op.getStaticPosition().size() != 1)
    return failure();
  SmallVector<Value> numbers;
  for (int64_t i = 0, e = type.getNumElements(); i != e; ++i)
    numbers.push_back(
        i == op.getStaticPosition().front()
            ? op.getValueToStore()
            : vector::ExtractOp::create(rewriter, op.getLoc(), op.getDest(), i)
                  .getResult());
  rewriter.replaceOpWithNewOp<vector::FromElementsOp>(op, type, numbers);
  return success();
}

LogicalResult mlir::availability::splitWideVectors(Operation *root) {
  bool isFound = false;
  SmallVector<vector::ReductionOp> reductions;
  root->walk([&](Operation *op) {
    isFound |= llvm::any_of(op->getResultTypes(), isWideVector);
    auto reduction = dyn_cast<vector::ReductionOp>(op);
    if (reduction && isWideVector(reduction.getSourceVectorType()))
      reductions.push_back(reduction);
  });
  if (!isFound)
    return success();
  for (vector::ReductionOp reduction : reductions)
    expandReduction(reduction);
  RewritePatternSet patterns(root->getContext());
  patterns.add(splitConstant)
      .add(splitInsert)
      .add<SplitElementwise>(root->getContext());
  return applyPatternsGreedily(root, std::move(patterns));
}
