//===- ViolationNotes.cpp - Notes on violations ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/ViolationNotes.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

ViolationNotes::ViolationNotes(MLIRContext *context) : finder(context) {
  for (const NamedTarget *known : getKnownTargets(context))
    families.try_emplace(known->name, known->family);
}

/// Returns the weakest target of each family. Those above it have the op too.
std::string ViolationNotes::describeAvailableFrom(Operation *op,
                                                  ResolvedTarget &target) {
  constexpr size_t kShown = 3;
  SmallVector<std::string> names;
  llvm::SmallDenseSet<StringRef> seen;
  for (std::string &name : finder.find(op, target)) {
    auto family = families.find(StringRef(name).split('+').first);
    if (family != families.end() && !seen.insert(family->second).second)
      continue;
    names.push_back(std::move(name));
    if (names.size() == kShown)
      break;
  }
  return names.empty() ? "no known target" : llvm::join(names, ", ");
}

void ViolationNotes::attach(Diagnostic &diagnostic, const Violation &violation,
                            ResolvedTarget &target) {
  Location location = violation.op->getLoc();
  diagnostic.attachNote(location)
      << "cause: " << violation.clause.describeSource();
  if (violation.stating)
    diagnostic.attachNote(violation.stating->getLoc())
        << "state it there; 'availability-deduce' adds all that is needed";
  else
    diagnostic.attachNote(location)
        << "available from "
        << (violation.clause.anyOf.empty()
                ? "no known target"
                : describeAvailableFrom(violation.op, target));
}
