//===- ClientAPI.cpp - Vulkan as a client API of SPIR-V -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/ClientAPI.h"

#include "LLVMVersions.h"
#include "TargetModel.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// A row of td/generated/VulkanFeatures.td: every implementation accepts
/// `extension` in modules of SPIR-V 1.`since`. See there.
struct VulkanTakes {
  TableString extension;
  uint8_t since;
};

#define GET_VulkanTakesTable_DECL
#define GET_VulkanTakesTable_IMPL
#include "mlir-availability/Dialect/Vulkan/VulkanEnables.inc"

class VulkanAPI : public ClientAPIInterface {
public:
  explicit VulkanAPI(Dialect *dialect) : ClientAPIInterface(dialect) {}

  spirv::ClientAPI getClientAPI() const override {
    return spirv::ClientAPI::Vulkan;
  }

  /// A `#spirv.target_env` can't state features and properties.
  bool leavesOpen(const Requirement &requirement) const override {
    return requirement.dimension == &vulkan::getFeatureDimension() ||
           requirement.dimension == &vulkan::getPropertyDimension();
  }

  bool takes(spirv::Extension extension,
             spirv::Version version) const override {
    // The values of the enum are the minor version numbers.
    auto minor = static_cast<uint8_t>(version);
    StringRef name = spirv::stringifyExtension(extension);
    return llvm::any_of(VulkanTakesTable, [&](const VulkanTakes &row) {
      return name == MLIR_AVAILABILITY_TABLE_TEXT(getVulkanTakesStr,
                                                  row.extension) &&
             row.since <= minor;
    });
  }
};
} // namespace

void mlir::availability::attachVulkanClientAPI(Dialect &dialect) {
  dialect.addInterface(std::make_unique<VulkanAPI>(&dialect));
}
