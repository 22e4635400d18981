//===- WorkgroupSizes.cpp - Workgroup sizes -------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WorkgroupSizes.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVEnums.h"

using namespace mlir;
using namespace mlir::availability::binary;

/// Returns true when an OpDecorate decorates a constant as WorkgroupSize.
static bool isWorkgroupSize(const Instruction &decorate) {
  ArrayRef<uint32_t> words = decorate.words;
  return words.size() == 4 &&
         words[2] == static_cast<uint32_t>(spirv::Decoration::BuiltIn) &&
         words[3] == static_cast<uint32_t>(spirv::BuiltIn::WorkgroupSize);
}

/// Returns true for the execution modes that state a workgroup size.
static bool isLocalSize(const Instruction &mode) {
  auto number = static_cast<spirv::ExecutionMode>(mode.words[2]);
  return mode.words.size() == 6 &&
         (mode.opcode == kOpExecutionMode
              ? number == spirv::ExecutionMode::LocalSize
              : number == spirv::ExecutionMode::LocalSizeId);
}

WorkgroupSizeReader::WorkgroupSizeReader(Index &index) : index(index) {
  for (const Instruction &instruction : index.getBinary().getInstructions()) {
    switch (instruction.opcode) {
    case kOpExecutionMode:
    case kOpExecutionModeId:
      if (isLocalSize(instruction))
        modes[instruction.words[1]] = &instruction;
      break;
    case kOpDecorate: {
      const Instruction *target = index.getDefinition(instruction.words[1]);
      if (target && isWorkgroupSize(instruction) &&
          (target->opcode == kOpConstantComposite ||
           target->opcode == kOpSpecConstantComposite))
        builtIn = target;
      break;
    }
    case kOpFunction:
      // Execution modes and decorations precede functions.
      return;
    default:
      break;
    }
  }
}

const Instruction *WorkgroupSizeReader::getSource(uint32_t function) const {
  return builtIn ? builtIn : modes.lookup(function);
}

std::optional<std::array<uint32_t, 3>>
WorkgroupSizeReader::get(uint32_t function) {
  const Instruction *source = getSource(function);
  // Two operands precede the sizes, in modes and in constants.
  if (!source || source->words.size() != 6)
    return std::nullopt;
  std::array<uint32_t, 3> size;
  for (auto [number, word] : llvm::enumerate(source->words.drop_front(3))) {
    std::optional<uint32_t> length = source->opcode == kOpExecutionMode
                                         ? std::optional(word)
                                         : index.getConstant(word);
    if (!length)
      return std::nullopt;
    size[number] = *length;
  }
  return size;
}
