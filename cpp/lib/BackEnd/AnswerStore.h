//===- AnswerStore.h - Answers that are kept on disk ------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_BACKEND_ANSWERSTORE_H
#define MLIR_AVAILABILITY_LIB_BACKEND_ANSWERSTORE_H

#include "Compiler.h"

#include "llvm/ADT/StringMap.h"

#include <optional>

namespace mlir::availability {

/// Keeps answers in a file that several processes may write to: each answer is
/// a line, with the hash of the question. What isn't such a line is ignored.
class AnswerStore {
public:
  /// Reads the answers in `folder`/`name`; "" for no folder keeps them in
  /// memory only.
  AnswerStore(StringRef folder, StringRef name);

  /// Returns a text of fixed length that stands for `text`.
  static std::string getHash(StringRef text);

  std::optional<Answer> find(StringRef question) const;
  void keep(StringRef question, Answer answer);

private:
  std::string file;
  llvm::StringMap<Answer> answers;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_BACKEND_ANSWERSTORE_H
