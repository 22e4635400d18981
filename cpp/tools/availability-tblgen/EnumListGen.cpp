//===- EnumListGen.cpp - Lists the enums of a dialect's attributes --------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bindings need every enum with all of its cases. The list consists of macros
// that its user defines:
//
//   ENUM_ATTR(name, enum, attribute, record, summary)
//   ENUM_CASE(enum, symbol)
//   ENUM_ATTR_END(name)
//
// BIT_ENUM_ATTR(...) replaces ENUM_ATTR(...) for bit enums. `enum` and
// `attribute` are C++ classes. `record` is the attribute's name in ODS.
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "mlir/TableGen/AttrOrTypeDef.h"
#include "mlir/TableGen/Dialect.h"
#include "mlir/TableGen/EnumInfo.h"
#include "mlir/TableGen/GenInfo.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"

#include <map>

using namespace llvm;
using namespace mlir::availability::tblgen;
using mlir::tblgen::EnumCase;
using mlir::tblgen::EnumInfo;

static void emitEnumAttr(const Record &record, const EnumInfo &info,
                         raw_ostream &os) {
  mlir::tblgen::AttrDef def(&record);
  std::string enumName =
      formatv("{0}::{1}", info.getCppNamespace(), info.getEnumClassName());
  os << formatv("{0}ENUM_ATTR({1}, {2}, {3}::{4}, {5}, {6})\n",
                info.isBitEnum() ? "BIT_" : "", info.getEnumClassName(),
                enumName, def.getDialect().getCppNamespace(),
                def.getCppClassName(), quote(record.getName()),
                quote(info.getSummary()));
  for (const EnumCase &enumCase : info.getAllCases())
    os << formatv("ENUM_CASE({0}, {1})\n", enumName, enumCase.getSymbol());
  os << formatv("ENUM_ATTR_END({0})\n\n", info.getEnumClassName());
}

static bool emitEnumList(const RecordKeeper &records, raw_ostream &os) {
  std::string dialect = parseModel(records).dialect;
  emitSourceFileHeader("Enums of attributes of '" + dialect + "'", os, records);
  // Sorted by name, since TableGen's order differs.
  std::map<StringRef, const Record *> byName;
  for (const Record *record : records.getAllDerivedDefinitions("EnumAttr"))
    if (mlir::tblgen::AttrDef(record).getDialect().getName() == dialect)
      byName.emplace(
          record->getValueAsDef("enum")->getValueAsString("className"), record);
  for (const auto &[name, record] : byName)
    emitEnumAttr(*record, EnumInfo(record->getValueAsDef("enum")), os);
  return false;
}

static mlir::GenRegistration
    genEnumList("gen-enum-attr-list",
                "List the enums that the dialect's attributes hold, for "
                "bindings",
                emitEnumList);
