//===- LaunchParallelLoops.cpp - Parallel loops to launches ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::availability;

/// The workgroup size. Every Vulkan device supports it (maxComputeWorkGroupSize
/// is at least 128), and it is a multiple of common subgroup sizes.
static constexpr int64_t kWorkgroupSize = 64;

/// The maximum number of workgroups that every Vulkan device can launch
/// (maxComputeWorkGroupCount).
static constexpr int64_t kMaxWorkgroups = 65535;

/// Returns the number of iterations of a loop if it is constant.
static std::optional<int64_t> getStaticSize(scf::ParallelOp loop) {
  int64_t size = 1;
  for (auto [lower, upper, step] : llvm::zip_equal(
           loop.getLowerBound(), loop.getUpperBound(), loop.getStep())) {
    std::optional<int64_t> first = getConstantIntValue(lower);
    std::optional<int64_t> last = getConstantIntValue(upper);
    std::optional<int64_t> stride = getConstantIntValue(step);
    if (!first || !last || !stride || *stride <= 0)
      return std::nullopt;
    int64_t count =
        *last <= *first ? 0 : llvm::divideCeil(*last - *first, *stride);
    if (llvm::MulOverflow(size, count, size))
      return std::nullopt;
  }
  return size;
}

/// Collapses the dimensions of a loop into one with lower bound 0 and step 1.
static scf::ParallelOp collapse(IRRewriter &rewriter, scf::ParallelOp loop) {
  std::vector<unsigned> dimensions(loop.getNumLoops());
  std::iota(dimensions.begin(), dimensions.end(), 0);
  // Workaround: collapse-parallel-loops
  // Upstream's collapseParallelLoops doesn't return the new loop. It is found
  // at the position of the old one.
  Operation *next = loop->getNextNode();
  rewriter.setInsertionPoint(loop);
  collapseParallelLoops(rewriter, loop, {dimensions});
  Operation *made = next->getPrevNode();
  while (!isa<scf::ParallelOp>(made))
    made = made->getPrevNode();
  return cast<scf::ParallelOp>(made);
}

gpu::LaunchOp mlir::availability::createLaunch(OpBuilder &builder, Location loc,
                                               Value blocks, Value threads) {
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  auto launch =
      gpu::LaunchOp::create(builder, loc, blocks, one, one, threads, one, one);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&launch.getBody().front());
  gpu::TerminatorOp::create(builder, loc);
  return launch;
}

/// Moves the body of a loop before `terminator`. `index` replaces the induction
/// variable.
static void moveBody(IRRewriter &rewriter, scf::ParallelOp loop,
                     Operation *terminator, Value index) {
  Block *body = loop.getBody();
  rewriter.eraseOp(body->getTerminator());
  rewriter.inlineBlockBefore(body, terminator, index);
}

/// Moves the body of a loop into an `scf.if` that executes it if the index is
/// below `total`.
static void moveIntoCondition(IRRewriter &rewriter, scf::ParallelOp loop,
                              Value index, Value total) {
  Value isInside = arith::CmpIOp::create(
      rewriter, loop.getLoc(), arith::CmpIPredicate::ult, index, total);
  auto guarded = scf::IfOp::create(rewriter, loop.getLoc(), isInside);
  moveBody(rewriter, loop, guarded.thenYield(), index);
}

/// Moves the body of a loop into an `scf.for` from `index` to `total` with the
/// step `step`.
static void moveIntoLoop(IRRewriter &rewriter, scf::ParallelOp loop,
                         Value index, Value total, Value step) {
  auto strided =
      scf::ForOp::create(rewriter, loop.getLoc(), index, total, step);
  moveBody(rewriter, loop, strided.getBody()->getTerminator(),
           strided.getInductionVar());
}

void mlir::availability::launchLoop(IRRewriter &rewriter,
                                    scf::ParallelOp loop) {
  std::optional<int64_t> size = getStaticSize(loop);
  if (size == 0) {
    rewriter.eraseOp(loop);
    return;
  }
  loop = collapse(rewriter, loop);
  Location loc = loop.getLoc();
  rewriter.setInsertionPoint(loop);
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(rewriter, loc, value);
  };
  int64_t threads = size ? std::min(*size, kWorkgroupSize) : kWorkgroupSize;
  Value total = size ? constant(*size) : loop.getUpperBound().front();
  Value threadCount = constant(threads);
  Value blockCount;
  int64_t covered = 0;
  if (size) {
    int64_t blocks = std::min(
        static_cast<int64_t>(llvm::divideCeil(*size, threads)), kMaxWorkgroups);
    covered = blocks * threads;
    blockCount = constant(blocks);
  } else {
    Value needed =
        arith::CeilDivUIOp::create(rewriter, loc, total, threadCount);
    blockCount =
        arith::MinUIOp::create(rewriter, loc, needed, constant(kMaxWorkgroups));
  }
  gpu::LaunchOp launch = createLaunch(rewriter, loc, blockCount, threadCount);

  rewriter.setInsertionPointToStart(&launch.getBody().front());
  Value before =
      arith::MulIOp::create(rewriter, loc, launch.getBlockIds().x, threadCount);
  Value index =
      arith::AddIOp::create(rewriter, loc, before, launch.getThreadIds().x);
  if (size && covered == *size)
    moveBody(rewriter, loop, launch.getBody().front().getTerminator(), index);
  else if (size && covered > *size)
    moveIntoCondition(rewriter, loop, index, total);
  else
    moveIntoLoop(rewriter, loop, index, total,
                 arith::MulIOp::create(rewriter, loc, launch.getGridSize().x,
                                       threadCount));
  rewriter.eraseOp(loop);
}
