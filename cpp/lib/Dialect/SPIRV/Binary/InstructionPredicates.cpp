//===- InstructionPredicates.cpp - Instruction predicates -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InstructionPredicates.h"

#include "mlir-availability/Dialect/SPIRV/Binary/InstructionView.h"
#include "mlir-availability/Dialect/SPIRV/RecursiveTypes.h"
#include "mlir-availability/Dialect/SPIRV/ResourceTypes.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::binary;

bool mlir::availability::binary::usesDeviceScopeOfVulkan(
    spirv::InstructionOp op) {
  if (!hasEnumerant(op, OperandKind::Scope, spirv::Scope::Device))
    return false;
  auto module = op->getParentOfType<spirv::ModuleOp>();
  return module && module.getMemoryModel() == spirv::MemoryModel::Vulkan;
}

bool mlir::availability::binary::selectsComposite(spirv::InstructionOp op) {
  return op->getNumOperands() == 3 && op->getNumResults() == 1 &&
         op->getOperand(0).getType().isInteger(1) &&
         isa<spirv::CompositeType>(op->getResult(0).getType());
}

bool mlir::availability::binary::indexesDescriptors(spirv::InstructionOp op,
                                                    DescriptorKind kind,
                                                    bool isNonUniform) {
  return getIndexedDescriptors(*op) == kind &&
         hasNonUniformIndex(*op) == isNonUniform;
}

bool mlir::availability::binary::selectsBuiltIn(spirv::InstructionOp op,
                                                spirv::BuiltIn builtIn) {
  return !getSelectedBuiltIns(*op, builtIn).empty();
}

bool mlir::availability::binary::reachesBuiltIn(spirv::InstructionOp op,
                                                spirv::BuiltIn builtIn) {
  return llvm::any_of(op->getOperandTypes(), [&](Type type) {
    return !getReachedBuiltIns(type, builtIn).empty();
  });
}

bool mlir::availability::binary::selectsImage(spirv::InstructionOp op) {
  if (op->getNumResults() != 1)
    return false;
  Type type = op->getResult(0).getType();
  return isa<spirv::ImageType, spirv::SampledImageType>(type) ||
         isDeclaredBy(type, "OpTypeSampler");
}

bool mlir::availability::binary::hasImageOfUnknownFormat(
    spirv::InstructionOp op) {
  spirv::ImageType image = getImage(*op);
  return image && image.getImageFormat() == spirv::ImageFormat::Unknown &&
         image.getDim() != spirv::Dim::SubpassData;
}

bool mlir::availability::binary::isOfBFloat16(spirv::InstructionOp op) {
  return op->getNumResults() == 1 && op->getResult(0).getType().isBF16();
}

bool mlir::availability::binary::hasVectors(spirv::InstructionOp op) {
  return op->getNumResults() == 1 &&
         isa<VectorType>(op->getResult(0).getType());
}

bool mlir::availability::binary::endsWithVariable(spirv::InstructionOp op) {
  if (op->getNumOperands() == 0)
    return false;
  Operation *definition = op->getOperands().back().getDefiningOp();
  return !definition || !isa<spirv::ModuleOp>(definition->getParentOp());
}

/// Returns true in a module with logical addressing, with or without
/// PhysicalStorageBuffer pointers.
static bool isAddressedLogically(spirv::InstructionOp op) {
  auto module = op->getParentOfType<spirv::ModuleOp>();
  return module &&
         module.getAddressingModel() != spirv::AddressingModel::Physical32 &&
         module.getAddressingModel() != spirv::AddressingModel::Physical64;
}

/// Returns where pointers of that storage class point.
static Pointee getPointee(spirv::StorageClass storageClass) {
  switch (storageClass) {
  case spirv::StorageClass::Workgroup:
    return Pointee::Workgroup;
  case spirv::StorageClass::StorageBuffer:
    return Pointee::StorageBuffer;
  default:
    return Pointee::Elsewhere;
  }
}

/// Returns true when `op` is in a module with logical addressing, and `pointer`
/// points to `pointee`.
static bool pointsTo(spirv::PointerType pointer, spirv::InstructionOp op,
                     Pointee pointee) {
  return pointer &&
         pointer.getStorageClass() !=
             spirv::StorageClass::PhysicalStorageBuffer &&
         getPointee(pointer.getStorageClass()) == pointee &&
         isAddressedLogically(op);
}

bool mlir::availability::binary::hasLogicalPointer(spirv::InstructionOp op,
                                                   Pointee pointee) {
  spirv::PointerType pointer;
  if (op->getNumResults() == 1)
    pointer = dyn_cast<spirv::PointerType>(op->getResult(0).getType());
  if (!pointer && op->getNumOperands() != 0)
    pointer = dyn_cast<spirv::PointerType>(op->getOperand(0).getType());
  return pointsTo(pointer, op, pointee);
}

bool mlir::availability::binary::holdsLogicalPointer(spirv::InstructionOp op,
                                                     Pointee pointee) {
  std::optional<Type> held = op.getDataType();
  return held && llvm::any_of(getPointersIn(*held), [&](auto pointer) {
           return pointsTo(pointer, op, pointee);
         });
}

bool mlir::availability::binary::isAtomicOn(spirv::InstructionOp op,
                                            Number number, unsigned width) {
  Type type = getNumberType(*op);
  if (number == Number::Integer)
    return type.isInteger(width);
  return isa<FloatType>(type) && type.getIntOrFloatBitWidth() == width;
}
