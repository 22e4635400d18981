//===- Merging.cpp - How the requirements of an op are merged -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parsers.h"
#include "Records.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

/// Returns the action without parts that don't affect the result: whitespace,
/// Returns the action without parts that don't affect the result: whitespace,
/// parentheses, casts and namespaces.
static std::string simplify(StringRef action) {
  std::string text;
  unsigned depth = 0;
  for (char c : action) {
    depth += c == '<';
    if (depth == 0 && !isSpace(c) && !StringRef("(){};").contains(c))
      text += c;
    depth -= c == '>' && depth > 0;
  }
  for (const auto &[from, to] :
       {std::pair<StringRef, StringRef>{"$final", "$overall"},
        {"static_cast", ""},
        {"std::", ""},
        {"llvm::", ""},
        {"::", ""}})
    for (size_t at = text.find(from); at != std::string::npos;
         at = text.find(from, at + to.size()))
      text.replace(at, from.size(), to);
  return text;
}

/// Returns true for an action that keeps all requirements.
static bool isUnion(StringRef simple) {
  simple.consume_front("if!is_contained$overall,$instance");
  return is_contained(
      ArrayRef<StringRef>{
          "$overall.push_back$instance", "$overall.emplace_back$instance",
          "$overall.append$instance", "$overall.insert$instance",
          "$overall|=$instance", "$overall=$overall|$instance"},
      simple);
}

/// Returns true for an action that keeps the greater or lesser of two values,
/// as the C++ function `name` does.
static bool isExtreme(StringRef simple, StringRef name) {
  return simple == ("$overall=" + name + "$overall,$instance").str() ||
         simple == ("$overall=" + name + "$instance,$overall").str();
}

/// Reports an action that compares values as an `int`, if that can't hold one.
static void checkCasts(const DimensionModel &dimension,
                       const Record *availability, StringRef action) {
  if (!action.contains("static_cast<int>"))
    return;
  for (const EnumCaseModel &value : dimension.values)
    if (!isInt<32>(value.value))
      PrintFatalError(availability, "'mergeAction' of dimension '" +
                                        dimension.name +
                                        "' casts to 'int', which can't hold " +
                                        value.str + ", " + Twine(value.value));
}

bool DimensionModel::mergesToOne() const {
  return !isForeign && !mergeAction.empty() && !isUnion(simplify(mergeAction));
}

void mlir::availability::tblgen::checkMerge(const DimensionModel &dimension,
                                            const Record *availability) {
  std::string action = getOptionalString(availability, "mergeAction");
  // A dialect's own class `Availability` has other users.
  if (dimension.isForeign || action.empty())
    return;
  std::string simple = simplify(action);
  if (isUnion(simple))
    return;
  std::string advice = "'$overall.push_back($instance)'";
  for (const auto &[relation, name] :
       {std::pair<StringRef, StringRef>{"AtLeast", "max"}, {"AtMost", "min"}}) {
    if (isExtreme(simple, name)) {
      if (dimension.relation == relation)
        return checkCasts(dimension, availability, action);
      // The action says which relation is meant.
      advice = ("'let relation = " + relation + ";'").str();
      break;
    }
    if (dimension.relation == relation)
      advice = ("'$overall = std::" + name + "($overall, $instance)'").str();
  }
  PrintFatalError(
      availability,
      "'mergeAction' of dimension '" + dimension.name + "' is '" + action +
          "', which 'check' can't follow: with the relation '" +
          dimension.relation +
          "' it tests each requirement of an op separately; write " + advice +
          ". Write a sum as one requirement whose 'instance' is calculated "
          "from the op");
}
