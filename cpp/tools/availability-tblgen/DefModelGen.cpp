//===- DefModelGen.cpp - Interface models of types and attributes ---------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each type and attribute of the dialect gets a model of an interface, which
// works wherever the type or attribute occurs. If a dialect finds them itself
// because their context matters, functions for it to call are generated
// instead.
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"
#include "OpParts.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/CodeGenHelpers.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

/// Returns "Type" or "Attr", and the base class.
static std::pair<StringRef, StringRef> getKind(bool isType) {
  return isType ? std::pair<StringRef, StringRef>("Type", "::mlir::Type")
                : std::pair<StringRef, StringRef>("Attr", "::mlir::Attribute");
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

/// Returns true for a type or an attribute that gets a model.
static bool hasModel(const DefModel &def) {
  return def.scope == DefModel::Scope::Own && !def.isEmpty();
}

static void emitDefModel(const DefModel &def, raw_ostream &os) {
  auto [kind, base] = getKind(def.isType);
  os << formatv(R"cpp(struct {0}Availability
    : ::mlir::availability::Availability{1}Interface::ExternalModel<
          {0}Availability, {2}> {{
  void emitClauses({3} nested,
                   const ::mlir::availability::Source &source,
                   ::mlir::availability::ClauseSink &sink) const {{
    [[maybe_unused]] auto self = ::llvm::cast<{2}>(nested);
)cpp",
                def.className, kind, def.qualClassName, base);
  emitDefNeeds(def, os);
  os << "  }\n};\n";
}

static void emitModels(const Model &model, raw_ostream &os) {
  os << "namespace {\n";
  for (const DefModel &def : model.defs)
    if (hasModel(def))
      emitDefModel(def, os);
  os << "} // namespace\n";

  os << "static void\n"
        "attachDefModels([[maybe_unused]] ::mlir::MLIRContext &context) {\n";
  for (const DefModel &def : model.defs)
    if (hasModel(def))
      os << formatv("  {0}::attachInterface<{1}Availability>(context);\n",
                    def.qualClassName, def.className);
  os << "}\n";
}

//===----------------------------------------------------------------------===//
// Functions for the dialect to call
//===----------------------------------------------------------------------===//

static void emitSignature(const Model &model, bool isType, raw_ostream &os) {
  auto [kind, base] = getKind(isType);
  os << formatv("bool emit{0}Availability(\n    {1} nested,\n", kind, base);
  if (isType)
    os << formatv("    [[maybe_unused]] const {0} &context,\n",
                  model.contextClass);
  os << "    [[maybe_unused]] const ::mlir::availability::Source &source,\n"
        "    [[maybe_unused]] ::mlir::availability::ClauseSink &sink)";
}

static void emitFunction(const Model &model, bool isType, raw_ostream &os) {
  NamespaceEmitter ns(os, model.cppNamespace);
  emitSignature(model, isType, os);
  os << " {\n";
  SmallVector<StringRef> needNothing;
  for (const DefModel &def : model.defs) {
    if (def.isType != isType)
      continue;
    // Needs of another dialect's type or attribute come from its overlay.
    if (!def.isHandWritten &&
        (def.isEmpty() || def.scope == DefModel::Scope::Foreign)) {
      needNothing.push_back(def.qualClassName);
      continue;
    }
    os << formatv("  if ([[maybe_unused]] auto self =\n"
                  "          ::llvm::dyn_cast<{0}>(nested)) {{\n",
                  def.qualClassName);
    if (def.isHandWritten)
      os << formatv("    ::llvm::cast<::mlir::availability::"
                    "Availability{0}Interface>(nested)\n"
                    "        .emitClauses(source, sink);\n",
                    getKind(isType).first);
    else
      emitDefNeeds(def, os);
    os << "    return true;\n  }\n";
  }
  if (needNothing.empty())
    os << "  return false;\n}\n";
  else
    os << formatv("  return ::llvm::isa<\n      {0}>(nested);\n}\n",
                  join(needNothing, ",\n      "));
}

void mlir::availability::tblgen::emitDefFunctionDecls(const Model &model,
                                                      raw_ostream &os) {
  if (model.contextClass.empty())
    return;
  NamespaceEmitter ns(os, model.cppNamespace);
  os << "/// Emits what `nested` needs in the place that `context` tells of, "
        "without\n"
        "/// what is nested in it. `source` says what has it. Returns false, "
        "having\n"
        "/// emitted nothing, for a type of which no record says what it "
        "needs.\n";
  emitSignature(model, /*isType=*/true, os);
  os << ";\n"
        "/// The same for an attribute.\n";
  emitSignature(model, /*isType=*/false, os);
  os << ";\n";
}

void mlir::availability::tblgen::emitDefModelDefs(const Model &model,
                                                  raw_ostream &os) {
  if (model.contextClass.empty())
    return emitModels(model, os);
  for (bool isType : {true, false})
    emitFunction(model, isType, os);
}
