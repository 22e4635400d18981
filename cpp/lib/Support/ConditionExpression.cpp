//===- ConditionExpression.cpp - Conditions as data -----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Support/ConditionExpression.h"

#include "llvm/ADT/STLExtras.h"

#include <limits>

using namespace mlir::availability;
using Kind = ConditionExpression::Kind;

namespace {
/// A name in JSON, and what can follow it.
struct Form {
  llvm::StringLiteral name;
  Kind kind;
  /// The first word is one of these, if there are any.
  size_t numWords;
  llvm::ArrayRef<llvm::StringLiteral> firstWords;
  size_t fewestNumbers, mostNumbers;
  size_t fewestOperands, mostOperands;
};

constexpr size_t kMany = std::numeric_limits<size_t>::max();
constexpr llvm::StringLiteral kSignedness[] = {"any", "signless", "signed",
                                               "unsigned"};
constexpr llvm::StringLiteral kComparisons[] = {"==", ">=", "<=", ">", "<"};
constexpr llvm::StringLiteral kMembers[] = {"direct", "flattened"};
constexpr llvm::StringLiteral kCounts[] = {"operands", "results", "regions"};
constexpr llvm::StringLiteral kTraits[] = {"float",
                                           "shape",
                                           "rank",
                                           "static_shape",
                                           "value_semantics",
                                           "strides",
                                           "fixed_lanes",
                                           "scalable_lanes",
                                           "all_dims_scalable",
                                           "last_scalable",
                                           "only_last_scalable",
                                           "elements"};

/// The vocabulary. Readers of JSON refuse what isn't in it.
constexpr Form kForms[] = {
    {"and", Kind::And, 0, {}, 0, 0, 0, kMany},
    {"or", Kind::Or, 0, {}, 0, 0, 0, kMany},
    {"not", Kind::Not, 0, {}, 0, 0, 1, 1},
    {"is", Kind::Is, 1, {}, 0, 0, 0, 0},
    {"integer", Kind::Integer, 1, kSignedness, 0, 1, 0, 0},
    {"has", Kind::Has, 1, kTraits, 0, 0, 0, 0},
    {"rank", Kind::Rank, 1, kComparisons, 1, 1, 0, 0},
    {"elements", Kind::Elements, 1, kComparisons, 1, 1, 0, 0},
    {"dim", Kind::Dim, 0, {}, 1, kMany, 0, 0},
    {"shape", Kind::Shape, 0, {}, 0, kMany, 0, 0},
    {"element", Kind::Element, 0, {}, 0, 0, 1, 1},
    {"any_member", Kind::AnyMember, 1, kMembers, 0, 0, 1, 1},
    {"all_members", Kind::AllMembers, 1, kMembers, 0, 0, 1, 1},
    {"type", Kind::TypeOf, 0, {}, 0, 0, 1, 1},
    {"value", Kind::Value, 1, kComparisons, 1, 1, 0, 0},
    {"all_values", Kind::AllValues, 1, kComparisons, 1, 1, 0, 0},
    {"has_bits", Kind::HasBits, 0, {}, 1, 1, 0, 0},
    {"only_bits", Kind::OnlyBits, 0, {}, 1, 1, 0, 0},
    {"size", Kind::Size, 1, kComparisons, 1, 1, 0, 0},
    // The words are the name, the layout and the segments.
    {"operand", Kind::Operand, 3, {}, 1, 1, 1, 1},
    {"result", Kind::Result, 3, {}, 1, 1, 1, 1},
    {"attribute", Kind::Attribute, 1, {}, 0, 0, 1, 1},
    {"count", Kind::Count, 2, kCounts, 1, 1, 0, 0},
    {"same_types", Kind::SameTypes, 0, {}, 0, 0, 1, kMany},
    {"same_element_types", Kind::SameElements, 0, {}, 0, 0, 1, kMany},
};
} // namespace

bool ConditionExpression::isData() const {
  return kind != Kind::Cpp &&
         llvm::all_of(operands, [](const auto &each) { return each.isData(); });
}

llvm::json::Value ConditionExpression::toJson() const {
  llvm::json::Array result;
  const auto *form = llvm::find_if(
      kForms, [&](const Form &each) { return each.kind == kind; });
  result.push_back(form == std::end(kForms) ? "cpp" : form->name);
  for (const std::string &word : words)
    result.push_back(word);
  for (int64_t number : numbers)
    result.push_back(number);
  for (const ConditionExpression &operand : operands)
    result.push_back(operand.toJson());
  return result;
}

/// Returns true if what follows the name is what may follow it.
static bool isValid(const Form &form, const ConditionExpression &expression) {
  size_t numbers = expression.numbers.size();
  size_t operands = expression.operands.size();
  if (form.kind == Kind::Count &&
      (expression.words.size() != 2 ||
       !llvm::is_contained(kComparisons, expression.words.back())))
    return false;
  // What is compared are operands and results.
  if ((form.kind == Kind::SameTypes || form.kind == Kind::SameElements) &&
      !llvm::all_of(expression.operands, [](const ConditionExpression &each) {
        return each.kind == Kind::Operand || each.kind == Kind::Result;
      }))
    return false;
  bool hasPosition = form.kind == Kind::Operand || form.kind == Kind::Result;
  if (hasPosition &&
      (numbers != 1 || expression.numbers.front() < 0 ||
       expression.numbers.front() > std::numeric_limits<int32_t>::max()))
    return false;
  return expression.words.size() == form.numWords &&
         (form.firstWords.empty() ||
          llvm::is_contained(form.firstWords, expression.words.front())) &&
         numbers >= form.fewestNumbers && numbers <= form.mostNumbers &&
         operands >= form.fewestOperands && operands <= form.mostOperands;
}

std::optional<ConditionExpression>
ConditionExpression::fromJson(const llvm::json::Value &value) {
  const llvm::json::Array *parts = value.getAsArray();
  std::optional<llvm::StringRef> name =
      parts && !parts->empty() ? parts->front().getAsString() : std::nullopt;
  if (!name)
    return std::nullopt;
  const auto *form = llvm::find_if(
      kForms, [&](const Form &each) { return each.name == *name; });
  if (form == std::end(kForms))
    return std::nullopt;
  ConditionExpression result;
  result.kind = form->kind;
  for (const llvm::json::Value &part : llvm::drop_begin(*parts)) {
    if (auto word = part.getAsString()) {
      result.words.push_back(word->str());
    } else if (auto number = part.getAsInteger()) {
      result.numbers.push_back(*number);
    } else if (auto operand = fromJson(part)) {
      result.operands.push_back(std::move(*operand));
    } else {
      return std::nullopt;
    }
  }
  if (!isValid(*form, result))
    return std::nullopt;
  return result;
}

std::optional<ConditionExpression>
ConditionExpression::parse(llvm::StringRef text) {
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(text);
  if (value)
    return fromJson(*value);
  llvm::consumeError(value.takeError());
  return std::nullopt;
}
