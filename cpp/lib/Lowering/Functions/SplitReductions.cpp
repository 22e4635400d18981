//===- SplitReductions.cpp - Splitting reductions -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"

using namespace mlir;
using namespace mlir::availability;

/// One invocation performs reductions of fewer numbers than this per result.
static constexpr int64_t kMinSize = 1024;

/// This many results occupy a device's invocations without splitting.
static constexpr int64_t kManyResults = 256;

/// The number of parts for a reduction of dynamic size.
static constexpr int64_t kDynamicParts = 256;

/// Returns the smallest divisor of `size` that isn't below its square root, so
/// that the number of parts and their size are similar.
static int64_t getNumParts(int64_t size) {
  int64_t part = 1;
  for (int64_t divisor = 1; divisor <= size / divisor; ++divisor)
    if (size % divisor == 0)
      part = divisor;
  return size / part;
}

/// Returns the one dimension that `op` reduces.
static unsigned getReducedDimension(linalg::LinalgOp op) {
  SmallVector<unsigned> reduced;
  op.getReductionDims(reduced);
  return reduced.front();
}

/// Returns the number of results of an operation, kManyResults if it is
/// dynamic.
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

/// Splits a reduction of dynamic size. Each invocation of a loop reduces
/// consecutive numbers.
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
  // A reduction without a neutral element isn't split.
  if (succeeded(tiled))
    rewriter.replaceOp(op, tiled->replacements);
}

/// Returns how to split a reduction. A ratio of 0 means not at all.
static linalg::SplitReductionOptions chooseSplit(linalg::LinalgOp op) {
  if (op.hasDynamicShape())
    return {};
  int64_t results = countResults(op);
  int64_t size = op.getStaticLoopRanges()[getReducedDimension(op)];
  int64_t parts = size < kMinSize ? size : getNumParts(size);
  if (results >= kManyResults || parts == size)
    return {};
  // The dimension of parts is innermost, so that neighbouring invocations read
  // neighbouring numbers.
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
    // A reduction without a neutral element isn't split.
    (void)linalg::splitReduction(rewriter, op, chooseSplit);
  }
}
