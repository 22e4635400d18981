//===- ApplySchedulePass.cpp - The pass availability-apply-schedule -------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Transforms/Passes.h"

#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.h"
#include "mlir/Dialect/Transform/Transforms/TransformInterpreterUtils.h"

namespace mlir::availability {
#define GEN_PASS_DEF_AVAILABILITYAPPLYSCHEDULEPASS
#include "mlir-availability/Transforms/Passes.h.inc"
} // namespace mlir::availability

using namespace mlir;
using namespace mlir::availability;

namespace {
class AvailabilityApplySchedulePass
    : public availability::impl::AvailabilityApplySchedulePassBase<
          AvailabilityApplySchedulePass> {
public:
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    insertPassDialects(registry);
    registry.insert<transform::TransformDialect>();
  }

  void runOnOperation() override;
};
} // namespace

void AvailabilityApplySchedulePass::runOnOperation() {
  Operation *payload = getOperation();
  ModuleOp library =
      transform::detail::getPreloadedTransformModule(&getContext());
  transform::TransformOpInterface sequence =
      transform::detail::findTransformEntryPoint(payload, library, entryPoint);
  if (!sequence)
    return signalPassFailure();
  RaggedArray<transform::MappedValue> bindings;
  bindings.push_back(ArrayRef<transform::MappedValue>{payload});
  Attribute parameter = StringAttr::get(&getContext(), target);
  if (!target.empty())
    bindings.push_back(ArrayRef<transform::MappedValue>{parameter});
  unsigned taken = sequence->getRegion(0).front().getNumArguments();
  if (taken != bindings.size()) {
    sequence->emitError() << "the sequence takes " << taken
                          << " arguments, but gets the payload "
                          << (target.empty()
                                  ? "alone: give the pass the option 'target'"
                                  : "and a target");
    return signalPassFailure();
  }
  if (failed(transform::applyTransformNamedSequence(
          bindings, sequence, library, transform::TransformOptions())))
    signalPassFailure();
}
