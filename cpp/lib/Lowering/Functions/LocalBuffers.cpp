//===- LocalBuffers.cpp - Buffers that functions allocate -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::availability;

void mlir::availability::replaceAllocas(func::FuncOp function) {
  IRRewriter rewriter(function.getContext());
  function.walk([&](memref::AllocaOp op) {
    if (op.getType().getMemorySpace())
      return;
    rewriter.setInsertionPoint(op);
    rewriter.replaceOpWithNewOp<memref::AllocOp>(
        op, op.getType(), op.getDynamicSizes(), op.getSymbolOperands(),
        op.getAlignmentAttr());
  });
}
