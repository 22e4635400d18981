//===- ResourceUse.cpp - Resources that ops use ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Predicates.h"

#include "mlir-availability/Dialect/SPIRV/EntryPoints.h"
#include "mlir-availability/Dialect/SPIRV/Layout.h"

#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns `number`, saturated to the maximum of int64_t.
static int64_t saturate(uint64_t number) {
  constexpr uint64_t most = std::numeric_limits<int64_t>::max();
  return static_cast<int64_t>(std::min(number, most));
}

//===----------------------------------------------------------------------===//
// Workgroups and subgroups
//===----------------------------------------------------------------------===//

/// Returns `sizes` as workgroup sizes. Returns nothing unless there are one to
/// three.
static SmallVector<WorkgroupSizes, 1> toWorkgroup(WorkgroupSizes sizes) {
  if (sizes.empty() || sizes.size() > 3)
    return {};
  return {std::move(sizes)};
}

/// Returns `sizes` with negative sizes replaced by 0.
static SmallVector<WorkgroupSizes, 1> toWorkgroup(ArrayRef<int32_t> sizes) {
  WorkgroupSizes workgroup;
  for (int32_t size : sizes)
    workgroup.push_back(std::max(size, 0));
  return toWorkgroup(std::move(workgroup));
}

/// Returns true for the execution models to which the limits of compute shaders
/// apply.
static bool isCompute(spirv::ExecutionModel model) {
  return model == spirv::ExecutionModel::GLCompute ||
         model == spirv::ExecutionModel::Kernel;
}

static bool isAnyCompute(ArrayRef<spirv::EntryPointOp> entryPoints) {
  return llvm::any_of(entryPoints, [](spirv::EntryPointOp entryPoint) {
    return isCompute(entryPoint.getExecutionModel());
  });
}

/// Returns true when `mode` has the kind `kind` and belongs to a compute entry
/// point.
static bool isOfCompute(spirv::ExecutionModeOp mode, spirv::ExecutionMode kind,
                        AnalysisCache &analyses) {
  return mode.getExecutionMode() == kind &&
         isAnyCompute(getEntryPoints(mode, analyses));
}

/// Returns the operands of an execution mode, which are unsigned words.
static WorkgroupSizes getValues(spirv::ExecutionModeOp mode) {
  WorkgroupSizes values;
  for (auto value : mode.getValues().getAsRange<IntegerAttr>())
    values.push_back(static_cast<uint32_t>(value.getValue().getZExtValue()));
  return values;
}

SmallVector<WorkgroupSizes, 1>
mlir::availability::getLocalSizes(spirv::ExecutionModeOp mode,
                                  AnalysisCache &analyses) {
  if (!isOfCompute(mode, spirv::ExecutionMode::LocalSize, analyses))
    return {};
  return toWorkgroup(getValues(mode));
}

SmallVector<WorkgroupSizes, 1>
mlir::availability::getLocalSizesByIds(Operation &op, AnalysisCache &analyses) {
  StringAttr function = getFunctionOfModeByIds(op);
  Block *block = op.getBlock();
  if (!function || !block ||
      !isAnyCompute(
          analyses.get<ModuleSymbols>(*block).getEntryPoints(function)))
    return {};
  WorkgroupSizes sizes;
  for (uint64_t size : getLocalSizeByIds(op, analyses))
    sizes.push_back(saturate(size));
  return toWorkgroup(std::move(sizes));
}

SmallVector<int64_t, 1>
mlir::availability::getSubgroupSizes(spirv::ExecutionModeOp mode,
                                     AnalysisCache &analyses) {
  if (!isOfCompute(mode, spirv::ExecutionMode::SubgroupSize, analyses))
    return {};
  WorkgroupSizes values = getValues(mode);
  if (values.size() != 1)
    return {};
  return {values.front()};
}

static spirv::EntryPointABIAttr getABI(Operation &op) {
  return op.getAttrOfType<spirv::EntryPointABIAttr>(
      spirv::getEntryPointABIAttrName());
}

SmallVector<WorkgroupSizes, 1>
mlir::availability::getABIWorkgroupSizes(Operation &op) {
  spirv::EntryPointABIAttr abi = getABI(op);
  DenseI32ArrayAttr sizes = abi ? abi.getWorkgroupSize() : DenseI32ArrayAttr();
  return sizes ? toWorkgroup(sizes) : SmallVector<WorkgroupSizes, 1>();
}

SmallVector<int64_t, 1> mlir::availability::getABISubgroupSizes(Operation &op) {
  spirv::EntryPointABIAttr abi = getABI(op);
  std::optional<int> size = abi ? abi.getSubgroupSize() : std::nullopt;
  if (!size)
    return {};
  return {std::max(*size, 0)};
}

SmallVector<WorkgroupSizes, 1>
mlir::availability::getKnownBlockSizes(gpu::GPUFuncOp function) {
  std::optional<ArrayRef<int32_t>> sizes = function.getKnownBlockSize();
  return sizes ? toWorkgroup(*sizes) : SmallVector<WorkgroupSizes, 1>();
}

int64_t mlir::availability::getNumInvocations(const WorkgroupSizes &sizes) {
  uint64_t count = 1;
  for (int64_t size : sizes)
    count = llvm::SaturatingMultiply(count, static_cast<uint64_t>(size));
  return saturate(count);
}

std::string mlir::availability::describeSizes(StringRef what,
                                              const WorkgroupSizes &sizes) {
  std::string text = what.str();
  for (int64_t size : sizes)
    text += (text.empty() ? "" : " ") + std::to_string(size);
  return text;
}

//===----------------------------------------------------------------------===//
// Workgroup memory
//===----------------------------------------------------------------------===//

int64_t SharedMemory::getNumBytes() const { return saturate(size); }

std::string SharedMemory::describe() const {
  return std::to_string(size) + " bytes" +
         (holders.empty() ? "" : " in " + holders);
}

/// Returns what the Workgroup variable that `op` declares holds; null when it
/// declares none.
static Type getSharedType(Operation *op) {
  auto variable = dyn_cast<spirv::GlobalVariableOp>(op);
  auto pointer = variable ? dyn_cast<spirv::PointerType>(variable.getType())
                          : spirv::PointerType();
  if (!pointer || pointer.getStorageClass() != spirv::StorageClass::Workgroup)
    return {};
  return pointer.getPointeeType();
}

namespace {
/// The Workgroup variables; an analysis of a module's block.
struct SharedVariables {
  explicit SharedVariables(Block &block) {
    StandardLayouts types;
    for (Operation &op : block)
      if (Type held = getSharedType(&op))
        if (std::optional<StandardLayout> layout = types.get(held))
          layouts.insert({&op, *layout});
  }

  /// Their layouts.
  llvm::DenseMap<Operation *, StandardLayout> layouts;
};
} // namespace

SmallVector<SharedMemory, 1>
mlir::availability::getSharedMemory(spirv::GlobalVariableOp variable,
                                    AnalysisCache &analyses) {
  Block *block = variable->getBlock();
  if (!block)
    return {};
  const auto &shared = analyses.get<SharedVariables>(*block).layouts;
  auto it = shared.find(variable);
  if (it == shared.end())
    return {};
  return {SharedMemory{it->second.size}};
}

bool mlir::availability::hasUnmeasuredMemory(spirv::GlobalVariableOp variable,
                                             AnalysisCache &analyses) {
  auto module = variable->getParentOfType<spirv::ModuleOp>();
  // Kernels' memory has no limit that a target states.
  return getSharedType(variable) && module &&
         module.getMemoryModel() != spirv::MemoryModel::OpenCL &&
         getSharedMemory(variable, analyses).empty();
}

SmallVector<SharedMemory, 1>
mlir::availability::getSharedMemory(spirv::EntryPointOp entryPoint,
                                    AnalysisCache &analyses) {
  Block *block = entryPoint->getBlock();
  if (!block || !isCompute(entryPoint.getExecutionModel()))
    return {};
  const auto &shared = analyses.get<SharedVariables>(*block).layouts;
  // With fewer than two variables there is no need to walk function bodies.
  if (shared.size() < 2)
    return {};
  SmallVector<Operation *> variables = getUsedSymbols(entryPoint, analyses);
  llvm::erase_if(variables,
                 [&](Operation *op) { return !shared.contains(op); });
  if (variables.size() < 2)
    return {};
  StandardLayout sum;
  for (Operation *variable : variables)
    sum.append(shared.lookup(variable));
  return {SharedMemory{sum.size, std::to_string(variables.size()) +
                                     " Workgroup variables"}};
}

/// Returns the size of `type` in bytes, 0 if unknown.
static uint64_t getSizeInBytes(MemRefType type) {
  Type element = type.getElementType();
  uint64_t count = 1;
  if (auto vector = dyn_cast<VectorType>(element)) {
    count = vector.getNumElements();
    element = vector.getElementType();
  }
  if (!type.hasStaticShape() || !element.isIntOrFloat())
    return 0;
  for (int64_t extent : type.getShape())
    count = llvm::SaturatingMultiply(count, static_cast<uint64_t>(extent));
  uint64_t bytes = llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
  return llvm::SaturatingMultiply(count, bytes);
}

SmallVector<SharedMemory, 1>
mlir::availability::getSharedMemory(gpu::GPUFuncOp function) {
  uint64_t sum = 0;
  for (BlockArgument argument : function.getBody().getArguments().slice(
           function.getFunctionType().getNumInputs(),
           function.getNumWorkgroupAttributions()))
    if (auto type = dyn_cast<MemRefType>(argument.getType()))
      sum = llvm::SaturatingAdd(sum, getSizeInBytes(type));
  if (sum == 0)
    return {};
  return {SharedMemory{sum, "workgroup attributions"}};
}
