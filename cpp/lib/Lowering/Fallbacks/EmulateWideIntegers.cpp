//===- EmulateWideIntegers.cpp - i64 as pairs of i32 ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Upstream's patterns for wide integers handle arithmetic and memory. This file
// adds kernels, control flow, and the ops that upstream lacks
// (ExpandRareInt64Ops.h).
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Arith/Transforms/WideIntEmulationConverter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Func/Transforms/FuncConversions.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns true when the element type of `type`, a number, vector or memref, is
/// emulated.
static bool holdsWideIntegers(Type type) {
  if (auto memref = dyn_cast<MemRefType>(type))
    type = memref.getElementType();
  return getElementTypeOrSelf(type).isInteger(64);
}

static bool usesWideIntegers(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), holdsWideIntegers) ||
         llvm::any_of(op->getResultTypes(), holdsWideIntegers);
}

//===----------------------------------------------------------------------===//
// What can be emulated
//===----------------------------------------------------------------------===//

/// Returns true for ops that only pass values on. They are recreated with other
/// types.
static bool isRetyped(Operation *op) {
  return isa<gpu::ReturnOp, memref::AllocaOp, memref::DeallocOp, ub::PoisonOp>(
      op);
}

/// Returns true for ops that upstream's patterns convert.
static bool isConvertedByUpstream(Operation *op) {
  return isa<arith::AddIOp, arith::AndIOp, arith::CmpIOp, arith::ConstantOp,
             arith::ExtSIOp, arith::ExtUIOp, arith::IndexCastOp,
             arith::IndexCastUIOp, arith::MaxSIOp, arith::MaxUIOp,
             arith::MinSIOp, arith::MinUIOp, arith::MulIOp, arith::OrIOp,
             arith::SelectOp, arith::SubIOp, arith::TruncIOp, arith::XOrIOp,
             func::CallOp, func::ReturnOp, memref::AllocOp, memref::LoadOp,
             memref::StoreOp, scf::ConditionOp, scf::ForOp, scf::IfOp,
             scf::WhileOp, scf::YieldOp>(op);
}

/// Returns why an op on i64 can't be emulated, phrased as the end of a
/// sentence; "" if it can.
static StringRef findObstacle(Operation *op) {
  auto isVector = [](Type type) {
    auto memref = dyn_cast<MemRefType>(type);
    return holdsWideIntegers(type) &&
           isa<VectorType>(memref ? memref.getElementType() : type);
  };
  if (llvm::any_of(op->getOperandTypes(), isVector) ||
      llvm::any_of(op->getResultTypes(), isVector))
    return "vectors of them can't be in memory or be carried by loops and "
           "branches; use scalars there";
  if (auto loop = dyn_cast<scf::ForOp>(op))
    if (loop.getInductionVar().getType().isInteger(64))
      return "the induction variable of a loop must be 'index' or have 32 bits";
  if (isa<arith::UIToFPOp, arith::SIToFPOp, arith::FPToUIOp, arith::FPToSIOp>(
          op) &&
      !isRareInt64Op(op))
    return "they are converted only from and to f32";
  if (isa<memref::AtomicRMWOp, memref::AtomicYieldOp>(op))
    return "two 32-bit updates are not one atomic 64-bit update; use a target "
           "with capability Int64Atomics";
  if (isRetyped(op) || isConvertedByUpstream(op) || isRareInt64Op(op))
    return "";
  return "there is no emulation of it with pairs of 32-bit integers";
}

/// Fails if an op can't be emulated. Returns whether there is anything to
/// emulate.
static FailureOr<bool> verifyOps(gpu::GPUModuleOp module) {
  bool isFound = false;
  WalkResult result = module.walk([&](Operation *op) {
    StringRef obstacle;
    if (auto kernel = dyn_cast<gpu::GPUFuncOp>(op)) {
      isFound |= llvm::any_of(kernel.getArgumentTypes(), holdsWideIntegers);
      if (kernel.isKernel() &&
          llvm::any_of(kernel.getArgumentTypes(), [](Type type) {
            return holdsWideIntegers(type) && !isa<MemRefType>(type);
          }))
        obstacle = "pass an argument in a memref, not by value";
    } else if (usesWideIntegers(op)) {
      isFound = true;
      obstacle = findObstacle(op);
    }
    if (obstacle.empty())
      return WalkResult::advance();
    emitError(op->getLoc())
        << "'" << op->getName()
        << "' on numbers of type 'i64' can't be emulated: " << obstacle;
    return WalkResult::interrupt();
  });
  if (result.wasInterrupted())
    return failure();
  return isFound;
}

//===----------------------------------------------------------------------===//
// Conversion
//===----------------------------------------------------------------------===//

namespace {
/// Recreates an op that only passes values on with the converted types.
struct Retype : ConversionPattern {
  Retype(const TypeConverter &converter, MLIRContext *context)
      : ConversionPattern(converter, MatchAnyOpTypeTag(), /*benefit=*/1,
                          context) {}

  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Type> types;
    if (!isRetyped(op) ||
        failed(getTypeConverter()->convertTypes(op->getResultTypes(), types)))
      return failure();
    OperationState state(op->getLoc(), op->getName().getStringRef(), operands,
                         types, op->getAttrs());
    rewriter.replaceOp(op, rewriter.create(state));
    return success();
  }
};
} // namespace

/// Adds the patterns for functions and the legality of functions.
static void addFunctions(const TypeConverter &converter,
                         RewritePatternSet &patterns,
                         mlir::ConversionTarget &target) {
  populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns,
                                                                 converter);
  populateFunctionOpInterfaceTypeConversionPattern<gpu::GPUFuncOp>(patterns,
                                                                   converter);
  populateCallOpTypeConversionPattern(patterns, converter);
  populateReturnOpTypeConversionPattern(patterns, converter);
  target.addDynamicallyLegalOp<func::FuncOp, gpu::GPUFuncOp>(
      [&](Operation *op) {
        auto function = cast<FunctionOpInterface>(op);
        return converter.isLegal(function.getArgumentTypes()) &&
               converter.isLegal(function.getResultTypes());
      });
}

LogicalResult
mlir::availability::emulateWideIntegers(gpu::GPUModuleOp module,
                                        const spirv::TargetEnv &env) {
  if (env.allows(spirv::Capability::Int64))
    return success();
  if (failed(splitWideVectors(module)))
    return failure();
  FailureOr<bool> isFound = verifyOps(module);
  if (failed(isFound) || !*isFound)
    return failure(failed(isFound));
  expandRareInt64Ops(module);

  MLIRContext *context = module.getContext();
  arith::WideIntEmulationConverter converter(
      /*widestIntSupportedByTarget=*/32);
  memref::populateMemRefWideIntEmulationConversions(converter);
  RewritePatternSet patterns(context);
  mlir::ConversionTarget target(*context);
  arith::populateArithWideIntEmulationPatterns(converter, patterns);
  memref::populateMemRefWideIntEmulationPatterns(converter, patterns);
  scf::populateSCFStructuralTypeConversionsAndLegality(converter, patterns,
                                                       target);
  addFunctions(converter, patterns, target);
  patterns.add<Retype>(converter, context);
  target.markUnknownOpDynamicallyLegal(
      [&](Operation *op) { return converter.isLegal(op); });
  return mlir::applyPartialConversion(module, target, std::move(patterns));
}

bool mlir::availability::exchangesWideIntegers(gpu::GPUModuleOp module) {
  return module
      .walk([](Operation *op) {
        return isa<gpu::AllReduceOp, gpu::ShuffleOp, gpu::SubgroupReduceOp>(
                   op) &&
                       holdsWideIntegers(op->getResultTypes().front())
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}
