//===- LowerLinalg.cpp - Lowering linalg ops to loops ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LowerLinalg.h"

#include "Steps.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

LogicalResult mlir::availability::decomposeLinalg(Operation *root) {
  SmallVector<linalg::AggregatedOpInterface> ops;
  root->walk([&](linalg::AggregatedOpInterface op) {
    auto inits = dyn_cast<DestinationStyleOpInterface>(op.getOperation());
    if (inits && inits.hasPureTensorSemantics())
      ops.push_back(op);
  });
  for (linalg::AggregatedOpInterface op : ops) {
    OpBuilder builder(op);
    FailureOr<SmallVector<Value>> values = op.decomposeOperation(builder);
    if (failed(values))
      return emitError(op->getLoc())
             << "'" << op->getName() << "' can't be decomposed";
    op->replaceAllUsesWith(*values);
    op->erase();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// Returns the memory underlying `view`, which may be `view` itself.
static Value getMemory(Value view) {
  while (auto op = view.getDefiningOp<ViewLikeOpInterface>())
    view = op.getViewSource();
  return view;
}

/// Returns the only access of type `AccessT` to `memory` in a loop's body; null
/// if there are none or several.
template <typename AccessT>
static AccessT getOnlyAccess(scf::ForOp loop, Value memory) {
  AccessT found;
  for (auto access : loop.getBody()->getOps<AccessT>()) {
    if (access.getMemRef() != memory)
      continue;
    if (found)
      return {};
    found = access;
  }
  return found;
}

/// Makes a loop carry the number that it loads from and stores to one element
/// of `memory` in each iteration. Does nothing if the element varies. Nothing
/// else in the loop may access that element.
static scf::ForOp carry(RewriterBase &rewriter, scf::ForOp loop, Value memory) {
  auto load = getOnlyAccess<memref::LoadOp>(loop, memory);
  auto store = getOnlyAccess<memref::StoreOp>(loop, memory);
  if (!load || !store || load.getIndices() != store.getIndices() ||
      !llvm::all_of(load.getIndices(), [&](Value index) {
        return loop.isDefinedOutsideOfLoop(index);
      }))
    return loop;
  rewriter.moveOpBefore(load, loop);
  auto yieldStored = [&](OpBuilder &, Location, ArrayRef<BlockArgument>) {
    return SmallVector<Value>{store.getValueToStore()};
  };
  FailureOr<LoopLikeOpInterface> carrying = loop.replaceWithAdditionalYields(
      rewriter, load.getResult(), /*replaceInitOperandUsesInLoop=*/true,
      yieldStored);
  if (failed(carrying))
    return loop;
  rewriter.moveOpAfter(store, *carrying);
  rewriter.modifyOpInPlace(store, [&] {
    store.getValueMutable().assign((*carrying)->getResults().back());
  });
  return cast<scf::ForOp>(carrying->getOperation());
}

/// Folds redundant index computations in a loop nest.
static void foldIndices(RewriterBase &rewriter, Operation *nest) {
  nest->walk([&](affine::AffineApplyOp index) {
    SmallVector<OpFoldResult> folded;
    if (succeeded(index->fold(folded)) && isa<Value>(folded.front()))
      rewriter.replaceOp(index, cast<Value>(folded.front()));
  });
}

/// Makes the loops of a reduction, ordered from outermost to innermost, carry
/// the results. `outputs` don't alias other memory.
static void carryResults(RewriterBase &rewriter, ArrayRef<Operation *> loops,
                         ValueRange outputs) {
  if (loops.empty() || !isa<scf::ForOp>(loops.back()))
    return;
  foldIndices(rewriter, loops.front());
  for (Operation *op : llvm::reverse(loops)) {
    auto loop = dyn_cast<scf::ForOp>(op);
    if (!loop)
      return;
    for (Value output : outputs)
      loop = carry(rewriter, loop, output);
  }
}

/// Returns the output memory of an op that doesn't alias its other operands.
static SmallVector<Value> getOutputsAlone(linalg::LinalgOp op) {
  SmallVector<Value> alone;
  for (OpOperand &output : op.getDpsInitsMutable())
    if (llvm::none_of(op->getOpOperands(), [&](OpOperand &other) {
          return &other != &output &&
                 getMemory(other.get()) == getMemory(output.get());
        }))
      alone.push_back(output.get());
  return alone;
}

//===----------------------------------------------------------------------===//
// All ops
//===----------------------------------------------------------------------===//

LogicalResult mlir::availability::lowerLinalg(Operation *root) {
  IRRewriter rewriter(root->getContext());
  SmallVector<memref::CopyOp> copies;
  root->walk([&](memref::CopyOp copy) { copies.push_back(copy); });
  for (memref::CopyOp copy : copies) {
    if (copy.getSource() == copy.getTarget()) {
      rewriter.eraseOp(copy);
      continue;
    }
    rewriter.setInsertionPoint(copy);
    rewriter.replaceOpWithNewOp<linalg::CopyOp>(copy, copy.getSource(),
                                                copy.getTarget());
  }
  SmallVector<linalg::LinalgOp> ops;
  root->walk([&](linalg::LinalgOp op) { ops.push_back(op); });
  for (linalg::LinalgOp op : ops) {
    StringRef name = op->getName().getStringRef();
    Location loc = op.getLoc();
    rewriter.setInsertionPoint(op);
    FailureOr<linalg::GenericOp> generic =
        isa<linalg::GenericOp>(op) ? cast<linalg::GenericOp>(op)
                                   : linalg::generalizeNamedOp(rewriter, op);
    if (succeeded(generic)) {
      SmallVector<unsigned> order;
      generic->getParallelDims(order);
      generic->getReductionDims(order);
      rewriter.setInsertionPoint(*generic);
      if (!llvm::is_sorted(order))
        generic = linalg::interchangeGenericOp(rewriter, *generic, order);
    }
    FailureOr<linalg::LinalgLoops> loops = failure();
    if (succeeded(generic))
      loops = linalg::linalgOpToParallelLoops(rewriter, *generic);
    if (failed(loops))
      return emitError(loc) << "'" << name << "' can't be converted to loops";
    SmallVector<Value> outputs = getOutputsAlone(*generic);
    rewriter.eraseOp(*generic);
    carryResults(rewriter, *loops, outputs);
  }
  // The loop bounds query the sizes of views.
  resolveViewSizes(root);
  return success();
}
