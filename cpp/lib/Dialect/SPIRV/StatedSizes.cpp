//===- StatedSizes.cpp - What the IR takes of resources -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StatedSizes.h"

#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns `number`, the highest that there is if it is higher.
static int64_t saturate(uint64_t number) {
  constexpr uint64_t most = std::numeric_limits<int64_t>::max();
  return static_cast<int64_t>(std::min(number, most));
}

//===----------------------------------------------------------------------===//
// Workgroups and subgroups
//===----------------------------------------------------------------------===//

/// Returns `sizes` as those of a workgroup, if they are.
static SmallVector<WorkgroupSizes, 1> toWorkgroup(ArrayRef<int32_t> sizes) {
  if (sizes.empty() || sizes.size() > 3)
    return {};
  WorkgroupSizes workgroup;
  for (int32_t size : sizes)
    workgroup.push_back(std::max(size, 0));
  return {workgroup};
}

/// Returns true for the models whose limits are the compute shader's.
static bool isCompute(spirv::ExecutionModel model) {
  return model == spirv::ExecutionModel::GLCompute ||
         model == spirv::ExecutionModel::Kernel;
}

/// Returns true when `mode` is `kind`, of an entry point for compute.
static bool isOfCompute(spirv::ExecutionModeOp mode,
                        spirv::ExecutionMode kind) {
  if (mode.getExecutionMode() != kind)
    return false;
  return llvm::any_of(*mode->getBlock(), [&](Operation &other) {
    auto entryPoint = dyn_cast<spirv::EntryPointOp>(other);
    return entryPoint && entryPoint.getFn() == mode.getFn() &&
           isCompute(entryPoint.getExecutionModel());
  });
}

static SmallVector<int32_t> getValues(spirv::ExecutionModeOp mode) {
  SmallVector<int32_t> values;
  for (auto value : mode.getValues().getAsRange<IntegerAttr>())
    values.push_back(static_cast<int32_t>(value.getValue().getZExtValue()));
  return values;
}

SmallVector<WorkgroupSizes, 1>
mlir::availability::getLocalSizes(spirv::ExecutionModeOp mode) {
  if (!isOfCompute(mode, spirv::ExecutionMode::LocalSize))
    return {};
  return toWorkgroup(getValues(mode));
}

SmallVector<int64_t, 1>
mlir::availability::getSubgroupSizes(spirv::ExecutionModeOp mode) {
  if (!isOfCompute(mode, spirv::ExecutionMode::SubgroupSize))
    return {};
  SmallVector<int32_t> values = getValues(mode);
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
// Memory that a workgroup shares
//===----------------------------------------------------------------------===//

int64_t SharedMemory::getNumBytes() const { return saturate(size); }

std::string SharedMemory::describe() const {
  return std::to_string(size) + " bytes" +
         (holders.empty() ? "" : " in " + holders);
}

namespace {
/// How much memory values of a type take.
struct Layout {
  uint64_t size, alignment;

  /// Returns this for `count` values, one after the other.
  Layout repeat(uint64_t count) const {
    return {llvm::SaturatingMultiply(align(size, alignment), count), alignment};
  }
  /// Adds another one behind this.
  void append(Layout other) {
    size = llvm::SaturatingAdd(align(size, other.alignment), other.size);
    alignment = std::max(alignment, other.alignment);
  }

private:
  static uint64_t align(uint64_t size, uint64_t alignment) {
    return llvm::SaturatingAdd(size, alignment - 1) / alignment * alignment;
  }
};
} // namespace

static constexpr Layout emptyLayout = {0, 1};

/// Returns the layout of `type` by the rules of storage buffers ("Standard
/// Storage Buffer Layout", booleans as 32-bit integers), by which Vulkan bounds
/// what the variables of a workgroup take; std::nullopt for a type without one.
static std::optional<Layout> getLayout(Type type) {
  auto repeat = [](Type element, uint64_t count) {
    std::optional<Layout> layout = getLayout(element);
    return layout ? std::optional(layout->repeat(count)) : std::nullopt;
  };
  if (type.isInteger(1))
    return Layout{4, 4};
  if (isa<IntegerType, FloatType>(type)) {
    uint64_t size = llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
    return Layout{size, std::max<uint64_t>(size, 1)};
  }
  if (auto vector = dyn_cast<VectorType>(type)) {
    std::optional<Layout> element = getLayout(vector.getElementType());
    if (!element)
      return std::nullopt;
    auto count = static_cast<uint64_t>(vector.getNumElements());
    return Layout{element->size * count,
                  element->size * llvm::PowerOf2Ceil(count)};
  }
  if (auto array = dyn_cast<spirv::ArrayType>(type))
    return repeat(array.getElementType(), array.getNumElements());
  if (auto matrix = dyn_cast<spirv::MatrixType>(type))
    return repeat(matrix.getColumnType(), matrix.getNumColumns());
  if (auto record = dyn_cast<spirv::StructType>(type)) {
    Layout sum = emptyLayout;
    for (Type element : record.getElementTypes()) {
      std::optional<Layout> layout = getLayout(element);
      if (!layout)
        return std::nullopt;
      sum.append(*layout);
    }
    return sum.repeat(1);
  }
  return std::nullopt;
}

/// Returns the layout of what `op` declares in memory that a workgroup shares;
/// std::nullopt when it declares nothing there.
static std::optional<Layout> getSharedLayout(Operation *op) {
  auto variable = dyn_cast<spirv::GlobalVariableOp>(op);
  auto pointer = variable ? dyn_cast<spirv::PointerType>(variable.getType())
                          : spirv::PointerType();
  if (!pointer || pointer.getStorageClass() != spirv::StorageClass::Workgroup)
    return std::nullopt;
  return getLayout(pointer.getPointeeType());
}

SmallVector<SharedMemory, 1>
mlir::availability::getSharedMemory(spirv::GlobalVariableOp variable) {
  std::optional<Layout> layout = getSharedLayout(variable);
  if (!layout)
    return {};
  return {SharedMemory{layout->size}};
}

/// Returns the variables and functions that the function `name` uses, by way
/// of others too, itself included.
static SmallVector<Operation *>
getUsedSymbols(StringRef name, const llvm::StringMap<Operation *> &symbols) {
  llvm::SmallSetVector<Operation *, 8> used;
  auto add = [&](StringRef symbol) {
    if (Operation *op = symbols.lookup(symbol))
      used.insert(op);
  };
  add(name);
  for (size_t index = 0; index < used.size(); ++index)
    used[index]->walk([&](Operation *op) {
      if (auto address = dyn_cast<spirv::AddressOfOp>(op))
        add(address.getVariable());
      else if (auto call = dyn_cast<spirv::FunctionCallOp>(op))
        add(call.getCallee());
    });
  return used.takeVector();
}

SmallVector<SharedMemory, 1>
mlir::availability::getSharedMemory(spirv::EntryPointOp entryPoint) {
  if (!isCompute(entryPoint.getExecutionModel()))
    return {};
  llvm::StringMap<Operation *> symbols;
  unsigned numShared = 0;
  for (Operation &other : *entryPoint->getBlock()) {
    numShared += getSharedLayout(&other).has_value();
    if (auto symbol = dyn_cast<SymbolOpInterface>(other))
      symbols[symbol.getName()] = &other;
  }
  // Bodies needn't be looked at.
  if (numShared < 2)
    return {};
  Layout sum = emptyLayout;
  unsigned count = 0;
  for (Operation *used : getUsedSymbols(entryPoint.getFn(), symbols))
    if (std::optional<Layout> layout = getSharedLayout(used)) {
      sum.append(*layout);
      ++count;
    }
  if (count < 2)
    return {};
  return {
      SharedMemory{sum.size, std::to_string(count) + " Workgroup variables"}};
}

/// Returns how many bytes values of `type` take, 0 where that isn't known.
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
  for (BlockArgument argument : function.getWorkgroupAttributions())
    if (auto type = dyn_cast<MemRefType>(argument.getType()))
      sum = llvm::SaturatingAdd(sum, getSizeInBytes(type));
  if (sum == 0)
    return {};
  return {SharedMemory{sum, "workgroup attributions"}};
}
