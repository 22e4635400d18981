//===- DimensionGen.cpp - Dimensions and lists of clauses -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "mlir/TableGen/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/CodeGenHelpers.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

void mlir::availability::tblgen::emitDimensionDecls(const Model &model,
                                                    raw_ostream &os) {
  for (const auto &entry : model.dimensions) {
    const DimensionModel &dimension = *entry.second;
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
  std::string satisfies = "nullptr";
  if (!dimension.satisfies.empty()) {
    mlir::tblgen::FmtContext context;
    context.addSubst("required", "required");
    context.addSubst("offered", "offered");
    satisfies = "+[](int64_t required, ::llvm::ArrayRef<int64_t> offered) "
                "-> bool { return " +
                mlir::tblgen::tgfmt(dimension.satisfies, &context).str() +
                "; }";
  }
  os << formatv(
      "  static constexpr ::mlir::availability::Dimension dimension(\n"
      "      ::llvm::StringLiteral({0}), ::llvm::StringLiteral({1}),\n"
      "      ::mlir::availability::Relation::{2}, {3}, {4});\n"
      "  return dimension;\n"
      "}\n",
      quote(dimension.name), quote(dimension.label), dimension.relation, values,
      satisfies);
}

void mlir::availability::tblgen::emitDimensionDefs(const Model &model,
                                                   raw_ostream &os) {
  for (const auto &entry : model.dimensions)
    emitDimensionDef(*entry.second, os);

  NamespaceEmitter ns(os, model.cppNamespace);
  os << "::llvm::ArrayRef<const ::mlir::availability::Dimension *>\n"
        "getAvailabilityDimensions() {\n";
  if (model.dimensions.empty()) {
    os << "  return {};\n}\n";
    return;
  }
  os << "  static const ::mlir::availability::Dimension *const dimensions[] = "
        "{\n";
  for (const auto &entry : model.dimensions)
    os << formatv("      &{0}::get{1}Dimension(),\n",
                  entry.second->cppNamespace, entry.second->getCppName());
  os << "  };\n"
        "  return dimensions;\n"
        "}\n";
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

static void emitClause(const ClauseModel &clause, raw_ostream &os) {
  // Nearly all clauses have one instance: those are a single call.
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

void mlir::availability::tblgen::emitClauseLists(const Model &model,
                                                 raw_ostream &os) {
  for (const auto &list : model.clauseLists) {
    if (list->clauses.empty())
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
