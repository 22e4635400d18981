//===- DialectInterface.cpp - ROCDL availability interface ----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/LLVMIR/DeviceCode.h"
#include "mlir-availability/Dialect/LLVMIR/TargetFeatures.h"
#include "mlir-availability/Dialect/ROCDL/FunctionTarget.h"
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
    if (&dimension == &ROCDL::getProcessorDimension())
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
    if (std::string lack =
            ROCDL::explainSwitchedOff(target.getFeatures(), chip);
        !lack.empty())
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

  /// LLVM's default on chips that support both sizes of a wavefront is 32.
  /// Source: LLVM's user guide for AMDGPU, "Target Features".
  Attribute completeTarget(Attribute attr) const override {
    auto target = cast<ROCDL::ROCDLTargetAttr>(attr);
    std::optional<ROCDL::Chip> chip = ROCDL::symbolizeChip(target.getChip());
    if (!chip || getOnlyWave(*chip) || getStatedWave(target))
      return target;
    std::string features = target.getFeatures().str();
    if (!features.empty())
      features += ",";
    features +=
        "+" +
        stringifyWavefrontSize(ROCDL::WavefrontSize::WAVEFRONTSIZE32).str();
    return ROCDL::ROCDLTargetAttr::get(target.getContext(), target.getO(),
                                       target.getTriple(), target.getChip(),
                                       features, target.getAbi(),
                                       target.getFlags(), target.getLink());
  }

  Attribute getImpliedTarget(Operation *op) const override {
    Attribute target = ROCDL::getFunctionTarget(op);
    return target ? completeTarget(target) : nullptr;
  }

  bool isLoweredKernel(Operation *op) const override {
    return isLLVMKernel(op, "rocdl");
  }

  bool holdsUnloweredCode(Operation *op) const override {
    return isUnloweredDeviceCode(op);
  }
};
} // namespace

std::unique_ptr<ROCDL::ROCDLAvailabilityInterface>
ROCDL::attachROCDLAvailabilityHooks(Dialect &dialect) {
  ROCDL::ROCDLTargetAttr::attachInterface<TargetModel>(*dialect.getContext());
  return std::make_unique<Interface>(&dialect);
}
