//===- GreedyRewrite.cpp - Greedy rewriting for a target ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The greedy driver can't undo a rewrite. So it gets one pattern, which asks
// the others on a copy of the IR what they would make of an op. The copy is
// made anew only after IR has changed: patterns that don't match leave it as it
// is.
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Conversion/GreedyRewrite.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// The copy
//===----------------------------------------------------------------------===//

namespace {
/// A copy of the IR. It listens to the driver, and is outdated after a change.
class Copy : public RewriterBase::Listener {
public:
  explicit Copy(Operation *root) : root(root) {}

  /// Returns the copy of an op.
  Operation *getCopy(Operation *op);
  /// Returns the op that one in the copy was made of, nullptr for a new one.
  Operation *getOriginal(Operation *op) const { return originals.lookup(op); }

  /// Lets go of the copy: it is no longer like the IR.
  void reset() {
    copies.clear();
    originals.clear();
    copy = nullptr;
  }

  void notifyOperationInserted(Operation *, OpBuilder::InsertPoint) override {
    reset();
  }
  void notifyBlockInserted(Block *, Region *, Region::iterator) override {
    reset();
  }
  void notifyBlockErased(Block *) override { reset(); }
  void notifyOperationModified(Operation *) override { reset(); }
  void notifyOperationReplaced(Operation *, Operation *) override { reset(); }
  void notifyOperationReplaced(Operation *, ValueRange) override { reset(); }
  void notifyOperationErased(Operation *) override { reset(); }

private:
  Operation *root;
  OwningOpRef<Operation *> copy;
  DenseMap<Operation *, Operation *> copies, originals;
};
} // namespace

Operation *Copy::getCopy(Operation *op) {
  if (Operation *found = copies.lookup(op))
    return found;
  reset();
  IRMapping mapping;
  copy = root->clone(mapping);
  root->walk([&](Operation *each) {
    Operation *clone = mapping.lookupOrNull(each);
    copies[each] = clone;
    originals[clone] = each;
  });
  return copies.lookup(op);
}

//===----------------------------------------------------------------------===//
// Trials
//===----------------------------------------------------------------------===//

namespace {
/// Records what a pattern does to the copy.
class Recorder : public RewriterBase::Listener {
public:
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    results.insert(op);
  }
  void notifyOperationModified(Operation *op) override { results.insert(op); }
  void notifyOperationErased(Operation *op) override {
    op->walk([&](Operation *nested) { results.remove(nested); });
  }

  /// The ops that are new or modified.
  llvm::SetVector<Operation *> results;
};

/// Applies patterns of a set for which the target has what they result in.
class AvailablePattern : public RewritePattern {
public:
  AvailablePattern(MLIRContext *context, Copy &copy,
                   const availability::ConversionTarget &target,
                   const FrozenRewritePatternSet &patterns,
                   std::vector<RefusedRewrite> &refused)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context), copy(copy),
        target(target), patterns(patterns), applicator(patterns),
        refused(refused) {
    applicator.applyDefaultCostModel();
    // Each pattern of the set says itself whether it ends.
    setHasBoundedRewriteRecursion();
  }

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override;

private:
  bool mayMatch(Operation *op) const {
    return patterns.getPDLByteCode() ||
           !patterns.getMatchAnyOpNativePatterns().empty() ||
           patterns.getOpSpecificNativePatterns().contains(op->getName());
  }

  /// Returns true if `op` of the copy, a result of rewriting the op of which
  /// `matched` is the copy, must not be there.
  bool isLacking(Operation *op, Operation *matched) const;

  Copy &copy;
  const availability::ConversionTarget &target;
  const FrozenRewritePatternSet &patterns;
  mutable PatternApplicator applicator;
  std::vector<RefusedRewrite> &refused;
  /// What `refused` has.
  mutable DenseSet<std::pair<Operation *, const Pattern *>> reported;
};
} // namespace

/// Returns whether a rewrite may result in an op.
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

bool AvailablePattern::isLacking(Operation *op, Operation *matched) const {
  if (mayResult(target.judge(op)))
    return false;
  // What wasn't available before the rewrite isn't the rewrite's doing.
  Operation *original = copy.getOriginal(op);
  return op == matched || !original || mayResult(target.judge(original));
}

LogicalResult
AvailablePattern::matchAndRewrite(Operation *op,
                                  PatternRewriter &rewriter) const {
  if (!mayMatch(op))
    return failure();
  SmallPtrSet<const Pattern *, 4> vetoed;
  while (true) {
    Operation *trial = copy.getCopy(op);
    if (!trial)
      return failure();
    PatternRewriter trialRewriter(op->getContext());
    Recorder recorder;
    trialRewriter.setListener(&recorder);
    trialRewriter.setInsertionPoint(trial);
    const Pattern *taken = nullptr;
    if (failed(applicator.matchAndRewrite(
            trial, trialRewriter,
            [&](const Pattern &pattern) { return !vetoed.contains(&pattern); },
            /*onFailure=*/{},
            [&](const Pattern &pattern) {
              taken = &pattern;
              return success();
            })))
      return failure();
    const auto *culprit =
        llvm::find_if(recorder.results, [&](Operation *result) {
          return isLacking(result, trial);
        });
    if (culprit == recorder.results.end()) {
      copy.reset();
      return applicator.matchAndRewrite(
          op, rewriter, [&](const Pattern &each) { return &each == taken; });
    }
    if (reported.insert({op, taken}).second) {
      RefusedRewrite refusal = {taken->getDebugName().str(),
                                op->getName().getStringRef().str(),
                                op->getLoc(),
                                (*culprit)->getName().getStringRef().str(),
                                {}};
      for (const Violation &violation : target.getViolations(*culprit))
        refusal.messages.push_back(target.describe(violation));
      refused.push_back(std::move(refusal));
    }
    vetoed.insert(taken);
    copy.reset();
  }
}

LogicalResult mlir::availability::applyAvailablePatternsGreedily(
    Operation *root, const availability::ConversionTarget &target,
    const FrozenRewritePatternSet &patterns, GreedyRewriteConfig config,
    std::vector<RefusedRewrite> &refused, bool *changed) {
  Copy copy(root);
  RewritePatternSet set(root->getContext());
  set.add<AvailablePattern>(root->getContext(), copy, target, patterns,
                            refused);
  config.setListener(&copy);
  return mlir::applyPatternsGreedily(
      root, FrozenRewritePatternSet(std::move(set)), config, changed);
}
