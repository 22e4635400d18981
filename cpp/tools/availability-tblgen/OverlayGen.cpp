//===- OverlayGen.cpp - Overlays ------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An op, type or attribute has one interface model, which may belong to its own
// dialect. Others add overlays, of which there can be any number.
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"
#include "OpParts.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/CodeGenHelpers.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

static void emitOverlay(size_t index, const OpModel &op, raw_ostream &os) {
  os << formatv(R"cpp(struct Overlay{0} : ::mlir::availability::OpOverlay {{
  void emitNameClauses([[maybe_unused]] ::mlir::availability::OpClauseSink &sink)
      const override {{
)cpp",
                index);
  os << getConvertedCall(op) << getEmitCall(*op.list, "{}");
  emitConstantNeeds(op, os);
  os << "  }\n";
  if (op.hasInstanceClauses()) {
    // If the dialect isn't loaded, its ops have no class.
    os << formatv(
        R"cpp(  bool hasInstanceClauses() const override {{ return true; }
  void emitInstanceClauses(
      ::mlir::Operation *operation,
      ::mlir::availability::OpClauseSink &sink) const override {{
    if (!operation->isRegistered())
      return sink.emitUnknown(
          ::mlir::availability::withDetail(
              {{}, "its dialect isn't loaded, so that the conditions of its "
                  "requirements can't be evaluated"),
          {1});
    [[maybe_unused]] auto op = ::llvm::cast<{0}>(operation);
)cpp",
        op.qualClassName, quote(op.judgedBy));
    emitParts(op, os);
    os << "  }\n";
  }
  os << "};\n";
}

/// Returns true for a type or attribute with another owner, and for discardable
/// attributes. This includes builtin ones, unless the dialect itself visits the
/// types in its ops.
static bool isDefOverlay(const Model &model, const DefModel &def) {
  return def.scope == DefModel::Scope::Foreign ||
         def.scope == DefModel::Scope::Discardable ||
         (def.scope == DefModel::Scope::OpsOfDialect &&
          model.contextClass.empty());
}

static void emitDefOverlay(size_t index, const DefModel &def, raw_ostream &os) {
  os << formatv(R"cpp(void emitDefOverlay{0}(
    {1} nested,
    [[maybe_unused]] const ::mlir::availability::Source &source,
    [[maybe_unused]] ::mlir::availability::ClauseSink &sink) {{
  [[maybe_unused]] auto self = ::llvm::cast<{2}>(nested);
)cpp",
                index, def.isType ? "::mlir::Type" : "::mlir::Attribute",
                def.qualClassName);
  emitDefNeeds(def, os);
  os << "}\n";
}

void mlir::availability::tblgen::emitOverlayDefs(const Model &model,
                                                 raw_ostream &os) {
  os << "namespace {\n";
  for (auto [index, op] : enumerate(model.overlays))
    emitOverlay(index, op, os);
  for (auto [index, def] : enumerate(model.defs))
    if (isDefOverlay(model, def))
      emitDefOverlay(index, def, os);
  os << "} // namespace\n";

  os << "static void addOverlays(\n"
        "    [[maybe_unused]] ::mlir::availability::AvailabilityDialect "
        "&dialect)"
        " {\n";
  for (auto [index, op] : enumerate(model.overlays))
    os << formatv(
        "  dialect.addOverlay({0}, std::make_unique<Overlay{1}>());\n",
        quote(op.name), index);
  for (auto [index, def] : enumerate(model.defs))
    if (def.scope == DefModel::Scope::Discardable)
      os << formatv(
          "  dialect.addDiscardableOverlay({0}, emitDefOverlay{1});\n",
          quote(def.name), index);
    else if (isDefOverlay(model, def))
      os << formatv("  dialect.add{0}Overlay(\n"
                    "      ::mlir::TypeID::get<{1}>(), {2}, emitDefOverlay{3});"
                    "\n",
                    def.isType ? "Type" : "Attribute", def.qualClassName,
                    def.scope == DefModel::Scope::OpsOfDialect
                        ? quote(model.dialect)
                        : "\"\"",
                    index);
  for (StringRef name : model.closedRegions)
    os << formatv("  dialect.closeRegions({0});\n", quote(name));
  for (const auto &[dialect, targets] : model.onlyTargets)
    os << formatv("  dialect.restrictToTargets({0}, {1});\n", quote(dialect),
                  quote(targets));
  for (const auto &[op, naming] : model.namings)
    os << formatv("  dialect.nameByAttribute({0}, {1}, {2});\n", quote(op),
                  quote(naming.attribute), quote(naming.prefix));
  os << "}\n";
}
