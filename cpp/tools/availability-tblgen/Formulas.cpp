//===- Formulas.cpp - Conditions as formulas ------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Formulas.h"

#include "Records.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

//===----------------------------------------------------------------------===//
// Formulas
//===----------------------------------------------------------------------===//

std::string Formula::toCpp() const {
  if (kind == Kind::Test)
    return "((" + text + "))";
  if (kind == Kind::Code)
    return text;
  if (kind == Kind::Not)
    return "!" + operands.front().toCpp();
  if (operands.empty())
    return kind == Kind::And ? "true" : "false";
  auto parts = map_to_vector(
      operands, [](const Formula &operand) { return operand.toCpp(); });
  return "(" + join(parts, kind == Kind::And ? " && " : " || ") + ")";
}

std::string Formula::toTest() const {
  if (kind == Kind::Not && operands.front().kind == Kind::Test)
    return "!(" + operands.front().text + ")";
  return kind == Kind::Test ? text : toCpp();
}

Formula Formula::bindTo(function_ref<std::string(StringRef)> bind) const {
  Formula bound = {kind, text.empty() ? "" : bind(text)};
  for (const Formula &operand : operands)
    bound.operands.push_back(operand.bindTo(bind));
  return bound;
}

std::string PostfixMaker::write(const Formula &formula) {
  if (formula.kind == Formula::Kind::Not)
    return write(formula.operands.front()) + "!";
  if (formula.text.empty()) {
    bool isAnd = formula.kind == Formula::Kind::And;
    if (formula.operands.empty())
      return isAnd ? "1" : "1!";
    std::string result = write(formula.operands.front());
    for (const Formula &operand : drop_begin(formula.operands))
      result += write(operand) + (isAnd ? "&" : "|");
    return result;
  }
  if (formula.text == "true")
    return "1";
  static constexpr StringLiteral alphabet =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  auto known = letters.find(formula.text);
  if (known == letters.end()) {
    isTooLarge |= letters.size() == alphabet.size();
    if (isTooLarge)
      return "";
    known = letters.emplace(formula.text, alphabet[letters.size()]).first;
  }
  return std::string(1, known->second);
}

std::string PostfixMaker::make(const Formula &formula) {
  std::string text = write(formula);
  return isTooLarge ? "" : text;
}
