//===- ChipQuestions.h - What ops need of GPUs ------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_BACKEND_CHIPQUESTIONS_H
#define MLIR_AVAILABILITY_LIB_BACKEND_CHIPQUESTIONS_H

#include "Questions.h"

namespace mlir::availability {

/// Asks about the chips of NVIDIA and AMD.
class ChipQuestions {
public:
  explicit ChipQuestions(Questions &questions) : questions(questions) {}

  /// Returns whether a chip has the module that `questions` are about.
  BackEndAnswer askNVIDIA(ResolvedTarget &target, int64_t chip);
  BackEndAnswer askAMD(ResolvedTarget &target, int64_t chip);

private:
  /// Finds which chips have it, after one has refused.
  BackEndAnswer askOthersOfNVIDIA(int64_t chip, const Answer &refusal);
  BackEndAnswer askOthersOfAMD(const Answer &refusal);
  /// Returns the chips of NVIDIA's that check it without an error. Those whose
  /// series has no earlier one were asked about, and accept it.
  SmallVector<int64_t> findAccepting(ArrayRef<int64_t> chips);
  Processor getProcessor(int64_t chip, int64_t version);
  const Ptxas *getPtxas(int64_t chip);
  /// Returns each of AMD's chips with the first that has the same features.
  ArrayRef<std::pair<int64_t, int64_t>> getFirstOfSame();

  Questions &questions;
  SmallVector<std::pair<int64_t, int64_t>> firstOfSame;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_BACKEND_CHIPQUESTIONS_H
