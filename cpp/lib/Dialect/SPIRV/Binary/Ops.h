//===- Ops.h - Which op of MLIR's an instruction is -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables that spirv-tblgen makes of upstream's records of SPIR-V's ops.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_OPS_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_OPS_H

#include "Grammar.h"

#include "mlir/IR/Attributes.h"

namespace mlir::availability::binary {

/// How an argument of an op stands in the binary.
enum class ArgumentForm : uint8_t {
  Operand,
  OptionalOperand,
  /// All ids that are left.
  Operands,
  /// An attribute: a literal integer of 32 bits.
  Literal,
  /// All literals that are left.
  Literals,
  /// An attribute: the id of a type.
  Type,
// An attribute that is a case of an enum of MLIR's.
#define ENUM_FORM(form, name) form,
#include "mlir-availability/Dialect/SPIRV/Binary/Ops.inc"
};

struct OpArgument {
  ArgumentForm form;
  /// It is an attribute that may be missing.
  bool isOptional;
  llvm::StringLiteral name;
};

/// An instruction, or one of an extended set, that MLIR has an op for.
struct OpRow {
  uint16_t opcode;
  /// Empty for no extended instruction.
  llvm::StringLiteral set;
  llvm::StringLiteral opName;
  Slice arguments;
  /// How many operands each argument has is an attribute of the op.
  bool hasSegments;
  bool hasResult;

  llvm::ArrayRef<OpArgument> getArguments() const;
};

/// Returns the op of an instruction, nullptr when MLIR has none.
const OpRow *findOp(uint32_t opcode);

/// Returns the op of an extended instruction, nullptr when MLIR has none.
const OpRow *findExtInstOp(llvm::StringRef set, uint32_t opcode);

/// Returns the attribute of the form, a case of an enum; null when MLIR's enum
/// doesn't have it.
Attribute buildEnumAttr(ArgumentForm form, uint32_t value,
                        MLIRContext *context);

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_OPS_H
