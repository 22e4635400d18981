//===- Decorations.h - Decorations of a binary ------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops and types get all decorations that a binary has for them, since any rule
// may ask for one. The needs of a decoration are judged where MLIR's records
// state them: with the attribute, or with the type. The needs of others are
// judged with the instruction that decorates.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_DECORATIONS_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_DECORATIONS_H

#include "Index.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Operation.h"

namespace mlir::availability::binary {

class DecorationReader {
public:
  DecorationReader(Index &index, MLIRContext *context)
      : index(index), builder(context) {}

  /// Sets an attribute of `op` for each decoration of `id` that `op` has no
  /// attribute for. Several decorations of one kind become an array.
  void addTo(Operation *op, uint32_t id);

  /// Returns true when `annotation`, which decorates `id` or a member of it,
  /// has its needs judged with the attribute or type that holds the decoration.
  bool isJudgedWith(uint32_t id, bool isMember, const Instruction &annotation);

  /// Returns true when the type of a struct holds `entry`, one of the
  /// decorations of the struct or of its members except Offset.
  static bool isOfType(const DecorationEntry &entry);

  /// Returns the value of `entry`: its literal, a unit attribute if there is
  /// none; null if no attribute can hold it.
  Attribute getValue(const DecorationEntry &entry);

private:
  /// How ops hold a decoration.
  struct Form {
    /// The name of the attribute, null if ops don't hold it.
    StringAttr name;
    /// Records state the needs of the attribute.
    bool isJudged = false;
  };
  Form getForm(uint32_t decoration);
  Form makeForm(uint32_t decoration, const EnumerantRow &row);
  bool hasOp(const Instruction &target);
  ArrayRef<Operand> getParameters(const Instruction &annotation);

  Index &index;
  Builder builder;
  llvm::DenseMap<uint32_t, Form> forms;
};

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_DECORATIONS_H
