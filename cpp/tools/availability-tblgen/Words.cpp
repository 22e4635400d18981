//===- Words.cpp - What conditions say in words ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Words.h"
#include "Model.h"
#include "Records.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace mlir::availability;
using namespace mlir::availability::tblgen;

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

/// Returns `code` without MLIR's namespaces and without the object that it
/// applies to.
static std::string abbreviateCpp(StringRef code) {
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
    bool isPart = text.empty() || kind == Kind::Atom || kind == outer;
    return isPart ? text : "(" + text + ")";
  }
};
} // namespace

/// Joins `phrases`, without those that always hold.
static Phrase joinPhrases(ArrayRef<Phrase> phrases, Phrase::Kind kind) {
  SmallVector<Phrase> parts;
  for (const Phrase &phrase : phrases)
    if (!phrase.text.empty() && phrase.text != "true")
      parts.push_back(phrase);
  if (parts.size() == 1)
    return parts.front();
  auto texts = map_to_vector(
      parts, [&](const Phrase &phrase) { return phrase.nestIn(kind); });
  return {join(texts, kind == Phrase::Kind::Or ? " or " : " and "), kind};
}

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
    children.push_back(makePhrase(child));
  // Upstream's Neg has a single child.
  if (combiner == "PredCombinerNot" && children.size() == 1)
    return {"not " + children.front().nestIn(Phrase::Kind::Atom)};
  return joinPhrases(children, combiner == "PredCombinerOr"
                                   ? Phrase::Kind::Or
                                   : Phrase::Kind::And);
}

static Phrase makePhrase(const ConditionExpression &data) {
  SmallVector<Phrase> operands;
  for (const ConditionExpression &operand : data.operands)
    operands.push_back(makePhrase(operand));
  auto nestFirst = [&](StringRef before) -> Phrase {
    std::string text = operands.front().nestIn(Phrase::Kind::Atom);
    return {text.empty() ? "" : before.str() + text};
  };
  switch (data.kind) {
  case ConditionExpression::Kind::And:
    return joinPhrases(operands, Phrase::Kind::And);
  case ConditionExpression::Kind::Or:
    return joinPhrases(operands, Phrase::Kind::Or);
  case ConditionExpression::Kind::Not:
    return nestFirst("not ");
  case ConditionExpression::Kind::Element:
    return nestFirst("of ");
  case ConditionExpression::Kind::TypeOf:
    return nestFirst("of type ");
  case ConditionExpression::Kind::AnyMember:
    return nestFirst("a member is ");
  case ConditionExpression::Kind::AllMembers:
    return nestFirst("all members are ");
  case ConditionExpression::Kind::Integer: {
    StringRef sign = data.words.front();
    std::string prefix = sign == "any" ? "" : sign.str() + " ";
    return {data.numbers.empty()
                ? prefix + "integer"
                : prefix + std::to_string(data.numbers.front()) +
                      "-bit integer"};
  }
  case ConditionExpression::Kind::Is: {
    StringRef name = data.words.front();
    name.consume_front("builtin.");
    return {name.str()};
  }
  default:
    break;
  }
  // The words of the vocabulary, as they stand in JSON.
  std::string text = formatv("{0}", data.toJson());
  erase_if(text, [](char c) { return StringRef("[]\"").contains(c); });
  replace(text, ',', ' ');
  replace(text, '_', ' ');
  return {text};
}

std::string mlir::availability::tblgen::describe(const Record *pred) {
  std::string words = makePhrase(pred).text;
  return words == "true" ? "" : words;
}

std::string
mlir::availability::tblgen::describe(const ConditionExpression &data) {
  return makePhrase(data).text;
}

std::string
mlir::availability::tblgen::describe(ArrayRef<const NeedModel *> path) {
  SmallVector<StringRef> words;
  for (const NeedModel *need : path)
    if (!need->words.empty())
      words.push_back(need->words);
  return join(words, ", ");
}
