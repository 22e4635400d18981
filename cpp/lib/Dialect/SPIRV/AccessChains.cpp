//===- AccessChains.cpp - Arrays of descriptors ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/AccessChains.h"
#include "mlir-availability/Dialect/SPIRV/Decorations.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the kind of descriptors for images of this type.
static DescriptorKind getImageKind(spirv::ImageType image) {
  bool isStorage =
      image.getSamplerUseInfo() == spirv::ImageSamplerUseInfo::NoSampler;
  if (image.getDim() == spirv::Dim::SubpassData)
    return DescriptorKind::InputAttachment;
  if (image.getDim() == spirv::Dim::Buffer)
    return isStorage ? DescriptorKind::StorageTexelBuffer
                     : DescriptorKind::UniformTexelBuffer;
  return isStorage ? DescriptorKind::StorageImage
                   : DescriptorKind::SampledImage;
}

/// Returns the kind of descriptors in the array `pointee`, in memory of
/// `storage`; std::nullopt when its elements aren't descriptors.
static std::optional<DescriptorKind>
getDescriptorKind(Type pointee, spirv::StorageClass storage) {
  Type element;
  // An array with a stride lies in a buffer.
  if (auto array = dyn_cast<spirv::ArrayType>(pointee))
    element = array.getArrayStride() == 0 ? array.getElementType() : Type();
  else if (auto array = dyn_cast<spirv::RuntimeArrayType>(pointee))
    element = array.getArrayStride() == 0 ? array.getElementType() : Type();
  if (!element)
    return std::nullopt;

  if (auto sampled = dyn_cast<spirv::SampledImageType>(element))
    element = sampled.getImageType();
  if (auto image = dyn_cast<spirv::ImageType>(element))
    return getImageKind(image);
  auto block = dyn_cast<spirv::StructType>(element);
  if (!block)
    return std::nullopt;
  if (storage == spirv::StorageClass::StorageBuffer)
    return DescriptorKind::StorageBuffer;
  if (storage != spirv::StorageClass::Uniform)
    return std::nullopt;
  return block.hasDecoration(spirv::Decoration::BufferBlock)
             ? DescriptorKind::StorageBuffer
             : DescriptorKind::UniformBuffer;
}

std::optional<DescriptorKind>
mlir::availability::getIndexedDescriptors(Operation &chain) {
  if (chain.getNumOperands() < 2)
    return std::nullopt;
  auto pointer = dyn_cast<spirv::PointerType>(chain.getOperand(0).getType());
  if (!pointer)
    return std::nullopt;
  // A chain from an untyped pointer states what that points to.
  auto stated = chain.getAttrOfType<TypeAttr>("data_type");
  // Most pointers don't point to an array.
  std::optional<DescriptorKind> kind =
      getDescriptorKind(stated ? stated.getValue() : pointer.getPointeeType(),
                        pointer.getStorageClass());
  if (!kind)
    return std::nullopt;
  Operation *index = chain.getOperand(1).getDefiningOp();
  if (index &&
      (index->hasTrait<OpTrait::ConstantLike>() ||
       isa<spirv::ReferenceOfOp, spirv::SpecConstantOperationOp>(index)))
    return std::nullopt;
  return kind;
}

/// Returns true when the function that has `argument` as a parameter states the
/// decoration, as MLIR's functions do.
static bool isStatedDecorated(BlockArgument argument,
                              spirv::Decoration decoration) {
  auto function =
      dyn_cast_or_null<spirv::FuncOp>(argument.getOwner()->getParentOp());
  if (!function || !argument.getOwner()->isEntryBlock() ||
      argument.getArgNumber() >= function.getNumArguments())
    return false;
  auto stated = function.getArgAttrOfType<spirv::DecorationAttr>(
      argument.getArgNumber(), spirv::DecorationAttr::name);
  return stated && stated.getValue() == decoration;
}

/// Returns true for the ops that the reader of binaries makes for the
/// decorations of arguments of blocks.
static bool holdsDecorations(Operation *op) {
  if (op->getName().getStringRef() != "spirv.binary.instruction")
    return false;
  auto name = dyn_cast_if_present<StringAttr>(
      op->getInherentAttr("instruction").value_or(Attribute()));
  return name &&
         llvm::is_contained({"OpPhi", "OpFunctionParameter"}, name.getValue());
}

static bool isValueDecorated(Value value, spirv::Decoration decoration) {
  if (Operation *op = value.getDefiningOp())
    return isDecorated(op, decoration);
  return isStatedDecorated(cast<BlockArgument>(value), decoration) ||
         llvm::any_of(value.getUsers(), [&](Operation *user) {
           return holdsDecorations(user) && isDecorated(user, decoration);
         });
}

bool mlir::availability::hasNonUniformIndex(Operation &chain) {
  return isDecorated(&chain, spirv::Decoration::NonUniform) ||
         isValueDecorated(chain.getOperand(1), spirv::Decoration::NonUniform);
}
