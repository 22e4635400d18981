//===- TableOp.h - Operands of MLIR ops -------------------------*- C++ -*-===//
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

/// Converts the operands of an instruction to the arguments of its MLIR op.
/// Arguments are in operand order; operands that the op lacks are kept aside.
class TableOp {
public:
  /// `operands` excludes the result type and the result id.
  TableOp(OpMaker &maker, Index &index, ArrayRef<Operand> operands)
      : maker(maker), index(index), operands(operands) {}

  /// Returns false when the op can't hold the instruction.
  bool take(const OpRow &row);

  ArrayRef<Value> getValues() const { return values; }
  ArrayRef<NamedAttr> getAttributes() const { return attributes; }
  /// Returns the enumerants' parameters that the op doesn't hold.
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
