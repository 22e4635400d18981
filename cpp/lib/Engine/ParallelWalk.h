//===- ParallelWalk.h - A walk that threads share ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ops are taken in pre-order and dealt out in pieces of equal number, so
// that it makes no difference whether they are in one function or in many, or
// how deep they are nested. To find the end of a piece, the thread that takes
// it steps over its ops while the others wait. That costs a fraction of a visit
// and brings into the thread's cache what it is going to read.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_PARALLELWALK_H
#define MLIR_AVAILABILITY_LIB_ENGINE_PARALLELWALK_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Threading.h"

#include <limits>
#include <mutex>
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
    Block *block = op->getBlock();
    if (auto next = std::next(Block::iterator(op)); next != block->end())
      return &*next;
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
    Operation *next = findFirstOp(op->getRegions());
    if (!next)
      next = getNextAfterNested(op, root);
    while (isPassedBy && next && next->getNumRegions() != 0 && isPassedBy(next))
      next = getNextAfterNested(next, root);
    return next;
  }

  /// Returns the op `count` steps after `op`, nullptr when there are fewer.
  Operation *skip(Operation *op, size_t count) const {
    for (; op && count != 0; --count) {
      prefetchAfter(op);
      op = getNext(op);
    }
    return op;
  }

private:
  Operation *root;
  function_ref<bool(Operation *)> isPassedBy;
};

/// Consecutive ops of a pre-order walk.
struct WalkPiece {
  /// How many pieces there are before it.
  size_t index;
  /// nullptr when no piece is left.
  Operation *first;
  /// How many ops there are at most.
  size_t size;
};

/// Deals out the pieces of a walk. Thread-safe.
class WalkPieces {
public:
  explicit WalkPieces(const PreOrderWalk &walk)
      : walk(walk), next(walk.getRoot()) {}

  /// Returns the next piece.
  WalkPiece take() {
    std::lock_guard<std::mutex> lock(mutex);
    WalkPiece piece = {count++, next, kPieceSize};
    next = walk.skip(next, kPieceSize);
    return piece;
  }

  // Large enough for dealing out to cost next to nothing, small enough for the
  // ops to stay in a cache and for all threads to end at about the same time.
  static constexpr size_t kPieceSize = 1024;

private:
  const PreOrderWalk &walk;
  Operation *next;
  size_t count = 0;
  std::mutex mutex;
};

/// Visits the ops of a walk, on the threads of the context where
/// it has several and the IR is large. Each thread visits with an object of its
/// own that `makeVisitor` returns, called as `visitor(op, result)`. Returns the
/// results of the pieces that the IR was cut into, in the order of the IR.
///
/// A visitor sees its ops in the order of the IR, but not all ops. It must
/// neither change the IR nor report diagnostics.
template <typename Result, typename MakeVisitor>
std::vector<Result> walkInParallel(const PreOrderWalk &walk,
                                   MakeVisitor makeVisitor) {
  Operation *root = walk.getRoot();
  auto visit = [&walk](auto &visitor, const WalkPiece &piece) {
    Result result;
    Operation *op = piece.first;
    for (size_t count = 0; op && count != piece.size; ++count) {
      visitor(op, result);
      op = walk.getNext(op);
    }
    return result;
  };
  std::vector<Result> results;
  MLIRContext *context = root->getContext();
  // Few ops aren't worth waking other threads.
  if (context->getNumThreads() == 1 ||
      !walk.skip(root, 4 * WalkPieces::kPieceSize)) {
    auto visitor = makeVisitor();
    constexpr size_t kAll = std::numeric_limits<size_t>::max();
    results.push_back(visit(visitor, {0, root, kAll}));
    return results;
  }

  WalkPieces pieces(walk);
  std::mutex mutex;
  parallelFor(context, 0, context->getNumThreads(), [&](size_t) {
    auto visitor = makeVisitor();
    for (WalkPiece piece = pieces.take(); piece.first; piece = pieces.take()) {
      Result result = visit(visitor, piece);
      std::lock_guard<std::mutex> lock(mutex);
      if (results.size() <= piece.index)
        results.resize(piece.index + 1);
      results[piece.index] = std::move(result);
    }
  });
  return results;
}

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_PARALLELWALK_H
