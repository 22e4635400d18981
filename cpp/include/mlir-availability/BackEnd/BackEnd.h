//===- BackEnd.h - Asking compilers about ops -------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Asks LLVM's code generators and the assemblers about ops that no table knows.
// An op is put into a function of its own, as the probes do that the tables are
// made from, and compiled for the target.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_BACKEND_BACKEND_H
#define MLIR_AVAILABILITY_BACKEND_BACKEND_H

#include "mlir-availability/Engine/Check.h"

namespace mlir::availability {

/// Where a `BackEnd` finds programs, and where it keeps answers.
struct BackEndOptions {
  /// The paths of NVIDIA's assemblers. For a chip, the newest that knows it is
  /// asked.
  std::vector<std::string> ptxas;
  /// The folder of the answers, which is made if it doesn't exist; "" keeps
  /// none beyond the life of the `BackEnd`.
  std::string folder;
  /// How long one compilation may take.
  unsigned seconds = 8;

  /// Returns the options for the user of this process: each `ptxas` on PATH
  /// and in CUDA_HOME, and a folder beside the user's other caches.
  static BackEndOptions ofUser();
};

/// What back ends say of an op on a target.
struct BackEndAnswer {
  enum class Verdict {
    Available,
    /// Another target has it.
    Unavailable,
    /// The back ends can't be asked, or refuse it for all targets; or one
    /// accepts it everywhere without a look at what it is.
    Unknown,
  };

  Verdict verdict;
  /// What the back end says, or why it can't be asked. Empty if the op is
  /// available.
  std::string reason;
  /// The needs: of each, the alternatives of which the target has to offer one.
  /// An available op has some if the target leaves them open.
  SmallVector<SmallVector<Requirement>, 1> allOf;
};

/// Asks about ops for NVIDIA's and AMD's chips, and for CPUs. Compilations run
/// in forks of this process, because LLVM wants to end its process when it
/// can't select an instruction; a crash, or a compilation that takes too long,
/// costs only its own answer.
///
/// The answer is that of LLVM's code generator and assembler, for NVIDIA's
/// chips that of LLVM's code generator and `ptxas`. A refusal counts only if
/// another of the vendor's chips, or another CPU of the architecture, has the
/// op: otherwise something else may be wrong with the function that it was put
/// into. LLVM compiles some of x86's intrinsics, and assembles all of x86's
/// instructions, for every CPU, which says nothing about them.
///
/// Not thread-safe.
class BackEnd {
public:
  explicit BackEnd(BackEndOptions options = BackEndOptions::ofUser());
  ~BackEnd();

  /// Asks whether `target` has `op`.
  BackEndAnswer ask(Operation *op, ResolvedTarget &target);

  /// Asks about the ops in `result` whose requirements no record knows. Those
  /// that the target has are counted as checked; others become violations; the
  /// rest stay unknown, and say why. Returns how many were answered.
  uint64_t answer(CheckResult &result, ResolvedTarget &target);

  /// Compiles all device code in `root`, or all other code if `target` is a
  /// CPU, as a second opinion. `Unavailable` means that the back end refuses
  /// it; then `allOf` is empty.
  BackEndAnswer compile(Operation *root, ResolvedTarget &target);

  /// Returns what answers for `target` are measured with: "LLVM 22.1.8, ptxas
  /// 13.5"; "" if nothing can be asked.
  std::string getVersions(ResolvedTarget &target);

private:
  class Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_BACKEND_BACKEND_H
