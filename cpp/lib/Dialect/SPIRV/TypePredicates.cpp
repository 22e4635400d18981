//===- TypePredicates.cpp - Predicates on SPIR-V types --------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Predicates.h"

#include "mlir-availability/Dialect/SPIRV/ResourceTypes.h"

using namespace mlir;
using namespace mlir::availability;

bool SPIRVTypeContext::isIn(spirv::StorageClass expected) const {
  if (!storageClass)
    return false;
  // A BufferBlock is a storage buffer before SPIR-V 1.3. In Workgroup memory, a
  // Block with an explicit layout may contain one.
  bool isSuperseded =
      isInBufferBlock &&
      (!isInBlock || *storageClass != spirv::StorageClass::Workgroup);
  return expected ==
         (isSuperseded ? spirv::StorageClass::StorageBuffer : *storageClass);
}

bool SPIRVTypeContext::isTransferredValue() const {
  if (!storageClass)
    return use == SPIRVTypeUse::Transfer || use == SPIRVTypeUse::Declaration;
  return use != SPIRVTypeUse::Any && !isInStruct &&
         storageClass == spirv::StorageClass::Workgroup;
}

unsigned SPIRVTypeContext::getKey() const {
  if (!storageClass)
    return 0;
  return ((static_cast<unsigned>(*storageClass) + 1) << 4) |
         (isInUntypedVariable ? 8 : 0) | (isInStruct ? 4 : 0) |
         (isInBufferBlock ? 2 : 0) | (isInBlock ? 1 : 0);
}

bool mlir::availability::isRuntimeDescriptorArray(spirv::PointerType pointer) {
  auto array = dyn_cast<spirv::RuntimeArrayType>(pointer.getPointeeType());
  if (!array || array.getArrayStride() != 0)
    return false;
  Type element = array.getElementType();
  while (auto inner = dyn_cast<spirv::ArrayType>(element))
    element = inner.getElementType();
  return isa<spirv::StructType, spirv::ImageType, spirv::SampledImageType,
             spirv::TensorArmType>(element);
}

bool mlir::availability::isOfBuffer(spirv::SampledImageType type) {
  auto image = dyn_cast<spirv::ImageType>(type.getImageType());
  return image && image.getDim() == spirv::Dim::Buffer;
}

/// Returns the decorations of the members of `type`.
static SmallVector<spirv::StructType::MemberDecorationInfo>
getMemberDecorations(spirv::StructType type) {
  SmallVector<spirv::StructType::MemberDecorationInfo> result;
  type.getMemberDecorations(result);
  return result;
}

SmallVector<spirv::Decoration>
mlir::availability::getDecorations(spirv::StructType type) {
  SmallVector<spirv::StructType::StructDecorationInfo, 1> own;
  type.getStructDecorations(own);
  SmallVector<spirv::Decoration> result;
  for (const auto &info : own)
    result.push_back(info.decoration);
  for (const auto &info : ::getMemberDecorations(type))
    result.push_back(info.decoration);
  return result;
}

//===----------------------------------------------------------------------===//
// Resources
//===----------------------------------------------------------------------===//

Type mlir::availability::getResourceType(Type type) {
  while (true) {
    if (auto array = dyn_cast<spirv::ArrayType>(type))
      type = array.getElementType();
    else if (auto array = dyn_cast<spirv::RuntimeArrayType>(type))
      type = array.getElementType();
    else
      return type;
  }
}

bool mlir::availability::isStorageImage(spirv::ImageType image) {
  return image.getSamplerUseInfo() == spirv::ImageSamplerUseInfo::NoSampler &&
         image.getDim() != spirv::Dim::SubpassData;
}

bool mlir::availability::isDeclaredBy(Type type, StringRef name) {
  auto named = dyn_cast<spirv::StructType>(type);
  // Dots make the name unused: see `getNamed` of Binary/Types.cpp.
  return named && named.isIdentified() &&
         named.getIdentifier().rtrim('.') == name;
}

bool mlir::availability::holdsImageOfUnknownFormat(
    spirv::GlobalVariableOp variable) {
  auto pointer = dyn_cast<spirv::PointerType>(variable.getType());
  auto images = pointer ? dyn_cast<spirv::ImageType>(
                              getResourceType(pointer.getPointeeType()))
                        : spirv::ImageType();
  return images && isStorageImage(images) &&
         images.getImageFormat() == spirv::ImageFormat::Unknown;
}
