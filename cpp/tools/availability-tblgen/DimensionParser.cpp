//===- DimensionParser.cpp - Dimensions and requirements along them -------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parsers.h"
#include "Records.h"
#include "Values.h"

#include "mlir/TableGen/EnumInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;
using namespace mlir::availability::tblgen;
using mlir::tblgen::EnumCase;
using mlir::tblgen::EnumInfo;

bool mlir::availability::tblgen::isCombinator(const Record *availability) {
  return availability->isSubClassOf("AvailabilityCombinator");
}

void DimensionParser::parseAll() {
  SmallVector<const Record *> all(
      records.getAllDerivedDefinitions(getRequirementClass(records)));
  // The first record of a dimension is the first one in the file.
  llvm::sort(all, LessRecordByID());
  for (const Record *record : all)
    if (!isCombinator(record)) {
      const DimensionModel *dimension = get(record);
      checkAgreement(*dimension, record);
      checkMerge(*dimension, record);
    }
  for (const auto &entry : model.dimensions)
    checkNamespace(*entry.second);
  pairRanges();
  for (const auto &entry : model.dimensions)
    checkCounterpart(*entry.second);
  parseOrders(records, model,
              [&](const Record *record) { return parseInstance(record); });
}

const DimensionModel *DimensionParser::get(const Record *availability) {
  std::string cppNamespace = getOptionalString(availability, "cppNamespace");
  std::string interfaceName = getString(availability, "interfaceName");
  std::unique_ptr<DimensionModel> &slot =
      model.dimensions[cppNamespace + "::" + interfaceName];
  if (slot) {
    noteMergeAction(availability, *slot);
    return slot.get();
  }

  slot = std::make_unique<DimensionModel>();
  slot->record = availability;
  slot->cppNamespace = cppNamespace;
  slot->interfaceName = interfaceName;
  slot->interfaceDescription =
      getOptionalString(availability, "interfaceDescription");
  slot->queryFnRetType = getString(availability, "queryFnRetType");
  slot->queryFnName = getString(availability, "queryFnName");
  slot->initializer = getString(availability, "initializer");
  slot->mergeAction = getOptionalString(availability, "mergeAction");
  slot->instanceType = getString(availability, "instanceType");
  slot->isForeign = !availability->getValue("dimension");
  // A dialect's own class `Availability` has other users.
  if (!slot->isForeign)
    checkCpp(*slot);
  slot->isImported = getOwner(cppNamespace) != model.dialect;
  parsePresentation(*slot);
  parseValues(*slot);
  return slot.get();
}

std::string DimensionParser::getOwner(StringRef cppNamespace) const {
  if (cppNamespace != model.cppNamespace)
    for (const Record *dialect : records.getAllDerivedDefinitions("Dialect"))
      if (dialect->getValueAsString("cppNamespace") == cppNamespace)
        return dialect->getValueAsString("name").str();
  return model.dialect;
}

/// Returns how targets satisfy requirements along `dimension`, as its records
/// state it or else its merge action does.
static std::string getRelation(const DimensionModel &dimension) {
  const Record *info = dimension.info ? dimension.info : dimension.record;
  if (!info->isValueUnset("relation"))
    return info->getValueAsDef("relation")->getValueAsString("enumerant").str();
  StringRef meant = getMergingRelation(dimension.mergeAction);
  if (meant.empty() && dimension.isForeign)
    PrintFatalError(info, "'mergeAction' of dimension '" + dimension.name +
                              "' doesn't say how a target satisfies it: set "
                              "'relation'");
  return meant.empty() ? "OneOf" : meant.str();
}

void DimensionParser::noteMergeAction(const Record *availability,
                                      DimensionModel &dimension) {
  // A record without a merge action requires nothing.
  std::string mergeAction = getOptionalString(availability, "mergeAction");
  if (mergeAction.empty() || mergeAction == dimension.mergeAction)
    return;
  if (!dimension.mergeAction.empty() && !dimension.isForeign) {
    PrintError(availability, "two requirements along dimension '" +
                                 dimension.name +
                                 "' have a different 'mergeAction'");
    PrintFatalNote(dimension.record, "the other one is here");
  }
  dimension.mergeAction = mergeAction;
  dimension.relation = getRelation(dimension);
}

void DimensionParser::parsePresentation(DimensionModel &dimension) {
  // The fields are in the dimension's class, or in a separate record.
  const Record *info = dimension.record;
  if (dimension.isForeign) {
    info = nullptr;
    if (records.getClass("DimensionInfo"))
      for (const Record *record :
           records.getAllDerivedDefinitions("DimensionInfo"))
        if (record->getValueAsString("interfaceName") ==
                dimension.interfaceName &&
            record->getValueAsString("cppNamespace") == dimension.cppNamespace)
          info = record;
    if (!info)
      PrintFatalError(
          dimension.record,
          "dimension '" + dimension.interfaceName +
              "' is of a class 'Availability' that doesn't say how "
              "a target satisfies it: add a 'DimensionInfo' record");
    dimension.info = info;
    dimension.further = info->getValueAsListOfDefs("further");
  }

  dimension.name = getOptionalString(info, "dimension");
  if (dimension.name.empty())
    dimension.name = getOwner(dimension.cppNamespace) + "." +
                     convertToSnakeFromCamelCase(dimension.getCppName());
  auto [dialect, rest] = StringRef(dimension.name).split('.');
  if (dialect.empty() || rest.empty())
    PrintFatalError(info, "dimension name '" + dimension.name +
                              "' must be of the form '<dialect>.<name>'");
  auto [it, inserted] = dimensionNames.try_emplace(dimension.name, info);
  if (!inserted) {
    PrintError(info, "two dimensions have the name '" + dimension.name + "'");
    PrintFatalNote(it->second, "the other one is here");
  }

  dimension.label = getOptionalString(info, "label");
  if (dimension.label.empty())
    dimension.label = rest.str();
  dimension.relation = getRelation(dimension);
  dimension.isLimit = info->getValueAsBit("limit");
  dimension.counterpart = getOptionalString(info, "counterpart");
}

/// Adds a value that the enum lacks.
static void addFurther(DimensionModel &dimension, const Record *further) {
  EnumCaseModel added = getEnumCase(EnumCase(further));
  for (const EnumCaseModel &known : dimension.values)
    if (known.value == added.value || known.str == added.str ||
        known.symbol == added.symbol)
      PrintFatalError(further, "'" + added.str +
                                   "' of 'further' has the name "
                                   "or the number of '" +
                                   known.str + "', which dimension '" +
                                   dimension.name + "' has already");
  dimension.values.push_back(std::move(added));
}

/// Adds the aliases of values of `dimension` that `info` lists.
static void addAliases(DimensionModel &dimension, const Record *info) {
  for (const Record *alias : info->getValueAsListOfDefs("aliases")) {
    std::string name = alias->getValueAsString("name").str();
    EnumCaseModel aliased =
        getEnumCase(EnumCase(alias->getValueAsDef("value")));
    if (dimension.parse(aliased.str) != aliased.value)
      PrintFatalError(info, "'" + name + "' of 'aliases' is another name of '" +
                                aliased.str + "', which is not a value of '" +
                                dimension.name + "'");
    if (dimension.parse(name))
      PrintFatalError(info, "'" + name +
                                "' of 'aliases' is the name of a value of '" +
                                dimension.name + "' already");
    dimension.aliases.emplace_back(std::move(name), aliased.value);
  }
}

void DimensionParser::parseValues(DimensionModel &dimension) {
  StringRef valueType = dimension.getValueType();
  for (const Record *record : records.getAllDerivedDefinitions("EnumInfo")) {
    EnumInfo info(record);
    std::string qualName =
        (info.getCppNamespace() + "::" + info.getEnumClassName()).str();
    if (StringRef(qualName).ltrim(':') != valueType)
      continue;
    dimension.enumRecord = record;
    for (const EnumCase &enumCase : info.getAllCases())
      dimension.values.push_back(getEnumCase(enumCase));
    for (const Record *further : dimension.further)
      addFurther(dimension, further);
    sort(dimension.values,
         [](const EnumCaseModel &lhs, const EnumCaseModel &rhs) {
           return lhs.value < rhs.value;
         });
    if (dimension.info)
      addAliases(dimension, dimension.info);
    return;
  }
  if (!dimension.further.empty())
    PrintFatalError(dimension.further.front(),
                    "dimension '" + dimension.name +
                        "', whose values are of no enum, can't have 'further' "
                        "ones");
  if (dimension.relation == "PartialOrder")
    PrintFatalError(dimension.record,
                    "the values of a 'PartialOrder' are the cases of an enum, "
                    "but 'instanceType' is '" +
                        dimension.instanceType + "'");
}

//===----------------------------------------------------------------------===//
// Fields on which the records of a dimension must agree
//===----------------------------------------------------------------------===//

/// Returns the field of `record` as text, "" if it has no such field.
static std::string getText(const Record *record, StringRef field) {
  const RecordVal *value = record->getValue(field);
  if (!value)
    return "";
  if (const auto *text = dyn_cast<StringInit>(value->getValue()))
    return text->getValue().str();
  return value->getValue()->getAsString();
}

void DimensionParser::checkAgreement(const DimensionModel &dimension,
                                     const Record *availability) const {
  for (StringRef field :
       {"instanceType", "queryFnRetType", "queryFnName", "initializer",
        "dimension", "label", "relation", "limit", "counterpart"}) {
    auto get = [&](const Record *record) {
      std::string text = getText(record, field);
      // The merge action says it.
      return field == "relation" && text == "?" ? dimension.relation : text;
    };
    std::string here = get(availability), there = get(dimension.record);
    if (here == there)
      continue;
    PrintError(availability,
               "records of dimension '" + dimension.name +
                   "', which have one 'cppNamespace' and 'interfaceName', "
                   "disagree: '" +
                   field + "' is '" + here + "' here and '" + there +
                   "' elsewhere");
    PrintFatalNote(dimension.record, "the other one is here");
  }
}

void DimensionParser::checkNamespace(const DimensionModel &dimension) const {
  if (!dimension.cppNamespace.empty() || dimension.isForeign)
    return;
  for (const Record *op : records.getAllDerivedDefinitions("Op")) {
    StringRef other = op->getValueAsDef("opDialect")->getValueAsString("name");
    const RecordVal *field = getAvailability(op);
    const auto *list = field ? dyn_cast<ListInit>(field->getValue()) : nullptr;
    if (other != model.dialect && list && !list->empty())
      PrintFatalError(dimension.record,
                      "dimension '" + dimension.name +
                          "' has no 'cppNamespace', so that dialects '" +
                          model.dialect + "' and '" + other +
                          "' would both define '::" + dimension.interfaceName +
                          "': set it in the dimension's class");
  }
}

void DimensionParser::pairRanges() {
  // The ends without a counterpart, by their enum.
  MapVector<const Record *, std::pair<SmallVector<DimensionModel *, 1>,
                                      SmallVector<DimensionModel *, 1>>>
      ends;
  for (const auto &entry : model.dimensions) {
    DimensionModel &dimension = *entry.second;
    if (!dimension.enumRecord || dimension.isForeign || dimension.isLimit ||
        !dimension.counterpart.empty())
      continue;
    if (dimension.relation == "AtLeast")
      ends[dimension.enumRecord].first.push_back(&dimension);
    else if (dimension.relation == "AtMost")
      ends[dimension.enumRecord].second.push_back(&dimension);
  }
  for (auto &[record, both] : ends) {
    auto &[low, high] = both;
    if (low.size() == 1 && high.size() == 1) {
      low.front()->counterpart = high.front()->name;
      high.front()->counterpart = low.front()->name;
    } else if (!low.empty()) {
      for (const DimensionModel *each : high)
        PrintWarning(each->record->getLoc(),
                     "targets have to state '" + each->name +
                         "', or they lack what needs it: set 'counterpart' if "
                         "it is the other end of a range, as '" +
                         low.front()->name + "' may be");
    }
  }
}

void DimensionParser::checkCounterpart(const DimensionModel &dimension) const {
  if (dimension.counterpart.empty())
    return;
  auto isOther = [&](const auto &entry) {
    return entry.second->name == dimension.counterpart;
  };
  auto it = find_if(model.dimensions, isOther);
  const Record *record = dimensionNames.lookup(dimension.name);
  std::string what =
      "'" + dimension.counterpart + "', the counterpart of '" + dimension.name;
  if (it == model.dimensions.end())
    PrintFatalError(record, what + "', is not a dimension");
  const DimensionModel &other = *it->second;
  if (other.counterpart != dimension.name)
    PrintFatalError(record, what + "', doesn't name that as its own");
  bool isRange =
      (dimension.relation == "AtLeast" && other.relation == "AtMost") ||
      (dimension.relation == "AtMost" && other.relation == "AtLeast");
  if (!isRange)
    PrintFatalError(record,
                    "'" + dimension.name + "' and '" + other.name +
                        "' are not a range: the one has to be 'AtLeast', "
                        "the other 'AtMost'");
  if (dimension.values != other.values)
    PrintFatalError(record, "'" + dimension.name + "' and '" + other.name +
                                "' are not a range: their values differ");
}

//===----------------------------------------------------------------------===//
// Requirements
//===----------------------------------------------------------------------===//

/// Reports a value that isn't a case of the dimension's enum.
static void checkCases(const Record *availability,
                       const InstanceModel &instance,
                       const RecordKeeper &records) {
  const DimensionModel &dimension = *instance.dimension;
  if (!dimension.enumRecord)
    return;
  auto report = [&](StringRef symbol) {
    PrintFatalError(availability, "'" + symbol + "' is not a case of '::" +
                                      dimension.getValueType() + "'");
  };
  std::vector<EnumCase> own = EnumInfo(dimension.enumRecord).getAllCases();
  if (availability->getValue("cases"))
    for (const Record *given : availability->getValueAsListOfDefs("cases"))
      if (none_of(own, [&](const EnumCase &known) {
            return &known.getDef() == given;
          }))
        report(given->getName());
  for (StringRef expression : getExpressions(instance)) {
    auto [qualifier, symbol] = expression.trim().rsplit("::");
    qualifier = qualifier.ltrim(':');
    bool isOwn = qualifier == dimension.getValueType();
    auto isThisEnum = [&, enumName = qualifier](const Record *record) {
      EnumInfo info(record);
      std::string qualName =
          (info.getCppNamespace() + "::" + info.getEnumClassName()).str();
      return StringRef(qualName).ltrim(':') == enumName;
    };
    bool isEnum =
        any_of(records.getAllDerivedDefinitions("EnumInfo"), isThisEnum);
    if (isEnum &&
        (!isOwn ||
         none_of(dimension.values, [name = symbol](const EnumCaseModel &value) {
           return value.symbol == name;
         })))
      report(isOwn ? symbol : expression.trim());
  }
}

InstanceModel DimensionParser::parseInstance(const Record *availability) {
  InstanceModel instance = {
      get(availability), getOptionalString(availability, "instancePreparation"),
      getString(availability, "instance")};
  checkCases(availability, instance, records);
  return instance;
}

void mlir::availability::tblgen::checkRanges(const Record *owner,
                                             ArrayRef<ClauseModel> clauses) {
  // The requirements without alternatives.
  std::vector<AlternativeModel> needed;
  for (const ClauseModel &clause : clauses) {
    std::vector<AlternativeModel> anyOf = getAlternatives(clause);
    if (anyOf.size() == 1 && anyOf.front().number)
      needed.push_back(anyOf.front());
  }
  for (const AlternativeModel &low : needed)
    for (const AlternativeModel &high : needed)
      if (low.dimension->relation == "AtLeast" &&
          low.dimension->counterpart == high.dimension->name &&
          *low.number > *high.number)
        PrintFatalError(owner, "'" + owner->getName() + "' needs '" +
                                   low.dimension->name + "' " + low.value +
                                   " and '" + high.dimension->name + "' " +
                                   high.value + ": nothing is in that range");
}
