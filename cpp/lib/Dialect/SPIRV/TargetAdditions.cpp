//===- TargetAdditions.cpp - Additions to SPIR-V targets ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Additions after a "+" in the text of a target: "vulkan1.1+Float16".
//
//===----------------------------------------------------------------------===//

#include "TargetAttributes.h"
#include "Triple.h"

#include "mlir-availability/Dialect/SPIRV/Declared.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/Implications.h"
#include "mlir-availability/Support/Suggestions.h"

#include "mlir/AsmParser/AsmParser.h"

using namespace mlir;
using namespace mlir::availability;

/// Adds the capability or extension `name` to `triple`. A capability also adds
/// the extensions that provide it. Returns false if there is none of the name.
static bool extendTriple(Triple &triple, StringRef name) {
  std::optional<int64_t> extension = spirv::getExtensionDimension().parse(name);
  if (extension)
    triple.extensions.insert(static_cast<spirv::Extension>(*extension));
  std::optional<int64_t> value = spirv::getCapabilityDimension().parse(name);
  if (!value)
    return extension.has_value();
  auto capability = static_cast<spirv::Capability>(*value);
  triple.capabilities.insert(capability);
  for (const Clause &clause : triple.getMissing(capability)) {
    const auto *brings = llvm::find_if(clause.anyOf, [&](Requirement each) {
      return each.dimension == &spirv::getExtensionDimension() &&
             triple.getMissing(static_cast<spirv::Extension>(each.value))
                 .empty();
    });
    if (brings != clause.anyOf.end())
      triple.extensions.insert(static_cast<spirv::Extension>(brings->value));
  }
  return true;
}

/// Returns an attribute with what `target` offers, but with `triple`. Unlike
/// SPIR-V's attributes, it can state values that MLIR's enums lack.
static Attribute makeGeneric(Attribute target, Triple triple) {
  // Modules may declare these extensions, but a triple doesn't imply them.
  triple.extensions.insert_range(getExtensionsOf(triple.version));
  auto declared = cast<TargetAttr>(static_cast<Attribute>(getDeclared(
      target.getContext(), triple.version, triple.capabilities.getArrayRef(),
      triple.extensions.getArrayRef())));
  SmallVector<Offer> offers(declared.getOffers());
  std::vector<SmallVector<int64_t>> others;
  SmallVector<const Dimension *> dimensions;
  for (const Dimension *dimension : spirv::getAvailabilityDimensions()) {
    bool isDeclared = llvm::any_of(offers, [&](const Offer &offer) {
      return offer.dimension == dimension;
    });
    std::optional<SmallVector<int64_t>> offered =
        getOffered(cast<AvailabilityTargetAttrInterface>(target), *dimension);
    if (isDeclared || !offered)
      continue;
    dimensions.push_back(dimension);
    others.push_back(std::move(*offered));
  }
  for (auto [dimension, values] : llvm::zip_equal(dimensions, others))
    offers.push_back({dimension, values});
  return TargetAttr::get(target.getContext(), ArrayRef(offers));
}

FailureOr<Attribute> mlir::availability::addToSPIRVTarget(
    Attribute target, ArrayRef<StringRef> additions,
    function_ref<InFlightDiagnostic()> emitError) {
  auto env = dyn_cast<spirv::TargetEnvAttr>(target);
  Triple triple(env ? env.getTripleAttr() : cast<spirv::VerCapExtAttr>(target));
  for (StringRef addition : additions) {
    if (extendTriple(triple, addition))
      continue;
    SmallVector<StringRef> names;
    for (const Dimension *dimension :
         {&spirv::getCapabilityDimension(), &spirv::getExtensionDimension()})
      llvm::append_range(names, dimension->getValueNames());
    return emitError() << "unknown capability or extension '" << addition << "'"
                       << suggestNames(addition, names);
  }
  if (!triple.isStatable())
    return makeGeneric(target, triple);
  spirv::VerCapExtAttr extended = triple.getAttr(target.getContext());
  if (!env)
    return Attribute(extended);
  return Attribute(spirv::TargetEnvAttr::get(
      extended, env.getResourceLimits(), env.getClientAPI(), env.getVendorID(),
      env.getDeviceType(), env.getDeviceID()));
}

/// Returns the lowest SPIR-V version whose modules can have the capability or
/// extension `name`; std::nullopt if no version has it.
static std::optional<spirv::Version> getLowestVersionWith(MLIRContext *context,
                                                          StringRef name) {
  std::optional<spirv::Capability> capability =
      spirv::symbolizeCapability(name);
  // Values that MLIR's enums lack belong to no version.
  for (const NamedTarget &target : spirv::getNamedTargets()) {
    if (target.family != "spirv")
      continue;
    auto env = dyn_cast_or_null<spirv::TargetEnvAttr>(
        parseAttribute(target.attribute, context));
    if (!env)
      continue;
    spirv::VerCapExtAttr triple = env.getTripleAttr();
    bool isCore =
        capability && llvm::is_contained(triple.getCapabilities(), *capability);
    if (isCore || llvm::is_contained(target.optional, name))
      return triple.getVersion();
  }
  return std::nullopt;
}

std::string mlir::availability::explainSPIRVRefusal(const NamedTarget &named,
                                                    spirv::TargetEnvAttr target,
                                                    StringRef addition) {
  bool isLimit = llvm::any_of(
      spirv::getAvailabilityDimensions(), [&](const Dimension *dimension) {
        return dimension->isLimit() &&
               dimension->getName() == addition.split('=').first;
      });
  if (isLimit)
    return "limits can't be added; write a whole #spirv.target_env";
  spirv::Version version = target.getTripleAttr().getVersion();
  std::optional<spirv::Version> needed =
      getLowestVersionWith(target.getContext(), addition);
  if (!needed || *needed <= version)
    return named.refusal.str();
  return ("it needs SPIR-V " + spirv::stringifyVersion(*needed) + ", and " +
          named.name + " has " + spirv::stringifyVersion(version))
      .str();
}
