//===- LowerToSPIRV.cpp - From kernels to checked SPIR-V ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferBlocks.h"
#include "CooperativeMatrices.h"
#include "Fallbacks/ReplaceSubgroupOps.h"
#include "Fallbacks/Steps.h"
#include "Functions/Steps.h"
#include "Kernels/LowerVectors.h"
#include "Kernels/SimplifyKernels.h"
#include "Kernels/Steps.h"
#include "PassConstants.h"
#include "PassSizes.h"
#include "PushConstants.h"
#include "Steps.h"
#include "VerifyNumberWidths.h"

#include "mlir-availability/Conversion/ApplyConversion.h"
#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"
#include "mlir-availability/Dialect/Vulkan/VulkanAvailability.h"
#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/Engine/Deduce.h"
#include "mlir-availability/Engine/TargetNames.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/Lowering/Passes.h"
#include "mlir-availability/Lowering/ToSPIRV/ConversionPatterns.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/Dialect/SPIRV/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

namespace mlir::availability {
#define GEN_PASS_DEF_AVAILABILITYLOWERTOSPIRVPASS
#include "mlir-availability/Lowering/Passes.h.inc"
} // namespace mlir::availability

using namespace mlir;
using namespace mlir::availability;

/// The extension that provides the storage class StorageBuffer before 1.3.
static constexpr spirv::Extension kStorageBuffers =
    spirv::Extension::SPV_KHR_storage_buffer_storage_class;

/// The pattern sets for converting kernels. The other sets are for ops that
/// don't occur in kernels.
static constexpr StringLiteral kPatternSets[] = {
    "arith-to-spirv",    "cf-to-spirv",
    "func-to-spirv",     "gpu-to-spirv",
    "gpu-wmma-to-spirv", "index-to-spirv",
    "math-to-spirv",     "memref-to-spirv",
    "scf-to-spirv",      "ub-to-spirv",
    "vector-to-spirv",   "vector-reduction-to-spirv-dot-product",
};

/// Returns the target environment for upstream's conversions, which is `target`
/// with the following changes.
//
// Workaround: addressing-model
// Upstream derives the addressing model from the target's capabilities. Devices
// with buffer addresses, and targets that also support OpenCL kernels, get
// physical pointers, although the kernel's buffers have descriptors. We remove
// these capabilities.
//
// Workaround: storage-buffer-class
// We add the storage class StorageBuffer. `finish` replaces it if the target
// lacks it.
static spirv::TargetEnvAttr getConversionEnv(spirv::TargetEnvAttr target) {
  using spirv::Capability;
  spirv::VerCapExtAttr triple = target.getTripleAttr();
  SmallVector<Capability> capabilities;
  auto addresses = [](Capability capability) {
    return capability == Capability::PhysicalStorageBufferAddresses ||
           capability == Capability::Kernel ||
           capability == Capability::Addresses;
  };
  for (Capability capability : triple.getCapabilities())
    if (!addresses(capability) &&
        llvm::none_of(getImpliedCapabilities(capability), addresses))
      capabilities.push_back(capability);
  SmallVector<spirv::Extension> extensions(triple.getExtensions());
  if (!llvm::is_contained(extensions, kStorageBuffers))
    extensions.push_back(kStorageBuffers);
  return spirv::TargetEnvAttr::get(
      spirv::VerCapExtAttr::get(triple.getVersion(), capabilities, extensions,
                                target.getContext()),
      target.getResourceLimits(), target.getClientAPI(), target.getVendorID(),
      target.getDeviceType(), target.getDeviceID());
}

//===----------------------------------------------------------------------===//
// Conversion
//===----------------------------------------------------------------------===//

/// Converts `root`, a module that contains only a `gpu.module`.
static LogicalResult
convert(ModuleOp root, AvailabilityTargetAttrInterface attr, StringRef name) {
  MLIRContext *context = root.getContext();
  availability::ConversionTarget target(attr, name);
  target.addLegalOp<ModuleOp>();
  std::unique_ptr<SPIRVTypeConverter> converter = makeSPIRVTypeConverter(
      vulkan::getSPIRVEnvironment(attr), SPIRVConversionOptions());
  ScfToSPIRVContext scfContext;
  RewritePatternSet patterns(context);
  for (StringRef set : kPatternSets)
    if (failed(populateSPIRVPatterns(set, *converter, scfContext, patterns,
                                     [&] { return emitError(root.getLoc()); })))
      return failure();
  populateAtomicUpdatePatterns(*converter, patterns);
  populateMathFallbackPatterns(*converter, patterns);
  populateMatrixModulePatterns(*converter, patterns);
  populateStorageOnlyIntegerPatterns(*converter, patterns);
  return availability::applyFullConversion(root, target, std::move(patterns));
}

/// Sets the triple of a module to the smallest one that admits it. Among
/// alternatives, it chooses what `target` offers.
static LogicalResult writeTriple(spirv::ModuleOp module,
                                 AvailabilityTargetAttrInterface target) {
  DeduceOptions options;
  options.dialect = "spirv";
  options.ignoreStated = true;
  options.target = target;
  FailureOr<AvailabilityTargetAttrInterface> triple = deduce(module, options);
  if (failed(triple))
    return failure();
  // Some capabilities and extensions are no cases of MLIR's enums.
  auto stated = dyn_cast<spirv::VerCapExtAttr>(static_cast<Attribute>(*triple));
  if (!stated)
    return emitError(module.getLoc())
           << "it needs " << *triple
           << ", which the triple of a 'spirv.module' can't state";
  module.setVceTripleAttr(stated);
  return success();
}

static LogicalResult verifyAvailable(spirv::ModuleOp module,
                                     ResolvedTarget &target) {
  CheckResult result = check(module, target);
  for (const Violation &violation : result.violations)
    emitError(violation.op->getLoc()) << describeViolation(violation, target);
  for (const Unchecked &unchecked : result.unchecked)
    emitError(unchecked.op->getLoc()) << unchecked.describe();
  return success(result.isAvailable());
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

using RunPasses = function_ref<LogicalResult(OpPassManager &, Operation *)>;

namespace {
/// The names of the steps, in their order.
namespace step {
constexpr StringLiteral kSimplify = "availability-simplify-kernels";
constexpr StringLiteral kPassConstants = "availability-pass-constants";
constexpr StringLiteral kPassSizes = "availability-pass-sizes";
constexpr StringLiteral kPrepare = "availability-prepare-kernels";
constexpr StringLiteral kExpand = "availability-expand-arithmetic";
constexpr StringLiteral kMatrices = "availability-prepare-matrices";
constexpr StringLiteral kPack = "availability-pack-vectors";
constexpr StringLiteral kWidenMemory = "availability-widen-local-memory";
constexpr StringLiteral kEmulateWide = "availability-emulate-wide-integers";
constexpr StringLiteral kEmulateNarrow = "availability-emulate-narrow-types";
constexpr StringLiteral kWidenConversions = "availability-widen-conversions";
constexpr StringLiteral kVerifyNumbers = "availability-verify-numbers";
constexpr StringLiteral kReduce = "availability-reduce-in-workgroup";
constexpr StringLiteral kLoops = "availability-prepare-loops";
constexpr StringLiteral kConvert = "availability-convert-to-spirv";
constexpr StringLiteral kFinish = "availability-finish-modules";
constexpr StringLiteral kVerify = "availability-verify-available";
} // namespace step

/// A step as a pass: tools can show the IR before and after it, and messages
/// name it.
class StepPass : public PassWrapper<StepPass, OperationPass<>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(StepPass)
  using Step = std::function<LogicalResult(Operation *op, RunPasses run)>;

  StepPass(StringRef name, Step step) : name(name), step(std::move(step)) {}

  StringRef getName() const override { return name; }
  StringRef getArgument() const override { return name; }
  void runOnOperation() override {
    if (failed(step(getOperation(), [&](OpPassManager &passes, Operation *op) {
          return runPipeline(passes, op);
        })))
      signalPassFailure();
  }

private:
  StringRef name;
  Step step;
};
} // namespace

ArrayRef<StringLiteral> mlir::availability::getSPIRVLoweringSteps() {
  static constexpr StringLiteral kSteps[] = {step::kSimplify,
                                             step::kPassConstants,
                                             step::kPassSizes,
                                             step::kPrepare,
                                             step::kExpand,
                                             step::kMatrices,
                                             step::kPack,
                                             step::kWidenMemory,
                                             step::kEmulateWide,
                                             step::kEmulateNarrow,
                                             step::kWidenConversions,
                                             step::kVerifyNumbers,
                                             step::kReduce,
                                             step::kLoops,
                                             step::kConvert,
                                             step::kFinish,
                                             step::kVerify};
  return kSteps;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
class LowerToSPIRVPass
    : public availability::impl::AvailabilityLowerToSPIRVPassBase<
          LowerToSPIRVPass> {
public:
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<AvailabilityDialect, spirv::SPIRVDialect>();
    spirv::registerSPIRVAvailability(registry);
    vulkan::registerVulkanAvailability(registry);
    registerOutlineKernelsDependencies(registry);
  }
  LogicalResult initialize(MLIRContext *context) override;
  void runOnOperation() override;

private:
  /// Runs a step on `op` as a pass.
  LogicalResult runStep(StringRef name, Operation *op, StepPass::Step step);
  /// The same for a step that can't fail.
  LogicalResult change(StringRef name, Operation *op,
                       function_ref<void()> step) {
    return runStep(name, op, [step](Operation *, RunPasses) {
      step();
      return success();
    });
  }
  LogicalResult lower(gpu::GPUModuleOp module);
  /// Replaces unavailable ops by available ones. Returns the subgroup sizes
  /// that kernels must require.
  FailureOr<SmallVector<RequiredSubgroupSize>>
  replaceByAvailable(gpu::GPUModuleOp module, ResolvedTarget &resolved,
                     const SPIRVTypeConverter &converter);
  LogicalResult finish(spirv::ModuleOp module, ArrayRef<PassedSizes> sizes,
                       ArrayRef<PassedConstant> constants,
                       ArrayRef<RequiredSubgroupSize> subgroups);

  // The target from the options, and the one for conversions. `initialize` sets
  // them before the pass is cloned for threads.
  AvailabilityTargetAttrInterface targetAttr, conversionTarget;
  // The target's name in messages.
  std::string targetName;
};
} // namespace

LogicalResult LowerToSPIRVPass::initialize(MLIRContext *context) {
  auto emit = [&] {
    return emitError(UnknownLoc::get(context)) << "'" << getArgument() << "': ";
  };
  if (target.empty())
    return emit() << "the option 'target' is missing";
  FailureOr<AvailabilityTargetAttrInterface> parsed =
      parseTarget(context, target, emit);
  if (failed(parsed))
    return failure();
  targetAttr = *parsed;
  targetName = target;
  if (StringRef(target).starts_with("#")) {
    StringRef known = TargetNames(context).lookup(targetAttr);
    targetName = known.empty() ? shortenTarget(target) : known.str();
  }
  spirv::TargetEnvAttr env = vulkan::getSPIRVEnvironment(targetAttr);
  if (!env)
    return emit() << "'" << targetName
                  << "' is not a target of SPIR-V; name one such as "
                     "'vulkan1.1', or give a '#vulkan.target' or a "
                     "'#spirv.target_env'";
  conversionTarget = cast<AvailabilityTargetAttrInterface>(
      vulkan::replaceSPIRVEnvironment(targetAttr, getConversionEnv(env)));
  return success();
}

LogicalResult LowerToSPIRVPass::runStep(StringRef name, Operation *op,
                                        StepPass::Step step) {
  OpPassManager passes(op->getName());
  passes.addPass(std::make_unique<StepPass>(name, std::move(step)));
  return runPipeline(passes, op);
}

LogicalResult
LowerToSPIRVPass::finish(spirv::ModuleOp module, ArrayRef<PassedSizes> sizes,
                         ArrayRef<PassedConstant> constants,
                         ArrayRef<RequiredSubgroupSize> subgroups) {
  module->setAttr(spirv::getTargetEnvAttrName(),
                  vulkan::getSPIRVEnvironment(conversionTarget));
  OpPassManager passes(spirv::ModuleOp::getOperationName());
  passes.addPass(spirv::createSPIRVLowerABIAttributesPass());
  if (failed(runPipeline(passes, module)))
    return failure();
  module->removeAttr(spirv::getTargetEnvAttrName());
  auto complete = [&](Operation *, RunPasses) -> LogicalResult {
    if (failed(mergePushConstants(module, sizes)) ||
        failed(aliasBitcastBuffers(module)))
      return failure();
    nameSizeBuffers(module, sizes);
    nameConstants(module, constants);
    addSubgroupSizes(module, subgroups);
    spirv::TargetEnv env(vulkan::getSPIRVEnvironment(targetAttr));
    if (!env.allows(kStorageBuffers))
      useBufferBlocks(module);
    relaxAtomics(module);
    markSignedMatrices(module);
    orderSharedMemory(module);
    if (failed(writeTriple(module, targetAttr)))
      return failure();
    completeEntryPointInterfaces(module);
    return success();
  };
  if (failed(runStep(step::kFinish, module, complete)))
    return failure();
  return runStep(step::kVerify, module, [&](Operation *, RunPasses) {
    ResolvedTarget resolved(targetAttr, targetName);
    return verifyAvailable(module, resolved);
  });
}

FailureOr<SmallVector<RequiredSubgroupSize>>
LowerToSPIRVPass::replaceByAvailable(gpu::GPUModuleOp module,
                                     ResolvedTarget &resolved,
                                     const SPIRVTypeConverter &converter) {
  spirv::TargetEnv env(vulkan::getSPIRVEnvironment(conversionTarget));
  SmallVector<RequiredSubgroupSize> sizes;
  auto reduce = [&](Operation *, RunPasses) -> LogicalResult {
    FailureOr<SmallVector<RequiredSubgroupSize>> found =
        replaceSubgroupOps(module, resolved);
    if (failed(found))
      return failure();
    llvm::append_range(sizes, *found);
    return success();
  };
  if (failed(change(step::kWidenMemory, module,
                    [&] { widenLocalMemory(module, env); })))
    return failure();
  if (emulate && !env.allows(spirv::Capability::Int64) &&
      exchangesWideIntegers(module) &&
      failed(runStep(step::kReduce, module, reduce)))
    return failure();
  if (emulate &&
      failed(runStep(step::kEmulateWide, module, [&](Operation *, RunPasses) {
        return emulateWideIntegers(module, env);
      })))
    return failure();
  // No target calculates with bf16, so these aren't a choice of the user's.
  auto emulateNarrow = [&](Operation *, RunPasses) {
    return emulateNarrowTypes(module, emulate ? NarrowTypes(env)
                                              : NarrowTypes::getBrainFloats());
  };
  if ((emulate || lacksBrainFloats(module, converter)) &&
      failed(runStep(step::kEmulateNarrow, module, emulateNarrow)))
    return failure();
  auto verifyNumbersOf = [&](Operation *, RunPasses) {
    return success(succeeded(verifyVectors(module)) &&
                   succeeded(verifyNumbers(module, converter, targetName)));
  };
  if (failed(change(step::kWidenConversions, module,
                    [&] { widenConversions(module, converter); })) ||
      failed(runStep(step::kVerifyNumbers, module, verifyNumbersOf)) ||
      failed(runStep(step::kReduce, module, reduce)))
    return failure();
  return sizes;
}

LogicalResult LowerToSPIRVPass::lower(gpu::GPUModuleOp module) {
  OpBuilder builder(module);
  // A launch is valid only while its kernel exists.
  if (!SymbolTable::symbolKnownUseEmpty(module, getOperation()))
    module = cast<gpu::GPUModuleOp>(builder.clone(*module));
  FailureOr<SmallVector<PassedConstant>> constants = failure();
  FailureOr<SmallVector<PassedSizes>> sizes = failure();
  ResolvedTarget resolved(conversionTarget, targetName);
  spirv::TargetEnvAttr conversionEnv =
      vulkan::getSPIRVEnvironment(conversionTarget);
  std::unique_ptr<SPIRVTypeConverter> converter =
      makeSPIRVTypeConverter(conversionEnv, SPIRVConversionOptions());
  auto prepare = [&](Operation *, RunPasses) -> LogicalResult {
    if (failed(prepareKernels(module)) || failed(mapMemorySpaces(module)))
      return failure();
    completeInterfaceABI(module);
    return success();
  };
  if (failed(runStep(step::kSimplify, module,
                     [&](Operation *, RunPasses run) {
                       return simplifyKernels(module, run);
                     })) ||
      failed(runStep(step::kPassConstants, module,
                     [&](Operation *, RunPasses) -> LogicalResult {
                       return constants = passConstants(module);
                     })) ||
      failed(runStep(step::kPassSizes, module,
                     [&](Operation *, RunPasses) -> LogicalResult {
                       return sizes = passSizes(module);
                     })) ||
      failed(runStep(step::kPrepare, module, prepare)) ||
      failed(change(step::kExpand, module,
                    [&] {
                      expandDivisions(module);
                      expandArithmetic(module);
                      expandReductions(module);
                    })) ||
      failed(runStep(step::kMatrices, module,
                     [&](Operation *, RunPasses) {
                       return prepareMatrices(module, *converter, resolved);
                     })) ||
      failed(change(step::kPack, module, [&] {
        packVectors(
            module, [&](Type type) { return isEmulated(type, *converter); },
            resolved);
      })))
    return failure();
  FailureOr<SmallVector<RequiredSubgroupSize>> subgroups =
      replaceByAvailable(module, resolved, *converter);
  if (failed(subgroups))
    return failure();
  if (failed(change(step::kLoops, module, [&] {
        moveConditionsIntoBodies(module);
        guardLoops(module);
      })))
    return failure();
  // Conversions must not see the surrounding IR. The new module is nested,
  // because a pass may only run pipelines on nested ops.
  auto around = ModuleOp::create(builder, module.getLoc());
  module->moveBefore(around.getBody(), around.getBody()->end());
  if (failed(runStep(step::kConvert, around, [&](Operation *, RunPasses) {
        return convert(around, conversionTarget, targetName);
      })))
    return failure();
  for (auto converted :
       llvm::make_early_inc_range(around.getOps<spirv::ModuleOp>())) {
    // An earlier lowering may have taken its name.
    converted->remove();
    SymbolTable(around->getParentOp())
        .insert(converted, Block::iterator(around));
    if (failed(finish(converted, *sizes, *constants, *subgroups)))
      return failure();
  }
  around.erase();
  return success();
}

/// Returns the modules that contain a kernel.
static SmallVector<gpu::GPUModuleOp> getKernelModules(ModuleOp root) {
  SmallVector<gpu::GPUModuleOp> modules;
  root.walk([&](gpu::GPUModuleOp module) {
    if (llvm::any_of(module.getOps<gpu::GPUFuncOp>(),
                     [](gpu::GPUFuncOp func) { return func.isKernel(); }))
      modules.push_back(module);
  });
  return modules;
}

void LowerToSPIRVPass::runOnOperation() {
  ModuleOp root = getOperation();
  if (needsOutlining(root)) {
    OpPassManager passes(ModuleOp::getOperationName());
    passes.addPass(createAvailabilityOutlineKernelsPass({schedule, target}));
    if (failed(runPipeline(passes, root)))
      return signalPassFailure();
  }
  SmallVector<gpu::GPUModuleOp> modules = getKernelModules(root);
  if (modules.empty()) {
    InFlightDiagnostic diagnostic =
        emitError(root.getLoc())
        << "no kernel to lower: there is neither a 'gpu.module' with a "
           "'gpu.func' that is a 'kernel', nor a 'func.func' with a body";
    if (!root.getOps<spirv::ModuleOp>().empty())
      diagnostic << "; the 'spirv.module' is already SPIR-V: serialize it";
    return signalPassFailure();
  }
  for (gpu::GPUModuleOp module : modules)
    if (failed(lower(module)))
      return signalPassFailure();
}
