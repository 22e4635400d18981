//===- TargetNames.cpp - Names of targets in messages ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/TargetNames.h"

#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/NamedTargets.h"
#include "mlir-availability/IR/TargetCache.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

std::string mlir::availability::shortenTarget(StringRef text) {
  text = text.trim();
  if (!text.starts_with("#")) {
    SmallVector<StringRef> parts;
    text.split(parts, '+');
    for (StringRef &part : parts)
      part = part.trim();
    return llvm::join(parts, "+");
  }
  if (!text.contains('<'))
    return text.str();
  return (text.split('<').first.rtrim() + "<...>").str();
}

TargetNames::TargetNames(MLIRContext *context) {
  AvailabilityInterfaces dialects(context);
  for (const AvailabilityDialectInterface &dialect : dialects)
    for (const NamedTarget &named : dialect.getNamedTargets())
      if (dialect.hasPrintedTargets())
        namesOfTexts.try_emplace(named.attribute, named.name);
      else if (FailureOr<AvailabilityTargetAttrInterface> target =
                   parseOrLeaveOut(named, dialect);
               succeeded(target))
        names.try_emplace(*target, named.name);
}

/// Returns what a target attribute prints.
static std::string print(AvailabilityTargetAttrInterface target) {
  std::string text;
  llvm::raw_string_ostream(text) << static_cast<Attribute>(target);
  return text;
}

StringRef TargetNames::lookup(AvailabilityTargetAttrInterface target) const {
  if (StringRef name = names.lookup(target); !name.empty())
    return name;
  if (StringRef name = namesOfTexts.lookup(print(target)); !name.empty())
    return name;
  auto *dialect = static_cast<Attribute>(target)
                      .getContext()
                      ->getLoadedDialect<AvailabilityDialect>();
  return dialect ? dialect->getTargetCache().lookupName(target) : StringRef();
}

std::string TargetNames::spell(AvailabilityTargetAttrInterface target) const {
  if (StringRef name = lookup(target); !name.empty())
    return name.str();
  return print(target);
}

/// Returns the op that carries the target: the scope or one of its ancestors.
static Operation *findCarrier(const ScopedTarget &scoped) {
  auto carries = [&](NamedAttribute named) {
    auto array = dyn_cast<ArrayAttr>(named.getValue());
    return named.getValue() == scoped.target ||
           (array && llvm::is_contained(array, scoped.target));
  };
  Operation *op = scoped.scope;
  while (op->getParentOp() && llvm::none_of(op->getAttrs(), carries))
    op = op->getParentOp();
  return op;
}

std::string TargetNames::describe(const ScopedTarget &scoped) const {
  if (StringRef name = lookup(scoped.target); !name.empty())
    return name.str();
  Operation *carrier = findCarrier(scoped);
  std::string text = shortenTarget(spell(scoped.target)) + " of '" +
                     carrier->getName().getStringRef().str() + "'";
  if (auto symbol =
          carrier->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
    text += " @" + symbol.getValue().str();
  return text;
}
