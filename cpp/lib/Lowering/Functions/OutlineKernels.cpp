//===- OutlineKernels.cpp - Outlining functions to kernels ----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "Bufferize.h"
#include "Kernels/ConstantBuffers.h"
#include "Kernels/LowerLinalg.h"
#include "Kernels/SimplifyKernels.h"

#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/Lowering/Passes.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ControlFlowToSCF/ControlFlowToSCF.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/Extensions/InlinerExtension.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/GPU/Utils/GPUUtils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Linalg/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Linalg/Transforms/TilingInterfaceImpl.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/AllocationOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/SCF/Transforms/Passes.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/IR/TensorInferTypeOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "mlir/Transforms/RegionUtils.h"

namespace mlir::availability {
#define GEN_PASS_DEF_AVAILABILITYOUTLINEKERNELSPASS
#include "mlir-availability/Lowering/Passes.h.inc"
} // namespace mlir::availability

using namespace mlir;
using namespace mlir::availability;

/// Returns the functions of a module that have a body.
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

/// Adds passes that inline calls, and turn branches into structured control
/// flow.
static void addInlining(OpPassManager &passes) {
  passes.addPass(createInlinerPass());
  passes.addPass(createSymbolDCEPass());
  passes.addNestedPass<func::FuncOp>(createLiftControlFlowToSCFPass());
}

/// Adds passes that clean up after lowering.
static void addCleanup(OpPassManager &passes) {
  passes.addPass(createLowerAffinePass());
  passes.addPass(createCanonicalizerPass());
  passes.addPass(createCSEPass());
}

//===----------------------------------------------------------------------===//
// Outlining
//===----------------------------------------------------------------------===//

/// Returns the binding of a value that a function passes to kernels. The
/// function's arguments have the first bindings, in order. The values in
/// `others` follow, first allocations in order, then the rest. A new `value` is
/// appended to `others`.
static unsigned getBinding(Value value, func::FuncOp function,
                           SetVector<Value> &others) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (argument && argument.getOwner() == &function.front())
    return argument.getArgNumber();
  others.insert(value);
  const Value *found = llvm::find(others, value);
  return function.getNumArguments() + std::distance(others.begin(), found);
}

/// Returns the values that a launch uses, ordered by binding.
static SmallVector<Value> getOperands(gpu::LaunchOp launch,
                                      func::FuncOp function,
                                      SetVector<Value> &others) {
  SetVector<Value> captured;
  getUsedValuesDefinedAbove(launch.getBody(), captured);
  SmallVector<Value> operands(captured.getArrayRef());
  for (Value operand : operands)
    getBinding(operand, function, others);
  llvm::sort(operands, [&](Value a, Value b) {
    return getBinding(a, function, others) < getBinding(b, function, others);
  });
  return operands;
}

/// Replaces a launch by a `gpu.launch_func` of `kernel`, which was outlined
/// from it.
static void replaceLaunch(gpu::LaunchOp launch, gpu::GPUFuncOp kernel,
                          ValueRange operands) {
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

/// Outlines the `gpu.launch` ops of a function into kernels, and sets the
/// descriptor of each kernel argument.
static void outline(func::FuncOp function, SymbolTable &kernels) {
  SmallVector<gpu::LaunchOp> launches;
  function.walk([&](gpu::LaunchOp launch) { launches.push_back(launch); });
  SetVector<Value> others;
  // The private memory of an invocation isn't passed.
  function.walk([&](memref::AllocOp alloc) {
    if (!alloc->getParentOfType<gpu::LaunchOp>())
      others.insert(alloc);
  });
  for (auto [index, launch] : llvm::enumerate(launches)) {
    std::string name = function.getName().str();
    if (launches.size() > 1)
      name += "_" + std::to_string(index);
    SmallVector<Value> operands = getOperands(launch, function, others);
    gpu::GPUFuncOp kernel = outlineKernelFunc(launch, name, operands);
    for (auto [number, operand] : llvm::enumerate(operands)) {
      std::optional<spirv::StorageClass> storageClass;
      if (operand.getType().isIntOrIndexOrFloat())
        storageClass = spirv::StorageClass::StorageBuffer;
      kernel.setArgAttr(number, spirv::getInterfaceVarABIAttrName(),
                        spirv::getInterfaceVarABIAttr(
                            0, getBinding(operand, function, others),
                            storageClass, function.getContext()));
    }
    kernels.insert(kernel);
    replaceLaunch(launch, kernel, operands);
  }
}

/// Removes the bindings of arguments, and replaces SPIR-V's storage classes by
/// address spaces of `gpu`.
static void removeBindings(gpu::GPUModuleOp kernels) {
  for (auto kernel : kernels.getOps<gpu::GPUFuncOp>())
    for (unsigned index = 0; index < kernel.getNumArguments(); ++index)
      kernel.removeArgAttr(index, spirv::getInterfaceVarABIAttrName());
  AttrTypeReplacer replacer;
  replacer.addReplacement([](spirv::StorageClassAttr attr)
                              -> std::optional<Attribute> {
    MLIRContext *context = attr.getContext();
    switch (attr.getValue()) {
    case spirv::StorageClass::Function:
      return gpu::AddressSpaceAttr::get(context, gpu::AddressSpace::Private);
    case spirv::StorageClass::Workgroup:
      return gpu::AddressSpaceAttr::get(context, gpu::AddressSpace::Workgroup);
    default:
      return gpu::AddressSpaceAttr::get(context, gpu::AddressSpace::Global);
    }
  });
  replacer.recursivelyReplaceElementsIn(kernels, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
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
    ModuleOp module = getOperation();
    if (ifNeeded &&
        (!module.getOps<gpu::GPUModuleOp>().empty() || !needsOutlining(module)))
      return;
    if (failed(prepareFunctions()) || failed(prepareTensors()) ||
        failed(applySchedule()) || failed(bufferize()) ||
        failed(lowerToLoops()) || failed(outlineKernels()))
      signalPassFailure();
  }

private:
  // The steps, in order. Each emits an error if it fails.

  /// Inlines calls, and converts branches to structured control flow.
  LogicalResult prepareFunctions();
  /// Widens sums of bf16, converts elementwise ops on tensors to linalg ops,
  /// fuses them, and splits long reductions.
  LogicalResult prepareTensors();
  /// Applies the schedule: tiles, fuses and vectorizes.
  LogicalResult applySchedule();
  /// Replaces tensors by buffers. Results become arguments.
  LogicalResult bufferize();
  /// Lowers ops on buffers to loops.
  LogicalResult lowerToLoops();
  /// Converts loops to launches, and outlines launches into kernels.
  LogicalResult outlineKernels();

  /// Forbids bufferization, ours or a schedule's, to write to tensor arguments:
  /// callers don't expect their inputs to change.
  void protectArguments();
  /// Runs a pipeline on `op`.
  LogicalResult run(function_ref<void(OpPassManager &)> addPasses,
                    Operation *op);
};
} // namespace

LogicalResult
OutlineKernelsPass::run(function_ref<void(OpPassManager &)> addPasses,
                        Operation *op) {
  OpPassManager passes(op->getName());
  addPasses(passes);
  return runPipeline(passes, op);
}

LogicalResult OutlineKernelsPass::prepareFunctions() {
  ModuleOp module = getOperation();
  for (func::FuncOp function : getFunctions(module))
    if (failed(verifyBranches(function)))
      return failure();
  if (failed(run(addInlining, module)))
    return failure();
  for (func::FuncOp function : getFunctions(module))
    if (failed(verifyFunction(function)))
      return failure();
  return success();
}

LogicalResult OutlineKernelsPass::prepareTensors() {
  ModuleOp module = getOperation();
  for (func::FuncOp function : getFunctions(module)) {
    if (failed(decomposeLinalg(function)))
      return failure();
    widenSums(function);
    returnResultSizes(function);
  }
  auto addElementwise = [](OpPassManager &passes) {
    passes.addNestedPass<func::FuncOp>(createConvertElementwiseToLinalgPass());
    // Computes the sizes of results from those of operands.
    passes.addNestedPass<func::FuncOp>(createSCFForLoopCanonicalizationPass());
    passes.addPass(memref::createResolveShapedTypeResultDimsPass());
  };
  if (failed(run(addElementwise, module)))
    return failure();
  for (func::FuncOp function : getFunctions(module)) {
    fuseElementwise(function);
    splitReductions(function);
    if (failed(verifyTensorOps(function)))
      return failure();
  }
  // The bounds of the parts are affine expressions.
  return run(
      [](OpPassManager &passes) { passes.addPass(createLowerAffinePass()); },
      module);
}

LogicalResult OutlineKernelsPass::applySchedule() {
  AvailabilityTargetAttrInterface attribute;
  if (!target.empty()) {
    FailureOr<AvailabilityTargetAttrInterface> parsed =
        parseTarget(&getContext(), target,
                    [&] { return emitError(getOperation().getLoc()); });
    if (failed(parsed))
      return failure();
    attribute = *parsed;
  }
  protectArguments();
  return availability::applySchedule(getOperation(), schedule, attribute);
}

void OutlineKernelsPass::protectArguments() {
  for (func::FuncOp function : getFunctions(getOperation()))
    for (BlockArgument argument : function.getArguments())
      if (isa<TensorType>(argument.getType()))
        function.setArgAttr(
            argument.getArgNumber(),
            bufferization::BufferizationDialect::kWritableAttrName,
            BoolAttr::get(&getContext(), false));
}

LogicalResult OutlineKernelsPass::bufferize() {
  ModuleOp module = getOperation();
  StringRef writable = bufferization::BufferizationDialect::kWritableAttrName;
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
  for (func::FuncOp function : getFunctions(module))
    for (unsigned index = 0; index < function.getNumArguments(); ++index)
      function.removeArgAttr(index, writable);
  return success();
}

LogicalResult OutlineKernelsPass::lowerToLoops() {
  ModuleOp module = getOperation();
  for (func::FuncOp function : getFunctions(module)) {
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
    if (failed(verifyLowered(function)) || failed(stateResultSizes(function)) ||
        failed(formLaunches(function)) || failed(run(addCleanup, function)))
      return failure();
    sinkIntoLaunches(function);
    outline(function, kernelSymbols);
  }
  if (kernels.getOps<gpu::GPUFuncOp>().empty())
    return emitError(module.getLoc())
           << "no kernel to make: no function calculates anything";
  module->setAttr(gpu::GPUDialect::getContainerModuleAttrName(),
                  builder.getUnitAttr());
  auto runPasses = [&](OpPassManager &passes, Operation *op) {
    return runPipeline(passes, op);
  };
  if (failed(simplifyKernels(kernels, runPasses)))
    return failure();
  if (!bindings)
    removeBindings(kernels);
  return run(
      [](OpPassManager &passes) {
        addCleanup(passes.nest<func::FuncOp>());
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
  linalg::registerTilingInterfaceExternalModels(registry);
  memref::registerAllocationOpInterfaceExternalModels(registry);
  tensor::registerInferTypeOpInterfaceExternalModels(registry);
  scf::registerBufferizableOpInterfaceExternalModels(registry);
  tensor::registerBufferizableOpInterfaceExternalModels(registry);
  vector::registerBufferizableOpInterfaceExternalModels(registry);
  func::registerInlinerExtension(registry);
  registerScheduleDependencies(registry);
}
