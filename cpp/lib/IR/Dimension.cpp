//===- Dimension.cpp - One axis of availability ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/Dimension.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>
#include <tuple>

using namespace llvm;
using namespace mlir::availability;

StringRef mlir::availability::stringifyRelation(Relation relation) {
  switch (relation) {
  case Relation::AtLeast:
    return "at_least";
  case Relation::AtMost:
    return "at_most";
  case Relation::OneOf:
    return "one_of";
  case Relation::PartialOrder:
    return "partial_order";
  }
  llvm_unreachable("unknown relation");
}

std::optional<Relation> mlir::availability::parseRelation(StringRef name) {
  for (Relation relation : {Relation::AtLeast, Relation::AtMost,
                            Relation::OneOf, Relation::PartialOrder})
    if (stringifyRelation(relation) == name)
      return relation;
  return std::nullopt;
}

std::string Dimension::stringify(int64_t value) const {
  const Value *it =
      find_if(values, [&](const Value &known) { return known.value == value; });
  return it == values.end() ? itostr(value) : it->name.str();
}

std::optional<int64_t> Dimension::parse(StringRef text) const {
  for (ArrayRef<Value> named : {values, aliases})
    for (const Value &known : named)
      if (known.name == text)
        return known.value;
  int64_t number;
  if (values.empty() && !text.getAsInteger(10, number))
    return number;
  return std::nullopt;
}

bool Dimension::isSatisfied(int64_t required, ArrayRef<int64_t> offered) const {
  switch (relation) {
  case Relation::AtLeast:
    return any_of(offered, [&](int64_t value) { return value >= required; });
  case Relation::AtMost:
    return any_of(offered, [&](int64_t value) { return value <= required; });
  case Relation::OneOf:
    return is_contained(offered, required);
  case Relation::PartialOrder:
    return any_of(offered, [&](int64_t value) {
      return value == required ||
             std::binary_search(inclusions.begin(), inclusions.end(),
                                Inclusion{value, required},
                                [](const Inclusion &lhs, const Inclusion &rhs) {
                                  return std::tie(lhs.value, lhs.included) <
                                         std::tie(rhs.value, rhs.included);
                                });
    });
  }
  llvm_unreachable("unknown relation");
}

SmallVector<StringRef> Dimension::getValueNames() const {
  return llvm::map_to_vector(values,
                             [](const Value &value) { return value.name; });
}

SmallVector<int64_t>
Dimension::getLeastBounds(ArrayRef<int64_t> required) const {
  if (relation == Relation::AtLeast)
    return {*max_element(required)};
  if (relation == Relation::AtMost)
    return {*min_element(required)};
  SmallVector<int64_t> bounds, least;
  for (const Value &candidate : values)
    if (all_of(required, [&](int64_t value) {
          return isSatisfied(value, candidate.value);
        }))
      bounds.push_back(candidate.value);
  copy_if(bounds, std::back_inserter(least), [&](int64_t bound) {
    return none_of(bounds, [&](int64_t other) {
      return other != bound && isSatisfied(other, bound);
    });
  });
  return least;
}

std::optional<int64_t> Dimension::join(ArrayRef<int64_t> required) const {
  SmallVector<int64_t> least = getLeastBounds(required);
  if (least.empty())
    return std::nullopt;
  return least.front();
}

bool Dimension::isVacuous(int64_t required) const {
  if (values.empty())
    return false;
  switch (relation) {
  case Relation::AtLeast:
    return required <= values.front().value;
  case Relation::AtMost:
    return required >= values.back().value;
  case Relation::OneOf:
    return false;
  case Relation::PartialOrder:
    return all_of(values, [&](const Value &offered) {
      return isSatisfied(required, offered.value);
    });
  }
  llvm_unreachable("unknown relation");
}

/// Returns the suffix that messages put after a required value of the
/// dimension.
static StringRef getSuffix(const Dimension &dimension) {
  // Named values are versions, others are amounts.
  bool isNamed = !dimension.getValues().empty();
  switch (dimension.getRelation()) {
  case Relation::AtLeast:
    return isNamed ? " or later" : " or more";
  case Relation::AtMost:
    return isNamed ? " or earlier" : " or less";
  case Relation::OneOf:
  case Relation::PartialOrder:
    return "";
  }
  llvm_unreachable("unknown relation");
}

std::string
mlir::availability::describeAlternatives(ArrayRef<Requirement> anyOf) {
  std::string text;
  const Dimension *previous = nullptr;
  bool hasSuffix = false;
  for (const Requirement &requirement : anyOf) {
    const Dimension &dimension = *requirement.dimension;
    if (previous && &requirement != &anyOf.back())
      text += ", ";
    else if (previous)
      text += hasSuffix ? ", or " : " or ";
    if (&dimension != previous)
      text += (dimension.getLabel() + " ").str();
    text += dimension.stringify(requirement.value);
    StringRef suffix = getSuffix(dimension);
    text += suffix;
    hasSuffix = !suffix.empty();
    previous = &dimension;
  }
  return text;
}
