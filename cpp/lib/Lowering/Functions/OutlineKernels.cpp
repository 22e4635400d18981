//===- OutlineKernels.cpp - From functions to kernels ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OutlineKernels.h"

#include "Buffers.h"
#include "Kernels/LowerLinalg.h"
#include "Kernels/SimplifyKernels.h"

#include "Launches.h"
#include "mlir-availability/Lowering/Passes.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ControlFlowToSCF/ControlFlowToSCF.h"
#include "mlir/Conversion/MemRefToSPIRV/MemRefToSPIRV.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/Extensions/InlinerExtension.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/GPU/Utils/GPUUtils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Linalg/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/AllocationOpInterfaceImpl.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/SCF/Transforms/Passes.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/Passes.h"
#include "mlir/Transforms/RegionUtils.h"

namespace mlir::availability {
#define GEN_PASS_DEF_AVAILABILITYOUTLINEKERNELSPASS
#include "mlir-availability/Lowering/Passes.h.inc"
} // namespace mlir::availability

using namespace mlir;
using namespace mlir::availability;

/// How many different numbers a constant may have: one op writes each.
static constexpr int64_t kMaxConstantSize = 1024;

//===----------------------------------------------------------------------===//
// What can't become kernels
//===----------------------------------------------------------------------===//

/// Returns true for memory spaces that a program can pass memory of.
static bool isPassable(Attribute space) {
  if (auto address = dyn_cast_or_null<gpu::AddressSpaceAttr>(space))
    return address.getValue() == gpu::AddressSpace::Global;
  return spirv::mapMemorySpaceToVulkanStorageClass(space) ==
         spirv::StorageClass::StorageBuffer;
}

/// Refuses what a buffer can't pass to or from a kernel.
static LogicalResult verifyPassed(func::FuncOp function, StringRef what,
                                  unsigned index, Type type) {
  auto emit = [&] {
    return emitError(function.getLoc())
           << what << " " << index << " of function '" << function.getName()
           << "' ";
  };
  if (isa<TensorType, BaseMemRefType>(type)) {
    if (!cast<ShapedType>(type).hasStaticShape())
      return emit()
             << "has the dynamic shape " << type
             << ", which a descriptor can't carry; make the shape static";
    auto memref = dyn_cast<MemRefType>(type);
    if (memref && !isPassable(memref.getMemorySpace()))
      return emit() << "has type " << type
                    << ", which no caller can pass memory of; leave the memory "
                       "space out";
    SmallVector<int64_t> strides;
    int64_t offset = 0;
    if (!memref || (succeeded(memref.getStridesAndOffset(strides, offset)) &&
                    !ShapedType::isDynamic(offset) &&
                    !ShapedType::isDynamicShape(strides)))
      return success();
    return emit() << "has the dynamic layout " << type
                  << ", which a descriptor can't carry; make it static";
  }
  // Truth values have no layout in memory.
  if (what == "argument" && type.isIntOrIndexOrFloat() && !type.isInteger(1))
    return success();
  return emit() << "has type " << type
                << ", which is no buffer; make it a tensor or a memref";
}

static LogicalResult verifyFunction(func::FuncOp function) {
  for (auto [index, type] : llvm::enumerate(function.getArgumentTypes()))
    if (failed(verifyPassed(function, "argument", index, type)))
      return failure();
  for (auto [index, type] : llvm::enumerate(function.getResultTypes()))
    if (failed(verifyPassed(function, "result", index, type)))
      return failure();
  WalkResult result = function.walk([](CallOpInterface call) {
    auto callee = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
    InFlightDiagnostic diagnostic = emitError(call.getLoc());
    if (callee)
      diagnostic << "the call of '" << callee.getLeafReference().getValue()
                 << "' can't be inlined, and a kernel can't make it; define "
                    "the function, without recursion";
    else
      diagnostic << "'" << call->getName()
                 << "' calls what is chosen at run time, and a kernel can't; "
                    "call a function by its name";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// Refuses ops on tensors that nobody can say of how they use buffers.
static LogicalResult verifyTensorOps(func::FuncOp function) {
  WalkResult result = function.walk([](Operation *op) {
    if (isa<bufferization::BufferizableOpInterface>(op) ||
        (llvm::none_of(op->getOperandTypes(), llvm::IsaPred<TensorType>) &&
         llvm::none_of(op->getResultTypes(), llvm::IsaPred<TensorType>)))
      return WalkResult::advance();
    emitError(op->getLoc()) << "'" << op->getName()
                            << "' on tensors can't be had on buffers; put ops "
                               "of 'linalg' in its place before";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// Refuses ops that remain when everything is buffers and loops.
static LogicalResult verifyLowered(func::FuncOp function) {
  if (!function.getBody().hasOneBlock())
    return emitError(function.getLoc())
           << "function '" << function.getName()
           << "' has branches that can't be made loops and conditions";
  WalkResult result = function.walk([](Operation *op) {
    if (auto alloc = dyn_cast<memref::AllocOp>(op);
        alloc && !alloc.getType().hasStaticShape()) {
      emitError(op->getLoc())
          << "a buffer has the dynamic shape " << alloc.getType()
          << ", which a descriptor can't carry; make the shape static";
      return WalkResult::interrupt();
    }
    if (auto use = dyn_cast<memref::GetGlobalOp>(op)) {
      auto global = SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(
          use, use.getNameAttr());
      InFlightDiagnostic diagnostic = emitError(op->getLoc());
      if (global && global.getConstantInitValue())
        diagnostic << "a constant of type " << use.getType()
                   << " has more numbers than a kernel can write ("
                   << kMaxConstantSize << "); pass it as an argument";
      else
        diagnostic << "'" << use.getName()
                   << "' is memory outside of functions, and no constant; pass "
                      "it as an argument";
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// To buffers and loops
//===----------------------------------------------------------------------===//

static SmallVector<func::FuncOp> getFunctions(ModuleOp module) {
  return llvm::to_vector(
      llvm::make_filter_range(module.getOps<func::FuncOp>(),
                              [](func::FuncOp f) { return !f.isExternal(); }));
}

bool mlir::availability::needsOutlining(ModuleOp module) {
  WalkResult result = module.walk([](gpu::GPUFuncOp function) {
    return function.isKernel() ? WalkResult::interrupt() : WalkResult::skip();
  });
  return !result.wasInterrupted() && !getFunctions(module).empty();
}

/// Refuses branches of which no loops and conditions can be made.
//
// Workaround: lift-cf-foreign-branch
// Upstream's lift-cf-to-scf finds out that it can't convert a branch when it
// has already rewritten it. It fails and leaves blocks that are freed twice. We
// look at all branches before it runs.
static LogicalResult verifyBranches(func::FuncOp function) {
  WalkResult result = function.walk([](Operation *op) {
    if (op->getNumSuccessors() == 0 ||
        isa<cf::BranchOp, cf::CondBranchOp, cf::SwitchOp>(op))
      return WalkResult::advance();
    emitError(op->getLoc())
        << "'" << op->getName()
        << "' is no branch that can be made loops and conditions; put one of "
           "'cf' in its place before";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// Leaves functions alone in what they calculate: no calls, and no branches.
static void addInlining(OpPassManager &passes) {
  passes.addPass(createInlinerPass());
  passes.addPass(createSymbolDCEPass());
  passes.addNestedPass<func::FuncOp>(createLiftControlFlowToSCFPass());
}

/// Takes apart ops that are several of linalg's: softmax, for one.
static LogicalResult decompose(func::FuncOp function) {
  SmallVector<linalg::AggregatedOpInterface> ops;
  function.walk([&](linalg::AggregatedOpInterface op) { ops.push_back(op); });
  for (linalg::AggregatedOpInterface op : ops) {
    OpBuilder builder(op);
    FailureOr<SmallVector<Value>> values = op.decomposeOperation(builder);
    if (failed(values))
      return emitError(op->getLoc())
             << "'" << op->getName() << "' can't be taken apart";
    op->replaceAllUsesWith(*values);
    op->erase();
  }
  return success();
}

/// Makes linalg's ops of what is done with each number of tensors.
static void addElementwise(OpPassManager &passes) {
  passes.addNestedPass<func::FuncOp>(createConvertElementwiseToLinalgPass());
}

/// Makes one of linalg's ops of those that follow each other on each number.
//
// Workaround: fuse-constant-rank-0
// Upstream's linalg-fuse-elementwise-ops crashes on a constant without
// dimensions, where it folds transpositions. We apply its other patterns.
static void fuseElementwise(func::FuncOp function) {
  MLIRContext *context = function.getContext();
  RewritePatternSet patterns(context);
  auto isUsedOnce = [](OpOperand *operand) {
    Operation *producer = operand->get().getDefiningOp();
    return producer && producer->hasOneUse();
  };
  linalg::populateElementwiseOpsFusionPatterns(patterns, isUsedOnce);
  linalg::populateFoldReshapeOpsByExpansionPatterns(patterns, isUsedOnce);
  affine::AffineApplyOp::getCanonicalizationPatterns(patterns, context);
  linalg::GenericOp::getCanonicalizationPatterns(patterns, context);
  tensor::ExpandShapeOp::getCanonicalizationPatterns(patterns, context);
  tensor::CollapseShapeOp::getCanonicalizationPatterns(patterns, context);
  context->getLoadedDialect<linalg::LinalgDialect>()
      ->getCanonicalizationPatterns(patterns);
  // Where it doesn't come to an end, what there is is right, too.
  (void)applyPatternsGreedily(function, std::move(patterns),
                              GreedyRewriteConfig().setUseTopDownTraversal());
}

static Value createNumber(OpBuilder &builder, Location loc, Attribute value) {
  return arith::ConstantOp::create(builder, loc, cast<TypedAttr>(value));
}

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

/// Has the function write what is in constants into buffers of its own: SPIR-V
/// has no constants in buffers. Those that are too large remain.
static void writeConstants(func::FuncOp function) {
  SymbolTableCollection symbols;
  llvm::MapVector<memref::GlobalOp, Value> buffers;
  SmallVector<memref::GetGlobalOp> uses;
  function.walk([&](memref::GetGlobalOp use) { uses.push_back(use); });
  for (memref::GetGlobalOp use : uses) {
    auto global = symbols.lookupNearestSymbolFrom<memref::GlobalOp>(
        use, use.getNameAttr());
    auto values =
        global
            ? dyn_cast_or_null<DenseElementsAttr>(global.getConstantInitValue())
            : DenseElementsAttr();
    if (!values || !isa<IntegerType, FloatType>(values.getElementType()) ||
        (!values.isSplat() && values.getNumElements() > kMaxConstantSize))
      continue;
    Value &buffer = buffers[global];
    if (!buffer) {
      OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
      Location loc = use.getLoc();
      buffer = memref::AllocOp::create(builder, loc, use.getType());
      if (values.isSplat())
        linalg::FillOp::create(
            builder, loc,
            createNumber(builder, loc, values.getSplatValue<Attribute>()),
            buffer);
      else
        storeNumbers(builder, loc, values, buffer);
    }
    use.getResult().replaceAllUsesWith(buffer);
    use.erase();
  }
}

/// An allocation that ends with the function is like any other one here.
static void replaceAllocas(func::FuncOp function) {
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

static void addCleanup(OpPassManager &passes) {
  passes.addPass(createLowerAffinePass());
  passes.addPass(createCanonicalizerPass());
  passes.addPass(createCSEPass());
}

//===----------------------------------------------------------------------===//
// To kernels
//===----------------------------------------------------------------------===//

/// Gives each value that a function passes to kernels a number: that of the
/// argument, then what it allocates in order, then whatever else there is.
static unsigned getBinding(Value value, func::FuncOp function,
                           SetVector<Value> &others) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (argument && argument.getOwner() == &function.front())
    return argument.getArgNumber();
  others.insert(value);
  const Value *found = llvm::find(others, value);
  return function.getNumArguments() + std::distance(others.begin(), found);
}

/// Puts the launches of a function into kernels.
static void outline(func::FuncOp function, gpu::GPUModuleOp kernels,
                    SymbolTable &symbols) {
  MLIRContext *context = function.getContext();
  SmallVector<gpu::LaunchOp> launches;
  function.walk([&](gpu::LaunchOp launch) { launches.push_back(launch); });
  SetVector<Value> others;
  function.walk([&](memref::AllocOp alloc) { others.insert(alloc); });
  for (auto [index, launch] : llvm::enumerate(launches)) {
    std::string name = function.getName().str();
    if (launches.size() > 1)
      name += "_" + std::to_string(index);
    SetVector<Value> captured;
    getUsedValuesDefinedAbove(launch.getBody(), captured);
    SmallVector<Value> operands(captured.getArrayRef());
    auto byBinding = [&](Value a, Value b) {
      return getBinding(a, function, others) < getBinding(b, function, others);
    };
    for (Value operand : operands)
      getBinding(operand, function, others);
    llvm::sort(operands, byBinding);
    gpu::GPUFuncOp kernel = outlineKernelFunc(launch, name, operands);
    for (auto [number, operand] : llvm::enumerate(operands)) {
      std::optional<spirv::StorageClass> storageClass;
      if (operand.getType().isIntOrIndexOrFloat())
        storageClass = spirv::StorageClass::StorageBuffer;
      kernel.setArgAttr(
          number, spirv::getInterfaceVarABIAttrName(),
          spirv::getInterfaceVarABIAttr(
              0, getBinding(operand, function, others), storageClass, context));
    }
    symbols.insert(kernel);
    OpBuilder builder(launch);
    Value token = launch.getAsyncToken();
    auto call = gpu::LaunchFuncOp::create(
        builder, launch.getLoc(), kernel, launch.getGridSizeOperandValues(),
        launch.getBlockSizeOperandValues(), launch.getDynamicSharedMemorySize(),
        operands, token ? token.getType() : Type(),
        launch.getAsyncDependencies());
    if (token)
      token.replaceAllUsesWith(call.getAsyncToken());
    launch.erase();
  }
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
class OutlineKernelsPass
    : public availability::impl::AvailabilityOutlineKernelsPassBase<
          OutlineKernelsPass> {
public:
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    registerOutlineKernelsDependencies(registry);
  }
  void runOnOperation() override {
    if (failed(lowerToLoops()) || failed(outlineKernels()))
      signalPassFailure();
  }

private:
  LogicalResult run(function_ref<void(OpPassManager &)> addPasses,
                    Operation *op);
  LogicalResult lowerToLoops();
  LogicalResult outlineKernels();
};
} // namespace

LogicalResult
OutlineKernelsPass::run(function_ref<void(OpPassManager &)> addPasses,
                        Operation *op) {
  OpPassManager passes(op->getName());
  addPasses(passes);
  return runPipeline(passes, op);
}

LogicalResult OutlineKernelsPass::lowerToLoops() {
  ModuleOp module = getOperation();
  for (func::FuncOp function : getFunctions(module))
    if (failed(verifyBranches(function)))
      return failure();
  if (failed(run(addInlining, module)))
    return failure();
  for (func::FuncOp function : getFunctions(module)) {
    if (failed(verifyFunction(function)) || failed(decompose(function)))
      return failure();
    for (BlockArgument argument : function.getArguments())
      if (isa<TensorType>(argument.getType()))
        function.setArgAttr(
            argument.getArgNumber(),
            bufferization::BufferizationDialect::kWritableAttrName,
            BoolAttr::get(&getContext(), false));
  }
  if (failed(run(addElementwise, module)))
    return failure();
  for (func::FuncOp function : getFunctions(module)) {
    fuseElementwise(function);
    if (failed(verifyTensorOps(function)))
      return failure();
  }
  for (func::FuncOp function : getFunctions(module)) {
    yieldInPlace(function);
    keepWhatIsNotWritten(function);
  }
  if (failed(run(addBufferization, module)))
    return failure();
  for (func::FuncOp function : getFunctions(module)) {
    copyFromBranches(function);
    separateResults(function);
  }
  if (failed(run(addResultArguments, module)))
    return failure();
  for (func::FuncOp function : getFunctions(module)) {
    for (unsigned index = 0; index < function.getNumArguments(); ++index)
      function.removeArgAttr(
          index, bufferization::BufferizationDialect::kWritableAttrName);
    writeConstants(function);
    replaceAllocas(function);
    if (failed(lowerLinalg(function)))
      return failure();
  }
  return run(
      [](OpPassManager &passes) {
        passes.addNestedPass<func::FuncOp>(createForallToParallelLoopPass());
        addCleanup(passes.nest<func::FuncOp>());
      },
      module);
}

LogicalResult OutlineKernelsPass::outlineKernels() {
  ModuleOp module = getOperation();
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  SymbolTable symbols(module);
  auto kernels = gpu::GPUModuleOp::create(builder, module.getLoc(), "kernels");
  symbols.insert(kernels);
  SymbolTable kernelSymbols(kernels);
  for (func::FuncOp function : getFunctions(module)) {
    if (failed(verifyLowered(function)) || failed(formLaunches(function)) ||
        failed(run(addCleanup, function)))
      return failure();
    sinkIntoLaunches(function);
    outline(function, kernels, kernelSymbols);
  }
  if (kernels.getOps<gpu::GPUFuncOp>().empty())
    return emitError(module.getLoc()) << "no kernel to make: there is no "
                                         "function that calculates anything";
  module->setAttr(gpu::GPUDialect::getContainerModuleAttrName(),
                  builder.getUnitAttr());
  auto runPasses = [&](OpPassManager &passes, Operation *op) {
    return runPipeline(passes, op);
  };
  if (failed(simplifyKernels(kernels, runPasses)))
    return failure();
  return run(
      [](OpPassManager &passes) {
        addCleanup(passes);
        passes.addPass(createSymbolDCEPass());
      },
      module);
}

void mlir::availability::registerOutlineKernelsDependencies(
    DialectRegistry &registry) {
  registry.insert<affine::AffineDialect, arith::ArithDialect,
                  bufferization::BufferizationDialect, cf::ControlFlowDialect,
                  func::FuncDialect, gpu::GPUDialect, linalg::LinalgDialect,
                  math::MathDialect, memref::MemRefDialect, scf::SCFDialect,
                  spirv::SPIRVDialect, tensor::TensorDialect, ub::UBDialect,
                  vector::VectorDialect>();
  arith::registerBufferizableOpInterfaceExternalModels(registry);
  bufferization::func_ext::registerBufferizableOpInterfaceExternalModels(
      registry);
  linalg::registerBufferizableOpInterfaceExternalModels(registry);
  memref::registerAllocationOpInterfaceExternalModels(registry);
  scf::registerBufferizableOpInterfaceExternalModels(registry);
  tensor::registerBufferizableOpInterfaceExternalModels(registry);
  vector::registerBufferizableOpInterfaceExternalModels(registry);
  func::registerInlinerExtension(registry);
}
