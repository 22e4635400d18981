//===- DeducePass.cpp - The pass availability-deduce ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Transforms/Passes.h"

#include "mlir-availability/Engine/Deduce.h"
#include "mlir-availability/Engine/Explain.h"

namespace mlir::availability {
#define GEN_PASS_DEF_AVAILABILITYDEDUCEPASS
#include "mlir-availability/Transforms/Passes.h.inc"
} // namespace mlir::availability

using namespace mlir;
using namespace mlir::availability;

namespace {
class AvailabilityDeducePass
    : public availability::impl::AvailabilityDeducePassBase<
          AvailabilityDeducePass> {
public:
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    insertPassDialects(registry);
  }

  void runOnOperation() override;
};
} // namespace

/// Deduces the target of `op` and writes it into the attribute `name`.
static LogicalResult writeTarget(Operation *op, StringAttr name,
                                 const DeduceOptions &options) {
  FailureOr<AvailabilityTargetAttrInterface> target = deduce(op, options);
  if (failed(target))
    return failure();
  op->setAttr(name, *target);
  return success();
}

void AvailabilityDeducePass::runOnOperation() {
  bool isStated = false;
  Operation *root = getOperation();
  DeduceOptions options;
  options.within = root;
  options.ignoreStated = true;
  options.allowNothing = root->getParentOp() != nullptr;
  options.allowed = AllowedUnchecked(allowUnchecked);
  WalkResult result = root->walk([&](Operation *op) {
    const AvailabilityDialectInterface *dialect = getDialectInterface(op);
    StringAttr name = dialect ? dialect->getStatedTargetName(op) : nullptr;
    if (!name)
      return WalkResult::advance();
    isStated = true;
    DeduceOptions ofDialect = options;
    ofDialect.dialect = op->getName().getDialectNamespace();
    return WalkResult(writeTarget(op, name, ofDialect));
  });
  if (result.wasInterrupted())
    return signalPassFailure();
  auto name =
      StringAttr::get(&getContext(), AvailabilityDialect::getTargetAttrName());
  if (!isStated && failed(writeTarget(root, name, options)))
    signalPassFailure();
}
