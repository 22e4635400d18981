//===- ChildProcess.h - Work that may end its process -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_BACKEND_CHILDPROCESS_H
#define MLIR_AVAILABILITY_LIB_BACKEND_CHILDPROCESS_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <string>

namespace mlir::availability {

/// How a child process ended.
struct ChildResult {
  enum class End {
    Finished,
    /// LLVM or a crash ended it.
    Died,
    /// It took too long or too much memory, or somebody stopped it.
    Stopped,
  };

  End end;
  /// What it wrote.
  std::string data;
  /// What it last printed, or the reason of its end; for `Finished` empty.
  std::string lastWords;
};

/// Calls `work` in a fork of this process, with a stream to this one. The
/// child's memory is limited.
ChildResult runInChild(llvm::function_ref<void(llvm::raw_ostream &)> work);

/// Has the child in which this is called end if it takes more than `seconds`
/// from now on.
void limitTime(unsigned seconds);

/// Returns the line of `text` that says what is wrong, without what a program
/// writes before it, shortened.
std::string getTellingLine(llvm::StringRef text);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_BACKEND_CHILDPROCESS_H
