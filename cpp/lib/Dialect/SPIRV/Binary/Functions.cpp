//===- Functions.cpp - Functions of a binary ------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Functions.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::availability::binary;

std::string FunctionReader::read(size_t &position) {
  size_t first = position;
  size_t count = index.getBinary().getInstructions().size();
  for (end = first + 1; end < count && at(end).opcode != kOpFunctionEnd; ++end)
    if (at(end).opcode == kOpFunction)
      return describe(at(end)) + " is in another function";
  if (end == count)
    return describe(at(first)) + " has no OpFunctionEnd";
  Block *outer = maker.getBlock();
  makeFunction(at(first));
  std::string problem = findBlocks(first);
  if (problem.empty() && !body->empty()) {
    problem = readBody(first);
    if (problem.empty())
      problem = makeTerminators();
  }
  maker.setBlock(outer, nullptr);
  position = end + 1;
  return problem;
}

void FunctionReader::makeFunction(const Instruction &instruction) {
  MLIRContext *context = maker.getContext();
  // The words of OpFunction: result type, result id, control, function type.
  ArrayRef<uint32_t> words = instruction.words;
  auto type = dyn_cast_if_present<FunctionType>(maker.getTypes().get(words[4]));
  if (!type)
    type = FunctionType::get(context, {}, {});
  auto control = spirv::symbolizeFunctionControl(words[3]);
  function = maker.make(
      spirv::FuncOp::getOperationName(), instruction, {}, {},
      {{"function_type", TypeAttr::get(type)},
       {"sym_name", maker.getSymbol(words[2])},
       {"function_control",
        spirv::FunctionControlAttr::get(
            context, control.value_or(spirv::FunctionControl::None))}},
      {}, /*numRegions=*/1);
  body = &function->getRegion(0);
  maker.getDecorations().addTo(function, words[2]);
  // The grammar judges function controls that MLIR's enum lacks.
  if (!control)
    maker.makeInstruction(instruction.position);
}

std::string FunctionReader::findBlocks(size_t first) {
  for (size_t position = first + 1; position < end; ++position)
    if (at(position).opcode == kOpLabel) {
      Block *block = new Block();
      body->push_back(block);
      index.find(at(position).words[1])->block = block;
    }
  for (size_t position = first + 1; position < end; ++position) {
    if (at(position).opcode == kOpLabel)
      break;
    if (at(position).opcode == kOpFunctionParameter)
      addParameter(at(position));
  }
  return "";
}

void FunctionReader::addParameter(const Instruction &instruction) {
  // A function that is declared only has no block for it.
  if (body->empty())
    return maker.makeDecorated(instruction, {});
  Type type = maker.getTypes().get(instruction.words[1]);
  if (!type)
    return maker.makeDecorated(instruction, {});
  BlockArgument argument =
      body->front().addArgument(type, maker.getLocation(instruction));
  maker.setValue(instruction.words[2], argument);
  Block *outer = maker.getBlock();
  maker.setBlock(&body->front(), &body->front());
  maker.makeDecorated(instruction, argument);
  maker.setBlock(outer, nullptr);
}

std::string FunctionReader::readBody(size_t first) {
  Block *entry = &body->front();
  Block *current = nullptr;
  for (size_t position = first + 1; position < end; ++position) {
    const Instruction &instruction = at(position);
    switch (instruction.opcode) {
    case kOpLabel:
      current = index.find(instruction.words[1])->block;
      maker.getLines().clear();
      maker.setBlock(current, entry);
      continue;
    case kOpFunctionParameter:
      continue;
    default:
      break;
    }
    if (maker.getLines().take(instruction))
      continue;
    // Instructions without effect may precede the first block.
    if (!current)
      continue;
    if (std::string problem = readInstruction(position); !problem.empty())
      return problem;
  }
  maker.getLines().clear();
  return "";
}

std::string FunctionReader::readInstruction(size_t position) {
  const Instruction &instruction = at(position);
  switch (instruction.opcode) {
  case kOpPhi:
    return addPhi(instruction);
  case kOpBranch:
  case kOpBranchConditional:
  case kOpSwitch:
    branches.push_back({position, maker.getBlock()});
    return "";
  case kOpFunctionCall:
    makeCall(instruction);
    return "";
  default:
    maker.makeInstruction(position);
    return "";
  }
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

void FunctionReader::makeCall(const Instruction &instruction) {
  ArrayRef<uint32_t> words = instruction.words;
  Type result = maker.getTypes().get(words[1]);
  SmallVector<Value> arguments;
  for (uint32_t id : words.drop_front(4))
    if (Value value = maker.getValue(id))
      arguments.push_back(value);
  bool hasResult = result && !isa<NoneType>(result);
  Operation *call = maker.make(
      spirv::FunctionCallOp::getOperationName(), instruction,
      hasResult ? TypeRange(result) : TypeRange(), arguments,
      {{"callee", FlatSymbolRefAttr::get(maker.getSymbol(words[3]))}});
  if (!hasResult)
    return;
  maker.getDecorations().addTo(call, words[2]);
  maker.setValue(words[2], call->getResult(0));
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

std::string FunctionReader::getTarget(const Instruction &instruction,
                                      uint32_t id, Block *&target) {
  const IdInfo *info = index.find(id);
  target = info ? info->block : nullptr;
  if (target && target->getParent() == body)
    return "";
  return describe(instruction) + " names %" + std::to_string(id) +
         ", which is not a block of its function";
}

std::string FunctionReader::addPhi(const Instruction &instruction) {
  Block *block = maker.getBlock();
  if (block->isEntryBlock())
    return describe(instruction) + " is in the first block of a function";
  ArrayRef<uint32_t> words = instruction.words;
  Type type = maker.getTypes().get(words[1]);
  if (!type) {
    maker.makeDecorated(instruction, {});
    return "";
  }
  BlockArgument argument =
      block->addArgument(type, maker.getLocation(instruction));
  maker.setValue(words[2], argument);
  maker.makeDecorated(instruction, argument);
  for (size_t i = 3; i + 1 < words.size(); i += 2) {
    Block *from;
    if (std::string problem = getTarget(instruction, words[i + 1], from);
        !problem.empty())
      return problem;
    incoming[{from, block}].push_back({argument.getArgNumber(), words[i]});
  }
  return "";
}

/// Returns the values that the branch from `from` passes to `target`. Returns
/// none if the phis of `target` don't all list the predecessor, as SPIR-V
/// requires.
SmallVector<Value> FunctionReader::getPassed(Block *from, Block *target) {
  SmallVector<Value> values;
  auto it = incoming.find({from, target});
  if (it == incoming.end() || it->second.size() != target->getNumArguments())
    return values;
  for (auto [number, entry] : llvm::enumerate(it->second)) {
    Value value = maker.getValue(entry.id);
    if (!value || entry.argument != number)
      return {};
    values.push_back(value);
  }
  return values;
}

std::string FunctionReader::makeTerminators() {
  for (auto [position, block] : branches) {
    maker.setBlock(block, &body->front());
    if (std::string problem = makeTerminator(at(position), block);
        !problem.empty())
      return problem;
  }
  return "";
}

/// Appends `more` to `all`, and returns the number of appended values.
static int32_t append(SmallVectorImpl<Value> &all, ArrayRef<Value> more) {
  llvm::append_range(all, more);
  return static_cast<int32_t>(more.size());
}

std::string FunctionReader::makeTerminator(const Instruction &instruction,
                                           Block *from) {
  SmallVector<Block *> targets;
  Value selector;
  for (const Operand &operand : index.getOperands(instruction.position)) {
    if (getCategory(operand.kind) != OperandCategory::Id)
      continue;
    if (instruction.opcode != kOpBranch && !selector && targets.empty()) {
      selector = maker.getValue(operand.word);
      if (selector)
        continue;
      return describe(instruction) + " names %" + std::to_string(operand.word) +
             ", which is not a value that is defined before it";
    }
    Block *target;
    if (std::string problem = getTarget(instruction, operand.word, target);
        !problem.empty())
      return problem;
    targets.push_back(target);
  }
  MLIRContext *context = maker.getContext();
  if (instruction.opcode == kOpSwitch) {
    makeSwitch(instruction, selector, targets, from);
  } else if (instruction.opcode == kOpBranch) {
    maker.make(spirv::BranchOp::getOperationName(), instruction, {},
               getPassed(from, targets[0]), {}, targets);
  } else {
    SmallVector<Value> operands = {selector};
    int32_t numTrue = append(operands, getPassed(from, targets[0]));
    int32_t numFalse = append(operands, getPassed(from, targets[1]));
    maker.make(spirv::BranchConditionalOp::getOperationName(), instruction, {},
               operands,
               {{"operandSegmentSizes",
                 DenseI32ArrayAttr::get(context, {1, numTrue, numFalse})}},
               targets);
  }
  return "";
}

void FunctionReader::makeSwitch(const Instruction &instruction, Value selector,
                                ArrayRef<Block *> targets, Block *from) {
  MLIRContext *context = maker.getContext();
  SmallVector<Value> operands = {selector};
  int32_t numDefault = append(operands, getPassed(from, targets[0]));
  SmallVector<int32_t> segments;
  for (Block *target : targets.drop_front())
    segments.push_back(append(operands, getPassed(from, target)));
  auto numOthers = static_cast<int32_t>(operands.size()) - numDefault - 1;
  SmallVector<APInt> literals;
  auto type = dyn_cast<IntegerType>(selector.getType());
  for (const Operand &operand : index.getOperands(instruction.position))
    if (type && operand.kind == OperandKind::LiteralInteger)
      literals.push_back(APInt(64, operand.word).zextOrTrunc(type.getWidth()));
  SmallVector<NamedAttr> attributes = {
      {"operandSegmentSizes",
       DenseI32ArrayAttr::get(context, {1, numDefault, numOthers})},
      {"case_operand_segments", DenseI32ArrayAttr::get(context, segments)}};
  if (!literals.empty())
    attributes.push_back(
        {"literals",
         DenseIntElementsAttr::get(
             VectorType::get({static_cast<int64_t>(literals.size())}, type),
             literals)});
  maker.make(spirv::SwitchOp::getOperationName(), instruction, {}, operands,
             attributes, targets);
}
