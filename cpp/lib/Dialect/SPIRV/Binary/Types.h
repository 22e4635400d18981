//===- Types.h - MLIR types for a binary ------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_TYPES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_TYPES_H

#include "Decorations.h"

#include "mlir/IR/MLIRContext.h"

namespace mlir::availability::binary {

/// Returns true for instructions that declare types.
bool declaresType(const Instruction &instruction);

/// Makes MLIR types. A type that MLIR lacks becomes a struct without members,
/// named after the instruction: using it needs nothing, and its declaration
/// states the needs. Numbers of unusual widths have no such declaration; they
/// become types that no record covers. Integers are signless, because no rule
/// depends on signedness and ops may mix it.
class TypeReader {
public:
  TypeReader(Index &index, MLIRContext *context)
      : index(index), context(context), decorations(index, context) {}

  /// Makes the type that the instruction at `position` declares, and stores it
  /// in the index. Returns an error message, "" on success.
  std::string read(size_t position);

  /// Returns the type with that id, null if it isn't a type.
  Type get(uint32_t id) {
    const IdInfo *info = index.find(id);
    return info ? info->type : Type();
  }

  DecorationReader &getDecorations() { return decorations; }

private:
  Type build(const Instruction &instruction);
  Type buildInt(const Instruction &instruction);
  Type buildFloat(const Instruction &instruction);
  Type buildVector(const Instruction &instruction,
                   std::optional<uint32_t> size);
  Type buildVectorOfIdSize(const Instruction &instruction);
  Type buildMatrix(const Instruction &instruction);
  Type buildImage(const Instruction &instruction);
  Type buildArray(const Instruction &instruction);
  Type buildRuntimeArray(const Instruction &instruction);
  Type buildPointer(const Instruction &instruction);
  Type buildUntypedPointer(const Instruction &instruction);
  Type buildStruct(const Instruction &instruction);
  Type buildFunction(const Instruction &instruction);
  Type buildCooperativeMatrix(const Instruction &instruction);
  /// Returns a prefix for the names of structs that contain pointers to
  /// themselves. Such a name identifies one struct in the whole context, so the
  /// prefix differs for everything that the members depend on.
  StringRef getPrefix();
  void buildForwardPointer(const Instruction &instruction);
  /// Returns the number of a decoration that states a layout, by a literal or
  /// an id; std::nullopt for an id whose value isn't known.
  std::optional<uint32_t> getLayoutNumber(const DecorationEntry &entry);
  /// Returns the same of an array, 0 if nothing states it.
  std::optional<uint32_t> getArrayStride(uint32_t id);
  /// Returns the offset of a member as a decoration of it has it, the unit
  /// attribute if it isn't known.
  Attribute getOffset(const DecorationEntry &entry);

  Index &index;
  MLIRContext *context;
  DecorationReader decorations;
  /// See `getPrefix`; empty until it is needed.
  std::string prefix;
};

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_TYPES_H
