//===- DeducePass.cpp - The pass availability-deduce ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassDialects.h"

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

/// Deduces the target of `op` along the dimensions of `dialect`, of all
/// dialects when it is empty, and writes it into the attribute `name`. Callees
/// are looked up inside of `within`.
static LogicalResult writeTarget(Operation *op, StringAttr name,
                                 StringRef dialect, Operation *within) {
  FailureOr<AvailabilityTargetAttrInterface> target =
      deduce(op, dialect, within);
  if (failed(target))
    return failure();
  op->setAttr(name, *target);
  return success();
}

void AvailabilityDeducePass::runOnOperation() {
  bool isStated = false;
  Operation *root = getOperation();
  WalkResult result = root->walk([&](Operation *op) {
    const AvailabilityDialectInterface *dialect = getDialectInterface(op);
    StringAttr name = dialect ? dialect->getStatedTargetName(op) : nullptr;
    if (!name)
      return WalkResult::advance();
    isStated = true;
    return WalkResult(
        writeTarget(op, name, op->getName().getDialectNamespace(), root));
  });
  if (result.wasInterrupted())
    return signalPassFailure();
  auto name =
      StringAttr::get(&getContext(), AvailabilityDialect::getTargetAttrName());
  if (!isStated && failed(writeTarget(root, name, "", root)))
    signalPassFailure();
}
