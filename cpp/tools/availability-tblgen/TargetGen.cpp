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

/// Emits the array `array` of `names`, unless it would be empty.
static void emitNames(const Twine &array, ArrayRef<std::string> names,
                      raw_ostream &os) {
  if (names.empty())
    return;
  os << "  static constexpr ::llvm::StringRef " << array << "[] = {\n";
  for (const std::string &name : names)
    os << "      ::llvm::StringLiteral(" << quote(name) << "),\n";
  os << "  };\n";
}

/// Returns a reference to the array `array` of `number` names.
static std::string refer(const Twine &array, size_t number,
                         ArrayRef<std::string> names) {
  return names.empty() ? "{}" : (array + Twine(number)).str();
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
    emitNames("optional" + Twine(index), target.optional, os);
    emitNames("otherNames" + Twine(index), target.otherNames, os);
  }
  os << "  static const ::mlir::availability::NamedTarget targets[] = {\n";
  for (auto [index, target] : enumerate(model.targets)) {
    os << formatv("      {{{0}, {1}, {2},\n       {3},\n       {4},\n       "
                  "{5},\n       ",
                  quote(target.name), quote(target.family), target.rank,
                  quote(target.attribute), quote(target.summary),
                  quote(target.source));
    os << refer("optional", index, target.optional) << ", "
       << quote(target.refusal) << ", " << quote(target.record) << ", "
       << refer("otherNames", index, target.otherNames) << "},\n";
  }
  os << "  };\n"
        "  return targets;\n"
        "}\n";
}
