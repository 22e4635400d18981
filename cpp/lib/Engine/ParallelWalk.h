//===- ParallelWalk.h - A walk that threads share ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ops are taken in pre-order and dealt out in pieces. Where there are many
// functions, a piece is some of them. Where there are few it is a number of
// ops, so that a large function is shared, too, and it makes no difference how
// deep ops are nested. To find the end of such a piece, the thread that takes
// it steps over its ops while the others wait: a quarter of what a visit costs.
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

/// The same for the blocks of regions.
inline Operation *findFirstOp(MutableArrayRef<Region> regions) {
  for (Region &region : regions)
    if (Operation *op = findFirstOp(region.begin(), region.end()))
      return op;
  return nullptr;
}

/// Returns the first op after `op`, and after all that is nested in it, in a
/// pre-order walk of `root`; nullptr when there is none.
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

/// Fetches memory some way after `op` into the cache. Most often that is where
/// the ops after it are, with their operands and results. Stepping from op to
/// op touches too little of it for the hardware to see where it leads, and
/// waits for the memory at every step: on one machine ten times as long.
inline void prefetchAfter(Operation *op) {
  constexpr size_t kLine = 64;
  const char *address = reinterpret_cast<const char *>(op) + 16 * kLine;
  for (const char *end = address + 4 * kLine; address != end; address += kLine)
    LLVM_PREFETCH(address, /*rw=*/0, /*locality=*/3);
}

/// Returns true for functions and the like: what holds code and, other than a
/// module, no functions.
inline bool isFunctionLike(Operation *op) {
  return op->hasTrait<OpTrait::IsIsolatedFromAbove>() &&
         !op->hasTrait<OpTrait::SymbolTable>();
}

/// A pre-order walk that passes by some ops and what is nested in them.
/// `isPassedBy` is asked of ops with regions only, and never of the root.
class PreOrderWalk {
public:
  explicit PreOrderWalk(Operation *root,
                        function_ref<bool(Operation *)> isPassedBy = nullptr)
      : root(root), isPassedBy(isPassedBy) {}

  Operation *getRoot() const { return root; }

  /// Returns the op after `op`, nullptr after the last.
  Operation *getNext(Operation *op) const {
    // Most ops have no regions and another one behind them.
    if (op->getNumRegions() == 0 && op != root)
      if (Operation *next = op->getNextNode())
        return next->getNumRegions() == 0 ? next : passBy(next);
    return getNextOfOthers(op);
  }

  /// Returns the op after `op` and what is nested in it, nullptr after the
  /// last.
  Operation *getNextOutside(Operation *op) const {
    return passBy(getNextAfterNested(op, root));
  }

  /// Returns true when `op` is a function below the root.
  bool isFunction(Operation *op) const {
    return op != root && isFunctionLike(op);
  }

  /// Returns true when there are more than `count` ops in all.
  bool hasMoreOps(size_t count) const {
    Operation *op = root;
    for (; op && count != 0; --count)
      op = getNext(op);
    return op;
  }

  /// Returns true when there are at least `count` functions, and not much else
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
  /// How many pieces there are before it.
  size_t index;
  /// nullptr when no piece is left.
  Operation *first;
  /// The op after the last, nullptr at the end of the walk.
  Operation *end;
};

/// Deals out the pieces of a walk. Thread-safe.
class WalkPieces {
public:
  /// With `keepsFunctions`, functions aren't divided.
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

  // Large enough for dealing out to cost next to nothing, small enough for the
  // ops to stay in a cache and for all threads to end at about the same time.
  static constexpr size_t kPieceSize = 4096;

private:
  /// Goes on to the next op, or behind a function. Returns how many ops a
  /// thread will take that to be.
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

/// Visits the ops of a walk, on the threads of the context where it has several
/// and the IR is large. Each thread visits with an object of its own that
/// `makeVisitor` returns, called as `visitor(op, result)`. Returns the results
/// of the pieces that the IR was cut into, in the order of the IR.
///
/// A visitor sees its ops in the order of the IR, but not all ops. It must
/// neither change the IR nor report diagnostics.
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
  // With enough functions, their sizes even out.
  bool keepsFunctions = walk.hasFunctions(16 * numThreads);
  // Few ops aren't worth waking other threads, or are one piece.
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
  // The threads of the context may have stayed in another process.
  std::optional<llvm::DefaultThreadPool> ownPool;
  if (isForkedProcess())
    ownPool.emplace(llvm::hardware_concurrency(numThreads));
  // This thread works, too. Would it wait, as it does in `parallelFor`, Linux
  // would wake all others on its CPU, and take milliseconds to spread them.
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
