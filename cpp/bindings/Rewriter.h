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

#include <map>

namespace mlir::availability::python {

/// What becomes of the arguments of a block.
struct PySignatureConversion {
  explicit PySignatureConversion(unsigned count) : count(count), types(count) {}

  /// How many arguments there are before.
  unsigned count;
  /// What new arguments there are.
  TypeConverter::SignatureConversion types;
  /// The values that take an argument's place. They are looked at when a
  /// rewriter is there that knows whether they exist.
  std::map<unsigned, std::vector<nanobind::object>> values;

  /// Throws when there is no such argument, or when it is said already what
  /// becomes of it.
  void checkIndex(unsigned index) const;
};

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
  /// `converter` is for the types of a conversion, which may be nullptr.
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
  /// Returns true if `op` is to be erased, or an op around it is.
  bool isReplaced(Operation *op) const;
  /// Returns true if the pattern may replace `op` where it may replace nothing
  /// but its own.
  bool isOwn(Operation *op) const;
  /// Returns a block that may be changed. Throws when it isn't in the IR.
  Block *getBlock(MlirBlock handle);
  /// Returns the values of a sequence, one for each argument of `block`. Throws
  /// when there are more or less, or when types differ that must not.
  SmallVector<Value> getArgumentValues(Block *block, nanobind::sequence values);
  /// Returns what the driver is told of a signature. Throws when it isn't one
  /// of `block`.
  TypeConverter::SignatureConversion
  getSignature(Block *block, const PySignatureConversion &conversion);
  /// Records that `parent` was changed. A conversion asks anew whether the op
  /// that was matched is legal.
  void setChanged(Operation *parent);
  /// Moves the ops of `source` to before a place in `dest`, and drops it.
  /// Throws when it can't.
  void inlineBlock(Block *source, Block *dest, Block::iterator before,
                   nanobind::sequence values);
  /// Changes the arguments of `block` where no conversion does. Returns the
  /// block that takes its place.
  Block *convertSignature(Block *block,
                          TypeConverter::SignatureConversion &conversion);

  OpBuilder *builder;
  PatternRewriter *rewriter;
  /// The same rewriter if it is a conversion's. That erases ops in the end.
  ConversionPatternRewriter *conversion;
  Operation *root;
  CallbackScope &scope;
  InsertionTracker tracker;
  llvm::SmallPtrSet<Operation *, 4> changed, replaced;
  /// Ops that were moved out of the op that was matched.
  llvm::SmallPtrSet<Operation *, 4> movedOut;
  SmallVector<Operation *> beingModified;
  /// Ops and blocks that a greedy pattern has replaced or erased, and the
  /// Python objects of the ops. They go when the pattern returns: until then
  /// Python can hold on to them.
  SmallVector<
      std::pair<llvm::PointerUnion<Operation *, Block *>, nanobind::object>>
      toErase;
  /// Values that were replaced on their own.
  llvm::SmallPtrSet<void *, 4> replacedValues;
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
  nanobind::object
  convertRegionTypes(nanobind::handle region, PyTypeConverter &converter,
                     const PySignatureConversion *entryConversion);
};

} // namespace mlir::availability::python

#endif // MLIR_AVAILABILITY_BINDINGS_REWRITER_H
