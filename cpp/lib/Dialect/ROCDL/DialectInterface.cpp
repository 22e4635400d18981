//===- DialectInterface.cpp - ROCDL's part in availability ----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/ROCDL/ROCDLAvailability.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the size of a wavefront that `features` state, as
/// "+wavefrontsize64" does; std::nullopt where they state none.
static std::optional<ROCDL::WavefrontSize> getStatedWave(StringRef features) {
  std::optional<ROCDL::WavefrontSize> stated;
  SmallVector<StringRef> parts;
  features.split(parts, ',');
  for (StringRef part : parts)
    if (part = part.trim(); part.consume_front("+"))
      if (std::optional<ROCDL::WavefrontSize> wave =
              ROCDL::symbolizeWavefrontSize(part))
        stated = wave;
  return stated;
}

namespace {
/// `#rocdl.target<chip = "gfx1100", features = "+wavefrontsize64">`. Of chips
/// that have both sizes of a wavefront, the size is open if it isn't stated.
struct TargetModel
    : AvailabilityTargetAttrInterface::ExternalModel<TargetModel,
                                                     ROCDL::ROCDLTargetAttr> {
  std::optional<SmallVector<int64_t>>
  offered(Attribute attr, const Dimension &dimension) const {
    auto target = cast<ROCDL::ROCDLTargetAttr>(attr);
    std::optional<ROCDL::Chip> chip = ROCDL::symbolizeChip(target.getChip());
    if (&dimension == &ROCDL::getChipDimension())
      return chip ? SmallVector<int64_t>{static_cast<int64_t>(*chip)}
                  : SmallVector<int64_t>();
    // What the chip implies comes on top.
    if (&dimension == &ROCDL::getFeatureDimension())
      return SmallVector<int64_t>();
    if (&dimension == &ROCDL::getWavefrontSizeDimension())
      if (std::optional<ROCDL::WavefrontSize> stated =
              getStatedWave(target.getFeatures()))
        return SmallVector<int64_t>{static_cast<int64_t>(*stated)};
    return std::nullopt;
  }

  bool leavesOpen(Attribute attr, const Requirement &requirement) const {
    auto target = cast<ROCDL::ROCDLTargetAttr>(attr);
    if (requirement.dimension != &ROCDL::getWavefrontSizeDimension() ||
        getStatedWave(target.getFeatures()))
      return false;
    std::optional<ROCDL::Chip> chip = ROCDL::symbolizeChip(target.getChip());
    return chip &&
           llvm::none_of(ROCDL::getChipDimension().getImplications(),
                         [&](const Dimension::Implication &each) {
                           return each.value == static_cast<int64_t>(*chip) &&
                                  each.dimension ==
                                      requirement.dimension->getName();
                         });
  }

  std::string explainLack(Attribute attr, const Requirement &) const {
    StringRef chip = cast<ROCDL::ROCDLTargetAttr>(attr).getChip();
    if (ROCDL::symbolizeChip(chip))
      return "";
    return ("nothing is known of a chip '" + chip + "'").str();
  }

  std::string describe(Attribute attr) const {
    auto target = cast<ROCDL::ROCDLTargetAttr>(attr);
    std::optional<ROCDL::WavefrontSize> stated =
        getStatedWave(target.getFeatures());
    std::string chip = ("chip " + target.getChip()).str();
    return stated ? chip + ", " + stringifyWavefrontSize(*stated).str() : chip;
  }
};
} // namespace

std::unique_ptr<ROCDL::ROCDLAvailabilityInterface>
ROCDL::attachROCDLAvailabilityHooks(Dialect &dialect) {
  ROCDL::ROCDLTargetAttr::attachInterface<TargetModel>(*dialect.getContext());
  return std::make_unique<ROCDL::ROCDLAvailabilityInterface>(&dialect);
}
