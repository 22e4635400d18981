//===- AccessChains.cpp - Arrays of descriptors ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/AccessChains.h"
#include "mlir-availability/Dialect/SPIRV/Decorations.h"
#include "mlir-availability/Dialect/SPIRV/ResourceTypes.h"

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

/// Returns the element type of an array without a stride, null for another
/// type: an array with a stride lies in a buffer.
static Type getElement(Type type) {
  if (auto array = dyn_cast<spirv::ArrayType>(type))
    return array.getArrayStride() == 0 ? array.getElementType() : Type();
  if (auto array = dyn_cast<spirv::RuntimeArrayType>(type))
    return array.getArrayStride() == 0 ? array.getElementType() : Type();
  return {};
}

/// Returns the kind of the descriptor `type`, in memory of `storage`;
/// std::nullopt when it isn't one.
static std::optional<DescriptorKind>
getDescriptorKind(Type type, spirv::StorageClass storage) {
  if (auto sampled = dyn_cast<spirv::SampledImageType>(type))
    type = sampled.getImageType();
  if (auto image = dyn_cast<spirv::ImageType>(type))
    return getImageKind(image);
  auto block = dyn_cast<spirv::StructType>(type);
  if (!block)
    return std::nullopt;
  // The rules name samplers together with sampled images.
  if (isDeclaredBy(block, "OpTypeSampler"))
    return DescriptorKind::SampledImage;
  if (storage == spirv::StorageClass::StorageBuffer)
    return DescriptorKind::StorageBuffer;
  if (storage != spirv::StorageClass::Uniform)
    return std::nullopt;
  return block.hasDecoration(spirv::Decoration::BufferBlock)
             ? DescriptorKind::StorageBuffer
             : DescriptorKind::UniformBuffer;
}

/// Returns the type that the pointer of `chain` points to; null without one.
static Type getPointee(Operation &chain) {
  auto pointer =
      chain.getNumOperands() != 0
          ? dyn_cast<spirv::PointerType>(chain.getOperand(0).getType())
          : spirv::PointerType();
  if (!pointer)
    return {};
  // A chain from an untyped pointer, for which MLIR has no op, states what that
  // points to.
  auto stated = isa<spirv::AccessChainOp>(chain)
                    ? TypeAttr()
                    : chain.getAttrOfType<TypeAttr>("data_type");
  return stated ? stated.getValue() : pointer.getPointeeType();
}

/// Returns the indices of `chain` into arrays, which may be nested, and sets
/// `type`, what its pointer points to, to the element type of the innermost.
static ValueRange getArrayIndices(Operation &chain, Type &type) {
  ValueRange indices = chain.getOperands().drop_front();
  size_t depth = 0;
  for (; Type element = getElement(type); type = element)
    ++depth;
  return indices.take_front(std::min(depth, indices.size()));
}

std::optional<DescriptorKind>
mlir::availability::getIndexedDescriptors(Operation &chain) {
  Type type = getPointee(chain);
  // Most pointers don't point to an array.
  if (!type || !getElement(type))
    return std::nullopt;
  ValueRange indices = getArrayIndices(chain, type);
  auto pointer = cast<spirv::PointerType>(chain.getOperand(0).getType());
  std::optional<DescriptorKind> kind =
      getDescriptorKind(type, pointer.getStorageClass());
  auto isConstant = [](Value index) {
    Operation *op = index.getDefiningOp();
    return op &&
           (op->hasTrait<OpTrait::ConstantLike>() ||
            isa<spirv::ReferenceOfOp, spirv::SpecConstantOperationOp>(op));
  };
  return llvm::all_of(indices, isConstant) ? std::nullopt : kind;
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
  Type type = getPointee(chain);
  return isDecorated(&chain, spirv::Decoration::NonUniform) ||
         (type && llvm::any_of(getArrayIndices(chain, type), [](Value index) {
            return isValueDecorated(index, spirv::Decoration::NonUniform);
          }));
}
