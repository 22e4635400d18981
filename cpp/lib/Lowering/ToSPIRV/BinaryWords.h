//===- BinaryWords.h - Instructions of a binary -----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_BINARYWORDS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_BINARYWORDS_H

#include "mlir/Dialect/SPIRV/IR/SPIRVEnums.h"
#include "mlir/Target/SPIRV/SPIRVBinaryUtils.h"

namespace mlir::availability {

/// Calls `visit` with each instruction of a binary. The first word of an
/// instruction contains its length (SPIR-V specification, section 2.3 "Physical
/// Layout").
inline void
forEachInstruction(MutableArrayRef<uint32_t> binary,
                   function_ref<void(MutableArrayRef<uint32_t>)> visit) {
  binary = binary.drop_front(spirv::kHeaderWordCount);
  while (!binary.empty()) {
    size_t length = binary.front() >> 16;
    visit(binary.take_front(length));
    binary = binary.drop_front(length);
  }
}

/// Returns true when the opcode of an instruction is `opcode`.
inline bool isOpcode(ArrayRef<uint32_t> instruction, spirv::Opcode opcode) {
  return (instruction.front() & 0xffff) == static_cast<uint32_t>(opcode);
}

/// Removes the instructions of a binary for which `isKept` returns false.
inline void keepInstructions(SmallVectorImpl<uint32_t> &binary,
                             function_ref<bool(ArrayRef<uint32_t>)> isKept) {
  SmallVector<uint32_t, 0> result(
      ArrayRef<uint32_t>(binary).take_front(spirv::kHeaderWordCount));
  forEachInstruction(binary, [&](ArrayRef<uint32_t> instruction) {
    if (isKept(instruction))
      llvm::append_range(result, instruction);
  });
  binary.assign(result.begin(), result.end());
}

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_BINARYWORDS_H
