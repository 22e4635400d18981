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

/// Evaluates constants of booleans and integers of at most 64 bits, and the
/// components of constant vectors of them.
class ConstantEvaluator {
public:
  ConstantEvaluator(Index &index, ArrayRef<Specialization> specialization);

  /// Returns the value of the scalar constant `id`. Specialization constants
  /// have the given value or else their default, and operations on them are
  /// evaluated. Returns std::nullopt if `id` is not such a constant, if an
  /// operation isn't on integers, and if SPIR-V leaves the result undefined.
  std::optional<uint64_t> get(uint32_t id);

  /// Returns the same for a component of the constant vector `id`.
  std::optional<uint64_t> getComponent(uint32_t id, uint32_t component) {
    return evaluateAll({id, component});
  }

private:
  /// A value with the width of its type; std::nullopt if there is none.
  using Number = std::optional<llvm::APInt>;

  /// A scalar constant, or a component of a constant vector.
  struct Part {
    uint32_t id;
    /// kNone for a scalar constant.
    uint32_t component;
  };

  std::optional<uint64_t> evaluateAll(Part part);
  Number find(Part part) const;
  Number evaluate(const Instruction &instruction, Part part);
  Number evaluateOperation(const Instruction &instruction, Part part,
                           unsigned width);
  SmallVector<Part, 4> getOperands(const Instruction &instruction, Part part);
  SmallVector<Part, 4> getOperandsOfOperation(const Instruction &instruction,
                                              Part part);
  std::optional<Part> getConstituent(ArrayRef<uint32_t> words);
  std::optional<uint64_t> getSpecialized(uint32_t id);
  unsigned getWidth(uint32_t typeId, uint32_t component);
  /// Returns the number of components of the vector `id`, 0 for any other id.
  uint32_t getNumComponents(uint32_t id);

  Index &index;
  /// The given values, by SpecId. The keys have 64 bits because a SpecId may be
  /// any 32-bit number, and DenseMap reserves the last ones.
  llvm::DenseMap<uint64_t, uint64_t> given;
  /// The values, by id and component. Words that are no ids have none.
  llvm::DenseMap<uint64_t, Number> values;
};

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_CONSTANTS_H
