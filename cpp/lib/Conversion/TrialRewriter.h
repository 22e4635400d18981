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

/// A rewriter for one pattern, whose changes of the IR can be undone or kept.
///
/// It keeps a journal. Ops and blocks that a pattern erases leave the IR, but
/// exist until `keep` or `undo` is called, of which one has to be. Either takes
/// time that grows with what the pattern has changed, whatever the size of the
/// IR.
///
/// New ops that nobody notifies it of are found where the insertion point was,
/// and a change of the op that was matched is found as well: patterns in
/// Python make such. Other changes that go past the rewriter stay.
class TrialRewriter : public PatternRewriter, private RewriterBase::Listener {
public:
  /// `known` has the ops that exist before the trial. `root` is the op that a
  /// pattern is tried on.
  TrialRewriter(Operation *root, const DenseSet<Operation *> &known);
  ~TrialRewriter() override;

  /// Has the journal complete. To be called when the pattern has returned.
  void finish();
  /// Returns the ops that are new, modified or moved, and in the IR.
  ArrayRef<Operation *> getResults() const { return results.getArrayRef(); }
  /// Returns true if `op` wasn't there before.
  bool isNew(Operation *op) const { return created.contains(op); }

  /// Brings the IR back to what it was.
  void undo();
  /// Keeps what was changed, and notifies `listener`, which may be null, of it.
  void keep(RewriterBase::Listener *listener);

  void eraseOp(Operation *op) override;
  void eraseBlock(Block *block) override;
  void startOpModification(Operation *op) override;
  void replaceAllUsesWith(Value from, Value to) override;
  using PatternRewriter::replaceAllUsesWith;

private:
  /// What is changed in place of an op, as it was before.
  struct Snapshot;
  /// What an op refers to. An op that was erased refers to nothing.
  struct References {
    explicit References(Operation *op);
    void restore() const;

    Operation *op;
    SmallVector<Value> operands;
    SmallVector<Block *> successors;
  };
  /// A change: what undoes it, and what tells a listener of it.
  struct Entry {
    std::function<void()> undo;
    std::function<void(RewriterBase::Listener &)> notify;
  };

  void notifyOperationInserted(Operation *op, InsertPoint previous) override;
  void notifyBlockInserted(Block *block, Region *previous,
                           Region::iterator previousIt) override;
  void notifyOperationModified(Operation *op) override;
  void notifyOperationReplaced(Operation *op, ValueRange values) override;

  /// Takes an op out of its block and has it refer to nothing.
  void unlink(Operation *op);
  void deleteDiscarded();

  const DenseSet<Operation *> &known;
  Operation *root;
  std::unique_ptr<Snapshot> rootBefore;
  std::vector<Entry> journal;
  llvm::SetVector<Operation *> results;
  DenseSet<Operation *> created, erased;
  /// What isn't in the IR and is deleted in the end: what was erased, or, after
  /// `undo`, what was new.
  SmallVector<Operation *> discardedOps;
  SmallVector<Block *> discardedBlocks;
  InsertionTracker tracker;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_CONVERSION_TRIALREWRITER_H
