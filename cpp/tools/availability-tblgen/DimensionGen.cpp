//===- DimensionGen.cpp - Dimensions and lists of clauses -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"
#include "Values.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/CodeGenHelpers.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

void mlir::availability::tblgen::emitDimensionDecls(const Model &model,
                                                    raw_ostream &os) {
  for (const auto &entry : model.dimensions) {
    const DimensionModel &dimension = *entry.second;
    if (dimension.isImported)
      continue;
    NamespaceEmitter ns(os, dimension.cppNamespace);
    os << formatv("/// Returns the dimension `{0}`.\n"
                  "const ::mlir::availability::Dimension &get{1}Dimension();\n",
                  dimension.name, dimension.getCppName());
  }

  NamespaceEmitter ns(os, model.cppNamespace);
  os << "/// Returns all dimensions that are declared here.\n"
        "::llvm::ArrayRef<const ::mlir::availability::Dimension *>\n"
        "getAvailabilityDimensions();\n";
}

static void emitDimensionDef(const DimensionModel &dimension, raw_ostream &os) {
  NamespaceEmitter ns(os, dimension.cppNamespace);
  os << formatv("const ::mlir::availability::Dimension &get{0}Dimension() {{\n",
                dimension.getCppName());
  StringRef values = "{}";
  if (!dimension.values.empty()) {
    os << "  static constexpr ::mlir::availability::Dimension::Value values[] ="
          " {\n";
    for (const EnumCaseModel &value : dimension.values)
      os << formatv("      {{{0}, ::llvm::StringLiteral({1})},\n", value.value,
                    quote(value.str));
    os << "  };\n";
    values = "values";
  }
  StringRef inclusions = "{}", implications = "{}";
  if (!dimension.allInclusions.empty()) {
    os << "  static constexpr ::mlir::availability::Dimension::Inclusion "
          "inclusions[] = {\n";
    for (auto [value, included] : dimension.allInclusions)
      os << formatv("      {{{0}, {1}},\n", value, included);
    os << "  };\n";
    inclusions = "inclusions";
  }
  if (!dimension.allImplications.empty()) {
    os << "  static constexpr ::mlir::availability::Dimension::Implication "
          "implications[] = {\n";
    for (const DimensionModel::Implication &each : dimension.allImplications)
      os << formatv("      {{{0}, ::llvm::StringLiteral({1}), {2}},\n",
                    each.value, quote(each.dimension->name), each.implied);
    os << "  };\n";
    implications = "implications";
  }
  StringRef aliases = "{}";
  if (!dimension.aliases.empty()) {
    os << "  static constexpr ::mlir::availability::Dimension::Value aliases[] "
          "= {\n";
    for (const auto &[name, value] : dimension.aliases)
      os << formatv("      {{{0}, ::llvm::StringLiteral({1})},\n", value,
                    quote(name));
    os << "  };\n";
    aliases = "aliases";
  }
  os << formatv(
      "  static constexpr ::mlir::availability::Dimension dimension(\n"
      "      ::llvm::StringLiteral({0}), ::llvm::StringLiteral({1}),\n"
      "      ::mlir::availability::Relation::{2}, {3}, {4},\n"
      "      ::llvm::StringLiteral({5}), {6}, {7}, {8});\n"
      "  return dimension;\n"
      "}\n",
      quote(dimension.name), quote(dimension.label), dimension.relation, values,
      dimension.isLimit ? "true" : "false", quote(dimension.counterpart),
      inclusions, implications, aliases);
}

/// Emits the body of a function that returns `dimensions`.
static void emitDimensionArray(ArrayRef<const DimensionModel *> dimensions,
                               raw_ostream &os) {
  if (dimensions.empty()) {
    os << " {\n  return {};\n}\n";
    return;
  }
  os << " {\n  static const ::mlir::availability::Dimension *const dimensions[]"
        " = {\n";
  for (const DimensionModel *dimension : dimensions)
    os << formatv("      &{0}::get{1}Dimension(),\n", dimension->cppNamespace,
                  dimension->getCppName());
  os << "  };\n"
        "  return dimensions;\n"
        "}\n";
}

void mlir::availability::tblgen::emitDimensionDefs(const Model &model,
                                                   raw_ostream &os) {
  SmallVector<const DimensionModel *> all, own;
  for (const auto &entry : model.dimensions) {
    all.push_back(entry.second.get());
    if (entry.second->isImported)
      continue;
    own.push_back(entry.second.get());
    emitDimensionDef(*entry.second, os);
  }
  {
    NamespaceEmitter ns(os, model.cppNamespace);
    os << "::llvm::ArrayRef<const ::mlir::availability::Dimension *>\n"
          "getAvailabilityDimensions()";
    emitDimensionArray(own, os);
  }
  os << "[[maybe_unused]] static "
        "::llvm::ArrayRef<const ::mlir::availability::Dimension *>\n"
        "getRowDimensions()";
  emitDimensionArray(all, os);
}

/// Emits the statements that add the instance to the vector `anyOf`.
static void emitAlternative(const InstanceModel &instance, raw_ostream &os) {
  os << formatv("    {{\n"
                "      {0}\n"
                "      ::mlir::availability::appendAlternatives(\n"
                "          anyOf, {1}::get{2}Dimension(),\n"
                "          {3}({4}));\n"
                "    }\n",
                instance.preparation, instance.dimension->cppNamespace,
                instance.dimension->getCppName(),
                instance.dimension->instanceType, instance.instance);
}

/// Emits the statements that emit `clause` into `sink` with the cause `source`.
static void emitClause(const ClauseModel &clause, raw_ostream &os) {
  // Nearly all clauses have one instance, which takes a single call.
  if (clause.anyOf.size() == 1) {
    const InstanceModel &instance = clause.anyOf.front();
    os << formatv("  {{\n"
                  "    {0}\n"
                  "    ::mlir::availability::emitInstance(\n"
                  "        sink, {1}::get{2}Dimension(), {3}({4}), source);\n"
                  "  }\n",
                  instance.preparation, instance.dimension->cppNamespace,
                  instance.dimension->getCppName(),
                  instance.dimension->instanceType, instance.instance);
    return;
  }
  os << "  {\n"
        "    ::llvm::SmallVector<::mlir::availability::Requirement, 4> "
        "anyOf;\n";
  for (const InstanceModel &instance : clause.anyOf)
    emitAlternative(instance, os);
  os << "    sink.emit(anyOf, source);\n"
        "  }\n";
}

/// Emits the table of all lists that are constant data.
static void emitRows(const Model &model, raw_ostream &os) {
  std::map<const DimensionModel *, size_t> positions;
  for (auto [position, entry] : enumerate(model.dimensions))
    positions[entry.second.get()] = position;
  os << "[[maybe_unused]] static constexpr "
        "::mlir::availability::RequirementRow requirementRows[] = {\n";
  for (const auto &list : model.clauseLists) {
    if (!list->firstRow)
      continue;
    for (const ClauseModel &clause : list->clauses) {
      std::vector<AlternativeModel> anyOf = getAlternatives(clause);
      for (auto [position, alternative] : enumerate(anyOf))
        os << formatv("    {{{0}, {1}, {2}},\n", *alternative.number,
                      positions[alternative.dimension],
                      position + 1 == anyOf.size() ? "true" : "false");
    }
  }
  // A C++ array can't be empty.
  os << "    {0, 0, true}};\n";
  os << formatv(R"cpp([[maybe_unused]] LLVM_ATTRIBUTE_NOINLINE static void
emitRows(unsigned first, unsigned count,
         ::mlir::availability::ClauseSink &sink,
         const ::mlir::availability::Source &source) {{
  sink.emitRows(::llvm::ArrayRef(requirementRows).slice(first, count),
                getRowDimensions(), source);
}
)cpp");
}

void mlir::availability::tblgen::emitClauseLists(const Model &model,
                                                 raw_ostream &os) {
  emitRows(model, os);
  for (const auto &list : model.clauseLists) {
    // Clauses computed from an op are emitted where the op is available.
    if (list->firstRow || list->isComputed())
      continue;
    os << formatv(
        "[[maybe_unused]] LLVM_ATTRIBUTE_NOINLINE LLVM_ATTRIBUTE_MINSIZE "
        "static void\n"
        "emitClauses{0}(\n"
        "    ::mlir::availability::ClauseSink &sink,\n"
        "    const ::mlir::availability::Source &source) {{\n",
        list->index);
    for (const ClauseModel &clause : list->clauses)
      emitClause(clause, os);
    os << "}\n";
  }
}

std::string mlir::availability::tblgen::getEmitCall(const ClauseListModel &list,
                                                    const Twine &source) {
  std::string text = source.str();
  if (list.clauses.empty())
    return "";
  if (list.firstRow)
    return formatv("emitRows({0}, {1}, sink, {2});", *list.firstRow,
                   list.numRows, text);
  if (!list.isComputed())
    return formatv("emitClauses{0}(sink, {1});", list.index, text);
  std::string statements;
  raw_string_ostream os(statements);
  os << "[&](const ::mlir::availability::Source &source) {\n";
  for (const ClauseModel &clause : list.clauses)
    emitClause(clause, os);
  os << "}(" << text << ");";
  return statements;
}
