//===- SimplifyKernels.cpp - Kernels for the patterns to SPIR-V -----------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SimplifyKernels.h"

#include "AllocateAttributions.h"
#include "ConstantBuffers.h"
#include "LowerLinalg.h"
#include "LowerVectors.h"
#include "SequentialLoops.h"
#include "SplitLoopVectors.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ControlFlowToSCF/ControlFlowToSCF.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Transforms.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/CFGToSCF.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Ops to replace
//===----------------------------------------------------------------------===//

/// Returns true for an allocation without a memory space.
static bool allocatesAnywhere(Operation *op) {
  return isa<memref::AllocOp, memref::AllocaOp>(op) &&
         !cast<MemRefType>(op->getResult(0).getType()).getMemorySpace();
}

/// Returns false for a vector that shaders don't support.
static bool isScalarOrSmallVector(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return !vector || isSmallVector(vector);
}

/// Returns true for ops on vectors that the conversion to SPIR-V takes as they
/// are.
static bool isSimpleVectorOp(Operation *op) {
  if (auto broadcast = dyn_cast<vector::BroadcastOp>(op))
    return !isa<VectorType>(broadcast.getSourceType()) &&
           isScalarOrSmallVector(broadcast.getType());
  return isa<vector::ExtractOp, vector::FMAOp, vector::FromElementsOp,
             vector::InsertOp>(op) &&
         llvm::all_of(op->getOperandTypes(), isScalarOrSmallVector) &&
         llvm::all_of(op->getResultTypes(), isScalarOrSmallVector);
}

/// Returns true for ops that `simplifyKernels` replaces.
static bool isToBeSimplified(Operation *op) {
  if (isa_and_nonnull<affine::AffineDialect, linalg::LinalgDialect>(
          op->getDialect()))
    return true;
  if (isa_and_nonnull<vector::VectorDialect>(op->getDialect()))
    return !isSimpleVectorOp(op);
  if (auto kernel = dyn_cast<gpu::GPUFuncOp>(op))
    if (kernel.getNumWorkgroupAttributions() != 0 ||
        kernel.getNumPrivateAttributions() != 0)
      return true;
  if (auto function = dyn_cast<FunctionOpInterface>(op))
    return !function.isExternal() && !function.getFunctionBody().hasOneBlock();
  return allocatesAnywhere(op) ||
         isa<cf::AssertOp, memref::AssumeAlignmentOp, memref::CastOp,
             memref::CollapseShapeOp, memref::CopyOp, memref::ExpandShapeOp,
             memref::GetGlobalOp, memref::SubViewOp, scf::ForallOp,
             scf::IndexSwitchOp, scf::ParallelOp>(op) ||
         !llvm::all_of(op->getResultTypes(), isScalarOrSmallVector);
}

/// Returns true if `simplifyKernels` has nothing to replace.
static bool isSimple(gpu::GPUModuleOp module) {
  WalkResult result = module.walk([](Operation *op) {
    return isToBeSimplified(op) ? WalkResult::interrupt()
                                : WalkResult::advance();
  });
  return !result.wasInterrupted();
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Assigns memory that is allocated without a memory space to the storage class
/// Function, which is private to an invocation.
static LogicalResult makeMemoryPrivate(FunctionOpInterface function) {
  SmallVector<Operation *> allocations;
  function.walk([&](Operation *op) {
    if (isa<memref::AllocOp, memref::AllocaOp>(op) &&
        !cast<MemRefType>(op->getResult(0).getType()).getMemorySpace())
      allocations.push_back(op);
  });
  for (Operation *op : allocations) {
    OpBuilder builder(op);
    auto type = cast<MemRefType>(op->getResult(0).getType());
    if (!type.hasStaticShape())
      return emitError(op->getLoc())
             << "'" << op->getName() << "' makes memory of type " << type
             << " in a kernel, where sizes must be known at compile time; "
                "allocate it outside of parallel loops";
    auto space = spirv::StorageClassAttr::get(op->getContext(),
                                              spirv::StorageClass::Function);
    auto memory = memref::AllocaOp::create(
        builder, op->getLoc(),
        MemRefType::get(type.getShape(), type.getElementType(),
                        type.getLayout(), space));
    for (OpOperand &use : llvm::make_early_inc_range(op->getUses())) {
      Operation *user = use.getOwner();
      if (isa<memref::DeallocOp>(user))
        user->erase();
      else if (isa<memref::LoadOp>(user) ||
               (isa<memref::StoreOp>(user) && use.getOperandNumber() == 1))
        use.set(memory);
      else
        return emitError(user->getLoc())
               << "'" << user->getName()
               << "' is not supported on memory that an invocation allocates; "
                  "allocate it outside of parallel loops";
    }
    op->erase();
  }
  return success();
}

/// Erases globals that no function uses.
static void eraseUnusedGlobals(gpu::GPUModuleOp module) {
  for (auto global :
       llvm::make_early_inc_range(module.getOps<memref::GlobalOp>()))
    if (SymbolTable::symbolKnownUseEmpty(global, module))
      global.erase();
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// Replaces branches by loops and conditions, because control flow in SPIR-V is
/// structured.
static LogicalResult structureBranches(FunctionOpInterface function) {
  if (function.getFunctionBody().hasOneBlock())
    return success();
  ControlFlowToSCFTransformation transformation;
  DominanceInfo dominance(function);
  if (failed(transformCFGToSCF(function.getFunctionBody(), transformation,
                               dominance)) ||
      !function.getFunctionBody().hasOneBlock())
    return emitError(function.getLoc())
           << "'" << function.getName()
           << "' has branches that can't be converted to structured control "
              "flow";
  return success();
}

/// Replaces an `scf.index_switch` by nested `scf.if` ops, one for each case.
static void expandSwitch(IRRewriter &rewriter, scf::IndexSwitchOp choice) {
  Location loc = choice.getLoc();
  rewriter.setInsertionPoint(choice);
  SmallVector<scf::IfOp> conditions;
  for (auto [value, region] :
       llvm::zip_equal(choice.getCases(), choice.getCaseRegions())) {
    Value constant = arith::ConstantIndexOp::create(rewriter, loc, value);
    Value isCase = arith::CmpIOp::create(
        rewriter, loc, arith::CmpIPredicate::eq, choice.getArg(), constant);
    auto condition = scf::IfOp::create(rewriter, loc, choice.getResultTypes(),
                                       isCase, /*addThenBlock=*/false,
                                       /*addElseBlock=*/false);
    rewriter.inlineRegionBefore(region, condition.getThenRegion(),
                                condition.getThenRegion().end());
    // The next condition is nested in the else region.
    if (!conditions.empty())
      scf::YieldOp::create(rewriter, loc, condition.getResults());
    conditions.push_back(condition);
    rewriter.createBlock(&condition.getElseRegion());
  }
  if (conditions.empty()) {
    Block &only = choice.getDefaultBlock();
    auto yield = cast<scf::YieldOp>(only.getTerminator());
    SmallVector<Value> values(yield.getOperands());
    rewriter.eraseOp(yield);
    rewriter.inlineBlockBefore(&only, choice);
    rewriter.replaceOp(choice, values);
    return;
  }
  scf::IfOp last = conditions.back();
  rewriter.eraseBlock(&last.getElseRegion().front());
  rewriter.inlineRegionBefore(choice.getDefaultRegion(), last.getElseRegion(),
                              last.getElseRegion().end());
  rewriter.replaceOp(choice, conditions.front().getResults());
}

/// Replaces parallel loops in a function by sequential ones, and switches by
/// conditions.
static LogicalResult expandControlFlow(FunctionOpInterface function) {
  IRRewriter rewriter(function.getContext());
  SmallVector<scf::ForallOp> loops;
  function.walk([&](scf::ForallOp loop) { loops.push_back(loop); });
  for (scf::ForallOp loop : loops) {
    rewriter.setInsertionPoint(loop);
    if (failed(scf::forallToParallelLoop(rewriter, loop)))
      return emitError(loop.getLoc())
             << "'" << loop->getName()
             << "' can't be converted to a sequential loop";
  }
  makeLoopsSequential(function);
  SmallVector<scf::IndexSwitchOp> choices;
  function.walk([&](scf::IndexSwitchOp op) { choices.push_back(op); });
  for (scf::IndexSwitchOp choice : choices)
    expandSwitch(rewriter, choice);
  return success();
}

/// Erases the assertions of `module`, and remarks once on each of their texts.
static void eraseAssertions(gpu::GPUModuleOp module) {
  llvm::SmallPtrSet<Attribute, 4> texts;
  module.walk([&](cf::AssertOp op) {
    if (texts.insert(op.getMsgAttr()).second)
      emitRemark(op.getLoc())
          << "'" << op->getName()
          << "' is left out, since a kernel can't report an error; call it "
             "only where this holds: "
          << op.getMsg();
    op.erase();
  });
}

//===----------------------------------------------------------------------===//
// The whole module
//===----------------------------------------------------------------------===//

LogicalResult mlir::availability::simplifyKernels(
    gpu::GPUModuleOp module,
    function_ref<LogicalResult(OpPassManager &, Operation *)> runPasses) {
  if (isSimple(module))
    return success();
  eraseAssertions(module);
  SmallVector<FunctionOpInterface> functions;
  for (auto function : module.getOps<FunctionOpInterface>())
    if (!function.isExternal())
      functions.push_back(function);
  for (FunctionOpInterface function : functions) {
    auto kernel = dyn_cast<gpu::GPUFuncOp>(*function);
    if (kernel && failed(allocateAttributions(kernel)))
      return failure();
    function.walk([](memref::AssumeAlignmentOp op) {
      op.replaceAllUsesWith(op.getMemref());
      op.erase();
    });
    writeConstants(function);
    if (failed(verifyConstants(function)) ||
        failed(structureBranches(function)) || failed(lowerLinalg(function)) ||
        failed(expandControlFlow(function)))
      return failure();
  }
  eraseUnusedGlobals(module);
  auto cleanUp = [&] {
    OpPassManager passes(module->getName());
    if (!isSimple(module)) {
      passes.addPass(memref::createFoldMemRefAliasOpsPass());
      passes.addPass(createLowerAffinePass());
    }
    // The bodies of kernels and of their loops are single blocks by now.
    passes.addPass(createCanonicalizerPass(
        GreedyRewriteConfig().setRegionSimplificationLevel(
            GreedySimplifyRegionLevel::Disabled)));
    passes.addPass(createCSEPass());
    return runPasses(passes, module);
  };
  if (failed(cleanUp()))
    return failure();
  if (failed(lowerVectors(module)))
    return failure();
  for (FunctionOpInterface function : functions)
    if (failed(makeMemoryPrivate(function)))
      return failure();
  return cleanUp();
}
