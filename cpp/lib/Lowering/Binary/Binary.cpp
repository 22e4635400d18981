//===- Binary.cpp - SPIR-V binaries ---------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Lowering/Binary/Binary.h"

#include "DebugInfo.h"
#include "ToSPIRV/BufferBlocks.h"
#include "ToSPIRV/Steps.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Target/SPIRV/Deserialization.h"
#include "mlir/Target/SPIRV/SPIRVBinaryUtils.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/SHA256.h"

using namespace mlir;
using namespace mlir::availability;

/// Reads the words of `data` in either byte order. Fails when `data` isn't a
/// SPIR-V module (specification, section 2.3 "Physical Layout").
static LogicalResult readWords(ArrayRef<char> data,
                               SmallVectorImpl<uint32_t> &words,
                               function_ref<InFlightDiagnostic()> emitError) {
  constexpr size_t kHeaderWords = spirv::kHeaderWordCount;
  if (data.size() % sizeof(uint32_t) != 0)
    return emitError() << "its size, " << data.size()
                       << " bytes, is not a multiple of 4";
  if (data.size() < kHeaderWords * sizeof(uint32_t))
    return emitError() << "its size, " << data.size()
                       << " bytes, is less than that of a header";

  auto readAll = [&](llvm::endianness order) {
    words.clear();
    for (size_t i = 0; i < data.size(); i += sizeof(uint32_t))
      words.push_back(llvm::support::endian::read32(data.data() + i, order));
  };
  readAll(llvm::endianness::little);
  if (words.front() != spirv::kMagicNumber)
    readAll(llvm::endianness::big);
  if (words.front() != spirv::kMagicNumber)
    return emitError() << "it doesn't begin with the magic number 0x07230203";

  for (size_t i = kHeaderWords; i < words.size();) {
    size_t length = words[i] >> 16;
    if (length == 0)
      return emitError() << "the instruction at word " << i << " has no length";
    if (length > words.size() - i)
      return emitError() << "the instruction at word " << i << " is " << length
                         << " words long, but only " << words.size() - i
                         << " are left";
    i += length;
  }
  return success();
}

/// Appends `name`, ended by zeros, to `words`.
static void appendString(StringRef name, SmallVectorImpl<uint32_t> &words) {
  for (size_t i = 0; i <= name.size(); i += sizeof(uint32_t)) {
    uint32_t word = 0;
    for (size_t j = 0; j < sizeof(uint32_t) && i + j < name.size(); ++j)
      word |= uint32_t(static_cast<uint8_t>(name[i + j])) << (8 * j);
    words.push_back(word);
  }
}

/// Returns the string that ends `words`.
static std::string takeString(ArrayRef<uint32_t> words) {
  std::string text;
  for (uint32_t word : words)
    for (unsigned shift = 0; shift < 32; shift += 8) {
      char byte = static_cast<char>(word >> shift);
      if (byte == 0)
        return text;
      text.push_back(byte);
    }
  return text;
}

/// Adds to the name of each struct what makes it the only one of that name.
static void makeStructsDistinct(SmallVectorImpl<uint32_t> &words) {
  ArrayRef<uint32_t> all = words;
  auto forEach = [&](auto visit) {
    for (size_t i = spirv::kHeaderWordCount; i < all.size(); i += all[i] >> 16)
      visit(static_cast<spirv::Opcode>(all[i] & 0xffff),
            all.slice(i, all[i] >> 16));
  };
  llvm::DenseSet<uint64_t> structs;
  forEach([&](spirv::Opcode opcode, ArrayRef<uint32_t> instruction) {
    if (opcode == spirv::Opcode::OpTypeStruct && instruction.size() > 1)
      structs.insert(instruction[1]);
  });
  llvm::SHA256 hash;
  hash.update({reinterpret_cast<const uint8_t *>(all.data()),
               all.size() * sizeof(uint32_t)});
  std::string suffix = "." + llvm::toHex(hash.final(), /*LowerCase=*/true);
  SmallVector<uint32_t, 0> renamed(all.take_front(spirv::kHeaderWordCount));
  forEach([&](spirv::Opcode opcode, ArrayRef<uint32_t> instruction) {
    size_t first = renamed.size();
    llvm::append_range(renamed, instruction);
    if (opcode != spirv::Opcode::OpName || instruction.size() < 3 ||
        !structs.contains(instruction[1]))
      return;
    std::string name = takeString(instruction.drop_front(2));
    renamed.truncate(first + 2);
    appendString(StringRef(name).take_front(1000).str() + "." +
                     std::to_string(instruction[1]) + suffix,
                 renamed);
    renamed[first] = static_cast<uint32_t>(renamed.size() - first) << 16 |
                     static_cast<uint32_t>(spirv::Opcode::OpName);
  });
  words.assign(renamed.begin(), renamed.end());
}

FailureOr<OwningOpRef<ModuleOp>>
mlir::availability::deserializeSPIRV(ArrayRef<char> data, MLIRContext *context,
                                     bool distinctStructs) {
  auto loc = UnknownLoc::get(context);
  SmallVector<uint32_t, 0> words;
  if (failed(readWords(data, words, [&] {
        return emitError(loc) << "not a valid SPIR-V module: ";
      })))
    return failure();

  if (distinctStructs)
    makeStructsDistinct(words);
  OwningOpRef<spirv::ModuleOp> spirvModule = spirv::deserialize(words, context);
  if (!spirvModule)
    return failure();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  module->getBody()->push_back(spirvModule.release());
  // Workaround: deserialize-unknown-enum
  // Upstream's deserializer accepts numbers outside of an enum, and makes ops
  // that don't verify. We verify the module. Callers that don't trust the
  // binary parse the module's text.
  if (failed(verify(*module)))
    return failure();
  return module;
}

LogicalResult mlir::availability::serializeSPIRV(Operation *root,
                                                 SmallVectorImpl<char> &data,
                                                 bool withLines) {
  SmallVector<spirv::ModuleOp> modules;
  root->walk<WalkOrder::PreOrder>([&](spirv::ModuleOp module) {
    modules.push_back(module);
    return WalkResult::skip();
  });
  if (modules.size() != 1)
    return emitError(root->getLoc())
           << "expected one spirv.module to serialize, but there are "
           << modules.size();

  if (!modules.front().getVceTriple())
    return emitError(modules.front().getLoc())
           << "the spirv.module has no 'vce_triple', the version, capabilities "
              "and extensions that a binary states: the pass "
              "'availability-deduce' finds out what it needs and sets it";

  SmallVector<uint32_t, 0> words;
  LogicalResult result =
      withLines ? serializeWithLines(modules.front(), words)
                : serializeWithBufferBlocks(modules.front(), words, {});
  if (failed(result))
    return failure();
  removeRepeatedDecorations(words);
  auto *bytes = reinterpret_cast<const char *>(words.data());
  data.append(bytes, bytes + words.size() * sizeof(uint32_t));
  return success();
}
