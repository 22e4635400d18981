//===- ReportPass.cpp - What ops need, and whether a target has it --------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Standalone/Standalone.h"

#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/Engine/Targets.h"

#include "mlir/Pass/Pass.h"

using namespace mlir;
using namespace mlir::availability;
using namespace standalone;

namespace {
struct ReportPass : PassWrapper<ReportPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ReportPass)

  ReportPass() = default;
  ReportPass(const ReportPass &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "standalone-report"; }
  StringRef getDescription() const final {
    return "print what ops need, and check it against a target";
  }
  // Named targets are those of loaded dialects.
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<StandaloneDialect>();
  }

  void runOnOperation() final {
    getOperation()->walk<WalkOrder::PreOrder>([](Operation *op) {
      if (isa<StandaloneDialect>(op->getDialect()))
        print(op);
    });
    if (!targetName.empty() && failed(checkTarget()))
      signalPassFailure();
  }

  static void print(Operation *op);
  LogicalResult checkTarget();

  Option<std::string> targetName{
      *this, "target",
      llvm::cl::desc("A target: standalone2, standalone1+async, ...")};
};
} // namespace

void ReportPass::print(Operation *op) {
  llvm::outs() << op->getName() << "\n";
  // A typed query is an op interface: it returns one merged answer for the
  // whole op.
  if (auto query = dyn_cast<QueryMinVersionInterface>(op))
    llvm::outs() << "  version " << stringifyVersion(query.getMinVersion())
                 << "\n";
  if (auto query = dyn_cast<QueryExtensionInterface>(op))
    for (Extension extension : query.getExtensions())
      llvm::outs() << "  extension " << stringifyExtension(extension) << "\n";
  // `explain` returns the individual clauses, each with its cause.
  for (const Clause &clause : explain(op))
    llvm::outs() << "  needs " << describeAlternatives(clause.anyOf)
                 << " because of " << clause.describeSource() << "\n";
}

LogicalResult ReportPass::checkTarget() {
  Operation *root = getOperation();
  FailureOr<AvailabilityTargetAttrInterface> attr =
      parseTarget(&getContext(), targetName, [&] { return root->emitError(); });
  if (failed(attr))
    return failure();
  ResolvedTarget target(*attr, targetName);
  CheckResult result = check(root, target);
  for (const Violation &violation : result.violations)
    emitError(violation.op->getLoc()) << describeViolation(violation, target);
  for (const Unchecked &unchecked : result.unchecked)
    emitError(unchecked.op->getLoc()) << unchecked.describe();
  if (result.isNothingJudged())
    emitError(root->getLoc()) << "nothing in here is judged";
  return success(result.isAvailable());
}

void standalone::registerReportPass() { PassRegistration<ReportPass>(); }
