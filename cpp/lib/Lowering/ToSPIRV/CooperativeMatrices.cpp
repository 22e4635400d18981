//===- CooperativeMatrices.cpp - gpu.subgroup_mma ops ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CooperativeMatrices.h"

#include "Fallbacks/SubgroupSizes.h"

#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/Engine/OpChecker.h"

#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;
using namespace mlir::availability;

/// The largest subgroup size that a device may have (Vulkan's
/// VkPhysicalDeviceSubgroupProperties).
static constexpr int64_t kMaxSubgroupSize = 128;

/// Returns a matrix type among the operands and results of `op`; null if there
/// is none.
static gpu::MMAMatrixType getMatrixType(Operation *op) {
  for (TypeRange types :
       {TypeRange(op->getResultTypes()), TypeRange(op->getOperandTypes())})
    for (Type type : types)
      if (auto matrix = dyn_cast<gpu::MMAMatrixType>(type))
        return matrix;
  return {};
}

/// Returns true when `root` calculates with matrices.
static bool hasMatrices(Operation *root) {
  return root
      ->walk([](Operation *op) {
        return getMatrixType(op) ? WalkResult::interrupt()
                                 : WalkResult::advance();
      })
      .wasInterrupted();
}

//===----------------------------------------------------------------------===//
// What the target has
//===----------------------------------------------------------------------===//

/// Fails, with an error at `op`, if the target has no matrices of type `type`.
static LogicalResult verifyMatrix(Operation *op, gpu::MMAMatrixType type,
                                  const SPIRVTypeConverter &converter,
                                  OpChecker &checker, ResolvedTarget &target) {
  Type converted = converter.convertType(type);
  if (!converted)
    return emitError(op->getLoc())
           << "'" << op->getName() << "' has a matrix of type " << type
           << ", for which SPIR-V has no cooperative matrix";
  OpBuilder builder(op->getContext());
  auto made = spirv::UndefOp::create(builder, op->getLoc(), converted);
  std::vector<Violation> violations;
  checker.appendViolations(made, violations);
  made->erase();
  if (violations.empty())
    return success();
  InFlightDiagnostic diagnostic =
      emitError(op->getLoc())
      << describeViolation(op->getName(), violations.front().clause, target);
  diagnostic.attachNote()
      << "it calculates with the cooperative matrix " << converted
      << "; use a target that has it, or tile the product for workgroup memory "
         "or registers";
  return diagnostic;
}

/// Makes a kernel state the subgroup size that its matrices are distributed
/// over.
//
// VUID-VkPipelineShaderStageCreateInfo-module-08987: "the local workgroup size
// in the X dimension of the pipeline must be a multiple of the effective
// subgroup size".
static LogicalResult stateSubgroupSize(gpu::GPUFuncOp kernel,
                                       OpChecker &checker, StringRef target) {
  spirv::EntryPointABIAttr abi = spirv::lookupEntryPointABI(kernel);
  if (std::optional<int> stated = abi.getSubgroupSize()) {
    if (canRequireSubgroups(kernel, *stated, checker))
      return success();
    return emitError(kernel.getLoc())
           << "kernel '" << kernel.getName()
           << "' calculates with cooperative matrices in subgroups of "
           << *stated << ", and its workgroups are "
           << abi.getWorkgroupSize()[0] << " wide, but " << target
           << " is not known to have full subgroups of that size there; leave "
              "'subgroup_size' out, or use another target";
  }
  for (int64_t size = kMaxSubgroupSize; size != 0; size /= 2) {
    if (!canRequireSubgroups(kernel, size, checker))
      continue;
    kernel->setAttr(spirv::getEntryPointABIAttrName(),
                    spirv::EntryPointABIAttr::get(
                        kernel.getContext(), abi.getWorkgroupSize(),
                        static_cast<int>(size), abi.getTargetWidth()));
    return success();
  }
  return emitError(kernel.getLoc())
         << "kernel '" << kernel.getName()
         << "' calculates with cooperative matrices, and its workgroups are "
         << abi.getWorkgroupSize()[0] << " wide, but " << target
         << " is not known to have full subgroups of a size that divides it; "
            "change the size of the workgroups, or use a target that states "
            "its subgroup sizes";
}

LogicalResult
mlir::availability::prepareMatrices(gpu::GPUModuleOp module,
                                    const SPIRVTypeConverter &converter,
                                    ResolvedTarget &target) {
  OpChecker checker(target);
  WalkResult result = module.walk([&](Operation *op) {
    gpu::MMAMatrixType type = getMatrixType(op);
    return WalkResult(type ? verifyMatrix(op, type, converter, checker, target)
                           : success());
  });
  if (result.wasInterrupted())
    return failure();
  // Any kernel may call a function with matrices.
  bool areInFunctions = llvm::any_of(*module.getBody(), [](Operation &op) {
    auto kernel = dyn_cast<gpu::GPUFuncOp>(op);
    return !(kernel && kernel.isKernel()) && hasMatrices(&op);
  });
  for (auto kernel : module.getOps<gpu::GPUFuncOp>())
    if (kernel.isKernel() && (areInFunctions || hasMatrices(kernel)) &&
        failed(stateSubgroupSize(kernel, checker, target.getName())))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// The memory model
//===----------------------------------------------------------------------===//

namespace {
/// Converts a `gpu.module` with matrices.
//
// Workaround: matrix-memory-model
// Upstream's pattern chooses GLSL450 for every shader. Cooperative matrices
// require the Vulkan memory model.
class MatrixModulePattern : public OpConversionPattern<gpu::GPUModuleOp> {
public:
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(gpu::GPUModuleOp module, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!hasMatrices(module))
      return rewriter.notifyMatchFailure(module, "it has no matrices");
    auto converted = spirv::ModuleOp::create(
        rewriter, module.getLoc(), spirv::AddressingModel::Logical,
        spirv::MemoryModel::Vulkan, /*vceTriple=*/std::nullopt,
        "__spv__" + module.getName().str());
    // The builder of the op has made an empty block.
    rewriter.eraseBlock(converted.getBody());
    rewriter.inlineRegionBefore(module.getBodyRegion(), converted.getRegion(),
                                converted.getRegion().end());
    rewriter.eraseOp(module);
    return success();
  }
};
} // namespace

void mlir::availability::populateMatrixModulePatterns(
    const SPIRVTypeConverter &converter, RewritePatternSet &patterns) {
  patterns.add<MatrixModulePattern>(converter, patterns.getContext(),
                                    /*benefit=*/PatternBenefit(2));
}

// Workaround: matrix-signs
// Upstream's pattern leaves these operands out, and then the elements count as
// unsigned.
void mlir::availability::markSignedMatrices(spirv::ModuleOp module) {
  using Operands = spirv::CooperativeMatrixOperandsKHR;
  auto isSigned = [](Value matrix) {
    return cast<spirv::CooperativeMatrixType>(matrix.getType())
        .getElementType()
        .isSignedInteger();
  };
  module.walk([&](spirv::KHRCooperativeMatrixMulAddOp op) {
    auto operands = op.getMatrixOperands().value_or(Operands::None);
    if (isSigned(op.getA()))
      operands = operands | Operands::ASigned;
    if (isSigned(op.getB()))
      operands = operands | Operands::BSigned;
    if (operands != Operands::None)
      op.setMatrixOperands(operands | Operands::CSigned |
                           Operands::ResultSigned);
  });
}

/// Returns true when invocations can share what `pointer` points to.
static bool isShared(Value pointer) {
  switch (cast<spirv::PointerType>(pointer.getType()).getStorageClass()) {
  case spirv::StorageClass::PhysicalStorageBuffer:
  case spirv::StorageClass::StorageBuffer:
  case spirv::StorageClass::Uniform:
  case spirv::StorageClass::Workgroup:
    return true;
  default:
    return false;
  }
}

/// Marks an access as one that other invocations may see.
template <typename Op>
static void makeNonPrivate(Op op, Value pointer,
                           std::optional<spirv::MemoryAccess> access,
                           StringAttr name) {
  if (isShared(pointer))
    op->setAttr(
        name, spirv::MemoryAccessAttr::get(
                  op.getContext(), access.value_or(spirv::MemoryAccess::None) |
                                       spirv::MemoryAccess::NonPrivatePointer));
}

void mlir::availability::orderSharedMemory(spirv::ModuleOp module) {
  using spirv::MemorySemantics;
  if (module.getMemoryModel() != spirv::MemoryModel::Vulkan)
    return;
  SmallVector<spirv::ControlBarrierOp> barriers;
  module.walk(
      [&](spirv::ControlBarrierOp barrier) { barriers.push_back(barrier); });
  if (barriers.empty())
    return;
  for (spirv::ControlBarrierOp barrier : barriers)
    barrier.setMemorySemantics(barrier.getMemorySemantics() |
                               MemorySemantics::MakeAvailable |
                               MemorySemantics::MakeVisible);
  module.walk([&](Operation *op) {
    if (auto load = dyn_cast<spirv::LoadOp>(op))
      makeNonPrivate(load, load.getPtr(), load.getMemoryAccess(),
                     load.getMemoryAccessAttrName());
    else if (auto store = dyn_cast<spirv::StoreOp>(op))
      makeNonPrivate(store, store.getPtr(), store.getMemoryAccess(),
                     store.getMemoryAccessAttrName());
    else if (auto load = dyn_cast<spirv::KHRCooperativeMatrixLoadOp>(op))
      makeNonPrivate(load, load.getPointer(), load.getMemoryOperand(),
                     load.getMemoryOperandAttrName());
    else if (auto store = dyn_cast<spirv::KHRCooperativeMatrixStoreOp>(op))
      makeNonPrivate(store, store.getPointer(), store.getMemoryOperand(),
                     store.getMemoryOperandAttrName());
  });
}
