//===- TargetParser.cpp - Named targets -----------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parsers.h"
#include "Records.h"
#include "TargetText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"

#include <map>

using namespace llvm;
using namespace mlir::availability::tblgen;

/// Reports an error in `target`.
[[noreturn]] static void fail(const Record *record, const TargetModel &target,
                              const Twine &what) {
  PrintFatalError(record, "target '" + target.name + "' " + what);
}

static const DimensionModel *findDimension(const Model &model, StringRef name) {
  for (const auto &entry : model.dimensions)
    if (entry.second->name == name)
      return entry.second.get();
  return nullptr;
}

/// Reports that the dimension `name` doesn't exist if it belongs to the model's
/// dialect. Dimensions of other dialects are only known once these are loaded.
static void checkUnknown(const Record *record, const TargetModel &target,
                         StringRef name, const Model &model) {
  if (name.split('.').first != model.dialect)
    return;
  SmallVector<StringRef> known;
  for (const auto &entry : model.dimensions)
    known.push_back(entry.second->name);
  sort(known);
  fail(record, target,
       "mentions dimension '" + name + "', which dialect '" + model.dialect +
           "' doesn't have" + (known.empty() ? "" : "; known are '") +
           join(known, "', '") + (known.empty() ? "" : "'"));
}

/// Checks what `target` offers along `dimension`.
static void checkOffer(const Record *record, const TargetModel &target,
                       const DimensionModel &dimension,
                       const OfferText &offer) {
  if (offer.isOpen)
    return;
  ArrayRef<std::string> values = offer.values;
  if (dimension.isSingleValued() && values.size() != 1)
    fail(record, target,
         "offers " + Twine(values.size()) + " values along '" + dimension.name +
             "', which takes exactly one");
  for (const auto &[index, value] : enumerate(values)) {
    if (!dimension.parse(value)) {
      SmallVector<StringRef> known;
      for (const EnumCaseModel &each : dimension.values)
        known.push_back(each.str);
      fail(record, target,
           "offers '" + value + "', which is not a value of '" +
               dimension.name + "'; its values are " +
               (known.empty() ? "numbers" : join(known, ", ")));
    }
    if (is_contained(values.take_front(index), value))
      fail(record, target,
           "offers '" + value + "' of '" + dimension.name + "' twice");
  }
}

/// Reports an offer of `offers` that is lower than what another offer implies.
static void checkImplied(const Record *record, const TargetModel &target,
                         ArrayRef<OfferText> offers, const Model &model) {
  auto getOffers = [&](const DimensionModel &dimension) {
    SmallVector<int64_t> values;
    for (const OfferText &offer : offers)
      if (offer.dimension == dimension.name)
        for (const std::string &value : offer.values)
          values.push_back(*dimension.parse(value));
    return values;
  };
  for (const auto &entry : model.dimensions) {
    const DimensionModel &dimension = *entry.second;
    for (const DimensionModel::Implication &each : dimension.allImplications) {
      SmallVector<int64_t> said = getOffers(*each.dimension);
      bool isImplied = any_of(getOffers(dimension), [&](int64_t value) {
        return dimension.isSatisfied(each.value, value);
      });
      if (isImplied && each.dimension->isSingleValued() && !said.empty() &&
          !each.dimension->isSatisfied(each.implied, said.front()))
        fail(record, target,
             "offers " + each.dimension->stringify(said.front()) + " along '" +
                 each.dimension->name + "', but '" + dimension.name + "' " +
                 dimension.stringify(each.value) + ", which it has, implies " +
                 each.dimension->stringify(each.implied));
    }
  }
}

/// Checks an optional addition of a target with the text `offers`.
static void checkOptional(const Record *record, const TargetModel &target,
                          StringRef addition, ArrayRef<OfferText> offers,
                          const Model &model) {
  auto fail = [&](const Twine &why) {
    ::fail(record, target,
           "can't have the optional addition '" + addition + "': " + why);
  };
  auto [name, value] = addition.split('=');
  if (addition.contains('=')) {
    const DimensionModel *dimension = findDimension(model, name.trim());
    if (dimension && !dimension->parse(value.trim()))
      fail("that is no value of '" + dimension->name + "'");
    return;
  }
  bool isKnown = false;
  for (const OfferText &offer : offers) {
    const DimensionModel *dimension = findDimension(model, offer.dimension);
    // It may belong to a dimension of another dialect.
    isKnown |= !dimension || ((!dimension->isSingleValued() || offer.isOpen) &&
                              dimension->parse(addition));
  }
  if (isKnown)
    return;
  for (const auto &entry : model.dimensions) {
    const DimensionModel &dimension = *entry.second;
    if (!dimension.isSingleValued() && dimension.parse(addition))
      fail("the attribute doesn't mention '" + dimension.name +
           "', of which it is a value; add '\"" + dimension.name +
           "\" = []' to the attribute");
  }
  fail("it is not a value of a set that the attribute mentions; for any "
       "dimension, write <dimension>=<value>");
}

/// Checks the target attribute. The contents of a dialect's own attribute are
/// checked by its parser.
static void checkAttribute(const Record *record, const TargetModel &target,
                           const Model &model) {
  StringRef text = StringRef(target.attribute).trim();
  auto [dialect, rest] = text.split('.');
  if (!dialect.consume_front("#") || dialect.empty() || rest.empty())
    fail(record, target,
         "has the attribute '" + text +
             "', which isn't an attribute of a dialect: it must have the form "
             "'#<dialect>.<name><...>'");
  if (!isTargetText(text))
    return;
  std::string error;
  std::optional<std::vector<OfferText>> offers = parseTargetText(text, error);
  if (!offers)
    fail(record, target, "has a malformed attribute: " + error);
  for (const auto &[index, offer] : enumerate(*offers)) {
    for (const OfferText &other : ArrayRef(*offers).take_front(index))
      if (other.dimension == offer.dimension)
        fail(record, target,
             "mentions dimension '" + offer.dimension + "' twice");
    if (const DimensionModel *dimension = findDimension(model, offer.dimension))
      checkOffer(record, target, *dimension, offer);
    else
      checkUnknown(record, target, offer.dimension, model);
  }
  checkImplied(record, target, *offers, model);
  for (const std::string &addition : target.optional)
    checkOptional(record, target, addition, *offers, model);
}

/// Checks the fields that every target must have.
static void checkFields(const Record *record, const TargetModel &target) {
  for (const auto &[field, text] :
       {std::pair<StringRef, StringRef>{"family", target.family},
        {"attribute", target.attribute},
        {"source", target.source}})
    if (text.trim().empty())
      fail(record, target, "must say its '" + field + "'");
  if (target.rank < 0)
    fail(record, target,
         "has the rank " + Twine(target.rank) + ": ranks count from 0");
  for (const auto &[index, addition] : enumerate(target.optional)) {
    if (addition.empty() || addition == "all" ||
        StringRef(addition).find_first_of("+ \t\n") != StringRef::npos)
      fail(record, target,
           "can't have the optional addition '" + addition +
               "': it must be a name, without '+' or spaces, and not 'all'");
    if (is_contained(ArrayRef(target.optional).take_front(index), addition))
      fail(record, target,
           "lists the optional addition '" + addition + "' twice");
  }
}

/// Adds the name `name` of the target `record` to `names`, and rejects
/// duplicates.
static void addName(const Record *record, const std::string &name,
                    StringMap<const Record *> &names) {
  // '+' and '#' have another meaning, and spaces are trimmed.
  if (name.empty() ||
      StringRef(name).find_first_of("+# \t\n") != StringRef::npos)
    PrintFatalError(record, "target name '" + name +
                                "' must not be empty and not contain '+', '#' "
                                "or spaces");
  auto [it, inserted] = names.try_emplace(name, record);
  if (!inserted) {
    PrintError(record, "two targets have the name '" + name + "'");
    PrintFatalNote(it->second, "the other one is here");
  }
}

/// Parses a target and adds it to `targets`, and its names to `names`.
static void parseTarget(const Record *record, const Model &model,
                        StringMap<const Record *> &names,
                        std::vector<TargetModel> &targets) {
  TargetModel result;
  result.name = getString(record, "name");
  addName(record, result.name, names);
  for (StringRef name : record->getValueAsListOfStrings("otherNames")) {
    result.otherNames.push_back(name.str());
    addName(record, result.otherNames.back(), names);
  }
  result.family = getString(record, "family");
  result.attribute = getString(record, "attribute");
  result.summary = getOptionalString(record, "summary");
  result.source = getString(record, "source");
  result.rank = record->getValueAsInt("rank");
  for (const TargetModel &other : targets)
    if (other.family == result.family && other.rank == result.rank)
      PrintFatalError(
          record, "targets '" + other.name + "' and '" + result.name +
                      "' have the same rank in family '" + result.family + "'");
  result.refusal = record->getValueAsString("refusal").str();
  if (!record->isAnonymous())
    result.record = record->getName().str();
  for (StringRef addition : record->getValueAsListOfStrings("optional"))
    result.optional.push_back(addition.str());
  checkFields(record, result);
  checkAttribute(record, result, model);
  targets.push_back(std::move(result));
}

std::vector<TargetModel>
mlir::availability::tblgen::parseTargets(const RecordKeeper &records,
                                         const Model &model) {
  std::vector<TargetModel> targets;
  if (!records.getClass("NamedTarget"))
    return targets;
  SmallVector<const Record *> targetRecords(
      records.getAllDerivedDefinitions("NamedTarget"));
  llvm::sort(targetRecords, LessRecordByID());
  StringMap<const Record *> names;
  // Families are in file order, and their targets are sorted by rank.
  std::map<std::string, size_t> families;
  for (const Record *record : targetRecords) {
    parseTarget(record, model, names, targets);
    families.try_emplace(targets.back().family, families.size());
  }
  sort(targets, [&](const TargetModel &lhs, const TargetModel &rhs) {
    return std::tuple(families[lhs.family], lhs.rank) <
           std::tuple(families[rhs.family], rhs.rank);
  });
  return targets;
}
