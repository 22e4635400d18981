//===- DimensionGen.cpp - Dimensions and lists of requirements ------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

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
  os << formatv(
      "  static constexpr ::mlir::availability::Dimension dimension(\n"
      "      ::llvm::StringLiteral({0}), ::llvm::StringLiteral({1}),\n"
      "      ::mlir::availability::Relation::{2}, {3});\n"
      "  return dimension;\n"
      "}\n",
      quote(dimension.name), quote(dimension.label), dimension.relation,
      values);
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

void mlir::availability::tblgen::emitRequirementLists(const Model &model,
                                                      raw_ostream &os) {
  for (const auto &list : model.requirementLists) {
    if (list->requirements.empty())
      continue;
    os << formatv("[[maybe_unused]] static void emitRequirements{0}(\n"
                  "    ::mlir::availability::ClauseSink &sink,\n"
                  "    const ::mlir::availability::Source &source) {{\n",
                  list->index);
    for (const RequirementModel &requirement : list->requirements)
      os << formatv("  {{\n"
                    "    {0}\n"
                    "    ::mlir::availability::emitInstance(\n"
                    "        sink, {1}::get{2}Dimension(),\n"
                    "        {3}({4}), source);\n"
                    "  }\n",
                    requirement.preparation, requirement.dimension->cppNamespace,
                    requirement.dimension->getCppName(),
                    requirement.dimension->instanceType, requirement.instance);
    os << "}\n";
  }
}
