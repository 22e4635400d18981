//===- EmulateNarrowTypes.cpp - Narrow numbers in 32 bits ----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "Kernels/LowerVectors.h"
#include "NarrowOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the value of a constant in the emulating type; nullptr for an
/// unsupported kind of attribute.
static TypedAttr convertConstant(TypedAttr value, const NarrowTypes &types) {
  Type type = types.convert(value.getType());
  auto widen = [](APFloat number) {
    bool losesInfo;
    number.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                   &losesInfo);
    return number;
  };
  Type number = getElementTypeOrSelf(type);
  if (auto single = dyn_cast<FloatAttr>(value))
    return FloatAttr::get(type, widen(single.getValue()));
  if (auto single = dyn_cast<IntegerAttr>(value))
    return IntegerAttr::get(type, single.getValue().zext(32));
  if (auto many = dyn_cast<DenseFPElementsAttr>(value))
    return many.mapValues(number, [&](const APFloat &each) {
      return widen(each).bitcastToAPInt();
    });
  if (auto many = dyn_cast<DenseIntElementsAttr>(value))
    return many.mapValues(number,
                          [](const APInt &each) { return each.zext(32); });
  return nullptr;
}

/// Starts an error about an op that can't be emulated.
static InFlightDiagnostic refuse(Operation *op, Type number) {
  return emitError(op->getLoc())
         << "'" << op->getName() << "' on numbers of type " << number
         << " can't be emulated: ";
}

/// Fails if a kernel takes an emulated number by value.
static LogicalResult verifyArguments(Operation *op, const NarrowTypes &types) {
  auto kernel = dyn_cast<gpu::GPUFuncOp>(op);
  if (!kernel || !kernel.isKernel())
    return success();
  for (Type type : kernel.getFunctionType().getInputs())
    if (Type number = types.find(type); number && !isa<MemRefType>(type))
      return refuse(op, number) << "pass an argument in a memref, not by value";
  return success();
}

/// Fails if an op can't be emulated.
static LogicalResult verifyOp(const NarrowOp &narrow,
                              const NarrowTypes &types) {
  Type number = narrow.operand ? narrow.operand : narrow.result;
  if (StringRef obstacle = findObstacle(narrow); !obstacle.empty())
    return refuse(narrow.op, number) << obstacle;
  if (auto constant = dyn_cast<arith::ConstantOp>(narrow.op))
    if (!convertConstant(constant.getValue(), types))
      return refuse(narrow.op, number)
             << "its value is not a kind of constant that can be converted";
  return success();
}

/// Returns the ops on narrow numbers. Fails, with an error, when one can't be
/// emulated.
static FailureOr<SmallVector<NarrowOp>>
collectNarrowOps(gpu::GPUModuleOp module, const NarrowTypes &types) {
  SmallVector<NarrowOp> ops;
  auto findFirst = [&](TypeRange range) {
    for (Type type : range)
      if (Type number = types.find(type))
        return number;
    return Type();
  };
  WalkResult result = module.walk([&](Operation *op) {
    if (failed(verifyArguments(op, types)))
      return WalkResult::interrupt();
    NarrowOp narrow{op, findFirst(op->getOperandTypes()),
                    findFirst(op->getResultTypes())};
    if (!narrow.operand && !narrow.result)
      return WalkResult::advance();
    if (failed(verifyOp(narrow, types)))
      return WalkResult::interrupt();
    ops.push_back(narrow);
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  return ops;
}

/// Converts the types of constants, functions, results and block arguments to
/// the emulating types.
static void convertTypes(gpu::GPUModuleOp module, const NarrowTypes &types) {
  auto convert = [&](Type type) { return types.convert(type); };
  module.walk([&](Operation *op) {
    if (auto constant = dyn_cast<arith::ConstantOp>(op))
      if (types.find(constant.getType()))
        constant.setValueAttr(convertConstant(constant.getValue(), types));
    if (auto function = dyn_cast<FunctionOpInterface>(op))
      function.setType(function.cloneTypeWith(
          llvm::map_to_vector(function.getArgumentTypes(), convert),
          llvm::map_to_vector(function.getResultTypes(), convert)));
    for (Value result : op->getResults())
      result.setType(convert(result.getType()));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          argument.setType(convert(argument.getType()));
  });
}

/// Expands sums and products over vectors of narrow floats, so that each step
/// is rounded.
static void roundInReductions(gpu::GPUModuleOp module,
                              const NarrowTypes &types) {
  module.walk([&](vector::ReductionOp reduction) {
    Type number = types.find(reduction.getType());
    if (number && isNarrowFloat(number) && !reduction.isMasked() &&
        isRoundedReduction(reduction))
      expandReduction(reduction);
  });
}

LogicalResult mlir::availability::emulateNarrowTypes(gpu::GPUModuleOp module,
                                                     const NarrowTypes &types) {
  roundInReductions(module, types);
  FailureOr<SmallVector<NarrowOp>> ops = collectNarrowOps(module, types);
  if (failed(ops))
    return failure();
  convertTypes(module, types);
  for (const NarrowOp &narrow : *ops)
    rewriteNarrowOp(narrow);
  return verify(module);
}
