//===- Rewriter.h - The rewriter that Python's patterns get -----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_BINDINGS_REWRITER_H
#define MLIR_AVAILABILITY_BINDINGS_REWRITER_H

#include "Conversion.h"

#include "llvm/ADT/SmallPtrSet.h"

namespace mlir::availability::python {

/// The rewriter that a pattern in Python gets. It passes calls on to the
/// driver's rewriter, and refuses those that the driver can't deal with.
class PyRewriter {
public:
  /// `root` is the op that a pattern of the greedy driver matched.
  PyRewriter(PatternRewriter &rewriter, Operation *root, CallbackScope &scope)
      : PyRewriter(rewriter, &rewriter, nullptr, root, scope) {}

  /// Makes the object unusable, when the pattern has returned.
  void close();
  /// Returns true if the op that was matched was replaced, erased or modified.
  bool hasChangedRoot() const { return changed.contains(root); }
  /// Returns true if anything was, or was created.
  bool hasChanged() {
    tracker.flush();
    return !changed.empty() || tracker.hasFound();
  }
  /// Returns an op that was replaced or erased and has users that weren't.
  Operation *findUsed() const;

  nanobind::object getInsertionPoint();
  void setInsertionPoint(Block *block, Block::iterator point);
  void setInsertionPoint(nanobind::handle op, bool after);
  void replaceOp(nanobind::handle op, nanobind::handle replacement);
  void eraseOp(nanobind::handle op);
  void startModification(nanobind::handle op);
  void endModification(nanobind::handle op, bool isCancelled);
  bool notifyMatchFailure(nanobind::handle op, const Text &reason);
  void inlineRegionBefore(nanobind::handle region, nanobind::handle parent,
                          std::optional<Arg<MlirBlock>> before);

protected:
  PyRewriter(OpBuilder &builder, PatternRewriter *rewriter,
             ConversionPatternRewriter *conversion, Operation *root,
             CallbackScope &scope)
      : builder(&builder), rewriter(rewriter), conversion(conversion),
        root(root), scope(scope), tracker(builder) {
    tracker.watch();
  }

  /// Throws when the pattern or the materialization has returned.
  void use();
  /// Returns the driver's rewriter. Throws in a materialization, too, which may
  /// only create ops.
  PatternRewriter &usePattern();
  /// Returns the op that a Python object stands for. Throws when the pattern
  /// may not replace it.
  Operation *getReplaceable(nanobind::handle op);
  /// Returns the value that a Python object stands for. Throws when it may not
  /// replace another one.
  Value getReplacement(nanobind::handle value);
  void replace(Operation *op, SmallVector<SmallVector<Value>> replacements);
  nanobind::object wrapBlock(Block *block);
  /// Returns true if an op has users that aren't to be erased.
  bool isUsed(Operation *op) const;

  OpBuilder *builder;
  PatternRewriter *rewriter;
  /// The same rewriter if it is a conversion's. That erases ops in the end.
  ConversionPatternRewriter *conversion;
  Operation *root;
  CallbackScope &scope;
  InsertionTracker tracker;
  llvm::SmallPtrSet<Operation *, 4> changed, replaced;
  SmallVector<Operation *> beingModified;
  /// Ops that a greedy pattern has replaced or erased. They go when it returns:
  /// until then Python can hold on to them.
  SmallVector<std::pair<Operation *, nanobind::object>> toErase;
};

/// The rewriter that a pattern or a materialization of a conversion gets.
class PyConversionRewriter : public PyRewriter {
public:
  PyConversionRewriter(ConversionPatternRewriter &rewriter, Operation *root,
                       CallbackScope &scope)
      : PyRewriter(rewriter, &rewriter, &rewriter, root, scope) {}
  /// Of a materialization.
  PyConversionRewriter(OpBuilder &builder, CallbackScope &scope)
      : PyRewriter(builder, nullptr, nullptr, nullptr, scope) {}

  void replaceOpWithMultiple(nanobind::handle op,
                             nanobind::sequence replacements);
  nanobind::object convertRegionTypes(nanobind::handle region,
                                      PyTypeConverter &converter);
};

} // namespace mlir::availability::python

#endif // MLIR_AVAILABILITY_BINDINGS_REWRITER_H
