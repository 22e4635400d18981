//===- TargetParser.cpp - Named targets -----------------------------------===//
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
#include "llvm/Support/Regex.h"
#include "llvm/TableGen/Error.h"

#include <map>

using namespace llvm;
using namespace mlir::availability::tblgen;

/// Refuses dimensions of the model's dialect that it doesn't have. What others
/// have isn't known before their dialects are loaded, and what a target
/// attribute of the dialect's own may say, its parser knows.
static void verifyDimensions(const Record *record, const TargetModel &target,
                             const Model &model) {
  StringRef rest = target.attribute;
  if (!rest.ltrim().starts_with("#availability.target<"))
    return;
  SmallVector<StringRef> known;
  for (const auto &entry : model.dimensions)
    known.push_back(entry.second->name);
  sort(known);
  // Only what is before a '=' is a dimension; values are strings, too.
  Regex entry("\"([^\"]*)\"[ \t\n]*=");
  SmallVector<StringRef, 2> matches;
  while (entry.match(rest, &matches)) {
    StringRef name = matches[1];
    if (name.split('.').first == model.dialect && !is_contained(known, name))
      PrintFatalError(
          record, "target '" + target.name + "' speaks of dimension '" + name +
                      "', which dialect '" + model.dialect + "' doesn't have" +
                      (known.empty() ? "" : "; known are '") +
                      join(known, "', '") + (known.empty() ? "" : "'"));
    rest = rest.drop_front(matches[0].end() - rest.begin());
  }
}

/// Parses a target, and adds it to `targets`. `names` has those there are.
static void parseTarget(const Record *record, const Model &model,
                        StringMap<const Record *> &names,
                        std::vector<TargetModel> &targets) {
  TargetModel result;
  result.name = getString(record, "name");
  // '+' and '#' would be read as something else, and spaces are trimmed.
  if (result.name.empty() ||
      StringRef(result.name).find_first_of("+# \t\n") != StringRef::npos)
    PrintFatalError(record, "target name '" + result.name +
                                "' must not be empty and not contain '+', '#' "
                                "or spaces");
  auto [it, inserted] = names.try_emplace(result.name, record);
  if (!inserted) {
    PrintError(record, "two targets have the name '" + result.name + "'");
    PrintFatalNote(it->second, "the other one is here");
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
  for (StringRef addition : record->getValueAsListOfStrings("optional"))
    result.optional.push_back(addition.str());
  verifyDimensions(record, result, model);
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
  // The families in the order of the file, each by its ranks.
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
