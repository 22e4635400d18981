//===- EnumGen.cpp - Clauses of the cases of enums ------------------------===//
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

static void emitSignature(const EnumModel &enumModel, StringRef function,
                          raw_ostream &os) {
  os << formatv("void {0}({1} value,\n"
                "                      [[maybe_unused]] "
                "::mlir::availability::ClauseSink &sink,\n"
                "                      ::mlir::availability::Source source)",
                function, enumModel.getQualName());
}

void mlir::availability::tblgen::emitEnumDecls(const Model &model,
                                               raw_ostream &os) {
  for (const auto &entry : model.enums) {
    if (!entry.second || entry.second->isForeign)
      continue;
    NamespaceEmitter ns(os, entry.second->cppNamespace);
    os << "/// Emits what `value` needs. `source` says what holds it; its\n"
          "/// detail becomes the name of the case.\n";
    emitSignature(*entry.second, "emitAvailability", os);
    os << ";\n";
  }
}

/// Emits the needs of values that aren't cases of the enum.
static void emitFurther(const EnumModel &enumModel, raw_ostream &os) {
  if (enumModel.further.empty())
    return;
  os << "  switch (static_cast<uint64_t>(value)) {\n";
  for (const auto &[enumCase, list] : enumModel.further)
    os << formatv("  case {0}:\n"
                  "    source.detail = {1};\n"
                  "    {2}\n"
                  "    return;\n",
                  enumCase.value, quote(enumCase.str),
                  getEmitCall(*list, "source"));
  os << "  default:\n"
        "    break;\n"
        "  }\n";
}

/// Emits the definition of the function whose qualified name is `function`.
static void emitFunction(const EnumModel &enumModel, StringRef function,
                         raw_ostream &os) {
  emitSignature(enumModel, function, os);
  os << " {\n";
  std::string enumName = enumModel.getQualName();
  emitFurther(enumModel, os);
  // A value of a bit enum has the needs of each of its bits. A group of bits
  // counts only if all of its bits are set.
  if (enumModel.isBitEnum)
    os << "  const auto bits = static_cast<uint64_t>(value);\n";
  else
    os << "  switch (value) {\n";
  for (const auto &[enumCase, list] : enumModel.cases) {
    if (enumModel.isBitEnum) {
      if (enumCase.value == 0)
        os << "  if (bits == 0) {\n";
      else
        os << formatv("  if ((bits & {0:x}ull) == {0:x}ull) {{\n",
                      static_cast<uint64_t>(enumCase.value));
    } else {
      os << formatv("  case {0}::{1}:\n", enumName, enumCase.symbol);
    }
    os << formatv("    source.detail = {0};\n"
                  "    {1}\n",
                  quote(enumCase.str), getEmitCall(*list, "source"));
    os << (enumModel.isBitEnum ? "  }\n" : "    return;\n");
  }
  if (!enumModel.isBitEnum)
    os << "  default:\n"
          "    return;\n"
          "  }\n";
  os << "}\n";
}

void mlir::availability::tblgen::emitEnumDefs(const Model &model,
                                              raw_ostream &os) {
  for (const auto &entry : model.enums) {
    const EnumModel *enumModel = entry.second.get();
    if (!enumModel)
      continue;
    if (!enumModel->isForeign) {
      NamespaceEmitter ns(os, enumModel->cppNamespace);
      emitFunction(*enumModel, "emitAvailability", os);
      continue;
    }
    // Several libraries may add needs to another dialect's enum.
    for (const EnumModel *each : {enumModel, static_cast<const EnumModel *>(
                                                 enumModel->overlays.get())}) {
      if (!each)
        continue;
      os << "[[maybe_unused]] static ";
      emitFunction(*each, each->emitFunction, os);
    }
  }
}
