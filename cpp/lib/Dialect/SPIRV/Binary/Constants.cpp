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

std::optional<uint32_t> ConstantEvaluator::get(uint32_t id) {
  const Instruction *definition = index.getDefinition(id);
  if (!definition)
    return std::nullopt;
  // The fast path: nearly all constants are OpConstant and are read once.
  if (definition->opcode == kOpConstant)
    return definition->words.size() == 4 ? std::optional(definition->words[3])
                                         : std::nullopt;
  SmallVector<uint32_t> waiting = {id};
  while (!waiting.empty()) {
    uint32_t next = waiting.back();
    const Instruction *instruction = index.getDefinition(next);
    // A constant that depends on itself has no value.
    bool isNew = values.try_emplace(next, std::nullopt).second;
    bool isReady = true;
    if (isNew && instruction)
      for (uint32_t operand : getOperandIds(*instruction))
        if (!values.contains(operand)) {
          waiting.push_back(operand);
          isReady = false;
        }
    if (!isReady)
      continue;
    waiting.pop_back();
    if (instruction)
      values[next] = evaluate(*instruction);
  }
  Number value = find(id);
  return value ? std::optional(static_cast<uint32_t>(value->getZExtValue()))
               : std::nullopt;
}

ConstantEvaluator::Number ConstantEvaluator::find(uint32_t id) const {
  auto it = values.find(id);
  return it == values.end() ? std::nullopt : it->second;
}

/// Returns the bit width of a type that can be evaluated, 0 for others.
unsigned ConstantEvaluator::getWidth(uint32_t typeId) {
  const Instruction *type = index.getDefinition(typeId);
  if (type && type->opcode == kOpTypeBool)
    return 1;
  if (type && type->opcode == kOpTypeInt && type->words[2] <= 32)
    return type->words[2];
  return 0;
}

/// Returns the value that was given for a specialization constant.
std::optional<uint32_t> ConstantEvaluator::getSpecialized(uint32_t id) {
  std::optional<uint32_t> value;
  if (given.empty())
    return value;
  index.forEachDecoration(id, [&](const DecorationEntry &entry) {
    if (entry.decoration != static_cast<uint32_t>(spirv::Decoration::SpecId))
      return;
    auto it = given.find(entry.literal);
    if (it != given.end())
      value = static_cast<uint32_t>(it->second);
  });
  return value;
}

ConstantEvaluator::Number
ConstantEvaluator::evaluate(const Instruction &instruction) {
  if (instruction.words.size() < 3)
    return std::nullopt;
  unsigned width = getWidth(instruction.words[1]);
  if (width == 0)
    return std::nullopt;
  auto toNumber = [&](uint32_t bits) {
    return APInt(32, bits).zextOrTrunc(width);
  };
  std::optional<uint32_t> specialized = getSpecialized(instruction.words[2]);
  switch (instruction.opcode) {
  case kOpConstantFalse:
  case kOpConstantNull:
    return toNumber(0);
  case kOpConstantTrue:
    return toNumber(1);
  case kOpConstant:
    return toNumber(instruction.words[3]);
  case kOpSpecConstantFalse:
    return toNumber(specialized.value_or(0) != 0);
  case kOpSpecConstantTrue:
    return toNumber(specialized.value_or(1) != 0);
  case kOpSpecConstant:
    return toNumber(specialized.value_or(instruction.words[3]));
  case kOpSpecConstantOp:
    return evaluateOperation(instruction, width);
  default:
    return std::nullopt;
  }
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// Returns the operand words of an operation, which follow its opcode.
static ArrayRef<uint32_t> getOperands(const Instruction &instruction) {
  return instruction.words.drop_front(4);
}

static spirv::Opcode getOperation(const Instruction &instruction) {
  return static_cast<spirv::Opcode>(instruction.words[3]);
}

/// Returns the ids of the constants that the value of a constant depends on.
SmallVector<uint32_t, 4>
ConstantEvaluator::getOperandIds(const Instruction &instruction) {
  if (instruction.opcode != kOpSpecConstantOp)
    return {};
  ArrayRef<uint32_t> operands = getOperands(instruction);
  if (getOperation(instruction) == spirv::Opcode::OpCompositeExtract)
    return {getConstituent(operands)};
  return SmallVector<uint32_t, 4>(operands);
}

/// Returns the id of the constituent that an OpCompositeExtract selects; 0 for
/// none. `words` are the id of the composite and the indices.
uint32_t ConstantEvaluator::getConstituent(ArrayRef<uint32_t> words) {
  uint32_t id = words.empty() ? 0 : words.front();
  for (uint32_t number : words.drop_front()) {
    const Instruction *composite = index.getDefinition(id);
    if (!composite || (composite->opcode != kOpConstantComposite &&
                       composite->opcode != kOpSpecConstantComposite))
      return 0;
    // The result type and result id precede the constituents.
    ArrayRef<uint32_t> constituents = composite->words.drop_front(3);
    if (number >= constituents.size())
      return 0;
    id = constituents[number];
  }
  return id;
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

ConstantEvaluator::Number
ConstantEvaluator::evaluateOperation(const Instruction &instruction,
                                     unsigned width) {
  spirv::Opcode opcode = getOperation(instruction);
  SmallVector<APInt, 3> numbers;
  for (uint32_t id : getOperandIds(instruction)) {
    Number number = find(id);
    if (!number)
      return std::nullopt;
    numbers.push_back(*number);
  }
  Number result;
  if (opcode == spirv::Opcode::OpCompositeExtract)
    result = numbers[0];
  else if (opcode == spirv::Opcode::OpSelect && numbers.size() == 3)
    result = numbers[0].isZero() ? numbers[2] : numbers[1];
  else if (numbers.size() == 1)
    result = evaluateUnary(opcode, numbers[0], width);
  else if (numbers.size() == 2)
    result = evaluateBinary(opcode, numbers[0], numbers[1]);
  return result && result->getBitWidth() == width ? result : std::nullopt;
}
