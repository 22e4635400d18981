//===- GreedyRewrite.cpp - Greedy rewriting for a target ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The greedy driver can't undo a rewrite. It therefore runs a single pattern,
// which applies the other patterns to an op through a rewriter that can. The
// pattern checks the result against the target, and keeps or undoes it. The
// driver is notified only of what is kept. Each pattern runs once, and the cost
// of a trial grows with what the pattern changes, not with the size of the IR.
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Conversion/GreedyRewrite.h"

#include "TrialRewriter.h"

#include "mlir/Rewrite/PatternApplicator.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// State that persists across rewrites
//===----------------------------------------------------------------------===//

namespace {
/// The existing ops and the rewrites of them that were refused. It listens to
/// the driver and forwards to the caller's listener.
class KnownOps : public RewriterBase::ForwardingListener {
public:
  KnownOps(Operation *root, RewriterBase::Listener *listener)
      : ForwardingListener(listener) {
    root->walk([&](Operation *op) { ops.insert(op); });
  }

  const DenseSet<Operation *> &get() const { return ops; }
  /// Returns true the first time that `pattern` is refused for `op`.
  bool refuse(Operation *op, const Pattern *pattern) {
    return refused[op].insert(pattern).second;
  }

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override {
    op->walk([&](Operation *nested) { ops.insert(nested); });
    ForwardingListener::notifyOperationInserted(op, previous);
  }
  void notifyOperationErased(Operation *op) override {
    ForwardingListener::notifyOperationErased(op);
    ops.erase(op);
    refused.erase(op);
  }

private:
  DenseSet<Operation *> ops;
  DenseMap<Operation *, SmallPtrSet<const Pattern *, 2>> refused;
};
} // namespace

//===----------------------------------------------------------------------===//
// Trials
//===----------------------------------------------------------------------===//

namespace {
/// An op that is unavailable after a rewrite.
struct Lacking {
  /// Null if the op vanished when the rewrite was undone.
  Operation *op;
  std::string name;
  std::vector<std::string> messages;
};

/// Applies patterns of a set whose results are available on the target.
class AvailablePattern : public RewritePattern {
public:
  AvailablePattern(MLIRContext *context, KnownOps &known,
                   const availability::ConversionTarget &target,
                   const FrozenRewritePatternSet &patterns,
                   std::vector<RefusedRewrite> &refused)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context),
        known(known), target(target), patterns(patterns), applicator(patterns),
        refused(refused) {
    applicator.applyDefaultCostModel();
    // Each pattern of the set decides whether its recursion is bounded.
    setHasBoundedRewriteRecursion();
  }

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override;

private:
  /// Returns true if the set has patterns that may match the op.
  bool mayMatch(Operation *op) const {
    return patterns.getPDLByteCode() ||
           !patterns.getMatchAnyOpNativePatterns().empty() ||
           patterns.getOpSpecificNativePatterns().contains(op->getName());
  }

  /// Returns the unavailable ops that result from rewriting `op`, except those
  /// in `lackedBefore`.
  std::vector<Lacking>
  findLacking(Operation *op, const TrialRewriter &trial,
              const SmallPtrSetImpl<Operation *> &lackedBefore) const;

  KnownOps &known;
  const availability::ConversionTarget &target;
  const FrozenRewritePatternSet &patterns;
  mutable PatternApplicator applicator;
  std::vector<RefusedRewrite> &refused;
};
} // namespace

/// Returns whether a rewrite may produce an op with this verdict.
static bool mayResult(OpVerdict verdict) {
  switch (verdict) {
  case OpVerdict::Available:
  case OpVerdict::Conditional:
  case OpVerdict::NotJudged:
  case OpVerdict::NeedsNothing:
    return true;
  case OpVerdict::Unavailable:
  case OpVerdict::Unknown:
    return false;
  }
  llvm_unreachable("all verdicts are handled");
}

std::vector<Lacking> AvailablePattern::findLacking(
    Operation *op, const TrialRewriter &trial,
    const SmallPtrSetImpl<Operation *> &lackedBefore) const {
  std::vector<Lacking> lacking;
  for (Operation *result : trial.getResults()) {
    if (mayResult(target.judge(result)) || lackedBefore.contains(result))
      continue;
    bool mustBeAvailable = result == op || trial.isNew(result);
    Lacking &entry =
        lacking.emplace_back(Lacking{mustBeAvailable ? nullptr : result,
                                     result->getName().getStringRef().str(),
                                     {}});
    for (const Violation &violation : target.getViolations(result))
      entry.messages.push_back(target.describe(violation));
  }
  return lacking;
}

LogicalResult
AvailablePattern::matchAndRewrite(Operation *op,
                                  PatternRewriter &rewriter) const {
  if (!mayMatch(op))
    return failure();
  SmallPtrSet<const Pattern *, 4> vetoed;
  SmallPtrSet<Operation *, 4> lackedBefore;
  while (true) {
    TrialRewriter trial(op, known.get());
    const Pattern *taken = nullptr;
    LogicalResult matched = applicator.matchAndRewrite(
        op, trial,
        [&](const Pattern &pattern) { return !vetoed.contains(&pattern); },
        /*onFailure=*/{},
        [&](const Pattern &pattern) {
          taken = &pattern;
          return success();
        });
    trial.finish();
    if (failed(matched)) {
      trial.undo();
      return failure();
    }
    std::vector<Lacking> lacking = findLacking(op, trial, lackedBefore);
    if (lacking.empty()) {
      trial.keep(
          dyn_cast_if_present<RewriterBase::Listener>(rewriter.getListener()));
      return success();
    }
    trial.undo();
    // The rewrite is not to blame for what was unavailable before it.
    auto culprit = llvm::find_if(lacking, [&](const Lacking &each) {
      if (!each.op || mayResult(target.judge(each.op)))
        return true;
      lackedBefore.insert(each.op);
      return false;
    });
    if (culprit == lacking.end())
      continue;
    vetoed.insert(taken);
    if (known.refuse(op, taken))
      refused.push_back({taken->getDebugName().str(),
                         op->getName().getStringRef().str(), op->getLoc(),
                         culprit->name, std::move(culprit->messages)});
  }
}

LogicalResult mlir::availability::applyAvailablePatternsGreedily(
    Operation *root, const availability::ConversionTarget &target,
    const FrozenRewritePatternSet &patterns, GreedyRewriteConfig config,
    std::vector<RefusedRewrite> &refused, bool *changed) {
  KnownOps known(root, config.getListener());
  RewritePatternSet set(root->getContext());
  set.add<AvailablePattern>(root->getContext(), known, target, patterns,
                            refused);
  config.setListener(&known);
  return mlir::applyPatternsGreedily(
      root, FrozenRewritePatternSet(std::move(set)), config, changed);
}
