//===- Builder.h - Ops for instructions -------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_BUILDER_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_BUILDER_H

#include "Decorations.h"
#include "Ops.h"
#include "SourceLines.h"
#include "Types.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVEnums.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Operation.h"

namespace mlir::availability::binary {

class TableOp;

/// An attribute of an op by its name.
using NamedAttr = std::pair<StringLiteral, Attribute>;

/// Makes ops for single instructions. The op is MLIR's if it can hold the
/// instruction and verifies, since predicates rely on that. Ops that correspond
/// to no single instruction, and symbols, aren't verified.
class OpMaker {
public:
  /// `withLocations` is the option of `readSPIRVBinary`.
  OpMaker(Index &index, MLIRContext *context, bool withLocations);

  /// The source lines of the following instructions.
  SourceLines &getLines() { return lines; }

  /// Sets the insertion block for the following ops. Values that the function
  /// uses are materialized at the beginning of `entry`.
  void setBlock(Block *newBlock, Block *newEntry) {
    block = newBlock;
    entry = newEntry;
  }
  Block *getBlock() const { return block; }

  /// Makes the op for the instruction at `position`: MLIR's op if it can hold
  /// the instruction, else a generic instruction op. Instructions that need
  /// nothing and that no rule looks at are skipped.
  void makeInstruction(size_t position);

  /// Makes the generic op for the instruction at `position`, with its own
  /// opcode and a result of type `type`.
  void makeDeclaration(size_t position, Type type);

  /// Makes an op that isn't in a table, at the end of the block.
  Operation *make(StringLiteral name, const Instruction &instruction,
                  TypeRange results, ValueRange operands,
                  ArrayRef<NamedAttr> attributes, BlockRange successors = {},
                  unsigned numRegions = 0);

  /// Makes an op that holds the extension or the instruction set that the
  /// instruction names.
  void makeNamed(const Instruction &instruction, StringRef name);

  /// Makes an op with the decorations of `value`, the argument of a block that
  /// `instruction` defines, if it has any. Arguments of blocks have no
  /// attributes. Without a value, the decorations are judged all the same.
  void makeDecorated(const Instruction &instruction, Value value);

  /// Returns the value of an id, null if it has none or none yet.
  Value getValue(uint32_t id);
  /// Maps `id` to `value` from here on.
  void setValue(uint32_t id, Value value);

  /// Returns the symbol of the function, module-scope variable or
  /// specialization constant `id`. The symbol is a number, except for a
  /// variable whose name requires a subgroup size: it keeps the name.
  StringAttr getSymbol(uint32_t id);

  /// Makes an op whose requirements are unknown, for `reason`.
  void makeUnknown(const Instruction &instruction, StringRef reason);

  Location getLocation(const Instruction &instruction);
  TypeReader &getTypes() { return types; }
  DecorationReader &getDecorations() { return types.getDecorations(); }
  MLIRContext *getContext() const { return context; }

private:
  Operation *makeTableOp(const OpRow &row, const Instruction &instruction,
                         ArrayRef<Operand> operands, Type result);
  /// Makes an op of this project for an instruction outside of extended sets.
  template <typename OpTy>
  OpTy makeOwn(const Instruction &instruction, TypeRange results,
               ValueRange operands, ArrayRef<int32_t> enumerants);
  Operation *makeGrammarOp(const Instruction &instruction,
                           ArrayRef<Operand> operands, TypeRange results);
  /// Returns true when such an op is known to fail verification.
  bool isRefused(const OpRow &row, const TableOp &parts, TypeRange results);
  /// Records that such an op fails verification if this depends on its types
  /// alone.
  void noteRefusal(const OpRow &row, const TableOp &parts, TypeRange results);
  void makeSpecConstantOp(size_t position);
  /// Returns the enumerants among `operands`, and those that `instruction`
  /// takes as constants.
  SmallVector<int32_t> getEnumerants(const Instruction &instruction,
                                     ArrayRef<Operand> operands);
  /// Returns the widths of the floats that `instruction`, the decoration
  /// FPFastMathMode or the execution mode FPFastMathDefault, applies to.
  SmallVector<int32_t> getFloatWidths(const Instruction &instruction);
  /// Returns the constants of two operands that are memory semantics; null if
  /// there aren't two.
  DenseI32ArrayAttr getBothSemantics(ArrayRef<Operand> operands);
  /// Returns true in a shader's module if an operand is a scope or memory
  /// semantics whose value can't be computed.
  bool hasUnknownScope(ArrayRef<Operand> operands);
  /// Returns the name of the instruction set that `id` imports.
  StringAttr getSetName(uint32_t id);
  OperationName getOpName(StringLiteral name);
  StringAttr getAttrName(StringLiteral name);

  Index &index;
  MLIRContext *context;
  TypeReader types;
  SourceLines lines;
  /// Cached empty attributes.
  DictionaryAttr noAttributes;
  DenseI32ArrayAttr noEnumerants;
  Block *block = nullptr;
  Block *entry = nullptr;
  bool withLocations;
  /// Op names met so far, by the address of their text.
  llvm::DenseMap<const char *, OperationName> opNames;
  llvm::DenseMap<const char *, StringAttr> attrNames;
  /// The operand and result types, as function types, with which ops without
  /// attributes fail verification. The cache matters because a binary can have
  /// thousands of casts between signednesses, and reporting an error is slow.
  llvm::DenseMap<const OpRow *, llvm::DenseSet<Type>> refused;
};

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_BUILDER_H
