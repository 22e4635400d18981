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

std::string Dimension::stringify(int64_t value) const {
  const Value *it = find_if(
      values, [&](const Value &known) { return known.value == value; });
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
  if (values.empty())
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

std::string
mlir::availability::describeAlternatives(ArrayRef<Requirement> anyOf) {
  std::string text;
  const Dimension *previous = nullptr;
  for (const Requirement &requirement : anyOf) {
    const Dimension &dimension = *requirement.dimension;
    if (previous)
      text += &requirement == &anyOf.back() ? " or " : ", ";
    if (&dimension != previous)
      text += (dimension.getLabel() + " ").str();
    text += dimension.stringify(requirement.value);
    // Named values are versions, others are amounts.
    bool isNamed = !dimension.getValues().empty();
    if (dimension.getRelation() == Relation::AtLeast)
      text += isNamed ? " or later" : " or more";
    else if (dimension.getRelation() == Relation::AtMost)
      text += isNamed ? " or earlier" : " or less";
    previous = &dimension;
  }
  return text;
}
