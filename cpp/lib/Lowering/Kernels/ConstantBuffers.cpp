//===- ConstantBuffers.cpp - Constants in memory --------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantBuffers.h"

#include "mlir-availability/Lowering/Kernels/ConstantData.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace mlir::availability;

static Value createNumber(OpBuilder &builder, Location loc, Attribute value) {
  return arith::ConstantOp::create(builder, loc, cast<TypedAttr>(value));
}

/// Stores each of `values` to `buffer`.
static void storeNumbers(OpBuilder &builder, Location loc,
                         DenseElementsAttr values, Value buffer) {
  SmallVector<int64_t> strides = computeStrides(values.getType().getShape());
  for (auto [position, value] :
       llvm::enumerate(values.getValues<Attribute>())) {
    SmallVector<Value> indices;
    for (int64_t index : delinearize(position, strides))
      indices.push_back(arith::ConstantIndexOp::create(builder, loc, index));
    memref::StoreOp::create(builder, loc, createNumber(builder, loc, value),
                            buffer, indices);
  }
}

/// Allocates a buffer at the start of `function`, and writes `values` into it.
static Value createBuffer(FunctionOpInterface function, memref::GetGlobalOp use,
                          DenseElementsAttr values) {
  OpBuilder builder =
      OpBuilder::atBlockBegin(&function.getFunctionBody().front());
  Location loc = use.getLoc();
  Value buffer = memref::AllocOp::create(builder, loc, use.getType());
  if (values.isSplat())
    linalg::FillOp::create(
        builder, loc,
        createNumber(builder, loc, values.getSplatValue<Attribute>()), buffer);
  else
    storeNumbers(builder, loc, values, buffer);
  return buffer;
}

/// Keeps one of `uses` for each constant, at the start of `function`.
static void hoist(FunctionOpInterface function,
                  ArrayRef<memref::GetGlobalOp> uses) {
  Block &entry = function.getFunctionBody().front();
  llvm::MapVector<Attribute, memref::GetGlobalOp> first;
  for (memref::GetGlobalOp use : uses) {
    memref::GetGlobalOp &known = first[use.getNameAttr()];
    if (!known) {
      known = use;
      use->moveBefore(&entry, entry.begin());
    } else {
      use.getResult().replaceAllUsesWith(known.getResult());
      use.erase();
    }
  }
}

void mlir::availability::writeConstants(FunctionOpInterface function) {
  SymbolTableCollection symbols;
  llvm::MapVector<memref::GlobalOp, Value> buffers;
  SmallVector<memref::GetGlobalOp> uses, left;
  function.walk([&](memref::GetGlobalOp use) { uses.push_back(use); });
  for (memref::GetGlobalOp use : uses) {
    auto global = symbols.lookupNearestSymbolFrom<memref::GlobalOp>(
        use, use.getNameAttr());
    auto values =
        global
            ? dyn_cast_or_null<DenseElementsAttr>(global.getConstantInitValue())
            : DenseElementsAttr();
    if (!values || !isa<IntegerType, FloatType>(values.getElementType()) ||
        (!values.isSplat() && values.getNumElements() > kMaxConstantSize)) {
      left.push_back(use);
      continue;
    }
    Value &buffer = buffers[global];
    if (!buffer)
      buffer = createBuffer(function, use, values);
    use.getResult().replaceAllUsesWith(buffer);
    use.erase();
  }
  hoist(function, left);
}

LogicalResult
mlir::availability::verifyConstants(FunctionOpInterface function) {
  WalkResult result = function.walk([](memref::GetGlobalOp use) -> WalkResult {
    auto global = SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(
        use, use.getNameAttr());
    SmallVector<char, 0> data;
    return getConstantData(global, data,
                           [&] { return emitError(use.getLoc()); });
  });
  return failure(result.wasInterrupted());
}
