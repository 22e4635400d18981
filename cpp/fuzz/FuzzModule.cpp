//===- FuzzModule.cpp - Modules as text -----------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fuzzing.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBufferRef.h"

#include <string>

using namespace mlir;
using namespace mlir::availability;

/// Whether an execution mode in `text` may have a value that is no integer.
///
/// Workaround: execution-mode-values
/// MLIR's parser crashes on these. Users lose a process of theirs, and get an
/// error for the file; here every round would end with the same finding.
static bool mayCrashParser(StringRef text) {
  for (size_t at = text.find("ExecutionMode"); at != StringRef::npos;
       at = text.find("ExecutionMode", at + 1)) {
    // ExecutionMode @function "mode", 1, 2, 3
    StringRef rest = text.substr(at).split('"').second.split('"').second;
    while (rest = rest.ltrim(), rest.consume_front(",")) {
      rest = rest.ltrim();
      rest.consume_front("-");
      if (rest.empty() || !llvm::isDigit(rest.front()))
        return true;
      rest = rest.drop_while([](char c) { return llvm::isAlnum(c); });
    }
  }
  return false;
}

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer looks for the name.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  // MLIR's lexer reads the character behind the text.
  std::string text(reinterpret_cast<const char *>(data), size);
  // Workaround: bytecode-counts
  // MLIR's reader of bytecode crashes on much that is damaged.
  // test/python/fuzz_bytecode.py has it read in child processes.
  if (isBytecode(llvm::MemoryBufferRef(text, "")) || mayCrashParser(text))
    return 0;
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(text, &fuzzing::getContext());
  if (module)
    fuzzing::judge(*module);
  return 0;
}
