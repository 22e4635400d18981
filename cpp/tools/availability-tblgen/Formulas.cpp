//===- Formulas.cpp - Conditions as formulas ------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Formulas.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

//===----------------------------------------------------------------------===//
// Formulas
//===----------------------------------------------------------------------===//

/// Splits `text` at each `infix` outside of parentheses.
static SmallVector<StringRef> splitOutside(StringRef text, StringRef infix) {
  SmallVector<StringRef> parts;
  size_t depth = 0, begin = 0;
  for (size_t position = 0; position < text.size(); ++position) {
    char c = text[position];
    if (StringRef("([{").contains(c))
      ++depth;
    else if (StringRef(")]}").contains(c))
      --depth;
    else if (depth == 0 && text.substr(position).starts_with(infix)) {
      parts.push_back(text.slice(begin, position));
      position += infix.size() - 1;
      begin = position + 1;
    }
  }
  parts.push_back(text.substr(begin));
  return parts;
}

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

std::vector<std::string>
mlir::availability::tblgen::getConjuncts(StringRef condition) {
  // Literals and comments may contain anything.
  for (StringRef opening : {"\"", "'", "//", "/*"})
    if (condition.contains(opening))
      return {condition.str()};
  std::string line = collapseSpace(condition);
  StringRef text = StringRef(line).trim();
  // MLIR puts two pairs of parentheses around a predicate. One that has more is
  // meant as a whole.
  for (size_t pair = 0; pair < 2 && isBracketed(text); ++pair)
    text = text.drop_front().drop_back().trim();
  SmallVector<StringRef> parts = splitOutside(text, "&&");
  bool isSplit = splitOutside(text, "||").size() == 1 &&
                 splitOutside(text, "?").size() == 1 &&
                 // `&&` is no operator in `is<T &&>(x)`.
                 none_of(drop_begin(parts), [](StringRef part) {
                   return part.ltrim().starts_with(">");
                 });
  if (!isSplit)
    return {dropBrackets(text).str()};
  std::vector<std::string> conjuncts;
  for (StringRef part : parts)
    conjuncts.push_back(dropBrackets(part).str());
  return conjuncts;
}

bool mlir::availability::tblgen::isNegation(StringRef condition,
                                            StringRef other) {
  // `!a == b` isn't the negation of `a == b`.
  return condition.consume_front("!") && isBracketed(condition) &&
         dropBrackets(condition) == other;
}

std::string
FormulaMaker::makeChain(StringRef text, char op, StringRef infix,
                        std::string (FormulaMaker::*makeOperand)(StringRef)) {
  std::string result;
  for (auto [index, part] : enumerate(splitOutside(text, infix))) {
    result += (this->*makeOperand)(part);
    if (index > 0)
      result += op;
  }
  return result;
}

std::string FormulaMaker::makeDisjunction(StringRef text) {
  return makeChain(text, '|', "||", &FormulaMaker::makeConjunction);
}

std::string FormulaMaker::makeConjunction(StringRef text) {
  return makeChain(text, '&', "&&", &FormulaMaker::makeUnary);
}

std::string FormulaMaker::makeUnary(StringRef text) {
  text = text.trim();
  if (text.consume_front("!"))
    return makeUnary(text) + "!";
  if (isBracketed(text))
    return makeDisjunction(text.drop_front().drop_back());
  if (text == "true")
    return "1";
  static constexpr StringLiteral alphabet =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  std::string spaceless;
  for (char c : text)
    if (!isSpace(c))
      spaceless += c;
  isTooLarge |= letters.size() == alphabet.size();
  if (isTooLarge)
    return "";
  char next = alphabet[letters.size()];
  return std::string(1, letters.try_emplace(spaceless, next).first->second);
}

std::string FormulaMaker::make(StringRef condition) {
  std::string formula = makeDisjunction(condition);
  return isTooLarge ? "" : formula;
}

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

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
  if (const RecordVal *words = pred->getValue("words"))
    if (const auto *text = dyn_cast<StringInit>(words->getValue());
        text && !text->getValue().empty())
      return {text->getValue().str()};
  if (!pred->isSubClassOf("CombinedPred"))
    return {abbreviateCpp(pred->getValueAsString("predExpr"))};
  StringRef combiner = pred->getValueAsDef("kind")->getName();
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
