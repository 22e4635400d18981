//===- SmallestTriple.cpp - The smallest sufficient triple ----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetAttributes.h"
#include "Triple.h"

#include "mlir-availability/Dialect/SPIRV/Declared.h"

using namespace mlir;
using namespace mlir::availability;

/// Adds an offer to `triple`.
static void add(Triple &triple, const Offer &offer) {
  for (int64_t value : offer.values) {
    if (offer.dimension == &spirv::getMinVersionDimension())
      triple.version =
          std::max(triple.version, static_cast<spirv::Version>(value));
    else if (offer.dimension == &spirv::getCapabilityDimension())
      triple.capabilities.insert(static_cast<spirv::Capability>(value));
    else if (offer.dimension == &spirv::getExtensionDimension())
      triple.extensions.insert(static_cast<spirv::Extension>(value));
    // A maximum version is satisfied by any version that is low enough, and the
    // version here is the lowest possible.
  }
}

/// Returns the unsatisfied clauses for declaring what `triple` lists.
static SmallVector<Clause> getMissing(const Triple &triple) {
  SmallVector<Clause> missing;
  for (spirv::Capability capability : triple.capabilities)
    llvm::append_range(missing, triple.getMissing(capability));
  for (spirv::Extension extension : triple.extensions)
    llvm::append_range(missing, triple.getMissing(extension));
  return missing;
}

/// Adds the extensions, or the version, that are required for declaring what
/// `triple` lists.
static void makeDeclarable(Triple &triple) {
  // Additions can have needs too. The loop terminates because there are
  // finitely many extensions and versions.
  while (true) {
    SmallVector<Clause> missing = getMissing(triple);
    if (missing.empty())
      return;
    // Clauses without alternatives come first: what they add may satisfy
    // others.
    Clause *next = llvm::find_if(
        missing, [](const Clause &clause) { return clause.anyOf.size() == 1; });
    if (next == missing.end())
      next = missing.begin();
    // The first alternative is an extension, which the lowest versions allow.
    const Requirement &first = next->anyOf.front();
    add(triple, Offer{first.dimension, first.value});
  }
}

/// Removes capabilities and extensions that the others, or the version, imply.
static void dropImplied(Triple &triple) {
  llvm::SmallSetVector<spirv::Capability, 32> implied;
  for (spirv::Capability capability : triple.capabilities)
    implied.insert_range(getImpliedCapabilities(capability));
  triple.capabilities.remove_if([&](spirv::Capability capability) {
    return implied.contains(capability);
  });
  triple.extensions.remove_if([&](spirv::Extension extension) {
    return triple.isInVersion(extension);
  });
}

Attribute mlir::availability::buildSPIRVTriple(MLIRContext &context,
                                               llvm::ArrayRef<Offer> offers) {
  Triple triple;
  for (const Offer &offer : offers)
    add(triple, offer);
  makeDeclarable(triple);
  dropImplied(triple);
  if (triple.isStatable())
    return triple.getAttr(&context);
  return getDeclared(&context, triple.version,
                     triple.capabilities.getArrayRef(),
                     triple.extensions.getArrayRef());
}
