//===- MathFallbacks.cpp - More patterns for the math dialect -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "SplatConstants.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// Replaces truncation by rounding down the magnitude.
static LogicalResult expandTrunc(math::TruncOp op, PatternRewriter &rewriter) {
  Value x = op.getOperand();
  Value magnitude = math::AbsFOp::create(rewriter, op.getLoc(), x);
  Value rounded = math::FloorOp::create(rewriter, op.getLoc(), magnitude);
  rewriter.replaceOpWithNewOp<math::CopySignOp>(op, rounded, x);
  return success();
}

/// Replaces `math.isfinite` by comparing the magnitude with infinity. The
/// comparison is false for NaN.
//
// Workaround: isfinite-needs-kernel
// Upstream converts math.isfinite to OpIsFinite. Shaders can't use it: it needs
// the capability Kernel, which upstream's record omits.
static LogicalResult expandIsFinite(math::IsFiniteOp op,
                                    PatternRewriter &rewriter) {
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  Type type = op.getOperand().getType();
  auto number = cast<FloatType>(getElementTypeOrSelf(type));
  Value infinity =
      createFloat(builder, type, APFloat::getInf(number.getFloatSemantics()));
  Value magnitude = math::AbsFOp::create(builder, op.getOperand());
  rewriter.replaceOpWithNewOp<arith::CmpFOp>(op, arith::CmpFPredicate::OLT,
                                             magnitude, infinity);
  return success();
}

static LogicalResult expandClamp(math::ClampFOp op, PatternRewriter &rewriter) {
  Value atLeast = arith::MaximumFOp::create(rewriter, op.getLoc(),
                                            op.getValue(), op.getMin());
  rewriter.replaceOpWithNewOp<arith::MinimumFOp>(op, atLeast, op.getMax());
  return success();
}

/// Replaces `math.atan2` by the arc tangent of the smaller magnitude divided by
/// the larger one, adjusted to the octant of the point.
static LogicalResult expandAtan2(math::Atan2Op op, PatternRewriter &rewriter) {
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  Type type = op.getType();
  auto is = [&](arith::CmpFPredicate predicate, Value a, Value b) -> Value {
    return arith::CmpFOp::create(builder, predicate, a, b);
  };
  auto select = [&](Value condition, Value a, Value b) -> Value {
    return arith::SelectOp::create(builder, condition, a, b);
  };
  Value zero = createFloat(builder, type, 0),
        one = createFloat(builder, type, 1);
  Value y = math::AbsFOp::create(builder, op.getLhs());
  Value x = math::AbsFOp::create(builder, op.getRhs());
  Value small = arith::MinimumFOp::create(builder, x, y);
  Value large = arith::MaximumFOp::create(builder, x, y);
  // Zero divided by zero and infinity divided by infinity are defined too.
  Value atEnds = select(is(arith::CmpFPredicate::OEQ, large, zero), zero, one);
  Value ratio = select(is(arith::CmpFPredicate::OEQ, small, large), atEnds,
                       arith::DivFOp::create(builder, small, large));
  Value angle = math::AtanOp::create(builder, ratio);
  angle = select(
      is(arith::CmpFPredicate::OGT, y, x),
      arith::SubFOp::create(
          builder, createFloat(builder, type, llvm::numbers::pi / 2), angle),
      angle);
  // The sign of a zero counts.
  Value sign = math::CopySignOp::create(builder, one, op.getRhs());
  angle =
      select(is(arith::CmpFPredicate::OLT, sign, zero),
             arith::SubFOp::create(
                 builder, createFloat(builder, type, llvm::numbers::pi), angle),
             angle);
  rewriter.replaceOpWithNewOp<math::CopySignOp>(op, angle, op.getLhs());
  return success();
}

/// Replaces `math.cbrt` by a power of the magnitude, refined by one Newton
/// step.
static LogicalResult expandCbrt(math::CbrtOp op, PatternRewriter &rewriter) {
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  Type type = op.getType();
  Value x = op.getOperand();
  Value magnitude = math::AbsFOp::create(builder, x);
  Value root = math::PowFOp::create(builder, magnitude,
                                    createFloat(builder, type, 1. / 3));
  Value square = arith::MulFOp::create(builder, root, root);
  Value quotient = arith::DivFOp::create(builder, magnitude, square);
  Value error = arith::SubFOp::create(builder, root, quotient);
  Value step =
      arith::DivFOp::create(builder, error, createFloat(builder, type, 3));
  Value better = arith::SubFOp::create(builder, root, step);
  // Zero and infinity are their own roots; the Newton step gives NaN for
  // them.
  Value isNumber =
      arith::CmpFOp::create(builder, arith::CmpFPredicate::ORD, step, step);
  Value result = arith::SelectOp::create(builder, isNumber, better, root);
  rewriter.replaceOpWithNewOp<math::CopySignOp>(op, result, x);
  return success();
}

namespace {
/// Replaces `math.fpowi` by `math.powf` of the magnitude. The parity of the
/// exponent determines the sign. MLIR 23's patterns use a power that isn't
/// defined for zero or negative numbers.
struct FPowIByPower : OpRewritePattern<math::FPowIOp> {
  FPowIByPower(MLIRContext *context) : OpRewritePattern(context, 2) {}
  LogicalResult matchAndRewrite(math::FPowIOp op,
                                PatternRewriter &rewriter) const override {
    APInt constant;
    if (matchPattern(op.getRhs(), m_ConstantInt(&constant)))
      return failure(); // Upstream's expansion makes a product.
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    Type type = op.getType(), integers = op.getRhs().getType();
    auto integer = [&](int64_t value) {
      return createInteger(builder, integers, value);
    };
    auto is = [&](arith::CmpIPredicate predicate, Value a, Value b) -> Value {
      return arith::CmpIOp::create(builder, predicate, a, b);
    };
    auto select = [&](Value condition, Value a, Value b) -> Value {
      return arith::SelectOp::create(builder, condition, a, b);
    };
    Value n = op.getRhs(), zero = integer(0),
          one = createFloat(builder, type, 1);
    Value isNegative = is(arith::CmpIPredicate::slt, n, zero);
    Value size = select(isNegative, arith::SubIOp::create(builder, zero, n), n);
    Value magnitude = math::AbsFOp::create(builder, op.getLhs());
    Value power = math::PowFOp::create(
        builder, magnitude, arith::UIToFPOp::create(builder, type, size));
    power =
        select(isNegative, arith::DivFOp::create(builder, one, power), power);
    Value parity = arith::AndIOp::create(builder, n, integer(1));
    power = select(is(arith::CmpIPredicate::eq, parity, zero), power,
                   math::CopySignOp::create(builder, power, op.getLhs()));
    rewriter.replaceOp(
        op, select(is(arith::CmpIPredicate::eq, n, zero), one, power));
    return success();
  }
};

/// Replaces a function of f16 by the same function of f32: polynomials need
/// more digits than their result.
template <typename Op>
struct InSinglePrecision : OpRewritePattern<Op> {
  InSinglePrecision(MLIRContext *context) : OpRewritePattern<Op>(context, 2) {}
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isF16())
      return failure();
    Type type = withElements(op.getType(), rewriter.getF32Type());
    Value wide =
        arith::ExtFOp::create(rewriter, op.getLoc(), type, op.getOperand());
    Value result = Op::create(rewriter, op.getLoc(), wide, op.getFastmath());
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), result);
    return success();
  }
};

struct Exp2ToGL : OpConversionPattern<math::Exp2Op> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(math::Exp2Op op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<spirv::GLExp2Op>(op, adaptor.getOperand());
    return success();
  }
};

/// Converts ops that count bits. Vulkan only supports 32 bits
/// (VUID-StandaloneSpirv-Base-04781).
template <typename Op>
struct CountPattern : OpConversionPattern<Op> {
  using OpConversionPattern<Op>::OpConversionPattern;
  LogicalResult
  matchAndRewrite(Op op, typename Op::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isInteger(32))
      return rewriter.notifyMatchFailure(
          op, "only the bits of 32-bit integers can be counted");
    rewriter.replaceOp(op, count(op.getLoc(), adaptor.getOperand(), rewriter));
    return success();
  }

private:
  static Value count(Location loc, Value bits, OpBuilder &builder) {
    if constexpr (std::is_same_v<Op, math::CtPopOp>)
      return spirv::BitCountOp::create(builder, loc, bits);
    // FindILsb returns -1 for zero.
    Value lowest = spirv::GLFindILsbOp::create(builder, loc, bits);
    Type type = bits.getType();
    Value zero = spirv::ConstantOp::getZero(type, loc, builder);
    TypedAttr width = builder.getI32IntegerAttr(32);
    if (auto vector = dyn_cast<VectorType>(type))
      width = DenseElementsAttr::get(vector, static_cast<Attribute>(width));
    Value all = spirv::ConstantOp::create(builder, loc, type, width);
    Value isZero = spirv::IEqualOp::create(builder, loc, bits, zero);
    return spirv::SelectOp::create(builder, loc, isZero, all, lowest);
  }
};
} // namespace

void mlir::availability::populateMathFallbackPatterns(
    const SPIRVTypeConverter &converter, RewritePatternSet &patterns) {
  // Workaround: math-without-patterns
  // Upstream's math-to-spirv has no patterns for math.clampf, trunc, ctpop,
  // cttz and exp2. These patterns replace them.
  patterns.add(expandClamp).add(expandIsFinite).add(expandTrunc);
  patterns.add<CountPattern<math::CtPopOp>,
               CountPattern<math::CountTrailingZerosOp>, Exp2ToGL>(
      converter, patterns.getContext());
  // Workaround: math-roots-and-powers
  // Upstream's math-to-spirv has no patterns for math.atan2, cbrt and fpowi.
  // Powers with constant exponents become products.
  patterns.add(expandAtan2)
      .add(expandCbrt)
      .add<FPowIByPower>(patterns.getContext());
  math::populateExpansionPatterns(patterns, {"fpowi"});
  // Workaround: math-error-functions
  // Upstream's math-to-spirv has no patterns for math.erf and math.erfc, and
  // SPIR-V has no such instructions. Polynomials approximate them.
  patterns.add<InSinglePrecision<math::ErfOp>, InSinglePrecision<math::ErfcOp>>(
      patterns.getContext());
  populatePolynomialApproximateErfPattern(patterns);
  populatePolynomialApproximateErfcPattern(patterns);
}
