//===- DialectInterface.cpp - NVVM availability interface -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/LLVMIR/DeviceCode.h"
#include "mlir-availability/Dialect/LLVMIR/TargetFeatures.h"
#include "mlir-availability/Dialect/NVVM/NVVMAvailability.h"
#include "mlir-availability/IR/Dimension.h"
#include "mlir-availability/Support/Suggestions.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the PTX version that the features of `target` state.
static std::optional<NVVM::PTXVersion>
getStatedPTX(NVVM::NVVMTargetAttr target) {
  return getStatedFeature(target.getFeatures(), NVVM::symbolizePTXVersion);
}

/// Returns "unknown chip 'sm_81'; did you mean 'sm_80'?", where `name` is no
/// value of `dimension`.
static std::string describeUnknown(StringRef what, StringRef name,
                                   const Dimension &dimension) {
  return ("unknown " + what + " '" + shorten(name) + "'").str() +
         suggestNames(name, dimension.getValueNames());
}

/// Returns the first feature of `target` that is a PTX version that nobody
/// knows, "" if there is none.
static StringRef findUnknownPTX(NVVM::NVVMTargetAttr target) {
  for (StringRef feature : llvm::split(target.getFeatures(), ','))
    if (feature = feature.trim(); feature.consume_front("+"))
      if (feature.starts_with("ptx") && !NVVM::symbolizePTXVersion(feature))
        return feature;
  return "";
}

/// Returns the PTX version that introduced `chip`.
static NVVM::PTXVersion getIntroduction(NVVM::SM chip) {
  for (const Dimension::Implication &each :
       NVVM::getSMDimension().getImplications())
    if (each.value == static_cast<int64_t>(chip) &&
        each.dimension == NVVM::getMinPTXDimension().getName())
      return static_cast<NVVM::PTXVersion>(each.implied);
  llvm_unreachable("each chip implies a version of PTX");
}

namespace {
/// The model for `#nvvm.target<chip = "sm_90a", features = "+ptx80">`. The PTX
/// version is open if the features don't state it.
struct TargetModel
    : AvailabilityTargetAttrInterface::ExternalModel<TargetModel,
                                                     NVVM::NVVMTargetAttr> {
  std::optional<SmallVector<int64_t>>
  offered(Attribute attr, const Dimension &dimension) const {
    auto target = cast<NVVM::NVVMTargetAttr>(attr);
    if (!explainSilence(attr).empty())
      return std::nullopt;
    if (&dimension == &NVVM::getSMDimension())
      return SmallVector<int64_t>{
          static_cast<int64_t>(*NVVM::symbolizeSM(target.getChip()))};
    if (&dimension == &NVVM::getProcessorDimension())
      return SmallVector<int64_t>();
    if (&dimension == &NVVM::getMinPTXDimension())
      if (std::optional<NVVM::PTXVersion> stated = getStatedPTX(target))
        return SmallVector<int64_t>{static_cast<int64_t>(*stated)};
    return std::nullopt;
  }

  bool leavesOpen(Attribute attr, const Requirement &requirement) const {
    return requirement.dimension == &NVVM::getMinPTXDimension() &&
           explainSilence(attr).empty() &&
           !getStatedPTX(cast<NVVM::NVVMTargetAttr>(attr)) &&
           !availability::detail::satisfies(attr, requirement);
  }

  std::string explainSilence(Attribute attr) const {
    auto target = cast<NVVM::NVVMTargetAttr>(attr);
    std::optional<NVVM::SM> chip = NVVM::symbolizeSM(target.getChip());
    if (!chip)
      return describeUnknown("chip", target.getChip(), NVVM::getSMDimension());
    if (StringRef unknown = findUnknownPTX(target); !unknown.empty())
      return describeUnknown("PTX version", unknown,
                             NVVM::getMinPTXDimension());
    std::optional<NVVM::PTXVersion> stated = getStatedPTX(target);
    NVVM::PTXVersion introduction = getIntroduction(*chip);
    if (!stated || *stated >= introduction)
      return "";
    return ("chip '" + target.getChip() + "' exists from " +
            stringifyPTXVersion(introduction) + " on, but the features name " +
            stringifyPTXVersion(*stated))
        .str();
  }

  std::string describe(Attribute attr) const {
    auto target = cast<NVVM::NVVMTargetAttr>(attr);
    std::optional<NVVM::PTXVersion> stated = getStatedPTX(target);
    std::string chip = ("chip " + target.getChip()).str();
    return stated ? chip + ", PTX version " + stringifyPTXVersion(*stated).str()
                  : chip;
  }
};

struct Interface : NVVM::NVVMAvailabilityInterface {
  using NVVMAvailabilityInterface::NVVMAvailabilityInterface;

  /// clang writes the chip and the version of PTX to each function.
  Attribute getImpliedTarget(Operation *op) const override {
    auto function = dyn_cast<LLVM::LLVMFuncOp>(op);
    if (!function || !function.getTargetCpu() ||
        !NVVM::symbolizeSM(*function.getTargetCpu()))
      return {};
    std::string ptx;
    if (std::optional<LLVM::TargetFeaturesAttr> features =
            function.getTargetFeatures())
      if (std::optional<NVVM::PTXVersion> stated = getStatedFeature(
              features->getFeaturesString(), NVVM::symbolizePTXVersion))
        ptx = "+" + stringifyPTXVersion(*stated).str();
    return completeTarget(NVVM::NVVMTargetAttr::get(
        op->getContext(), /*optLevel=*/2, "nvptx64-nvidia-cuda",
        *function.getTargetCpu(), ptx));
  }

  bool isLoweredKernel(Operation *op) const override {
    return isLLVMKernel(op, "nvvm");
  }

  bool holdsUnloweredCode(Operation *op) const override {
    return isUnloweredDeviceCode(op);
  }

  /// LLVM chooses the first version of PTX that has the chip.
  Attribute completeTarget(Attribute attr) const override {
    auto target = cast<NVVM::NVVMTargetAttr>(attr);
    std::optional<NVVM::SM> chip = NVVM::symbolizeSM(target.getChip());
    if (!chip || getStatedPTX(target))
      return target;
    std::string features = target.getFeatures().str();
    if (!features.empty())
      features += ",";
    features += "+" + stringifyPTXVersion(getIntroduction(*chip)).str();
    return NVVM::NVVMTargetAttr::get(
        target.getContext(), target.getO(), target.getTriple(),
        target.getChip(), features, target.getFlags(), target.getLink(),
        target.getVerifyTarget());
  }

  Attribute withoutVerification(Attribute attr) const override {
    auto target = cast<NVVM::NVVMTargetAttr>(attr);
    return NVVM::NVVMTargetAttr::get(target.getContext(), target.getO(),
                                     target.getTriple(), target.getChip(),
                                     target.getFeatures(), target.getFlags(),
                                     target.getLink(), /*verifyTarget=*/false);
  }
};
} // namespace

std::unique_ptr<NVVM::NVVMAvailabilityInterface>
NVVM::attachNVVMAvailabilityHooks(Dialect &dialect) {
  NVVM::NVVMTargetAttr::attachInterface<TargetModel>(*dialect.getContext());
  return std::make_unique<Interface>(&dialect);
}
