//===- InitAll.cpp - Everything at once -----------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/InitAll.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/SPIRV/SPIRVAvailability.h"
#include "mlir-availability/SPIRV/SPIRVTransformOps.h"
#include "mlir-availability/Tosa/TosaAvailability.h"
#include "mlir-availability/TransformOps/AvailabilityTransformOps.h"

using namespace mlir;

void mlir::availability::registerAllAvailability(DialectRegistry &registry) {
  registry
      .insert<AvailabilityDialect, spirv::SPIRVDialect, tosa::TosaDialect>();
  registerSPIRVAvailability(registry);
  registerTosaAvailability(registry);
  registerTransformExtension(registry);
  registerSPIRVTransformExtension(registry);
  // Schedules name targets, and dialects can't be loaded while one runs.
  registry.addExtension(
      +[](MLIRContext *context, transform::TransformDialect *) {
        context->loadDialect<spirv::SPIRVDialect, tosa::TosaDialect>();
      });
}

void mlir::availability::loadAllAvailability(MLIRContext &context) {
  context.getOrLoadDialect<AvailabilityDialect>();
  // The dialects' own interfaces tell whether this context has been served.
  Dialect *spirvDialect = context.getOrLoadDialect<spirv::SPIRVDialect>();
  Dialect *tosaDialect = context.getOrLoadDialect<tosa::TosaDialect>();
  if (isa<AvailabilityDialectInterface>(spirvDialect) &&
      isa<AvailabilityDialectInterface>(tosaDialect))
    return;
  DialectRegistry registry;
  registerAllAvailability(registry);
  context.appendDialectRegistry(registry);
}
