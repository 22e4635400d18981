//===- Words.cpp - Instructions and their operands ------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Words.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace mlir::availability::binary;

//===----------------------------------------------------------------------===//
// Words into instructions
//===----------------------------------------------------------------------===//

// Specification, 2.3 "Physical Layout of a SPIR-V Module and Instruction".
static constexpr uint32_t kMagicNumber = 0x07230203;
static constexpr size_t kNumHeaderWords = 5;
// 2.17 "Universal Limits".
static constexpr uint32_t kMaxIdBound = 0x400000;
static constexpr unsigned kNewestMinorVersion = 6;

std::string Binary::read(ArrayRef<char> data) {
  if (data.size() % sizeof(uint32_t) != 0)
    return "its size, " + std::to_string(data.size()) +
           " bytes, is not a multiple of 4";
  if (data.size() < kNumHeaderWords * sizeof(uint32_t))
    return "its size, " + std::to_string(data.size()) +
           " bytes, is less than that of a header";
  auto readAll = [&](llvm::endianness order) {
    words.resize(data.size() / sizeof(uint32_t));
    for (size_t i = 0; i < words.size(); ++i)
      words[i] = llvm::support::endian::read32(
          data.data() + i * sizeof(uint32_t), order);
  };
  readAll(llvm::endianness::little);
  if (words.front() != kMagicNumber)
    readAll(llvm::endianness::big);
  if (words.front() != kMagicNumber)
    return "it doesn't begin with the magic number 0x07230203";
  unsigned major = (words[1] >> 16) & 0xff;
  if (major != 1 || getMinorVersion() > kNewestMinorVersion)
    return "its version is " + std::to_string(major) + "." +
           std::to_string(getMinorVersion()) +
           ", but only 1.0 to 1.6 are known";
  if (getIdBound() > kMaxIdBound)
    return "its bound of ids, " + std::to_string(getIdBound()) +
           ", is above the limit of " + std::to_string(kMaxIdBound);
  return readInstructions();
}

std::string Binary::readInstructions() {
  // Instructions average more than three words.
  instructions.reserve(words.size() / 3);
  for (size_t i = kNumHeaderWords; i < words.size();) {
    size_t length = words[i] >> 16;
    if (length == 0)
      return "the instruction at word " + std::to_string(i) + " has no length";
    if (length > words.size() - i)
      return "the instruction at word " + std::to_string(i) + " is " +
             std::to_string(length) + " words long, but only " +
             std::to_string(words.size() - i) + " are left";
    uint32_t opcode = words[i] & 0xffff;
    instructions.push_back({i, instructions.size(), opcode,
                            ArrayRef(words).slice(i, length),
                            findInstruction(opcode)});
    i += length;
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Instructions into operands
//===----------------------------------------------------------------------===//

namespace {
/// Reads the operands of one instruction.
class OperandReader {
public:
  OperandReader(const Instruction &instruction, const OperandContext &context,
                SmallVectorImpl<Operand> &operands)
      : words(instruction.words), context(context), operands(operands) {
    expected.push_back({instruction.row->getOperands(), false});
  }

  std::string read();

private:
  /// The expected operands. The innermost are those of an enumerant.
  struct Expected {
    ArrayRef<GrammarOperand> operands;
    bool areParameters;
  };

  bool hasMore() const { return next < words.size(); }
  void readOne(OperandKind kind, bool isParameter);
  void append(OperandKind kind, bool isParameter, size_t numWords = 1);
  void appendString(bool isParameter);
  void appendPair(OperandKind kind, bool isParameter);
  void expectParameters(OperandKind kind, uint32_t value);
  void expectMaskParameters(OperandKind kind, uint32_t mask);
  void expectExtInst(uint32_t number);
  void expectSpecConstantOp(uint32_t opcode);
  /// Reads all remaining words as operands of one kind.
  void takeRest(OperandKind kind, bool isParameter);

  ArrayRef<uint32_t> words;
  const OperandContext &context;
  SmallVectorImpl<Operand> &operands;
  size_t next = 1;
  SmallVector<Expected, 4> expected;
  std::string problem;
};
} // namespace

std::string OperandReader::read() {
  while (!expected.empty() && problem.empty()) {
    Expected &innermost = expected.back();
    if (innermost.operands.empty()) {
      expected.pop_back();
      continue;
    }
    GrammarOperand operand = innermost.operands.front();
    if (!hasMore() && operand.quantifier != Quantifier::One)
      return "";
    if (operand.quantifier != Quantifier::Any)
      innermost.operands = innermost.operands.drop_front();
    readOne(operand.kind, innermost.areParameters);
  }
  if (problem.empty() && hasMore())
    problem = "has " + std::to_string(words.size() - next) +
              " words longer than its operands";
  return problem;
}

void OperandReader::append(OperandKind kind, bool isParameter,
                           size_t numWords) {
  if (words.size() - next < numWords) {
    problem = "is too short for its operands";
    return;
  }
  operands.push_back(
      {kind, isParameter, static_cast<uint32_t>(next), words[next]});
  next += numWords;
}

void OperandReader::takeRest(OperandKind kind, bool isParameter) {
  while (hasMore())
    append(kind, isParameter);
}

void OperandReader::appendString(bool isParameter) {
  if (!hasMore())
    return append(OperandKind::LiteralString, isParameter);
  size_t end = next;
  // The terminating null byte is in the last word.
  auto hasZero = [](uint32_t word) {
    return (word & 0xff) == 0 || (word & 0xff00) == 0 ||
           (word & 0xff0000) == 0 || (word & 0xff000000) == 0;
  };
  while (end < words.size() && !hasZero(words[end]))
    ++end;
  if (end == words.size()) {
    problem = "has a string without a terminator";
    return;
  }
  append(OperandKind::LiteralString, isParameter, end + 1 - next);
}

void OperandReader::appendPair(OperandKind kind, bool isParameter) {
  if (kind == OperandKind::PairLiteralIntegerIdRef) {
    append(OperandKind::LiteralInteger, isParameter, context.numSwitchWords);
    if (problem.empty())
      append(OperandKind::IdRef, isParameter);
    return;
  }
  append(OperandKind::IdRef, isParameter);
  if (problem.empty())
    append(kind == OperandKind::PairIdRefIdRef ? OperandKind::IdRef
                                               : OperandKind::LiteralInteger,
           isParameter);
}

void OperandReader::expectParameters(OperandKind kind, uint32_t value) {
  const EnumerantRow *row = findEnumerant(kind, value);
  if (!row)
    takeRest(OperandKind::LiteralInteger, /*isParameter=*/true);
  else if (row->parameters.count != 0)
    expected.push_back({row->getParameters(), true});
}

void OperandReader::expectMaskParameters(OperandKind kind, uint32_t mask) {
  auto forEachBit = [&](auto visit) {
    for (int bit = 31; bit >= 0; --bit)
      if (mask & (1u << bit))
        visit(1u << bit);
  };
  bool isKnown = true;
  forEachBit(
      [&](uint32_t bit) { isKnown &= findEnumerant(kind, bit) != nullptr; });
  if (!isKnown)
    return takeRest(OperandKind::LiteralInteger, /*isParameter=*/true);
  // The parameters of the lowest bit come first.
  forEachBit([&](uint32_t bit) { expectParameters(kind, bit); });
}

void OperandReader::expectExtInst(uint32_t number) {
  const ExtInstSetRow *set = context.set;
  if (set && !set->isSingle()) {
    // All their operands are ids.
    expected.clear();
    takeRest(OperandKind::IdRef, false);
    return;
  }
  const InstructionRow *row = set ? findExtInst(*set, number) : nullptr;
  expected.clear();
  if (row)
    expected.push_back({row->getOperands(), false});
  else
    takeRest(OperandKind::LiteralInteger, false);
}

void OperandReader::expectSpecConstantOp(uint32_t opcode) {
  const InstructionRow *row = findInstruction(opcode);
  if (!row) {
    takeRest(OperandKind::LiteralInteger, false);
    return;
  }
  ArrayRef<GrammarOperand> inner = row->getOperands();
  // The result type and result id belong to the outer instruction.
  while (!inner.empty() && (inner.front().kind == OperandKind::IdResultType ||
                            inner.front().kind == OperandKind::IdResult))
    inner = inner.drop_front();
  expected.push_back({inner, false});
}

void OperandReader::readOne(OperandKind kind, bool isParameter) {
  switch (getCategory(kind)) {
  case OperandCategory::Composite:
    return appendPair(kind, isParameter);
  case OperandCategory::Id:
    return append(kind, isParameter);
  case OperandCategory::ValueEnum:
    append(kind, isParameter);
    if (problem.empty())
      expectParameters(kind, operands.back().word);
    return;
  case OperandCategory::BitEnum:
    append(kind, isParameter);
    if (problem.empty())
      expectMaskParameters(kind, operands.back().word);
    return;
  case OperandCategory::Literal:
    break;
  }
  switch (kind) {
  case OperandKind::LiteralString:
    return appendString(isParameter);
  case OperandKind::LiteralContextDependentNumber:
    return append(kind, isParameter, std::max<size_t>(words.size() - next, 1));
  case OperandKind::LiteralExtInstInteger:
    append(kind, isParameter);
    if (problem.empty())
      expectExtInst(operands.back().word);
    return;
  case OperandKind::LiteralSpecConstantOpInteger:
    append(kind, isParameter);
    if (problem.empty())
      expectSpecConstantOp(operands.back().word);
    return;
  default:
    return append(kind, isParameter);
  }
}

std::string
mlir::availability::binary::readOperands(const Instruction &instruction,
                                         const OperandContext &context,
                                         SmallVectorImpl<Operand> &operands) {
  return OperandReader(instruction, context, operands).read();
}

std::string
mlir::availability::binary::readString(const Instruction &instruction,
                                       size_t index) {
  std::string text;
  for (uint32_t word : instruction.words.drop_front(index))
    for (unsigned shift = 0; shift < 32; shift += 8) {
      char byte = static_cast<char>((word >> shift) & 0xff);
      if (byte == 0)
        // Names end up in messages, and Python accepts only UTF-8.
        return llvm::json::isUTF8(text) ? text : llvm::json::fixUTF8(text);
      text.push_back(byte);
    }
  return text;
}
