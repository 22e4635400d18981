//===- Dimension.cpp - One axis of availability ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/Dimension.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

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
  }
  llvm_unreachable("unknown relation");
}

std::optional<Relation> mlir::availability::parseRelation(StringRef name) {
  for (Relation relation :
       {Relation::AtLeast, Relation::AtMost, Relation::OneOf})
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
  const Value *it =
      find_if(values, [&](const Value &known) { return known.name == text; });
  if (it != values.end())
    return it->value;
  int64_t number;
  if (values.empty() && !text.getAsInteger(10, number))
    return number;
  return std::nullopt;
}

bool Dimension::isSatisfied(int64_t required, ArrayRef<int64_t> offered) const {
  if (satisfies)
    return satisfies(required, offered);
  switch (relation) {
  case Relation::AtLeast:
    return any_of(offered, [&](int64_t value) { return value >= required; });
  case Relation::AtMost:
    return any_of(offered, [&](int64_t value) { return value <= required; });
  case Relation::OneOf:
    return is_contained(offered, required);
  }
  llvm_unreachable("unknown relation");
}

bool Dimension::isVacuous(int64_t required) const {
  if (values.empty() || satisfies)
    return false;
  switch (relation) {
  case Relation::AtLeast:
    return required <= values.front().value;
  case Relation::AtMost:
    return required >= values.back().value;
  case Relation::OneOf:
    return false;
  }
  llvm_unreachable("unknown relation");
}

/// Returns what follows a required value of the dimension in messages.
static StringRef getSuffix(const Dimension &dimension) {
  // Named values are versions, others are amounts.
  bool isNamed = !dimension.getValues().empty();
  if (dimension.hasCustomRelation())
    return "";
  switch (dimension.getRelation()) {
  case Relation::AtLeast:
    return isNamed ? " or later" : " or more";
  case Relation::AtMost:
    return isNamed ? " or earlier" : " or less";
  case Relation::OneOf:
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
