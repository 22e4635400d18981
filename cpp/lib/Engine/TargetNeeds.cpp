//===- TargetNeeds.cpp - Needs that a target must satisfy -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetNeeds.h"

#include "Contradictions.h"
#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/Support/ThreadDiagnosticHandler.h"

using namespace mlir;
using namespace mlir::availability;

/// Reports the things whose needs are unknown.
static void reportUnchecked(const CollectedNeeds &collected) {
  ArrayRef<Unchecked> told =
      ArrayRef(collected.unchecked).take_front(kMostTold);
  InFlightDiagnostic diagnostic = emitError(told.front().op->getLoc());
  diagnostic << told.front().describe();
  for (const Unchecked &other : told.drop_front())
    diagnostic.attachNote(other.op->getLoc()) << other.describe();
  if (collected.numUnchecked > told.size())
    diagnostic.attachNote()
        << "... and " << collected.numUnchecked - told.size() << " more";
}

/// Fails, with an error, when the target that an op states doesn't cover what
/// is nested in it. No target admits such an op.
static LogicalResult verifyStated(const CollectedNeeds &collected,
                                  const CollectOptions &options) {
  for (Operation *op : collected.stating) {
    ResolvedTarget stated = resolveStatedTarget(op);
    // Usually it covers everything. The clauses of the nested ops are among
    // those collected, unless only one dialect's were.
    if (options.dialect.empty() &&
        llvm::all_of(collected.needs, [&](const Need &need) {
          return stated.admits(need.clause.anyOf);
        }))
      continue;
    CheckResult result = check(op, stated, CheckScope::Everything,
                               options.within, AllowedUnchecked({"*"}));
    if (result.violations.empty())
      continue;
    const Violation &violation = result.violations.front();
    InFlightDiagnostic diagnostic = emitError(violation.op->getLoc())
                                    << describeViolation(violation, stated)
                                    << ", so that no target admits it";
    diagnostic.attachNote(op->getLoc())
        << "state it there; 'availability-deduce' adds all that is needed";
    return diagnostic;
  }
  return success();
}

FailureOr<CollectedNeeds> mlir::availability::collectTargetNeeds(
    Operation *root, const DeduceOptions &options, DeduceUnknown *unknown) {
  CollectOptions collecting;
  collecting.dialect = options.dialect;
  collecting.within = options.within;
  collecting.ignoreStated = options.ignoreStated;
  collecting.allowed = options.allowed;
  collecting.keepsAllUnchecked = unknown != nullptr;
  FailureOr<CollectedNeeds> collected = collectNeeds(root, collecting);
  if (failed(collected))
    return failure();
  if (!collected->unchecked.empty()) {
    reportUnchecked(*collected);
    if (unknown)
      *unknown = {true, std::move(collected->unchecked)};
    return failure();
  }
  if (failed(verifyStated(*collected, collecting)))
    return failure();
  return collected;
}

SmallVector<const NamedTarget *>
mlir::availability::knownTargetsFor(Operation *root,
                                    const AllowedUnchecked &allowed) {
  CollectOptions options;
  options.allowed = allowed;
  options.isForEachTarget = true;
  FailureOr<CollectedNeeds> collected = failure();
  {
    ThreadDiagnosticHandler quiet(root->getContext(), [](Diagnostic &) {});
    collected = collectNeeds(root, options);
    if (succeeded(collected) && (!collected->unchecked.empty() ||
                                 failed(verifyStated(*collected, options))))
      collected = failure();
  }
  SmallVector<const NamedTarget *> result;
  if (failed(collected))
    return result;
  for (KnownTarget &known : resolveKnownTargets(root->getContext())) {
    ResolvedTarget &target = known.resolved;
    // If nothing has further needs, no target has to speak for it.
    bool hasSay = !collected->isNothingJudged() && collected->areAllLimits();
    for (StringRef dialect : collected->dialects)
      hasSay |= target.speaksFor(dialect);
    SmallVector<ArrayRef<Requirement>> open;
    bool isAvailable = llvm::all_of(collected->needs, [&](const Need &need) {
      ResolvedTarget::Verdict verdict = target.judge(need.clause.anyOf);
      if (verdict == ResolvedTarget::Verdict::Open)
        open.push_back(need.clause.anyOf);
      hasSay |= verdict != ResolvedTarget::Verdict::NotJudged &&
                !isLimit(need.clause.anyOf);
      return verdict != ResolvedTarget::Verdict::Violated;
    });
    bool isKnown = llvm::none_of(collected->unknownTo, [&](StringRef dialect) {
      return target.speaksFor(dialect);
    });
    auto speaksFor = [&](StringRef name) { return target.speaksFor(name); };
    bool isForeign =
        llvm::any_of(collected->onlyTargets, [&](const auto &entry) {
          return isForeignTarget(root->getContext(), entry.first, speaksFor);
        });
    if (!isAvailable || !hasSay || !isKnown || isForeign)
      continue;
    // Conditions that exclude each other may still be those of different symbol
    // tables, which `check` tells apart.
    if (canHoldTogether(open, target) ||
        check(root, target, CheckScope::Everything, /*within=*/nullptr, allowed)
            .isAvailable())
      result.push_back(known.info);
  }
  return result;
}
