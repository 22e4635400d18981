//===- TargetModel.cpp - The model of `#vulkan.target` --------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetModel.h"
#include "LLVMVersions.h"

#include "mlir-availability/Dialect/SPIRV/Declared.h"
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

/// Returns what `target` offers along the dimension of capabilities or of
/// extensions.
static std::optional<SmallVector<int64_t>>
getDeclaredOffer(TargetAttr target, const Dimension &dimension) {
  spirv::TargetEnvAttr environment = target.getEnvironment();
  if (target.getFurtherCapabilities().empty() &&
      target.getFurtherExtensions().empty())
    return cast<AvailabilityTargetAttrInterface>(Attribute(environment))
        .offered(dimension);
  spirv::VerCapExtAttr triple = environment.getTripleAttr();
  SmallVector<spirv::Capability> capabilities(triple.getCapabilities());
  SmallVector<spirv::Extension> extensions(triple.getExtensions());
  llvm::append_range(capabilities, target.getFurtherCapabilities());
  llvm::append_range(extensions, target.getFurtherExtensions());
  return getDeclared(target.getContext(), triple.getVersion(), capabilities,
                     extensions)
      .offered(dimension);
}

namespace {
/// A row of td/generated/VulkanFeatures.td: a property that no source tells.
/// See there.
struct VulkanUntold {
  TableString property;
};

#define GET_VulkanUntoldTable_DECL
#define GET_VulkanUntoldTable_IMPL
#include "mlir-availability/Dialect/Vulkan/VulkanEnables.inc"
} // namespace

/// Returns true for a property that stands for a list or a limit. No target
/// tells it, so a target can't lack the property either.
static bool isUntold(Property property) {
  static const DenseSet<int64_t> untold = [] {
    DenseSet<int64_t> all;
    for (const VulkanUntold &row : VulkanUntoldTable)
      if (auto each = symbolizeProperty(
              MLIR_AVAILABILITY_TABLE_TEXT(getVulkanUntoldStr, row.property)))
        all.insert(static_cast<int64_t>(*each));
    return all;
  }();
  return untold.contains(static_cast<int64_t>(property));
}

namespace {
/// Dimensions other than Vulkan's are delegated to the environment.
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
      return getDeclaredOffer(target, spirv::getCapabilityDimension());
    if (&dimension == &spirv::getCapabilityDimension() ||
        &dimension == &spirv::getExtensionDimension())
      return getDeclaredOffer(target, dimension);
    // Delegated to the environment.
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
    if (requirement.dimension == &getPropertyDimension()) {
      auto property = static_cast<Property>(requirement.value);
      if (isUntold(property))
        return !llvm::is_contained(target.getProperties(), property);
      return llvm::is_contained(target.getOpenProperties(), property);
    }
    if (requirement.dimension == &spirv::getCapabilityDimension() ||
        requirement.dimension == &spirv::getSupportedCapabilityDimension())
      return leavesCapabilityOpen(
          target, static_cast<spirv::Capability>(requirement.value));
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
    auto count = [&](const Dimension &dimension) {
      return std::to_string(offered(attr, dimension)->size());
    };
    spirv::Version version =
        target.getEnvironment().getTripleAttr().getVersion();
    std::string text = "SPIR-V " + spirv::stringifyVersion(version).str() +
                       ", " + count(spirv::getCapabilityDimension()) +
                       " capabilities, " +
                       count(spirv::getExtensionDimension()) + " extensions, " +
                       std::to_string(numKnown) + " features and properties";
    return numOpen == 0 ? text
                        : text + " (" + std::to_string(numOpen) + " unknown)";
  }
};
} // namespace

void mlir::availability::attachVulkanTargetModel(MLIRContext &context) {
  TargetAttr::attachInterface<TargetModel>(context);
}
