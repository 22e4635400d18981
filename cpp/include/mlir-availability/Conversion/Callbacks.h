//===- Callbacks.h - Conversions out of functions ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Patterns and type converters that call a callback. Language bindings use
// them, because they can't derive from C++ classes.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_CONVERSION_CALLBACKS_H
#define MLIR_AVAILABILITY_CONVERSION_CALLBACKS_H

#include "mlir/Transforms/DialectConversion.h"
#include "llvm/ADT/SetVector.h"

#include <functional>
#include <memory>

namespace mlir::availability {

/// The callback of a conversion pattern; see
/// `ConversionPattern::matchAndRewrite`.
using MatchAndRewriteFn =
    std::function<LogicalResult(Operation *op, ArrayRef<ValueRange> operands,
                                ConversionPatternRewriter &rewriter)>;

/// Returns a conversion pattern for ops called `root`. Messages call it `name`.
/// `converter` may be null; otherwise it must outlive the pattern. With
/// `isBounded`, the driver may apply the pattern to ops that the pattern has
/// produced; the pattern must make sure that this recursion ends.
std::unique_ptr<RewritePattern>
makeConversionPattern(StringRef name, StringRef root, PatternBenefit benefit,
                      bool isBounded, MLIRContext *context,
                      const TypeConverter *converter, MatchAndRewriteFn fn);

/// The callback of a rewrite pattern; see `RewritePattern::matchAndRewrite`.
using RewriteFn =
    std::function<LogicalResult(Operation *op, PatternRewriter &rewriter)>;

/// Returns a rewrite pattern for ops called `root`. Messages call it `name`.
std::unique_ptr<RewritePattern>
makeRewritePattern(StringRef name, StringRef root, PatternBenefit benefit,
                   MLIRContext *context, RewriteFn fn);

/// Returns a type converter that doesn't convert anything yet.
std::unique_ptr<TypeConverter> makeTypeConverter();

/// Notifies a builder's listener of ops that were inserted at the builder's
/// insertion point without using the builder, as upstream's Python bindings do.
class InsertionTracker {
public:
  explicit InsertionTracker(OpBuilder &builder) : builder(builder) {}

  /// Remembers the builder's insertion point. `flush` looks for new ops there.
  void watch();

  /// Forgets all insertion points and remembers the current one. Call it after
  /// ops were moved, which makes remembered points invalid.
  void reset() {
    points.clear();
    watch();
  }

  /// Updates the remembered points after ops were moved within the IR. Call
  /// `flush` before the ops are moved.
  void follow();

  /// Records a new op that the listener already knows.
  void addKnown(Operation *op) { found.insert(op); }

  /// Notifies the listener of all ops that were inserted since the last call.
  /// All ops and blocks nested in them count as new.
  void flush();

  /// Returns true if `flush` has found any op.
  bool hasFound() const { return !found.empty(); }

  /// Returns true if `flush` has found `op`, or an op around it, to be new.
  bool isNew(Operation *op) const;

private:
  /// A position between two ops, or at an end of a block.
  struct Point {
    Block *block;
    Operation *before;
    Operation *after;
  };

  /// Updates a point's block and the op before it from the op after it.
  static void follow(Point &point);

  OpBuilder &builder;
  SmallVector<Point> points;
  llvm::SetVector<Operation *> found;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_CONVERSION_CALLBACKS_H
