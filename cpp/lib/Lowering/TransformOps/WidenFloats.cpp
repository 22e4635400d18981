//===- WidenFloats.cpp - Narrow floats of SPIR-V in 32 bits ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Lowering/TransformOps/SPIRVTransformOps.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns true when `type` is a float of less than 32 bits, or a vector of
/// these.
static bool isNarrow(Type type) {
  auto number = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  return number && number.getWidth() < 32 && isa<FloatType, VectorType>(type);
}

static Type widen(Type type) {
  Type wide = Float32Type::get(type.getContext());
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.clone(wide);
  return wide;
}

/// Returns true for elementwise ops whose operands share a type. The result has
/// that type or is boolean.
static bool calculates(Operation *op) {
  using namespace spirv;
  bool isArithmetic =
      isa<FAddOp, FSubOp, FMulOp, FDivOp, FRemOp, FModOp, FNegateOp>(op);
  bool isComparison =
      isa<FOrdEqualOp, FOrdNotEqualOp, FOrdLessThanOp, FOrdLessThanEqualOp,
          FOrdGreaterThanOp, FOrdGreaterThanEqualOp, FUnordEqualOp,
          FUnordNotEqualOp, FUnordLessThanOp, FUnordLessThanEqualOp,
          FUnordGreaterThanOp, FUnordGreaterThanEqualOp, IsNanOp, IsInfOp>(op);
  bool isFunction =
      isa<GLFAbsOp, GLFSignOp, GLFloorOp, GLCeilOp, GLRoundOp, GLRoundEvenOp,
          GLFractOp, GLExpOp, GLExp2Op, GLLogOp, GLLog2Op, GLPowOp, GLSqrtOp,
          GLInverseSqrtOp, GLSinOp, GLCosOp, GLTanOp, GLAsinOp, GLAcosOp,
          GLAtanOp, GLSinhOp, GLCoshOp, GLTanhOp, GLAsinhOp, GLAcoshOp,
          GLAtanhOp, GLFMaxOp, GLFMinOp, GLFClampOp, GLFMixOp, GLFmaOp>(op);
  return isArithmetic || isComparison || isFunction;
}

namespace {
/// Widens ops that compute on narrow floats.
class WidenFloats : public ConversionPattern {
public:
  explicit WidenFloats(MLIRContext *context)
      : ConversionPattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {
    setDebugName("WidenFloats");
  }

  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override;
};
} // namespace

LogicalResult
WidenFloats::matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                             ConversionPatternRewriter &rewriter) const {
  if (!calculates(op) || !isNarrow(operands.front().getType()))
    return rewriter.notifyMatchFailure(
        op, "it has no float operands of less than 32 bits");

  Location location = op->getLoc();
  SmallVector<Value> wideOperands;
  for (Value operand : operands)
    wideOperands.push_back(spirv::FConvertOp::create(
        rewriter, location, widen(operand.getType()), operand));
  Type type = op->getResult(0).getType();
  OperationState state(location, op->getName(), wideOperands,
                       isNarrow(type) ? widen(type) : type, op->getAttrs());
  Value result = rewriter.create(state)->getResult(0);
  if (isNarrow(type))
    result = spirv::FConvertOp::create(rewriter, location, type, result);
  rewriter.replaceOp(op, result);
  return success();
}

void mlir::availability::populateWidenFloatsPatterns(
    RewritePatternSet &patterns) {
  patterns.add<WidenFloats>(patterns.getContext());
}
