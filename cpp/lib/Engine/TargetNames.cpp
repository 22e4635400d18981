//===- TargetNames.cpp - Names of targets in messages ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/TargetNames.h"

#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/ParseTargets.h"
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

/// Returns true if `op` has `target`, or states it.
static bool carries(Operation *op, AvailabilityTargetAttrInterface target) {
  return llvm::is_contained(getOwnTargets(op), target) ||
         getStatedTarget(op) == target;
}

std::string TargetNames::describe(const ScopedTarget &scoped) const {
  if (StringRef name = lookup(scoped.target); !name.empty())
    return name.str();
  // The op that carries the target is the scope or one of its ancestors.
  Operation *carrier = scoped.scope;
  while (carrier->getParentOp() && !carries(carrier, scoped.target))
    carrier = carrier->getParentOp();
  auto shorten = [&](Attribute attribute) {
    auto target = dyn_cast<AvailabilityTargetAttrInterface>(attribute);
    return target ? shortenTarget(spell(target)) : std::string();
  };
  std::string text = shorten(scoped.target), whole = spell(scoped.target);
  auto isAlike = [&](Attribute attribute) {
    return shorten(attribute) == text;
  };
  constexpr size_t kShort = 80;
  if (whole.size() <= kShort &&
      llvm::count_if(getOwnTargets(carrier), isAlike) > 1)
    text = whole;
  text += " of '" + carrier->getName().getStringRef().str() + "'";
  if (auto symbol =
          carrier->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
    text += " @" + symbol.getValue().str();
  return text;
}
