//===- Callbacks.cpp - Patterns made of callbacks -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Conversion/Callbacks.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Patterns and type converters
//===----------------------------------------------------------------------===//

namespace {
class CallbackPattern : public ConversionPattern {
public:
  CallbackPattern(StringRef name, StringRef root, PatternBenefit benefit,
                  bool isBounded, MLIRContext *context,
                  const TypeConverter *converter, MatchAndRewriteFn fn)
      : ConversionPattern(root, benefit, context), name(name),
        fn(std::move(fn)) {
    typeConverter = converter;
    setDebugName(this->name);
    setHasBoundedRewriteRecursion(isBounded);
  }

  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const override {
    return fn(op, operands, rewriter);
  }

private:
  std::string name;
  MatchAndRewriteFn fn;
};
} // namespace

std::unique_ptr<RewritePattern> mlir::availability::makeConversionPattern(
    StringRef name, StringRef root, PatternBenefit benefit, bool isBounded,
    MLIRContext *context, const TypeConverter *converter,
    MatchAndRewriteFn fn) {
  return std::make_unique<CallbackPattern>(name, root, benefit, isBounded,
                                           context, converter, std::move(fn));
}

namespace {
class CallbackRewrite : public RewritePattern {
public:
  CallbackRewrite(StringRef name, StringRef root, PatternBenefit benefit,
                  MLIRContext *context, RewriteFn fn)
      : RewritePattern(root, benefit, context), name(name), fn(std::move(fn)) {
    setDebugName(this->name);
  }

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    return fn(op, rewriter);
  }

private:
  std::string name;
  RewriteFn fn;
};
} // namespace

std::unique_ptr<RewritePattern>
mlir::availability::makeRewritePattern(StringRef name, StringRef root,
                                       PatternBenefit benefit,
                                       MLIRContext *context, RewriteFn fn) {
  return std::make_unique<CallbackRewrite>(name, root, benefit, context,
                                           std::move(fn));
}

std::unique_ptr<TypeConverter> mlir::availability::makeTypeConverter() {
  return std::make_unique<TypeConverter>();
}

//===----------------------------------------------------------------------===//
// InsertionTracker
//===----------------------------------------------------------------------===//

// Workaround: python-insertion-unnoticed
// Upstream's Python bindings insert ops without a builder, so the conversion
// driver doesn't notice. The tracker looks for new ops at the rewriter's
// insertion point and notifies the driver.
void InsertionTracker::watch() {
  Block *block = builder.getInsertionBlock();
  if (!block)
    return;
  bool isEnd = builder.getInsertionPoint() == block->end();
  points.push_back(
      {block, nullptr, isEnd ? nullptr : &*builder.getInsertionPoint()});
  follow(points.back());
}

void InsertionTracker::follow(Point &point) {
  // An op knows its own block, even if it was moved.
  if (point.after) {
    point.block = point.after->getBlock();
    point.before = point.after->getPrevNode();
  } else {
    point.before = point.block->empty() ? nullptr : &point.block->back();
  }
}

void InsertionTracker::follow() {
  for (Point &point : points)
    follow(point);
}

// Workaround: python-insertion-point-block
// An insertion point of upstream's Python bindings stores a block and the op
// before which to insert. If that op has moved to another block, the binding
// inserts there, but records the old block as the parent. The op is inserted
// again to fix this.
static void mendBlock(Operation *op, Block *block) {
  if (op->getBlock() == block)
    return;
  Block::iterator next = std::next(op->getIterator());
  block->getOperations().remove(op);
  block->getOperations().insert(next, op);
}

/// Notifies `listener` of `op`, which is in a block, and of its nested ops.
static void notifyInserted(OpBuilder::Listener &listener, Operation *op) {
  listener.notifyOperationInserted(op, /*previous=*/{});
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      listener.notifyBlockInserted(&block, /*previous=*/nullptr,
                                   /*previousIt=*/{});
      for (Operation &nested : block)
        notifyInserted(listener, &nested);
    }
}

void InsertionTracker::flush() {
  for (const Point &point : points) {
    Operation *op = point.before           ? point.before->getNextNode()
                    : point.block->empty() ? nullptr
                                           : &point.block->front();
    for (; op && op != point.after; op = op->getNextNode()) {
      mendBlock(op, point.block);
      if (found.insert(op) && builder.getListener())
        notifyInserted(*builder.getListener(), op);
    }
  }
}

bool InsertionTracker::isNew(Operation *op) const {
  for (; op; op = op->getParentOp())
    if (found.contains(op))
      return true;
  return false;
}
