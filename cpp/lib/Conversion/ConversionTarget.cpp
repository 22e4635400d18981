//===- ConversionTarget.cpp - Legal means available -----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Conversion/ConversionTarget.h"
#include "mlir-availability/Engine/Check.h"

using namespace mlir;
using namespace mlir::availability;

struct mlir::availability::ConversionTarget::State {
  State(AvailabilityTargetAttrInterface target, StringRef name)
      : target(target, name), checker(this->target) {}

  ResolvedTarget target;
  OpChecker checker;
};

availability::ConversionTarget::ConversionTarget(
    AvailabilityTargetAttrInterface target, StringRef name)
    : mlir::ConversionTarget(*static_cast<Attribute>(target).getContext()),
      state(std::make_shared<State>(target, name)) {
  markUnknownOpDynamicallyLegal(
      [state = state](Operation *op) -> std::optional<bool> {
        switch (state->checker.judge(op)) {
        case OpVerdict::Available:
          return true;
        case OpVerdict::Unavailable:
          return false;
        case OpVerdict::NotJudged:
        case OpVerdict::Unknown:
          return std::nullopt;
        }
        llvm_unreachable("all verdicts are handled");
      });
}

availability::ConversionTarget::ConversionTarget(MLIRContext &context)
    : mlir::ConversionTarget(context) {}

StringRef availability::ConversionTarget::getName() const {
  return state ? state->target.getName() : StringRef();
}

OpVerdict availability::ConversionTarget::judge(Operation *op) const {
  return state ? state->checker.judge(op) : OpVerdict::NotJudged;
}

std::vector<Violation>
availability::ConversionTarget::getViolations(Operation *op) const {
  std::vector<Violation> violations;
  if (state)
    state->checker.appendViolations(op, violations);
  return violations;
}

std::string
availability::ConversionTarget::describe(const Violation &violation) const {
  assert(state && "only a target that has a say finds violations");
  return describeViolation(violation, state->target);
}
