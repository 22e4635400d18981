//===- DialectInterface.cpp - NVVM's part in availability -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/NVVM/NVVMAvailability.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the version of PTX that `features` states, as "+ptx88,+other" does;
/// the last where there are several, as LLVM does. std::nullopt where there is
/// none.
static std::optional<NVVM::PTXVersion> getStatedPTX(StringRef features) {
  std::optional<NVVM::PTXVersion> stated;
  SmallVector<StringRef> parts;
  features.split(parts, ',');
  for (StringRef part : parts)
    if (part = part.trim(); part.consume_front("+"))
      if (std::optional<NVVM::PTXVersion> version =
              NVVM::symbolizePTXVersion(part))
        stated = version;
  return stated;
}

namespace {
/// `#nvvm.target<chip = "sm_90a", features = "+ptx80">`. Without a version of
/// PTX among the features, that is left open.
struct TargetModel
    : AvailabilityTargetAttrInterface::ExternalModel<TargetModel,
                                                     NVVM::NVVMTargetAttr> {
  std::optional<SmallVector<int64_t>>
  offered(Attribute attr, const Dimension &dimension) const {
    auto target = cast<NVVM::NVVMTargetAttr>(attr);
    if (&dimension == &NVVM::getSMDimension()) {
      std::optional<NVVM::SM> chip = NVVM::symbolizeSM(target.getChip());
      return chip ? SmallVector<int64_t>{static_cast<int64_t>(*chip)}
                  : SmallVector<int64_t>();
    }
    if (&dimension == &NVVM::getMinPTXDimension())
      if (std::optional<NVVM::PTXVersion> stated =
              getStatedPTX(target.getFeatures()))
        return SmallVector<int64_t>{static_cast<int64_t>(*stated)};
    return std::nullopt;
  }

  bool leavesOpen(Attribute attr, const Requirement &requirement) const {
    auto target = cast<NVVM::NVVMTargetAttr>(attr);
    return requirement.dimension == &NVVM::getMinPTXDimension() &&
           !getStatedPTX(target.getFeatures()) &&
           !availability::detail::satisfies(attr, requirement);
  }

  std::string explainLack(Attribute attr,
                          const Requirement &requirement) const {
    StringRef chip = cast<NVVM::NVVMTargetAttr>(attr).getChip();
    if (requirement.dimension != &NVVM::getSMDimension() ||
        NVVM::symbolizeSM(chip))
      return "";
    return ("nothing is known of a chip '" + chip + "'").str();
  }

  std::string describe(Attribute attr) const {
    auto target = cast<NVVM::NVVMTargetAttr>(attr);
    std::optional<NVVM::PTXVersion> stated = getStatedPTX(target.getFeatures());
    std::string chip = ("chip " + target.getChip()).str();
    return stated ? chip + ", PTX version " + stringifyPTXVersion(*stated).str()
                  : chip;
  }
};
} // namespace

std::unique_ptr<NVVM::NVVMAvailabilityInterface>
NVVM::attachNVVMAvailabilityHooks(Dialect &dialect) {
  NVVM::NVVMTargetAttr::attachInterface<TargetModel>(*dialect.getContext());
  return std::make_unique<NVVM::NVVMAvailabilityInterface>(&dialect);
}
