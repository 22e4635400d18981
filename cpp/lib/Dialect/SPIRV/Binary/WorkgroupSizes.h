//===- WorkgroupSizes.h - Sizes of workgroups -------------------*- C++ -*-===//
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

/// Finds out how many invocations are in a workgroup of an entry point: what a
/// constant says that is decorated WorkgroupSize, else what the execution mode
/// LocalSize or LocalSizeId says (specification, "BuiltIn", WorkgroupSize).
class WorkgroupSizeReader {
public:
  explicit WorkgroupSizeReader(Index &index);

  /// Returns the instruction that says the size of workgroups of the entry
  /// points whose function is `function`, nullptr for none.
  const Instruction *getSource(uint32_t function) const;

  /// Returns that size along x, y and z; std::nullopt where nothing says it or
  /// where it isn't a constant that can be evaluated.
  std::optional<std::array<uint32_t, 3>> get(uint32_t function);

private:
  Index &index;
  /// The constant that is decorated WorkgroupSize.
  const Instruction *builtIn = nullptr;
  /// The execution modes, by functions.
  llvm::DenseMap<uint32_t, const Instruction *> modes;
};

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_WORKGROUPSIZES_H
