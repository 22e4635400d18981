//===- ExpandRareInt64Ops.cpp - i64 without its rarer ops -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Workaround: wide-integers-inexact
// Upstream's emulation has no divisions. It rounds twice when it converts an
// i64 to a float. For the other direction it uses the remainder of floats,
// which Vulkan doesn't guarantee to be exact. The code here is exact: it rounds
// once, to nearest, ties to even.
//
// Workaround: wide-shift-by-zero
// For a shift of an i64 by zero, upstream's emulation shifts one half by 32
// bits and uses the undefined result. It only receives other shifts.
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::availability;
using arith::CmpIPredicate;

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

namespace {
/// Builds scalar arithmetic on i64, i32 and f32.
class WideBuilder : public ImplicitLocOpBuilder {
public:
  WideBuilder(Operation *op, OpBuilder &rewriter)
      : ImplicitLocOpBuilder(op->getLoc(), rewriter) {}

  Value wide(int64_t value) {
    return arith::ConstantOp::create(*this, getI64IntegerAttr(value));
  }
  Value narrow(int32_t value) {
    return arith::ConstantOp::create(*this, getI32IntegerAttr(value));
  }
  Value truncate(Value value) {
    return arith::TruncIOp::create(*this, getI32Type(), value);
  }
  Value extend(Value value) {
    return arith::ExtUIOp::create(*this, getI64Type(), value);
  }
  /// Shifts the i64 `value` by 0 to 63 bits.
  template <typename Shift>
  Value shiftWide(Value value, Value by) {
    Value shifted = Shift::create(*this, value, by);
    if (matchPattern(by, m_Constant()) && !matchPattern(by, m_Zero()))
      return shifted;
    return select(compare(CmpIPredicate::eq, by, wide(0)), value, shifted);
  }
  Value shiftLeft(Value value, Value by) {
    if (value.getType().isInteger(64))
      return shiftWide<arith::ShLIOp>(value, by);
    return arith::ShLIOp::create(*this, value, by);
  }
  Value shiftRight(Value value, Value by) {
    if (value.getType().isInteger(64))
      return shiftWide<arith::ShRUIOp>(value, by);
    return arith::ShRUIOp::create(*this, value, by);
  }
  Value add(Value lhs, Value rhs) {
    return arith::AddIOp::create(*this, lhs, rhs);
  }
  Value subtract(Value lhs, Value rhs) {
    return arith::SubIOp::create(*this, lhs, rhs);
  }
  Value bitOr(Value lhs, Value rhs) {
    return arith::OrIOp::create(*this, lhs, rhs);
  }
  Value bitAnd(Value lhs, Value rhs) {
    return arith::AndIOp::create(*this, lhs, rhs);
  }
  Value compare(CmpIPredicate predicate, Value lhs, Value rhs) {
    return arith::CmpIOp::create(*this, predicate, lhs, rhs);
  }
  Value select(Value condition, Value yes, Value no) {
    return arith::SelectOp::create(*this, condition, yes, no);
  }
  Value isNegative(Value value) {
    return compare(CmpIPredicate::slt, value, wide(0));
  }
  /// Returns `value`, or its negation if `condition` holds.
  Value negateIf(Value condition, Value value) {
    return select(condition, subtract(wide(0), value), value);
  }
  Value highHalf(Value value) { return truncate(shiftRight(value, wide(32))); }

  /// Returns the quotient and the remainder of unsigned numbers.
  std::pair<Value, Value> divide(Value dividend, Value divisor);
  /// Returns the unsigned `value` as an f32.
  Value toFloat(Value value);
  /// Returns the integer part of the magnitude of the f32 `value`.
  Value fromFloat(Value value);

private:
  std::pair<Value, Value> divideBitByBit(Value dividend, Value divisor);
};
} // namespace

std::pair<Value, Value> WideBuilder::divideBitByBit(Value dividend,
                                                    Value divisor) {
  Value zero = arith::ConstantIndexOp::create(*this, 0);
  Value one = arith::ConstantIndexOp::create(*this, 1);
  Value count = arith::ConstantIndexOp::create(*this, 64);
  // The bits of the quotient replace those of the dividend, which are shifted
  // into the remainder.
  auto loop = scf::ForOp::create(*this, zero, count, one,
                                 ValueRange{dividend, wide(0)});
  OpBuilder::InsertionGuard guard(*this);
  setInsertionPointToEnd(loop.getBody());
  Value quotient = loop.getRegionIterArg(0), rest = loop.getRegionIterArg(1);
  // A remainder with bit 63 set would overflow when shifted, and is then larger
  // than any divisor.
  Value isMore = isNegative(rest);
  rest = bitOr(shiftLeft(rest, wide(1)), shiftRight(quotient, wide(63)));
  Value isIn = arith::OrIOp::create(*this, isMore,
                                    compare(CmpIPredicate::uge, rest, divisor));
  rest = select(isIn, subtract(rest, divisor), rest);
  quotient = bitOr(shiftLeft(quotient, wide(1)), extend(isIn));
  scf::YieldOp::create(*this, ValueRange{quotient, rest});
  return {loop.getResult(0), loop.getResult(1)};
}

std::pair<Value, Value> WideBuilder::divide(Value dividend, Value divisor) {
  // Indices are usually small, so 32 bits are enough for most.
  Value isSmall =
      compare(CmpIPredicate::eq, bitOr(highHalf(dividend), highHalf(divisor)),
              narrow(0));
  auto choice = scf::IfOp::create(*this, TypeRange{getI64Type(), getI64Type()},
                                  isSmall, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(*this);
  setInsertionPointToEnd(&choice.getThenRegion().front());
  Value x = truncate(dividend), y = truncate(divisor);
  Value quotient = arith::DivUIOp::create(*this, x, y);
  Value rest = arith::RemUIOp::create(*this, x, y);
  scf::YieldOp::create(*this, ValueRange{extend(quotient), extend(rest)});
  setInsertionPointToEnd(&choice.getElseRegion().front());
  auto [wideQuotient, wideRest] = divideBitByBit(dividend, divisor);
  scf::YieldOp::create(*this, ValueRange{wideQuotient, wideRest});
  return {choice.getResult(0), choice.getResult(1)};
}

Value WideBuilder::toFloat(Value value) {
  // The 32 highest bits are converted, of which a float keeps 24. The lowest
  // bit records whether any bit was lost, which decides ties.
  Value zeros = math::CountLeadingZerosOp::create(*this, highHalf(value));
  Value shift = subtract(narrow(32), zeros);
  Value highest = truncate(shiftRight(value, extend(shift)));
  Value isInexact = compare(CmpIPredicate::ne,
                            shiftLeft(extend(highest), extend(shift)), value);
  highest =
      bitOr(highest, arith::ExtUIOp::create(*this, getI32Type(), isInexact));
  Value number = arith::UIToFPOp::create(*this, getF32Type(), highest);
  Value power = shiftLeft(add(shift, narrow(127)), narrow(23));
  return arith::MulFOp::create(
      *this, number, arith::BitcastOp::create(*this, getF32Type(), power));
}

Value WideBuilder::fromFloat(Value value) {
  Value bits = arith::BitcastOp::create(*this, getI32Type(), value);
  Value exponent = bitAnd(shiftRight(bits, narrow(23)), narrow(0xff));
  // The shift amount for the mantissa, whose lowest bit stands for 2^-23.
  Value shift = subtract(exponent, narrow(127 + 23));
  Value mantissa = bitOr(bitAnd(bits, narrow(0x7fffff)), narrow(0x800000));
  Value left = arith::MaxSIOp::create(*this, shift, narrow(0));
  Value right =
      arith::MinSIOp::create(*this, subtract(narrow(0), shift), narrow(31));
  Value isWhole = compare(CmpIPredicate::sge, shift, narrow(0));
  return select(isWhole, shiftLeft(extend(mantissa), extend(left)),
                extend(shiftRight(mantissa, right)));
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

/// Returns the result of `op`; null if `op` isn't expanded.
static Value expand(WideBuilder &builder, Operation *op) {
  Value x = op->getOperand(0);
  Value y = op->getNumOperands() > 1 ? op->getOperand(1) : Value();
  if (isa<arith::ShLIOp>(op))
    return builder.shiftWide<arith::ShLIOp>(x, y);
  if (isa<arith::ShRUIOp>(op))
    return builder.shiftWide<arith::ShRUIOp>(x, y);
  if (isa<arith::ShRSIOp>(op))
    return builder.shiftWide<arith::ShRSIOp>(x, y);
  if (isa<arith::DivUIOp>(op))
    return builder.divide(x, y).first;
  if (isa<arith::RemUIOp>(op))
    return builder.divide(x, y).second;
  if (isa<arith::DivSIOp>(op)) {
    Value isLess = builder.isNegative(x), isDivisorLess = builder.isNegative(y);
    Value quotient = builder
                         .divide(builder.negateIf(isLess, x),
                                 builder.negateIf(isDivisorLess, y))
                         .first;
    return builder.negateIf(
        builder.compare(CmpIPredicate::ne, isLess, isDivisorLess), quotient);
  }
  if (isa<math::AbsIOp>(op))
    return builder.negateIf(builder.isNegative(x), x);
  if (isa<math::CtPopOp>(op))
    return builder.extend(
        builder.add(math::CtPopOp::create(builder, builder.truncate(x)),
                    math::CtPopOp::create(builder, builder.highHalf(x))));
  if (isa<arith::UIToFPOp>(op))
    return builder.toFloat(x);
  if (isa<arith::SIToFPOp>(op)) {
    Value isLess = builder.isNegative(x);
    Value number = builder.toFloat(builder.negateIf(isLess, x));
    return builder.select(isLess, arith::NegFOp::create(builder, number),
                          number);
  }
  if (isa<arith::FPToUIOp>(op))
    return builder.fromFloat(x);
  if (isa<arith::FPToSIOp>(op)) {
    Value bits = arith::BitcastOp::create(builder, builder.getI32Type(), x);
    Value isLess = builder.compare(CmpIPredicate::slt, bits, builder.narrow(0));
    return builder.negateIf(isLess, builder.fromFloat(x));
  }
  return nullptr;
}

bool mlir::availability::isRareInt64Op(Operation *op) {
  if (isa<arith::UIToFPOp, arith::SIToFPOp>(op))
    return op->getResult(0).getType().isF32();
  if (isa<arith::FPToUIOp, arith::FPToSIOp>(op))
    return op->getOperand(0).getType().isF32();
  return isa<arith::DivUIOp, arith::RemUIOp, arith::DivSIOp, arith::ShLIOp,
             arith::ShRUIOp, arith::ShRSIOp, math::AbsIOp, math::CtPopOp>(op);
}

namespace {
struct ExpandOnWideIntegers : RewritePattern {
  explicit ExpandOnWideIntegers(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    auto isWide = [](Type type) { return type.isInteger(64); };
    if (!isRareInt64Op(op) || (llvm::none_of(op->getOperandTypes(), isWide) &&
                               llvm::none_of(op->getResultTypes(), isWide)))
      return failure();
    WideBuilder builder(op, rewriter);
    rewriter.replaceOp(op, expand(builder, op));
    return success();
  }
};
} // namespace

void mlir::availability::expandRareInt64Ops(Operation *root) {
  RewritePatternSet patterns(root->getContext());
  patterns.add<ExpandOnWideIntegers>(root->getContext());
  walkAndApplyPatterns(root, std::move(patterns));
}
