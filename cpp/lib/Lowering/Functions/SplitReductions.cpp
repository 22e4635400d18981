//===- SplitReductions.cpp - Long reductions in parts ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitReductions.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"

using namespace mlir;
using namespace mlir::availability;

/// Reductions of fewer numbers to a result are left to one invocation.
static constexpr int64_t kMinSize = 1024;

/// How many results are enough for the invocations that a device has.
static constexpr int64_t kManyResults = 256;

/// Returns the smallest divisor of `size` that isn't less than its root, so
/// that there are about as many parts as there are numbers in each.
static int64_t getNumParts(int64_t size) {
  int64_t part = 1;
  for (int64_t divisor = 1; divisor <= size / divisor; ++divisor)
    if (size % divisor == 0)
      part = divisor;
  return size / part;
}

/// Returns how a reduction is split. No ratio means not at all.
static linalg::SplitReductionOptions chooseSplit(linalg::LinalgOp op) {
  SmallVector<unsigned> reduced;
  op.getReductionDims(reduced);
  if (reduced.size() != 1 || op.hasDynamicShape())
    return {};
  int64_t results = 1;
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  for (auto [dimension, size] : llvm::enumerate(sizes))
    if (dimension != reduced.front())
      results *= size;
  int64_t size = sizes[reduced.front()];
  int64_t parts = size < kMinSize ? size : getNumParts(size);
  if (results >= kManyResults || parts == size)
    return {};
  // The parts come last: neighbours read neighbouring numbers.
  auto output = cast<ShapedType>(op.getDpsInits().front().getType());
  return {parts, static_cast<unsigned>(output.getRank()),
          /*innerParallel=*/true};
}

void mlir::availability::splitReductions(func::FuncOp function) {
  SmallVector<linalg::LinalgOp> ops;
  function.walk([&](linalg::LinalgOp op) {
    if (op.getNumReductionLoops() == 1 && op.getNumDpsInits() == 1)
      ops.push_back(op);
  });
  IRRewriter rewriter(function.getContext());
  for (linalg::LinalgOp op : ops) {
    rewriter.setInsertionPoint(op);
    // An operation without a neutral element stays whole.
    (void)linalg::splitReduction(rewriter, op, chooseSplit);
  }
}
