//===- ParallelWalk.h - A walk on several threads ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ops are dealt out to threads in pre-order, in pieces. With many
// functions, a piece is several functions. With few functions, a piece is a
// number of ops, so that a large function is shared too and the nesting depth
// doesn't matter. To find the end of such a piece, a thread steps over its ops
// while the others wait, which costs a quarter of a visit.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_PARALLELWALK_H
#define MLIR_AVAILABILITY_LIB_ENGINE_PARALLELWALK_H

#include "mlir-availability/Support/ForkedProcess.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/Support/ThreadPool.h"

#include <mutex>
#include <optional>
#include <vector>

namespace mlir::availability {

/// Returns the first op in the blocks of [begin, end), nullptr when all are
/// empty.
inline Operation *findFirstOp(Region::iterator begin, Region::iterator end) {
  for (Block &block : llvm::make_range(begin, end))
    if (!block.empty())
      return &block.front();
  return nullptr;
}

/// Same, for the blocks of regions.
inline Operation *findFirstOp(MutableArrayRef<Region> regions) {
  for (Region &region : regions)
    if (Operation *op = findFirstOp(region.begin(), region.end()))
      return op;
  return nullptr;
}

/// Returns the op after `op` and everything nested in it, in a pre-order walk
/// of `root`; nullptr when there is none.
inline Operation *getNextAfterNested(Operation *op, Operation *root) {
  for (; op != root; op = op->getParentOp()) {
    if (Operation *next = op->getNextNode())
      return next;
    Block *block = op->getBlock();
    Region *region = block->getParent();
    if (Operation *later =
            findFirstOp(std::next(Region::iterator(block)), region->end()))
      return later;
    auto regions = region->getParentOp()->getRegions();
    if (Operation *later =
            findFirstOp(regions.drop_front(region->getRegionNumber() + 1)))
      return later;
  }
  return nullptr;
}

/// Prefetches memory at some distance after `op`, which is usually where the
/// next ops lie with their operands and results. Without this, stepping from op
/// to op stalls on memory because the hardware prefetcher sees no pattern. On
/// one machine it took ten times as long.
inline void prefetchAfter(Operation *op) {
  constexpr size_t kLine = 64;
  const char *address = reinterpret_cast<const char *>(op) + 16 * kLine;
  for (const char *end = address + 4 * kLine; address != end; address += kLine)
    LLVM_PREFETCH(address, /*rw=*/0, /*locality=*/3);
}

/// Returns true for function-like ops: they hold code and, unlike modules, no
/// functions.
inline bool isFunctionLike(Operation *op) {
  return op->hasTrait<OpTrait::IsIsolatedFromAbove>() &&
         !op->hasTrait<OpTrait::SymbolTable>();
}

/// A pre-order walk that skips some ops with everything nested in them.
/// `isPassedBy` is called only on ops with regions, and never on the root.
class PreOrderWalk {
public:
  explicit PreOrderWalk(Operation *root,
                        function_ref<bool(Operation *)> isPassedBy = nullptr)
      : root(root), isPassedBy(isPassedBy) {}

  Operation *getRoot() const { return root; }

  /// Returns the op after `op`, nullptr after the last.
  Operation *getNext(Operation *op) const {
    // Most ops have no regions and are followed by another op in the block.
    if (op->getNumRegions() == 0 && op != root)
      if (Operation *next = op->getNextNode())
        return next->getNumRegions() == 0 ? next : passBy(next);
    return getNextOfOthers(op);
  }

  /// Returns the op after `op` and everything nested in it, nullptr after the
  /// last.
  Operation *getNextOutside(Operation *op) const {
    return passBy(getNextAfterNested(op, root));
  }

  /// Returns true when `op` is a function below the root.
  bool isFunction(Operation *op) const {
    return op != root && isFunctionLike(op);
  }

  /// Returns true when there are more than `count` ops.
  bool hasMoreOps(size_t count) const {
    Operation *op = root;
    for (; op && count != 0; --count)
      op = getNext(op);
    return op;
  }

  /// Returns true when there are at least `count` functions, with few other ops
  /// before them.
  bool hasFunctions(size_t count) const {
    Operation *op = root;
    for (size_t steps = 0; op && count != 0 && steps != 1024; ++steps) {
      bool isWhole = isFunction(op);
      count -= isWhole;
      op = isWhole ? getNextOutside(op) : getNext(op);
    }
    return count == 0;
  }

private:
  LLVM_ATTRIBUTE_NOINLINE Operation *getNextOfOthers(Operation *op) const {
    Operation *nested =
        op->getNumRegions() != 0 ? findFirstOp(op->getRegions()) : nullptr;
    return passBy(nested ? nested : getNextAfterNested(op, root));
  }

  Operation *passBy(Operation *next) const {
    while (isPassedBy && next && next->getNumRegions() != 0 && isPassedBy(next))
      next = getNextAfterNested(next, root);
    return next;
  }

  Operation *root;
  function_ref<bool(Operation *)> isPassedBy;
};

/// Consecutive ops of a pre-order walk.
struct WalkPiece {
  /// The number of pieces before this one.
  size_t index;
  /// The first op; nullptr when no piece is left.
  Operation *first;
  /// The op after the last, nullptr at the end of the walk.
  Operation *end;
};

/// Deals out the pieces of a walk. Thread-safe.
class WalkPieces {
public:
  /// With `keepsFunctions`, functions are not divided.
  WalkPieces(const PreOrderWalk &walk, bool keepsFunctions)
      : walk(walk), next(walk.getRoot()), keepsFunctions(keepsFunctions) {}

  /// Returns the next piece.
  WalkPiece take() {
    std::lock_guard<std::mutex> lock(mutex);
    Operation *first = next;
    for (size_t size = 0; next && size < kPieceSize;)
      size += step();
    return {count++, first, next};
  }

  // Large enough to make dealing out cheap, and small enough for the ops to
  // stay in a cache and for all threads to finish at about the same time.
  static constexpr size_t kPieceSize = 4096;

private:
  /// Advances to the next op, or past a function. Returns the estimated number
  /// of ops in the step.
  size_t step() {
    if (keepsFunctions && walk.isFunction(next)) {
      next = walk.getNextOutside(next);
      return kPieceSize / 4;
    }
    prefetchAfter(next);
    next = walk.getNext(next);
    return 1;
  }

  const PreOrderWalk &walk;
  Operation *next;
  bool keepsFunctions;
  size_t count = 0;
  std::mutex mutex;
};

/// Visits the ops of a walk. Large IR is visited on the threads of the context,
/// if it has several. Each thread uses its own visitor from `makeVisitor`,
/// called as `visitor(op, result)`. Returns the result of each piece of the IR,
/// in IR order.
///
/// A visitor sees its ops in IR order, but not all ops. It must neither change
/// the IR nor report diagnostics.
template <typename Result, typename MakeVisitor>
std::vector<Result> walkInParallel(const PreOrderWalk &walk,
                                   MakeVisitor makeVisitor) {
  auto visit = [&walk](auto &visitor, const WalkPiece &piece) {
    Result result;
    for (Operation *op = piece.first; op != piece.end; op = walk.getNext(op)) {
      prefetchAfter(op);
      visitor(op, result);
    }
    return result;
  };
  std::vector<Result> results;
  MLIRContext *context = walk.getRoot()->getContext();
  const size_t numThreads = context->getNumThreads();
  // With enough functions, their different sizes average out.
  bool keepsFunctions = walk.hasFunctions(16 * numThreads);
  // For few ops, or a single piece, waking other threads doesn't pay.
  constexpr size_t kFewOps = 2048;
  if (numThreads == 1 ||
      !walk.hasMoreOps(keepsFunctions ? kFewOps : 2 * WalkPieces::kPieceSize)) {
    auto visitor = makeVisitor();
    results.push_back(visit(visitor, {0, walk.getRoot(), nullptr}));
    return results;
  }

  WalkPieces pieces(walk, keepsFunctions);
  std::mutex mutex;
  auto work = [&] {
    auto visitor = makeVisitor();
    for (WalkPiece piece = pieces.take(); piece.first; piece = pieces.take()) {
      Result result = visit(visitor, piece);
      std::lock_guard<std::mutex> lock(mutex);
      if (results.size() <= piece.index)
        results.resize(piece.index + 1);
      results[piece.index] = std::move(result);
    }
  };
  // After a fork, the threads of the context exist only in the parent process.
  std::optional<llvm::DefaultThreadPool> ownPool;
  if (isForkedProcess())
    ownPool.emplace(llvm::hardware_concurrency(numThreads));
  // The calling thread works too. If it only waited, as in `parallelFor`, Linux
  // would wake all other threads on its CPU and take milliseconds to spread
  // them.
  llvm::ThreadPoolTaskGroup others(ownPool ? *ownPool
                                           : context->getThreadPool());
  for (size_t thread = 1; thread != numThreads; ++thread)
    others.async(work);
  work();
  others.wait();
  return results;
}

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_PARALLELWALK_H
