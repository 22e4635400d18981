//===- SourceLines.h - Source lines of instructions -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_SOURCELINES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_SOURCELINES_H

#include "Index.h"

#include "mlir/IR/Location.h"

namespace mlir::availability::binary {

/// Tracks the source line of instructions. It comes from OpLine or from the
/// DebugLine of NonSemantic.Shader.DebugInfo.100. Without either, it is the
/// beginning of the function or block that a DebugScope names.
class SourceLines {
public:
  /// If not `enabled`, no line is ever known.
  SourceLines(Index &index, MLIRContext *context, bool enabled)
      : index(index), context(context), enabled(enabled) {}

  /// Processes an OpLine, an OpNoLine, or an OpExtInst about lines or scopes.
  /// Returns false for any other instruction.
  bool take(const Instruction &instruction);

  /// Resets lines and scopes, which last until the end of a block.
  void clear() { line = scope = std::nullopt; }

  /// Returns the current line, std::nullopt if unknown.
  std::optional<Location> get() const { return line ? line : scope; }

private:
  /// Returns the operands of an OpExtInst if it is the instruction `opcode` of
  /// the set with at least `count` operands; else none.
  ArrayRef<uint32_t> getOperands(const Instruction *instruction,
                                 uint32_t opcode, size_t count);
  /// Returns the location in the file that the OpString `fileId` names.
  std::optional<Location> getLocation(uint32_t fileId, uint32_t number,
                                      uint32_t column);
  /// Same, for the ids of a DebugSource and of constants.
  std::optional<Location> getLocationOfIds(uint32_t sourceId, uint32_t numberId,
                                           uint32_t columnId);
  /// Returns where the DebugFunction or the DebugLexicalBlock `id` begins.
  std::optional<Location> getScopeLocation(uint32_t id);
  bool isDebugInfo(uint32_t setId);

  Index &index;
  MLIRContext *context;
  bool enabled;
  std::optional<Location> line, scope;
  /// The set that was last looked up, and whether it is the debug-info set.
  uint32_t lastSet = 0;
  bool isLastDebugInfo = false;
};

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_SOURCELINES_H
