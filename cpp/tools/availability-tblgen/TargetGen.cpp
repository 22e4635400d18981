//===- TargetGen.cpp - Named targets --------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/CodeGenHelpers.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

void mlir::availability::tblgen::emitTargetDecls(const Model &model,
                                                 raw_ostream &os) {
  NamespaceEmitter ns(os, model.cppNamespace);
  os << "/// Returns the named targets, each family weakest first.\n"
        "::llvm::ArrayRef<::mlir::availability::NamedTarget>\n"
        "getNamedTargets();\n";
}

void mlir::availability::tblgen::emitTargetDefs(const Model &model,
                                                raw_ostream &os) {
  NamespaceEmitter ns(os, model.cppNamespace);
  os << "::llvm::ArrayRef<::mlir::availability::NamedTarget>\n"
        "getNamedTargets() {\n";
  if (model.targets.empty()) {
    os << "  return {};\n}\n";
    return;
  }
  for (auto [index, target] : enumerate(model.targets)) {
    if (target.optional.empty())
      continue;
    os << formatv("  static constexpr ::llvm::StringRef optional{0}[] = "
                  "{{\n",
                  index);
    for (const std::string &addition : target.optional)
      os << "      ::llvm::StringLiteral(" << quote(addition) << "),\n";
    os << "  };\n";
  }
  os << "  static const ::mlir::availability::NamedTarget targets[] = {\n";
  for (auto [index, target] : enumerate(model.targets)) {
    os << formatv("      {{{0}, {1}, {2},\n       {3},\n       {4},\n       "
                  "{5},\n       ",
                  quote(target.name), quote(target.family), target.rank,
                  quote(target.attribute), quote(target.summary),
                  quote(target.source));
    if (target.optional.empty())
      os << "{}, ";
    else
      os << "optional" << index << ", ";
    os << quote(target.refusal) << ", " << quote(target.record) << "},\n";
  }
  os << "  };\n"
        "  return targets;\n"
        "}\n";
}
