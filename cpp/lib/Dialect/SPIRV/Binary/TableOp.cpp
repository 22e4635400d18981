//===- TableOp.cpp - Operands of MLIR ops ---------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TableOp.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::availability::binary;

bool TableOp::take(const OpRow &row) {
  SmallVector<int32_t> segments;
  for (const OpArgument &argument : row.getArguments()) {
    size_t before = values.size();
    if (!takeArgument(argument))
      return false;
    if (argument.form <= ArgumentForm::Operands)
      segments.push_back(static_cast<int32_t>(values.size() - before));
  }
  if (row.hasSegments)
    attributes.push_back(
        {"operandSegmentSizes",
         DenseI32ArrayAttr::get(maker.getContext(), segments)});
  leaveParameters();
  return operands.empty();
}

bool TableOp::takeArgument(const OpArgument &argument) {
  switch (argument.form) {
  case ArgumentForm::Operand:
    return takeValue();
  case ArgumentForm::OptionalOperand:
    return !isNext(OperandCategory::Id) || takeValue();
  case ArgumentForm::Operands:
    while (isNext(OperandCategory::Id))
      if (!takeValue())
        return false;
    return true;
  default:
    return takeAttribute(argument);
  }
}

bool TableOp::takeValue() {
  if (!isNext(OperandCategory::Id))
    return false;
  Value value = maker.getValue(operands.front().word);
  if (!value)
    return false;
  values.push_back(value);
  operands = operands.drop_front();
  return true;
}

bool TableOp::takeAttribute(const OpArgument &argument) {
  Attribute attr;
  switch (argument.form) {
  case ArgumentForm::Literal:
    if (isNext(OperandCategory::Literal)) {
      attr =
          Builder(maker.getContext())
              .getI32IntegerAttr(static_cast<int32_t>(operands.front().word));
      operands = operands.drop_front();
    }
    break;
  case ArgumentForm::Literals:
    attr = takeLiterals();
    break;
  case ArgumentForm::Type:
    if (isNext(OperandCategory::Id))
      if (Type type = maker.getTypes().get(operands.front().word)) {
        attr = TypeAttr::get(type);
        operands = operands.drop_front();
      }
    break;
  default:
    leaveParameters();
    if (operands.empty())
      break;
    attr = takeEnum(argument.form);
    if (!attr)
      return false;
  }
  if (!attr)
    return argument.isOptional;
  attributes.push_back({argument.name, attr});
  return true;
}

Attribute TableOp::takeEnum(ArgumentForm form) {
  uint32_t word = operands.front().word;
  // Scopes, memory semantics and layouts are attributes in MLIR, but constants
  // in the binary.
  if (isNext(OperandCategory::Id)) {
    std::optional<uint32_t> constant = index.getConstant(word);
    if (!constant)
      return {};
    word = *constant;
  } else if (!isEnum(operands.front().kind)) {
    return {};
  }
  Attribute attr = buildEnumAttr(form, word, maker.getContext());
  if (attr)
    operands = operands.drop_front();
  return attr;
}

Attribute TableOp::takeLiterals() {
  SmallVector<int32_t> literals;
  for (; isNext(OperandCategory::Literal); operands = operands.drop_front())
    literals.push_back(static_cast<int32_t>(operands.front().word));
  return Builder(maker.getContext()).getI32ArrayAttr(literals);
}

void TableOp::leaveParameters() {
  for (; !operands.empty() && operands.front().isParameter;
       operands = operands.drop_front())
    rest.push_back(operands.front());
}
