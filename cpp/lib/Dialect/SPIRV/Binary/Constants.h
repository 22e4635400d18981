//===- Constants.h - Values of constants ------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_CONSTANTS_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_CONSTANTS_H

#include "Words.h"

#include "mlir-availability/Dialect/SPIRV/Binary/ReadBinary.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/DenseMap.h"

#include <optional>

namespace mlir::availability::binary {

class Index;

/// Evaluates boolean constants and integer constants of at most 32 bits.
class ConstantEvaluator {
public:
  ConstantEvaluator(Index &index, ArrayRef<Specialization> specialization);

  /// Returns the value of the constant `id`. Specialization constants have the
  /// given value or else their default, and operations on them are evaluated.
  /// Returns std::nullopt if `id` is not such a constant, if an operation isn't
  /// on integers, and if SPIR-V leaves the result undefined.
  std::optional<uint32_t> get(uint32_t id);

private:
  /// A value with the width of its type; std::nullopt if there is none.
  using Number = std::optional<llvm::APInt>;

  Number find(uint32_t id) const;
  Number evaluate(const Instruction &instruction);
  Number evaluateOperation(const Instruction &instruction, unsigned width);
  SmallVector<uint32_t, 4> getOperandIds(const Instruction &instruction);
  uint32_t getConstituent(ArrayRef<uint32_t> words);
  std::optional<uint32_t> getSpecialized(uint32_t id);
  unsigned getWidth(uint32_t typeId);

  Index &index;
  /// The given values, by SpecId. The keys have 64 bits because a SpecId may be
  /// any 32-bit number, and DenseMap reserves the last ones.
  llvm::DenseMap<uint64_t, uint64_t> given;
  /// The values, by id. The keys have 64 bits for the same reason: words that
  /// are no ids are looked up, too.
  llvm::DenseMap<uint64_t, Number> values;
};

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_CONSTANTS_H
