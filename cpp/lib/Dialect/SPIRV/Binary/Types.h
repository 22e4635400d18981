//===- Types.h - Types of a binary as MLIR's --------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_TYPES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_TYPES_H

#include "Index.h"

#include "mlir/IR/MLIRContext.h"

namespace mlir::availability::binary {

/// Returns true for instructions that declare types.
bool declaresType(const Instruction &instruction);

/// Makes types. What MLIR's dialect has no type for is a struct without members
/// that is called as its instruction: it needs nothing where it is used, and
/// its declaration says what it needs. Of numbers of unusual widths no
/// declaration says it: they become types that no record is about. Integers
/// have no signedness: nothing that is asked depends on it, and ops may mix
/// them.
class TypeReader {
public:
  TypeReader(Index &index, MLIRContext *context);

  /// Makes the type that the instruction at `position` declares, and keeps it
  /// in the index. Returns what is wrong with it, "" for nothing.
  std::string read(size_t position);

  /// Returns the type of that id, null for what is no type.
  Type get(uint32_t id) {
    const IdInfo *info = index.find(id);
    return info ? info->type : Type();
  }

private:
  Type build(const Instruction &instruction);
  Type buildInt(const Instruction &instruction);
  Type buildFloat(const Instruction &instruction);
  Type buildVector(const Instruction &instruction);
  Type buildMatrix(const Instruction &instruction);
  Type buildImage(const Instruction &instruction);
  Type buildArray(const Instruction &instruction);
  Type buildRuntimeArray(const Instruction &instruction);
  Type buildPointer(const Instruction &instruction);
  Type buildUntypedPointer(const Instruction &instruction);
  Type buildStruct(const Instruction &instruction);
  Type buildFunction(const Instruction &instruction);
  Type buildCooperativeMatrix(const Instruction &instruction);
  void buildForwardPointer(const Instruction &instruction);
  uint32_t getArrayStride(uint32_t id);

  Index &index;
  MLIRContext *context;
  /// Precedes the names of structs that contain pointers to themselves: such a
  /// name stands for one struct in the whole context.
  std::string prefix;
};

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_TYPES_H
