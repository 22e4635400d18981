//===- DialectInterface.cpp - ROCDL availability interface ----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/LLVMIR/DeviceCode.h"
#include "mlir-availability/Dialect/LLVMIR/TargetFeatures.h"
#include "mlir-availability/Dialect/ROCDL/ROCDLAvailability.h"
#include "mlir-availability/IR/Dimension.h"
#include "mlir-availability/Support/Suggestions.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the wavefront size that the features of `target` state.
static std::optional<ROCDL::WavefrontSize>
getStatedWave(ROCDL::ROCDLTargetAttr target) {
  return getStatedFeature(target.getFeatures(), ROCDL::symbolizeWavefrontSize);
}

/// Returns why nothing is known of `chip` without the features that `target`
/// switches off, "" if they make no difference.
static std::string explainSwitchedOff(ROCDL::ROCDLTargetAttr target,
                                      ROCDL::Chip chip) {
  const Dimension &features = ROCDL::getFeatureDimension();
  auto isImplied = [&](int64_t value) {
    return llvm::any_of(ROCDL::getChipDimension().getImplications(),
                        [&](const Dimension::Implication &each) {
                          return each.value == static_cast<int64_t>(chip) &&
                                 each.dimension == features.getName() &&
                                 each.implied == value;
                        });
  };
  // They take no instruction away. Source: LLVM's user guide for AMDGPU,
  // "Target Features".
  constexpr StringRef kModes[] = {"cumode", "sramecc", "tgsplit", "xnack"};
  for (StringRef feature : llvm::split(target.getFeatures(), ',')) {
    feature = feature.trim();
    if (!feature.consume_front("-") || llvm::is_contained(kModes, feature) ||
        ROCDL::symbolizeWavefrontSize(feature))
      continue;
    std::optional<int64_t> value = features.parse(feature);
    if (!value)
      return "the features switch off '" + shorten(feature) +
             "', and nothing is known of chips without it";
    if (isImplied(*value))
      return ("the features switch off '" + feature + "', which chip '" +
              target.getChip() + "' has")
          .str();
  }
  return "";
}

/// Returns the wavefront size of `chip` if it supports only one.
static std::optional<ROCDL::WavefrontSize> getOnlyWave(ROCDL::Chip chip) {
  for (const Dimension::Implication &each :
       ROCDL::getChipDimension().getImplications())
    if (each.value == static_cast<int64_t>(chip) &&
        each.dimension == ROCDL::getWavefrontSizeDimension().getName())
      return static_cast<ROCDL::WavefrontSize>(each.implied);
  return std::nullopt;
}

namespace {
/// The model for `#rocdl.target<chip = "gfx1100", features =
/// "+wavefrontsize64">`. If a chip supports both wavefront sizes and none is
/// stated, the size is open.
struct TargetModel
    : AvailabilityTargetAttrInterface::ExternalModel<TargetModel,
                                                     ROCDL::ROCDLTargetAttr> {
  std::optional<SmallVector<int64_t>>
  offered(Attribute attr, const Dimension &dimension) const {
    auto target = cast<ROCDL::ROCDLTargetAttr>(attr);
    if (!explainSilence(attr).empty())
      return std::nullopt;
    if (&dimension == &ROCDL::getChipDimension())
      return SmallVector<int64_t>{
          static_cast<int64_t>(*ROCDL::symbolizeChip(target.getChip()))};
    // The features that the chip implies are added separately.
    if (&dimension == &ROCDL::getFeatureDimension())
      return SmallVector<int64_t>();
    if (&dimension == &ROCDL::getWavefrontSizeDimension())
      if (std::optional<ROCDL::WavefrontSize> stated = getStatedWave(target))
        return SmallVector<int64_t>{static_cast<int64_t>(*stated)};
    return std::nullopt;
  }

  bool leavesOpen(Attribute attr, const Requirement &requirement) const {
    auto target = cast<ROCDL::ROCDLTargetAttr>(attr);
    return requirement.dimension == &ROCDL::getWavefrontSizeDimension() &&
           explainSilence(attr).empty() && !getStatedWave(target) &&
           !getOnlyWave(*ROCDL::symbolizeChip(target.getChip()));
  }

  std::string explainSilence(Attribute attr) const {
    auto target = cast<ROCDL::ROCDLTargetAttr>(attr);
    std::optional<ROCDL::Chip> chip = ROCDL::symbolizeChip(target.getChip());
    if (!chip)
      return "unknown chip '" + shorten(target.getChip()) + "'" +
             suggestNames(target.getChip(),
                          ROCDL::getChipDimension().getValueNames());
    if (std::string lack = explainSwitchedOff(target, *chip); !lack.empty())
      return lack;
    std::optional<ROCDL::WavefrontSize> stated = getStatedWave(target);
    std::optional<ROCDL::WavefrontSize> only = getOnlyWave(*chip);
    if (!stated || !only || *stated == *only)
      return "";
    return ("chip '" + target.getChip() + "' has " +
            stringifyWavefrontSize(*only) + " only, but the features name " +
            stringifyWavefrontSize(*stated))
        .str();
  }

  std::string describe(Attribute attr) const {
    auto target = cast<ROCDL::ROCDLTargetAttr>(attr);
    std::optional<ROCDL::WavefrontSize> stated = getStatedWave(target);
    std::string chip = ("chip " + target.getChip()).str();
    return stated ? chip + ", " + stringifyWavefrontSize(*stated).str() : chip;
  }
};

struct Interface : ROCDL::ROCDLAvailabilityInterface {
  using ROCDLAvailabilityInterface::ROCDLAvailabilityInterface;

  bool isLoweredKernel(Operation *op) const override {
    return isLLVMKernel(op, "rocdl");
  }
};
} // namespace

std::unique_ptr<ROCDL::ROCDLAvailabilityInterface>
ROCDL::attachROCDLAvailabilityHooks(Dialect &dialect) {
  ROCDL::ROCDLTargetAttr::attachInterface<TargetModel>(*dialect.getContext());
  return std::make_unique<Interface>(&dialect);
}
