//===- Grammar.h - SPIR-V's grammar -----------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables that spirv-tblgen generates from td/generated/SPIRVGrammar.td.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_GRAMMAR_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_GRAMMAR_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <iterator>
#include <vector>

namespace mlir::availability::binary {

/// The kinds of operands, in the grammar's terms.
enum class OperandKind : uint8_t {
#define OPERAND_KIND(kind, category) kind,
#include "mlir-availability/Dialect/SPIRV/Binary/Grammar.inc"
};

enum class OperandCategory : uint8_t {
  Id,
  Literal,
  Composite,
  ValueEnum,
  BitEnum
};

/// Returns the category of `kind`.
inline OperandCategory getCategory(OperandKind kind) {
  constexpr OperandCategory categories[] = {
#define OPERAND_KIND(kind, category) OperandCategory::category,
#include "mlir-availability/Dialect/SPIRV/Binary/Grammar.inc"
  };
  return categories[static_cast<size_t>(kind)];
}

/// Returns the grammar's name of `kind`.
llvm::StringRef getKindName(OperandKind kind);

/// Returns true for the kinds whose operands are enumerants.
inline bool isEnum(OperandKind kind) {
  return getCategory(kind) == OperandCategory::ValueEnum ||
         getCategory(kind) == OperandCategory::BitEnum;
}

/// How often an operand occurs.
enum class Quantifier : uint8_t { One, Optional, Any };

struct GrammarOperand {
  OperandKind kind;
  Quantifier quantifier;
};

/// A range of rows in a table.
struct Slice {
  uint16_t first;
  uint16_t count;
};

/// Means "no version" where a minor version is expected.
inline constexpr uint8_t kNoVersion = 0xff;

/// The needs of an entry of the grammar. See SPIRVGrammarNeeds in
/// td/SPIRVGrammarClasses.td.
struct GrammarNeeds {
  Slice capabilities;
  Slice extensions;
  /// The minor number of the first version that has the entry; kNoVersion if
  /// only extensions provide it.
  uint8_t since;
  /// The minor number of the last version; kNoVersion if it wasn't removed.
  uint8_t until;

  /// Returns the alternative capabilities. At least one of them is required,
  /// unless there are none.
  llvm::ArrayRef<uint32_t> getCapabilities() const;
  llvm::ArrayRef<llvm::StringLiteral> getExtensions() const;

  /// Returns true when the entry has no needs.
  bool isEmpty() const {
    return capabilities.count == 0 && extensions.count == 0 && since == 0 &&
           until == kNoVersion;
  }
};

/// An instruction, or an extended one.
struct InstructionRow {
  uint16_t opcode;
  llvm::StringLiteral name;
  Slice operands;
  GrammarNeeds needs;

  llvm::ArrayRef<GrammarOperand> getOperands() const;
};

struct EnumerantRow {
  OperandKind kind;
  uint32_t value;
  llvm::StringLiteral name;
  Slice parameters;
  GrammarNeeds needs;

  llvm::ArrayRef<GrammarOperand> getParameters() const;
};

/// An extended instruction set, or all sets whose names start with a prefix
/// that ends in a dot.
struct ExtInstSetRow {
  llvm::StringLiteral name;
  Slice instructions;
  GrammarNeeds needs;

  llvm::ArrayRef<InstructionRow> getInstructions() const;
  /// Returns true when the row describes a single set with known instructions.
  bool isSingle() const { return !name.ends_with("."); }
};

/// A table of rows indexed by opcode. Opcodes are small numbers, and every
/// instruction of a binary is looked up.
template <typename Row>
class OpcodeTable {
public:
  /// `rows` must be sorted by opcode and not be empty.
  template <size_t n>
  explicit OpcodeTable(const Row (&rows)[n])
      : byOpcode(std::prev(std::end(rows))->opcode + 1) {
    for (const Row &row : rows)
      byOpcode[row.opcode] = &row;
  }

  /// Returns the row for the opcode, nullptr if there is none.
  const Row *find(uint32_t opcode) const {
    return opcode < byOpcode.size() ? byOpcode[opcode] : nullptr;
  }

private:
  std::vector<const Row *> byOpcode;
};

/// Returns the instruction, nullptr if the grammar lacks the opcode.
const InstructionRow *findInstruction(uint32_t opcode);

/// An operand of an instruction, counted with the result, that is the id of a
/// constant whose value is an enumerant or a mask.
struct ConstantOperand {
  uint16_t opcode;
  uint8_t index;
  OperandKind kind;
};

/// Returns those of the instruction, without scopes and memory semantics.
llvm::ArrayRef<ConstantOperand> getConstantOperands(uint32_t opcode);

/// Returns the enumerant, nullptr if the grammar lacks the value. If the kind
/// is a bit mask, `value` is a single bit.
const EnumerantRow *findEnumerant(OperandKind kind, uint32_t value);

/// Returns the grammar's entry for the set called `name`, nullptr for none.
const ExtInstSetRow *findExtInstSet(llvm::StringRef name);

/// Returns the instruction of `set`, nullptr if it lacks the opcode.
const InstructionRow *findExtInst(const ExtInstSetRow &set, uint32_t opcode);

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_GRAMMAR_H
