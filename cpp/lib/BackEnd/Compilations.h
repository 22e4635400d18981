//===- Compilations.h - Compilations in other processes ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_BACKEND_COMPILATIONS_H
#define MLIR_AVAILABILITY_LIB_BACKEND_COMPILATIONS_H

#include "ChildProcess.h"
#include "Compiler.h"

namespace mlir::availability {

/// Compiles one module in children, which keep it while this lives. Where LLVM
/// or a crash ends one, another goes on with the next processor.
class Compilations {
public:
  /// \param seconds how long one compilation may take.
  Compilations(StringRef text, bool isProbe, unsigned seconds)
      : text(text), isProbe(isProbe), seconds(seconds) {}

  /// Compiles for each processor. Many are shared among some children.
  SmallVector<Answer> compile(llvm::ArrayRef<Processor> processors);

  /// Has all checked at once: see `ModuleCompiler::check`. An answer that a
  /// crash has cost is `NoAnswer`.
  SmallVector<Answer> check(llvm::ArrayRef<Processor> processors);

private:
  struct Worker {
    std::unique_ptr<Child> child;
    bool isTranslated = false;
  };

  void start(Worker &worker, StringRef task,
             llvm::ArrayRef<Processor> processors);
  std::optional<Answer> receive(Worker &worker);
  Answer explainEnd(Worker &worker);

  StringRef text;
  bool isProbe;
  unsigned seconds;
  std::vector<Worker> workers;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_BACKEND_COMPILATIONS_H
