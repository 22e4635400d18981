//===- Extents.cpp - How many bytes types take up -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Extents.h"

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns `count` things of `size`, the first bytes of which are `stride`
/// apart.
static uint64_t getSpan(uint64_t count, uint64_t stride, uint64_t size) {
  return llvm::SaturatingMultiplyAdd(count - 1, stride, size);
}

ExtentFinder::Extent ExtentFinder::find(Type type, MatrixPlacement matrices) {
  return TypeSwitch<Type, Extent>(type)
      .Case<IntegerType, FloatType>([](auto scalar) -> Extent {
        unsigned width = scalar.getIntOrFloatBitWidth();
        return width < 8 ? Extent() : Extent(width / 8);
      })
      .Case([&](VectorType vector) -> Extent {
        Extent element = find(vector.getElementType());
        if (!element)
          return std::nullopt;
        return getSpan(vector.getNumElements(), *element, *element);
      })
      .Case([&](spirv::MatrixType matrix) -> Extent {
        Extent element = find(matrix.getElementType());
        if (!element || matrices.stride == 0)
          return std::nullopt;
        uint64_t lines = matrix.getNumColumns(), length = matrix.getNumRows();
        if (matrices.isRowMajor)
          std::swap(lines, length);
        return getSpan(lines, matrices.stride, length * *element);
      })
      .Case([&](spirv::ArrayType array) -> Extent {
        Extent element = find(array.getElementType(), matrices);
        if (!element || array.getArrayStride() == 0)
          return std::nullopt;
        return getSpan(array.getNumElements(), array.getArrayStride(),
                       *element);
      })
      .Case([](spirv::PointerType pointer) -> Extent {
        // Other pointers have no size of their own.
        if (pointer.getStorageClass() !=
            spirv::StorageClass::PhysicalStorageBuffer)
          return std::nullopt;
        return 8;
      })
      .Case([&](spirv::StructType type) { return findStruct(type); })
      .Default([](Type) -> Extent { return std::nullopt; });
}

ExtentFinder::Extent ExtentFinder::findStruct(spirv::StructType type) {
  auto [known, isNew] = structs.insert({type, std::nullopt});
  if (!isNew)
    return known->second;
  SPIRVStructBody body = getStructBody(type);
  if (body.offsets.empty())
    return std::nullopt;
  uint64_t extent = 0;
  for (size_t i = 0, e = body.members.size(); i < e; ++i) {
    Extent member = findMember(body, i);
    if (!member)
      return std::nullopt;
    extent = std::max(
        extent,
        llvm::SaturatingAdd(static_cast<uint64_t>(body.offsets[i]), *member));
  }
  return structs[type] = extent;
}

ExtentFinder::Extent ExtentFinder::findMember(const SPIRVStructBody &body,
                                              size_t index) {
  MatrixPlacement matrices;
  for (const auto &[member, decoration] : body.memberDecorations) {
    if (member != static_cast<int64_t>(index))
      continue;
    if (decoration.decoration == spirv::Decoration::MatrixStride &&
        decoration.value)
      matrices.stride = *decoration.value;
    if (decoration.decoration == spirv::Decoration::RowMajor)
      matrices.isRowMajor = true;
  }
  return find(body.members[index], matrices);
}
