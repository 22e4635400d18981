//===- OrderParser.cpp - Inclusions and implications ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parsers.h"
#include "Values.h"

#include "mlir/TableGen/EnumInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"

#include <set>

using namespace llvm;
using namespace mlir::availability::tblgen;
using mlir::tblgen::EnumCase;
using mlir::tblgen::EnumInfo;

//===----------------------------------------------------------------------===//
// DimensionModel
//===----------------------------------------------------------------------===//

StringRef DimensionModel::getValueType() const {
  StringRef type = StringRef(instanceType).ltrim(':');
  if (type.consume_front("llvm::ArrayRef<"))
    type.consume_back(">");
  return type.ltrim(':');
}

bool DimensionModel::isSatisfied(int64_t required, int64_t offered) const {
  if (relation == "AtLeast")
    return offered >= required;
  if (relation == "AtMost")
    return offered <= required;
  return offered == required ||
         is_contained(allInclusions, std::pair(offered, required));
}

std::string DimensionModel::stringify(int64_t value) const {
  for (const EnumCaseModel &known : values)
    if (known.value == value)
      return known.str;
  return itostr(value);
}

std::optional<int64_t> DimensionModel::parse(StringRef text) const {
  for (const EnumCaseModel &known : values)
    if (known.str == text)
      return known.value;
  for (const auto &[name, value] : aliases)
    if (name == text)
      return value;
  int64_t number;
  if (values.empty() && !text.getAsInteger(10, number))
    return number;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Partial orders
//===----------------------------------------------------------------------===//

/// Returns true if the enum of `dimension` has the case.
static bool hasCase(const DimensionModel &dimension, const Record *enumCase) {
  return dimension.enumRecord &&
         any_of(EnumInfo(dimension.enumRecord).getAllCases(),
                [&](const EnumCase &known) {
                  return &known.getDef() == enumCase;
                });
}

/// Adds the inclusions in the `Includes` record to its dimensions.
static void parseIncludes(const Record *record, Model &model) {
  const Record *enumCase = record->getValueAsDef("enumCase");
  bool isUsed = false;
  for (const auto &entry : model.dimensions) {
    DimensionModel &dimension = *entry.second;
    if (dimension.relation != "PartialOrder" || !hasCase(dimension, enumCase))
      continue;
    isUsed = true;
    DimensionModel::Inclusion inclusion;
    inclusion.value = EnumCase(enumCase).getValue();
    for (const Record *other : record->getValueAsListOfDefs("included")) {
      if (!hasCase(dimension, other))
        PrintFatalError(record,
                        "'" + other->getName() + "', which '" +
                            enumCase->getName() +
                            "' includes, is not a value of dimension '" +
                            dimension.name + "'");
      inclusion.included.push_back(EnumCase(other).getValue());
    }
    dimension.inclusions.push_back(std::move(inclusion));
  }
  if (!isUsed)
    PrintFatalError(record,
                    "'" + enumCase->getName() +
                        "' can't include other values: it is not a value of a "
                        "dimension whose relation is 'PartialOrder'");
}

/// Adds the values that `value` includes, directly or indirectly, to `all`.
static void collectIncluded(const DimensionModel &dimension, int64_t value,
                            std::set<int64_t> &all) {
  for (const DimensionModel::Inclusion &inclusion : dimension.inclusions)
    if (inclusion.value == value)
      for (int64_t included : inclusion.included)
        if (all.insert(included).second)
          collectIncluded(dimension, included, all);
}

/// Computes the transitive inclusions of `dimension`. `record` states those of
/// `value`.
static void closeInclusions(DimensionModel &dimension, const Record *record,
                            int64_t value) {
  std::set<int64_t> all;
  collectIncluded(dimension, value, all);
  if (all.count(value))
    PrintFatalError(
        record, "value '" + dimension.stringify(value) + "' of dimension '" +
                    dimension.name +
                    "' includes itself through the values that it includes");
  for (int64_t included : all)
    dimension.allInclusions.emplace_back(value, included);
}

static void parseInclusions(const RecordKeeper &records, Model &model) {
  if (!records.getClass("Includes"))
    return;
  ArrayRef<const Record *> all = records.getAllDerivedDefinitions("Includes");
  for (const Record *record : all)
    parseIncludes(record, model);
  for (const auto &entry : model.dimensions) {
    DimensionModel &dimension = *entry.second;
    for (const Record *record : all) {
      const Record *enumCase = record->getValueAsDef("enumCase");
      if (dimension.relation == "PartialOrder" && hasCase(dimension, enumCase))
        closeInclusions(dimension, record, EnumCase(enumCase).getValue());
    }
    llvm::sort(dimension.inclusions, [](const auto &lhs, const auto &rhs) {
      return std::tie(lhs.value, lhs.included) <
             std::tie(rhs.value, rhs.included);
    });
    llvm::sort(dimension.allInclusions);
    dimension.allInclusions.erase(llvm::unique(dimension.allInclusions),
                                  dimension.allInclusions.end());
  }
}

//===----------------------------------------------------------------------===//
// Implications
//===----------------------------------------------------------------------===//

namespace {
/// A value of a dimension.
struct Point {
  DimensionModel *dimension;
  int64_t value;

  bool operator<(const Point &other) const {
    return std::tie(dimension->name, value) <
           std::tie(other.dimension->name, other.value);
  }
  std::string describe() const {
    return "'" + dimension->name + "' " + dimension->stringify(value);
  }
};

/// Parses the `Implication` records.
class ImplicationParser {
public:
  ImplicationParser(Model &model,
                    function_ref<InstanceModel(const Record *)> parseInstance)
      : model(model), parseInstance(parseInstance) {}

  void parse(ArrayRef<const Record *> all);

private:
  Point getPoint(const Record *owner, const Record *requirement);
  /// Reports a statement about another dialect's dimension.
  void checkOwner(const Record *record, Point point);
  void parseOne(const Record *record);
  /// Adds to `all` what offering `point` implies.
  static void collectImplied(Point point, std::set<Point> &all,
                             const Model &model);
  void close(const Record *record, Point point);

  Model &model;
  function_ref<InstanceModel(const Record *)> parseInstance;
};
} // namespace

Point ImplicationParser::getPoint(const Record *owner,
                                  const Record *requirement) {
  auto fail = [&](const Twine &why) {
    PrintFatalError(owner, "'" + requirement->getName() +
                               "' of an 'Implication' " + why);
  };
  if (isCombinator(requirement))
    fail("must be one requirement, without conditions or alternatives");
  ClauseModel clause;
  clause.anyOf.push_back(parseInstance(requirement));
  std::vector<AlternativeModel> anyOf = getAlternatives(clause);
  if (anyOf.size() != 1 || !anyOf.front().number)
    fail("must be of one value, which is known without C++");
  for (const auto &entry : model.dimensions)
    if (entry.second.get() == anyOf.front().dimension) {
      if (entry.second->relation == "AtMost")
        fail("is along '" + entry.second->name +
             "', whose relation is 'AtMost': what is implied is what a target "
             "has at least");
      return {entry.second.get(), *anyOf.front().number};
    }
  llvm_unreachable("a requirement is along one of the dimensions");
}

void ImplicationParser::checkOwner(const Record *record, Point point) {
  if (!point.dimension->isImported)
    return;
  // A dialect's own records about its dimensions are in its own generated code.
  unsigned file = SrcMgr.FindBufferContainingLoc(record->getLoc().front());
  bool isOwn = file == SrcMgr.getMainFileID();
  for (const Record *other : record->getValueAsListOfDefs("implied"))
    isOwn |= !getPoint(record, other).dimension->isImported;
  if (isOwn)
    PrintFatalError(record,
                    point.describe() +
                        " is a value of another dialect's dimension, so this "
                        "record would be lost; write it beside that dimension");
}

void ImplicationParser::parseOne(const Record *record) {
  Point point = getPoint(record, record->getValueAsDef("requirement"));
  checkOwner(record, point);
  for (const Record *other : record->getValueAsListOfDefs("implied")) {
    Point implied = getPoint(record, other);
    if (implied.dimension == point.dimension &&
        point.dimension->isSingleValued())
      PrintFatalError(record, point.describe() + " can't imply " +
                                  implied.describe() +
                                  ": a target offers one value along it, and "
                                  "the dimension's relation says what that "
                                  "includes");
    point.dimension->implications.push_back(
        {point.value, implied.dimension, implied.value});
  }
}

void ImplicationParser::collectImplied(Point point, std::set<Point> &all,
                                       const Model &model) {
  for (const DimensionModel::Implication &each :
       point.dimension->implications) {
    if (!point.dimension->isSatisfied(each.value, point.value))
      continue;
    for (const auto &entry : model.dimensions) {
      Point implied = {entry.second.get(), each.implied};
      if (implied.dimension == each.dimension && all.insert(implied).second)
        collectImplied(implied, all, model);
    }
  }
}

void ImplicationParser::close(const Record *record, Point point) {
  std::set<Point> all;
  // Lesser values state their own implications.
  for (const auto &entry : model.dimensions)
    for (const DimensionModel::Implication &each :
         point.dimension->implications)
      if (each.value == point.value && each.dimension == entry.second.get() &&
          all.insert({entry.second.get(), each.implied}).second)
        collectImplied({entry.second.get(), each.implied}, all, model);
  for (const Point &implied : all) {
    bool isSame = implied.dimension == point.dimension;
    // Offering one value excludes offering another one that isn't part of it.
    if (isSame && (implied.value == point.value ||
                   (point.dimension->isSingleValued() &&
                    !point.dimension->isSatisfied(implied.value, point.value))))
      PrintFatalError(record,
                      point.describe() + " implies " +
                          (implied.value == point.value ? std::string("itself")
                                                        : implied.describe()) +
                          ", by way of what it implies");
    if (!isSame || !point.dimension->isSingleValued())
      point.dimension->allImplications.push_back(
          {point.value, implied.dimension, implied.value});
  }
}

void ImplicationParser::parse(ArrayRef<const Record *> all) {
  for (const Record *record : all)
    parseOne(record);
  for (const Record *record : all)
    close(record, getPoint(record, record->getValueAsDef("requirement")));
  auto order = [](std::vector<DimensionModel::Implication> &list) {
    llvm::sort(list, [](const auto &lhs, const auto &rhs) {
      return std::tie(lhs.value, lhs.dimension->name, lhs.implied) <
             std::tie(rhs.value, rhs.dimension->name, rhs.implied);
    });
    list.erase(llvm::unique(list), list.end());
  };
  for (const auto &entry : model.dimensions) {
    order(entry.second->implications);
    order(entry.second->allImplications);
  }
}

void mlir::availability::tblgen::parseOrders(
    const RecordKeeper &records, Model &model,
    function_ref<InstanceModel(const Record *)> parse) {
  parseInclusions(records, model);
  if (records.getClass("Implication"))
    ImplicationParser(model, parse)
        .parse(records.getAllDerivedDefinitions("Implication"));
}
