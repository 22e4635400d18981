//===- NameTables.cpp - Tables of names with needs ------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"
#include "Parsers.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/CodeGenHelpers.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

static ArrayRef<const Record *> getDefinitions(const RecordKeeper &records,
                                               StringRef className) {
  if (!records.getClass(className))
    return {};
  return records.getAllDerivedDefinitions(className);
}

void mlir::availability::tblgen::parseNameTables(
    const RecordKeeper &records, Model &model,
    RequirementParser &requirements) {
  for (const Record *table : getDefinitions(records, "NameTable")) {
    auto parsed = std::make_unique<NameTableModel>();
    parsed->function = table->getValueAsString("function").str();
    model.nameTables[table] = std::move(parsed);
  }
  for (const Record *record : getDefinitions(records, "AvailabilityForNames")) {
    NameTableModel &table =
        *model.nameTables.find(record->getValueAsDef("table"))->second;
    const ClauseListModel *list = requirements.getList(record);
    for (StringRef name : record->getValueAsListOfStrings("names"))
      if (!table.names.try_emplace(name.str(), list).second)
        PrintFatalError(record, "'" + name + "' is twice in table '" +
                                    record->getValueAsDef("table")->getName() +
                                    "'");
  }
}

std::string mlir::availability::tblgen::getNameCall(const NeedModel &need,
                                                    const Twine &source) {
  return formatv("emitNeedsOf_{0}({1}, {2}, sink, {3});", need.table->function,
                 need.value, quote(need.cause.reason), source.str());
}

void mlir::availability::tblgen::emitNameTableDecls(const Model &model,
                                                    raw_ostream &os) {
  if (model.nameTables.empty())
    return;
  NamespaceEmitter ns(os, model.cppNamespace);
  for (const NameTableModel &table :
       make_pointee_range(make_second_range(model.nameTables)))
    os << formatv("/// Returns true when it is known what the thing called "
                  "`name` needs.\nbool {0}(::llvm::StringRef name);\n",
                  table.function);
}

static void emitTable(const Model &model, const NameTableModel &table,
                      raw_ostream &os) {
  // A literal for each name: compilers limit how long a single one may be.
  os << formatv("static constexpr char namesOf_{0}[] =\n", table.function);
  for (const auto &entry : table.names)
    os << "    " << quote(entry.first) << " \"\\0\"\n";
  os << formatv("    ;\nstatic constexpr ::mlir::availability::NameRow "
                "rowsOf_{0}[] = {{\n",
                table.function);
  size_t offset = 0;
  for (const auto &[name, list] : table.names) {
    os << formatv("    {{{0}, {1}, {2}},\n", offset, *list->firstRow,
                  list->numRows);
    offset += name.size() + 1;
  }
  os << formatv("};\nstatic constexpr ::mlir::availability::NameTable "
                "tableOf_{0} = {{namesOf_{0}, rowsOf_{0}};\n",
                table.function);
  os << formatv(R"cpp(bool {0}::{1}(::llvm::StringRef name) {{
  return ::mlir::availability::lookUpName(tableOf_{1}, name);
}
static void
emitNeedsOf_{1}(::llvm::StringRef name, ::llvm::StringRef why,
    ::mlir::availability::ClauseSink &sink,
    const ::mlir::availability::Source &source) {{
  if (name.empty())
    return;
  const auto *row = ::mlir::availability::lookUpName(tableOf_{1}, name);
  if (row && row->numRows == 0)
    return sink.emitNothingNeeded({2});
  if (row) {{
    ::mlir::availability::Source named =
        ::mlir::availability::withDetail(source, name);
    if (named.name.empty())
      named.name = name;
    return emitRows(row->firstRow, row->numRows, sink, named);
  }
  std::string detail = ("'" + name + "' " + why).str();
  sink.emitUnknown(::mlir::availability::withDetail(source, detail), {2});
}
)cpp",
                model.cppNamespace, table.function, quote(model.dialect));
}

void mlir::availability::tblgen::emitNameTableDefs(const Model &model,
                                                   raw_ostream &os) {
  for (const auto &[record, table] : model.nameTables) {
    if (table->names.empty())
      PrintFatalError(record, "a table without names");
    for (const auto &[name, list] : table->names)
      if (!list->firstRow)
        PrintFatalError(record,
                        "what '" + name + "' needs isn't a list of numbers");
    emitTable(model, *table, os);
  }
}
