//===- Words.h - Instructions and their operands ----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits a binary by the grammar: words into instructions, instructions into
// operands. The input is untrusted: reads never leave the file.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_WORDS_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_WORDS_H

#include "Grammar.h"

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/SmallVector.h"

#include <string>
#include <vector>

namespace mlir::availability::binary {

// The opcodes of all instructions: `kOpUndef` and so on.
#define OPCODE(name, number) inline constexpr uint32_t k##name = number;
#include "mlir-availability/Dialect/SPIRV/Binary/Grammar.inc"

/// Encodings of floats that MLIR's enum may lack.
inline constexpr uint32_t kFloat8E4M3EXT = 4214, kFloat8E5M2EXT = 4215,
                          kFloat6E2M3EXT = 4223, kFloat6E3M2EXT = 4224,
                          kFloat4E2M1EXT = 4225, kFloat8UnsignedE8M0EXT = 4226;

/// Decorations that MLIR's enum lacks: layouts that ids state.
inline constexpr uint32_t kArrayStrideIdEXT = 5124, kOffsetIdEXT = 5125;

/// An execution mode that MLIR's enum lacks.
inline constexpr uint32_t kFPFastMathDefault = 6028;

/// An instruction of a binary.
struct Instruction {
  /// The offset from the beginning of the file, in words.
  size_t offset = 0;
  /// Its index among the instructions.
  size_t position = 0;
  uint32_t opcode = 0;
  /// All words, including the first one with the opcode.
  ArrayRef<uint32_t> words;
  /// Its row in the grammar, nullptr for none.
  const InstructionRow *row = nullptr;
};

/// An operand of an instruction.
struct Operand {
  OperandKind kind;
  /// It is a parameter of the enumerant before it.
  bool isParameter;
  /// The index of its first word within the instruction.
  uint32_t index;
  /// The first word: an id, a number, an enumerant, or a mask of them.
  uint32_t word;
};

/// The header and the words of a binary.
class Binary {
public:
  /// Reads `data`, in either byte order. Returns an error message, "" on
  /// success. `data` need not outlive the call.
  std::string read(ArrayRef<char> data);

  /// The minor version number.
  unsigned getMinorVersion() const { return (words[1] >> 8) & 0xff; }
  /// All ids are less than this bound.
  uint32_t getIdBound() const { return words[3]; }
  ArrayRef<Instruction> getInstructions() const { return instructions; }
  ArrayRef<uint32_t> getWords() const { return words; }

private:
  std::string readInstructions();

  std::vector<uint32_t> words;
  std::vector<Instruction> instructions;
};

/// Context that some instructions' operands depend on.
struct OperandContext {
  /// The number of words in a literal of OpSwitch.
  unsigned numSwitchWords = 1;
  /// The set of an OpExtInst, nullptr if the grammar lacks it.
  const ExtInstSetRow *set = nullptr;
};

/// Appends the operands of `instruction`, which has a row. Returns an error
/// message, "" on success. Words that follow an enumerant unknown to the
/// grammar are read as literals.
std::string readOperands(const Instruction &instruction,
                         const OperandContext &context,
                         SmallVectorImpl<Operand> &operands);

/// Returns the string that begins at word `index` of `instruction`, whose
/// operands have been read.
std::string readString(const Instruction &instruction, size_t index);

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_WORDS_H
