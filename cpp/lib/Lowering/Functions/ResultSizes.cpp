//===- ResultSizes.cpp - Sizes of the buffers for results -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "Bufferize.h"

#include "mlir-availability/Lowering/Functions/SizeExpression.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::availability;

static func::ReturnOp getReturn(func::FuncOp function) {
  return cast<func::ReturnOp>(function.front().getTerminator());
}

/// Makes `function` return `operands`.
static void setResults(func::FuncOp function, ValueRange operands) {
  getReturn(function).getOperandsMutable().assign(operands);
  function.setType(FunctionType::get(
      function.getContext(), function.getArgumentTypes(), operands.getTypes()));
}

void mlir::availability::returnResultSizes(func::FuncOp function) {
  if (!function.getBody().hasOneBlock())
    return;
  func::ReturnOp end = getReturn(function);
  ImplicitLocOpBuilder builder(end.getLoc(), end);
  SmallVector<Value> operands(end.getOperands());
  for (Value result : end.getOperands()) {
    auto type = cast<ShapedType>(result.getType());
    for (int64_t index = 0; index < type.getRank(); ++index) {
      if (!type.isDynamicDim(index))
        continue;
      if (isa<TensorType>(type))
        operands.push_back(tensor::DimOp::create(builder, result, index));
      else
        operands.push_back(memref::DimOp::create(builder, result, index));
    }
  }
  if (operands.size() == end.getNumOperands())
    return;
  setResults(function, operands);
  // The results of an scf.forall have the shapes of its shared outputs.
  RewritePatternSet patterns(function.getContext());
  scf::ForallOp::getCanonicalizationPatterns(patterns, function.getContext());
  // If the patterns don't converge, sizes stay unknown.
  (void)applyPatternsGreedily(function, std::move(patterns));
}

/// Returns the shape of a buffer of `type`. Takes its dynamic sizes from the
/// end of `sizes`. Returns null where one isn't an expression.
static ArrayAttr
takeShape(MemRefType type, SmallVectorImpl<Value> &sizes,
          function_ref<std::optional<unsigned>(Value)> getBuffer) {
  Builder builder(type.getContext());
  SmallVector<Attribute> shape;
  for (int64_t size : llvm::reverse(type.getShape())) {
    shape.push_back(ShapedType::isDynamic(size)
                        ? getSizeExpression(sizes.pop_back_val(), getBuffer)
                        : builder.getI64IntegerAttr(size));
    if (!shape.back())
      return nullptr;
  }
  std::reverse(shape.begin(), shape.end());
  return builder.getArrayAttr(shape);
}

LogicalResult mlir::availability::stateResultSizes(func::FuncOp function) {
  auto isResult = [&](BlockArgument argument) {
    return function.getArgAttr(argument.getArgNumber(), kResultAttrName);
  };
  auto getBuffer = [&](Value value) -> std::optional<unsigned> {
    auto argument = dyn_cast<BlockArgument>(value);
    if (!argument || argument.getOwner() != &function.front() ||
        isResult(argument))
      return std::nullopt;
    return argument.getArgNumber();
  };
  SmallVector<Value> sizes(getReturn(function).getOperands());
  // The returned sizes are consumed from the last result to the first.
  for (BlockArgument argument : llvm::reverse(function.getArguments())) {
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!isResult(argument) || type.hasStaticShape())
      continue;
    ArrayAttr shape = takeShape(type, sizes, getBuffer);
    if (!shape)
      return emitError(function.getLoc())
             << "function '" << function.getName() << "' has a result of type "
             << type
             << ", whose size isn't calculated from the function's arguments "
                "and their sizes, so a caller can't allocate a buffer for it; "
                "make it an argument, whose size the caller chooses";
    function.setArgAttr(argument.getArgNumber(), kShapeAttrName, shape);
  }
  setResults(function, {});
  for (unsigned index = 0; index < function.getNumArguments(); ++index)
    if (function.removeArgAttr(index, kResultAttrName))
      function.setArgAttr(index, kIsResultAttrName,
                          UnitAttr::get(function.getContext()));
  return success();
}
