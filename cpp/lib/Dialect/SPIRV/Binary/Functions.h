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

/// Makes a `spirv.func` for a function. Its blocks are those of the binary:
/// OpPhi becomes a block argument, and merge instructions stay ordinary
/// instructions.
class FunctionReader {
public:
  FunctionReader(Index &index, OpMaker &maker) : index(index), maker(maker) {}

  /// Reads the function whose OpFunction is at `position`, and appends it to
  /// the maker's current block. Moves `position` past the function. Returns an
  /// error message, "" on success.
  std::string read(size_t &position);

private:
  /// The value that an OpPhi selects for one predecessor.
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
  /// The position after the function.
  size_t end = 0;
  /// The positions of branches, with the blocks they end. The values they pass
  /// are known once all phis have been read.
  SmallVector<std::pair<size_t, Block *>> branches;
  llvm::DenseMap<std::pair<Block *, Block *>, SmallVector<Incoming, 2>>
      incoming;
};

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_FUNCTIONS_H
