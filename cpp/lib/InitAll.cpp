//===- InitAll.cpp - Everything at once -----------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/InitAll.h"
#include "mlir-availability/Dialect/SPIRV/Binary/BinaryOps.h"
#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"
#include "mlir-availability/Dialect/Tosa/TosaAvailability.h"
#include "mlir-availability/Dialect/Vulkan/VulkanAvailability.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/Lowering/Passes.h"
#include "mlir-availability/Lowering/TransformOps/SPIRVTransformOps.h"
#include "mlir-availability/TransformOps/AvailabilityTransformOps.h"
#include "mlir-availability/Transforms/Passes.h"

using namespace mlir;

void mlir::availability::registerAllAvailability(DialectRegistry &registry) {
  registry.insert<AvailabilityDialect>();
  spirv::registerSPIRVAvailability(registry);
  registerSPIRVBinaryOps(registry);
  tosa::registerTosaAvailability(registry);
  vulkan::registerVulkanAvailability(registry);
  registerTransformExtension(registry);
  registerSPIRVTransformExtension(registry);
  // Schedules name targets, and dialects can't be loaded while one runs.
  registry.addExtension(
      +[](MLIRContext *context, transform::TransformDialect *) {
        context->loadDialect<spirv::SPIRVDialect, tosa::TosaDialect,
                             vulkan::VulkanDialect>();
      });
}

void mlir::availability::loadAllAvailability(MLIRContext &context) {
  context.getOrLoadDialect<AvailabilityDialect>();
  // The dialects' own interfaces tell whether this context has been served.
  Dialect *spirvDialect = context.getOrLoadDialect<spirv::SPIRVDialect>();
  Dialect *tosaDialect = context.getOrLoadDialect<tosa::TosaDialect>();
  Dialect *vulkanDialect = context.getOrLoadDialect<vulkan::VulkanDialect>();
  if (isa<AvailabilityDialectInterface>(spirvDialect) &&
      isa<AvailabilityDialectInterface>(tosaDialect) &&
      isa<AvailabilityDialectInterface>(vulkanDialect))
    return;
  DialectRegistry registry;
  registerAllAvailability(registry);
  context.appendDialectRegistry(registry);
}

void mlir::availability::registerAllAvailabilityPasses() {
  registerAvailabilityPasses();
  registerAvailabilityLoweringPasses();
  registerPassAvailability(registerAllAvailability);
}
