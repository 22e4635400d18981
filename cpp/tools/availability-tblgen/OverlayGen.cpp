//===- OverlayGen.cpp - Overlays of ops of other dialects -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An op has one interface model, which may be its own dialect's. What others
// add is an overlay, of which there can be any number.
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
  ClauseVisitor visitor;
  os << formatv(R"cpp(struct Overlay{0} : ::mlir::availability::OpOverlay {{
  void emitNameClauses([[maybe_unused]] ::mlir::availability::ClauseSink &sink)
      const override {{
)cpp",
                index);
  os << visitor.visitList(*op.list, "{}");
  emitConstantNeeds(op, visitor, os);
  os << "  }\n";
  if (op.hasInstanceClauses()) {
    // Where the dialect isn't loaded, ops of the name have no class.
    os << formatv(
        R"cpp(  bool hasInstanceClauses() const override {{ return true; }
  void emitInstanceClauses(
      ::mlir::Operation *operation,
      ::mlir::availability::ClauseSink &sink) const override {{
    if (!operation->isRegistered())
      return;
    auto op = ::llvm::cast<{0}>(operation);
)cpp",
        op.qualClassName);
    emitParts(op, visitor, os);
    os << "  }\n";
  }
  os << "};\n";
}

void mlir::availability::tblgen::emitOverlayDecls(const Model &model,
                                                  raw_ostream &os) {
  if (model.overlays.empty())
    return;
  os << "namespace mlir::availability {\n"
        "class AvailabilityDialect;\n"
        "} // namespace mlir::availability\n";
  NamespaceEmitter ns(os, model.cppNamespace);
  os << "/// Adds what the overlays say of ops of other dialects to the "
        "dialect "
        "of a\n"
        "/// context. To do so again changes nothing.\n"
        "void attachAvailabilityOverlays(\n"
        "    ::mlir::availability::AvailabilityDialect &dialect);\n";
}

void mlir::availability::tblgen::emitOverlayDefs(const Model &model,
                                                 raw_ostream &os) {
  if (model.overlays.empty())
    return;
  os << "namespace {\n";
  for (auto [index, op] : enumerate(model.overlays))
    emitOverlay(index, op, os);
  os << "} // namespace\n";

  NamespaceEmitter ns(os, model.cppNamespace);
  os << "void attachAvailabilityOverlays(\n"
        "    ::mlir::availability::AvailabilityDialect &dialect) {\n";
  for (auto [index, op] : enumerate(model.overlays))
    os << formatv(
        "  dialect.addOverlay({0}, std::make_unique<Overlay{1}>());\n",
        quote(op.name), index);
  os << "}\n";
}
