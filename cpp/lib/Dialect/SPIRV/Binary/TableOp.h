//===- TableOp.h - Operands of an instruction as an op's --------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_TABLEOP_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_TABLEOP_H

#include "Builder.h"

namespace mlir::availability::binary {

/// The operands of an instruction as the arguments of MLIR's op for it. The
/// arguments are in the order of the operands; those that the op lacks are
/// left.
class TableOp {
public:
  /// `operands` are those of the instruction, without its type and its id.
  TableOp(OpMaker &maker, Index &index, ArrayRef<Operand> operands)
      : maker(maker), index(index), operands(operands) {}

  /// Returns false when the op can't hold the instruction.
  bool take(const OpRow &row);

  ArrayRef<Value> getValues() const { return values; }
  ArrayRef<NamedAttr> getAttributes() const { return attributes; }
  /// The enumerants' parameters that the op doesn't hold.
  ArrayRef<Operand> getRest() const { return rest; }

private:
  bool takeArgument(const OpArgument &argument);
  bool takeValue();
  bool takeAttribute(const OpArgument &argument);
  Attribute takeEnum(ArgumentForm form);
  Attribute takeLiterals();
  void leaveParameters();

  bool isNext(OperandCategory category) const {
    return !operands.empty() && getCategory(operands.front().kind) == category;
  }

  OpMaker &maker;
  Index &index;
  ArrayRef<Operand> operands;
  SmallVector<Value, 4> values;
  SmallVector<NamedAttr, 4> attributes;
  SmallVector<Operand, 0> rest;
};

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_TABLEOP_H
