//===- NameTables.cpp - Tables of names with needs ------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"
#include "NamePatterns.h"
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
    std::vector<std::string> names;
    for (StringRef pattern : record->getValueAsListOfStrings("names"))
      if (!expandNames(pattern, names))
        PrintFatalError(record, "'" + pattern +
                                    "' has brackets that don't close, or a "
                                    "range that isn't FIRST..LAST, or stands "
                                    "for more than a million names");
    for (const std::string &name : names)
      if (!table.names.try_emplace(name, list).second)
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
  std::map<std::string, unsigned> names;
  MapVector<std::pair<size_t, size_t>, unsigned> needs;
  for (const auto &[name, list] : table.names)
    names[name] =
        needs.try_emplace({*list->firstRow, list->numRows}, needs.size())
            .first->second;
  NameAutomaton automaton = buildNameAutomaton(names);
  os << formatv("static constexpr uint32_t edgesOf_{0}[] = {{", table.function);
  for (auto [index, edge] : enumerate(automaton.edges))
    os << (index % 16 ? "," : index ? ",\n" : "\n") << edge;
  os << formatv("};\nstatic constexpr ::mlir::availability::NameNeeds "
                "needsOf_{0}[] = {{\n",
                table.function);
  for (auto [firstRow, numRows] : make_first_range(needs))
    os << formatv("    {{{0}, {1}},\n", firstRow, numRows);
  os << formatv("};\nstatic constexpr ::mlir::availability::NameTable "
                "tableOf_{0} = {{edgesOf_{0}, {1}, needsOf_{0}};\n",
                table.function, automaton.start);
  os << formatv(R"cpp(bool {0}::{1}(::llvm::StringRef name) {{
  return ::mlir::availability::lookUpName(tableOf_{1}, name);
}
static void
emitNeedsOf_{1}(::llvm::StringRef name, ::llvm::StringRef why,
    ::mlir::availability::ClauseSink &sink,
    const ::mlir::availability::Source &source) {{
  if (name.empty())
    return;
  const auto *needs = ::mlir::availability::lookUpName(tableOf_{1}, name);
  if (needs && needs->numRows == 0)
    return sink.emitNothingNeeded({2});
  if (needs) {{
    ::mlir::availability::Source named =
        ::mlir::availability::withDetail(source, name);
    if (named.name.empty())
      named.name = name;
    return emitRows(needs->firstRow, needs->numRows, sink, named);
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
