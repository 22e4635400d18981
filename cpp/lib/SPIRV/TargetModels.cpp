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
