//===- FuzzBinary.cpp - SPIR-V binaries -----------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fuzzing.h"

#include "mlir-availability/Dialect/SPIRV/Binary/ReadBinary.h"
#include "mlir-availability/Dialect/SPIRV/Binary/ShaderInterface.h"

#include "llvm/Support/raw_ostream.h"

#include <string>

using namespace mlir;
using namespace mlir::availability;

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer looks for the name.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  ArrayRef<char> binary(reinterpret_cast<const char *>(data), size);
  MLIRContext *context = &fuzzing::getContext();
  FailureOr<OwningOpRef<ModuleOp>> module = readSPIRVBinary(binary, context);
  // What `readSPIRVBinary` refuses has no interface either.
  (void)readShaderInterface(binary, "main", context);
  if (failed(module))
    return 0;
  std::string printed;
  llvm::raw_string_ostream stream(printed);
  (*module)->print(stream, OpPrintingFlags().assumeVerified());
  fuzzing::judge(**module);
  return 0;
}
