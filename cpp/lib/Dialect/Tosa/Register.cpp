//===- Register.cpp - The TOSA dialect's part in availability -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Models.h"

#include "mlir-availability/Dialect/Tosa/TosaAvailability.h"
#include "mlir-availability/IR/AvailabilityDialect.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
class TosaAvailabilityInterface : public AvailabilityDialectInterface {
public:
  explicit TosaAvailabilityInterface(Dialect *dialect)
      : AvailabilityDialectInterface(dialect) {}

  ArrayRef<const Dimension *> getDimensions() const override {
    return tosa::getAvailabilityDimensions();
  }

  ArrayRef<NamedTarget> getNamedTargets() const override {
    return tosa::getNamedTargets();
  }

  Attribute finishNamedTarget(Attribute parsed) const override {
    return dropNoneFromTosaTarget(parsed);
  }

  FailureOr<Attribute>
  addToTarget(Attribute target, StringRef addition,
              function_ref<InFlightDiagnostic()> emitError) const override {
    return addToTosaTarget(target, addition, emitError);
  }
};
} // namespace

void mlir::availability::registerTosaAvailability(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tosa::TosaDialect *dialect) {
    dialect->addInterfaces<TosaAvailabilityInterface>();
    tosa::attachAvailabilityModels(*context);
    attachTosaTargetModel(*context);
    addTosaTypeOverlays(*context->getOrLoadDialect<AvailabilityDialect>());
  });
}
