//===- BooleanArithmetic.cpp - Arithmetic on booleans ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Workaround: arith-without-patterns
// Upstream has no patterns to SPIR-V for signed comparisons of booleans and for
// conversions between booleans and floats, and makes invalid ops of arithmetic
// on booleans.
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "SplatConstants.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::availability;

static bool isBoolean(Type type) {
  return getElementTypeOrSelf(type).isInteger(1);
}

namespace {
/// Replaces arithmetic on booleans by an op on bits.
template <typename Op, typename BitOp>
struct BooleanToBits : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!isBoolean(op.getType()))
      return failure();
    rewriter.replaceOpWithNewOp<BitOp>(op, op.getLhs(), op.getRhs());
    return success();
  }
};

/// Replaces a division or a shift of booleans, which is defined for the
/// divisor one and the distance zero alone.
template <typename Op>
struct BooleanStays : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!isBoolean(op.getType()))
      return failure();
    rewriter.replaceOp(op, op.getLhs());
    return success();
  }
};
} // namespace

static LogicalResult expandBooleanRemainder(arith::RemUIOp op,
                                            PatternRewriter &rewriter) {
  if (!isBoolean(op.getType()))
    return failure();
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  rewriter.replaceOp(op, createInteger(builder, op.getType(), 0));
  return success();
}

static LogicalResult expandBooleanMagnitude(math::AbsIOp op,
                                            PatternRewriter &rewriter) {
  if (!isBoolean(op.getType()))
    return failure();
  rewriter.replaceOp(op, op.getOperand()); // -1 has no magnitude.
  return success();
}

/// Replaces a signed comparison of booleans: true is -1, less than false.
static LogicalResult expandSignedBooleans(arith::CmpIOp op,
                                          PatternRewriter &rewriter) {
  using Predicate = arith::CmpIPredicate;
  Predicate predicate;
  switch (op.getPredicate()) {
  case Predicate::slt:
    predicate = Predicate::ugt;
    break;
  case Predicate::sle:
    predicate = Predicate::uge;
    break;
  case Predicate::sgt:
    predicate = Predicate::ult;
    break;
  case Predicate::sge:
    predicate = Predicate::ule;
    break;
  default:
    return failure();
  }
  if (!isBoolean(op.getLhs().getType()))
    return failure();
  rewriter.replaceOpWithNewOp<arith::CmpIOp>(op, predicate, op.getLhs(),
                                             op.getRhs());
  return success();
}

namespace {
/// Replaces a conversion to a boolean. Fractions are cut off.
template <typename Op>
struct FloatToBoolean : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!isBoolean(op.getType()))
      return failure();
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    Type type = op.getIn().getType();
    auto number = cast<FloatType>(getElementTypeOrSelf(type));
    Value one =
        createFloat(builder, type, APFloat::getOne(number.getFloatSemantics()));
    Value magnitude = math::AbsFOp::create(builder, op.getIn());
    rewriter.replaceOpWithNewOp<arith::CmpFOp>(op, arith::CmpFPredicate::OGE,
                                               magnitude, one);
    return success();
  }
};
} // namespace

/// Replaces a conversion of a boolean as a signed number: true is -1.
static LogicalResult expandBooleanToFloat(arith::SIToFPOp op,
                                          PatternRewriter &rewriter) {
  if (!isBoolean(op.getIn().getType()))
    return failure();
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  rewriter.replaceOpWithNewOp<arith::SelectOp>(
      op, op.getIn(), createFloat(builder, op.getType(), -1.0),
      createFloat(builder, op.getType(), 0.0));
  return success();
}

namespace {
/// Replaces a conversion between booleans and indices by one of words.
template <typename Op, typename ExtOp>
struct BooleanAsIndex : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    Type from = op.getIn().getType(), to = op.getType();
    if (!isBoolean(from) && !isBoolean(to))
      return failure();
    Type word = withElements(to, rewriter.getI32Type());
    if (isBoolean(from)) {
      Value wide = ExtOp::create(rewriter, op.getLoc(), word, op.getIn());
      rewriter.replaceOpWithNewOp<Op>(op, to, wide);
    } else {
      Value wide = Op::create(rewriter, op.getLoc(), word, op.getIn());
      rewriter.replaceOpWithNewOp<arith::TruncIOp>(op, to, wide);
    }
    return success();
  }
};

/// Returns what a reduction of booleans does to bits.
template <typename Kind>
static Kind getBitKind(Kind kind) {
  switch (kind) {
  case Kind::ADD:
    return Kind::XOR;
  case Kind::MUL:
  case Kind::MINUI:
  case Kind::MAXSI:
    return Kind::AND;
  case Kind::MAXUI:
  case Kind::MINSI:
    return Kind::OR;
  default:
    return kind;
  }
}
} // namespace

static LogicalResult expandBooleanReduction(vector::ReductionOp op,
                                            PatternRewriter &rewriter) {
  vector::CombiningKind kind = getBitKind(op.getKind());
  if (!isBoolean(op.getType()) || kind == op.getKind())
    return failure();
  rewriter.modifyOpInPlace(op, [&] { op.setKind(kind); });
  return success();
}

namespace {
/// The same of all invocations of a workgroup or a subgroup.
template <typename Op>
struct BooleanGroupReduction : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    std::optional<gpu::AllReduceOperation> kind = op.getOp();
    if (!isBoolean(op.getType()) || !kind || getBitKind(*kind) == *kind)
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op.setOp(getBitKind(*kind)); });
    return success();
  }
};

/// Replaces a power of booleans. For the base true, it is true.
struct BooleanPower : OpRewritePattern<math::IPowIOp> {
  BooleanPower(MLIRContext *context) : OpRewritePattern(context, 2) {}
  LogicalResult matchAndRewrite(math::IPowIOp op,
                                PatternRewriter &rewriter) const override {
    if (!isBoolean(op.getType()))
      return failure();
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    Value isZero = arith::XOrIOp::create(
        builder, op.getRhs(), createInteger(builder, op.getType(), 1));
    rewriter.replaceOpWithNewOp<arith::OrIOp>(op, op.getLhs(), isZero);
    return success();
  }
};
} // namespace

void mlir::availability::populateBooleanPatterns(RewritePatternSet &patterns) {
  patterns.add<
      BooleanToBits<arith::AddIOp, arith::XOrIOp>,
      BooleanToBits<arith::SubIOp, arith::XOrIOp>,
      BooleanToBits<arith::MulIOp, arith::AndIOp>,
      BooleanToBits<arith::MaxUIOp, arith::OrIOp>,
      BooleanToBits<arith::MinUIOp, arith::AndIOp>,
      BooleanToBits<arith::MaxSIOp, arith::AndIOp>,
      BooleanToBits<arith::MinSIOp, arith::OrIOp>, BooleanStays<arith::DivSIOp>,
      BooleanStays<arith::DivUIOp>, BooleanStays<arith::ShLIOp>,
      BooleanStays<arith::ShRSIOp>, BooleanStays<arith::ShRUIOp>, BooleanPower,
      BooleanAsIndex<arith::IndexCastOp, arith::ExtSIOp>,
      BooleanAsIndex<arith::IndexCastUIOp, arith::ExtUIOp>,
      BooleanGroupReduction<gpu::AllReduceOp>,
      BooleanGroupReduction<gpu::SubgroupReduceOp>,
      FloatToBoolean<arith::FPToSIOp>, FloatToBoolean<arith::FPToUIOp>>(
      patterns.getContext());
  patterns.add(expandBooleanRemainder)
      .add(expandBooleanMagnitude)
      .add(expandBooleanToFloat)
      .add(expandSignedBooleans)
      .add(expandBooleanReduction);
}
