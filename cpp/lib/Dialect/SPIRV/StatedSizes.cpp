//===- StatedSizes.cpp - What the IR takes of a target's resources --------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes of workgroups and subgroups, and of the memory that a workgroup shares,
// where ops state them. What a limit is about is the Vulkan specification's,
// Limits: maxComputeWorkGroupSize, maxComputeWorkGroupInvocations,
// maxComputeSharedMemorySize. The limits are those of compute shaders: mesh and
// task shaders have their own, which `#spirv.resource_limits` lacks.
//
//===----------------------------------------------------------------------===//

#include "Limits.h"
#include "Models.h"

#include "mlir-availability/IR/AvailabilityDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// Emits that `size`, in whatever unit, has to be within a limit.
static void emitSize(uint64_t size, const Dimension &limit, ClauseSink &sink,
                     const Source &source) {
  constexpr uint64_t most = std::numeric_limits<int64_t>::max();
  emitInstance(sink, limit, std::min(size, most), source);
}

//===----------------------------------------------------------------------===//
// Workgroups
//===----------------------------------------------------------------------===//

/// Emits what a workgroup of `sizes` needs. Axes without a size count as one;
/// a size that is none is the verifier's to reject. `what` is for the source's
/// detail.
static void emitWorkgroupSize(ArrayRef<int32_t> sizes, StringRef what,
                              Source source, ClauseSink &sink) {
  if (sizes.empty() || sizes.size() > 3)
    return;
  std::string detail = what.str();
  uint64_t invocations = 1;
  for (int32_t size : sizes) {
    detail += (detail.empty() ? "" : " ") + std::to_string(size);
    uint64_t count = std::max(size, 0);
    invocations = llvm::SaturatingMultiply(invocations, count);
  }
  source.detail = detail;
  for (auto [axis, size] : llvm::enumerate(sizes))
    emitSize(std::max(size, 0), getMaxWorkgroupSizeDimension(axis), sink,
             source);
  emitSize(invocations, getMaxWorkgroupInvocationsDimension(), sink, source);
}

/// Returns true for the models whose limits are the compute shader's.
static bool isCompute(spirv::ExecutionModel model) {
  return model == spirv::ExecutionModel::GLCompute ||
         model == spirv::ExecutionModel::Kernel;
}

namespace {
/// `LocalSize` and `SubgroupSize` of a compute shader.
struct ExecutionModeSizes : InstanceOverlay {
  void emitInstanceClauses(Operation *op, ClauseSink &sink) const override {
    auto mode = cast<spirv::ExecutionModeOp>(op);
    bool isLocalSize =
        mode.getExecutionMode() == spirv::ExecutionMode::LocalSize;
    bool isSubgroupSize =
        mode.getExecutionMode() == spirv::ExecutionMode::SubgroupSize;
    if ((!isLocalSize && !isSubgroupSize) || !isOfCompute(mode))
      return;
    SmallVector<int32_t> values;
    for (auto value : mode.getValues().getAsRange<IntegerAttr>())
      values.push_back(static_cast<int32_t>(value.getValue().getZExtValue()));
    Source source = {SourceKind::Attribute, mode.getValuesAttrName().strref()};
    if (isLocalSize)
      emitWorkgroupSize(values, "LocalSize", source, sink);
    else if (values.size() == 1)
      emitSize(values.front(), getSubgroupSizeDimension(), sink, source);
  }

private:
  /// Returns true when the mode is that of an entry point for compute.
  static bool isOfCompute(spirv::ExecutionModeOp mode) {
    return llvm::any_of(*mode->getBlock(), [&](Operation &other) {
      auto entryPoint = dyn_cast<spirv::EntryPointOp>(other);
      return entryPoint && entryPoint.getFn() == mode.getFn() &&
             isCompute(entryPoint.getExecutionModel());
    });
  }
};

/// `spirv.entry_point_abi`, from which lowering makes execution modes.
struct EntryPointABISizes : InstanceOverlay {
  void emitInstanceClauses(Operation *op, ClauseSink &sink) const override {
    StringRef name = spirv::getEntryPointABIAttrName();
    auto abi = op->getAttrOfType<spirv::EntryPointABIAttr>(name);
    if (!abi)
      return;
    Source source = {SourceKind::Attribute, name};
    if (DenseI32ArrayAttr sizes = abi.getWorkgroupSize())
      emitWorkgroupSize(sizes, "workgroup_size", source, sink);
    source.detail = "subgroup_size";
    if (std::optional<int> size = abi.getSubgroupSize())
      emitSize(std::max(*size, 0), getSubgroupSizeDimension(), sink, source);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Memory that a workgroup shares
//===----------------------------------------------------------------------===//

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

namespace {
/// A variable alone.
struct GlobalVariableSizes : InstanceOverlay {
  void emitInstanceClauses(Operation *op, ClauseSink &sink) const override {
    std::optional<Layout> layout = getSharedLayout(op);
    if (!layout)
      return;
    Source source = {SourceKind::Attribute, "type"};
    std::string detail = std::to_string(layout->size) + " bytes";
    source.detail = detail;
    emitSize(layout->size, getMaxSharedMemorySizeDimension(), sink, source);
  }
};

/// All variables that a compute shader uses, where they are several.
struct EntryPointSizes : InstanceOverlay {
  void emitInstanceClauses(Operation *op, ClauseSink &sink) const override {
    auto entryPoint = cast<spirv::EntryPointOp>(op);
    if (!isCompute(entryPoint.getExecutionModel()))
      return;
    llvm::StringMap<Operation *> symbols;
    unsigned numShared = 0;
    for (Operation &other : *op->getBlock()) {
      numShared += getSharedLayout(&other).has_value();
      if (auto symbol = dyn_cast<SymbolOpInterface>(other))
        symbols[symbol.getName()] = &other;
    }
    // Of one, the variable itself tells. Bodies needn't be looked at.
    if (numShared < 2)
      return;
    Layout sum = emptyLayout;
    unsigned count = 0;
    for (Operation *used : getUsedSymbols(entryPoint.getFn(), symbols))
      if (std::optional<Layout> layout = getSharedLayout(used)) {
        sum.append(*layout);
        ++count;
      }
    if (count < 2)
      return;
    Source source = {SourceKind::Attribute, entryPoint.getFnAttrName()};
    std::string detail = std::to_string(sum.size) + " bytes in " +
                         std::to_string(count) + " Workgroup variables";
    source.detail = detail;
    emitSize(sum.size, getMaxSharedMemorySizeDimension(), sink, source);
  }

private:
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
};
} // namespace

//===----------------------------------------------------------------------===//
// Kernels before they are lowered to SPIR-V
//===----------------------------------------------------------------------===//

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

namespace {
/// `known_block_size` and the workgroup's attributions.
struct GPUFuncSizes : InstanceOverlay {
  void emitInstanceClauses(Operation *op, ClauseSink &sink) const override {
    auto function = cast<gpu::GPUFuncOp>(op);
    if (std::optional<ArrayRef<int32_t>> sizes = function.getKnownBlockSize())
      emitWorkgroupSize(
          *sizes, "",
          {SourceKind::Attribute, function.getKnownBlockSizeAttrName()}, sink);
    uint64_t sum = 0;
    for (BlockArgument argument : function.getWorkgroupAttributions())
      if (auto type = dyn_cast<MemRefType>(argument.getType()))
        sum = llvm::SaturatingAdd(sum, getSizeInBytes(type));
    if (sum == 0)
      return;
    Source source = {SourceKind::Region};
    std::string detail =
        std::to_string(sum) + " bytes in workgroup attributions";
    source.detail = detail;
    emitSize(sum, getMaxSharedMemorySizeDimension(), sink, source);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

template <typename OpTy, typename... Overlays>
static void addOverlays(MLIRContext *context) {
  auto *dialect = context->getOrLoadDialect<AvailabilityDialect>();
  (dialect->addOverlay(OpTy::getOperationName(), std::make_unique<Overlays>()),
   ...);
}

void mlir::availability::registerStatedSizes(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, spirv::SPIRVDialect *) {
    addOverlays<spirv::ExecutionModeOp, ExecutionModeSizes>(context);
    addOverlays<spirv::EntryPointOp, EntryPointSizes>(context);
    addOverlays<spirv::GlobalVariableOp, GlobalVariableSizes>(context);
    addOverlays<spirv::FuncOp, EntryPointABISizes>(context);
  });
  // What nobody can lower to SPIR-V needs no limits.
  registry.addExtension(
      +[](MLIRContext *context, spirv::SPIRVDialect *, gpu::GPUDialect *) {
        addOverlays<gpu::GPUFuncOp, GPUFuncSizes, EntryPointABISizes>(context);
      });
  registry.addExtension(
      +[](MLIRContext *context, spirv::SPIRVDialect *, func::FuncDialect *) {
        addOverlays<func::FuncOp, EntryPointABISizes>(context);
      });
}
