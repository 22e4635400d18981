//===- TargetModels.cpp - SPIR-V target attributes as targets -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Limits.h"
#include "Models.h"

#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the capabilities of `triple` and all that they imply.
static SmallVector<int64_t> getAllCapabilities(spirv::VerCapExtAttr triple) {
  llvm::SmallSetVector<int64_t, 32> all;
  for (spirv::Capability capability : triple.getCapabilities()) {
    all.insert(static_cast<int64_t>(capability));
    for (spirv::Capability implied :
         spirv::getRecursiveImpliedCapabilities(capability))
      all.insert(static_cast<int64_t>(implied));
  }
  return all.takeVector();
}

/// Returns the extensions of `triple` and those that its version took in.
static SmallVector<int64_t> getAllExtensions(spirv::VerCapExtAttr triple) {
  llvm::SmallSetVector<int64_t, 32> all;
  for (spirv::Extension extension : triple.getExtensions())
    all.insert(static_cast<int64_t>(extension));
  for (spirv::Extension extension :
       spirv::getImpliedExtensions(triple.getVersion()))
    all.insert(static_cast<int64_t>(extension));
  return all.takeVector();
}

static spirv::VerCapExtAttr getTriple(spirv::VerCapExtAttr attr) {
  return attr;
}
static spirv::VerCapExtAttr getTriple(spirv::TargetEnvAttr attr) {
  return attr.getTripleAttr();
}

/// Returns what an attribute offers besides its triple.
static std::optional<SmallVector<int64_t>> getFurtherOffer(spirv::VerCapExtAttr,
                                                           const Dimension &) {
  return std::nullopt;
}
static std::optional<SmallVector<int64_t>>
getFurtherOffer(spirv::TargetEnvAttr attr, const Dimension &dimension) {
  return getOfferedLimit(attr.getResourceLimits(), dimension);
}

namespace {
/// `#spirv.vce` and `#spirv.target_env` offer the same things, but for the
/// maximal version and for limits.
template <typename AttrTy>
struct TargetModel
    : AvailabilityTargetAttrInterface::ExternalModel<TargetModel<AttrTy>,
                                                     AttrTy> {
  std::optional<SmallVector<int64_t>>
  offered(Attribute attr, const Dimension &dimension) const {
    spirv::VerCapExtAttr triple = getTriple(cast<AttrTy>(attr));
    auto version = static_cast<int64_t>(triple.getVersion());
    if (&dimension == &spirv::getMinVersionDimension())
      return SmallVector<int64_t>{version};
    // A triple is of a module, which has a version. An environment takes
    // modules of all versions up to its own.
    if (&dimension == &spirv::getMaxVersionDimension())
      return SmallVector<int64_t>{
          isa<spirv::VerCapExtAttr>(attr)
              ? version
              : static_cast<int64_t>(spirv::Version::V_1_0)};
    if (&dimension == &spirv::getCapabilityDimension())
      return getAllCapabilities(triple);
    if (&dimension == &spirv::getExtensionDimension())
      return getAllExtensions(triple);
    return getFurtherOffer(cast<AttrTy>(attr), dimension);
  }

  std::string describe(Attribute attr) const {
    spirv::VerCapExtAttr triple = getTriple(cast<AttrTy>(attr));
    return "SPIR-V " + spirv::stringifyVersion(triple.getVersion()).str() +
           ", " + std::to_string(getAllCapabilities(triple).size()) +
           " capabilities, " + std::to_string(getAllExtensions(triple).size()) +
           " extensions";
  }
};
} // namespace

void mlir::availability::attachSPIRVTargetModels(MLIRContext &context) {
  spirv::VerCapExtAttr::attachInterface<TargetModel<spirv::VerCapExtAttr>>(
      context);
  spirv::TargetEnvAttr::attachInterface<TargetModel<spirv::TargetEnvAttr>>(
      context);
}

//===----------------------------------------------------------------------===//
// The smallest triple
//===----------------------------------------------------------------------===//

namespace {
/// Keeps clauses.
class CollectingSink : public ClauseSink {
public:
  void emit(ArrayRef<Requirement> anyOf, const Source &source) override {
    clauses.emplace_back(anyOf, source);
  }

  SmallVector<Clause> clauses;
};

/// A triple in the making.
struct Triple {
  spirv::Version version = spirv::Version::V_1_0;
  llvm::SmallSetVector<spirv::Capability, 8> capabilities;
  llvm::SmallSetVector<spirv::Extension, 4> extensions;

  void add(const Offer &offer);
  /// Adds what it takes to declare its capabilities and extensions: other
  /// extensions, or a version.
  void makeDeclarable();
  void dropImplied();

private:
  /// Returns what it takes to declare what is there.
  SmallVector<Clause> getDeclarationClauses() const;
  bool satisfies(const Requirement &requirement) const;
  /// Adds `requirement`.
  void add(const Requirement &requirement) {
    add(Offer{requirement.dimension, requirement.value});
  }
  /// Returns true when the version took the extension in.
  bool isInVersion(spirv::Extension extension) const {
    return llvm::is_contained(spirv::getImpliedExtensions(version), extension);
  }
};
} // namespace

void Triple::add(const Offer &offer) {
  for (int64_t value : offer.values) {
    if (offer.dimension == &spirv::getMinVersionDimension())
      version = std::max(version, static_cast<spirv::Version>(value));
    else if (offer.dimension == &spirv::getCapabilityDimension())
      capabilities.insert(static_cast<spirv::Capability>(value));
    else if (offer.dimension == &spirv::getExtensionDimension())
      extensions.insert(static_cast<spirv::Extension>(value));
    // Of a maximal version the lowest of all versions is the smallest.
  }
}

bool Triple::satisfies(const Requirement &requirement) const {
  if (requirement.dimension == &spirv::getMinVersionDimension())
    return version >= static_cast<spirv::Version>(requirement.value);
  if (requirement.dimension == &spirv::getCapabilityDimension())
    return llvm::any_of(capabilities, [&](spirv::Capability capability) {
      auto required = static_cast<spirv::Capability>(requirement.value);
      return capability == required ||
             llvm::is_contained(
                 spirv::getRecursiveImpliedCapabilities(capability), required);
    });
  auto extension = static_cast<spirv::Extension>(requirement.value);
  return requirement.dimension == &spirv::getExtensionDimension() &&
         (extensions.contains(extension) || isInVersion(extension));
}

SmallVector<Clause> Triple::getDeclarationClauses() const {
  CollectingSink all, implied;
  for (spirv::Capability capability : capabilities) {
    spirv::emitAvailability(capability, all, {});
    for (spirv::Capability other :
         spirv::getRecursiveImpliedCapabilities(capability))
      spirv::emitAvailability(other, implied, {});
  }
  // What is implied isn't declared: no extension is needed for it.
  for (Clause &clause : implied.clauses)
    if (clause.anyOf.size() == 1 &&
        clause.anyOf.front().dimension == &spirv::getMinVersionDimension())
      all.clauses.push_back(std::move(clause));
  for (spirv::Extension extension : extensions)
    spirv::emitAvailability(extension, all, {});
  return std::move(all.clauses);
}

void Triple::makeDeclarable() {
  auto isMissing = [&](const Clause &clause) {
    return !clause.anyOf.empty() &&
           llvm::none_of(clause.anyOf, [&](const Requirement &requirement) {
             return satisfies(requirement);
           });
  };
  auto isMissingWithoutChoice = [&](const Clause &clause) {
    return clause.anyOf.size() == 1 && isMissing(clause);
  };
  // What is added may take something itself. It ends: there are only so many
  // extensions and versions.
  while (true) {
    SmallVector<Clause> clauses = getDeclarationClauses();
    // With what has to be there, the rest may be.
    Clause *missing = llvm::find_if(clauses, isMissingWithoutChoice);
    if (missing == clauses.end())
      missing = llvm::find_if(clauses, isMissing);
    if (missing == clauses.end())
      return;
    // Extensions are written first: they are there for the lowest versions.
    add(missing->anyOf.front());
  }
}

void Triple::dropImplied() {
  llvm::SmallSetVector<spirv::Capability, 32> implied;
  for (spirv::Capability capability : capabilities)
    for (spirv::Capability other :
         spirv::getRecursiveImpliedCapabilities(capability))
      if (other != capability)
        implied.insert(other);
  capabilities.remove_if([&](spirv::Capability capability) {
    return implied.contains(capability);
  });
  extensions.remove_if(
      [&](spirv::Extension extension) { return isInVersion(extension); });
}

Attribute mlir::availability::buildSPIRVTriple(MLIRContext &context,
                                               llvm::ArrayRef<Offer> offers) {
  Triple triple;
  for (const Offer &offer : offers)
    triple.add(offer);
  triple.makeDeclarable();
  triple.dropImplied();
  SmallVector<spirv::Capability> capabilities(
      triple.capabilities.getArrayRef());
  SmallVector<spirv::Extension> extensions(triple.extensions.getArrayRef());
  llvm::sort(capabilities);
  llvm::sort(extensions);
  return spirv::VerCapExtAttr::get(triple.version, capabilities, extensions,
                                   &context);
}
