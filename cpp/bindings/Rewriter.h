//===- Rewriter.h - The rewriter for Python patterns ------------*- C++ -*-===//
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

#include <map>

namespace mlir::availability::python {

/// The conversion of a block's arguments.
struct PySignatureConversion {
  explicit PySignatureConversion(unsigned count) : count(count), types(count) {}

  /// The number of arguments before the conversion.
  unsigned count;
  /// The new arguments.
  TypeConverter::SignatureConversion types;
  /// The values that replace arguments. They are checked once a rewriter is
  /// available that knows whether they exist.
  std::map<unsigned, std::vector<nanobind::object>> values;

  /// Throws if there is no such argument, or if its conversion is already set.
  void checkIndex(unsigned index) const;
};

/// The rewriter for a pattern in Python. It forwards calls to the driver's
/// rewriter, and rejects those that the driver can't handle.
class PyRewriter {
public:
  /// `root` is the op that a greedy pattern matched.
  PyRewriter(PatternRewriter &rewriter, Operation *root, CallbackScope &scope)
      : PyRewriter(rewriter, &rewriter, nullptr, root, scope) {}

  /// Makes the object unusable. Called when the pattern has returned.
  void close();
  /// Returns true if the matched op was replaced, erased or modified.
  bool hasChangedRoot() const { return changed.contains(root); }
  /// Returns true if any op was changed or created.
  bool hasChanged() {
    tracker.flush();
    return !changed.empty() || tracker.hasFound();
  }
  /// Returns an op that was replaced or erased but still has users.
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
  nanobind::object createBlock(nanobind::handle region,
                               nanobind::sequence types,
                               std::optional<Arg<MlirBlock>> before);
  nanobind::object splitBlock(Arg<MlirBlock> block, nanobind::handle before);
  void mergeBlocks(Arg<MlirBlock> source, Arg<MlirBlock> dest,
                   nanobind::sequence values);
  void inlineBlockBefore(Arg<MlirBlock> source, nanobind::handle op,
                         nanobind::sequence values);
  void eraseBlock(Arg<MlirBlock> block);
  nanobind::object clone(nanobind::handle op,
                         std::optional<nanobind::dict> values);
  void replaceAllUsesWith(nanobind::handle from, nanobind::handle to);
  void replaceUsesWithIf(nanobind::handle from, nanobind::handle to,
                         nanobind::handle predicate);
  /// `converter` converts the block's argument types, and may be nullptr.
  nanobind::object
  applySignatureConversion(Arg<MlirBlock> block,
                           const PySignatureConversion &conversion,
                           PyTypeConverter *converter);

protected:
  PyRewriter(OpBuilder &builder, PatternRewriter *rewriter,
             ConversionPatternRewriter *conversion, Operation *root,
             CallbackScope &scope)
      : builder(&builder), rewriter(rewriter), conversion(conversion),
        root(root), scope(scope), tracker(builder) {
    tracker.watch();
  }

  /// Throws if the pattern or the materialization has already returned.
  void use();
  /// Returns the driver's rewriter. Also throws in a materialization, which may
  /// only create ops.
  PatternRewriter &usePattern();
  /// Returns the op of a Python object. Throws if the pattern may not replace
  /// the op.
  Operation *getReplaceable(nanobind::handle op);
  /// Returns the value of a Python object. Throws if it may not replace another
  /// value.
  Value getReplacement(nanobind::handle value);
  void replace(Operation *op, SmallVector<SmallVector<Value>> replacements);
  nanobind::object wrapBlock(Block *block);
  /// Returns true if an op has users that won't be erased.
  bool isUsed(Operation *op) const;
  /// Returns true if `op` or one of its ancestors will be erased.
  bool isReplaced(Operation *op) const;
  /// Returns true if a pattern that may only replace its own ops may replace
  /// `op`.
  bool isOwn(Operation *op) const;
  /// Returns the block if it may be changed. Throws if it isn't in the IR.
  Block *getBlock(MlirBlock handle);
  /// Returns the values of a sequence, one for each argument of `block`. Throws
  /// if their number differs, or if types differ that must match.
  SmallVector<Value> getArgumentValues(Block *block, nanobind::sequence values);
  /// Returns the signature conversion for the driver. Throws if it isn't one
  /// for `block`.
  TypeConverter::SignatureConversion
  getSignature(Block *block, const PySignatureConversion &conversion);
  /// Records that `parent` was changed. A conversion then checks again whether
  /// the matched op is legal.
  void setChanged(Operation *parent);
  /// Moves the ops of `source` before a position in `dest`, and erases
  /// `source`. Throws if that isn't possible.
  void inlineBlock(Block *source, Block *dest, Block::iterator before,
                   nanobind::sequence values);
  /// Changes the arguments of `block` outside of a conversion. Returns the
  /// block that replaces it.
  Block *convertSignature(Block *block,
                          TypeConverter::SignatureConversion &conversion);

  OpBuilder *builder;
  PatternRewriter *rewriter;
  /// The same rewriter if it belongs to a conversion, which erases ops at the
  /// end.
  ConversionPatternRewriter *conversion;
  Operation *root;
  CallbackScope &scope;
  InsertionTracker tracker;
  llvm::SmallPtrSet<Operation *, 4> changed, replaced;
  /// Ops that were moved out of the matched op.
  llvm::SmallPtrSet<Operation *, 4> movedOut;
  SmallVector<Operation *> beingModified;
  /// Ops and blocks that a greedy pattern has replaced or erased, with the
  /// Python objects of the ops. They are erased when the pattern returns,
  /// because Python may refer to them until then.
  SmallVector<
      std::pair<llvm::PointerUnion<Operation *, Block *>, nanobind::object>>
      toErase;
  /// Values that were replaced individually.
  llvm::SmallPtrSet<void *, 4> replacedValues;
};

/// The rewriter for a conversion's patterns and materializations.
class PyConversionRewriter : public PyRewriter {
public:
  PyConversionRewriter(ConversionPatternRewriter &rewriter, Operation *root,
                       CallbackScope &scope)
      : PyRewriter(rewriter, &rewriter, &rewriter, root, scope) {}
  /// For a materialization.
  PyConversionRewriter(OpBuilder &builder, CallbackScope &scope)
      : PyRewriter(builder, nullptr, nullptr, nullptr, scope) {}

  void replaceOpWithMultiple(nanobind::handle op,
                             nanobind::sequence replacements);
  nanobind::object
  convertRegionTypes(nanobind::handle region, PyTypeConverter &converter,
                     const PySignatureConversion *entryConversion);
};

} // namespace mlir::availability::python

#endif // MLIR_AVAILABILITY_BINDINGS_REWRITER_H
