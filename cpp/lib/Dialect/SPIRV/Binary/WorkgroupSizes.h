//===- WorkgroupSizes.h - Workgroup sizes -----------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_WORKGROUPSIZES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_WORKGROUPSIZES_H

#include "Index.h"

#include <array>

namespace mlir::availability::binary {

/// Determines the workgroup sizes of entry points. Constants decorated
/// WorkgroupSize take precedence over the execution modes LocalSize and
/// LocalSizeId (specification, "BuiltIn", WorkgroupSize).
class WorkgroupSizeReader {
public:
  using Size = std::array<uint32_t, 3>;

  explicit WorkgroupSizeReader(Index &index);

  /// Returns the instructions that state the workgroup size of the entry points
  /// with the function `function`. A valid module has one at most.
  ArrayRef<const Instruction *> getSources(uint32_t function) const;

  /// Returns the size along x, y and z that one of these states; std::nullopt
  /// if it can't be evaluated.
  std::optional<Size> get(const Instruction &source);

  /// Returns the size along x, y and z; std::nullopt if it isn't stated, is
  /// stated differently twice, or can't be evaluated.
  std::optional<Size> get(uint32_t function);

private:
  bool isWorkgroupSize(const Instruction &instruction);

  Index &index;
  /// The constants that are decorated WorkgroupSize.
  SmallVector<const Instruction *, 1> builtIns;
  /// The execution modes, by function.
  llvm::DenseMap<uint32_t, SmallVector<const Instruction *, 1>> modes;
};

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_WORKGROUPSIZES_H
