//===- Questions.h - Questions that are asked once --------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_BACKEND_QUESTIONS_H
#define MLIR_AVAILABILITY_LIB_BACKEND_QUESTIONS_H

#include "AnswerStore.h"
#include "Compilations.h"
#include "Ptxas.h"

#include "mlir-availability/BackEnd/BackEnd.h"

namespace mlir::availability {

/// Asks compilers about one module after another, and keeps what they say.
class Questions {
public:
  explicit Questions(BackEndOptions options);

  /// The module that is asked about while this lives, whether one op is in it
  /// or a whole program.
  class Subject {
  public:
    Subject(Questions &questions, StringRef text, bool isProbe);
    ~Subject() { questions.subject = nullptr; }

    StringRef text;
    bool isProbe;

  private:
    friend class Questions;
    Questions &questions;
    std::string hash;
    Compilations compilations;
  };

  const Subject &getSubject() const { return *subject; }
  const BackEndOptions &getOptions() const { return options; }
  StringRef getLLVMVersion() const { return llvmVersion; }
  /// Returns the assembler that is asked about one of NVIDIA's chips.
  const Ptxas *getPtxas(StringRef chip);

  SmallVector<Answer> ask(ArrayRef<Processor> processors);
  /// What is accepted so may be refused if it is asked about.
  SmallVector<Answer> check(ArrayRef<Processor> processors);

  /// Returns what `find` returned for the same `key` and module before, or
  /// returns now. With questions that had no answer, it isn't remembered.
  BackEndAnswer remember(const Twine &key,
                         llvm::function_ref<BackEndAnswer()> find);

private:
  AnswerStore &getStore(const Processor &processor);
  std::string getQuestion(const Processor &processor, StringRef kind);
  /// Returns kept answers to a question of one of `kinds`, and what
  /// `findMissing` says of other processors. Of that, what is accepted is kept
  /// as an answer of the last kind, a refusal as one of the first.
  SmallVector<Answer> find(
      ArrayRef<Processor> processors, ArrayRef<StringRef> kinds,
      llvm::function_ref<SmallVector<Answer>(ArrayRef<Processor>)> findMissing);

  BackEndOptions options;
  std::string llvmVersion;
  Subject *subject = nullptr;
  /// The assemblers, once they have been asked what they are.
  std::optional<SmallVector<Ptxas>> assemblers;
  llvm::StringMap<std::unique_ptr<AnswerStore>> stores;
  /// Answers for which many processors were asked.
  llvm::StringMap<BackEndAnswer> remembered;
  uint64_t numUnanswered = 0;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_BACKEND_QUESTIONS_H
