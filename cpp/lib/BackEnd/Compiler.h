//===- Compiler.h - LLVM's code generators and assemblers -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_BACKEND_COMPILER_H
#define MLIR_AVAILABILITY_LIB_BACKEND_COMPILER_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>

namespace mlir::availability {

/// A processor to compile for.
struct Processor {
  /// LLVM's name of the back end, "NVPTX" or "X86", and its triple.
  StringRef backEnd, triple;
  /// LLVM's names of the chip and of additional features, "+ptx83".
  std::string chip, features;
  /// The path of NVIDIA's assembler; "" for LLVM's.
  std::string ptxas;
};

/// What became of a compilation for a processor.
enum class Outcome : char {
  Accepted = 'y',
  Refused = 'n',
  /// MLIR doesn't translate it, for any processor.
  NotTranslated = 'u',
  /// Something else than the back end failed. Not to be kept.
  NoAnswer = '?',
};

/// An outcome, and what was said of it: one line, empty if it was accepted.
struct Answer {
  Outcome outcome;
  std::string reason;
};

/// Prepares a back end. Returns false if this LLVM doesn't have it.
bool initializeBackEnd(StringRef name);

/// Translates `text`, a module, to LLVM IR, compiles that for each of
/// `processors` and assembles the result. Calls `report` after each, in this
/// order; if MLIR doesn't translate the module, once. LLVM may end the process
/// at any time: see `runInChild`.
///
/// \param isProbe whether an AMD chip is to store what the op returns: where it
/// is poison, LLVM writes nothing.
/// \param start called before each compilation.
void compileModule(StringRef text, llvm::ArrayRef<Processor> processors,
                   bool isProbe, llvm::function_ref<void()> start,
                   llvm::function_ref<void(const Answer &)> report);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_BACKEND_COMPILER_H
