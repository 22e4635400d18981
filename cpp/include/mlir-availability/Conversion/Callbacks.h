//===- Callbacks.h - Conversions out of functions ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Patterns and type converters whose behaviour is a callback. Language bindings
// use them, because they can't derive from the classes of C++.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_CONVERSION_CALLBACKS_H
#define MLIR_AVAILABILITY_CONVERSION_CALLBACKS_H

#include "mlir/Transforms/DialectConversion.h"
#include "llvm/ADT/SetVector.h"

#include <functional>
#include <memory>

namespace mlir::availability {

/// What a conversion pattern does; see `ConversionPattern::matchAndRewrite`.
using MatchAndRewriteFn =
    std::function<LogicalResult(Operation *op, ArrayRef<ValueRange> operands,
                                ConversionPatternRewriter &rewriter)>;

/// Returns a conversion pattern for ops called `root`. Messages call it `name`.
/// `converter`, if there is one, must outlive the pattern. With `isBounded`,
/// the driver may apply the pattern to ops that it has produced itself; the
/// pattern must make sure that this ends.
std::unique_ptr<RewritePattern>
makeConversionPattern(StringRef name, StringRef root, PatternBenefit benefit,
                      bool isBounded, MLIRContext *context,
                      const TypeConverter *converter, MatchAndRewriteFn fn);

/// What a pattern does; see `RewritePattern::matchAndRewrite`.
using RewriteFn =
    std::function<LogicalResult(Operation *op, PatternRewriter &rewriter)>;

/// Returns a pattern for ops called `root`, which is no conversion pattern.
/// Messages call it `name`.
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

  /// Forgets all insertion points and remembers the present one. To be called
  /// after ops were moved, which makes remembered points invalid.
  void reset() {
    points.clear();
    watch();
  }

  /// Follows the ops that are remembered to where they are now. To be called
  /// after ops were moved within the IR, with `flush` before that.
  void follow();

  /// Takes note of a new op that the listener knows.
  void addKnown(Operation *op) { found.insert(op); }

  /// Notifies the listener of all ops that are new since the last call. The ops
  /// and blocks nested in them are new, too.
  void flush();

  /// Returns true if `flush` has found any op.
  bool hasFound() const { return !found.empty(); }

  /// Returns true if `flush` has found `op`, or an op around it, to be new.
  bool isNew(Operation *op) const;

private:
  /// Between two ops, or the ends of a block.
  struct Point {
    Block *block;
    Operation *before;
    Operation *after;
  };

  /// Finds the block of a point, and the op before it, by what is after it.
  static void follow(Point &point);

  OpBuilder &builder;
  SmallVector<Point> points;
  llvm::SetVector<Operation *> found;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_CONVERSION_CALLBACKS_H
