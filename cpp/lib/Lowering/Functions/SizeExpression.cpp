//===- SizeExpression.cpp - Sizes as expressions --------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Lowering/Functions/SizeExpression.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Builds expressions for values.
class ExpressionBuilder {
public:
  ExpressionBuilder(MLIRContext *context,
                    function_ref<std::optional<unsigned>(Value)> getBuffer)
      : builder(context), getBuffer(getBuffer) {}

  /// Returns null if the value can't be expressed.
  Attribute get(Value value);

private:
  Attribute makeNew(Value value);
  Attribute getSize(memref::DimOp question);
  Attribute getComparison(arith::CmpIOp comparison);
  Attribute getComparison(arith::CmpFOp comparison);
  Attribute getOperation(StringRef name, ValueRange operands);

  Builder builder;
  function_ref<std::optional<unsigned>(Value)> getBuffer;
  /// Expressions built so far, since a value may be used often.
  DenseMap<Value, Attribute> made;
};
} // namespace

/// Returns the name of an operation; empty if the op isn't supported.
static StringRef getName(Operation *op) {
  // Sizes aren't negative, so signed and unsigned ops are equivalent.
  return llvm::TypeSwitch<Operation *, StringRef>(op)
      .Case([](arith::AddIOp) { return "add"; })
      .Case([](arith::SubIOp) { return "sub"; })
      .Case([](arith::MulIOp) { return "mul"; })
      .Case<arith::CeilDivSIOp, arith::CeilDivUIOp>(
          [](auto) { return "ceildiv"; })
      .Case<arith::FloorDivSIOp, arith::DivUIOp>(
          [](auto) { return "floordiv"; })
      .Case([](arith::DivSIOp) { return "div"; })
      .Case([](arith::RemUIOp) { return "mod"; })
      .Case([](arith::RemSIOp) { return "rem"; })
      .Case<arith::MinSIOp, arith::MinUIOp>([](auto) { return "min"; })
      .Case<arith::MaxSIOp, arith::MaxUIOp>([](auto) { return "max"; })
      .Case([](arith::SelectOp) { return "select"; })
      .Case([](arith::AndIOp) { return "and"; })
      .Case([](arith::OrIOp) { return "or"; })
      .Case([](arith::XOrIOp) { return "xor"; })
      .Default(StringRef());
}

Attribute ExpressionBuilder::getOperation(StringRef name, ValueRange operands) {
  SmallVector<Attribute> parts = {builder.getStringAttr(name)};
  for (Value operand : operands) {
    Attribute part = get(operand);
    if (!part)
      return nullptr;
    parts.push_back(part);
  }
  return builder.getArrayAttr(parts);
}

Attribute ExpressionBuilder::getComparison(arith::CmpIOp comparison) {
  using arith::CmpIPredicate;
  Value lhs = comparison.getLhs(), rhs = comparison.getRhs();
  switch (comparison.getPredicate()) {
  case CmpIPredicate::eq:
    return getOperation("eq", {lhs, rhs});
  case CmpIPredicate::ne:
    return getOperation("ne", {lhs, rhs});
  case CmpIPredicate::slt:
  case CmpIPredicate::ult:
    return getOperation("lt", {lhs, rhs});
  case CmpIPredicate::sle:
  case CmpIPredicate::ule:
    return getOperation("le", {lhs, rhs});
  case CmpIPredicate::sgt:
  case CmpIPredicate::ugt:
    return getOperation("lt", {rhs, lhs});
  case CmpIPredicate::sge:
  case CmpIPredicate::uge:
    return getOperation("le", {rhs, lhs});
  }
  llvm_unreachable("a predicate");
}

Attribute ExpressionBuilder::getComparison(arith::CmpFOp comparison) {
  using arith::CmpFPredicate;
  Value lhs = comparison.getLhs(), rhs = comparison.getRhs();
  switch (comparison.getPredicate()) {
  case CmpFPredicate::OEQ:
    return getOperation("eq", {lhs, rhs});
  case CmpFPredicate::UNE:
    return getOperation("ne", {lhs, rhs});
  case CmpFPredicate::OLT:
    return getOperation("lt", {lhs, rhs});
  case CmpFPredicate::OLE:
    return getOperation("le", {lhs, rhs});
  case CmpFPredicate::OGT:
    return getOperation("lt", {rhs, lhs});
  case CmpFPredicate::OGE:
    return getOperation("le", {rhs, lhs});
  default:
    return nullptr;
  }
}

Attribute ExpressionBuilder::getSize(memref::DimOp question) {
  std::optional<int64_t> dimension = question.getConstantIndex();
  std::optional<unsigned> buffer = getBuffer(question.getSource());
  if (!dimension || !buffer)
    return nullptr;
  return builder.getArrayAttr({builder.getStringAttr("size"),
                               builder.getI64IntegerAttr(*buffer),
                               builder.getI64IntegerAttr(*dimension)});
}

Attribute ExpressionBuilder::makeNew(Value value) {
  if (std::optional<int64_t> number = getConstantIntValue(value))
    return builder.getI64IntegerAttr(value.getType().isInteger(1) ? *number & 1
                                                                  : *number);
  if (FloatAttr number; matchPattern(value, m_Constant(&number)))
    return number.getValue().isFinite()
               ? builder.getF64FloatAttr(number.getValueAsDouble())
               : Attribute();
  if (value.getType().isIntOrIndexOrFloat())
    if (std::optional<unsigned> buffer = getBuffer(value))
      return builder.getArrayAttr(
          {builder.getStringAttr("value"), builder.getI64IntegerAttr(*buffer)});
  Operation *op = value.getDefiningOp();
  if (!op)
    return nullptr;
  if (auto question = dyn_cast<memref::DimOp>(op))
    return getSize(question);
  if (auto comparison = dyn_cast<arith::CmpIOp>(op))
    return getComparison(comparison);
  if (auto comparison = dyn_cast<arith::CmpFOp>(op))
    return getComparison(comparison);
  if (isa<arith::IndexCastOp, arith::IndexCastUIOp, arith::ExtUIOp>(op))
    return get(op->getOperand(0));
  StringRef name = getName(op);
  return name.empty() ? Attribute() : getOperation(name, op->getOperands());
}

Attribute ExpressionBuilder::get(Value value) {
  if (auto known = made.find(value); known != made.end())
    return known->second;
  Attribute expression = makeNew(value);
  made[value] = expression;
  return expression;
}

Attribute mlir::availability::getSizeExpression(
    Value value, function_ref<std::optional<unsigned>(Value)> getBuffer) {
  return ExpressionBuilder(value.getContext(), getBuffer).get(value);
}
