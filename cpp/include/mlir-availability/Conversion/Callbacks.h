//===- Callbacks.h - Conversions out of functions ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For those who don't derive classes: bindings.
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

/// Returns a conversion pattern for ops called `root`. `name` is how messages
/// call it. `converter`, if there is one, must outlive the pattern.
/// `isBounded` says that it may be applied to what it produces: it must see to
/// an end of that itself.
std::unique_ptr<RewritePattern>
makeConversionPattern(StringRef name, StringRef root, PatternBenefit benefit,
                      bool isBounded, MLIRContext *context,
                      const TypeConverter *converter, MatchAndRewriteFn fn);

/// Returns a type converter that doesn't convert anything yet.
std::unique_ptr<TypeConverter> makeTypeConverter();

/// Tells a builder's listener of ops that are inserted without the builder,
/// where the builder would insert them. Upstream's Python bindings do that.
class InsertionTracker {
public:
  explicit InsertionTracker(OpBuilder &builder) : builder(builder) {}

  /// Remembers the builder's insertion point, to look there for new ops later.
  void watch();

  /// Forgets the insertion points, those where ops have been moved since, and
  /// watches the present one.
  void reset() {
    points.clear();
    watch();
  }

  /// Tells the listener of the ops that are new since the last time: they, and
  /// the blocks and ops nested in them, count as created by the builder.
  void flush();

  /// Returns true if `op`, or an op around it, was found to be new.
  bool isNew(Operation *op) const;

private:
  /// Between two ops, or the ends of a block.
  struct Point {
    Block *block;
    Operation *before;
    Operation *after;
  };

  OpBuilder &builder;
  SmallVector<Point> points;
  llvm::SetVector<Operation *> found;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_CONVERSION_CALLBACKS_H
