//===- SharedMemory.cpp - Memory that chips limit -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/LLVMIR/SharedMemory.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// The address space of shared memory, for NVPTX and AMDGPU.
static constexpr unsigned kSharedSpace = 3;
/// The address space of NVPTX for constants.
static constexpr unsigned kConstantSpace = 4;

namespace {
/// The functions and variables of a module, or another block, that each of its
/// functions names.
class NamedSymbols {
public:
  explicit NamedSymbols(Block &block) {
    SymbolTableCollection symbols;
    for (Operation &top : block)
      top.walk([&](Operation *op) {
        auto function = op->getParentOfType<FunctionOpInterface>();
        if (!function)
          return;
        for (NamedAttribute named : op->getAttrs())
          if (auto symbol = dyn_cast<SymbolRefAttr>(named.getValue()))
            if (Operation *found = symbols.lookupNearestSymbolFrom(op, symbol))
              uses[function].insert(found);
      });
  }

  ArrayRef<Operation *> getUses(Operation *function) const {
    auto found = uses.find(function);
    if (found == uses.end())
      return {};
    return found->second.getArrayRef();
  }

private:
  DenseMap<Operation *, llvm::SetVector<Operation *>> uses;
};

/// More bytes than any memory has. Sizes stop there, so that none overflows.
constexpr uint64_t kMostBytes = uint64_t(1) << 48;

static uint64_t multiply(uint64_t size, uint64_t count) {
  return std::min(kMostBytes, llvm::SaturatingMultiply(size, count));
}

static uint64_t align(uint64_t size, uint64_t alignment) {
  return std::min(kMostBytes, llvm::alignTo(size, alignment));
}

/// Returns the number of elements; 0 if a size isn't known.
static uint64_t countElements(ArrayRef<int64_t> shape) {
  uint64_t count = 1;
  for (int64_t size : shape)
    count = ShapedType::isDynamic(size) ? 0 : multiply(count, size);
  return count;
}

/// Sums up variables, which are laid out one after the other. What has no size,
/// such as an opaque type, counts as empty.
class Layout {
public:
  explicit Layout(Operation *scope) : layout(DataLayout::closest(scope)) {}

  void add(Type type, uint64_t alignment) {
    Extent extent = measure(type);
    variables.emplace_back(
        std::min(kMostBytes, std::max(alignment, extent.alignment)),
        extent.size);
  }
  void add(MemRefType type) {
    Extent element = measure(type.getElementType());
    variables.emplace_back(
        element.alignment,
        multiply(element.size, countElements(type.getShape())));
  }
  /// Returns the size of all, in the order that needs the least padding.
  int64_t getSize() {
    llvm::sort(variables, std::greater<>());
    return getSizeInOrder();
  }
  /// Returns the size of all, in the order in which they were added.
  int64_t getSizeInOrder() const {
    uint64_t size = 0;
    for (auto [alignment, bytes] : variables)
      size = std::min(kMostBytes, align(size, alignment) + bytes);
    return size;
  }

private:
  /// In bytes.
  struct Extent {
    uint64_t size = 0;
    uint64_t alignment = 1;
  };

  /// `layout` ends the process at a type that has no size, also within another
  /// type, measures types again wherever they are used, and overflows.
  Extent measure(Type type) {
    // Until it is known, a type that contains itself has no size.
    auto [known, isNew] = extents.try_emplace(type);
    if (!isNew)
      return known->second;
    Extent extent;
    if (auto array = dyn_cast<LLVM::LLVMArrayType>(type)) {
      extent = measure(array.getElementType());
      extent.size = multiply(extent.size, array.getNumElements());
    } else if (auto structure = dyn_cast<LLVM::LLVMStructType>(type)) {
      extent = measureStruct(structure);
    } else if (auto vector = dyn_cast<VectorType>(type)) {
      uint64_t bits = multiply(getBits(vector.getElementType()),
                               countElements(vector.getShape()));
      extent.size = llvm::PowerOf2Ceil(llvm::divideCeil(bits, 8));
      extent.alignment = std::max<uint64_t>(1, extent.size);
    } else if (uint64_t bits = getBits(type)) {
      extent.alignment = layout.getTypeABIAlignment(type);
      extent.size = align(llvm::divideCeil(bits, 8), extent.alignment);
    }
    extents[type] = extent;
    return extent;
  }
  Extent measureStruct(LLVM::LLVMStructType type) {
    Extent extent;
    if (type.isOpaque())
      return extent;
    for (Type each : type.getBody()) {
      Extent element = measure(each);
      if (!type.isPacked()) {
        extent.size = align(extent.size, element.alignment);
        extent.alignment = std::max(extent.alignment, element.alignment);
      }
      extent.size = std::min(kMostBytes, extent.size + element.size);
    }
    extent.size = align(extent.size, extent.alignment);
    return extent;
  }
  /// Returns the bits of a type that doesn't consist of others; 0 if it has no
  /// size.
  uint64_t getBits(Type type) {
    bool hasSize = type.isIntOrIndexOrFloat() ||
                   isa<ComplexType, LLVM::LLVMPointerType>(type);
    return hasSize ? layout.getTypeSizeInBits(type).getKnownMinValue() : 0;
  }

  DataLayout layout;
  DenseMap<Type, Extent> extents;
  SmallVector<std::pair<uint64_t, uint64_t>> variables;
};
} // namespace

/// Returns true if `type` is of a buffer that the workgroup shares.
static bool isShared(MemRefType type) {
  Attribute space = type.getMemorySpace();
  if (auto named = dyn_cast_or_null<gpu::AddressSpaceAttr>(space))
    return named.getValue() == gpu::AddressSpace::Workgroup;
  auto number = dyn_cast_or_null<IntegerAttr>(space);
  return number && number.getValue() == kSharedSpace;
}

/// Adds `op` to `layout` if it is a variable that the workgroup shares.
static void addVariable(Operation *op, Layout &layout) {
  if (auto global = dyn_cast<LLVM::GlobalOp>(op)) {
    if (global.getAddrSpace() == kSharedSpace)
      layout.add(global.getType(), global.getAlignment().value_or(1));
    return;
  }
  if (op->getName().getStringRef() != "memref.global")
    return;
  if (auto type = op->getAttrOfType<TypeAttr>("type"))
    if (auto buffer = dyn_cast<MemRefType>(type.getValue());
        buffer && isShared(buffer))
      layout.add(buffer);
}

/// Returns the block of the module that `kernel` is in, at the top; its own
/// body if it is in none.
static Block &getTopBlock(Operation *kernel) {
  Block *block = kernel->getBlock();
  if (!block)
    return kernel->getRegion(0).front();
  while (Operation *parent = block->getParentOp()) {
    if (!parent->getBlock())
      break;
    block = parent->getBlock();
  }
  return *block;
}

int64_t mlir::availability::getSharedMemorySize(Operation *kernel,
                                                AnalysisCache &analyses) {
  if (kernel->getRegion(0).empty())
    return 0;
  const auto &symbols = analyses.get<NamedSymbols>(getTopBlock(kernel));
  Layout layout(kernel);
  llvm::SetVector<Operation *> reached;
  reached.insert(kernel);
  for (size_t next = 0; next < reached.size(); ++next) {
    addVariable(reached[next], layout);
    reached.insert_range(symbols.getUses(reached[next]));
  }
  if (auto function = dyn_cast<gpu::GPUFuncOp>(kernel))
    for (BlockArgument buffer : function.getWorkgroupAttributions())
      if (auto type = dyn_cast<MemRefType>(buffer.getType()))
        layout.add(type);
  return layout.getSize();
}

//===----------------------------------------------------------------------===//
// Parameters and constants
//===----------------------------------------------------------------------===//

int64_t mlir::availability::getParameterSize(Operation *kernel) {
  auto function = cast<LLVM::LLVMFuncOp>(kernel);
  Layout layout(kernel);
  for (auto [index, type] : llvm::enumerate(function.getArgumentTypes())) {
    auto byValue = function.getArgAttrOfType<TypeAttr>(
        index, LLVM::LLVMDialect::getByValAttrName());
    layout.add(byValue ? byValue.getValue() : type, /*alignment=*/1);
  }
  return layout.getSizeInOrder();
}

int64_t mlir::availability::getAllocatedSize(LLVM::AllocaOp alloca) {
  APInt count;
  if (!matchPattern(alloca.getArraySize(), m_ConstantInt(&count)))
    return 0;
  Layout layout(alloca);
  layout.add(alloca.getElemType(), alloca.getAlignment().value_or(1));
  return multiply(layout.getSize(), count.getLimitedValue());
}

/// Returns true if `op` is a variable in constant memory that LLVM writes.
static bool isConstant(Operation *op) {
  auto global = dyn_cast<LLVM::GlobalOp>(op);
  return global && global.getAddrSpace() == kConstantSpace &&
         (global.getValueAttr() || global.getInitializerBlock());
}

namespace {
/// The size of the constants in a block.
struct ConstantMemory {
  explicit ConstantMemory(Block &block) {
    Layout layout(block.getParentOp());
    for (Operation &op : block)
      if (isConstant(&op)) {
        auto global = cast<LLVM::GlobalOp>(op);
        layout.add(global.getType(), global.getAlignment().value_or(1));
      }
    size = layout.getSize();
  }

  int64_t size;
};
} // namespace

int64_t mlir::availability::getConstantMemorySize(Operation *variable,
                                                  AnalysisCache &analyses) {
  if (!isConstant(variable) || !variable->getBlock())
    return 0;
  return analyses.get<ConstantMemory>(*variable->getBlock()).size;
}
