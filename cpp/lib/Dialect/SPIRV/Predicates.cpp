//===- Predicates.cpp - Predicates of SPIRVInstances.td -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Predicates.h"

#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace mlir::availability;

bool mlir::availability::hasNoEntryPoint(spirv::ModuleOp module) {
  return llvm::none_of(*module.getBody(), [](Operation &op) {
    return isa<spirv::EntryPointOp, spirv::GraphEntryPointARMOp>(op) ||
           op.hasAttr(spirv::getEntryPointABIAttrName());
  });
}

bool mlir::availability::listsMoreThanInputOutput(
    spirv::EntryPointOp entryPoint) {
  Operation *module = entryPoint->getParentOp();
  return llvm::any_of(entryPoint.getInterface(), [&](Attribute attr) {
    auto reference = dyn_cast<FlatSymbolRefAttr>(attr);
    auto variable = dyn_cast_or_null<spirv::GlobalVariableOp>(
        reference && module
            ? SymbolTable::lookupSymbolIn(module, reference.getAttr())
            : nullptr);
    if (!variable)
      return false;
    auto pointer = dyn_cast<spirv::PointerType>(variable.getType());
    return pointer && pointer.getStorageClass() != spirv::StorageClass::Input &&
           pointer.getStorageClass() != spirv::StorageClass::Output;
  });
}

bool mlir::availability::isLinkOnceODR(spirv::LinkageAttributesAttr linkage) {
  return linkage &&
         linkage.getLinkageType().getValue() == spirv::LinkageType::LinkOnceODR;
}

bool mlir::availability::isInVulkanMemoryModel(Operation &op) {
  auto module = op.getParentOfType<spirv::ModuleOp>();
  return module && module.getMemoryModel() == spirv::MemoryModel::Vulkan;
}

bool mlir::availability::hasUnknownFormat(Value image) {
  auto type = dyn_cast<spirv::ImageType>(image.getType());
  return type && type.getImageFormat() == spirv::ImageFormat::Unknown &&
         type.getDim() != spirv::Dim::SubpassData;
}

bool mlir::availability::isVariablePointer(Operation &op, Type type) {
  auto pointer = dyn_cast<spirv::PointerType>(type);
  if (!pointer ||
      pointer.getStorageClass() == spirv::StorageClass::PhysicalStorageBuffer)
    return false;
  auto module = op.getParentOfType<spirv::ModuleOp>();
  return module &&
         module.getAddressingModel() != spirv::AddressingModel::Physical32 &&
         module.getAddressingModel() != spirv::AddressingModel::Physical64;
}

bool mlir::availability::isWorkgroupPointer(Type type) {
  auto pointer = dyn_cast<spirv::PointerType>(type);
  return pointer && pointer.getStorageClass() == spirv::StorageClass::Workgroup;
}

bool mlir::availability::wrapsUConvert(
    spirv::SpecConstantOperationOp constant) {
  Region &body = constant.getRegion();
  return llvm::any_of(body, [](Block &block) {
    return !block.empty() && isa<spirv::UConvertOp>(block.front());
  });
}
