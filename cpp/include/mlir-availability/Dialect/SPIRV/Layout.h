//===- Layout.h - How SPIR-V types lie in memory ----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two kinds of layout: the explicit one, which a type's strides and offsets
// state, and Vulkan's standard one, for types that state none.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_LAYOUT_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_LAYOUT_H

#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::availability {

//===----------------------------------------------------------------------===//
// Explicit layout
//===----------------------------------------------------------------------===//

/// The number of bytes that values of a type span, from the first to the last,
/// without trailing padding.
struct ExplicitSize {
  /// The bytes before a trailing run-time array; all bytes if there is none.
  uint64_t fixed = 0;
  /// The stride of the run-time array, 0 if there is none.
  uint64_t stride = 0;
  /// True if it consists of 32-bit integers alone.
  bool isWords = false;
};

/// The layout of the matrices in a struct member: its decorations MatrixStride,
/// RowMajor and ColMajor.
struct MatrixLayout {
  /// In bytes; 0 if the member isn't decorated.
  uint64_t stride = 0;
  bool isRowMajor = false;
  /// Whether one of the last two is there.
  bool isOrdered = false;
};

/// Returns the matrix layout of the member `index` of `type`, from its
/// decorations.
MatrixLayout getMatrixLayout(spirv::StructType type, unsigned index);

/// Computes the explicit sizes of types. Each struct is visited once, so that
/// deep nesting costs little.
class ExplicitLayout {
public:
  /// With `hasWholeColumns`, the last column of a matrix has the size of its
  /// stride, too: nothing else is to be in it.
  explicit ExplicitLayout(bool hasWholeColumns = false)
      : hasWholeColumns(hasWholeColumns) {}

  /// Returns the size of `type`, with the layout `matrices` for matrices in it.
  /// Returns std::nullopt for a type that has no layout (booleans, images) or
  /// doesn't state it (arrays without a stride, structs without offsets,
  /// matrices without a stride), and if a run-time array isn't at the end.
  std::optional<ExplicitSize> getSize(Type type, MatrixLayout matrices = {});

private:
  using Size = std::optional<ExplicitSize>;

  Size getFixedSize(Type type, MatrixLayout matrices = {});
  Size getArraySize(Type element, std::optional<uint64_t> count,
                    uint64_t stride, MatrixLayout matrices);
  Size getMatrixSize(spirv::MatrixType matrix, MatrixLayout matrices);
  Size getStructSize(spirv::StructType type);

  bool hasWholeColumns;
  /// A struct has no size yet while it is being visited: malformed structs
  /// contain themselves.
  llvm::DenseMap<Type, Size> structs;
};

//===----------------------------------------------------------------------===//
// Standard layout
//===----------------------------------------------------------------------===//

/// The size and the alignment of values of a type, in bytes.
struct StandardLayout {
  uint64_t size = 0;
  uint64_t alignment = 1;

  /// Returns the layout of `count` consecutive values.
  StandardLayout repeat(uint64_t count) const;
  /// Adds a value of another layout at the end.
  void append(StandardLayout other);
};

/// Computes layouts by Vulkan's rules for storage buffers ("Standard Buffer
/// Layout": base alignment; booleans count as 32-bit integers). They also bound
/// the sizes of Workgroup variables. Each struct is visited once.
class StandardLayouts {
public:
  /// Returns the layout of `type`, std::nullopt for a type that has none.
  std::optional<StandardLayout> get(Type type);

private:
  std::optional<StandardLayout> repeat(Type element, uint64_t count);
  std::optional<StandardLayout> getStruct(spirv::StructType type);

  /// A struct has no layout yet while it is being visited.
  llvm::DenseMap<Type, std::optional<StandardLayout>> structs;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_LAYOUT_H
