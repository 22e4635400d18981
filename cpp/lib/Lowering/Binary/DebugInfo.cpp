//===- DebugInfo.cpp - Source lines in binaries ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Workaround: serialize-lines-of-one-file
// Upstream's serializer writes only pure file-line locations. It assigns all
// lines to the module's file, without naming that file in an OpSource. Patterns
// and CSE produce fused locations, which it drops.
//
// Workaround: serialize-lines-by-extension
// Upstream's serializer writes lines only into modules that declare
// SPV_KHR_non_semantic_info, although it doesn't use the extension.
//
//===----------------------------------------------------------------------===//

#include "DebugInfo.h"

#include "ToSPIRV/BinaryWords.h"
#include "ToSPIRV/BufferBlocks.h"

#include "mlir/IR/OwningOpRef.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the first source line in a location; null for none.
static FileLineColLoc findLine(Operation *op) {
  return op->getLoc()->findInstanceOf<FileLineColLoc>();
}

/// Returns a line in the file that the binary's lines belong to; null if there
/// are no lines.
static FileLineColLoc findFile(spirv::ModuleOp module) {
  FileLineColLoc found;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    found = findLine(op);
    return found ? WalkResult::interrupt() : WalkResult::advance();
  });
  return found;
}

/// The extension that upstream's serializer requires for lines.
static constexpr spirv::Extension kExtension =
    spirv::Extension::SPV_KHR_non_semantic_info;

static bool declaresExtension(spirv::ModuleOp module) {
  return llvm::is_contained(module.getVceTriple()->getExtensions(), kExtension);
}

static void declareExtension(spirv::ModuleOp module) {
  spirv::VerCapExtAttr triple = *module.getVceTriple();
  auto extensions = llvm::to_vector(triple.getExtensions());
  extensions.push_back(kExtension);
  module.setVceTripleAttr(spirv::VerCapExtAttr::get(
      triple.getVersion(), llvm::to_vector(triple.getCapabilities()),
      extensions, module.getContext()));
}

/// Removes the declaration of the extension from a binary.
static void removeExtension(SmallVectorImpl<uint32_t> &binary) {
  SmallVector<uint32_t, 0> name;
  spirv::encodeStringLiteralInto(name, spirv::stringifyExtension(kExtension));
  keepInstructions(binary, [&](ArrayRef<uint32_t> instruction) {
    return !isOpcode(instruction, spirv::Opcode::OpExtension) ||
           instruction.drop_front() != ArrayRef<uint32_t>(name);
  });
}

/// Replaces the locations of the ops in `module` by file-line locations, which
/// the serializer writes. Uses the first source line in each location.
static void simplifyLocations(spirv::ModuleOp module) {
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

/// Adds an OpSource that names the source file to a binary with lines.
static void nameSource(SmallVectorImpl<uint32_t> &binary) {
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

LogicalResult
mlir::availability::serializeWithLines(spirv::ModuleOp module,
                                       SmallVectorImpl<uint32_t> &words) {
  OwningOpRef<spirv::ModuleOp> copy = module.clone();
  simplifyLocations(*copy);
  bool isDeclared = declaresExtension(module);
  if (!isDeclared)
    declareExtension(*copy);
  spirv::SerializationOptions options;
  options.emitDebugInfo = true;
  if (failed(serializeWithBufferBlocks(*copy, words, options)))
    return failure();
  if (!isDeclared)
    removeExtension(words);
  nameSource(words);
  return success();
}
