//===- KernelBindings.cpp - Bindings of kernel arguments ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Lowering/Kernels/KernelBindings.h"

#include "mlir/Conversion/MemRefToSPIRV/MemRefToSPIRV.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"

using namespace mlir;
using namespace mlir::availability;

KernelBuffer mlir::availability::getKernelBuffer(Type type) {
  KernelBuffer buffer{type, {}};
  if (auto memory = dyn_cast<MemRefType>(type))
    buffer = {memory.getElementType(), llvm::to_vector(memory.getShape())};
  // Conversion represents indices in 32 bits.
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
                          getKernelBuffer(type)};
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

unsigned mlir::availability::getFreeBinding(gpu::GPUModuleOp module) {
  unsigned binding = 0;
  for (auto kernel : module.getOps<gpu::GPUFuncOp>())
    for (const KernelBinding &each : getKernelBindings(kernel))
      if (!each.isPushConstant && each.descriptorSet == 0)
        binding = std::max(binding, each.binding + 1);
  return binding;
}

static std::optional<KernelSize> getSize(DenseI32ArrayAttr attr) {
  if (!attr || attr.size() != 3)
    return std::nullopt;
  return KernelSize{attr[0], attr[1], attr[2]};
}

std::optional<KernelSize>
mlir::availability::getKnownWorkgroups(gpu::GPUFuncOp kernel) {
  return getSize(kernel.getKnownGridSizeAttr());
}
