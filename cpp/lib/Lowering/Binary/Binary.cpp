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
#include "ToSPIRV/RepeatedDecorations.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Target/SPIRV/Deserialization.h"
#include "mlir/Target/SPIRV/SPIRVBinaryUtils.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/Endian.h"

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

FailureOr<OwningOpRef<ModuleOp>>
mlir::availability::deserializeSPIRV(ArrayRef<char> data,
                                     MLIRContext *context) {
  auto loc = UnknownLoc::get(context);
  SmallVector<uint32_t, 0> words;
  if (failed(readWords(data, words, [&] {
        return emitError(loc) << "not a valid SPIR-V module: ";
      })))
    return failure();

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
