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

/// Evaluates constants that are integers of 32 bits at most, or booleans.
class ConstantEvaluator {
public:
  ConstantEvaluator(Index &index, ArrayRef<Specialization> specialization);

  /// Returns the value of the constant `id`. A specialization constant has what
  /// was given for it, or its default, and operations on such constants are
  /// carried out. Returns std::nullopt for what is no such constant, for what
  /// takes an operation that isn't on integers, and for results that SPIR-V
  /// leaves undefined.
  std::optional<uint32_t> get(uint32_t id);

private:
  /// A value, of the width of its type; std::nullopt where there is none.
  using Number = std::optional<llvm::APInt>;

  Number find(uint32_t id) const;
  Number evaluate(const Instruction &instruction);
  Number evaluateOperation(const Instruction &instruction, unsigned width);
  SmallVector<uint32_t, 4> getOperandIds(const Instruction &instruction);
  uint32_t getConstituent(ArrayRef<uint32_t> words);
  std::optional<uint32_t> getSpecialized(uint32_t id);
  unsigned getWidth(uint32_t typeId);

  Index &index;
  /// The values that are given, by the decoration SpecId. That may be any
  /// number of 32 bits, the last ones of which a map of such keys doesn't take.
  llvm::DenseMap<uint64_t, uint64_t> given;
  llvm::DenseMap<uint32_t, Number> values;
};

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_CONSTANTS_H
