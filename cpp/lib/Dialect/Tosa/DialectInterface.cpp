//===- DialectInterface.cpp - TOSA's availability interface ---------------===//
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
/// The part of the dialect's interface that isn't generated.
class TosaHooks : public tosa::TosaAvailabilityInterface {
public:
  using TosaAvailabilityInterface::TosaAvailabilityInterface;

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

std::unique_ptr<tosa::TosaAvailabilityInterface>
tosa::attachTosaAvailabilityHooks(Dialect &dialect) {
  MLIRContext *context = dialect.getContext();
  attachTosaTargetModel(*context);
  addTosaTypeOverlays(*context->getOrLoadDialect<AvailabilityDialect>());
  return std::make_unique<TosaHooks>(&dialect);
}
