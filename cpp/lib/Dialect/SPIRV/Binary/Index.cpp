//===- Index.cpp - Definitions, names and decorations ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Index.h"

#include "llvm/Support/MemAlloc.h"

using namespace mlir;
using namespace mlir::availability::binary;

std::string
mlir::availability::binary::describe(const Instruction &instruction) {
  std::string text =
      "the instruction at word " + std::to_string(instruction.offset);
  return instruction.row ? text + ", " + instruction.row->name.str() + ","
                         : text;
}

/// Returns the operand of that kind, which is a result type or result id;
/// nullptr for none.
static const Operand *findFirst(ArrayRef<Operand> operands, OperandKind kind) {
  for (const Operand &operand : operands.take_front(2))
    if (operand.kind == kind)
      return &operand;
  return nullptr;
}

std::string Index::build() {
  bound = binary.getIdBound();
  positions.reset(static_cast<uint32_t *>(
      llvm::safe_calloc(std::max<size_t>(bound, 1), sizeof(uint32_t))));
  size_t numInstructions = binary.getInstructions().size();
  operands.reserve(binary.getWords().size());
  firstOperands.reserve(numInstructions + 1);
  for (size_t position = 0; position < numInstructions; ++position)
    if (std::string problem = addInstruction(position); !problem.empty())
      return problem;
  firstOperands.push_back(operands.size());
  if (std::string problem = checkIds(); !problem.empty())
    return problem;
  for (size_t position = 0; position < numInstructions; ++position)
    addDecorations(position);
  return expandGroups();
}

OperandContext Index::getContext(const Instruction &instruction) {
  OperandContext context;
  if (instruction.opcode == kOpSwitch && instruction.words.size() > 1) {
    const IdInfo *selector = find(instruction.words[1]);
    const Instruction *type =
        selector ? getDefinition(selector->typeId) : nullptr;
    if (type && type->opcode == kOpTypeInt && type->words.size() > 2 &&
        type->words[2] > 32)
      context.numSwitchWords = 2;
  } else if (instruction.opcode == kOpExtInst && instruction.words.size() > 3) {
    context.set = getExtInstSet(instruction.words[3]);
  }
  return context;
}

std::string Index::addInstruction(size_t position) {
  const Instruction &instruction = binary.getInstructions()[position];
  firstOperands.push_back(operands.size());
  if (!instruction.row) {
    hasUnknown = true;
    return "";
  }
  std::string problem =
      readOperands(instruction, getContext(instruction), operands);
  if (!problem.empty())
    return describe(instruction) + " " + problem;
  ArrayRef<Operand> own = ArrayRef(operands).drop_front(firstOperands.back());
  for (const Operand &operand : own)
    if (getCategory(operand.kind) == OperandCategory::Id &&
        operand.word >= bound)
      return describe(instruction) + " has the id " +
             std::to_string(operand.word) + ", which isn't below the bound " +
             std::to_string(bound);
  const Operand *result = findFirst(own, OperandKind::IdResult);
  if (!result)
    return "";
  uint32_t id = result->word;
  if (id == 0)
    return describe(instruction) + " has the id 0";
  if (positions[id] != 0)
    return describe(instruction) + " defines %" + std::to_string(id) +
           ", which is already defined";
  ids.emplace_back();
  ids.back().definition = static_cast<uint32_t>(position);
  if (const Operand *type = findFirst(own, OperandKind::IdResultType))
    ids.back().typeId = type->word;
  positions[id] = static_cast<uint32_t>(ids.size());
  return "";
}

std::string Index::checkIds() {
  // An instruction that the grammar lacks may define any id.
  if (hasUnknown)
    return "";
  for (auto [position, instruction] : llvm::enumerate(binary.getInstructions()))
    for (const Operand &operand : getOperands(position))
      if (getCategory(operand.kind) == OperandCategory::Id &&
          !find(operand.word))
        return describe(instruction) + " uses %" +
               std::to_string(operand.word) + ", which is not defined";
  return "";
}

const Instruction *Index::getDefinition(uint32_t id) {
  const IdInfo *info = find(id);
  return info ? &binary.getInstructions()[info->definition] : nullptr;
}

std::string Index::getString(uint32_t id) {
  const Instruction *definition = getDefinition(id);
  if (!definition || (definition->opcode != kOpString &&
                      definition->opcode != kOpExtInstImport))
    return "";
  return readString(*definition, 2);
}

const ExtInstSetRow *Index::getExtInstSet(uint32_t id) {
  if (id >= bound)
    return nullptr;
  auto [it, isNew] = sets.try_emplace(id, nullptr);
  if (isNew)
    it->second = findExtInstSet(getString(id));
  return it->second;
}

//===----------------------------------------------------------------------===//
// Names and decorations
//===----------------------------------------------------------------------===//

void Index::addDecoration(uint32_t id, const DecorationEntry &entry) {
  IdInfo *info = find(id);
  if (!info)
    return;
  decorations.push_back(entry);
  decorations.back().next = info->firstDecoration;
  info->firstDecoration = static_cast<uint32_t>(decorations.size() - 1);
}

void Index::addDecorations(size_t position) {
  const Instruction &instruction = binary.getInstructions()[position];
  ArrayRef<uint32_t> words = instruction.words;
  auto literalAt = [&](size_t index) {
    return words.size() > index ? words[index] : 0;
  };
  auto at = static_cast<uint32_t>(position);
  switch (instruction.opcode) {
  case kOpName:
    if (IdInfo *info = find(words[1]))
      info->name = at;
    break;
  case kOpDecorate:
    addDecoration(words[1], {at, kNone, words[2], literalAt(3), kNone});
    break;
  case kOpDecorateId:
    // Its operands are ids, not literals.
    addDecoration(words[1], {at, kNone, words[2], 0, kNone});
    break;
  case kOpMemberDecorate:
    addDecoration(words[1], {at, words[2], words[3], literalAt(4), kNone});
    break;
  case kOpGroupDecorate:
  case kOpGroupMemberDecorate:
    groupDecorations.push_back(position);
    break;
  default:
    break;
  }
}

std::string Index::expandGroups() {
  // A group of n decorations with n targets makes n * n decorations.
  size_t left = 16 * binary.getWords().size();
  for (size_t position : groupDecorations) {
    const Instruction &instruction = binary.getInstructions()[position];
    bool hasMembers = instruction.opcode == kOpGroupMemberDecorate;
    SmallVector<DecorationEntry, 4> group;
    forEachDecoration(instruction.words[1], [&](const DecorationEntry &entry) {
      group.push_back(entry);
    });
    ArrayRef<uint32_t> targets = instruction.words.drop_front(2);
    for (; targets.size() > (hasMembers ? 1 : 0);
         targets = targets.drop_front(hasMembers ? 2 : 1))
      for (DecorationEntry entry : group) {
        if (left-- == 0)
          return describe(instruction) +
                 " applies a decoration group to too many targets";
        if (hasMembers)
          entry.member = targets[1];
        addDecoration(targets.front(), entry);
      }
  }
  return "";
}
