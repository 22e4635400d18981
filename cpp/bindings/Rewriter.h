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

/// The rewriter that a pattern or a materialization in Python gets. It passes
/// calls on to the driver's rewriter, and refuses those that the driver can't
/// deal with.
class PyRewriter {
public:
  /// `root` is the op that a pattern matched, nullptr for a materialization.
  PyRewriter(OpBuilder &builder, ConversionPatternRewriter *rewriter,
             Operation *root, CallbackScope &scope)
      : builder(&builder), rewriter(rewriter), root(root), scope(scope),
        tracker(builder) {
    tracker.watch();
  }

  /// Makes the object unusable, when the pattern has returned.
  void close();
  /// Returns true if the op that was matched was replaced, erased or modified.
  bool hasChangedRoot() const { return changed.contains(root); }

  nanobind::object getInsertionPoint();
  void setInsertionPoint(Block *block, Block::iterator point);
  void setInsertionPoint(nanobind::handle op, bool after);
  void replaceOp(nanobind::handle op, nanobind::handle replacement);
  void replaceOpWithMultiple(nanobind::handle op,
                             nanobind::sequence replacements);
  void eraseOp(nanobind::handle op);
  void startModification(nanobind::handle op);
  void endModification(nanobind::handle op, bool isCancelled);
  bool notifyMatchFailure(nanobind::handle op, const Text &reason);
  nanobind::object convertRegionTypes(nanobind::handle region,
                                      PyTypeConverter &converter);
  void inlineRegionBefore(nanobind::handle region, nanobind::handle parent,
                          std::optional<Arg<MlirBlock>> before);

private:
  /// Throws when the pattern or the materialization has returned.
  void use();
  /// Returns the driver's rewriter. Throws in a materialization, too, which may
  /// only create ops.
  ConversionPatternRewriter &usePattern();
  /// Returns the op that a Python object stands for. Throws when the pattern
  /// may not replace it.
  Operation *getReplaceable(nanobind::handle op);
  /// Returns the value that a Python object stands for. Throws when it may not
  /// replace another one.
  Value getReplacement(nanobind::handle value);
  void replace(Operation *op, SmallVector<SmallVector<Value>> replacements);
  nanobind::object wrapBlock(Block *block);

  OpBuilder *builder;
  ConversionPatternRewriter *rewriter;
  Operation *root;
  CallbackScope &scope;
  InsertionTracker tracker;
  llvm::SmallPtrSet<Operation *, 4> changed, replaced;
  SmallVector<Operation *> beingModified;
};

} // namespace mlir::availability::python

#endif // MLIR_AVAILABILITY_BINDINGS_REWRITER_H
