//===- KernelInterface.cpp - What kernels and hosts share -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/SPIRV/KernelInterface.h"

#include "mlir/Conversion/MemRefToSPIRV/MemRefToSPIRV.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::availability;

static KernelBuffer getBuffer(Type type) {
  KernelBuffer buffer{type, {}};
  if (auto memory = dyn_cast<MemRefType>(type))
    buffer = {memory.getElementType(), llvm::to_vector(memory.getShape())};
  // As SPIR-V has it.
  if (buffer.elementType.isIndex())
    buffer.elementType = IntegerType::get(type.getContext(), 32);
  return buffer;
}

static bool isPushConstant(Attribute space) {
  auto known = dyn_cast_or_null<spirv::StorageClassAttr>(space);
  std::optional<spirv::StorageClass> storageClass =
      known ? known.getValue()
            : spirv::mapMemorySpaceToVulkanStorageClass(space);
  return storageClass == spirv::StorageClass::PushConstant;
}

SmallVector<KernelBinding>
mlir::availability::getKernelBindings(gpu::GPUFuncOp kernel) {
  SmallVector<KernelBinding> bindings;
  for (auto [index, type] : llvm::enumerate(kernel.getArgumentTypes())) {
    KernelBinding binding{0, static_cast<unsigned>(index), false,
                          getBuffer(type)};
    if (auto memory = dyn_cast<MemRefType>(type))
      binding.isPushConstant = isPushConstant(memory.getMemorySpace());
    if (auto abi = kernel.getArgAttrOfType<spirv::InterfaceVarABIAttr>(
            index, spirv::getInterfaceVarABIAttrName())) {
      binding.descriptorSet = abi.getDescriptorSet();
      binding.binding = abi.getBinding();
      if (abi.getStorageClass() == spirv::StorageClass::PushConstant)
        binding.isPushConstant = true;
    }
    bindings.push_back(std::move(binding));
  }
  return bindings;
}

static std::optional<KernelSize> getSize(DenseI32ArrayAttr attr) {
  if (!attr || attr.size() != 3)
    return std::nullopt;
  return KernelSize{attr[0], attr[1], attr[2]};
}

std::optional<KernelSize>
mlir::availability::getWorkgroupSize(gpu::GPUFuncOp kernel) {
  if (auto abi = kernel->getAttrOfType<spirv::EntryPointABIAttr>(
          spirv::getEntryPointABIAttrName()))
    return getSize(abi.getWorkgroupSize());
  return getSize(kernel.getKnownBlockSizeAttr());
}

std::optional<KernelSize>
mlir::availability::getKnownWorkgroups(gpu::GPUFuncOp kernel) {
  return getSize(kernel.getKnownGridSizeAttr());
}

static std::optional<KernelSize> getWorkgroups(gpu::LaunchFuncOp launch) {
  gpu::KernelDim3 grid = launch.getGridSizeOperandValues();
  std::optional<int64_t> x = getConstantIntValue(grid.x);
  std::optional<int64_t> y = getConstantIntValue(grid.y);
  std::optional<int64_t> z = getConstantIntValue(grid.z);
  if (!x || !y || !z)
    return std::nullopt;
  return KernelSize{*x, *y, *z};
}

std::optional<HostProgram>
mlir::availability::getHostProgram(func::FuncOp function) {
  if (!function.getBody().hasOneBlock())
    return std::nullopt;
  HostProgram program;
  SmallVector<Value> values;
  auto addBuffer = [&](Value value) {
    values.push_back(value);
    program.buffers.push_back(getBuffer(value.getType()));
  };
  for (BlockArgument argument : function.getArguments())
    addBuffer(argument);
  for (Operation &op : function.front().without_terminator()) {
    if (auto alloc = dyn_cast<memref::AllocOp>(op)) {
      addBuffer(alloc);
      continue;
    }
    if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op)) {
      // It may be a binary already.
      if (!SymbolTable::lookupNearestSymbolFrom<gpu::GPUFuncOp>(
              launch, launch.getKernelAttr()))
        return std::nullopt;
      KernelLaunch found{
          launch.getKernelName().getValue(), getWorkgroups(launch), {}};
      for (Value operand : launch.getKernelOperands()) {
        const Value *position = llvm::find(std::as_const(values), operand);
        if (position == values.end())
          return std::nullopt;
        found.buffers.push_back(position - values.begin());
      }
      program.launches.push_back(std::move(found));
      continue;
    }
    if (!isa<memref::DeallocOp>(op) &&
        (op.getNumRegions() != 0 || !isMemoryEffectFree(&op)))
      return std::nullopt;
  }
  return program;
}
