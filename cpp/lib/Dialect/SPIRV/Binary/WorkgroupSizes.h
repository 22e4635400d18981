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

/// Determines the workgroup size of an entry point. A constant decorated
/// WorkgroupSize takes precedence over the execution modes LocalSize and
/// LocalSizeId (specification, "BuiltIn", WorkgroupSize).
class WorkgroupSizeReader {
public:
  explicit WorkgroupSizeReader(Index &index);

  /// Returns the instruction that states the workgroup size of the entry points
  /// with the function `function`, nullptr for none.
  const Instruction *getSource(uint32_t function) const;

  /// Returns the size along x, y and z; std::nullopt when it isn't stated or
  /// isn't a constant that can be evaluated.
  std::optional<std::array<uint32_t, 3>> get(uint32_t function);

private:
  Index &index;
  /// The constant that is decorated WorkgroupSize.
  const Instruction *builtIn = nullptr;
  /// The execution modes, by function.
  llvm::DenseMap<uint32_t, const Instruction *> modes;
};

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_WORKGROUPSIZES_H
