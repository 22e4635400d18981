//===- Carriers.cpp - Constraints with a field `availability` -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An op names the constraints of its parts, but these are made of predicates:
// an `AnyTypeOf` doesn't say of which types. A constraint is found by its
// predicate, which no other constraint may have then.
//
//===----------------------------------------------------------------------===//

#include "Predicates.h"
#include "Records.h"

#include "mlir/TableGen/Operator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

/// Returns the predicate of a record that may be a constraint.
static const Record *findPredicate(const Record *record) {
  const RecordVal *field = record->getValue("predicate");
  const auto *pred = field ? dyn_cast<DefInit>(field->getValue()) : nullptr;
  return pred ? pred->getDef() : nullptr;
}

/// Returns the predicate of `record` if that is a constraint with requirements
/// of its own. Those of types, attributes and cases of enums are found
/// otherwise.
static const Record *findCarried(const Record *record) {
  const RecordVal *field = getAvailability(record);
  const auto *list = field ? dyn_cast<ListInit>(field->getValue()) : nullptr;
  if (!list || list->empty() ||
      any_of(ArrayRef<StringRef>{"TypeDef", "AttrDef", "EnumCase"},
             [&](StringRef name) { return record->isSubClassOf(name); }))
    return nullptr;
  return findPredicate(record);
}

/// Returns true if `record` is `base`, or made from it with its predicate, as
/// an optional is.
static bool isMadeFrom(const Record *record, const Record *base) {
  if (record == base)
    return true;
  return any_of(
      ArrayRef<StringRef>{"baseType", "baseAttr", "baseProperty", "constraint"},
      [&](StringRef name) {
        const RecordVal *field = record->getValue(name);
        const auto *inner =
            field ? dyn_cast<DefInit>(field->getValue()) : nullptr;
        return inner && isMadeFrom(inner->getDef(), base);
      });
}

/// Returns the class that gives requirements to uses of `constraint`.
static StringRef getWrapper(const Record *constraint) {
  return constraint->isSubClassOf("TypeConstraint")   ? "TypeAvailableAt"
         : constraint->isSubClassOf("AttrConstraint") ? "AttrAvailableAt"
                                                      : "PropAvailableAt";
}

[[noreturn]] static void reportLost(const Record *carrier, const Twine &why) {
  PrintFatalError(carrier, "the availability of '" + carrier->getName() +
                               "' would be lost: " + why + "; write '" +
                               getWrapper(carrier) + "' where an op has it");
}

Carriers::Carriers(const RecordKeeper &records) {
  for (const auto &[name, record] : records.getDefs())
    if (const Record *pred = findCarried(record.get())) {
      auto [it, isNew] = byPredicate.try_emplace(pred, record.get());
      if (!isNew)
        reportLost(record.get(), "'" + it->second->getName() +
                                     "' has the same predicate, so that their "
                                     "uses can't be told apart");
    }
  if (byPredicate.empty())
    return;
  for (const auto &[name, record] : records.getDefs()) {
    const Record *pred = findPredicate(record.get());
    const Record *carrier = pred ? lookup(pred) : nullptr;
    if (carrier && !isMadeFrom(record.get(), carrier))
      reportLost(carrier, "'" + record->getName() +
                              "' has the same predicate, so that their uses "
                              "can't be told apart");
  }
}

void Carriers::checkUsed(const RecordKeeper &records,
                         function_ref<bool(const Record *)> isDue) const {
  if (byPredicate.empty())
    return;
  SmallPtrSet<const Record *, 4> used;
  auto visit = [&](const Record &constraint) {
    if (const Record *pred = findPredicate(&constraint))
      for (const PredicateMatch &match :
           findAvailablePreds(pred, &constraint, *this))
        used.insert(match.record);
  };
  for (const Record *record : records.getAllDerivedDefinitions("Op")) {
    mlir::tblgen::Operator op(record);
    for (const auto &value : op.getOperands())
      visit(value.constraint.getDef());
    for (const auto &value : op.getResults())
      visit(value.constraint.getDef());
    for (const auto &named : op.getAttributes())
      visit(named.attr.getDef());
    for (const auto &named : op.getProperties())
      visit(named.prop.getDef());
  }
  for (const auto &[pred, carrier] : byPredicate)
    if (!used.contains(carrier) && isDue(carrier))
      reportLost(carrier, "no operand, result, attribute or property of an op "
                          "is found to have it");
}
