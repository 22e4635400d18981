//===- Layout.cpp - Memory layout of SPIR-V types -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/Layout.h"

#include "mlir/IR/TypeRange.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Explicit layout
//===----------------------------------------------------------------------===//

MatrixLayout mlir::availability::getMatrixLayout(spirv::StructType type,
                                                 unsigned index) {
  SmallVector<spirv::StructType::MemberDecorationInfo> decorations;
  type.getMemberDecorations(index, decorations);
  MatrixLayout matrices;
  for (const auto &info : decorations) {
    matrices.isRowMajor |= info.decoration == spirv::Decoration::RowMajor;
    matrices.isOrdered |= info.decoration == spirv::Decoration::RowMajor ||
                          info.decoration == spirv::Decoration::ColMajor;
    if (info.decoration == spirv::Decoration::MatrixStride)
      if (auto stride = dyn_cast_or_null<IntegerAttr>(info.decorationValue))
        matrices.stride = stride.getValue().getZExtValue();
  }
  return matrices;
}

/// Returns the size in bytes of `count` values of `size` bytes each that are
/// `stride` bytes apart, from the first to the last byte.
static uint64_t getSpan(uint64_t count, uint64_t stride, uint64_t size) {
  return count == 0 ? 0 : llvm::SaturatingMultiplyAdd(count - 1, stride, size);
}

std::optional<ExplicitSize> ExplicitLayout::getSize(Type type,
                                                    MatrixLayout matrices) {
  return TypeSwitch<Type, Size>(type)
      .Case<IntegerType, FloatType>([type](auto scalar) -> Size {
        unsigned width = scalar.getIntOrFloatBitWidth();
        if (width < 8)
          return std::nullopt;
        return ExplicitSize{width / 8, 0, type.isInteger(32)};
      })
      .Case([&](VectorType vector) -> Size {
        Size element = getFixedSize(vector.getElementType());
        if (!element)
          return std::nullopt;
        return ExplicitSize{element->fixed * vector.getNumElements(), 0,
                            element->isWords};
      })
      .Case([&](spirv::MatrixType matrix) {
        return getMatrixSize(matrix, matrices);
      })
      .Case([&](spirv::ArrayType array) {
        return getArraySize(array.getElementType(), array.getNumElements(),
                            array.getArrayStride(), matrices);
      })
      .Case([&](spirv::RuntimeArrayType array) {
        return getArraySize(array.getElementType(), std::nullopt,
                            array.getArrayStride(), matrices);
      })
      .Case([](spirv::PointerType pointer) -> Size {
        // Other pointers have no size.
        if (pointer.getStorageClass() !=
            spirv::StorageClass::PhysicalStorageBuffer)
          return std::nullopt;
        return ExplicitSize{8, 0, false};
      })
      .Case([&](spirv::StructType type) { return getStructSize(type); })
      .Default([](Type) -> Size { return std::nullopt; });
}

/// Returns the size of a type, excluding any run-time array in it.
ExplicitLayout::Size ExplicitLayout::getFixedSize(Type type,
                                                  MatrixLayout matrices) {
  Size size = getSize(type, matrices);
  return size && size->stride == 0 ? size : std::nullopt;
}

/// The array is a run-time array if `count` is missing.
ExplicitLayout::Size ExplicitLayout::getArraySize(Type element,
                                                  std::optional<uint64_t> count,
                                                  uint64_t stride,
                                                  MatrixLayout matrices) {
  Size size = getFixedSize(element, matrices);
  if (!size || stride == 0)
    return std::nullopt;
  if (!count)
    return ExplicitSize{0, stride, size->isWords};
  return ExplicitSize{getSpan(*count, stride, size->fixed), 0, size->isWords};
}

ExplicitLayout::Size ExplicitLayout::getMatrixSize(spirv::MatrixType matrix,
                                                   MatrixLayout matrices) {
  Size element = getFixedSize(matrix.getElementType());
  if (!element || matrices.stride == 0)
    return std::nullopt;
  uint64_t lines = matrix.getNumColumns(), length = matrix.getNumRows();
  if (matrices.isRowMajor)
    std::swap(lines, length);
  else if (hasWholeColumns)
    return ExplicitSize{llvm::SaturatingMultiply(lines, matrices.stride), 0,
                        false};
  return ExplicitSize{getSpan(lines, matrices.stride, length * element->fixed),
                      0, false};
}

ExplicitLayout::Size ExplicitLayout::getStructSize(spirv::StructType type) {
  auto [known, isNew] = structs.insert({type, std::nullopt});
  if (!isNew)
    return known->second;
  unsigned numMembers = type.getNumElements();
  // A type that MLIR lacks is read as a struct with only a name.
  if (numMembers == 0 ? type.isIdentified() : !type.hasOffset())
    return std::nullopt;
  ExplicitSize size;
  size.isWords = numMembers != 0;
  for (unsigned i = 0; i < numMembers; ++i) {
    Size member = getSize(type.getElementType(i), getMatrixLayout(type, i));
    if (!member || (member->stride != 0 && i + 1 != numMembers))
      return std::nullopt;
    size.fixed = std::max(
        size.fixed,
        llvm::SaturatingAdd<uint64_t>(type.getMemberOffset(i), member->fixed));
    size.stride = member->stride;
    size.isWords &= member->isWords;
  }
  return structs[type] = size;
}

//===----------------------------------------------------------------------===//
// Standard layout
//===----------------------------------------------------------------------===//

static uint64_t alignTo(uint64_t size, uint64_t alignment) {
  return llvm::SaturatingAdd(size, alignment - 1) / alignment * alignment;
}

StandardLayout StandardLayout::repeat(uint64_t count) const {
  return {llvm::SaturatingMultiply(alignTo(size, alignment), count), alignment};
}

void StandardLayout::append(StandardLayout other) {
  size = llvm::SaturatingAdd(alignTo(size, other.alignment), other.size);
  alignment = std::max(alignment, other.alignment);
}

std::optional<StandardLayout> StandardLayouts::repeat(Type element,
                                                      uint64_t count) {
  std::optional<StandardLayout> layout = get(element);
  return layout ? std::optional(layout->repeat(count)) : std::nullopt;
}

std::optional<StandardLayout>
StandardLayouts::getStruct(spirv::StructType type) {
  auto [known, isNew] = structs.insert({type, std::nullopt});
  // A type that MLIR lacks is read as a struct with only a name.
  if (!isNew || (type.isIdentified() && type.getNumElements() == 0))
    return known->second;
  StandardLayout sum;
  for (Type element : type.getElementTypes()) {
    std::optional<StandardLayout> layout = get(element);
    if (!layout)
      return std::nullopt;
    sum.append(*layout);
  }
  return structs[type] = sum.repeat(1);
}

std::optional<StandardLayout> StandardLayouts::get(Type type) {
  if (type.isInteger(1))
    return StandardLayout{4, 4};
  if (isa<IntegerType, FloatType>(type)) {
    uint64_t size = llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
    return StandardLayout{size, std::max<uint64_t>(size, 1)};
  }
  if (auto vector = dyn_cast<VectorType>(type)) {
    std::optional<StandardLayout> element = get(vector.getElementType());
    if (!element)
      return std::nullopt;
    auto count = static_cast<uint64_t>(vector.getNumElements());
    return StandardLayout{element->size * count,
                          element->size * llvm::PowerOf2Ceil(count)};
  }
  if (auto array = dyn_cast<spirv::ArrayType>(type))
    return repeat(array.getElementType(), array.getNumElements());
  if (auto matrix = dyn_cast<spirv::MatrixType>(type))
    return repeat(matrix.getColumnType(), matrix.getNumColumns());
  if (auto record = dyn_cast<spirv::StructType>(type))
    return getStruct(record);
  // Their addresses have 64 bits.
  if (auto pointer = dyn_cast<spirv::PointerType>(type))
    if (pointer.getStorageClass() == spirv::StorageClass::PhysicalStorageBuffer)
      return StandardLayout{8, 8};
  return std::nullopt;
}
