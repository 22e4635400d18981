//===- Records.cpp - Fields of records ------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Records.h"

#include "mlir/TableGen/EnumInfo.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

std::string mlir::availability::tblgen::getString(const Record *record,
                                                  StringRef name) {
  const RecordVal *value = record->getValue(name);
  if (!value || !isa<StringInit>(value->getValue()))
    PrintFatalError(record, "availability '" + record->getNameInitAsString() +
                                "' must set the string field '" + name + "'");
  return cast<StringInit>(value->getValue())->getValue().str();
}

std::string mlir::availability::tblgen::getPlace(const Record *record) {
  SMLoc where = record->getLoc().front();
  unsigned buffer = SrcMgr.FindBufferContainingLoc(where);
  StringRef file = SrcMgr.getMemoryBuffer(buffer)->getBufferIdentifier();
  return (sys::path::filename(file) + ":" +
          Twine(SrcMgr.getLineAndColumn(where, buffer).first))
      .str();
}

std::string mlir::availability::tblgen::getOptionalString(const Record *record,
                                                          StringRef name) {
  return record->getValueAsOptionalString(name).value_or("").str();
}

void mlir::availability::tblgen::failWithFile(const RecordKeeper &records,
                                              const Twine &message) {
  errs() << records.getInputFilename() << ": ";
  PrintFatalError(message);
}

StringRef
mlir::availability::tblgen::getRequirementClass(const RecordKeeper &records) {
  return records.getClass("OwnAvailability") ? "OwnAvailability"
                                             : "Availability";
}

const RecordVal *
mlir::availability::tblgen::getAvailability(const Record *record) {
  const RecordVal *field = record->getValue("availability");
  const auto *list = field ? dyn_cast<ListRecTy>(field->getType()) : nullptr;
  const auto *element =
      list ? dyn_cast<RecordRecTy>(list->getElementType()) : nullptr;
  const Record *ignored = record->getRecords().getClass("Availability");
  if (element && ignored &&
      getRequirementClass(record->getRecords()) != ignored->getName() &&
      element->typeIsA(RecordRecTy::get(ignored)))
    return nullptr;
  return field;
}

EnumCaseModel mlir::availability::tblgen::getEnumCase(
    const mlir::tblgen::EnumCase &enumCase) {
  return {enumCase.getSymbol().str(), enumCase.getStr().str(),
          enumCase.getValue()};
}
