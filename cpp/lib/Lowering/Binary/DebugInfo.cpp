//===- DebugInfo.cpp - Lines of the source in a binary --------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Workaround: serialize-lines-of-one-file
// Upstream's serializer writes the lines of locations that are nothing but a
// line, all as lines of the module's file, and names the file without saying
// that it is the source. Patterns and CSE make fused locations.
//
//===----------------------------------------------------------------------===//

#include "DebugInfo.h"

#include "ToSPIRV/BinaryWords.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the first line of the source in a location; null for none.
static FileLineColLoc findLine(Operation *op) {
  return op->getLoc()->findInstanceOf<FileLineColLoc>();
}

/// Returns a line of the file that the lines of the binary are of; null where
/// there are no lines.
static FileLineColLoc findFile(spirv::ModuleOp module) {
  FileLineColLoc found;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    found = findLine(op);
    return found ? WalkResult::interrupt() : WalkResult::advance();
  });
  return found;
}

void mlir::availability::simplifyLocations(spirv::ModuleOp module) {
  FileLineColLoc file = findFile(module);
  auto unknown = UnknownLoc::get(module.getContext());
  module->walk([&](Operation *op) {
    FileLineColLoc line = findLine(op);
    bool isOfFile = line && line.getFilename() == file.getFilename();
    op->setLoc(isOfFile ? Location(line) : unknown);
  });
  if (file)
    module->setLoc(file);
}

void mlir::availability::nameSource(SmallVectorImpl<uint32_t> &binary) {
  uint32_t file = 0;
  SmallVector<uint32_t, 0> result(
      ArrayRef<uint32_t>(binary).take_front(spirv::kHeaderWordCount));
  forEachInstruction(binary, [&](ArrayRef<uint32_t> instruction) {
    llvm::append_range(result, instruction);
    if (file || !isOpcode(instruction, spirv::Opcode::OpString))
      return;
    file = instruction[1];
    constexpr uint32_t numWords = 4, unknownLanguage = 0, noVersion = 0;
    llvm::append_values(
        result, numWords << 16 | static_cast<uint32_t>(spirv::Opcode::OpSource),
        unknownLanguage, noVersion, file);
  });
  binary.assign(result.begin(), result.end());
}
