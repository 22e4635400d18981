//===- Bufferize.cpp - Bufferization of functions -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bufferize.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Returns the tensor whose buffer `value` shares, as far as it is known.
static Value getOrigin(Value value) {
  for (Operation *op; (op = value.getDefiningOp());) {
    if (auto written = dyn_cast<DestinationStyleOpInterface>(op))
      value = written.getTiedOpOperand(cast<OpResult>(value))->get();
    else if (isa<tensor::CastOp, tensor::CollapseShapeOp, tensor::ExpandShapeOp,
                 tensor::ExtractSliceOp>(op))
      value = op->getOperand(0);
    else
      break;
  }
  return value;
}

/// Makes a terminator write its operands from index `first` on into `carried`,
/// if both are tensors of the same type.
static void handOnInPlace(Operation *terminator, unsigned first,
                          ValueRange carried) {
  OpBuilder builder(terminator);
  Location loc = terminator->getLoc();
  SmallVector<std::pair<OpOperand *, Value>> places;
  for (auto [operand, place] :
       llvm::zip(terminator->getOpOperands().drop_front(first), carried))
    if (operand.get() != place && operand.get().getType() == place.getType() &&
        isa<RankedTensorType>(place.getType()))
      places.push_back({&operand, place});

  // An operand that shares the buffer of another carried tensor is copied
  // first, because that tensor may be overwritten before the operand is read.
  for (auto [operand, place] : places) {
    Value origin = getOrigin(operand->get());
    bool isOther = llvm::is_contained(carried, origin)
                       ? origin != place
                       : origin.getDefiningOp() &&
                             origin.getDefiningOp()->getNumRegions() != 0;
    if (isOther && places.size() > 1)
      operand->set(bufferization::AllocTensorOp::create(
          builder, loc, cast<RankedTensorType>(place.getType()), ValueRange(),
          /*copy=*/operand->get()));
  }
  for (auto [operand, place] : places)
    operand->set(bufferization::MaterializeInDestinationOp::create(
                     builder, loc, operand->get(), place)
                     .getResult());
}

// Workaround: bufferize-loop-yield
// Upstream's one-shot-bufferize rejects a loop that yields a tensor in another
// buffer than its initial one, unless allocation in loops is allowed. The
// tensor is copied into the initial buffer instead.
void mlir::availability::yieldInPlace(func::FuncOp function) {
  function.walk([](Operation *op) {
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      handOnInPlace(loop.getBody()->getTerminator(), 0,
                    loop.getRegionIterArgs());
    } else if (auto loop = dyn_cast<scf::WhileOp>(op)) {
      handOnInPlace(loop.getConditionOp(), 1, loop.getBeforeArguments());
      handOnInPlace(loop.getYieldOp(), 0, loop.getAfterArguments());
    }
  });
}

// Workaround: bufferize-narrow-write
// Upstream's one-shot-bufferize compares the shape of a written vector only
// with the leading dimensions of the tensor. It treats a vector of 4 as
// covering a 4x4 tensor and doesn't copy the rest. We insert the copy.
void mlir::availability::keepWhatIsNotWritten(func::FuncOp function) {
  function.walk([](vector::TransferWriteOp write) {
    auto tensor = dyn_cast<RankedTensorType>(write.getBase().getType());
    bool isAtOrigin = llvm::all_of(write.getIndices(), isZeroInteger);
    bool isWhole = tensor && write.getPermutationMap().isIdentity() &&
                   tensor.getShape() == write.getVectorType().getShape();
    if (!tensor || !isAtOrigin || isWhole)
      return;
    OpBuilder builder(write);
    write.getBaseMutable().assign(bufferization::AllocTensorOp::create(
        builder, write.getLoc(), tensor, ValueRange(),
        /*copy=*/write.getBase()));
  });
}

void mlir::availability::addBufferization(OpPassManager &passes) {
  passes.addPass(bufferization::createEmptyTensorEliminationPass());
  bufferization::OneShotBufferizePassOptions options;
  options.bufferizeFunctionBoundaries = true;
  options.functionBoundaryTypeConversion =
      bufferization::LayoutMapOption::IdentityLayoutMap;
  passes.addPass(bufferization::createOneShotBufferizePass(options));
  // CSE merges equal views, so that copies between them are recognized as
  // no-ops.
  passes.addNestedPass<func::FuncOp>(createCSEPass());
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// Returns a new buffer of `type`, whose dynamic sizes are `sizes`.
static Value allocate(OpBuilder &builder, Location loc, MemRefType memref,
                      ValueRange sizes) {
  auto identity =
      MemRefType::get(memref.getShape(), memref.getElementType(),
                      MemRefLayoutAttrInterface(), memref.getMemorySpace());
  Value buffer = memref::AllocOp::create(builder, loc, identity, sizes);
  if (identity != memref)
    buffer = memref::CastOp::create(builder, loc, memref, buffer);
  return buffer;
}

void mlir::availability::copyFromBranches(func::FuncOp function) {
  function.walk([](scf::IfOp branch) {
    Location loc = branch.getLoc();
    for (OpResult result : branch.getResults()) {
      OpBuilder builder(branch);
      unsigned number = result.getResultNumber();
      // The branches may have different dynamic sizes.
      auto type = dyn_cast<MemRefType>(result.getType());
      if (!type || !type.hasStaticShape())
        continue;
      Value buffer = allocate(builder, loc, type, {});
      for (scf::YieldOp yield : {branch.thenYield(), branch.elseYield()}) {
        builder.setInsertionPoint(yield);
        memref::CopyOp::create(builder, loc, yield.getOperand(number), buffer);
        yield.setOperand(number, buffer);
      }
      result.replaceAllUsesWith(buffer);
    }
  });
}

// Workaround: out-params-same-result
// Upstream's buffer-results-to-out-params crashes on a function that returns an
// allocation twice. The second result becomes a copy.
void mlir::availability::separateResults(func::FuncOp function) {
  function.walk([](func::ReturnOp op) {
    OpBuilder builder(op);
    llvm::SmallPtrSet<Value, 4> seen;
    for (OpOperand &operand : op->getOpOperands()) {
      if (seen.insert(operand.get()).second)
        continue;
      auto type = dyn_cast<MemRefType>(operand.get().getType());
      if (!type)
        continue;
      SmallVector<Value> sizes;
      for (int64_t index = 0; index < type.getRank(); ++index)
        if (type.isDynamicDim(index))
          sizes.push_back(memref::DimOp::create(builder, op.getLoc(),
                                                operand.get(), index));
      Value copy = allocate(builder, op.getLoc(), type, sizes);
      memref::CopyOp::create(builder, op.getLoc(), operand.get(), copy);
      operand.set(copy);
    }
  });
}

void mlir::availability::addResultArguments(OpPassManager &passes) {
  bufferization::BufferResultsToOutParamsPassOptions options;
  options.hoistStaticAllocs = true;
  options.hoistDynamicAllocs = true;
  options.addResultAttribute = true;
  options.modifyPublicFunctions = true;
  passes.addPass(bufferization::createBufferResultsToOutParamsPass(options));
}
