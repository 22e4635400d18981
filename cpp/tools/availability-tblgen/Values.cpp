//===- Values.cpp - Values of C++ expressions -----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Values.h"
#include "Parsers.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

void mlir::availability::tblgen::checkCpp(const DimensionModel &dimension) {
  if (StringRef(dimension.initializer).trim().empty())
    PrintFatalError(dimension.record,
                    "'initializer' of '" + dimension.interfaceName +
                        "' is empty: set it to the C++ value before any "
                        "requirement is merged, such as '0' or '{}'");
  StringRef type = dimension.getValueType();
  static constexpr StringLiteral notNumbers[] = {"",
                                                 "float",
                                                 "double",
                                                 "void",
                                                 "std::string",
                                                 "StringRef",
                                                 "llvm::StringRef",
                                                 "APFloat",
                                                 "llvm::APFloat",
                                                 "const char *"};
  if (is_contained(notNumbers, type))
    PrintFatalError(dimension.record,
                    "'instanceType' of '" + dimension.interfaceName + "' is '" +
                        dimension.instanceType +
                        "', but a requirement is an enum, an integer, or an "
                        "'::llvm::ArrayRef' of these");
}

const EnumCaseModel *
mlir::availability::tblgen::findCase(StringRef value, StringRef qualEnumName,
                                     const std::vector<EnumCaseModel> &cases) {
  auto [qualifier, symbol] = value.trim().rsplit("::");
  if (qualifier.ltrim(':') != qualEnumName.ltrim(':'))
    return nullptr;
  for (const EnumCaseModel &enumCase : cases)
    if (enumCase.symbol == symbol)
      return &enumCase;
  return nullptr;
}

/// Returns the alternative whose value is the C++ expression `text`,
/// std::nullopt if it can't be determined.
static std::optional<AlternativeModel>
getAlternative(const DimensionModel &dimension, StringRef text) {
  text = text.trim();
  if (dimension.values.empty()) {
    int64_t number;
    if (text.getAsInteger(10, number))
      return std::nullopt;
    return AlternativeModel{&dimension, itostr(number), number};
  }
  const EnumCaseModel *found =
      findCase(text, dimension.getValueType(), dimension.values);
  if (!found)
    return std::nullopt;
  return AlternativeModel{&dimension, found->str, found->value};
}

// The values of an array are in the only braces of the preparation code.
SmallVector<StringRef>
mlir::availability::tblgen::getExpressions(const InstanceModel &instance) {
  StringRef preparation = instance.preparation;
  SmallVector<StringRef> expressions;
  if (!StringRef(instance.dimension->instanceType).contains("ArrayRef<")) {
    // The preparation code of a single value may be anything.
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
    bool isKnown = true;
    for (StringRef expression : getExpressions(instance))
      if (auto value = getAlternative(*instance.dimension, expression))
        values.push_back(*value);
      else
        isKnown = false;
    if (!isKnown || values.empty())
      values = {{instance.dimension, "", std::nullopt,
                 StringRef(instance.preparation + " " + instance.instance)
                     .trim()
                     .str(),
                 instance.isComputed}};
    append_range(result, values);
  }
  return result;
}

void mlir::availability::tblgen::layOutRows(Model &model) {
  unsigned numRows = 0;
  for (const std::unique_ptr<ClauseListModel> &list : model.clauseLists) {
    unsigned numOwn = 0;
    bool isData = true;
    for (const ClauseModel &clause : list->clauses)
      for (const AlternativeModel &alternative : getAlternatives(clause)) {
        ++numOwn;
        isData &= alternative.number && isInt<32>(*alternative.number);
      }
    if (!isData)
      continue;
    list->firstRow = numRows;
    list->numRows = numOwn;
    numRows += numOwn;
  }
}
