//===- Interface.cpp - What entry points take -----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/SPIRV/Interface.h"

#include "BufferBlocks.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the size of a type without a run-time array in it.
static std::optional<SPIRVBufferSize> getFixedSize(Type type) {
  std::optional<SPIRVBufferSize> size = getSPIRVBufferSize(type);
  if (!size || size->stride != 0)
    return std::nullopt;
  return size;
}

static std::optional<SPIRVBufferSize> getStructSize(spirv::StructType type) {
  SPIRVBufferSize size;
  size.words = type.getNumElements() != 0;
  if (type.getNumElements() != 0 && !type.hasOffset())
    return std::nullopt;
  for (unsigned i = 0, e = type.getNumElements(); i < e; ++i) {
    std::optional<SPIRVBufferSize> member =
        getSPIRVBufferSize(type.getElementType(i));
    // Only the last may be a run-time array.
    if (!member || (member->stride != 0 && i + 1 != e))
      return std::nullopt;
    size.fixed = std::max(size.fixed, type.getMemberOffset(i) + member->fixed);
    size.stride = member->stride;
    size.words &= member->words;
  }
  return size;
}

std::optional<SPIRVBufferSize>
mlir::availability::getSPIRVBufferSize(Type type) {
  using Size = std::optional<SPIRVBufferSize>;
  return TypeSwitch<Type, Size>(type)
      .Case<IntegerType, FloatType>([type](auto scalar) -> Size {
        // Booleans have no layout.
        unsigned width = scalar.getIntOrFloatBitWidth();
        if (width < 8)
          return std::nullopt;
        return SPIRVBufferSize{width / 8, 0, type.isInteger(32)};
      })
      .Case([](VectorType vector) -> Size {
        Size element = getFixedSize(vector.getElementType());
        if (!element)
          return std::nullopt;
        return SPIRVBufferSize{element->fixed * vector.getNumElements(), 0,
                               element->words};
      })
      .Case([](spirv::ArrayType array) -> Size {
        Size element = getFixedSize(array.getElementType());
        if (!element || array.getArrayStride() == 0)
          return std::nullopt;
        return SPIRVBufferSize{uint64_t(array.getArrayStride()) *
                                   array.getNumElements(),
                               0, element->words};
      })
      .Case([](spirv::RuntimeArrayType array) -> Size {
        Size element = getFixedSize(array.getElementType());
        if (!element || array.getArrayStride() == 0)
          return std::nullopt;
        return SPIRVBufferSize{0, array.getArrayStride(), element->words};
      })
      .Case([](spirv::StructType type) { return getStructSize(type); })
      .Default([](Type) -> Size { return std::nullopt; });
}

/// Collects the names of the variables that `function`, or what it calls, uses.
static void collectUsed(SymbolTable &symbols, spirv::FuncOp function,
                        llvm::SmallPtrSetImpl<Operation *> &used) {
  llvm::SetVector<Operation *> functions;
  functions.insert(function);
  for (size_t i = 0; i < functions.size(); ++i)
    functions[i]->walk([&](Operation *op) {
      if (auto address = dyn_cast<spirv::AddressOfOp>(op))
        used.insert(symbols.lookup(address.getVariable()));
      if (auto call = dyn_cast<spirv::FunctionCallOp>(op))
        if (auto *callee = symbols.lookup(call.getCallee()))
          functions.insert(callee);
    });
}

FailureOr<SmallVector<SPIRVResource>>
mlir::availability::getSPIRVInterface(spirv::ModuleOp module, StringRef name) {
  spirv::FuncOp function;
  SmallVector<StringRef> names;
  SymbolTable symbols(module);
  for (auto entry : module.getOps<spirv::EntryPointOp>()) {
    if (entry.getExecutionModel() != spirv::ExecutionModel::GLCompute)
      continue;
    names.push_back(entry.getFn());
    if (entry.getFn() == name)
      function = symbols.lookup<spirv::FuncOp>(name);
  }
  if (!function) {
    InFlightDiagnostic error = emitError(module.getLoc())
                               << "there is no compute shader '" << name
                               << "' in it";
    if (names.empty())
      return error << ", nor any other";
    return error << ", but " << llvm::join(names, ", ");
  }

  llvm::SmallPtrSet<Operation *, 8> used;
  collectUsed(symbols, function, used);
  SmallVector<SPIRVResource> resources;
  for (auto variable : module.getOps<spirv::GlobalVariableOp>()) {
    auto pointer = dyn_cast<spirv::PointerType>(variable.getType());
    if (!pointer)
      continue;
    spirv::StorageClass storageClass = pointer.getStorageClass();
    auto block = dyn_cast<spirv::StructType>(pointer.getPointeeType());
    if (block && isBufferBlock(block))
      storageClass = spirv::StorageClass::StorageBuffer;
    if (!variable.getBinding() &&
        storageClass != spirv::StorageClass::PushConstant)
      continue;
    SmallVector<uint64_t> offsets;
    if (block && block.hasOffset())
      for (unsigned i = 0, e = block.getNumElements(); i < e; ++i)
        offsets.push_back(block.getMemberOffset(i));
    resources.push_back({variable.getSymName(), storageClass,
                         variable.getDescriptorSet(), variable.getBinding(),
                         getSPIRVBufferSize(pointer.getPointeeType()),
                         std::move(offsets), used.contains(variable)});
  }
  return resources;
}
