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

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

/// Returns true when the opening parenthesis of `text` is closed at its end.
static bool isBracketed(StringRef text) {
  if (!text.starts_with("(") || !text.ends_with(")"))
    return false;
  size_t depth = 0;
  for (auto [position, c] : enumerate(text)) {
    depth += c == '(';
    depth -= c == ')';
    if (depth == 0)
      return position + 1 == text.size();
  }
  return false;
}

/// Returns `text` without the parentheses around all of it.
static StringRef dropBrackets(StringRef text) {
  text = text.trim();
  while (isBracketed(text))
    text = text.drop_front().drop_back().trim();
  return text;
}

/// Returns `code` in one line: each line break in TableGen becomes a space.
static std::string collapseSpace(StringRef code) {
  std::string text;
  for (char c : code)
    if (!isSpace(c))
      text += c;
    else if (!text.empty() && text.back() != ' ')
      text += ' ';
  return text;
}

std::string mlir::availability::tblgen::abbreviateCpp(StringRef code) {
  std::string text = collapseSpace(code);
  for (StringRef noise : {"::mlir::availability::", "::mlir::spirv::",
                          "::mlir::NVVM::", "::mlir::ROCDL::", "::mlir::",
                          "::llvm::", "$_self.", "$_context.", "(*$_self)."})
    for (size_t at = text.find(noise.str()); at != std::string::npos;
         at = text.find(noise.str(), at))
      text.erase(at, noise.size());
  return dropBrackets(text).str();
}

namespace {
/// The words for a predicate, and the operator that joins them, which
/// determines whether they need parentheses.
struct Phrase {
  enum class Kind { Atom, And, Or };
  std::string text;
  Kind kind = Kind::Atom;

  /// Returns the words as a part of a phrase of kind `outer`.
  std::string nestIn(Kind outer) const {
    return kind == Kind::Atom || kind == outer ? text : "(" + text + ")";
  }
};
} // namespace

static Phrase makePhrase(const Record *pred) {
  if (std::string words = getOptionalString(pred, "words"); !words.empty())
    return {words};
  if (!pred->isSubClassOf("CombinedPred"))
    return {abbreviateCpp(pred->getValueAsString("predExpr"))};
  StringRef combiner = pred->getValueAsDef("kind")->getName();
  if (combiner == "PredCombinerNot")
    if (std::string words = getOptionalString(
            pred->getValueAsListOfDefs("children").front(), "negatedWords");
        !words.empty())
      return {words};
  SmallVector<Phrase> children;
  for (const Record *child : pred->getValueAsListOfDefs("children"))
    if (Phrase phrase = makePhrase(child);
        !phrase.text.empty() && phrase.text != "true")
      children.push_back(std::move(phrase));
  // Upstream's Neg has a single child.
  if (combiner == "PredCombinerNot" && children.size() == 1)
    return {"not " + children.front().nestIn(Phrase::Kind::Atom)};
  if (children.size() == 1)
    return children.front();
  auto kind =
      combiner == "PredCombinerOr" ? Phrase::Kind::Or : Phrase::Kind::And;
  SmallVector<std::string> parts;
  for (const Phrase &child : children)
    parts.push_back(child.nestIn(kind));
  return {join(parts, kind == Phrase::Kind::Or ? " or " : " and "), kind};
}

std::string mlir::availability::tblgen::describePredicate(const Record *pred) {
  return makePhrase(pred).text;
}
