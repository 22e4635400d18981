//===- TargetModels.cpp - SPIR-V target attributes as targets -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Models.h"

#include "mlir-availability/SPIRV/SPIRVAvailability.h"

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

namespace {
/// `#spirv.vce` and `#spirv.target_env` offer the same things.
template <typename AttrTy>
struct TargetModel
    : AvailabilityTargetAttrInterface::ExternalModel<TargetModel<AttrTy>,
                                                     AttrTy> {
  std::optional<SmallVector<int64_t>>
  offered(Attribute attr, const Dimension &dimension) const {
    spirv::VerCapExtAttr triple = getTriple(cast<AttrTy>(attr));
    if (&dimension == &spirv::getMinVersionDimension() ||
        &dimension == &spirv::getMaxVersionDimension())
      return SmallVector<int64_t>{static_cast<int64_t>(triple.getVersion())};
    if (&dimension == &spirv::getCapabilityDimension())
      return getAllCapabilities(triple);
    if (&dimension == &spirv::getExtensionDimension())
      return getAllExtensions(triple);
    return std::nullopt;
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
/// A triple in the making.
struct Triple {
  spirv::Version version = spirv::Version::V_1_0;
  llvm::SmallSetVector<spirv::Capability, 8> capabilities;
  llvm::SmallSetVector<spirv::Extension, 4> extensions;

  void add(const Offer &offer);
  /// Raises the version to one that has all capabilities. (Extensions are
  /// written against any version, says MLIR.)
  void raiseVersion();
  /// Adds the extensions without which its capabilities can't be declared.
  void addNeededExtensions();
  /// Returns true when the version took the extension in.
  bool isInVersion(spirv::Extension extension) const {
    return llvm::is_contained(spirv::getImpliedExtensions(version), extension);
  }
  void dropImplied();
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

void Triple::raiseVersion() {
  auto raise = [&](std::optional<spirv::Version> needed) {
    if (needed)
      version = std::max(version, *needed);
  };
  for (spirv::Capability capability : capabilities) {
    raise(spirv::getMinVersion(capability));
    for (spirv::Capability implied :
         spirv::getRecursiveImpliedCapabilities(capability))
      raise(spirv::getMinVersion(implied));
  }
}

void Triple::addNeededExtensions() {
  for (spirv::Capability capability : capabilities) {
    std::optional<ArrayRef<spirv::Extension>> anyOf =
        spirv::getExtensions(capability);
    if (!anyOf || anyOf->empty())
      continue;
    bool isThere = llvm::any_of(*anyOf, [&](spirv::Extension extension) {
      return extensions.contains(extension) || isInVersion(extension);
    });
    if (!isThere)
      extensions.insert(anyOf->front());
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
  triple.raiseVersion();
  triple.addNeededExtensions();
  triple.dropImplied();
  SmallVector<spirv::Capability> capabilities(
      triple.capabilities.getArrayRef());
  SmallVector<spirv::Extension> extensions(triple.extensions.getArrayRef());
  llvm::sort(capabilities);
  llvm::sort(extensions);
  return spirv::VerCapExtAttr::get(triple.version, capabilities, extensions,
                                   &context);
}
