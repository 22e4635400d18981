//===- TrialRewriter.h - Rewrites that can be undone ------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_CONVERSION_TRIALREWRITER_H
#define MLIR_AVAILABILITY_LIB_CONVERSION_TRIALREWRITER_H

#include "mlir-availability/Conversion/Callbacks.h"

#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::availability {

/// A rewriter for one pattern whose changes of the IR can be undone or kept.
///
/// It keeps a journal. Erased ops and blocks leave the IR, but exist until
/// `keep` or `undo` is called; exactly one of these must be called. The cost of
/// either grows with what the pattern changed, not with the size of the IR.
///
/// Python patterns make changes without notifying the rewriter. It finds new
/// ops at former insertion points and changes of the matched op. Other
/// unnotified changes are not undone.
class TrialRewriter : public PatternRewriter, private RewriterBase::Listener {
public:
  /// `known` has the ops that exist before the trial. `root` is the op that a
  /// pattern is tried on.
  TrialRewriter(Operation *root, const DenseSet<Operation *> &known);
  ~TrialRewriter() override;

  /// Completes the journal. Call this when the pattern has returned.
  void finish();
  /// Returns the ops in the IR that are new, modified or moved.
  ArrayRef<Operation *> getResults() const { return results.getArrayRef(); }
  /// Returns true if `op` was created during the trial.
  bool isNew(Operation *op) const { return created.contains(op); }

  /// Restores the IR to its state before the trial.
  void undo();
  /// Keeps the changes and notifies `listener` of them unless it is null.
  void keep(RewriterBase::Listener *listener);

  void eraseOp(Operation *op) override;
  void eraseBlock(Block *block) override;
  void startOpModification(Operation *op) override;
  void replaceAllUsesWith(Value from, Value to) override;
  using PatternRewriter::replaceAllUsesWith;

private:
  /// The state of an op before it was modified in place.
  struct Snapshot;
  /// The operands and successors of an op. An erased op has none.
  struct References {
    explicit References(Operation *op);
    void restore() const;

    Operation *op;
    SmallVector<Value> operands;
    SmallVector<Block *> successors;
  };
  /// A change: how to undo it, and how to notify a listener of it.
  struct Entry {
    std::function<void()> undo;
    std::function<void(RewriterBase::Listener &)> notify;
  };

  void notifyOperationInserted(Operation *op, InsertPoint previous) override;
  void notifyBlockInserted(Block *block, Region *previous,
                           Region::iterator previousIt) override;
  void notifyOperationModified(Operation *op) override;
  void notifyOperationReplaced(Operation *op, ValueRange values) override;

  /// Removes an op from its block and drops its references.
  void unlink(Operation *op);
  void deleteDiscarded();

  const DenseSet<Operation *> &known;
  Operation *root;
  std::unique_ptr<Snapshot> rootBefore;
  std::vector<Entry> journal;
  llvm::SetVector<Operation *> results;
  DenseSet<Operation *> created, erased;
  /// Ops and blocks outside the IR, to be deleted at the end: erased ones or,
  /// after `undo`, new ones.
  SmallVector<Operation *> discardedOps;
  SmallVector<Block *> discardedBlocks;
  InsertionTracker tracker;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_CONVERSION_TRIALREWRITER_H
