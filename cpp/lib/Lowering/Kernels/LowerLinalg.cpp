//===- LowerLinalg.cpp - Linalg's ops to loops ----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LowerLinalg.h"

#include "ViewSizes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

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
    if (failed(generic) ||
        failed(linalg::linalgOpToParallelLoops(rewriter, *generic)))
      return emitError(loc) << "'" << name << "' can't be made loops";
    rewriter.eraseOp(*generic);
  }
  // Loops ask for sizes of what they run over.
  resolveViewSizes(root);
  return success();
}
