//===- DialectParser.cpp - Records about whole dialects -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parsers.h"

#include "mlir/TableGen/Operator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

std::vector<std::string>
mlir::availability::tblgen::parseClosedRegions(const RecordKeeper &records) {
  std::vector<std::string> names;
  if (!records.getClass("ClosedRegions"))
    return names;
  SmallVector<const Record *> regions(
      records.getAllDerivedDefinitions("ClosedRegions"));
  sort(regions, LessRecordByID());
  for (const Record *record : regions) {
    const Record *dialect = record->getValueAsDef("dialect");
    std::vector<const Record *> ops = record->getValueAsListOfDefs("ops");
    if (ops.empty())
      names.push_back(dialect->getValueAsString("name").str());
    for (const Record *op : ops) {
      if (op->getValueAsDef("opDialect") != dialect)
        PrintFatalError(record, "'" + op->getName() +
                                    "' is not an op of dialect '" +
                                    dialect->getValueAsString("name") +
                                    "', whose regions the record closes");
      names.push_back(mlir::tblgen::Operator(op).getOperationName());
    }
  }
  return names;
}

std::map<std::string, std::string>
mlir::availability::tblgen::parseOnlyTargets(const RecordKeeper &records) {
  std::map<std::string, std::string> targets;
  if (!records.getClass("OnlyOnTargetsOf"))
    return targets;
  SmallVector<const Record *> all(
      records.getAllDerivedDefinitions("OnlyOnTargetsOf"));
  sort(all, LessRecordByID());
  for (const Record *record : all) {
    StringRef dialect =
        record->getValueAsDef("dialect")->getValueAsString("name");
    bool isNew =
        targets.try_emplace(dialect.str(), record->getValueAsString("targets"))
            .second;
    if (!isNew)
      PrintFatalError(record, "another 'OnlyOnTargetsOf' record is for dialect "
                              "'" +
                                  dialect + "', too");
  }
  return targets;
}

std::map<std::string, NamingModel>
mlir::availability::tblgen::parseNamings(const RecordKeeper &records) {
  std::map<std::string, NamingModel> namings;
  if (!records.getClass("NamedByAttribute"))
    return namings;
  SmallVector<const Record *> all(
      records.getAllDerivedDefinitions("NamedByAttribute"));
  sort(all, LessRecordByID());
  for (const Record *record : all) {
    StringRef op = record->getValueAsString("op");
    NamingModel naming = {record->getValueAsString("attribute").str(),
                          record->getValueAsString("prefix").str()};
    if (!op.contains('.') || naming.attribute.empty())
      PrintFatalError(record, "a 'NamedByAttribute' record needs the name of "
                              "an op, with its dialect, and of an attribute");
    if (!namings.try_emplace(op.str(), std::move(naming)).second)
      PrintFatalError(record, "another 'NamedByAttribute' record is for op '" +
                                  op + "', too");
  }
  return namings;
}
