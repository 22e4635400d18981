//===- PassDialects.cpp - Dialects of the passes --------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/Transforms/Passes.h"

#include "llvm/ADT/SetVector.h"

#include <mutex>

using namespace mlir;
using namespace mlir::availability;

namespace {
/// The registrations in this process, which are global like upstream's passes.
struct Providers {
  std::mutex mutex;
  llvm::SmallSetVector<AvailabilityProviderFn, 4> functions;
};
} // namespace

static Providers &getProviders() {
  static Providers providers;
  return providers;
}

void mlir::availability::registerPassAvailability(
    AvailabilityProviderFn provider) {
  Providers &providers = getProviders();
  std::lock_guard<std::mutex> lock(providers.mutex);
  providers.functions.insert(provider);
}

void mlir::availability::insertPassDialects(DialectRegistry &registry) {
  registry.insert<AvailabilityDialect>();
  Providers &providers = getProviders();
  std::lock_guard<std::mutex> lock(providers.mutex);
  for (AvailabilityProviderFn provider : providers.functions)
    provider(registry);
}
