//===- EnumParser.cpp - Needs of enum cases -------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parsers.h"
#include "Records.h"

#include "mlir/TableGen/EnumInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;
using namespace mlir::availability::tblgen;
using mlir::tblgen::EnumCase;
using mlir::tblgen::EnumInfo;

namespace {
/// Parses the enums and the overlays of their cases.
class EnumParser {
public:
  EnumParser(const RecordKeeper &records, Model &model,
             RequirementParser &requirements)
      : records(records), model(model), requirements(requirements) {}

  void parse();

private:
  /// Fills `caseOverlays`.
  void parseCaseOverlays();
  /// Reports that `enumCase`, which `overlay` names, doesn't belong to exactly
  /// one enum.
  void checkEnumOf(const Record *overlay, const Record *enumCase);
  /// Adds the model of the enum, nullptr if none of its cases has clauses.
  void parseEnum(const EnumInfo &info);
  /// Returns true for an enum of another dialect.
  bool isForeign(const EnumInfo &info) const;
  /// Returns the values of dimensions over `enumRecord` that aren't its cases.
  std::vector<const Record *> getFurther(const Record *enumRecord) const;

  const RecordKeeper &records;
  Model &model;
  RequirementParser &requirements;
  /// Maps cases to the record whose availability replaces theirs.
  DenseMap<const Record *, const Record *> caseOverlays;
};
} // namespace

void EnumParser::parse() {
  parseCaseOverlays();
  for (const Record *record : records.getAllDerivedDefinitions("EnumInfo"))
    parseEnum(EnumInfo(record));
}

void EnumParser::parseCaseOverlays() {
  if (!records.getClass("AvailabilityForCase"))
    return;
  for (const Record *overlay :
       records.getAllDerivedDefinitions("AvailabilityForCase")) {
    const Record *enumCase = overlay->getValueAsDef("enumCase");
    checkEnumOf(overlay, enumCase);
    auto [it, inserted] = caseOverlays.try_emplace(enumCase, overlay);
    if (inserted)
      continue;
    PrintError(overlay, "two records replace the availability of '" +
                            enumCase->getName() + "'");
    PrintFatalNote(it->second, "the other one is here");
  }
}

void EnumParser::checkEnumOf(const Record *overlay, const Record *enumCase) {
  SmallVector<const Record *, 2> enums;
  for (const Record *record : records.getAllDerivedDefinitions("EnumInfo"))
    if (is_contained(record->getValueAsListOfDefs("enumerants"), enumCase) ||
        is_contained(getFurther(record), enumCase))
      enums.push_back(record);
  if (enums.size() == 1)
    return;
  std::string name = getEnumCase(EnumCase(enumCase)).str;
  if (enums.empty())
    PrintFatalError(overlay, "'" + name + "' is not a case of any enum");
  // An unnamed case is a single record, wherever it is written.
  PrintError(overlay, "'" + name +
                          "' is a case of several enums; define a named record "
                          "for the case in the enum that you mean");
  for (const Record *record : drop_end(enums))
    PrintNote(record->getLoc(), "'" + record->getName() + "' has it");
  PrintFatalNote(enums.back(), "'" + enums.back()->getName() + "' has it");
}

std::vector<const Record *>
EnumParser::getFurther(const Record *enumRecord) const {
  // Several dimensions over one enum can share them.
  SmallSetVector<const Record *, 4> further;
  for (const auto &entry : model.dimensions)
    if (entry.second->enumRecord == enumRecord)
      further.insert_range(entry.second->further);
  return {further.begin(), further.end()};
}

bool EnumParser::isForeign(const EnumInfo &info) const {
  // The owner of the attribute that holds the enum is the best indication.
  bool isHeld = false;
  if (records.getClass("EnumAttr"))
    for (const Record *attr : records.getAllDerivedDefinitions("EnumAttr")) {
      if (attr->getValueAsDef("enum") != &info.getDef())
        continue;
      isHeld = true;
      if (attr->getValueAsDef("dialect")->getValueAsString("name") ==
          model.dialect)
        return false;
    }
  if (isHeld)
    return true;
  StringRef cppNamespace = info.getCppNamespace().ltrim(':');
  return cppNamespace != StringRef(model.cppNamespace).ltrim(':') &&
         any_of(records.getAllDerivedDefinitions("Dialect"),
                [&](const Record *dialect) {
                  return dialect->getValueAsString("cppNamespace").ltrim(':') ==
                         cppNamespace;
                });
}

/// Returns a model of the enum without any of its cases' clauses.
static std::unique_ptr<EnumModel>
makeEnumModel(const EnumInfo &info, bool isForeign, StringRef emitFunction) {
  auto result = std::make_unique<EnumModel>();
  result->record = &info.getDef();
  result->cppNamespace = info.getCppNamespace().str();
  result->className = info.getEnumClassName().str();
  result->isBitEnum = info.isBitEnum();
  result->isForeign = isForeign;
  result->emitFunction = emitFunction;
  for (const EnumCase &enumCase : info.getAllCases())
    result->allCases.push_back(getEnumCase(enumCase));
  return result;
}

void EnumParser::parseEnum(const EnumInfo &info) {
  std::unique_ptr<EnumModel> &slot = model.enums[&info.getDef()];
  if (slot)
    return;
  bool isOther = isForeign(info);
  std::string name =
      (info.getCppNamespace() + "::" + info.getEnumClassName()).str();
  llvm::replace(name, ':', '_');
  auto all = makeEnumModel(
      info, isOther,
      isOther ? "emitAvailability" + name
              : (info.getCppNamespace() + "::emitAvailability").str());
  auto overlays = makeEnumModel(info, isOther, "emitOverlays" + name);
  for (const EnumCase &enumCase : info.getAllCases()) {
    const ClauseListModel *own = requirements.getList(&enumCase.getDef());
    const Record *overlay = caseOverlays.lookup(&enumCase.getDef());
    if (overlay && isOther && !own->clauses.empty())
      PrintFatalError(overlay, "enum case '" + enumCase.getDef().getName() +
                                   "' belongs to another dialect and has its "
                                   "own availability, which can't be replaced");
    const ClauseListModel *list = overlay ? requirements.getList(overlay) : own;
    if (list->clauses.empty())
      continue;
    all->cases.emplace_back(getEnumCase(enumCase), list);
    if (overlay)
      overlays->cases.emplace_back(getEnumCase(enumCase), list);
  }
  for (const Record *further : getFurther(&info.getDef())) {
    const Record *overlay = caseOverlays.lookup(further);
    const ClauseListModel *list =
        requirements.getList(overlay ? overlay : further);
    if (!list->clauses.empty())
      all->further.emplace_back(getEnumCase(EnumCase(further)), list);
  }
  if (all->cases.empty() && all->further.empty())
    return;
  if (isOther && !overlays->cases.empty())
    all->overlays = std::move(overlays);
  slot = std::move(all);
}

void mlir::availability::tblgen::parseEnums(const RecordKeeper &records,
                                            Model &model,
                                            RequirementParser &requirements) {
  EnumParser(records, model, requirements).parse();
}
