//===- Builder.h - Makes ops of instructions --------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_BUILDER_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_BUILDER_H

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

/// Makes ops of single instructions. MLIR's op is made where it can hold the
/// instruction and verifies: predicates rely on that. Ops that belong to no
/// single instruction, or that are symbols, aren't verified.
class OpMaker {
public:
  /// `withLocations` is that of `readSPIRVBinary`.
  OpMaker(Index &index, MLIRContext *context, bool withLocations);

  /// The lines of the source that instructions from here on are of.
  SourceLines &getLines() { return lines; }

  /// Makes ops in `block` from here on; those for values that the function uses
  /// at the beginning of `entry`.
  void setBlock(Block *newBlock, Block *newEntry) {
    block = newBlock;
    entry = newEntry;
  }
  Block *getBlock() const { return block; }

  /// Makes the op of the instruction at `position`: MLIR's if it can hold it,
  /// else an instruction as the grammar has it. Nothing is made of what needs
  /// nothing, and that nobody asks for.
  void makeInstruction(size_t position);

  /// Makes the op as the grammar has it, of its own opcode and with an id's
  /// type as its result.
  void makeDeclaration(size_t position, Type type);

  /// Makes an op that isn't of a table, at the end of the block.
  Operation *make(StringLiteral name, const Instruction &instruction,
                  TypeRange results, ValueRange operands,
                  ArrayRef<NamedAttr> attributes, BlockRange successors = {},
                  unsigned numRegions = 0);

  /// Makes an op that holds the extension or the set that the instruction
  /// names.
  void makeNamed(const Instruction &instruction, StringRef name);

  /// Returns the value of an id, null for what has none or isn't made yet.
  Value getValue(uint32_t id);
  /// Lets `id` be `value` from here on.
  void setValue(uint32_t id, Value value);

  /// Returns what the function, the variable of the module or the
  /// specialization constant `id` is called: a number, and for a variable that
  /// requires a size of subgroups its name, which says it.
  StringAttr getSymbol(uint32_t id);

  Location getLocation(const Instruction &instruction);
  TypeReader &getTypes() { return types; }
  MLIRContext *getContext() const { return context; }

private:
  Operation *makeTableOp(const OpRow &row, const Instruction &instruction,
                         ArrayRef<Operand> operands, Type result);
  /// Makes one of our ops of an instruction, without a set.
  template <typename OpTy>
  OpTy makeOwn(const Instruction &instruction, TypeRange results,
               ValueRange operands, ArrayRef<int32_t> enumerants);
  Operation *makeGrammarOp(const Instruction &instruction,
                           ArrayRef<Operand> operands, TypeRange results);
  /// Returns true when it is known that such an op doesn't verify.
  bool isRefused(const OpRow &row, const TableOp &parts, TypeRange results);
  /// Notes that such an op doesn't verify, if that depends on its types alone.
  void noteRefusal(const OpRow &row, const TableOp &parts, TypeRange results);
  void makeSpecConstantOp(size_t position);
  SmallVector<int32_t> getEnumerants(ArrayRef<Operand> operands);
  void addDecorations(Operation *op, uint32_t id);
  /// Returns the name of the set that the import `id` is of.
  StringAttr getSetName(uint32_t id);
  OperationName getOpName(StringLiteral name);
  StringAttr getAttrName(StringLiteral name);

  Index &index;
  MLIRContext *context;
  TypeReader types;
  SourceLines lines;
  /// The empty ones.
  DictionaryAttr noAttributes;
  DenseI32ArrayAttr noEnumerants;
  Block *block = nullptr;
  Block *entry = nullptr;
  bool withLocations;
  /// Names that were met, by the texts that they were made of.
  llvm::DenseMap<const char *, OperationName> opNames;
  llvm::DenseMap<const char *, StringAttr> attrNames;
  /// The types of operands and results, as those of functions, with which ops
  /// without attributes don't verify. A binary can have thousands of casts from
  /// one signedness to the other, and reporting an error takes long.
  llvm::DenseMap<const OpRow *, llvm::DenseSet<Type>> refused;
};

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_BUILDER_H
