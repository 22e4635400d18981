//===- Ops.h - MLIR ops for instructions ------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables that spirv-tblgen generates from upstream's SPIR-V op records.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_OPS_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_OPS_H

#include "Grammar.h"

#include "mlir/IR/Attributes.h"

namespace mlir::availability::binary {

/// How the binary encodes an argument of an op.
enum class ArgumentForm : uint8_t {
  Operand,
  OptionalOperand,
  /// All remaining ids.
  Operands,
  /// An attribute: a 32-bit integer literal.
  Literal,
  /// All remaining literals.
  Literals,
  /// An attribute: the id of a type.
  Type,
// An attribute: a case of an MLIR enum.
#define ENUM_FORM(form, name) form,
#include "mlir-availability/Dialect/SPIRV/Binary/Ops.inc"
};

struct OpArgument {
  ArgumentForm form;
  /// Optional attributes may be missing.
  bool isOptional;
  llvm::StringLiteral name;
};

/// An instruction, extended or not, that MLIR has an op for.
struct OpRow {
  uint16_t opcode;
  /// The extended instruction set, empty for core instructions.
  llvm::StringLiteral set;
  llvm::StringLiteral opName;
  Slice arguments;
  /// The op has an attribute with the operand count of each argument.
  bool hasSegments;
  bool hasResult;

  llvm::ArrayRef<OpArgument> getArguments() const;
};

/// Returns the op for an instruction, nullptr when MLIR has none.
const OpRow *findOp(uint32_t opcode);

/// Returns the op for an extended instruction, nullptr when MLIR has none.
const OpRow *findExtInstOp(llvm::StringRef set, uint32_t opcode);

/// Returns the enum attribute for `form` and `value`; null when MLIR's enum
/// lacks the case.
Attribute buildEnumAttr(ArgumentForm form, uint32_t value,
                        MLIRContext *context);

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_OPS_H
