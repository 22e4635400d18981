//===- WidenConversions.cpp - Conversions of narrow integers --------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"
#include "VerifyNumberWidths.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::availability;

void mlir::availability::widenConversions(gpu::GPUModuleOp module,
                                          const TypeConverter &converter) {
  module.walk([&](Operation *op) {
    if (!isa<arith::SIToFPOp, arith::UIToFPOp>(op))
      return;
    Value narrow = op->getOperand(0);
    if (!isEmulated(narrow.getType(), converter))
      return;
    OpBuilder builder(op);
    Type type = builder.getI32Type();
    if (auto vector = dyn_cast<VectorType>(narrow.getType()))
      type = vector.clone(type);
    Value wide =
        isa<arith::SIToFPOp>(op)
            ? Value(arith::ExtSIOp::create(builder, op->getLoc(), type, narrow))
            : arith::ExtUIOp::create(builder, op->getLoc(), type, narrow);
    op->setOperand(0, wide);
  });
}
