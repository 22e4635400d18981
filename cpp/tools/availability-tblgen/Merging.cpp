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
#include "llvm/ADT/StringSwitch.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

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

/// Returns the arguments of templates in `action`: the types of its casts, and
/// those in which it compares.
static std::vector<std::string> getTypes(StringRef action) {
  std::vector<std::string> types;
  unsigned depth = 0;
  for (char c : action) {
    if (c == '>' && depth > 0)
      --depth;
    if (depth > 0 && !types.empty())
      types.back() += c;
    if (c == '<' && depth++ == 0)
      types.emplace_back();
  }
  for (std::string &type : types)
    type = StringRef(type).trim().str();
  return types;
}

/// Returns true if a value of the integer type `type` can be `value`,
/// std::nullopt if that isn't the name of an integer type.
static std::optional<bool> canHold(StringRef type, int64_t value) {
  type.consume_front("::");
  type.consume_front("std::");
  bool isUnsigned = type.consume_front("unsigned");
  type = type.trim();
  unsigned width = StringSwitch<unsigned>(type)
                       // A plain `char` may have a sign.
                       .Case("signed char", 8)
                       .Case("char", isUnsigned ? 8 : 0)
                       .Cases({"short", "short int"}, 16)
                       .Cases({"int", "signed", "signed int"}, 32)
                       .Case("", isUnsigned ? 32 : 0)
                       // In Windows, a `long` has no more bits.
                       .Cases({"long", "long int"}, 32)
                       .Cases({"long long", "long long int"}, 64)
                       .Default(0);
  if (width == 0 && !isUnsigned) {
    isUnsigned = type.consume_front("u");
    if (!type.consume_front("int") || !type.consume_back("_t") ||
        type.getAsInteger(10, width))
      return std::nullopt;
  }
  if (width == 0)
    return std::nullopt;
  return isUnsigned ? value >= 0 && isUIntN(width, value)
                    : isIntN(width, value);
}

/// Reports an action that compares values in a type which can't hold one, or
/// may not.
static void checkCasts(const DimensionModel &dimension,
                       const Record *availability, StringRef action) {
  auto report = [&](StringRef type, const Twine &why) {
    PrintFatalError(availability, "'mergeAction' of dimension '" +
                                      dimension.name + "' casts to '" + type +
                                      "', " + why);
  };
  auto isOwn = [&](StringRef type) {
    type.consume_front("::");
    std::string end = ("::" + type).str();
    return StringRef("::" + dimension.instanceType).ends_with(end) ||
           StringRef("::" + dimension.queryFnRetType).ends_with(end);
  };
  for (StringRef type : getTypes(action)) {
    if (isOwn(type))
      continue;
    if (!canHold(type, 0))
      report(type, "which is neither '" + dimension.instanceType +
                       "' nor an integer type of a known width");
    for (const EnumCaseModel &value : dimension.values)
      if (!*canHold(type, value.value))
        report(type,
               "which can't hold " + value.str + ", " + Twine(value.value));
    if (dimension.values.empty() && !*canHold(type, INT64_MAX))
      report(type, "which can't hold every number; write 'int64_t'");
  }
}

StringRef
mlir::availability::tblgen::getMergingRelation(StringRef mergeAction) {
  std::string simple = simplify(mergeAction);
  return simple.empty() || isUnion(simple) ? "OneOf"
         : isExtreme(simple, "max")        ? "AtLeast"
         : isExtreme(simple, "min")        ? "AtMost"
                                           : "";
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
  StringRef meant = getMergingRelation(action);
  if (meant == "OneOf")
    return;
  if (!meant.empty() && meant == dimension.relation)
    return checkCasts(dimension, availability, action);
  std::string advice = !meant.empty()
                           ? ("'let relation = " + meant + ";'").str()
                       : dimension.relation == "AtLeast"
                           ? "'$overall = std::max($overall, $instance)'"
                       : dimension.relation == "AtMost"
                           ? "'$overall = std::min($overall, $instance)'"
                           : "'$overall.push_back($instance)'";
  PrintFatalError(
      availability,
      "'mergeAction' of dimension '" + dimension.name + "' is '" + action +
          "', which 'check' can't follow: with the relation '" +
          dimension.relation +
          "' it tests each requirement of an op separately; write " + advice +
          ". Write a sum as one requirement whose 'instance' is calculated "
          "from the op");
}
