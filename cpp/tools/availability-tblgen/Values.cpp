//===- Values.cpp - What C++ in records comes to --------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Values.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

std::optional<std::string>
mlir::availability::tblgen::findCase(StringRef value, StringRef qualEnumName,
                                     const std::vector<EnumCaseModel> &cases) {
  auto [qualifier, symbol] = value.trim().rsplit("::");
  if (qualifier.ltrim(':') != qualEnumName.ltrim(':'))
    return std::nullopt;
  for (const EnumCaseModel &enumCase : cases)
    if (enumCase.symbol == symbol)
      return enumCase.str;
  return std::nullopt;
}

/// Returns the type of a value, and whether a requirement holds an array of
/// them.
static std::pair<StringRef, bool>
getValueType(const DimensionModel &dimension) {
  StringRef type = StringRef(dimension.instanceType).ltrim(':');
  bool isArray = type.consume_front("llvm::ArrayRef<");
  if (isArray)
    type.consume_back(">");
  return {type, isArray};
}

/// Returns the value that the C++ expression `text` is, "" when that can't be
/// told.
static std::string getValue(const DimensionModel &dimension, StringRef text) {
  text = text.trim();
  int64_t number;
  if (dimension.values.empty())
    return text.getAsInteger(10, number) ? "" : itostr(number);
  return findCase(text, getValueType(dimension).first, dimension.values)
      .value_or("");
}

/// Returns the C++ expressions of the instance's values. Those of an array are
/// between the only braces of what precedes its use.
static SmallVector<StringRef> getExpressions(const InstanceModel &instance) {
  StringRef preparation = instance.preparation;
  SmallVector<StringRef> expressions;
  if (!getValueType(*instance.dimension).second) {
    // What precedes the use of a single value may be anything.
    if (preparation.trim().empty())
      expressions.push_back(instance.instance);
    return expressions;
  }
  bool isVariable =
      all_of(instance.instance, [](char c) { return isAlnum(c) || c == '_'; });
  if (!isVariable || preparation.count('{') != 1 || preparation.count('}') != 1)
    return expressions;
  StringRef elements = preparation.split('{').second.split('}').first;
  elements.trim().split(expressions, ',');
  return expressions;
}

std::vector<AlternativeModel>
mlir::availability::tblgen::getAlternatives(const ClauseModel &clause) {
  std::vector<AlternativeModel> result;
  for (const InstanceModel &instance : clause.anyOf) {
    std::vector<AlternativeModel> values;
    for (StringRef expression : getExpressions(instance))
      values.push_back(
          {instance.dimension, getValue(*instance.dimension, expression), ""});
    bool isKnown = !values.empty() && none_of(values, [](const auto &value) {
      return value.value.empty();
    });
    if (!isKnown)
      values = {{instance.dimension, "",
                 StringRef(instance.preparation + " " + instance.instance)
                     .trim()
                     .str()}};
    append_range(result, values);
  }
  return result;
}
