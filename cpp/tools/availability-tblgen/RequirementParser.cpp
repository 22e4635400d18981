//===- RequirementParser.cpp - Requirements and their dimensions ----------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parsers.h"
#include "Predicates.h"
#include "Records.h"

#include "mlir/TableGen/EnumInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;
using namespace mlir::availability::tblgen;
using mlir::tblgen::EnumCase;
using mlir::tblgen::EnumInfo;

/// Returns true for what stands in a list without being of a dimension.
static bool isCombinator(const Record *record) {
  return record->isSubClassOf("AvailabilityCombinator");
}

//===----------------------------------------------------------------------===//
// Dimensions
//===----------------------------------------------------------------------===//

void RequirementParser::parseDimensions() {
  for (const Record *record : records.getAllDerivedDefinitions("Availability"))
    if (!isCombinator(record))
      getDimension(record);
  for (const auto &entry : model.dimensions)
    checkCounterpart(*entry.second);
}

const DimensionModel *
RequirementParser::getDimension(const Record *availability) {
  std::string cppNamespace = getOptionalString(availability, "cppNamespace");
  std::string interfaceName = getString(availability, "interfaceName");
  std::unique_ptr<DimensionModel> &slot =
      model.dimensions[cppNamespace + "::" + interfaceName];
  if (slot) {
    checkMergeAction(availability, *slot);
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
  slot->mergeAction = getString(availability, "mergeAction");
  slot->instanceType = getString(availability, "instanceType");
  slot->isForeign = !availability->getValue("dimension");
  slot->isImported = getOwner(cppNamespace) != model.dialect;
  parsePresentation(*slot);
  parseValues(*slot);
  return slot.get();
}

std::string RequirementParser::getOwner(StringRef cppNamespace) const {
  if (cppNamespace != model.cppNamespace)
    for (const Record *dialect : records.getAllDerivedDefinitions("Dialect"))
      if (dialect->getValueAsString("cppNamespace") == cppNamespace)
        return dialect->getValueAsString("name").str();
  return model.dialect;
}

void RequirementParser::checkMergeAction(const Record *availability,
                                         DimensionModel &dimension) {
  // A record without one asks for nothing.
  std::string mergeAction = getString(availability, "mergeAction");
  if (mergeAction.empty() || mergeAction == dimension.mergeAction)
    return;
  if (!dimension.mergeAction.empty() && !dimension.isForeign) {
    PrintError(availability, "two requirements along dimension '" +
                                 dimension.name +
                                 "' have a different 'mergeAction'");
    PrintFatalNote(dimension.record, "the other one is here");
  }
  dimension.mergeAction = mergeAction;
}

void RequirementParser::parsePresentation(DimensionModel &dimension) {
  // The fields are in the dimension's class, or in a record beside it.
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
  dimension.relation =
      info->getValueAsDef("relation")->getValueAsString("enumerant").str();
  dimension.satisfies = getOptionalString(info, "satisfies");
  dimension.isLimit = info->getValueAsBit("limit");
  dimension.counterpart = getOptionalString(info, "counterpart");
}

void RequirementParser::checkCounterpart(
    const DimensionModel &dimension) const {
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
    PrintFatalError(record, what + "', is no dimension");
  const DimensionModel &other = *it->second;
  if (other.counterpart != dimension.name)
    PrintFatalError(record, what + "', doesn't name that as its own");
  bool isRange =
      (dimension.relation == "AtLeast" && other.relation == "AtMost") ||
      (dimension.relation == "AtMost" && other.relation == "AtLeast");
  if (!isRange || !dimension.satisfies.empty())
    PrintFatalError(record, "'" + dimension.name + "' and '" + other.name +
                                "' are no range: the one has to be 'AtLeast', "
                                "the other 'AtMost', without 'satisfies'");
  if (dimension.values != other.values)
    PrintFatalError(record, "'" + dimension.name + "' and '" + other.name +
                                "' are no range: their values differ");
}

void RequirementParser::parseValues(DimensionModel &dimension) {
  StringRef valueType = dimension.instanceType;
  valueType.consume_front("::");
  if (valueType.consume_front("llvm::ArrayRef<"))
    valueType.consume_back(">");
  valueType.consume_front("::");
  for (const Record *record : records.getAllDerivedDefinitions("EnumInfo")) {
    EnumInfo info(record);
    std::string qualName =
        (info.getCppNamespace() + "::" + info.getEnumClassName()).str();
    if (StringRef(qualName).ltrim(':') != valueType)
      continue;
    for (const EnumCase &enumCase : info.getAllCases())
      dimension.values.push_back(getEnumCase(enumCase));
    sort(dimension.values,
         [](const EnumCaseModel &lhs, const EnumCaseModel &rhs) {
           return lhs.value < rhs.value;
         });
    return;
  }
}

//===----------------------------------------------------------------------===//
// Lists of requirements
//===----------------------------------------------------------------------===//

/// Reports an enumerant of the dimension's enum that the enum doesn't have.
static void checkInstance(const Record *availability,
                          const InstanceModel &instance) {
  const DimensionModel &dimension = *instance.dimension;
  StringRef symbol = instance.instance;
  if (dimension.values.empty() ||
      !symbol.consume_front(dimension.instanceType) ||
      !symbol.consume_front("::"))
    return;
  if (none_of(dimension.values, [&](const EnumCaseModel &value) {
        return value.symbol == symbol;
      }))
    PrintFatalError(availability, "'" + symbol + "' is no case of '" +
                                      dimension.instanceType + "'");
}

/// Returns the elements of `list` as records that are requirements.
static std::vector<const Record *> getRequirements(const Record *owner,
                                                   const ListInit *list) {
  std::vector<const Record *> result;
  for (const Init *element : list->getElements()) {
    const auto *def = dyn_cast<DefInit>(element);
    if (!def || !def->getDef()->isSubClassOf("Availability"))
      PrintFatalError(owner, "'" + element->getAsString() +
                                 "' in the availability of '" +
                                 owner->getName() + "' is no 'Availability'");
    result.push_back(def->getDef());
  }
  return result;
}

/// Binds the op in an instance that is worked out of it.
static void bindInstance(InstanceModel &instance, const BindFn &bind) {
  instance.isComputed =
      any_of(ArrayRef<StringRef>{"$_op", "$_self", "$_each", "$_context"},
             [&](StringRef name) {
               return StringRef(instance.instance).contains(name) ||
                      StringRef(instance.preparation).contains(name);
             });
  if (!instance.isComputed)
    return;
  instance.instance = bind(instance.instance);
  instance.preparation = bind(instance.preparation);
}

void RequirementParser::enter(const Record *combinator,
                              function_ref<void()> read) {
  if (is_contained(openCombinators, combinator))
    PrintFatalError(combinator, "availability '" + combinator->getName() +
                                    "' contains itself");
  openCombinators.push_back(combinator);
  read();
  openCombinators.pop_back();
}

void RequirementParser::addInstances(const Record *owner,
                                     const Record *requirement,
                                     std::vector<InstanceModel> &anyOf) {
  if (requirement->isSubClassOf("AnyOf"))
    return enter(requirement, [&] {
      std::vector<const Record *> alternatives = getRequirements(
          requirement, requirement->getValueAsListInit("alternatives"));
      if (alternatives.empty())
        PrintFatalError(requirement, "'AnyOf' without alternatives can't be "
                                     "satisfied by anything");
      for (const Record *alternative : alternatives)
        addInstances(owner, alternative, anyOf);
    });
  if (isCombinator(requirement))
    reportNotInOp(owner, requirement);

  InstanceModel instance = {
      getDimension(requirement),
      getOptionalString(requirement, "instancePreparation"),
      getString(requirement, "instance")};
  checkInstance(requirement, instance);
  bindInstance(instance, bind);
  // Nothing to merge: nothing is needed.
  if (!getString(requirement, "mergeAction").empty())
    anyOf.push_back(std::move(instance));
}

void RequirementParser::addClause(const Record *owner,
                                  const Record *requirement,
                                  std::vector<ClauseModel> &clauses) {
  ClauseModel clause;
  addInstances(owner, requirement, clause.anyOf);
  if (!clause.anyOf.empty())
    clauses.push_back(std::move(clause));
}

void RequirementParser::addAll(const Record *owner, const ListInit *list,
                               const CauseModel &cause,
                               RequirementList &result) {
  for (const Record *requirement : getRequirements(owner, list))
    if (isCombinator(requirement) && !requirement->isSubClassOf("AnyOf"))
      result.needs.push_back(parseNeed(owner, requirement, cause));
    else
      addClause(owner, requirement, result.clauses);
}

void RequirementParser::parse(const Record *owner, const ListInit *list,
                              RequirementList &result) {
  RequirementList all;
  addAll(owner, list, CauseModel(), all);
  // What is worked out of the op isn't the op name's.
  for (ClauseModel &clause : all.clauses) {
    if (!clause.isComputed()) {
      result.clauses.push_back(std::move(clause));
      continue;
    }
    NeedModel need;
    need.list = getList({std::move(clause)});
    result.needs.push_back(std::move(need));
  }
  append_range(result.needs, std::move(all.needs));
}

/// Warns of requirements in fields of `record` that nothing reads: a misspelt
/// name is otherwise not noticed.
static void warnOfOtherLists(const Record *record) {
  for (const RecordVal &field : record->getValues()) {
    const auto *list = dyn_cast<ListRecTy>(field.getType());
    const auto *element =
        list ? dyn_cast<RecordRecTy>(list->getElementType()) : nullptr;
    const auto *value = dyn_cast<ListInit>(field.getValue());
    if (!element || !value || value->empty() || field.isTemplateArg() ||
        field.getName() == "availability")
      continue;
    bool isOfRequirements =
        any_of(element->getClasses(), [](const Record *elementClass) {
          return elementClass->getName() == "Availability" ||
                 elementClass->isSubClassOf("Availability");
        });
    if (isOfRequirements)
      PrintWarning(record->getLoc(),
                   "nothing reads field '" + field.getName() + "' of '" +
                       record->getName() +
                       "', a list of 'Availability'; what a record needs is "
                       "said in 'availability'");
  }
}

RequirementList RequirementParser::parse(const Record *record) {
  warnOfOtherLists(record);
  RequirementList result;
  const RecordVal *value = record->getValue("availability");
  if (!value)
    return result;
  const auto *list = dyn_cast<ListInit>(value->getValue());
  if (!list)
    PrintFatalError(record, "field 'availability' of '" + record->getName() +
                                "' must be a list of 'Availability'");
  parse(record, list, result);
  return result;
}

RequirementList RequirementParser::parse(const Record *record,
                                         ArrayRef<const Record *> overlays,
                                         BindFn binder) {
  std::swap(bind, binder);
  RequirementList result;
  if (record)
    result = parse(record);
  for (const Record *overlay : overlays)
    parse(overlay, overlay->getValueAsListInit("availability"), result);
  std::swap(bind, binder);
  return result;
}

const ClauseListModel *
RequirementParser::getList(std::vector<ClauseModel> clauses) {
  for (const std::unique_ptr<ClauseListModel> &known : model.clauseLists)
    if (known->clauses == clauses)
      return known.get();
  unsigned index = model.clauseLists.size();
  model.clauseLists.push_back(std::make_unique<ClauseListModel>(
      ClauseListModel{index, std::move(clauses)}));
  return model.clauseLists.back().get();
}

const ClauseListModel *RequirementParser::getList(const Record *record) {
  const RecordVal *value = record->getValue("availability");
  const auto *list = value ? dyn_cast<ListInit>(value->getValue()) : nullptr;
  if (list)
    for (const Record *requirement : getRequirements(record, list))
      if (isCombinator(requirement) && !requirement->isSubClassOf("AnyOf"))
        reportNotInOp(record, requirement);
  RequirementList requirements = parse(record);
  if (!requirements.needs.empty())
    PrintFatalError(record, "what '" + record->getName() +
                                "' needs can't be worked out of an op: "
                                "'$_op' and '$_self' can only stand in the "
                                "availability of one");
  return getList(std::move(requirements.clauses));
}
