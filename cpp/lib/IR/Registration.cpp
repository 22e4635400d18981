//===- Registration.cpp - Registration of generated code ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/Registration.h"

#include "llvm/Support/ErrorHandling.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Calls a function when certain dialects are loaded.
class OverlayExtension : public DialectExtensionBase {
public:
  OverlayExtension(ArrayRef<StringRef> dialects,
                   void (*attach)(MLIRContext *context))
      : DialectExtensionBase(dialects), attach(attach) {}

  void apply(MLIRContext *context, MutableArrayRef<Dialect *>) const override {
    attach(context);
  }
  std::unique_ptr<DialectExtensionBase> clone() const override {
    return std::make_unique<OverlayExtension>(*this);
  }

private:
  void (*attach)(MLIRContext *context);
};
} // namespace

void mlir::availability::addOverlayExtensions(
    DialectRegistry &registry, StringRef dialect,
    ArrayRef<StringLiteral> overlaid, void (*attach)(MLIRContext *context)) {
  for (const StringLiteral &name : overlaid) {
    SmallVector<StringRef, 2> required;
    if (!dialect.empty())
      required.push_back(dialect);
    required.push_back(name);
    // The string's address is unique and serves as an id.
    registry.addExtension(TypeID::getFromOpaquePointer(&name),
                          std::make_unique<OverlayExtension>(required, attach));
  }
}

Operation *mlir::availability::requireAvailability(Operation *op) {
  Dialect *dialect = op->getDialect();
  if (!dialect || !isa<AvailabilityDialectInterface>(dialect))
    llvm::reportFatalUsageError(
        "the availability of dialect '" + op->getName().getDialectNamespace() +
        "' isn't registered, so the requirements of '" +
        op->getName().getStringRef() +
        "' are unknown: call the generated register...Availability with the "
        "context's registry");
  return op;
}
