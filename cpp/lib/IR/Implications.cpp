//===- Implications.cpp - Implied values of offers ------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/Implications.h"
#include "mlir-availability/IR/AvailabilityDialect.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the name of the dimension along which implied values count for
/// `dimension`. For a range, that is the end with the minimum version.
static StringRef getImpliedName(const Dimension &dimension) {
  bool isUpperEnd = dimension.getRelation() == Relation::AtMost &&
                    !dimension.getCounterpartName().empty();
  return isUpperEnd ? dimension.getCounterpartName() : dimension.getName();
}

SmallVector<int64_t>
mlir::availability::getImplied(ArrayRef<Offer> offers,
                               const Dimension &dimension) {
  SmallVector<int64_t> values;
  StringRef name = getImpliedName(dimension);
  for (const Offer &offer : offers)
    for (const Dimension::Implication &each :
         offer.dimension->getImplications())
      if (each.dimension == name &&
          offer.dimension->isSatisfied(each.value, offer.values) &&
          !llvm::is_contained(values, each.implied))
        values.push_back(each.implied);
  return values;
}

/// Returns what `target` offers along the dimensions that may imply values of
/// `dimension`. `storage` owns the values.
static SmallVector<Offer>
getImplyingOffers(AvailabilityTargetAttrInterface target,
                  const Dimension &dimension,
                  std::vector<SmallVector<int64_t>> &storage) {
  StringRef name = getImpliedName(dimension);
  SmallVector<const Dimension *> dimensions;
  auto add = [&](ArrayRef<const Dimension *> candidates) {
    for (const Dimension *candidate : candidates)
      if (llvm::any_of(candidate->getImplications(),
                       [&](const Dimension::Implication &each) {
                         return each.dimension == name;
                       }) &&
          !llvm::is_contained(dimensions, candidate))
        dimensions.push_back(candidate);
  };
  // A target speaks for the dimensions that it lists. Otherwise it speaks for
  // those of its own dialect and of the dialect of `dimension`.
  Attribute attr = target;
  MLIRContext *context = attr.getContext();
  if (auto own = dyn_cast<TargetAttr>(attr)) {
    for (const Offer &offer : own.getOffers())
      add(offer.dimension);
  } else {
    for (Dialect *dialect :
         {&attr.getDialect(),
          context->getLoadedDialect(dimension.getDialectName())})
      if (auto *interface =
              dyn_cast_or_null<AvailabilityDialectInterface>(dialect))
        add(interface->getDimensions());
    if (const auto *declared = context->getLoadedDialect<AvailabilityDialect>())
      add(declared->getDimensions());
  }
  SmallVector<Offer> offers;
  storage.reserve(dimensions.size());
  for (const Dimension *other : dimensions)
    if (std::optional<SmallVector<int64_t>> values = target.offered(*other)) {
      storage.push_back(std::move(*values));
      offers.push_back({other, storage.back()});
    }
  return offers;
}

std::optional<SmallVector<int64_t>>
mlir::availability::getOffered(AvailabilityTargetAttrInterface target,
                               const Dimension &dimension) {
  std::optional<SmallVector<int64_t>> values = target.offered(dimension);
  std::vector<SmallVector<int64_t>> storage;
  SmallVector<int64_t> implied =
      getImplied(getImplyingOffers(target, dimension, storage), dimension);
  if (implied.empty())
    return values;
  if (!dimension.isSingleValued()) {
    SmallVector<int64_t> all = values.value_or(SmallVector<int64_t>());
    for (int64_t value : implied)
      if (!llvm::is_contained(all, value))
        all.push_back(value);
    return all;
  }
  // One end of a range is enough; the other end offers the same.
  if (dimension.getRelation() == Relation::AtMost)
    return values ? values : SmallVector<int64_t>{*llvm::max_element(implied)};
  if (values)
    llvm::append_range(implied, *values);
  std::optional<int64_t> least = dimension.join(implied);
  return least ? SmallVector<int64_t>{*least} : values;
}

SharedOffer
mlir::availability::getSharedOffer(AvailabilityTargetAttrInterface target,
                                   const Dimension &dimension) {
  Attribute attr = target;
  auto make = [&] { return getOffered(target, dimension); };
  const auto *dialect =
      attr.getContext()->getLoadedDialect<AvailabilityDialect>();
  // A dialect that is loaded later may add implications.
  if (!dialect ||
      !attr.getContext()->getLoadedDialect(dimension.getDialectName()))
    return std::make_shared<const std::optional<SmallVector<int64_t>>>(make());
  return dialect->getTargetCache().getOrMakeOffer(attr, dimension, make);
}

bool mlir::availability::detail::satisfies(Attribute target,
                                           const Requirement &requirement) {
  std::optional<SmallVector<int64_t>> values = getOffered(
      cast<AvailabilityTargetAttrInterface>(target), *requirement.dimension);
  return values &&
         requirement.dimension->isSatisfied(requirement.value, *values);
}

/// Returns a phrase for the offer among `offers` whose value implies `value`
/// along the dimension called `name`. A stated value is named rather than one
/// that it includes.
static std::string describeImplying(ArrayRef<Offer> offers, StringRef name,
                                    int64_t value) {
  std::string phrase;
  for (const Offer &offer : offers)
    for (const Dimension::Implication &each :
         offer.dimension->getImplications()) {
      if (each.dimension != name || each.implied != value ||
          !offer.dimension->isSatisfied(each.value, offer.values))
        continue;
      bool isStated = llvm::is_contained(offer.values, each.value);
      if (isStated || phrase.empty())
        phrase = ("'" + offer.dimension->getName() + "' " +
                  offer.dimension->stringify(each.value))
                     .str();
      if (isStated)
        return phrase;
    }
  assert(!phrase.empty() && "one of them implies the value");
  return phrase;
}

LogicalResult mlir::availability::verifyImplications(
    ArrayRef<Offer> offers, function_ref<InFlightDiagnostic()> emitError) {
  for (const Offer &offer : offers) {
    const Dimension &dimension = *offer.dimension;
    // Values can be added to a set.
    if (!dimension.isSingleValued() || offer.values.empty())
      continue;
    bool isUpperEnd = dimension.getRelation() == Relation::AtMost;
    // If a target states both ends, only the lower end is compared.
    if (isUpperEnd && llvm::any_of(offers, [&](const Offer &other) {
          return other.dimension->isCounterpartOf(dimension);
        }))
      continue;
    SmallVector<int64_t> lacking = getImplied(offers, dimension);
    llvm::erase_if(lacking, [&](int64_t implied) {
      return isUpperEnd ? offer.values.front() >= implied
                        : dimension.isSatisfied(implied, offer.values);
    });
    if (lacking.empty())
      continue;
    int64_t implied =
        isUpperEnd ? *llvm::min_element(lacking) : *llvm::max_element(lacking);
    return emitError() << "'" << dimension.getName() << "' is "
                       << dimension.stringify(offer.values.front()) << ", but "
                       << describeImplying(offers, getImpliedName(dimension),
                                           implied)
                       << " implies " << dimension.stringify(implied);
  }
  return success();
}
