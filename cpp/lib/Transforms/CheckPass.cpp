//===- CheckPass.cpp - The pass availability-check ------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassDialects.h"

#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/Engine/TargetNames.h"
#include "mlir-availability/Engine/ViolationNotes.h"
#include "mlir-availability/IR/CalleeLookup.h"
#include "mlir-availability/Transforms/Passes.h"

#include "llvm/ADT/SetVector.h"

namespace mlir::availability {
#define GEN_PASS_DEF_AVAILABILITYCHECKPASS
#include "mlir-availability/Transforms/Passes.h.inc"
} // namespace mlir::availability

using namespace mlir;
using namespace mlir::availability;

namespace {
/// What was found of one target.
struct Finding {
  ResolvedTarget target;
  CheckResult result;
};
} // namespace

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

namespace {
/// Reports findings as diagnostics. Ops aren't printed: one may be a whole
/// module.
class Reporter {
public:
  /// At most `limit` violations are reported; 0 is no limit.
  Reporter(MLIRContext *context, unsigned limit)
      : notes(context), limit(limit) {}

  void reportViolations(MutableArrayRef<Finding> findings);

private:
  InFlightDiagnostic report(const Violation &violation, ResolvedTarget &target);

  ViolationNotes notes;
  size_t limit;
};
} // namespace

InFlightDiagnostic Reporter::report(const Violation &violation,
                                    ResolvedTarget &target) {
  InFlightDiagnostic diagnostic = emitError(violation.op->getLoc())
                                  << describeViolation(violation, target);
  notes.attach(*diagnostic.getUnderlyingDiagnostic(), violation, target);
  return diagnostic;
}

void Reporter::reportViolations(MutableArrayRef<Finding> findings) {
  size_t total = 0;
  for (const Finding &finding : findings)
    total += finding.result.violations.size();
  size_t reported = 0;
  for (Finding &finding : findings) {
    for (const Violation &violation : finding.result.violations) {
      InFlightDiagnostic diagnostic = report(violation, finding.target);
      if (++reported != limit || reported == total)
        continue;
      diagnostic.attachNote() << "... and " << total - reported
                              << " more; 'max-violations=0' reports all";
      return;
    }
  }
}

/// Warns of the ops of which nobody can tell what they need.
static void reportUnknownOps(ArrayRef<Finding> findings) {
  llvm::SmallSetVector<Operation *, 8> unknown;
  for (const Finding &finding : findings)
    unknown.insert_range(finding.result.unknownOps);
  if (unknown.empty())
    return;
  InFlightDiagnostic diagnostic = emitWarning(unknown.front()->getLoc());
  diagnostic << "unknown op '" << unknown.front()->getName()
             << "': nobody can tell what it needs";
  if (unknown.size() > 1)
    diagnostic.attachNote()
        << "... and " << unknown.size() - 1 << " more unknown ops";
}

/// Reports calls whose callees are outside of `root`, on which the pass runs.
static void reportHiddenCalls(Operation *root, ArrayRef<Finding> findings) {
  llvm::SmallSetVector<Operation *, 8> hidden;
  for (const Finding &finding : findings)
    hidden.insert_range(finding.result.hiddenCalls);
  if (hidden.empty())
    return;
  InFlightDiagnostic diagnostic = emitError(hidden.front()->getLoc());
  diagnostic << hidden.front()->getName() << " "
             << CalleeLookup(root).describeHidden(hidden.front());
  if (hidden.size() > 1)
    diagnostic.attachNote()
        << "... and " << hidden.size() - 1 << " more calls of what is outside";
}

/// Warns of a target that has no say in anything that was checked, which is
/// rarely what was meant.
static void reportUnusedTargets(Operation *root, ArrayRef<Finding> findings) {
  // Below the top, an op with nothing to check is as common as not.
  if (root->getParentOp())
    return;
  for (const Finding &finding : findings)
    if (finding.result.checkedOps == 0)
      emitWarning(root->getLoc())
          << "no op is of a dialect that " << finding.target.getName()
          << " speaks for: nothing was checked";
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
class AvailabilityCheckPass
    : public availability::impl::AvailabilityCheckPassBase<
          AvailabilityCheckPass> {
public:
  using Base::Base;

  /// Named targets are those of loaded dialects.
  void getDependentDialects(DialectRegistry &registry) const override {
    insertPassDialects(registry);
  }

  LogicalResult initialize(MLIRContext *context) override;
  void runOnOperation() override;

private:
  std::vector<Finding> checkAll();

  // Set before the passes run. Threads have copies of the pass, which share the
  // names and don't change them.
  AvailabilityTargetAttrInterface optionTarget;
  std::shared_ptr<const TargetNames> names;
};
} // namespace

LogicalResult AvailabilityCheckPass::initialize(MLIRContext *context) {
  optionTarget = {};
  names.reset();
  if (target.empty()) {
    names = std::make_shared<const TargetNames>(context);
    return success();
  }
  FailureOr<AvailabilityTargetAttrInterface> parsed =
      parseTarget(context, target, [&] {
        return emitError(UnknownLoc::get(context))
               << "'" << getArgument() << "': ";
      });
  if (failed(parsed))
    return failure();
  optionTarget = *parsed;
  return success();
}

/// Checks against the target of the option, or against those in the IR.
std::vector<Finding> AvailabilityCheckPass::checkAll() {
  Operation *root = getOperation();
  // What a target offers is looked up as it is asked for, so that each run has
  // a `ResolvedTarget` of its own.
  std::vector<Finding> findings;
  if (optionTarget) {
    findings.push_back(
        {ResolvedTarget(optionTarget, shortenTarget(target)), {}});
    findings.back().result = check(root, findings.back().target,
                                   CheckScope::Everything, /*within=*/root);
    return findings;
  }
  for (const ScopedTarget &scoped : collectTargets(root)) {
    findings.push_back(
        {ResolvedTarget(scoped.target, names->describe(scoped)), {}});
    findings.back().result = check(scoped.scope, findings.back().target,
                                   CheckScope::OwnTargetsExcluded,
                                   /*within=*/root);
  }
  return findings;
}

void AvailabilityCheckPass::runOnOperation() {
  markAllAnalysesPreserved();
  Operation *root = getOperation();
  std::vector<Finding> findings = checkAll();
  if (findings.empty()) {
    emitError(root->getLoc())
        << "no target to check '" << root->getName()
        << "' against: there is no target attribute on it, around it or in it; "
           "give '"
        << getArgument() << "' the option 'target', or set a target attribute";
    return signalPassFailure();
  }
  reportUnknownOps(findings);
  reportUnusedTargets(root, findings);
  reportHiddenCalls(root, findings);
  if (llvm::all_of(findings, [](const Finding &finding) {
        return finding.result.isAvailable();
      }))
    return;
  Reporter(&getContext(), maxViolations).reportViolations(findings);
  signalPassFailure();
}
