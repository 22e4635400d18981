//===- SharedMemory.cpp - Memory that a workgroup shares ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/LLVMIR/SharedMemory.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// The address space of shared memory, for NVPTX and AMDGPU.
static constexpr unsigned kSharedSpace = 3;

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

/// Sums up variables, which are laid out one after the other.
class Layout {
public:
  explicit Layout(Operation *scope) : layout(DataLayout::closest(scope)) {}

  void add(Type type, uint64_t alignment) {
    llvm::TypeSize size = layout.getTypeSize(type);
    alignment = std::max(alignment, layout.getTypeABIAlignment(type));
    variables.emplace_back(alignment, size.getKnownMinValue());
  }
  /// Adds a buffer; one of unknown shape counts as empty.
  void add(MemRefType type) {
    if (!type.hasStaticShape())
      return;
    Type element = type.getElementType();
    variables.emplace_back(layout.getTypeABIAlignment(element),
                           type.getNumElements() *
                               layout.getTypeSize(element).getKnownMinValue());
  }
  /// Returns the size of all, in the order that needs the least padding.
  int64_t getSize() {
    llvm::sort(variables, std::greater<>());
    uint64_t size = 0;
    for (auto [alignment, bytes] : variables)
      size = llvm::alignTo(size, alignment) + bytes;
    return size;
  }

private:
  DataLayout layout;
  SmallVector<std::pair<uint64_t, uint64_t>> variables;
};
} // namespace

/// Returns true if `type` is of a buffer that the workgroup shares.
static bool isShared(MemRefType type) {
  if (auto space =
          dyn_cast_or_null<gpu::AddressSpaceAttr>(type.getMemorySpace()))
    return space.getValue() == gpu::AddressSpace::Workgroup;
  return type.getMemorySpaceAsInt() == kSharedSpace;
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
