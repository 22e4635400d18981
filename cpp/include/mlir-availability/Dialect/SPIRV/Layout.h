//===- Layout.h - How SPIR-V types lie in memory ----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two questions: what a type's own strides and offsets say (explicit layout),
// and where Vulkan puts values whose types say nothing (standard layout).
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

/// How many bytes values of a type span, from the first to the last, without
/// padding at the end.
struct ExplicitSize {
  /// The bytes before a run-time array at the end, or all of them.
  uint64_t fixed = 0;
  /// The stride of that run-time array, 0 when there is none.
  uint64_t stride = 0;
  /// True when all of it is integers of 32 bits.
  bool isWords = false;
};

/// How the matrices of a struct's member lie in memory: its decorations
/// MatrixStride and RowMajor.
struct MatrixLayout {
  /// In bytes; 0 when the member isn't decorated.
  uint64_t stride = 0;
  bool isRowMajor = false;
};

/// Returns the layout that the decorations of the member `index` of `type`
/// give its matrices.
MatrixLayout getMatrixLayout(spirv::StructType type, unsigned index);

/// Finds out the explicit sizes of types. Each struct is looked at once, so
/// that deep nesting costs little.
class ExplicitLayout {
public:
  /// Returns the size of `type`, whose matrices lie as `matrices` says. Returns
  /// std::nullopt for a type that has no layout (booleans, images) or doesn't
  /// state it (arrays without a stride, structs without offsets, matrices
  /// without a stride), and where a run-time array isn't at the end.
  std::optional<ExplicitSize> getSize(Type type, MatrixLayout matrices = {});

private:
  using Size = std::optional<ExplicitSize>;

  Size getFixedSize(Type type, MatrixLayout matrices = {});
  Size getArraySize(Type element, std::optional<uint64_t> count,
                    uint64_t stride, MatrixLayout matrices);
  Size getMatrixSize(spirv::MatrixType matrix, MatrixLayout matrices);
  Size getStructSize(spirv::StructType type);

  /// A struct that is being looked at has no size yet: malformed ones contain
  /// themselves.
  llvm::DenseMap<Type, Size> structs;
};

//===----------------------------------------------------------------------===//
// Standard layout
//===----------------------------------------------------------------------===//

/// The size and the alignment of values of a type, in bytes.
struct StandardLayout {
  uint64_t size = 0;
  uint64_t alignment = 1;

  /// Returns the layout of `count` values, one after the other.
  StandardLayout repeat(uint64_t count) const;
  /// Adds a value of another layout at the end.
  void append(StandardLayout other);
};

/// Returns the layout of `type` by Vulkan's rules for storage buffers, which
/// also bound what variables of a workgroup take (Vulkan, "Standard Buffer
/// Layout": base alignment; booleans count as 32-bit integers). Returns
/// std::nullopt for a type that has none.
std::optional<StandardLayout> getStandardLayout(Type type);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_LAYOUT_H
