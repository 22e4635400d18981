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

/// Returns true for the execution modes that state a workgroup size.
static bool isLocalSize(const Instruction &mode) {
  auto number = static_cast<spirv::ExecutionMode>(mode.words[2]);
  return mode.words.size() == 6 &&
         (mode.opcode == kOpExecutionMode
              ? number == spirv::ExecutionMode::LocalSize
              : number == spirv::ExecutionMode::LocalSizeId);
}

/// Returns true if `instruction` makes a constant that is decorated
/// WorkgroupSize.
bool WorkgroupSizeReader::isWorkgroupSize(const Instruction &instruction) {
  bool isVariable = instruction.opcode == kOpVariable ||
                    instruction.opcode == kOpUntypedVariableKHR;
  uint32_t id = isVariable ? 0 : index.getResultId(instruction.position);
  bool isDecorated = false;
  index.forEachDecoration(id, [&](const DecorationEntry &entry) {
    isDecorated |=
        entry.member == kNone &&
        entry.decoration == static_cast<uint32_t>(spirv::Decoration::BuiltIn) &&
        entry.literal == static_cast<uint32_t>(spirv::BuiltIn::WorkgroupSize);
  });
  return isDecorated && index.find(id)->typeId != 0;
}

WorkgroupSizeReader::WorkgroupSizeReader(Index &index) : index(index) {
  for (const Instruction &instruction : index.getBinary().getInstructions()) {
    // Execution modes and constants precede functions.
    if (instruction.opcode == kOpFunction)
      return;
    bool isMode = instruction.opcode == kOpExecutionMode ||
                  instruction.opcode == kOpExecutionModeId;
    if (isMode && isLocalSize(instruction))
      modes[instruction.words[1]].push_back(&instruction);
    else if (isWorkgroupSize(instruction))
      builtIns.push_back(&instruction);
  }
}

ArrayRef<const Instruction *>
WorkgroupSizeReader::getSources(uint32_t function) const {
  if (!builtIns.empty())
    return builtIns;
  auto it = modes.find(function);
  if (it == modes.end())
    return {};
  return it->second;
}

std::optional<WorkgroupSizeReader::Size>
WorkgroupSizeReader::get(const Instruction &source) {
  Size size;
  for (uint32_t axis = 0; axis < size.size(); ++axis) {
    // The function and the mode precede the sizes in a mode.
    std::optional<uint32_t> length =
        source.opcode == kOpExecutionMode
            ? std::optional(source.words[3 + axis])
        : source.opcode == kOpExecutionModeId
            ? index.getConstant(source.words[3 + axis])
            : index.getComponent(index.getResultId(source.position), axis);
    if (!length)
      return std::nullopt;
    size[axis] = *length;
  }
  return size;
}

std::optional<WorkgroupSizeReader::Size>
WorkgroupSizeReader::get(uint32_t function) {
  std::optional<Size> known;
  for (const Instruction *source : getSources(function)) {
    std::optional<Size> size = get(*source);
    if (!size || (known && known != size))
      return std::nullopt;
    known = size;
  }
  return known;
}
