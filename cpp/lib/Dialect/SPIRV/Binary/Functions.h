//===- Functions.h - Functions of a binary ----------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_FUNCTIONS_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_FUNCTIONS_H

#include "Builder.h"

namespace mlir::availability::binary {

/// Makes a `spirv.func` of a function. Its blocks are those of the binary:
/// OpPhi is an argument of its block, and merge instructions are instructions
/// like others.
class FunctionReader {
public:
  FunctionReader(Index &index, OpMaker &maker) : index(index), maker(maker) {}

  /// Reads the function that begins at `position`, which is that of an
  /// OpFunction, and appends it to the block that the maker is at. Moves
  /// `position` behind the function. Returns what is wrong with it, "" for
  /// nothing.
  std::string read(size_t &position);

private:
  /// What an OpPhi gives to its block where control comes from another one.
  struct Incoming {
    unsigned argument;
    uint32_t id;
  };

  void makeFunction(const Instruction &instruction);
  std::string findBlocks(size_t first);
  std::string readBody(size_t first);
  std::string readInstruction(size_t position);
  void addParameter(const Instruction &instruction);
  std::string addPhi(const Instruction &instruction);
  void makeCall(const Instruction &instruction);
  std::string makeTerminators();
  std::string makeTerminator(const Instruction &instruction, Block *from);
  std::string getTarget(const Instruction &instruction, uint32_t id,
                        Block *&target);
  SmallVector<Value> getPassed(Block *from, Block *target);
  void makeSwitch(const Instruction &instruction, Value selector,
                  ArrayRef<Block *> targets, Block *from);

  const Instruction &at(size_t position) const {
    return index.getBinary().getInstructions()[position];
  }

  Index &index;
  OpMaker &maker;
  Operation *function = nullptr;
  Region *body = nullptr;
  /// Behind the function.
  size_t end = 0;
  size_t numParameters = 0;
  /// The branches, and the blocks that they end: what they pass to the blocks
  /// that they go to is known when all phis are.
  SmallVector<std::pair<size_t, Block *>> branches;
  llvm::DenseMap<std::pair<Block *, Block *>, SmallVector<Incoming, 2>>
      incoming;
};

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_FUNCTIONS_H
