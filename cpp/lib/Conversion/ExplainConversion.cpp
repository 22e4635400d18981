//===- ExplainConversion.cpp - Reasons for failed conversions -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect conversion driver reports which op failed, but not why. To find
// the reason, the conversion runs again on a copy of the IR, in the driver's
// analysis mode, which continues after a failure. A wrapper around every
// pattern records the ops that it inserts and its reasons for not matching. The
// driver's listener reports when a pattern begins and ends.
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Conversion/ExplainConversion.h"
#include "mlir-availability/IR/ShortText.h"

#include "mlir-availability/Support/ThreadDiagnosticHandler.h"

#include "mlir/IR/Iterators.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

using Attempt = ConversionFailure::Attempt;

//===----------------------------------------------------------------------===//
// Recorder
//===----------------------------------------------------------------------===//

namespace {
/// Records which patterns were tried on which op.
class Recorder : public RewriterBase::Listener {
public:
  explicit Recorder(const availability::ConversionTarget &target)
      : target(target) {}

  void notifyPatternBegin(const Pattern &pattern, Operation *op) override;
  void notifyPatternEnd(const Pattern &pattern, LogicalResult status) override;

  /// Records the running pattern's reason for not matching.
  void addReason(function_ref<void(Diagnostic &)> fill, Location location);
  /// Records that the running pattern has inserted or modified `ops`. They
  /// exist until the driver ends the pattern.
  void addProduced(ArrayRef<Operation *> ops);

  /// Returns the attempts that failed on `op`, an op of the original IR.
  std::vector<Attempt> takeAttempts(Operation *op) {
    return std::move(attempts[op]);
  }

  /// Returns why `op` isn't legal, without any attempts.
  ConversionFailure describe(Operation *op) const;

private:
  struct Produced {
    Operation *op;
    std::optional<ConversionFailure> failure;
  };
  /// A pattern that is still running.
  struct Frame {
    Operation *op;
    Attempt attempt;
    SmallVector<Produced> produced;
  };

  const availability::ConversionTarget &target;
  std::vector<Frame> frames;
  /// The pattern that has just ended. It matched, but its results weren't
  /// legal.
  //
  // Workaround: pattern-end-twice
  // Upstream's driver notifies listeners twice of a pattern that matched with
  // results that it can't legalize. The second notification is ignored.
  const Pattern *justFailed = nullptr;
  DenseMap<Operation *, std::vector<Attempt>> attempts;
};
} // namespace

void Recorder::notifyPatternBegin(const Pattern &pattern, Operation *op) {
  justFailed = nullptr;
  Frame frame;
  frame.op = op;
  frame.attempt.pattern = pattern.getDebugName().str();
  frames.push_back(std::move(frame));
}

void Recorder::notifyPatternEnd(const Pattern &pattern, LogicalResult status) {
  if (std::exchange(justFailed, nullptr) == &pattern && failed(status))
    return;
  Frame frame = std::move(frames.back());
  frames.pop_back();
  if (failed(status) && frame.attempt.hasMatched)
    justFailed = &pattern;
  // Set when another pattern that is still running produced the op.
  Produced *produced = nullptr;
  if (!frames.empty())
    for (Produced &candidate : frames.back().produced)
      if (candidate.op == frame.op)
        produced = &candidate;
  if (succeeded(status)) {
    if (produced)
      produced->failure.reset();
    return;
  }
  for (Produced &result : frame.produced)
    if (result.failure && frame.attempt.culprit.empty())
      frame.attempt.culprit.push_back(std::move(*result.failure));
  if (produced && produced->failure)
    produced->failure->attempts.push_back(std::move(frame.attempt));
  else if (frames.empty())
    attempts[frame.op].push_back(std::move(frame.attempt));
}

void Recorder::addReason(function_ref<void(Diagnostic &)> fill,
                         Location location) {
  Diagnostic diagnostic(location, DiagnosticSeverity::Remark);
  fill(diagnostic);
  frames.back().attempt.reasons.push_back(describeDiagnostic(diagnostic));
}

void Recorder::addProduced(ArrayRef<Operation *> ops) {
  Frame &frame = frames.back();
  frame.attempt.hasMatched = true;
  for (Operation *op : ops) {
    frame.attempt.produced.push_back(op->getName().getStringRef().str());
    std::optional<ConversionFailure> failure;
    if (!target.isLegal(op))
      failure = describe(op);
    frame.produced.push_back({op, std::move(failure)});
  }
}

ConversionFailure Recorder::describe(Operation *op) const {
  ConversionFailure failure = {
      op->getName().getStringRef().str(), op->getLoc(), {}, {}, false, {}};
  if (target.judge(op) == OpVerdict::Unavailable)
    for (Violation &violation : target.getViolations(op)) {
      failure.messages.push_back(target.describe(violation));
      failure.clauses.push_back(std::move(violation.clause));
    }
  failure.isMarkedIllegal = failure.messages.empty() && target.isIllegal(op);
  return failure;
}

//===----------------------------------------------------------------------===//
// Watched patterns
//===----------------------------------------------------------------------===//

namespace {
/// Forwards a rewriter's notifications to the driver while a pattern runs.
class PatternListener : public RewriterBase::ForwardingListener {
public:
  PatternListener(RewriterBase &rewriter, Recorder &recorder)
      : ForwardingListener(rewriter.getListener()), recorder(recorder),
        rewriter(rewriter), driver(rewriter.getListener()) {
    rewriter.OpBuilder::setListener(this);
  }
  ~PatternListener() override { rewriter.OpBuilder::setListener(driver); }

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override {
    ForwardingListener::notifyOperationInserted(op, previous);
    if (!previous.isSet())
      produced.insert(op);
  }
  void notifyOperationModified(Operation *op) override {
    ForwardingListener::notifyOperationModified(op);
    produced.insert(op);
  }
  void
  notifyMatchFailure(Location location,
                     function_ref<void(Diagnostic &)> reasonCallback) override {
    ForwardingListener::notifyMatchFailure(location, reasonCallback);
    recorder.addReason(reasonCallback, location);
  }

  llvm::SetVector<Operation *> produced;

private:
  Recorder &recorder;
  OpBuilder &rewriter;
  OpBuilder::Listener *driver;
};

/// A wrapper around a pattern that reports to a recorder.
class WatchedPattern : public RewritePattern {
public:
  WatchedPattern(const RewritePattern &pattern, OperationName root,
                 ArrayRef<StringRef> generated, Recorder &recorder)
      : RewritePattern(root.getStringRef(), pattern.getBenefit(),
                       pattern.getContext(), generated),
        pattern(pattern), recorder(recorder) {
    finish();
  }
  WatchedPattern(const RewritePattern &pattern, ArrayRef<StringRef> generated,
                 Recorder &recorder)
      : RewritePattern(MatchAnyOpTypeTag(), pattern.getBenefit(),
                       pattern.getContext(), generated),
        pattern(pattern), recorder(recorder) {
    finish();
  }

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    PatternListener listener(rewriter, recorder);
    LogicalResult result = pattern.matchAndRewrite(op, rewriter);
    if (succeeded(result))
      recorder.addProduced(listener.produced.getArrayRef());
    return result;
  }

private:
  void finish() {
    setDebugName(pattern.getDebugName());
    setHasBoundedRewriteRecursion(pattern.hasBoundedRewriteRecursion());
  }

  const RewritePattern &pattern;
  Recorder &recorder;
};
} // namespace

/// Returns `patterns`, which must outlive the result, with each pattern watched
/// by `recorder`. PDL patterns can't be watched and are left out.
static FrozenRewritePatternSet watch(const FrozenRewritePatternSet &patterns,
                                     MLIRContext *context, Recorder &recorder) {
  auto getGenerated = [](const RewritePattern &pattern) {
    return llvm::map_to_vector(
        pattern.getGeneratedOps(),
        [](OperationName name) { return name.getStringRef(); });
  };
  RewritePatternSet watched(context);
  for (const auto &[name, list] : patterns.getOpSpecificNativePatterns())
    for (const RewritePattern *pattern : list)
      watched.add(std::make_unique<WatchedPattern>(
          *pattern, name, getGenerated(*pattern), recorder));
  for (const RewritePattern &pattern : patterns.getMatchAnyOpNativePatterns())
    watched.add(std::make_unique<WatchedPattern>(pattern, getGenerated(pattern),
                                                 recorder));
  return FrozenRewritePatternSet(std::move(watched));
}

//===----------------------------------------------------------------------===//
// The analysis
//===----------------------------------------------------------------------===//

namespace {
/// A target for a copy of some IR that forwards queries to another target. It
/// also records the ops of the copy: the driver queries all of them, in
/// conversion order, before it converts any.
class CopyTarget : public mlir::ConversionTarget {
public:
  CopyTarget(const mlir::ConversionTarget &target, Operation *root);

  ArrayRef<Operation *> getOriginals() const { return originals; }
  /// Returns the copies of the original ops, in the same order. There are fewer
  /// if the driver failed before it had queried all ops.
  ArrayRef<Operation *> getCopies() const { return copies; }

private:
  SmallVector<Operation *, 0> originals, copies;
};
} // namespace

CopyTarget::CopyTarget(const mlir::ConversionTarget &target, Operation *root)
    : mlir::ConversionTarget(*root->getContext()) {
  auto isLegal = [this, &target](Operation *op) -> std::optional<bool> {
    if (copies.size() < originals.size())
      copies.push_back(op);
    if (target.isLegal(op))
      return true;
    if (target.isIllegal(op))
      return false;
    return std::nullopt;
  };
  auto isRecursivelyLegal = [&target](Operation *op) -> std::optional<bool> {
    auto details = target.isLegal(op);
    return details && details->isRecursivelyLegal;
  };
  markUnknownOpDynamicallyLegal(isLegal);
  DenseSet<OperationName> recursiveNames;
  root->walk<WalkOrder::PreOrder, ForwardDominanceIterator<>>(
      [&](Operation *op) {
        originals.push_back(op);
        if (!*isRecursivelyLegal(op))
          return WalkResult::advance();
        if (recursiveNames.insert(op->getName()).second) {
          addDynamicallyLegalOp(op->getName(), isLegal);
          markOpRecursivelyLegal(op->getName(), isRecursivelyLegal);
        }
        return WalkResult::skip();
      });
}

std::vector<ConversionFailure> mlir::availability::explainConversion(
    Operation *root, const availability::ConversionTarget &target,
    const FrozenRewritePatternSet &patterns, ConversionMode mode,
    ConversionConfig config) {
  // The driver's copy starts at an ancestor that is isolated from above.
  if (root->getParentOp() &&
      !root->getParentWithTrait<OpTrait::IsIsolatedFromAbove>())
    return {};

  MLIRContext *context = root->getContext();
  ThreadDiagnosticHandler quiet(context, [](Diagnostic &) {});
  Recorder recorder(target);
  CopyTarget copyTarget(target, root);
  DenseSet<Operation *> legalizable;
  config.listener = &recorder;
  config.legalizableOps = &legalizable;
  config.unlegalizedOps = nullptr;
  (void)applyAnalysisConversion(root, copyTarget,
                                watch(patterns, context, recorder), config);

  std::vector<ConversionFailure> failures;
  for (auto [original, copy] :
       llvm::zip(copyTarget.getOriginals(), copyTarget.getCopies())) {
    if (legalizable.contains(original) ||
        (mode == ConversionMode::Partial && !target.isIllegal(original)))
      continue;
    ConversionFailure failure = recorder.describe(original);
    failure.attempts = recorder.takeAttempts(copy);
    failures.push_back(std::move(failure));
  }
  return failures;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// Appends a line for each pattern that was tried on the failed op.
static void describeAttempts(const ConversionFailure &failure, StringRef indent,
                             std::vector<std::string> &lines) {
  for (const Attempt &attempt : failure.attempts) {
    std::string line = (indent + "pattern '" + attempt.pattern + "' ").str();
    if (!attempt.hasMatched) {
      line += attempt.reasons.empty() ? "does not match, and gives no reason"
                                      : "does not match: ";
      lines.push_back(line + llvm::join(attempt.reasons, "; "));
      continue;
    }
    if (attempt.produced.empty())
      line += "would remove it";
    else
      line += "would produce " + llvm::join(attempt.produced, ", ");
    if (attempt.culprit.empty()) {
      lines.push_back(line + ", and block arguments that can't be converted");
      continue;
    }
    const ConversionFailure &culprit = attempt.culprit.front();
    if (!culprit.messages.empty())
      line += "; that needs more than there is:";
    else if (culprit.isMarkedIllegal)
      line += "; " + culprit.opName + " is marked illegal";
    else
      line += "; nothing makes " + culprit.opName + " legal";
    lines.push_back(std::move(line));
    for (const std::string &message : culprit.messages)
      lines.push_back((indent + "  " + message).str());
    describeAttempts(culprit, (indent + "  ").str(), lines);
  }
}

std::vector<std::string>
mlir::availability::describeFailure(const ConversionFailure &failure,
                                    StringRef targetName) {
  std::string head = "'" + failure.opName + "' can't be converted";
  if (!targetName.empty())
    head += (" for " + targetName).str();
  if (failure.messages.empty())
    head += failure.isMarkedIllegal ? ": it is marked illegal"
                                    : ": nothing makes it legal";
  std::vector<std::string> lines = {std::move(head)};
  llvm::append_range(lines, failure.messages);
  if (failure.attempts.empty())
    lines.push_back("no pattern applies to it");
  describeAttempts(failure, "", lines);
  return lines;
}
