//===- DefModelGen.cpp - Interface models of types and attributes ---------===//
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

static void emitDefModel(const DefModel &def, raw_ostream &os) {
  StringRef kind = def.isType ? "Type" : "Attr";
  StringRef base = def.isType ? "::mlir::Type" : "::mlir::Attribute";
  os << formatv(R"cpp(struct {0}Availability
    : ::mlir::availability::Availability{1}Interface::ExternalModel<
          {0}Availability, {2}> {{
  void emitClauses([[maybe_unused]] {3} self,
                   const ::mlir::availability::Source &role,
                   ::mlir::availability::ClauseSink &sink) const {{
)cpp",
                def.className, kind, def.qualClassName, base);
  os << "    " << getEmitCall(*def.list, "role") << "\n";
  for (const auto &[accessor, enumModel] : def.enumParameters)
    os << formatv("    {0}::emitAvailability(\n"
                  "        ::llvm::cast<{1}>(self).{2}(), sink, role);\n",
                  enumModel->cppNamespace, def.qualClassName, accessor);
  os << "  }\n};\n";
}

void mlir::availability::tblgen::emitDefModelDecls(const Model &model,
                                                   raw_ostream &os) {
  NamespaceEmitter ns(os, model.cppNamespace);
  os << "/// Attaches the generated interface models to the dialect's types "
        "and\n"
        "/// attributes. The dialect must be loaded in `context`.\n"
        "void attachAvailabilityDefModels(::mlir::MLIRContext &context);\n";
}

void mlir::availability::tblgen::emitDefModelDefs(const Model &model,
                                                  raw_ostream &os) {
  os << "namespace {\n";
  for (const DefModel &def : model.defs)
    emitDefModel(def, os);
  os << "} // namespace\n";

  NamespaceEmitter ns(os, model.cppNamespace);
  os << "void attachAvailabilityDefModels(\n"
        "    [[maybe_unused]] ::mlir::MLIRContext &context) {\n";
  for (const DefModel &def : model.defs)
    os << formatv("  {0}::attachInterface<{1}Availability>(context);\n",
                  def.qualClassName, def.className);
  os << "}\n";
}
