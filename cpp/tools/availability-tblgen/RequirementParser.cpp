//===- RequirementParser.cpp - Lists of requirements ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parsers.h"
#include "Predicates.h"
#include "Records.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

//===----------------------------------------------------------------------===//
// Lists of requirements
//===----------------------------------------------------------------------===//

/// Returns the elements of `list` as requirement records.
static std::vector<const Record *> getRequirements(const Record *owner,
                                                   const ListInit *list) {
  std::vector<const Record *> result;
  StringRef wanted = getRequirementClass(owner->getRecords());
  for (const Init *element : list->getElements()) {
    const auto *def = dyn_cast<DefInit>(element);
    if (!def || !def->getDef()->isSubClassOf(wanted))
      PrintFatalError(
          owner, "'" + element->getAsString() + "' in the availability of '" +
                     owner->getName() + "' is not an '" + wanted + "'");
    result.push_back(def->getDef());
  }
  return result;
}

/// Binds placeholders for the op in an instance that is computed from it.
static void bindInstance(const Record *requirement, InstanceModel &instance,
                         const BindFn &bind) {
  instance.isComputed = StringRef(instance.instance).contains("$_") ||
                        StringRef(instance.preparation).contains("$_");
  if (!instance.isComputed)
    return;
  instance.instance = bind(requirement, instance.instance);
  instance.preparation = bind(requirement, instance.preparation);
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
        PrintFatalError(requirement,
                        "'AnyOf' without alternatives can't be satisfied");
      for (const Record *alternative : alternatives)
        addInstances(owner, alternative, anyOf);
    });
  if (isCombinator(requirement))
    reportNotInOp(owner, requirement);

  InstanceModel instance = dimensions.parseInstance(requirement);
  bindInstance(requirement, instance, bind);
  // A requirement without a merge action is empty.
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
  // Computed requirements don't belong to the op's name.
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

/// Warns of requirements in fields of `record` that nothing reads, such as a
/// misspelt field name.
static void warnOfOtherLists(const Record *record) {
  StringRef wanted = getRequirementClass(record->getRecords());
  for (const RecordVal &field : record->getValues()) {
    const auto *list = dyn_cast<ListRecTy>(field.getType());
    const auto *element =
        list ? dyn_cast<RecordRecTy>(list->getElementType()) : nullptr;
    const auto *value = dyn_cast<ListInit>(field.getValue());
    if (!element || !value || value->empty() || field.isTemplateArg() ||
        field.getName() == "availability")
      continue;
    bool isOfRequirements =
        any_of(element->getClasses(), [&](const Record *elementClass) {
          return elementClass->getName() == wanted ||
                 elementClass->isSubClassOf(wanted);
        });
    if (isOfRequirements)
      PrintWarning(record->getLoc(),
                   "field '" + field.getName() + "' of '" + record->getName() +
                       "' is a list of '" + wanted +
                       "', but nothing reads it; "
                       "requirements belong in the field 'availability'");
  }
}

RequirementList RequirementParser::parse(const Record *record) {
  warnOfOtherLists(record);
  RequirementList result;
  const RecordVal *value = getAvailability(record);
  if (!value)
    return result;
  const auto *list = dyn_cast<ListInit>(value->getValue());
  if (!list)
    PrintFatalError(record, "field 'availability' of '" + record->getName() +
                                "' must be a list of '" +
                                getRequirementClass(record->getRecords()) +
                                "'");
  parse(record, list, result);
  return result;
}

void RequirementParser::parseOverlay(const Record *overlay,
                                     RequirementList &result) {
  warnOfOtherLists(overlay);
  const ListInit *list = overlay->getValueAsListInit("availability");
  // An empty list states that a type or attribute needs nothing.
  if (list->empty() && overlay->isSubClassOf("AvailabilityFor") &&
      !overlay->getValueAsBit("replaces") &&
      overlay->getValueAsString("convertedTo").empty())
    PrintWarning(overlay->getLoc(),
                 "this record has no effect: set 'availability' to the further "
                 "requirements of '" +
                     overlay->getValueAsDef("op")->getName() +
                     "', or set 'replaces' if it needs nothing");
  parse(overlay, list, result);
}

RequirementList RequirementParser::parse(const Record *record,
                                         ArrayRef<const Record *> overlays,
                                         BindFn binder) {
  std::swap(bind, binder);
  RequirementList result;
  if (record)
    result = parse(record);
  for (const Record *overlay : overlays)
    parseOverlay(overlay, result);
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
  const RecordVal *value = getAvailability(record);
  const auto *list = value ? dyn_cast<ListInit>(value->getValue()) : nullptr;
  if (list)
    for (const Record *requirement : getRequirements(record, list))
      if (isCombinator(requirement) && !requirement->isSubClassOf("AnyOf"))
        reportNotInOp(record, requirement);
  RequirementList requirements = parse(record);
  if (!requirements.needs.empty())
    PrintFatalError(record,
                    "what '" + record->getName() +
                        "' can't be calculated from an op: '$_op' and '$_self' "
                        "are allowed in the availability of ops only");
  checkRanges(record, requirements.clauses);
  return getList(std::move(requirements.clauses));
}
