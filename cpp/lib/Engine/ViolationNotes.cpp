//===- ViolationNotes.cpp - Notes on violations ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/ViolationNotes.h"
#include "mlir-availability/Engine/Explain.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

ViolationNotes::ViolationNotes(MLIRContext *context) : finder(context) {
  for (const NamedTarget *known : getKnownTargets(context))
    families.try_emplace(known->name, known->family);
}

std::string ViolationNotes::pick(SmallVector<std::string> names) const {
  constexpr size_t kShown = 3;
  SmallVector<std::string> shown;
  llvm::SmallDenseSet<StringRef> seen;
  for (std::string &name : names) {
    // The others of the family have the op, too.
    auto family = families.find(StringRef(name).split('+').first);
    if (family != families.end() && !seen.insert(family->second).second)
      continue;
    shown.push_back(std::move(name));
    if (shown.size() == kShown)
      break;
  }
  return llvm::join(shown, ", ");
}

std::string ViolationNotes::describeAvailableFrom(Operation *op,
                                                  ResolvedTarget &target,
                                                  Operation *root,
                                                  Operation *within) {
  auto [it, isNew] = needs.try_emplace(root);
  if (isNew)
    it->second = collectNeedsOfAll(root, within);
  std::unique_ptr<CalleeLookup> &known = callees[within];
  if (!known)
    known = std::make_unique<CalleeLookup>(within);
  AvailableFrom found = finder.find(explainFor(op, target, known.get()),
                                    it->second ? &*it->second : nullptr,
                                    getDialectInterface(op), target);
  if (found.names.empty())
    return "available from no known target";
  return (found.isAlone ? "by itself available from " : "available from ") +
         pick(std::move(found.names));
}

void ViolationNotes::attach(Diagnostic &diagnostic, const Violation &violation,
                            ResolvedTarget &target, Operation *root,
                            Operation *within) {
  Location location = violation.op->getLoc();
  diagnostic.attachNote(location)
      << "cause: " << violation.clause.describeSource();
  if (violation.stating)
    diagnostic.attachNote(violation.stating->getLoc())
        << "state it there; 'availability-deduce' adds all that is needed";
  else
    diagnostic.attachNote(location)
        << (violation.clause.anyOf.empty()
                ? "available from no known target"
                : describeAvailableFrom(violation.op, target, root, within));
}
