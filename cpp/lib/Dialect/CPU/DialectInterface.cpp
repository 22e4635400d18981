//===- DialectInterface.cpp - The availability interface of CPUs ----------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/CPU/CPUAvailability.h"
#include "mlir-availability/Dialect/CPU/FunctionTarget.h"
#include "mlir-availability/Dialect/CPU/LLVMTarget.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
struct Interface : cpu::CPUAvailabilityInterface {
  using CPUAvailabilityInterface::CPUAvailabilityInterface;

  bool hasPrintedTargets() const override { return true; }

  Attribute getImpliedTarget(Operation *op) const override {
    auto function = dyn_cast<LLVM::LLVMFuncOp>(op);
    return function ? Attribute(cpu::getOwnTarget(function)) : Attribute();
  }
};
} // namespace

std::unique_ptr<cpu::CPUAvailabilityInterface>
cpu::attachCPUAvailabilityHooks(Dialect &dialect) {
  cpu::attachTargetModel(*dialect.getContext());
  return std::make_unique<Interface>(&dialect);
}
