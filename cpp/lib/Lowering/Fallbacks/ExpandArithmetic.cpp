//===- ExpandArithmetic.cpp - Arithmetic without patterns -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Workaround: arith-without-patterns
// Upstream has no patterns to SPIR-V for comparisons with a fixed result.
//
// Workaround: math-without-patterns
// It has none for math.ipowi, isnormal and sincos, and counts the bits of
// 32-bit integers alone.
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "SplatConstants.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the number of bits of an integer, or of a vector's integers. Those
/// of an index are those of a word.
static unsigned getWidth(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isIndex() ? 32 : element.getIntOrFloatBitWidth();
}

//===----------------------------------------------------------------------===//
// Several results
//===----------------------------------------------------------------------===//

static LogicalResult expandSincos(math::SincosOp op,
                                  PatternRewriter &rewriter) {
  Value sin = math::SinOp::create(rewriter, op.getLoc(), op.getOperand());
  Value cos = math::CosOp::create(rewriter, op.getLoc(), op.getOperand());
  rewriter.replaceOp(op, {sin, cos});
  return success();
}

namespace {
/// Calculates both halves of a product of narrow integers in 32 bits.
template <typename Op, typename ExtOp>
struct ProductInWords : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    Type type = op.getLow().getType();
    unsigned width = getWidth(type);
    if (width > 16)
      return failure();
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    Type word = withElements(type, builder.getI32Type());
    Value product = arith::MulIOp::create(
        builder, ExtOp::create(builder, word, op.getLhs()),
        ExtOp::create(builder, word, op.getRhs()));
    Value upper = arith::ShRUIOp::create(builder, product,
                                         createInteger(builder, word, width));
    rewriter.replaceOp(op, {arith::TruncIOp::create(builder, type, product),
                            arith::TruncIOp::create(builder, type, upper)});
    return success();
  }
};
} // namespace

/// Calculates a sum of narrow integers and its carry in 32 bits.
static LogicalResult expandWideSum(arith::AddUIExtendedOp op,
                                   PatternRewriter &rewriter) {
  Type type = op.getSum().getType();
  unsigned width = getWidth(type);
  if (width >= 32)
    return failure();
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  Type word = withElements(type, builder.getI32Type());
  Value sum = arith::AddIOp::create(
      builder, arith::ExtUIOp::create(builder, word, op.getLhs()),
      arith::ExtUIOp::create(builder, word, op.getRhs()));
  Value most = createInteger(builder, word, (int64_t(1) << width) - 1);
  rewriter.replaceOp(op, {arith::TruncIOp::create(builder, type, sum),
                          arith::CmpIOp::create(
                              builder, arith::CmpIPredicate::ugt, sum, most)});
  return success();
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

/// Replaces a comparison with a fixed result.
static LogicalResult fixComparison(arith::CmpFOp op,
                                   PatternRewriter &rewriter) {
  bool isTrue = op.getPredicate() == arith::CmpFPredicate::AlwaysTrue;
  if (!isTrue && op.getPredicate() != arith::CmpFPredicate::AlwaysFalse)
    return failure();
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  rewriter.replaceOp(op, createInteger(builder, op.getType(), isTrue));
  return success();
}

/// Replaces `math.isnormal` by comparing the magnitude with the limits.
static LogicalResult expandIsNormal(math::IsNormalOp op,
                                    PatternRewriter &rewriter) {
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  Type type = op.getOperand().getType();
  const llvm::fltSemantics &semantics =
      cast<FloatType>(getElementTypeOrSelf(type)).getFloatSemantics();
  Value least =
      createFloat(builder, type, APFloat::getSmallestNormalized(semantics));
  Value infinity = createFloat(builder, type, APFloat::getInf(semantics));
  Value magnitude = math::AbsFOp::create(builder, op.getOperand());
  Value isEnough = arith::CmpFOp::create(builder, arith::CmpFPredicate::OGE,
                                         magnitude, least);
  Value isFinite = arith::CmpFOp::create(builder, arith::CmpFPredicate::OLT,
                                         magnitude, infinity);
  rewriter.replaceOpWithNewOp<arith::AndIOp>(op, isEnough, isFinite);
  return success();
}

//===----------------------------------------------------------------------===//
// Bits and powers
//===----------------------------------------------------------------------===//

namespace {
/// Counts the bits of integers of other than 32 bits by those of 32.
template <typename Op>
struct CountInWords : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    unsigned width = getWidth(op.getType());
    bool isIndex = getElementTypeOrSelf(op.getType()).isIndex();
    if ((width == 32 && !isIndex) || (width > 32 && width != 64))
      return failure();
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    Type word = withElements(op.getType(), builder.getI32Type());
    if (isIndex)
      rewriter.replaceOpWithNewOp<arith::IndexCastOp>(
          op, op.getType(),
          Op::create(builder, arith::IndexCastOp::create(builder, word,
                                                         op.getOperand())));
    else if (width == 64)
      rewriter.replaceOpWithNewOp<arith::ExtUIOp>(
          op, op.getType(), countHalves(builder, op.getOperand(), word));
    else
      rewriter.replaceOpWithNewOp<arith::TruncIOp>(
          op, op.getType(),
          countPart(builder,
                    arith::ExtUIOp::create(builder, word, op.getOperand()),
                    word, width));
    return success();
  }

private:
  /// Counts in the low `width` bits of a word; the others are zero.
  static Value countPart(ImplicitLocOpBuilder &builder, Value bits, Type word,
                         unsigned width) {
    if constexpr (std::is_same_v<Op, math::CountTrailingZerosOp>)
      bits = arith::OrIOp::create(
          builder, bits, createInteger(builder, word, int64_t(1) << width));
    Value count = Op::create(builder, bits);
    if constexpr (std::is_same_v<Op, math::CountLeadingZerosOp>)
      count = arith::SubIOp::create(builder, count,
                                    createInteger(builder, word, 32 - width));
    return count;
  }

  static Value countHalves(ImplicitLocOpBuilder &builder, Value bits,
                           Type word) {
    Value shifted = arith::ShRUIOp::create(
        builder, bits, createInteger(builder, bits.getType(), 32));
    Value low = arith::TruncIOp::create(builder, word, bits);
    Value high = arith::TruncIOp::create(builder, word, shifted);
    Value ofLow = Op::create(builder, low), ofHigh = Op::create(builder, high);
    if constexpr (std::is_same_v<Op, math::CtPopOp>)
      return arith::AddIOp::create(builder, ofLow, ofHigh);
    bool isLeading = std::is_same_v<Op, math::CountLeadingZerosOp>;
    Value isZero = arith::CmpIOp::create(builder, arith::CmpIPredicate::eq,
                                         isLeading ? high : low,
                                         createInteger(builder, word, 0));
    Value more = arith::AddIOp::create(
        builder, createInteger(builder, word, 32), isLeading ? ofLow : ofHigh);
    return arith::SelectOp::create(builder, isZero, more,
                                   isLeading ? ofHigh : ofLow);
  }
};
} // namespace

/// Replaces a power of integers by squaring, once for each bit of the exponent.
static LogicalResult expandIPowI(math::IPowIOp op, PatternRewriter &rewriter) {
  Type type = op.getType();
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  auto is = [&](arith::CmpIPredicate predicate, Value a, Value b) -> Value {
    return arith::CmpIOp::create(builder, predicate, a, b);
  };
  Value zero = createInteger(builder, type, 0),
        one = createInteger(builder, type, 1);
  Value bits = arith::ConstantIndexOp::create(builder, getWidth(type));
  auto loop = scf::ForOp::create(
      builder, arith::ConstantIndexOp::create(builder, 0), bits,
      arith::ConstantIndexOp::create(builder, 1),
      ValueRange{one, op.getLhs(), op.getRhs()},
      [&](OpBuilder &, Location, Value, ValueRange state) {
        Value power = state[0], square = state[1], exponent = state[2];
        Value bit = arith::AndIOp::create(builder, exponent, one);
        Value more = arith::MulIOp::create(builder, power, square);
        scf::YieldOp::create(
            builder,
            ValueRange{arith::SelectOp::create(
                           builder, is(arith::CmpIPredicate::ne, bit, zero),
                           more, power),
                       arith::MulIOp::create(builder, square, square),
                       arith::ShRUIOp::create(builder, exponent, one)});
      });
  // The inverse of 1 and -1 is itself, that of greater magnitudes a fraction.
  Value isInverse = is(arith::CmpIPredicate::slt, op.getRhs(), zero);
  Value isMore = is(arith::CmpIPredicate::ugt,
                    arith::AddIOp::create(builder, op.getLhs(), one),
                    createInteger(builder, type, 2));
  rewriter.replaceOpWithNewOp<arith::SelectOp>(
      op, arith::AndIOp::create(builder, isInverse, isMore), zero,
      loop.getResult(0));
  return success();
}

void mlir::availability::expandArithmetic(Operation *root) {
  RewritePatternSet patterns(root->getContext());
  populateBooleanPatterns(patterns);
  patterns.add(expandSincos)
      .add(expandWideSum)
      .add(fixComparison)
      .add(expandIsNormal)
      .add(expandIPowI);
  patterns
      .add<ProductInWords<arith::MulSIExtendedOp, arith::ExtSIOp>,
           ProductInWords<arith::MulUIExtendedOp, arith::ExtUIOp>,
           CountInWords<math::CtPopOp>, CountInWords<math::CountLeadingZerosOp>,
           CountInWords<math::CountTrailingZerosOp>>(root->getContext());
  walkAndApplyPatterns(root, std::move(patterns));
}
