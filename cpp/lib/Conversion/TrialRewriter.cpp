//===- TrialRewriter.cpp - Rewrites that can be undone --------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TrialRewriter.h"

#include "mlir-availability/Support/LLVMVersions.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Snapshots of ops
//===----------------------------------------------------------------------===//

TrialRewriter::References::References(Operation *op)
    : op(op), operands(op->getOperands()), successors(op->getSuccessors()) {}

void TrialRewriter::References::restore() const {
  op->setOperands(operands);
  for (auto [index, successor] : llvm::enumerate(successors))
    op->setSuccessor(successor, index);
}

struct TrialRewriter::Snapshot {
  explicit Snapshot(Operation *op)
      : op(op), loc(op->getLoc()), attributes(op->getRawDictionaryAttrs()),
        references(op) {
    if (PropertiesRef own = op->getPropertiesStorage()) {
      properties = ::operator new(op->getPropertiesStorageSize());
      name.initOpProperties(getPropertiesAt(name, properties), own);
    }
  }
  Snapshot(const Snapshot &) = delete;
  Snapshot &operator=(const Snapshot &) = delete;
  ~Snapshot() {
    if (!properties)
      return;
    name.destroyOpProperties(getPropertiesAt(name, properties));
    ::operator delete(properties);
  }

  /// Returns true if the op differs from the snapshot.
  bool hasChanged() const {
    return op->getLoc() != loc || op->getRawDictionaryAttrs() != attributes ||
           !llvm::equal(op->getOperands(), references.operands) ||
           !llvm::equal(op->getSuccessors(), references.successors) ||
           (properties &&
            !name.compareOpProperties(op->getPropertiesStorage(),
                                      getPropertiesAt(name, properties)));
  }

  void restore() const {
    op->setLoc(loc);
    op->setDiscardableAttrs(attributes);
    references.restore();
    if (properties)
      op->copyProperties(getPropertiesAt(name, properties));
  }

  Operation *op;
  OperationName name = op->getName();
  LocationAttr loc;
  DictionaryAttr attributes;
  References references;
  void *properties = nullptr;
};

//===----------------------------------------------------------------------===//
// The journal
//===----------------------------------------------------------------------===//

TrialRewriter::TrialRewriter(Operation *root,
                             const DenseSet<Operation *> &known)
    : PatternRewriter(root->getContext()), known(known), root(root),
      rootBefore(std::make_unique<Snapshot>(root)), tracker(*this) {
  setListener(this);
  setInsertionPoint(root);
  tracker.watch();
}

TrialRewriter::~TrialRewriter() {
  assert(journal.empty() && "neither kept nor undone");
}

void TrialRewriter::notifyOperationInserted(Operation *op,
                                            InsertPoint previous) {
  tracker.addKnown(op);
  if (previous.isSet()) {
    results.insert(op);
    Block *block = previous.getBlock();
    Block::iterator point = previous.getPoint();
    journal.push_back({[=] { op->moveBefore(block, point); },
                       [=](RewriterBase::Listener &listener) {
                         listener.notifyOperationInserted(op, previous);
                       }});
    return tracker.follow();
  }
  // An existing op was moved without a notification.
  if (known.contains(op) || !created.insert(op).second)
    return;
  results.insert(op);
  journal.push_back({[=] {
                       op->remove();
                       discardedOps.push_back(op);
                     },
                     [=](RewriterBase::Listener &listener) {
                       listener.notifyOperationInserted(op, {});
                     }});
}

void TrialRewriter::notifyBlockInserted(Block *block, Region *previous,
                                        Region::iterator previousIt) {
  auto notify = [=](RewriterBase::Listener &listener) {
    listener.notifyBlockInserted(block, previous, previousIt);
  };
  if (previous)
    return journal.push_back({[=] {
                                previous->getBlocks().splice(
                                    previousIt, block->getParent()->getBlocks(),
                                    block->getIterator());
                              },
                              notify});
  journal.push_back({[=] {
                       block->getParent()->getBlocks().remove(block);
                       discardedBlocks.push_back(block);
                     },
                     notify});
}

void TrialRewriter::notifyOperationModified(Operation *op) {
  results.insert(op);
  journal.push_back({[] {},
                     [=](RewriterBase::Listener &listener) {
                       listener.notifyOperationModified(op);
                     }});
}

void TrialRewriter::notifyOperationReplaced(Operation *op, ValueRange values) {
  journal.push_back({[] {},
                     [op, values = llvm::to_vector(values)](
                         RewriterBase::Listener &listener) {
                       listener.notifyOperationReplaced(op, values);
                     }});
}

//===----------------------------------------------------------------------===//
// Changes
//===----------------------------------------------------------------------===//

void TrialRewriter::startOpModification(Operation *op) {
  tracker.flush();
  journal.push_back(
      {[before = std::make_shared<Snapshot>(op)] { before->restore(); }, {}});
}

void TrialRewriter::replaceAllUsesWith(Value from, Value to) {
  tracker.flush();
  for (OpOperand &use : llvm::make_early_inc_range(from.getUses())) {
    Operation *user = use.getOwner();
    unsigned index = use.getOperandNumber();
    journal.push_back({[=] { user->setOperand(index, from); }, {}});
    use.set(to);
    finalizeOpModification(user);
  }
}

void TrialRewriter::unlink(Operation *op) {
  Block *block = op->getBlock();
  Block::iterator next = std::next(op->getIterator());
  if (getInsertionBlock() == block && getInsertionPoint() == op->getIterator())
    setInsertionPoint(block, next);
  auto references = std::make_shared<std::vector<References>>();
  op->walk([&](Operation *nested) {
    references->emplace_back(nested);
    results.remove(nested);
    erased.insert(nested);
  });
  journal.push_back({[=] {
                       block->getOperations().insert(next, op);
                       for (const References &each : *references)
                         each.restore();
                     },
                     [=](RewriterBase::Listener &listener) {
                       // A listener may read the operands.
                       for (const References &each : *references)
                         each.restore();
                       for (const References &each : *references)
                         listener.notifyOperationErased(each.op);
                       op->dropAllReferences();
                     }});
  discardedOps.push_back(op);
  op->dropAllReferences();
  op->remove();
}

void TrialRewriter::eraseOp(Operation *op) {
  tracker.flush();
  unlink(op);
  tracker.reset();
}

void TrialRewriter::eraseBlock(Block *block) {
  tracker.flush();
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(*block)))
    unlink(&op);
  Region *region = block->getParent();
  Region::iterator next = std::next(block->getIterator());
  journal.push_back({[=] { region->getBlocks().insert(next, block); },
                     [=](RewriterBase::Listener &listener) {
                       listener.notifyBlockErased(block);
                     }});
  discardedBlocks.push_back(block);
  if (getInsertionBlock() == block)
    clearInsertionPoint();
  region->getBlocks().remove(block);
  tracker.reset();
}

//===----------------------------------------------------------------------===//
// Keeping and undoing
//===----------------------------------------------------------------------===//

void TrialRewriter::finish() {
  tracker.flush();
  if (!erased.contains(root) && !results.contains(root) &&
      rootBefore->hasChanged())
    notifyOperationModified(root);
}

void TrialRewriter::undo() {
  // New ops and blocks leave the IR and are deleted once nothing refers to
  // them.
  discardedOps.clear();
  discardedBlocks.clear();
  for (Entry &entry : llvm::reverse(journal))
    entry.undo();
  rootBefore->restore();
  journal.clear();
  results.clear();
  deleteDiscarded();
}

void TrialRewriter::keep(RewriterBase::Listener *listener) {
  if (listener)
    for (Entry &entry : journal)
      if (entry.notify)
        entry.notify(*listener);
  journal.clear();
  deleteDiscarded();
}

void TrialRewriter::deleteDiscarded() {
  for (Operation *op : discardedOps) {
    op->dropAllReferences();
    op->dropAllDefinedValueUses();
  }
  for (Operation *op : discardedOps)
    op->destroy();
  for (Block *block : discardedBlocks) {
    block->dropAllDefinedValueUses();
    block->dropAllUses();
    delete block;
  }
  discardedOps.clear();
  discardedBlocks.clear();
}
