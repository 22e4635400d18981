//===- Index.cpp - Definitions, names and decorations ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Index.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVEnums.h"
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
  if (std::string problem = expandGroups(); !problem.empty())
    return problem;
  return checkDecorations();
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

uint32_t Index::getResultId(size_t position) const {
  const Operand *result =
      findFirst(getOperands(position), OperandKind::IdResult);
  return result ? result->word : 0;
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
  case kOpDecorateString:
    // Their operands are no literal numbers.
    addDecoration(words[1], {at, kNone, words[2], 0, kNone});
    break;
  case kOpMemberDecorate:
    addDecoration(words[1], {at, words[2], words[3], literalAt(4), kNone});
    break;
  case kOpMemberDecorateIdEXT:
  case kOpMemberDecorateString:
    addDecoration(words[1], {at, words[2], words[3], 0, kNone});
    break;
  case kOpGroupDecorate:
  case kOpGroupMemberDecorate:
    if (words.size() > 2) // Those without targets do nothing.
      groups[words[1]].push_back(&instruction);
    break;
  default:
    break;
  }
}

/// Calls `visit` with each target of an OpGroupDecorate or
/// OpGroupMemberDecorate, and with the number of the member, kNone for none.
static void
forEachOfGroup(const Instruction &instruction,
               llvm::function_ref<void(uint32_t id, uint32_t member)> visit) {
  bool hasMembers = instruction.opcode == kOpGroupMemberDecorate;
  ArrayRef<uint32_t> targets = instruction.words.drop_front(2);
  for (; targets.size() > (hasMembers ? 1 : 0);
       targets = targets.drop_front(hasMembers ? 2 : 1))
    visit(targets.front(), hasMembers ? targets[1] : kNone);
}

void Index::forEachTarget(const Instruction &annotation,
                          llvm::function_ref<void(uint32_t, bool)> visit) {
  uint32_t id = annotation.words[1];
  const Instruction *target = getDefinition(id);
  if (!target || target->opcode != kOpDecorationGroup)
    return visit(id, annotation.opcode == kOpMemberDecorate);
  if (auto *it = groups.find(id); it != groups.end())
    for (const Instruction *instruction : it->second)
      forEachOfGroup(*instruction, [&](uint32_t each, uint32_t member) {
        visit(each, member != kNone);
      });
}

std::string Index::expandGroups() {
  // A group of n decorations with n targets makes n * n decorations.
  size_t left = 16 * binary.getWords().size();
  for (const auto &[id, uses] : groups) {
    SmallVector<DecorationEntry, 4> group;
    forEachDecoration(
        id, [&](const DecorationEntry &entry) { group.push_back(entry); });
    for (const Instruction *instruction : uses) {
      bool isTooMuch = false;
      forEachOfGroup(*instruction, [&](uint32_t each, uint32_t member) {
        isTooMuch |= left < group.size();
        if (isTooMuch)
          return;
        left -= group.size();
        for (DecorationEntry entry : group) {
          if (member != kNone)
            entry.member = member;
          addDecoration(each, entry);
        }
      });
      if (isTooMuch)
        return describe(*instruction) +
               " applies a decoration group to too many targets";
    }
  }
  return "";
}

/// Returns true for decorations of which an id or a member has one at most, and
/// whose operand affects the verdict.
static bool isSingle(uint32_t decoration) {
  switch (static_cast<spirv::Decoration>(decoration)) {
  case spirv::Decoration::SpecId:
  case spirv::Decoration::ArrayStride:
  case spirv::Decoration::MatrixStride:
  case spirv::Decoration::BuiltIn:
  case spirv::Decoration::Location:
  case spirv::Decoration::Binding:
  case spirv::Decoration::DescriptorSet:
  case spirv::Decoration::Offset:
    return true;
  default:
    return false;
  }
}

/// Checks that no id or member has one decoration with several operands
/// (specification, 3.20 "Decoration": "It is invalid to decorate any given id
/// or structure member more than one time with the same decoration, unless
/// explicitly allowed"). Equal decorations do no harm.
std::string Index::checkDecorations() {
  llvm::DenseMap<std::pair<uint64_t, uint32_t>, uint32_t> known;
  for (auto [number, info] : llvm::enumerate(ids))
    for (uint32_t at = info.firstDecoration; at != kNone;
         at = decorations[at].next) {
      const DecorationEntry &entry = decorations[at];
      if (!isSingle(entry.decoration))
        continue;
      auto [it, isNew] = known.insert(
          {{uint64_t(number) << 32 | entry.decoration, entry.member},
           entry.literal});
      if (isNew || it->second == entry.literal)
        continue;
      const EnumerantRow *row =
          findEnumerant(OperandKind::Decoration, entry.decoration);
      std::string member =
          entry.member == kNone
              ? ""
              : "member " + std::to_string(entry.member) + " of ";
      const Instruction &definition = binary.getInstructions()[info.definition];
      return member + "%" + std::to_string(getResultId(definition.position)) +
             " has two decorations " + row->name.str() + ", " +
             std::to_string(entry.literal) + " and " +
             std::to_string(it->second) + ", where it may have one";
    }
  return "";
}
