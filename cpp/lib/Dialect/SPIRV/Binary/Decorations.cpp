//===- Decorations.cpp - Decorations of a binary --------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Decorations.h"

#include "GrammarClauses.h"
#include "Types.h"

#include "mlir-availability/Dialect/SPIRV/Decorations.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::binary;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

ArrayRef<Operand>
DecorationReader::getParameters(const Instruction &annotation) {
  return index.getOperands(annotation.position)
      .drop_while([](const Operand &operand) { return !operand.isParameter; });
}

/// Returns true when records state the needs of each bit of `mode`.
static bool isWholeInRecords(spirv::FPFastMathMode mode) {
  for (unsigned bit = 0; bit < 32; ++bit)
    if ((static_cast<uint32_t>(mode) >> bit & 1) &&
        !binary::isWholeInRecords(OperandKind::FPFastMathMode, 1u << bit))
      return false;
  return true;
}

Attribute DecorationReader::getValue(const DecorationEntry &entry) {
  const Instruction &annotation =
      index.getBinary().getInstructions()[entry.instruction];
  ArrayRef<Operand> parameters = getParameters(annotation);
  if (parameters.empty())
    return builder.getUnitAttr();
  const Operand &first = parameters.front();
  MLIRContext *context = builder.getContext();
  if (first.kind == OperandKind::FPFastMathMode) {
    auto mode = spirv::symbolizeFPFastMathMode(first.word);
    return mode && ::isWholeInRecords(*mode)
               ? spirv::FPFastMathModeAttr::get(context, *mode)
               : Attribute();
  }
  if (first.kind == OperandKind::FPRoundingMode) {
    auto mode = spirv::symbolizeFPRoundingMode(first.word);
    return mode ? spirv::FPRoundingModeAttr::get(context, *mode) : Attribute();
  }
  if (first.kind == OperandKind::LiteralString)
    return builder.getStringAttr(readString(annotation, first.index));
  SmallVector<int32_t> words;
  for (const Operand &parameter : parameters) {
    std::optional<uint32_t> word = parameter.word;
    if (getCategory(parameter.kind) == OperandCategory::Id)
      word = index.getConstant(*word);
    if (!word)
      return builder.getUnitAttr();
    words.push_back(static_cast<int32_t>(*word));
  }
  return words.size() == 1 ? Attribute(builder.getI32IntegerAttr(words[0]))
                           : builder.getI32ArrayAttr(words);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

DecorationReader::Form DecorationReader::makeForm(uint32_t decoration,
                                                  const EnumerantRow &row) {
  auto known = spirv::symbolizeDecoration(decoration);
  // Variables have an own attribute for the first. The second is a string and
  // an enumerant.
  if (known == spirv::Decoration::BuiltIn ||
      known == spirv::Decoration::LinkageAttributes)
    return {};
  std::string name = getDecorationAttrName(
      known ? spirv::stringifyDecoration(*known) : StringRef(row.name));
  bool hasRecord = getDecorationOfAttr(name).has_value();
  // The attribute would be judged by less than the grammar has.
  if (hasRecord && !isWholeInRecords(OperandKind::Decoration, decoration))
    return {};
  bool hasEnumerants =
      llvm::any_of(row.getParameters(), [](const GrammarOperand &parameter) {
        return isEnum(parameter.kind);
      });
  return {builder.getStringAttr(name), hasRecord && !hasEnumerants};
}

DecorationReader::Form DecorationReader::getForm(uint32_t decoration) {
  // A binary may hold any number, and a DenseMap keeps two for itself.
  const EnumerantRow *row = findEnumerant(OperandKind::Decoration, decoration);
  if (!row)
    return {};
  auto [it, isNew] = forms.try_emplace(decoration);
  if (isNew)
    it->second = makeForm(decoration, *row);
  return it->second;
}

void DecorationReader::addTo(Operation *op, uint32_t id) {
  llvm::SmallMapVector<StringAttr, SmallVector<Attribute, 1>, 4> values;
  index.forEachDecoration(id, [&](const DecorationEntry &entry) {
    StringAttr name = getForm(entry.decoration).name;
    if (entry.member != kNone || !name || op->hasAttr(name))
      return;
    if (Attribute value = getValue(entry))
      values[name].push_back(value);
  });
  if (values.empty())
    return;
  NamedAttrList attributes(op->getDiscardableAttrDictionary());
  for (auto &[name, all] : values) {
    // The index has the last one first.
    std::reverse(all.begin(), all.end());
    attributes.set(name,
                   all.size() == 1 ? all.front() : builder.getArrayAttr(all));
  }
  op->setDiscardableAttrs(attributes.getDictionary(builder.getContext()));
}

/// Returns true when an op is made for `target`, the definition of an id, and
/// gets the decorations of the id.
bool DecorationReader::hasOp(const Instruction &target) {
  switch (target.opcode) {
  case kOpFunction:
  case kOpFunctionParameter:
  case kOpPhi:
    return true;
  default:
    break;
  }
  const IdInfo *info = index.find(index.getResultId(target.position));
  const Instruction *type = info ? index.getDefinition(info->typeId) : nullptr;
  return type && declaresType(*type) && type->opcode != kOpTypeVoid;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

bool DecorationReader::isOfType(const DecorationEntry &entry) {
  auto decoration = spirv::symbolizeDecoration(entry.decoration);
  if (!decoration || *decoration == spirv::Decoration::Offset ||
      !isWholeInRecords(OperandKind::Decoration, entry.decoration))
    return false;
  // Built-in variables that MLIR's enum lacks are judged where they are
  // written.
  if (*decoration == spirv::Decoration::BuiltIn)
    return entry.member != kNone &&
           spirv::symbolizeBuiltIn(entry.literal).has_value();
  return true;
}

bool DecorationReader::isJudgedWith(uint32_t id, bool isMember,
                                    const Instruction &annotation) {
  const Instruction *target = index.getDefinition(id);
  // Other instructions that decorate have needs of their own.
  if (!target || (annotation.opcode != kOpDecorate &&
                  annotation.opcode != kOpMemberDecorate))
    return false;
  bool ofMember = annotation.opcode == kOpMemberDecorate;
  uint32_t decoration = annotation.words[ofMember ? 3 : 2];
  bool isBuiltIn =
      decoration == static_cast<uint32_t>(spirv::Decoration::BuiltIn);
  if (isBuiltIn && !isMember)
    return target->opcode == kOpVariable &&
           spirv::symbolizeBuiltIn(annotation.words.back());
  if (target->opcode == kOpTypeStruct) {
    // The type of a struct without members has no decorations.
    DecorationEntry entry = {0, isMember ? 0 : kNone, decoration,
                             annotation.words.back(), kNone};
    return target->words.size() > 2 && isOfType(entry) &&
           (isBuiltIn || !llvm::any_of(getParameters(annotation),
                                       [](const Operand &operand) {
                                         return isEnum(operand.kind);
                                       }));
  }
  return !isMember && hasOp(*target) && getForm(decoration).isJudged;
}
