//===- Constants.cpp - Values of constants --------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Constants.h"

#include "Index.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVEnums.h"

using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::binary;
using llvm::APInt;

ConstantEvaluator::ConstantEvaluator(Index &index,
                                     ArrayRef<Specialization> specialization)
    : index(index) {
  for (const Specialization &entry : specialization)
    given[entry.specId] = entry.bits;
}

/// The components of a vector that are evaluated. The vectors of SPIR-V without
/// extensions have 16 at most; a limit keeps the work linear.
static constexpr uint32_t kMostComponents = 16;

/// Returns the literal of a constant, whose type and id precede it.
static uint64_t getLiteral(const Instruction &instruction) {
  ArrayRef<uint32_t> words = instruction.words;
  return words[3] | (words.size() > 4 ? uint64_t(words[4]) << 32 : 0);
}

static uint64_t getKey(uint32_t id, uint32_t component) {
  return uint64_t(id) << 32 | component;
}

std::optional<uint64_t> ConstantEvaluator::get(uint32_t id) {
  const Instruction *definition = index.getDefinition(id);
  // The fast path: nearly all constants are OpConstant and are read once.
  if (definition && definition->opcode == kOpConstant)
    return definition->words.size() <= 5
               ? std::optional(getLiteral(*definition))
               : std::nullopt;
  return evaluateAll({id, kNone});
}

std::optional<uint64_t> ConstantEvaluator::evaluateAll(Part part) {
  SmallVector<Part> waiting = {part};
  while (!waiting.empty()) {
    Part next = waiting.back();
    const Instruction *instruction = index.getDefinition(next.id);
    if (!instruction) {
      waiting.pop_back();
      continue;
    }
    uint64_t key = getKey(next.id, next.component);
    // A constant that depends on itself has no value.
    bool isNew = values.try_emplace(key, std::nullopt).second;
    bool isReady = true;
    if (isNew)
      for (Part operand : getOperands(*instruction, next))
        if (index.find(operand.id) &&
            !values.contains(getKey(operand.id, operand.component))) {
          waiting.push_back(operand);
          isReady = false;
        }
    if (!isReady)
      continue;
    waiting.pop_back();
    values[key] = evaluate(*instruction, next);
  }
  Number value = find(part);
  return value ? std::optional(value->getZExtValue()) : std::nullopt;
}

ConstantEvaluator::Number ConstantEvaluator::find(Part part) const {
  if (!index.find(part.id))
    return std::nullopt;
  auto it = values.find(getKey(part.id, part.component));
  return it == values.end() ? std::nullopt : it->second;
}

/// Returns the bit width of a type that can be evaluated, or of a component of
/// a vector type; 0 for others.
unsigned ConstantEvaluator::getWidth(uint32_t typeId, uint32_t component) {
  const Instruction *type = index.getDefinition(typeId);
  if (type && component != kNone)
    type = type->opcode == kOpTypeVector && component < kMostComponents &&
                   component < type->words[3]
               ? index.getDefinition(type->words[2])
               : nullptr;
  if (type && type->opcode == kOpTypeBool)
    return 1;
  if (type && type->opcode == kOpTypeInt && type->words[2] <= 64)
    return type->words[2];
  return 0;
}

uint32_t ConstantEvaluator::getNumComponents(uint32_t id) {
  const IdInfo *info = index.find(id);
  const Instruction *type = info ? index.getDefinition(info->typeId) : nullptr;
  return type && type->opcode == kOpTypeVector ? type->words[3] : 0;
}

/// Returns the value that was given for a specialization constant.
std::optional<uint64_t> ConstantEvaluator::getSpecialized(uint32_t id) {
  std::optional<uint64_t> value;
  if (given.empty())
    return value;
  index.forEachDecoration(id, [&](const DecorationEntry &entry) {
    if (entry.decoration != static_cast<uint32_t>(spirv::Decoration::SpecId))
      return;
    auto it = given.find(entry.literal);
    if (it != given.end())
      value = it->second;
  });
  return value;
}

ConstantEvaluator::Number
ConstantEvaluator::evaluate(const Instruction &instruction, Part part) {
  if (instruction.words.size() < 3)
    return std::nullopt;
  unsigned width = getWidth(instruction.words[1], part.component);
  if (width == 0)
    return std::nullopt;
  auto toNumber = [&](uint64_t bits) {
    return APInt(64, bits).zextOrTrunc(width);
  };
  std::optional<uint64_t> specialized = getSpecialized(instruction.words[2]);
  switch (instruction.opcode) {
  case kOpConstantFalse:
  case kOpConstantNull:
    return toNumber(0);
  case kOpConstantTrue:
    return toNumber(1);
  case kOpConstant:
    return toNumber(getLiteral(instruction));
  case kOpSpecConstantFalse:
    return toNumber(specialized.value_or(0) != 0);
  case kOpSpecConstantTrue:
    return toNumber(specialized.value_or(1) != 0);
  case kOpSpecConstant:
    return toNumber(specialized.value_or(getLiteral(instruction)));
  case kOpConstantComposite:
  case kOpSpecConstantComposite:
  case kOpConstantCompositeReplicateEXT:
  case kOpSpecConstantCompositeReplicateEXT:
  case kOpSpecConstantOp:
    return evaluateOperation(instruction, part, width);
  default:
    return std::nullopt;
  }
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

static spirv::Opcode getOperation(const Instruction &instruction) {
  return static_cast<spirv::Opcode>(instruction.words[3]);
}

/// Returns the number that an operation that moves values selects there, kNone
/// for none.
static uint32_t getNumberAt(ArrayRef<uint32_t> words, size_t at) {
  return at < words.size() ? words[at] : kNone;
}

/// Returns what a part of a constant depends on.
SmallVector<ConstantEvaluator::Part, 4>
ConstantEvaluator::getOperands(const Instruction &instruction, Part part) {
  bool isScalar = part.component == kNone;
  if (!isScalar && part.component >= kMostComponents)
    return {};
  // The result type and result id precede the constituents.
  ArrayRef<uint32_t> constituents = instruction.words.drop_front(3);
  switch (instruction.opcode) {
  case kOpConstantComposite:
  case kOpSpecConstantComposite:
    if (isScalar || part.component >= constituents.size())
      return {};
    return {{constituents[part.component], kNone}};
  case kOpConstantCompositeReplicateEXT:
  case kOpSpecConstantCompositeReplicateEXT:
    if (isScalar)
      return {};
    return {{constituents[0], kNone}};
  case kOpSpecConstantOp:
    return getOperandsOfOperation(instruction, part);
  default:
    return {};
  }
}

SmallVector<ConstantEvaluator::Part, 4>
ConstantEvaluator::getOperandsOfOperation(const Instruction &instruction,
                                          Part part) {
  // The operands follow the opcode of the operation.
  SmallVector<uint32_t, 4> words(instruction.words.drop_front(4));
  switch (getOperation(instruction)) {
  case spirv::Opcode::OpCompositeExtract: {
    if (part.component != kNone)
      words.push_back(part.component);
    std::optional<Part> constituent = getConstituent(words);
    if (!constituent)
      return {};
    return {*constituent};
  }
  case spirv::Opcode::OpCompositeInsert:
    // The object, the composite, then where it is inserted: in a vector, the
    // number of the component.
    if (words.size() != 3)
      return {};
    if (words[2] == part.component)
      return {{words[0], kNone}};
    return {{words[1], part.component}};
  case spirv::Opcode::OpVectorShuffle: {
    // Two vectors, then the numbers of their components.
    uint32_t number = part.component == kNone
                          ? kNone
                          : getNumberAt(words, 2 + part.component);
    if (number == kNone)
      return {};
    uint32_t first = getNumComponents(words[0]);
    if (number < first)
      return {{words[0], number}};
    return {{words[1], number - first}};
  }
  default:
    break;
  }
  SmallVector<Part, 4> operands;
  for (uint32_t id : words) {
    // One condition may select whole vectors.
    bool isVector = part.component != kNone && getNumComponents(id) != 0;
    operands.push_back({id, isVector ? part.component : kNone});
  }
  return operands;
}

/// Returns the constituent that an OpCompositeExtract selects; std::nullopt if
/// it is none of a composite of constants, or of a vector. `words` are the id
/// of the composite and the indices.
std::optional<ConstantEvaluator::Part>
ConstantEvaluator::getConstituent(ArrayRef<uint32_t> words) {
  if (words.empty())
    return std::nullopt;
  uint32_t id = words.front();
  ArrayRef<uint32_t> numbers = words.drop_front();
  for (; !numbers.empty(); numbers = numbers.drop_front()) {
    const Instruction *composite = index.getDefinition(id);
    if (!composite || (composite->opcode != kOpConstantComposite &&
                       composite->opcode != kOpSpecConstantComposite))
      break;
    // The result type and result id precede the constituents.
    id = getNumberAt(composite->words, size_t(3) + numbers.front());
    if (id == kNone)
      return std::nullopt;
  }
  if (numbers.empty())
    return Part{id, kNone};
  if (numbers.size() == 1)
    return Part{id, numbers.front()};
  return std::nullopt;
}

static std::optional<APInt> evaluateUnary(spirv::Opcode opcode, const APInt &x,
                                          unsigned width) {
  switch (opcode) {
  case spirv::Opcode::OpUConvert:
    return x.zextOrTrunc(width);
  case spirv::Opcode::OpSConvert:
    return x.sextOrTrunc(width);
  case spirv::Opcode::OpSNegate:
    return -x;
  case spirv::Opcode::OpNot:
  case spirv::Opcode::OpLogicalNot:
    return ~x;
  default:
    return std::nullopt;
  }
}

static std::optional<bool> compare(spirv::Opcode opcode, const APInt &x,
                                   const APInt &y) {
  switch (opcode) {
  case spirv::Opcode::OpIEqual:
  case spirv::Opcode::OpLogicalEqual:
    return x == y;
  case spirv::Opcode::OpINotEqual:
  case spirv::Opcode::OpLogicalNotEqual:
    return x != y;
  case spirv::Opcode::OpUGreaterThan:
    return x.ugt(y);
  case spirv::Opcode::OpSGreaterThan:
    return x.sgt(y);
  case spirv::Opcode::OpUGreaterThanEqual:
    return x.uge(y);
  case spirv::Opcode::OpSGreaterThanEqual:
    return x.sge(y);
  case spirv::Opcode::OpULessThan:
    return x.ult(y);
  case spirv::Opcode::OpSLessThan:
    return x.slt(y);
  case spirv::Opcode::OpULessThanEqual:
    return x.ule(y);
  case spirv::Opcode::OpSLessThanEqual:
    return x.sle(y);
  default:
    return std::nullopt;
  }
}

/// Evaluates divisions by a nonzero divisor.
static std::optional<APInt> divide(spirv::Opcode opcode, const APInt &x,
                                   const APInt &y) {
  switch (opcode) {
  case spirv::Opcode::OpUDiv:
    return x.udiv(y);
  case spirv::Opcode::OpSDiv:
    return x.sdiv(y);
  case spirv::Opcode::OpUMod:
    return x.urem(y);
  case spirv::Opcode::OpSRem:
    return x.srem(y);
  case spirv::Opcode::OpSMod: {
    // The result has the sign of the divisor.
    APInt rest = x.srem(y);
    return !rest.isZero() && rest.isNegative() != y.isNegative() ? rest + y
                                                                 : rest;
  }
  default:
    return std::nullopt;
  }
}

/// Evaluates shifts by less than the bit width.
static std::optional<APInt> shift(spirv::Opcode opcode, const APInt &x,
                                  unsigned count) {
  switch (opcode) {
  case spirv::Opcode::OpShiftRightLogical:
    return x.lshr(count);
  case spirv::Opcode::OpShiftRightArithmetic:
    return x.ashr(count);
  case spirv::Opcode::OpShiftLeftLogical:
    return x.shl(count);
  default:
    return std::nullopt;
  }
}

static std::optional<APInt> evaluateBinary(spirv::Opcode opcode, const APInt &x,
                                           const APInt &y) {
  // The shift count may have another width than the shifted value.
  if (y.ult(x.getBitWidth()))
    if (std::optional<APInt> shifted = shift(opcode, x, y.getZExtValue()))
      return shifted;
  if (x.getBitWidth() != y.getBitWidth())
    return std::nullopt;
  if (std::optional<bool> truth = compare(opcode, x, y))
    return APInt(1, *truth);
  switch (opcode) {
  case spirv::Opcode::OpIAdd:
    return x + y;
  case spirv::Opcode::OpISub:
    return x - y;
  case spirv::Opcode::OpIMul:
    return x * y;
  case spirv::Opcode::OpBitwiseOr:
  case spirv::Opcode::OpLogicalOr:
    return x | y;
  case spirv::Opcode::OpBitwiseXor:
    return x ^ y;
  case spirv::Opcode::OpBitwiseAnd:
  case spirv::Opcode::OpLogicalAnd:
    return x & y;
  default:
    return y.isZero() ? std::nullopt : divide(opcode, x, y);
  }
}

/// Returns true for what passes its one operand on.
static bool isMove(const Instruction &instruction) {
  if (instruction.opcode != kOpSpecConstantOp)
    return true;
  switch (getOperation(instruction)) {
  case spirv::Opcode::OpCompositeExtract:
  case spirv::Opcode::OpCompositeInsert:
  case spirv::Opcode::OpVectorShuffle:
    return true;
  default:
    return false;
  }
}

ConstantEvaluator::Number
ConstantEvaluator::evaluateOperation(const Instruction &instruction, Part part,
                                     unsigned width) {
  SmallVector<APInt, 3> numbers;
  for (Part operand : getOperands(instruction, part)) {
    Number number = find(operand);
    if (!number)
      return std::nullopt;
    numbers.push_back(*number);
  }
  if (numbers.empty())
    return std::nullopt;
  Number result;
  if (isMove(instruction))
    result = numbers[0];
  else if (spirv::Opcode opcode = getOperation(instruction);
           opcode == spirv::Opcode::OpSelect && numbers.size() == 3)
    result = numbers[0].isZero() ? numbers[2] : numbers[1];
  else if (numbers.size() == 1)
    result = evaluateUnary(opcode, numbers[0], width);
  else if (numbers.size() == 2)
    result = evaluateBinary(opcode, numbers[0], numbers[1]);
  return result && result->getBitWidth() == width ? result : std::nullopt;
}
