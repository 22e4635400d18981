//===- LowerToSPIRV.cpp - From kernels to checked SPIR-V ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferBlocks.h"
#include "EntryPointVariables.h"
#include "Fallbacks/EmulateNumbers.h"
#include "Fallbacks/ExpandIntegers.h"
#include "Fallbacks/MathFallbacks.h"
#include "Fallbacks/NarrowAccess.h"
#include "Fallbacks/PackedVectors.h"
#include "Fallbacks/ReduceInWorkgroup.h"
#include "Functions/OutlineKernels.h"
#include "Kernels/GuardLoops.h"
#include "Kernels/LowerVectors.h"
#include "Kernels/SimplifyKernels.h"
#include "PushConstants.h"

#include "mlir-availability/Conversion/ApplyConversion.h"
#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"
#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/Engine/Deduce.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/Lowering/Passes.h"
#include "mlir-availability/Lowering/ToSPIRV/ConversionPatterns.h"

#include "mlir/Conversion/MemRefToSPIRV/MemRefToSPIRV.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/Dialect/SPIRV/Transforms/Passes.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

namespace mlir::availability {
#define GEN_PASS_DEF_AVAILABILITYLOWERTOSPIRVPASS
#include "mlir-availability/Lowering/Passes.h.inc"
} // namespace mlir::availability

using namespace mlir;
using namespace mlir::availability;

/// What brings the storage class StorageBuffer before version 1.3.
static constexpr spirv::Extension kStorageBuffers =
    spirv::Extension::SPV_KHR_storage_buffer_storage_class;

/// What a kernel is converted with; the others are for other dialects' modules.
static constexpr StringLiteral kPatternSets[] = {
    "arith-to-spirv",
    "cf-to-spirv",
    "func-to-spirv",
    "gpu-to-spirv",
    "index-to-spirv",
    "math-to-spirv",
    "memref-to-spirv",
    "scf-to-spirv",
    "ub-to-spirv",
    "vector-to-spirv",
    "vector-reduction-to-spirv-dot-product",
};

/// Returns what conversions get to see of `target`.
//
// Workaround: addressing-model
// Upstream takes the addressing model from what the target has. A Vulkan device
// with buffer addresses, or a target that has OpenCL's kernels too, gets
// physical pointers, although the kernel's buffers have descriptors. We leave
// these capabilities out.
//
// Workaround: storage-buffer-class
// We put the storage class StorageBuffer in, which `finish` replaces where the
// target hasn't got it.
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
        llvm::none_of(spirv::getRecursiveImpliedCapabilities(capability),
                      addresses))
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
// Kernels
//===----------------------------------------------------------------------===//

/// Makes sure that a kernel says how large its workgroups are.
static LogicalResult setEntryPointABI(gpu::GPUFuncOp kernel) {
  if (kernel->hasAttr(spirv::getEntryPointABIAttrName()))
    return success();
  DenseI32ArrayAttr size = kernel.getKnownBlockSizeAttr();
  if (!size)
    return emitError(kernel.getLoc())
           << "kernel '" << kernel.getName()
           << "' doesn't state the size of its workgroups; give it "
              "'known_block_size' or 'spirv.entry_point_abi'";
  kernel->setAttr(
      spirv::getEntryPointABIAttrName(),
      spirv::getEntryPointABIAttr(kernel.getContext(), size.asArrayRef()));
  return success();
}

/// Refuses sizes of workgroups and subgroups that there can't be.
//
// Workaround: spirv-attributes-unverified
// Upstream's spirv.entry_point_abi takes any numbers.
static LogicalResult verifyEntryPointABI(gpu::GPUFuncOp kernel) {
  spirv::EntryPointABIAttr abi = spirv::lookupEntryPointABI(kernel);
  auto isPositive = [](int32_t number) { return number > 0; };
  if (!abi)
    return success();
  if (DenseI32ArrayAttr size = abi.getWorkgroupSize();
      size &&
      (size.size() != 3 || !llvm::all_of(size.asArrayRef(), isPositive)))
    return emitError(kernel.getLoc())
           << "kernel '" << kernel.getName()
           << "' states the size of its workgroups by " << size
           << "; it has to be three positive numbers";
  if (std::optional<int> size = abi.getSubgroupSize(); size && *size <= 0)
    return emitError(kernel.getLoc())
           << "kernel '" << kernel.getName() << "' states subgroups of "
           << *size << " invocations; the number has to be positive";
  return success();
}

/// Returns true when where an element of `type` lies doesn't depend on numbers
/// that only whoever launches a kernel knows.
static bool hasKnownLayout(MemRefType type) {
  int64_t offset;
  SmallVector<int64_t> strides;
  return succeeded(type.getStridesAndOffset(strides, offset)) &&
         ShapedType::isStatic(offset) && ShapedType::isStaticShape(strides);
}

/// A descriptor doesn't tell a shader the shape of what is in the buffer. How
/// many there are in the first dimension matters to nobody who doesn't ask.
static LogicalResult verifyArguments(gpu::GPUFuncOp kernel) {
  for (auto [index, type] : llvm::enumerate(kernel.getArgumentTypes())) {
    auto memory = dyn_cast<MemRefType>(type);
    if (memory && !hasKnownLayout(memory))
      return emitError(kernel.getLoc())
             << "argument " << index << " of kernel '" << kernel.getName()
             << "' has the type " << type
             << ", whose layout a descriptor can't carry; only the first "
                "dimension may be dynamic";
  }
  WalkResult result = kernel.walk([](memref::DimOp dim) {
    auto shaped = cast<ShapedType>(dim.getSource().getType());
    std::optional<int64_t> index = dim.getConstantIndex();
    // What the type says is folded.
    if (index && shaped.hasRank() && *index < shaped.getRank() &&
        !shaped.isDynamicDim(*index))
      return WalkResult::advance();
    emitError(dim.getLoc())
        << "'" << dim->getName() << "' asks for the size of "
        << dim.getSource().getType()
        << ", which a descriptor can't carry; pass the number as an argument";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// Refuses vectors of three numbers in buffers.
//
// Workaround: vector-of-three-stride
// Upstream's type converter puts vectors of three numbers one after the other,
// as whoever launches the kernel does. Vulkan aligns them like four ("Offset
// and Stride Assignment"), so that the binary isn't valid.
static LogicalResult verifyVectors(gpu::GPUModuleOp module) {
  for (auto kernel : module.getOps<gpu::GPUFuncOp>())
    for (auto [index, type] : llvm::enumerate(kernel.getArgumentTypes())) {
      auto memory = dyn_cast<MemRefType>(type);
      auto vector =
          memory ? dyn_cast<VectorType>(memory.getElementType()) : VectorType();
      if (kernel.isKernel() && vector && vector.getNumElements() == 3)
        return emitError(kernel.getLoc())
               << "argument " << index << " of kernel '" << kernel.getName()
               << "' has the type " << type
               << ", whose vectors Vulkan can't have one after the other; make "
                  "them a dimension of the memref, or vectors of four";
    }
  return success();
}

static LogicalResult prepareKernels(gpu::GPUModuleOp module) {
  for (auto kernel : module.getOps<gpu::GPUFuncOp>())
    if (kernel.isKernel() && (failed(setEntryPointABI(kernel)) ||
                              failed(verifyEntryPointABI(kernel)) ||
                              failed(verifyArguments(kernel))))
      return failure();
  return success();
}

/// Returns the storage class of a memory space, also one of `gpu`'s.
static std::optional<spirv::StorageClass> mapMemorySpace(Attribute space) {
  auto address = dyn_cast_or_null<gpu::AddressSpaceAttr>(space);
  if (!address)
    return spirv::mapMemorySpaceToVulkanStorageClass(space);
  switch (address.getValue()) {
  case gpu::AddressSpace::Global:
    return spirv::StorageClass::StorageBuffer;
  case gpu::AddressSpace::Workgroup:
    return spirv::StorageClass::Workgroup;
  case gpu::AddressSpace::Private:
    return spirv::StorageClass::Function;
  default:
    return std::nullopt;
  }
}

/// Gives memrefs SPIR-V's storage classes in place of numbers and `gpu`'s
/// address spaces. One without either is in a storage buffer.
static LogicalResult mapMemorySpaces(Operation *root) {
  spirv::MemorySpaceToStorageClassConverter converter(mapMemorySpace);
  spirv::convertMemRefTypesAndAttrs(root, converter);
  auto target = spirv::getMemorySpaceToStorageClassTarget(*root->getContext());
  WalkResult result = root->walk([&](Operation *op) {
    if (!target->isIllegal(op))
      return WalkResult::advance();
    emitError(op->getLoc())
        << "'" << op->getName()
        << "' has a memory space that is no SPIR-V storage class";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// Numbers of other than 32 bits
//===----------------------------------------------------------------------===//
//
// Workaround: narrow-numbers-widened
// Where the target lacks them, upstream's type converter puts 32 bits in their
// place. For integers in memory it packs and unpacks them. But ops calculate in
// 32 bits, which compares, divides and shifts other numbers; and of floats it
// changes what is in memory. We let through only what is right. Numbers of 64
// bits there are only where the target has them.

/// Returns the type of the numbers in `type`, however deep they are.
static Type getNumber(Type type) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return getNumber(shaped.getElementType());
  if (auto pointer = dyn_cast<spirv::PointerType>(type))
    return getNumber(pointer.getPointeeType());
  if (auto structure = dyn_cast<spirv::StructType>(type))
    return structure.getNumElements() == 0
               ? type
               : getNumber(structure.getElementType(0));
  if (auto array = dyn_cast<spirv::ArrayType>(type))
    return getNumber(array.getElementType());
  if (auto array = dyn_cast<spirv::RuntimeArrayType>(type))
    return getNumber(array.getElementType());
  return type;
}

/// Returns true when `type` is of numbers of less than 32 bits (truth values
/// are none), and conversion would put others in their place.
static bool isEmulated(Type type, const TypeConverter &converter) {
  Type number = getNumber(type);
  if (!number.isIntOrFloat() || number.getIntOrFloatBitWidth() >= 32 ||
      number.isInteger(1))
    return false;
  Type converted = converter.convertType(type);
  return converted && getNumber(converted) != number;
}

/// Returns true when `type` is of numbers of more than 32 bits that conversion
/// knows nothing for.
static bool isTooWide(Type type, const TypeConverter &converter) {
  Type number = getNumber(type);
  return number.isIntOrFloat() && number.getIntOrFloatBitWidth() > 32 &&
         !converter.convertType(number);
}

/// Returns true for ops that treat emulated integers as what they are.
static bool isRightOnEmulatedIntegers(Operation *op) {
  return isa<memref::LoadOp, memref::StoreOp, memref::AllocOp, memref::AllocaOp,
             arith::ConstantOp, arith::ExtSIOp, arith::ExtUIOp, arith::TruncIOp,
             gpu::GPUFuncOp>(op);
}

/// Returns true when `type` is memory that holds vectors, or what `op` loads
/// or stores is. Single numbers are packed, those in vectors are widened.
static bool isVectorInMemory(Operation *op, Type type) {
  if (auto memory = dyn_cast<MemRefType>(type))
    type = memory.getElementType();
  else if (!isa<memref::LoadOp, memref::StoreOp>(op))
    return false;
  return isa<VectorType>(type);
}

/// Refuses what would calculate something else than it says.
static LogicalResult verifyNumbers(gpu::GPUModuleOp module,
                                   const TypeConverter &converter,
                                   StringRef target) {
  auto visit = [&](Operation *op, Type type) -> WalkResult {
    Type number = getNumber(type);
    if ((!isEmulated(type, converter) && !isTooWide(type, converter)) ||
        (isEmulated(type, converter) && isa<IntegerType>(number) &&
         isRightOnEmulatedIntegers(op) && !isVectorInMemory(op, type)))
      return WalkResult::advance();
    InFlightDiagnostic diagnostic = emitError(op->getLoc())
                                    << "'" << op->getName()
                                    << "' has values of type " << type
                                    << ", which " << target << " can't have";
    StringRef kind = isa<FloatType>(number) ? "Float" : "Int";
    unsigned width = number.getIntOrFloatBitWidth();
    Diagnostic &note = diagnostic.attachNote();
    note << "use a target with capability " << kind << width;
    if (width < 32)
      note << " (and, for buffers, StorageBuffer" << width << "BitAccess)";
    note << ", or 32-bit numbers in the kernel";
    if (number.isF16() || number.isInteger(8) || number.isInteger(16))
      note << "; the option 'emulate' calculates in 32 bits what 16 or 8 bits "
              "would give";
    return WalkResult::interrupt();
  };
  WalkResult result = module.walk([&](Operation *op) {
    SmallVector<Type> types(op->getOperandTypes());
    llvm::append_range(types, op->getResultTypes());
    for (Region &region : op->getRegions())
      for (Block &block : region)
        llvm::append_range(types, block.getArgumentTypes());
    for (Type type : types)
      if (visit(op, type).wasInterrupted())
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// Conversion
//===----------------------------------------------------------------------===//

/// Converts all in `root`, a module of nothing but a `gpu.module`.
static LogicalResult convert(ModuleOp root, spirv::TargetEnvAttr env,
                             StringRef name) {
  MLIRContext *context = root.getContext();
  availability::ConversionTarget target(
      cast<AvailabilityTargetAttrInterface>(static_cast<Attribute>(env)), name);
  target.addLegalOp<ModuleOp>();
  std::unique_ptr<SPIRVTypeConverter> converter =
      makeSPIRVTypeConverter(env, SPIRVConversionOptions());
  ScfToSPIRVContext scfContext;
  RewritePatternSet patterns(context);
  for (StringRef set : kPatternSets)
    if (failed(populateSPIRVPatterns(set, *converter, scfContext, patterns,
                                     [&] { return emitError(root.getLoc()); })))
      return failure();
  populateMathFallbackPatterns(*converter, patterns);
  populateNarrowAccessPatterns(*converter, patterns);
  return availability::applyFullConversion(root, target, std::move(patterns));
}

/// Writes the smallest triple that admits the module into it.
static LogicalResult writeTriple(spirv::ModuleOp module) {
  FailureOr<AvailabilityTargetAttrInterface> triple = deduce(module, "spirv");
  if (failed(triple))
    return failure();
  module.setVceTripleAttr(
      cast<spirv::VerCapExtAttr>(static_cast<Attribute>(*triple)));
  return success();
}

static LogicalResult verifyAvailable(spirv::ModuleOp module,
                                     ResolvedTarget &target) {
  CheckResult result = check(module, target);
  for (const Violation &violation : result.violations)
    emitError(violation.op->getLoc()) << describeViolation(violation, target);
  return success(result.isAvailable());
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
    registerSPIRVAvailability(registry);
    registerOutlineKernelsDependencies(registry);
  }
  LogicalResult initialize(MLIRContext *context) override;
  void runOnOperation() override;

private:
  LogicalResult lower(gpu::GPUModuleOp module);
  LogicalResult finish(spirv::ModuleOp module);

  // What the options say, and what of it conversions get to see. Threads have
  // copies of the pass, made after it was initialized.
  spirv::TargetEnvAttr env;
  spirv::TargetEnvAttr conversionEnv;
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
  env = dyn_cast<spirv::TargetEnvAttr>(static_cast<Attribute>(*parsed));
  if (!env)
    return emit() << "'" << target
                  << "' is not a target of SPIR-V; name one such as "
                     "'vulkan1.1', or give a '#spirv.target_env'";
  conversionEnv = getConversionEnv(env);
  return success();
}

LogicalResult LowerToSPIRVPass::finish(spirv::ModuleOp module) {
  module->setAttr(spirv::getTargetEnvAttrName(), conversionEnv);
  OpPassManager passes(spirv::ModuleOp::getOperationName());
  passes.addPass(spirv::createSPIRVLowerABIAttributesPass());
  if (failed(runPipeline(passes, module)))
    return failure();
  module->removeAttr(spirv::getTargetEnvAttrName());
  if (failed(mergePushConstants(module)))
    return failure();
  if (!spirv::TargetEnv(env).allows(kStorageBuffers))
    useBufferBlocks(module);
  if (failed(writeTriple(module)))
    return failure();
  completeEntryPointInterfaces(module);
  ResolvedTarget resolved(
      cast<AvailabilityTargetAttrInterface>(static_cast<Attribute>(env)),
      target);
  return verifyAvailable(module, resolved);
}

LogicalResult LowerToSPIRVPass::lower(gpu::GPUModuleOp module) {
  OpBuilder builder(module);
  // Launches are valid only while there is the kernel that they name.
  if (!SymbolTable::symbolKnownUseEmpty(module, getOperation()))
    module = cast<gpu::GPUModuleOp>(builder.clone(*module));
  auto runPasses = [&](OpPassManager &passes, Operation *op) {
    return runPipeline(passes, op);
  };
  if (failed(simplifyKernels(module, runPasses)) ||
      failed(prepareKernels(module)) || failed(mapMemorySpaces(module)))
    return failure();
  completeInterfaceABI(module);
  expandIntegers(module);
  expandReductions(module);
  ResolvedTarget resolved(cast<AvailabilityTargetAttrInterface>(
                              static_cast<Attribute>(conversionEnv)),
                          target);
  std::unique_ptr<SPIRVTypeConverter> converter =
      makeSPIRVTypeConverter(conversionEnv, SPIRVConversionOptions());
  packVectors(
      module, [&](Type type) { return isEmulated(type, *converter); },
      resolved);
  if (emulate &&
      failed(emulateNarrowNumbers(module, spirv::TargetEnv(conversionEnv))))
    return failure();
  if (failed(verifyVectors(module)) ||
      failed(verifyNumbers(module, *converter, target)) ||
      failed(reduceInWorkgroup(module, resolved)))
    return failure();
  guardLoops(module);
  // Conversions have no business with what is around it. The module that it is
  // moved into is nested, because a pass may run pipelines on such only.
  auto around = ModuleOp::create(builder, module.getLoc());
  module->moveBefore(around.getBody(), around.getBody()->end());
  if (failed(convert(around, conversionEnv, target)))
    return failure();
  for (auto converted :
       llvm::make_early_inc_range(around.getOps<spirv::ModuleOp>())) {
    // What it is called there may be taken by what was lowered before.
    converted->remove();
    SymbolTable(around->getParentOp())
        .insert(converted, Block::iterator(around));
    if (failed(finish(converted)))
      return failure();
  }
  around.erase();
  return success();
}

/// Returns the modules that have a kernel.
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
    passes.addPass(createAvailabilityOutlineKernelsPass());
    if (failed(runPipeline(passes, root)))
      return signalPassFailure();
  }
  SmallVector<gpu::GPUModuleOp> modules = getKernelModules(root);
  if (modules.empty()) {
    emitError(root.getLoc())
        << "no kernel to lower: there is neither a 'gpu.module' with a "
           "'gpu.func' that is a 'kernel', nor a 'func.func' with a body";
    return signalPassFailure();
  }
  for (gpu::GPUModuleOp module : modules)
    if (failed(lower(module)))
      return signalPassFailure();
}
