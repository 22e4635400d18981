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
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"

using namespace mlir;
using namespace mlir::availability;

/// Reductions of fewer numbers to a result are left to one invocation.
static constexpr int64_t kMinSize = 1024;

/// How many results are enough for the invocations that a device has.
static constexpr int64_t kManyResults = 256;

/// In how many parts a reduction is split of as many numbers as there are.
static constexpr int64_t kDynamicParts = 256;

/// Returns the smallest divisor of `size` that isn't less than its root, so
/// that there are about as many parts as there are numbers in each.
static int64_t getNumParts(int64_t size) {
  int64_t part = 1;
  for (int64_t divisor = 1; divisor <= size / divisor; ++divisor)
    if (size % divisor == 0)
      part = divisor;
  return size / part;
}

/// Returns the only dimension that `op` reduces.
static unsigned getReducedDimension(linalg::LinalgOp op) {
  SmallVector<unsigned> reduced;
  op.getReductionDims(reduced);
  return reduced.front();
}

/// Returns how many results an operation has, kManyResults for a number that
/// isn't known.
static int64_t countResults(linalg::LinalgOp op) {
  int64_t results = 1;
  for (auto [dimension, size] : llvm::enumerate(op.getStaticLoopRanges())) {
    if (dimension == getReducedDimension(op))
      continue;
    if (ShapedType::isDynamic(size))
      return kManyResults;
    results *= size;
  }
  return results;
}

/// Splits a reduction of as many numbers as the function is passed. Each
/// invocation of a loop reduces successive ones.
static void splitDynamic(RewriterBase &rewriter, linalg::LinalgOp op) {
  auto reduction = dyn_cast<PartialReductionOpInterface>(op.getOperation());
  if (!reduction || countResults(op) >= kManyResults)
    return;
  unsigned reduced = getReducedDimension(op);
  SmallVector<OpFoldResult> numThreads(op.getNumLoops(),
                                       rewriter.getIndexAttr(0));
  numThreads[reduced] = rewriter.getIndexAttr(kDynamicParts);
  scf::SCFTilingOptions options;
  options.setLoopType(scf::SCFTilingOptions::LoopType::ForallOp)
      .setReductionTilingStrategy(
          ReductionTilingStrategy::PartialReductionOuterParallel)
      .setReductionDims(reduced)
      .setNumThreads(numThreads);
  FailureOr<scf::SCFTilingResult> tiled =
      scf::tileUsingSCF(rewriter, reduction, options);
  // An operation without a neutral element stays whole.
  if (succeeded(tiled))
    rewriter.replaceOp(op, tiled->replacements);
}

/// Returns how a reduction is split. No ratio means not at all.
static linalg::SplitReductionOptions chooseSplit(linalg::LinalgOp op) {
  if (op.hasDynamicShape())
    return {};
  int64_t results = countResults(op);
  int64_t size = op.getStaticLoopRanges()[getReducedDimension(op)];
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
    if (op.hasPureTensorSemantics() && op.getNumReductionLoops() == 1 &&
        op.getNumDpsInits() == 1)
      ops.push_back(op);
  });
  IRRewriter rewriter(function.getContext());
  for (linalg::LinalgOp op : ops) {
    rewriter.setInsertionPoint(op);
    if (ShapedType::isDynamic(
            op.getStaticLoopRanges()[getReducedDimension(op)])) {
      splitDynamic(rewriter, op);
      continue;
    }
    // An operation without a neutral element stays whole.
    (void)linalg::splitReduction(rewriter, op, chooseSplit);
  }
}
