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

#include <memory>
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

/// Compiles one module for processors, and assembles the result. LLVM may end
/// the process at any time: see `Compilations`.
class ModuleCompiler {
public:
  /// \param isProbe whether an AMD chip is to store what the op returns: where
  /// it is poison, LLVM writes nothing.
  ModuleCompiler(StringRef text, bool isProbe);
  ~ModuleCompiler();

  /// Translates the module, as `compile` does if it hasn't been.
  void translate(const Processor &processor);
  Answer compile(const Processor &processor);
  /// Compiles for several of NVIDIA's chips. Has `ptxas` check the results
  /// without making anything of them: what it accepts so, it may refuse.
  SmallVector<Answer> check(llvm::ArrayRef<Processor> processors,
                            llvm::function_ref<void()> start);

private:
  class Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_BACKEND_COMPILER_H
