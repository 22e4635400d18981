//===- Candidate.cpp - Minimal targets for requirements -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Candidate.h"

#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/Implications.h"

#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::availability;

using Values = SmallVector<int64_t>;
/// The values to offer, with one entry for each dimension.
using Offered = SmallVector<std::pair<const Dimension *, Values>, 0>;

static SmallVector<Offer> getOffers(const Offered &offered) {
  SmallVector<Offer> offers;
  for (const auto &[dimension, values] : offered)
    offers.push_back({dimension, values});
  return offers;
}

/// Raises each offered value to what the other offers imply. For example, a
/// chip that implies PTX 8.6 raises the PTX version to at least 8.6.
static void raiseToImplied(Offered &offered) {
  bool isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (auto &[dimension, values] : offered) {
      if (!dimension->isSingleValued() ||
          dimension->getRelation() == Relation::AtMost)
        continue;
      Values all = getImplied(getOffers(offered), *dimension);
      all.push_back(values.front());
      std::optional<int64_t> raised = dimension->join(all);
      if (!raised || *raised == values.front())
        continue;
      values = {*raised};
      isChanged = true;
    }
  }
}

/// Returns `offers` without those that others imply. The result refers to
/// `storage`.
static SmallVector<Offer> dropImplied(ArrayRef<Offer> offers,
                                      std::vector<Values> &storage) {
  SmallVector<Offer> rest;
  storage.reserve(offers.size());
  for (const Offer &offer : offers) {
    Values implied = getImplied(offers, *offer.dimension);
    Values values(offer.values);
    llvm::erase_if(values, [&](int64_t value) {
      return !implied.empty() &&
             (offer.dimension->getRelation() == Relation::AtMost
                  ? value == *llvm::max_element(implied)
                  : offer.dimension->isSatisfied(value, implied));
    });
    if (values.empty() && !offer.values.empty())
      continue;
    storage.push_back(std::move(values));
    rest.push_back({offer.dimension, storage.back()});
  }
  return rest;
}

/// Returns the values to offer along each dimension, ordered by dimension name.
/// They satisfy as many of `requirements` as possible.
static Offered mergeRequirements(ArrayRef<Requirement> requirements,
                                 RangeEnds ends) {
  llvm::MapVector<const Dimension *, Values> merged;
  for (const Requirement &requirement : requirements) {
    Values &values = merged[requirement.dimension];
    if (!llvm::is_contained(values, requirement.value))
      values.push_back(requirement.value);
  }
  // If no value satisfies all requirements, keep one that violates some.
  for (auto &[dimension, values] : merged)
    if (dimension->isSingleValued())
      values = {dimension->join(values).value_or(values.front())};
  auto result = merged.takeVector();
  llvm::sort(result, [](const auto &lhs, const auto &rhs) {
    return lhs.first->getName() < rhs.first->getName();
  });
  raiseToImplied(result);
  // Offering a version at one end of a range offers it at the other end too.
  const Offered all = result;
  llvm::erase_if(result, [&](const auto &high) {
    return high.first->getRelation() == Relation::AtMost &&
           llvm::any_of(all, [&](const auto &low) {
             return high.first->isCounterpartOf(*low.first) &&
                    (ends == RangeEnds::SameVersion ||
                     high.first->isSatisfied(high.second.front(), low.second));
           });
  });
  return result;
}

void Candidate::addTarget(Attribute attr) {
  targets.emplace_back(cast<AvailabilityTargetAttrInterface>(attr), "");
}

Candidate::Candidate(MLIRContext *context, ArrayRef<Requirement> requirements,
                     RangeEnds ends) {
  Offered merged = mergeRequirements(requirements, ends);
  // No target offers contradictory requirements.
  auto quiet = [&] {
    InFlightDiagnostic diagnostic = emitError(UnknownLoc::get(context));
    diagnostic.abandon();
    return diagnostic;
  };
  if (failed(verifyImplications(getOffers(merged), quiet)))
    return;
  // The offers for each dialect; nullptr stands for dialects without an
  // interface.
  llvm::MapVector<const AvailabilityDialectInterface *, SmallVector<Offer>>
      byDialect;
  for (const auto &[dimension, values] : merged) {
    Dialect *dialect = context->getLoadedDialect(dimension->getDialectName());
    byDialect[dyn_cast_or_null<AvailabilityDialectInterface>(dialect)]
        .push_back({dimension, values});
  }
  SmallVector<Offer> shared;
  for (const auto &[dialect, offers] : byDialect) {
    Attribute attr = dialect ? dialect->buildTarget(offers)
                             : Attribute(TargetAttr::get(context, offers));
    if (!attr)
      continue;
    if (auto own = dyn_cast<TargetAttr>(attr))
      llvm::append_range(shared, own.getOffers());
    else
      addTarget(attr);
  }
  std::vector<Values> storage;
  if (!shared.empty())
    addTarget(TargetAttr::get(context, dropImplied(shared, storage)));
}
