//===- SmallestTriple.cpp - The triple that has all that is needed --------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetAttributes.h"

#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"

#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Keeps the clauses that it receives.
class CollectingSink : public ClauseSink {
public:
  void emit(ArrayRef<Requirement> anyOf, const Source &source) override {
    clauses.emplace_back(anyOf, source);
  }

  SmallVector<Clause> clauses;
};

/// A triple that offers and their consequences are added to.
struct Triple {
  spirv::Version version = spirv::Version::V_1_0;
  llvm::SmallSetVector<spirv::Capability, 8> capabilities;
  llvm::SmallSetVector<spirv::Extension, 4> extensions;

  void add(const Offer &offer);
  /// Adds the extensions, or the version, that it takes to declare its
  /// capabilities and extensions.
  void makeDeclarable();
  /// Removes capabilities and extensions that the others, or the version,
  /// imply.
  void dropImplied();

private:
  /// Returns what it takes to declare its capabilities and extensions.
  SmallVector<Clause> getDeclarationClauses() const;
  bool satisfies(const Requirement &requirement) const;
  void add(const Requirement &requirement) {
    add(Offer{requirement.dimension, requirement.value});
  }
  /// Returns true when the extension is part of the version.
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
    // Any version satisfies a maximal version if it is low enough, and the
    // version here is the lowest.
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
  // An implied capability isn't declared, so that it needs no extension. It
  // needs its version.
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
  // What is added can need more. The loop ends, because there are only so many
  // extensions and versions.
  while (true) {
    SmallVector<Clause> clauses = getDeclarationClauses();
    // Clauses without a choice come first: what they add may satisfy others.
    Clause *missing = llvm::find_if(clauses, isMissingWithoutChoice);
    if (missing == clauses.end())
      missing = llvm::find_if(clauses, isMissing);
    if (missing == clauses.end())
      return;
    // The first alternative is an extension, which the lowest versions can
    // have.
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
