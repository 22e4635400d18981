//===- ViewSizes.cpp - Sizes of views of buffers --------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;
using namespace mlir::availability;

void mlir::availability::resolveViewSizes(Operation *root) {
  SmallVector<memref::DimOp> questions;
  root->walk([&](memref::DimOp question) { questions.push_back(question); });
  // The collapsed memref may be a result of collapsing itself.
  while (!questions.empty()) {
    memref::DimOp question = questions.pop_back_val();
    auto view = question.getSource().getDefiningOp<memref::CollapseShapeOp>();
    std::optional<int64_t> index = question.getConstantIndex();
    if (!view || !index || *index >= view.getType().getRank())
      continue;
    ImplicitLocOpBuilder builder(question.getLoc(), question);
    Value size;
    SmallVector<ReassociationIndices, 4> groups =
        view.getReassociationIndices();
    for (int64_t dimension : groups[*index]) {
      auto factor = memref::DimOp::create(builder, view.getSrc(), dimension);
      questions.push_back(factor);
      size = size ? arith::MulIOp::create(builder, size, factor).getResult()
                  : factor.getResult();
    }
    if (!size)
      continue; // A view of rank 0 has no sizes.
    question.replaceAllUsesWith(size);
    question.erase();
  }
}
