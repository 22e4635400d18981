//===- TestTargets.cpp - Passes that print targets -----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Example.h"

#include "mlir-availability/Engine/AvailableFrom.h"
#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/Engine/Deduce.h"
#include "mlir-availability/IR/AvailabilityDialect.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// For each string in a module's attribute `test.targets`: prints the target
/// that it names, what it offers, and what it doesn't offer of what the module
/// needs. A name that isn't one is an error at the module.
struct TestTargetsPass : PassWrapper<TestTargetsPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestTargetsPass)

  StringRef getArgument() const final { return "test-availability-targets"; }
  StringRef getDescription() const final { return "check against targets"; }

  void runOnOperation() override {
    auto names = getOperation()->getAttrOfType<ArrayAttr>("test.targets");
    if (!names)
      return;
    for (StringAttr name : names.getAsRange<StringAttr>()) {
      FailureOr<AvailabilityTargetAttrInterface> target =
          parseTarget(&getContext(), name,
                      [&] { return emitError(getOperation().getLoc()); });
      if (succeeded(target))
        print(*target, name);
    }
  }

  void print(AvailabilityTargetAttrInterface target, StringRef name) {
    llvm::outs() << name << " is " << target << ": " << target.describe()
                 << "\n";
    ResolvedTarget resolved(target, name);
    AvailableFromFinder finder(&getContext());
    for (const Violation &violation :
         check(getOperation(), resolved).violations)
      llvm::outs() << "  " << describeViolation(violation, resolved)
                   << " (available from "
                   << llvm::join(finder.find(violation.op, resolved), ", ")
                   << ")\n";
  }
};

/// Prints the smallest target of each module nested in the one that it runs on,
/// and the known targets that admit it.
struct TestDeducePass : PassWrapper<TestDeducePass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestDeducePass)

  TestDeducePass() = default;
  TestDeducePass(const TestDeducePass &other) : PassWrapper(other) {}

  Option<std::string> dialect{*this, "dialect",
                              llvm::cl::desc("Deduce for this one only")};

  StringRef getArgument() const final { return "test-availability-deduce"; }
  StringRef getDescription() const final { return "print the least targets"; }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<AvailabilityDialect>();
  }

  void runOnOperation() override {
    for (auto module : getOperation().getOps<ModuleOp>()) {
      llvm::outs() << module.getName().value_or("?") << ": ";
      FailureOr<AvailabilityTargetAttrInterface> target =
          deduce(module, {/*dialect=*/dialect.getValue()});
      if (failed(target)) {
        llvm::outs() << "none\n";
        continue;
      }
      ResolvedTarget resolved(*target, "it");
      bool isAvailable = check(module, resolved).isAvailable();
      llvm::outs() << *target << (isAvailable ? "" : ", which is wrong")
                   << "; known:";
      for (const NamedTarget *known : knownTargetsFor(module))
        llvm::outs() << " " << known->name;
      llvm::outs() << "\n";
    }
  }
};
} // namespace

void example::registerTestTargetPasses() {
  PassRegistration<TestTargetsPass>();
  PassRegistration<TestDeducePass>();
}
