//===- ClientAPI.cpp - Client APIs of SPIR-V ------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/ClientAPI.h"

#include "Triple.h"

#include "mlir/IR/Dialect.h"
#include "mlir/IR/MLIRContext.h"

#include <mutex>
#include <set>
#include <string>

using namespace mlir;
using namespace mlir::availability;

MLIR_DEFINE_EXPLICIT_TYPE_ID(::mlir::availability::ClientAPIInterface)

namespace {
/// The names of all dialects that implement the interface, in any context.
struct ImplementingDialects {
  std::mutex mutex;
  std::set<std::string, std::less<>> names;
};
} // namespace

static ImplementingDialects &getImplementingDialects() {
  static ImplementingDialects dialects;
  return dialects;
}

ClientAPIInterface::ClientAPIInterface(Dialect *dialect) : Base(dialect) {
  ImplementingDialects &known = getImplementingDialects();
  std::lock_guard<std::mutex> lock(known.mutex);
  known.names.insert(dialect->getNamespace().str());
}

/// Returns the interfaces of loaded dialects for `api`, or for all APIs. Asks
/// for dialects by name: MLIRContext::getLoadedDialects sorts all dialects, at
/// each requirement that a target lacks.
static SmallVector<const ClientAPIInterface *>
getClientAPIs(MLIRContext *context, std::optional<spirv::ClientAPI> api) {
  SmallVector<const ClientAPIInterface *> found;
  ImplementingDialects &known = getImplementingDialects();
  std::lock_guard<std::mutex> lock(known.mutex);
  for (const std::string &name : known.names) {
    Dialect *dialect = context->getLoadedDialect(name);
    if (!dialect)
      continue;
    const auto *each = dialect->getRegisteredInterface<ClientAPIInterface>();
    if (each && (!api || each->getClientAPI() == *api))
      found.push_back(each);
  }
  return found;
}

SmallVector<spirv::Extension>
mlir::availability::getExtensionsOf(MLIRContext *context,
                                    spirv::Version version,
                                    std::optional<spirv::ClientAPI> api) {
  SmallVector<spirv::Extension> extensions = getExtensionsOf(version);
  for (const ClientAPIInterface *each : getClientAPIs(context, api))
    llvm::erase_if(extensions, [&](spirv::Extension extension) {
      return !each->takes(extension, version);
    });
  return extensions;
}

bool mlir::availability::leavesOpen(MLIRContext *context, spirv::ClientAPI api,
                                    const Requirement &requirement) {
  return llvm::any_of(getClientAPIs(context, api),
                      [&](const ClientAPIInterface *each) {
                        return each->leavesOpen(requirement);
                      });
}
