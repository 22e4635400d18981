//===- TargetModel.cpp - What `#vulkan.target` offers ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetModel.h"

#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"
#include "mlir-availability/Dialect/Vulkan/VulkanAvailability.h"

using namespace mlir;
using namespace mlir::availability;
using namespace mlir::vulkan;

template <typename T>
static SmallVector<int64_t> getNumbers(ArrayRef<T> values) {
  return llvm::map_to_vector(
      values, [](T value) { return static_cast<int64_t>(value); });
}

namespace {
/// What isn't of Vulkan's dimensions is the environment's to say.
struct TargetModel
    : AvailabilityTargetAttrInterface::ExternalModel<TargetModel, TargetAttr> {
  static AvailabilityTargetAttrInterface getEnvironment(Attribute attr) {
    return cast<AvailabilityTargetAttrInterface>(
        static_cast<Attribute>(cast<TargetAttr>(attr).getEnvironment()));
  }

  std::optional<SmallVector<int64_t>>
  offered(Attribute attr, const Dimension &dimension) const {
    auto target = cast<TargetAttr>(attr);
    if (&dimension == &getFeatureDimension())
      return getNumbers(target.getFeatures());
    if (&dimension == &getPropertyDimension())
      return getNumbers(target.getProperties());
    if (&dimension == &spirv::getSupportedCapabilityDimension())
      return getEnvironment(attr).offered(spirv::getCapabilityDimension());
    // Whatever the environment says.
    if (&dimension == &spirv::getClientAPIDimension())
      return SmallVector<int64_t>{
          static_cast<int64_t>(spirv::ClientAPI::Vulkan)};
    return getEnvironment(attr).offered(dimension);
  }

  bool leavesOpen(Attribute attr, const Requirement &requirement) const {
    auto target = cast<TargetAttr>(attr);
    if (requirement.dimension == &getFeatureDimension())
      return llvm::is_contained(target.getOpenFeatures(),
                                static_cast<Feature>(requirement.value));
    if (requirement.dimension == &getPropertyDimension())
      return llvm::is_contained(target.getOpenProperties(),
                                static_cast<Property>(requirement.value));
    return false;
  }

  std::string explainLack(Attribute attr,
                          const Requirement &requirement) const {
    return getEnvironment(attr).explainLack(requirement);
  }

  std::string describe(Attribute attr) const {
    auto target = cast<TargetAttr>(attr);
    size_t numKnown =
        target.getFeatures().size() + target.getProperties().size();
    size_t numOpen =
        target.getOpenFeatures().size() + target.getOpenProperties().size();
    std::string text = getEnvironment(attr).describe() + ", " +
                       std::to_string(numKnown) + " features and properties";
    return numOpen == 0 ? text
                        : text + " (" + std::to_string(numOpen) + " unknown)";
  }
};
} // namespace

void mlir::availability::attachVulkanTargetModel(MLIRContext &context) {
  TargetAttr::attachInterface<TargetModel>(context);
}
