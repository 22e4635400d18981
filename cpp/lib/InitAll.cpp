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

using namespace mlir;

void mlir::availability::registerAllAvailability(DialectRegistry &registry) {
  registry.insert<AvailabilityDialect, spirv::SPIRVDialect>();
  registerSPIRVAvailability(registry);
}

void mlir::availability::loadAllAvailability(MLIRContext &context) {
  // The dialect's own interface tells whether this context has been served.
  Dialect *dialect = context.getOrLoadDialect<spirv::SPIRVDialect>();
  if (isa<AvailabilityDialectInterface>(dialect))
    return;
  DialectRegistry registry;
  registerAllAvailability(registry);
  context.appendDialectRegistry(registry);
}
