//===- DeviceCode.cpp - Questions about ops of device code ----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/LLVMIR/DeviceCode.h"
#include "mlir-availability/Dialect/LLVMIR/OpShape.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/Intrinsics.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Functions for devices
//===----------------------------------------------------------------------===//

bool mlir::availability::isLLVMKernel(Operation *op, StringRef vendor) {
  auto function = dyn_cast<LLVM::LLVMFuncOp>(op);
  if (!function)
    return false;
  LLVM::cconv::CConv convention = vendor == "nvvm"
                                      ? LLVM::cconv::CConv::PTX_Kernel
                                      : LLVM::cconv::CConv::AMDGPU_KERNEL;
  return function.getCConv() == convention ||
         op->hasAttr((vendor + ".kernel").str());
}

/// Returns true if `name` is of an intrinsic for GPUs.
static bool isOfGPU(StringRef name) {
  return name.starts_with("llvm.nvvm.") || name.starts_with("llvm.amdgcn.");
}

/// Returns true if `op` runs only on GPUs.
static bool needsGPU(Operation *op) {
  StringRef dialect = op->getName().getDialectNamespace();
  if (dialect == "nvvm" || dialect == "rocdl")
    return true;
  if (auto call = dyn_cast<LLVM::CallIntrinsicOp>(op))
    return isOfGPU(call.getIntrin());
  if (auto call = dyn_cast<LLVM::CallOp>(op))
    return isOfGPU(call.getCallee().value_or(""));
  return false;
}

/// Returns true if everything in `op`, a module, is for a GPU.
static bool isModuleForGPU(Operation *op) {
  if (op->getName().getStringRef() == "gpu.module")
    return true;
  auto triple = op->getAttrOfType<StringAttr>(
      LLVM::LLVMDialect::getTargetTripleAttrName());
  return triple && (triple.getValue().starts_with("nvptx") ||
                    triple.getValue().starts_with("amdgcn"));
}

/// Returns true if `function` is known to be for a GPU without looking inside.
static bool isStatedForGPU(Operation *function) {
  if (isLLVMKernel(function, "nvvm") || isLLVMKernel(function, "rocdl") ||
      function->hasAttr("gpu.kernel") ||
      function->getName().getStringRef() == "gpu.func")
    return true;
  for (Operation *op = function->getParentOp(); op; op = op->getParentOp())
    if (isModuleForGPU(op))
      return true;
  return false;
}

static Operation *getFunction(Operation *op) {
  while (op && !isa<FunctionOpInterface>(op))
    op = op->getParentOp();
  return op;
}

namespace {
/// The functions for devices in a block and what is nested in it.
class DeviceFunctions {
public:
  explicit DeviceFunctions(Block &block) {
    SmallVector<Operation *> todo;
    for (Operation &op : block)
      op.walk([&](Operation *each) { visit(each, todo); });
    while (!todo.empty())
      for (Operation *callee : callees.lookup(todo.pop_back_val()))
        if (found.insert(callee).second)
          todo.push_back(callee);
  }

  bool contains(Operation *function) const { return found.contains(function); }

private:
  void visit(Operation *op, SmallVectorImpl<Operation *> &todo) {
    Operation *function = getFunction(op);
    if (!function)
      return;
    bool isForGPU = op == function ? isStatedForGPU(op) : needsGPU(op);
    if (isForGPU && found.insert(function).second)
      todo.push_back(function);
    if (op == function)
      return;
    for (NamedAttribute named : op->getAttrs())
      if (auto symbol = dyn_cast<SymbolRefAttr>(named.getValue()))
        if (Operation *callee = symbols.lookupNearestSymbolFrom(op, symbol);
            isa_and_nonnull<FunctionOpInterface>(callee))
          callees[function].push_back(callee);
  }

  SymbolTableCollection symbols;
  DenseMap<Operation *, SmallVector<Operation *, 2>> callees;
  DenseSet<Operation *> found;
};
} // namespace

bool mlir::availability::isDeviceCode(Operation *op, AnalysisCache &analyses) {
  Operation *function = getFunction(op);
  if (!function)
    return false;
  if (isStatedForGPU(function))
    return true;
  Block *block = function->getBlock();
  if (!block)
    return analyses.get<DeviceFunctions>(function->getRegion(0).front())
        .contains(function);
  while (Operation *parent = block->getParentOp()) {
    if (!parent->getBlock())
      break;
    block = parent->getBlock();
  }
  return analyses.get<DeviceFunctions>(*block).contains(function);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static bool anyType(Operation *op, function_ref<bool(Type)> test) {
  return llvm::any_of(op->getOperandTypes(), test) ||
         llvm::any_of(op->getResultTypes(), test);
}

/// Calls `visit` with the scalable vectors that `type` is or holds.
static void forEachIn(Type type, function_ref<void(VectorType)> visit) {
  auto visitIfScalable = [&](VectorType vector) {
    if (vector.isScalable())
      visit(vector);
  };
  if (auto vector = dyn_cast<VectorType>(type))
    visitIfScalable(vector);
  // Most types are these, and hold none.
  else if (!isa<IntegerType, IndexType, Float16Type, Float32Type, Float64Type,
                LLVM::LLVMPointerType>(type))
    type.walk(visitIfScalable);
}

void mlir::availability::forEachScalableVector(
    Operation *op, function_ref<void(VectorType)> visit) {
  for (Type type : op->getOperandTypes())
    forEachIn(type, visit);
  for (Type type : op->getResultTypes())
    forEachIn(type, visit);
}

bool mlir::availability::hasScalableVector(Operation *op) {
  bool isFound = false;
  forEachScalableVector(op, [&](VectorType) { isFound = true; });
  return isFound;
}

bool mlir::availability::holdsScalableVector(Type type) {
  bool isFound = false;
  forEachIn(type, [&](VectorType) { isFound = true; });
  return isFound;
}

bool mlir::availability::hasTypeOfCPUs(Operation *op) {
  return hasLanes<Float80Type>(op) || hasLanes<LLVM::LLVMPPCFP128Type>(op);
}

bool mlir::availability::hasQuadPrecision(Operation *op) {
  return hasLanes<Float128Type>(op);
}

bool mlir::availability::hasIntegerOf(Operation *op, unsigned width) {
  return anyType(op, [&](Type type) {
    auto vector = dyn_cast<VectorType>(type);
    return (vector ? vector.getElementType() : type).isInteger(width);
  });
}

bool mlir::availability::isInSpace(Value value,
                                   std::initializer_list<unsigned> spaces) {
  std::optional<unsigned> space = getAddressSpace(value.getType());
  return space && llvm::is_contained(spaces, *space);
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

StringRef mlir::availability::getSyncScope(Operation *op) {
  auto scope = op->getAttrOfType<StringAttr>("syncscope");
  return scope ? scope.getValue() : "";
}

bool mlir::availability::isOtherScope(Operation *op,
                                      std::initializer_list<StringRef> known) {
  StringRef scope = getSyncScope(op);
  return !scope.empty() && !llvm::is_contained(known, scope);
}

bool mlir::availability::isOrdered(LLVM::AtomicOrdering ordering) {
  return ordering > LLVM::AtomicOrdering::monotonic;
}

bool mlir::availability::isApproximate(Operation *op) {
  auto flags = dyn_cast<LLVM::FastmathFlagsInterface>(op);
  return flags && LLVM::bitEnumContainsAll(flags.getFastmathAttr().getValue(),
                                           LLVM::FastmathFlags::afn);
}

StringRef mlir::availability::getCoreIntrinsic(Operation *op) {
  StringRef name;
  if (auto call = dyn_cast<LLVM::CallIntrinsicOp>(op))
    name = call.getIntrin();
  else if (auto call = dyn_cast<LLVM::CallOp>(op))
    name = call.getCallee().value_or("");
  if (!name.starts_with("llvm."))
    return "";
  llvm::Intrinsic::ID id = llvm::Intrinsic::lookupIntrinsicID(name);
  if (id == llvm::Intrinsic::not_intrinsic ||
      llvm::Intrinsic::isTargetIntrinsic(id))
    return "";
  return llvm::Intrinsic::getBaseName(id);
}
