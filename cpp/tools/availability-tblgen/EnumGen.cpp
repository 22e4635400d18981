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

static void emitSignature(const EnumModel &enumModel, raw_ostream &os) {
  StringRef function = "emitAvailability";
  std::string local = enumModel.getEmitFunction();
  if (!enumModel.isOwn) {
    os << "[[maybe_unused]] static ";
    function = local;
  }
  os << formatv("void {0}(\n    {1} value,\n"
                "    ::mlir::availability::ClauseSink &sink,\n"
                "    ::mlir::availability::Source source)",
                function, enumModel.getQualName());
}

void mlir::availability::tblgen::emitEnumDecls(const Model &model,
                                               raw_ostream &os) {
  for (const auto &entry : model.enums) {
    if (!entry.second || !entry.second->isOwn)
      continue;
    NamespaceEmitter ns(os, entry.second->cppNamespace);
    os << "/// Emits what `value` needs. `source` says what holds it; its\n"
          "/// detail becomes the name of the case.\n";
    emitSignature(*entry.second, os);
    os << ";\n";
  }
}

static void emitEnumDef(const EnumModel &enumModel, raw_ostream &os) {
  NamespaceEmitter ns(os, enumModel.isOwn ? enumModel.cppNamespace : "");
  emitSignature(enumModel, os);
  os << " {\n";
  std::string enumName = enumModel.getQualName();
  // A bit enum's value needs what each of its bits needs; a group counts when
  // all of its bits are set.
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
  for (const auto &entry : model.enums)
    if (entry.second)
      emitEnumDef(*entry.second, os);
}
