//===- Ptxas.h - NVIDIA's assembler -----------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_BACKEND_PTXAS_H
#define MLIR_AVAILABILITY_LIB_BACKEND_PTXAS_H

#include "AnswerStore.h"

#include <optional>

namespace mlir::availability {

/// A program `ptxas`.
struct Ptxas {
  std::string path;
  /// "13.5", and the number by which to compare it.
  std::string version;
  unsigned number = 0;
  /// The newest version of PTX that LLVM writes and it reads: 90 for 9.0.
  unsigned ptx = 0;
  /// The chips that it knows, "sm_90a".
  SmallVector<std::string> chips;
};

/// Returns the paths of all programs `ptxas` on PATH and in CUDA_HOME.
std::vector<std::string> findPtxas();

/// Asks a program what it is; std::nullopt if it isn't NVIDIA's assembler.
/// `store` keeps the answer until the file changes.
///
/// \param versions of PTX that LLVM writes, in ascending order.
std::optional<Ptxas> identifyPtxas(StringRef path,
                                   llvm::ArrayRef<unsigned> versions,
                                   AnswerStore &store);

/// Asks `ptxas` about `assembly`.
Answer runPtxas(StringRef path, StringRef chip, StringRef assembly);

/// Has one run of `ptxas` check many modules, each for the chip that it names,
/// without making anything of them. Different names are defined in each.
///
/// \param chip one that it knows.
SmallVector<Answer> checkWithPtxas(StringRef path, StringRef chip,
                                   ArrayRef<StringRef> modules);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_BACKEND_PTXAS_H
