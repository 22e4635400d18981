//===- CheckPass.cpp - The pass availability-check ------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

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
/// The result of a check of `scope` against one target.
struct Finding {
  Operation *scope;
  ResolvedTarget target;
  CheckResult result;
};
} // namespace

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

namespace {
/// Reports findings as diagnostics. Ops aren't printed, since one may be a
/// whole module.
class Reporter {
public:
  /// Reports at most `limit` violations, and at most `limit` unknown things; 0
  /// means no limit. `root` is what the pass runs on.
  Reporter(Operation *root, unsigned limit)
      : root(root), notes(root->getContext()), limit(limit) {}

  void reportViolations(MutableArrayRef<Finding> findings);
  /// Reports conditions as errors if `isStrict`, otherwise as warnings.
  void reportConditions(ArrayRef<Finding> findings, bool isStrict);
  void reportUnchecked(ArrayRef<Finding> findings);

private:
  InFlightDiagnostic report(const Violation &violation, Finding &finding);

  Operation *root;
  ViolationNotes notes;
  size_t limit;
};
} // namespace

InFlightDiagnostic Reporter::report(const Violation &violation,
                                    Finding &finding) {
  InFlightDiagnostic diagnostic =
      emitError(violation.op->getLoc())
      << describeViolation(violation, finding.target);
  notes.attach(*diagnostic.getUnderlyingDiagnostic(), violation, finding.target,
               finding.scope, root);
  return diagnostic;
}

void Reporter::reportViolations(MutableArrayRef<Finding> findings) {
  size_t total = 0;
  for (const Finding &finding : findings)
    total += finding.result.violations.size();
  size_t reported = 0;
  for (Finding &finding : findings) {
    for (const Violation &violation : finding.result.violations) {
      InFlightDiagnostic diagnostic = report(violation, finding);
      if (++reported != limit || reported == total)
        continue;
      diagnostic.attachNote() << "... and " << total - reported
                              << " more; 'max-violations=0' reports all";
      return;
    }
  }
}

void Reporter::reportConditions(ArrayRef<Finding> findings, bool isStrict) {
  size_t total = 0;
  for (const Finding &finding : findings)
    total += finding.result.conditions.size();
  size_t reported = 0;
  for (const Finding &finding : findings) {
    for (const OpenClause &condition : finding.result.conditions) {
      Location location = condition.op->getLoc();
      InFlightDiagnostic diagnostic =
          isStrict ? emitError(location) : emitWarning(location);
      diagnostic << describeCondition(condition, finding.target.getName());
      diagnostic.attachNote() << "cause: " << condition.clause.describeSource();
      if (++reported != limit || reported == total)
        continue;
      diagnostic.attachNote() << "... and " << total - reported
                              << " more; 'max-violations=0' reports all";
      return;
    }
  }
}

/// Reports unknown things. Each is reported once, whatever the number of
/// targets.
void Reporter::reportUnchecked(ArrayRef<Finding> findings) {
  std::vector<const Unchecked *> all;
  llvm::SmallDenseSet<Operation *> known;
  for (const Finding &finding : findings) {
    llvm::SmallDenseSet<Operation *> own;
    for (const Unchecked &unchecked : finding.result.unchecked) {
      own.insert(unchecked.op);
      if (!known.contains(unchecked.op))
        all.push_back(&unchecked);
    }
    known.insert_range(own);
  }
  for (auto [index, unchecked] : llvm::enumerate(all)) {
    InFlightDiagnostic diagnostic = emitError(unchecked->op->getLoc())
                                    << unchecked->describe();
    if (index + 1 != limit || index + 1 == all.size())
      continue;
    diagnostic.attachNote() << "... and " << all.size() - limit
                            << " more; 'max-violations=0' reports all";
    return;
  }
}

/// Reports calls to callees outside of `root`, on which the pass runs.
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
    diagnostic.attachNote() << "... and " << hidden.size() - 1
                            << " more calls of functions outside";
}

/// Returns true when a target can't judge any op, or when `root` is the
/// top-level op and the target speaks for no op in it. A verdict on nothing is
/// worthless there. Nested ops often contain nothing to judge.
static bool isNothingJudged(Operation *root, const Finding &finding) {
  return !finding.result.silence.empty() ||
         (!root->getParentOp() && finding.result.isNothingJudged());
}

static void reportNothingJudged(Operation *root, ArrayRef<Finding> findings) {
  for (const Finding &finding : findings) {
    if (!isNothingJudged(root, finding))
      continue;
    const CheckResult &result = finding.result;
    const std::string &silence =
        result.silence.empty() ? result.foreign : result.silence;
    if (silence.empty())
      emitError(root->getLoc())
          << finding.target.getName()
          << " covers none of the dialects of the ops: nothing was judged";
    else
      emitError(root->getLoc()) << "nothing was judged on "
                                << finding.target.getName() << ": " << silence;
  }
}

/// Returns true when the finding has no problems.
static bool isFine(Operation *root, const Finding &finding) {
  const CheckResult &result = finding.result;
  return result.violations.empty() && result.hiddenCalls.empty() &&
         result.unchecked.empty() && !isNothingJudged(root, finding);
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

  /// Named targets require their dialects to be loaded.
  void getDependentDialects(DialectRegistry &registry) const override {
    insertPassDialects(registry);
  }

  LogicalResult initialize(MLIRContext *context) override;
  void runOnOperation() override;

private:
  std::vector<Finding> checkAll();

  // Set before the passes run. Threads have copies of the pass that share the
  // names without changing them.
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

/// Checks against the target of the option, or else against those in the IR.
std::vector<Finding> AvailabilityCheckPass::checkAll() {
  Operation *root = getOperation();
  AllowedUnchecked allowed(allowUnchecked);
  // Looking up what a target offers changes its cache, so each run has its own
  // `ResolvedTarget`.
  std::vector<Finding> findings;
  if (optionTarget) {
    findings.push_back(
        {root, ResolvedTarget(optionTarget, shortenTarget(target)), {}});
    findings.back().result =
        check(root, findings.back().target, CheckScope::Everything,
              /*within=*/root, allowed);
    return findings;
  }
  SmallVector<ScopedTarget> scopes = collectTargets(root);
  for (const ScopedTarget &scoped : scopes) {
    findings.push_back({scoped.scope,
                        ResolvedTarget(scoped.target, names->describe(scoped)),
                        {}});
    findings.back().result = check(scoped.scope, findings.back().target,
                                   CheckScope::OwnTargetsExcluded,
                                   /*within=*/root, allowed);
  }
  if (!findings.empty())
    llvm::append_range(findings.front().result.unchecked,
                       checkOutside(root, scopes, allowed).unchecked);
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
  bool areFine = llvm::all_of(
      findings, [&](const Finding &finding) { return isFine(root, finding); });
  bool areConditional = llvm::any_of(findings, [](const Finding &finding) {
    return !finding.result.conditions.empty();
  });
  if (areFine && !areConditional)
    return;
  Reporter reporter(root, maxViolations);
  reporter.reportConditions(findings, strict);
  if (areConditional && strict)
    signalPassFailure();
  if (areFine)
    return;
  reporter.reportUnchecked(findings);
  reportNothingJudged(root, findings);
  reportHiddenCalls(root, findings);
  reporter.reportViolations(findings);
  signalPassFailure();
}
