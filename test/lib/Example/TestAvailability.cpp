//===- TestAvailability.cpp - A pass that prints what ops need ------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Example.h"

#include "mlir-availability/Engine/Explain.h"

#include "mlir/Pass/Pass.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Prints, for every op, what its typed interfaces answer (nothing for an
/// interface that it doesn't have) and its clauses with their sources.
struct TestAvailabilityPass
    : PassWrapper<TestAvailabilityPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestAvailabilityPass)

  StringRef getArgument() const final { return "test-availability"; }
  StringRef getDescription() const final { return "print what every op needs"; }

  void runOnOperation() override {
    getOperation()->walk<WalkOrder::PreOrder>([](Operation *op) {
      if (op->getName().getDialectNamespace() != "example")
        return;
      llvm::outs() << op->getName() << ":";
      printTyped(op);
      llvm::outs() << "\n";
      for (const Clause &clause : explain(op))
        llvm::outs() << "  needs " << describeAlternatives(clause.anyOf)
                     << " because of " << clause.describeSource() << "\n";
    });
  }

  static void printTyped(Operation *op) {
    if (auto query = dyn_cast<example::QueryMinVersionInterface>(op))
      llvm::outs() << " min " << stringifyVersion(query.getMinVersion());
    if (auto query = dyn_cast<example::QueryMaxVersionInterface>(op))
      llvm::outs() << " max " << stringifyVersion(query.getMaxVersion());
    if (auto query = dyn_cast<example::QuerySlotsInterface>(op))
      llvm::outs() << " slots " << query.getSlots();
    if (auto query = dyn_cast<example::QueryFeatureInterface>(op))
      for (ArrayRef<example::Feature> anyOf : query.getFeatures())
        llvm::outs() << " features ["
                     << llvm::join(
                            llvm::map_range(anyOf, example::stringifyFeature),
                            ", ")
                     << "]";
  }
};
} // namespace

void example::registerTestAvailabilityPass() {
  PassRegistration<TestAvailabilityPass>();
}
