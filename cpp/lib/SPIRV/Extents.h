//===- Extents.h - How many bytes types take up -----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_SPIRV_EXTENTS_H
#define MLIR_AVAILABILITY_LIB_SPIRV_EXTENTS_H

#include "mlir-availability/SPIRV/CheckedTypes.h"

#include "llvm/ADT/DenseMap.h"

namespace mlir::availability {

/// How the matrices of a member lie in memory.
struct MatrixPlacement {
  uint64_t stride = 0;
  bool isRowMajor = false;
};

/// Finds out how many bytes types take up at least, from the first to the last:
/// without padding behind it. Says std::nullopt where that isn't known, as for
/// booleans, or types without strides or offsets.
class ExtentFinder {
public:
  using Extent = std::optional<uint64_t>;

  /// Returns the extent of a type whose matrices lie as `matrices` says.
  Extent find(Type type, MatrixPlacement matrices = {});
  /// Returns the extent of a member of a struct, decorated as it is.
  Extent findMember(const SPIRVStructBody &body, size_t index);

private:
  Extent findStruct(spirv::StructType type);

  /// A struct is looked at once: structs nest deep, and malformed ones contain
  /// themselves.
  DenseMap<Type, Extent> structs;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_SPIRV_EXTENTS_H
