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
}

const DimensionModel *
RequirementParser::getDimension(const Record *availability) {
  std::string cppNamespace = getOptionalString(availability, "cppNamespace");
  std::string interfaceName = getString(availability, "interfaceName");
  std::unique_ptr<DimensionModel> &slot =
      model.dimensions[cppNamespace + "::" + interfaceName];
  if (slot)
    return slot.get();

  slot = std::make_unique<DimensionModel>();
  slot->record = availability;
  slot->cppNamespace = cppNamespace;
  slot->interfaceName = interfaceName;
  slot->interfaceDescription =
      getOptionalString(availability, "interfaceDescription");
  slot->queryFnRetType = getString(availability, "queryFnRetType");
  slot->queryFnName = getString(availability, "queryFnName");
  slot->initializer = getString(availability, "initializer");
  slot->instanceType = getString(availability, "instanceType");
  slot->isForeign = !availability->getValue("dimension");
  parsePresentation(*slot);
  parseValues(*slot);
  return slot.get();
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
    dimension.name = model.dialect + "." +
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

void RequirementParser::addInstances(const Record *owner,
                                     const Record *requirement,
                                     std::vector<InstanceModel> &anyOf) {
  if (requirement->isSubClassOf("AnyOf")) {
    if (is_contained(openCombinators, requirement))
      PrintFatalError(requirement, "availability '" + requirement->getName() +
                                       "' contains itself");
    openCombinators.push_back(requirement);
    std::vector<const Record *> alternatives = getRequirements(
        requirement, requirement->getValueAsListInit("alternatives"));
    if (alternatives.empty())
      PrintFatalError(requirement, "'AnyOf' without alternatives can't be "
                                   "satisfied by anything");
    for (const Record *alternative : alternatives)
      addInstances(owner, alternative, anyOf);
    openCombinators.pop_back();
    return;
  }
  if (isCombinator(requirement))
    PrintFatalError(owner, "'AvailableWhen' can only stand in the availability "
                           "of an op, not in another combinator, an enum case, "
                           "a type or an attribute");

  InstanceModel instance = {
      getDimension(requirement),
      getOptionalString(requirement, "instancePreparation"),
      getString(requirement, "instance"),
      getString(requirement, "mergeAction")};
  checkInstance(requirement, instance);
  // Nothing to merge: nothing is needed.
  if (!instance.mergeAction.empty())
    anyOf.push_back(std::move(instance));
}

void RequirementParser::parse(const Record *owner, const ListInit *list,
                              RequirementList &result) {
  auto addClause = [&](const Record *requirement,
                       std::vector<ClauseModel> &clauses) {
    ClauseModel clause;
    addInstances(owner, requirement, clause.anyOf);
    if (!clause.anyOf.empty())
      clauses.push_back(std::move(clause));
  };
  for (const Record *requirement : getRequirements(owner, list)) {
    if (!requirement->isSubClassOf("AvailableWhen")) {
      addClause(requirement, result.clauses);
      continue;
    }
    std::vector<ClauseModel> clauses;
    for (const Record *conditional : getRequirements(
             requirement, requirement->getValueAsListInit("conditional")))
      addClause(conditional, clauses);
    result.conditionals.push_back(
        {getCondition(requirement->getValueAsDef("condition")),
         std::move(clauses), getString(requirement, "reason")});
  }
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
  RequirementList requirements = parse(record);
  if (!requirements.conditionals.empty())
    PrintFatalError(record,
                    "'AvailableWhen' can only stand in the availability "
                    "of an op");
  return getList(std::move(requirements.clauses));
}
