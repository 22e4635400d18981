//===- InitAll.cpp - Registering everything -------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/InitAll.h"
#include "mlir-availability/Dialect/SPIRV/Binary/BinaryOps.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/Lowering/Passes.h"
#include "mlir-availability/Lowering/TransformOps/SPIRVTransformOps.h"
#include "mlir-availability/TransformOps/AvailabilityTransformOps.h"
#include "mlir-availability/Transforms/Passes.h"

#include "llvm/ADT/STLExtras.h"

// The headers of the dialects would take 13 s to compile.
#define AVAILABILITY_DIALECT(NAME, NAMESPACE, REGISTER)                        \
  namespace NAMESPACE {                                                        \
  void REGISTER(::mlir::DialectRegistry &registry);                            \
  }
#include "mlir-availability/Dialect/AllDialects.inc"
#undef AVAILABILITY_DIALECT

using namespace mlir;

namespace {
/// A dialect that a file of td/dialects describes.
struct DialectEntry {
  StringLiteral name;
  void (*registerAvailability)(DialectRegistry &registry);
};
} // namespace

/// The dialects, in the order of the files in td/dialects.
static constexpr DialectEntry allDialects[] = {
#define AVAILABILITY_DIALECT(NAME, NAMESPACE, REGISTER)                        \
  {NAME, NAMESPACE::REGISTER},
#include "mlir-availability/Dialect/AllDialects.inc"
#undef AVAILABILITY_DIALECT
};

void mlir::availability::registerAllAvailability(DialectRegistry &registry) {
  registry.insert<AvailabilityDialect>();
  for (const DialectEntry &dialect : allDialects)
    dialect.registerAvailability(registry);
  registerSPIRVBinaryOps(registry);
  registerTransformExtension(registry);
  registerSPIRVTransformExtension(registry);
  // Schedules name targets, but can't load dialects while they run.
  registry.addExtension(
      +[](MLIRContext *context, transform::TransformDialect *) {
        for (const DialectEntry &dialect : allDialects)
          context->getOrLoadDialect(dialect.name);
      });
}

void mlir::availability::loadAllAvailability(MLIRContext &context) {
  context.getOrLoadDialect<AvailabilityDialect>();
  // The dialects' interfaces show whether this context is already set up.
  if (llvm::all_of(allDialects, [&](const DialectEntry &dialect) {
        return isa_and_nonnull<AvailabilityDialectInterface>(
            context.getLoadedDialect(dialect.name));
      }))
    return;
  DialectRegistry registry;
  registerAllAvailability(registry);
  context.appendDialectRegistry(registry);
  for (const DialectEntry &dialect : allDialects)
    context.getOrLoadDialect(dialect.name);
}

void mlir::availability::registerAllAvailabilityPasses() {
  registerAvailabilityPasses();
  registerAvailabilityLoweringPasses();
  registerPassAvailability(registerAllAvailability);
}
