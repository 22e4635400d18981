//===- DialectInterface.cpp - Vulkan availability interface ---------------===//
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

/// Returns the interface of the SPIR-V dialect, which the Vulkan dialect
/// depends on.
static const AvailabilityDialectInterface &getSPIRVInterface(Dialect &dialect) {
  Dialect *spirvDialect =
      dialect.getContext()->getLoadedDialect<spirv::SPIRVDialect>();
  return *spirvDialect->getRegisteredInterface<AvailabilityDialectInterface>();
}

namespace {
/// The part of the dialect's interface that isn't generated.
class VulkanHooks : public vulkan::VulkanAvailabilityInterface {
public:
  using VulkanAvailabilityInterface::VulkanAvailabilityInterface;

  /// Most named targets are Vulkan's, and they are long.
  bool hasPrintedTargets() const override { return true; }

  /// Features and properties belong to an implementation. Modules state none,
  /// so there is no smallest target along these dimensions.
  Attribute buildTarget(ArrayRef<Offer>) const override { return {}; }

  FailureOr<Attribute>
  addToTarget(Attribute target, StringRef addition,
              function_ref<InFlightDiagnostic()> emitError) const override {
    return addToVulkanTarget(cast<vulkan::TargetAttr>(target), addition,
                             emitError);
  }

  FailureOr<Attribute>
  addAllToTarget(Attribute target, ArrayRef<StringRef> additions,
                 function_ref<InFlightDiagnostic()> emitError) const override {
    return addToVulkanTarget(cast<vulkan::TargetAttr>(target), additions,
                             emitError);
  }

  Attribute removeLimits(Attribute target) const override {
    Attribute environment =
        getSPIRVInterface(*getDialect())
            .removeLimits(vulkan::getSPIRVEnvironment(target));
    return vulkan::replaceSPIRVEnvironment(
        target, cast<spirv::TargetEnvAttr>(environment));
  }

  std::string explainRefusal(const NamedTarget &named, Attribute target,
                             StringRef addition) const override {
    return getSPIRVInterface(*getDialect())
        .explainRefusal(
            named, cast<vulkan::TargetAttr>(target).getEnvironment(), addition);
  }
};
} // namespace

std::unique_ptr<vulkan::VulkanAvailabilityInterface>
vulkan::attachVulkanAvailabilityHooks(Dialect &dialect) {
  attachVulkanClientAPI(dialect);
  attachVulkanTargetModel(*dialect.getContext());
  return std::make_unique<VulkanHooks>(&dialect);
}
