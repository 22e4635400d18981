//===- Grammar.cpp - SPIR-V's grammar -------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Grammar.h"

#include <algorithm>

using namespace mlir::availability::binary;
using llvm::ArrayRef;

#define GET_GRAMMAR_TABLES
#include "mlir-availability/Dialect/SPIRV/Binary/Grammar.inc"

llvm::StringRef mlir::availability::binary::getKindName(OperandKind kind) {
  static constexpr llvm::StringLiteral names[] = {
#define OPERAND_KIND(kind, category) #kind,
#include "mlir-availability/Dialect/SPIRV/Binary/Grammar.inc"
  };
  return names[static_cast<size_t>(kind)];
}

/// Returns the part of `table` that `slice` selects.
template <typename T, size_t n>
static ArrayRef<T> getSlice(const T (&table)[n], Slice slice) {
  return ArrayRef<T>(table).slice(slice.first, slice.count);
}

ArrayRef<uint32_t> GrammarNeeds::getCapabilities() const {
  return getSlice(kCapabilities, capabilities);
}

ArrayRef<llvm::StringLiteral> GrammarNeeds::getExtensions() const {
  return getSlice(kExtensions, extensions);
}

ArrayRef<GrammarOperand> InstructionRow::getOperands() const {
  return getSlice(kOperands, operands);
}

ArrayRef<GrammarOperand> EnumerantRow::getParameters() const {
  return getSlice(kOperands, parameters);
}

ArrayRef<InstructionRow> ExtInstSetRow::getInstructions() const {
  return getSlice(kExtInsts, instructions);
}

/// Returns the row for the opcode in `rows`, which are sorted; nullptr if there
/// is none.
static const InstructionRow *findOpcode(ArrayRef<InstructionRow> rows,
                                        uint32_t opcode) {
  const auto *it = std::lower_bound(
      rows.begin(), rows.end(), opcode,
      [](const InstructionRow &row, uint32_t key) { return row.opcode < key; });
  return it != rows.end() && it->opcode == opcode ? it : nullptr;
}

const InstructionRow *
mlir::availability::binary::findInstruction(uint32_t opcode) {
  static const OpcodeTable<InstructionRow> table(kInstructions);
  return table.find(opcode);
}

ArrayRef<ConstantOperand>
mlir::availability::binary::getConstantOperands(uint32_t opcode) {
  struct ByOpcode {
    bool operator()(const ConstantOperand &operand, uint32_t key) const {
      return operand.opcode < key;
    }
    bool operator()(uint32_t key, const ConstantOperand &operand) const {
      return key < operand.opcode;
    }
  };
  auto range =
      std::equal_range(std::begin(kConstantOperands),
                       std::end(kConstantOperands), opcode, ByOpcode());
  return ArrayRef(range.first, range.second);
}

const EnumerantRow *mlir::availability::binary::findEnumerant(OperandKind kind,
                                                              uint32_t value) {
  auto key = std::make_pair(kind, value);
  const auto *it =
      std::lower_bound(std::begin(kEnumerants), std::end(kEnumerants), key,
                       [](const EnumerantRow &row, const auto &wanted) {
                         return std::make_pair(row.kind, row.value) < wanted;
                       });
  return it != std::end(kEnumerants) && it->kind == kind && it->value == value
             ? it
             : nullptr;
}

const ExtInstSetRow *
mlir::availability::binary::findExtInstSet(llvm::StringRef name) {
  for (const ExtInstSetRow &row : kExtInstSets)
    if (row.isSingle() ? name == row.name : name.starts_with(row.name))
      return &row;
  return nullptr;
}

const InstructionRow *
mlir::availability::binary::findExtInst(const ExtInstSetRow &set,
                                        uint32_t opcode) {
  return findOpcode(set.getInstructions(), opcode);
}
