//===- SourceLines.h - Which lines instructions are of ----------*- C++ -*-===//
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

/// Follows which line of the source instructions are of: what OpLine and the
/// DebugLine of NonSemantic.Shader.DebugInfo.100 say; where neither holds, the
/// beginning of the function or block that a DebugScope names.
class SourceLines {
public:
  /// Unless it is `enabled`, no line is ever known.
  SourceLines(Index &index, MLIRContext *context, bool enabled)
      : index(index), context(context), enabled(enabled) {}

  /// Takes an OpLine, an OpNoLine, or an OpExtInst about lines or scopes.
  /// Returns false for any other instruction.
  bool take(const Instruction &instruction);

  /// Forgets lines and scopes, which hold to the end of a block.
  void clear() { line = scope = std::nullopt; }

  /// Returns the line that holds, std::nullopt where none is known.
  std::optional<Location> get() const { return line ? line : scope; }

private:
  /// The operands of an OpExtInst if it is the instruction `opcode` of the set,
  /// and has that many or more; else none.
  ArrayRef<uint32_t> getOperands(const Instruction *instruction,
                                 uint32_t opcode, size_t count);
  /// The location in the file that the id, of an OpString, names.
  std::optional<Location> getLocation(uint32_t fileId, uint32_t number,
                                      uint32_t column);
  /// The same of ids: those of a DebugSource and of constants.
  std::optional<Location> getLocationOfIds(uint32_t sourceId, uint32_t numberId,
                                           uint32_t columnId);
  /// Where the DebugFunction or the DebugLexicalBlock `id` begins.
  std::optional<Location> getScopeLocation(uint32_t id);
  bool isDebugInfo(uint32_t setId);

  Index &index;
  MLIRContext *context;
  bool enabled;
  std::optional<Location> line, scope;
  /// The set that was asked for last, and whether it is that one.
  uint32_t lastSet = 0;
  bool isLastDebugInfo = false;
};

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_SOURCELINES_H
