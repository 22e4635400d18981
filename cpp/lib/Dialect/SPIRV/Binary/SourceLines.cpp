//===- SourceLines.cpp - Source lines of instructions ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SourceLines.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;
using namespace mlir::availability::binary;

// Instructions of the set. They only affect locations, not verdicts, so the
// grammar in TableGen has no rows for them.
static constexpr StringLiteral kSet = "NonSemantic.Shader.DebugInfo.100";
static constexpr uint32_t kDebugFunction = 20, kDebugLexicalBlock = 21,
                          kDebugScope = 23, kDebugNoScope = 24,
                          kDebugSource = 35, kDebugLine = 103,
                          kDebugNoLine = 104;

bool SourceLines::isDebugInfo(uint32_t setId) {
  if (setId != lastSet) {
    lastSet = setId;
    isLastDebugInfo = index.getString(setId) == kSet;
  }
  return isLastDebugInfo;
}

ArrayRef<uint32_t> SourceLines::getOperands(const Instruction *instruction,
                                            uint32_t opcode, size_t count) {
  if (!instruction || instruction->opcode != kOpExtInst)
    return {};
  ArrayRef<uint32_t> words = instruction->words;
  if (words.size() < 5 + count || words[4] != opcode || !isDebugInfo(words[3]))
    return {};
  return words.drop_front(5);
}

std::optional<Location>
SourceLines::getLocation(uint32_t fileId, uint32_t number, uint32_t column) {
  IdInfo *file = index.find(fileId);
  if (!file || !enabled)
    return std::nullopt;
  // The file name is cached in the field for symbols.
  if (!file->symbol)
    file->symbol = StringAttr::get(context, index.getString(fileId));
  return FileLineColLoc::get(file->symbol, number, column);
}

std::optional<Location> SourceLines::getLocationOfIds(uint32_t sourceId,
                                                      uint32_t numberId,
                                                      uint32_t columnId) {
  ArrayRef<uint32_t> file =
      getOperands(index.getDefinition(sourceId), kDebugSource, 1);
  std::optional<uint32_t> number = index.getConstant(numberId);
  std::optional<uint32_t> column = index.getConstant(columnId);
  if (file.empty() || !number || !column)
    return std::nullopt;
  return getLocation(file[0], *number, *column);
}

std::optional<Location> SourceLines::getScopeLocation(uint32_t id) {
  const Instruction *definition = index.getDefinition(id);
  // The name and the type precede the location.
  if (ArrayRef<uint32_t> function = getOperands(definition, kDebugFunction, 5);
      !function.empty())
    return getLocationOfIds(function[2], function[3], function[4]);
  if (ArrayRef<uint32_t> block = getOperands(definition, kDebugLexicalBlock, 3);
      !block.empty())
    return getLocationOfIds(block[0], block[1], block[2]);
  return std::nullopt;
}

bool SourceLines::take(const Instruction &instruction) {
  ArrayRef<uint32_t> words = instruction.words;
  switch (instruction.opcode) {
  case kOpLine:
    line = getLocation(words[1], words[2], words[3]);
    return true;
  case kOpNoLine:
    line = std::nullopt;
    return true;
  case kOpExtInst:
    break;
  default:
    return false;
  }
  if (words.size() < 5 || !isDebugInfo(words[3]))
    return false;
  if (words[4] == kDebugNoLine)
    line = std::nullopt;
  else if (words[4] == kDebugNoScope)
    scope = std::nullopt;
  else if (ArrayRef<uint32_t> operands =
               getOperands(&instruction, kDebugLine, 5);
           !operands.empty())
    // The operands are the source, then constants for the first and last line
    // and column.
    line = getLocationOfIds(operands[0], operands[1], operands[3]);
  else if (ArrayRef<uint32_t> operands =
               getOperands(&instruction, kDebugScope, 1);
           !operands.empty())
    scope = getScopeLocation(operands[0]);
  else
    return false;
  return true;
}
