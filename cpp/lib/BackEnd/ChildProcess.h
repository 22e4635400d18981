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
#include "llvm/ADT/StringRef.h"

#include <cstdio>
#include <optional>
#include <string>
#include <sys/types.h>

namespace mlir::availability {

/// A stream of messages between two processes, each a text.
class MessageStream {
public:
  explicit MessageStream(int descriptor = -1) : descriptor(descriptor) {}

  /// Does nothing if the other process has ended.
  void send(llvm::StringRef message);
  /// Waits for a message; std::nullopt if the other process has ended.
  std::optional<std::string> receive();

protected:
  int descriptor;
};

/// A fork of this process that answers messages. Its memory is limited.
class Child : public MessageStream {
public:
  enum class End {
    /// It had nothing more to do.
    Finished,
    /// LLVM or a crash ended it.
    Died,
    /// It took too long or too much memory, somebody stopped it, or it wasn't
    /// even started.
    Stopped,
  };

  /// Calls `work` in a fork of this process.
  explicit Child(llvm::function_ref<void(MessageStream &)> work);
  Child(const Child &) = delete;
  /// Waits for its end, which it reaches when it wants to receive a message.
  ~Child() { end(); }

  /// Ends the child. Returns how it ended, what it last printed, or the reason
  /// of its end; for `Finished` nothing.
  std::pair<End, std::string> end();

private:
  pid_t pid = -1;
  FILE *printed = nullptr;
};

/// Has the child in which this is called begin something that may take
/// `seconds` at most, or with 0 as long as it likes; what it printed before is
/// forgotten.
void startTurn(unsigned seconds);

/// Calls `work`, in a child. Returns false if LLVM wants to end the process
/// meanwhile, for the reason that `words` then has: it can't select an
/// instruction. What `work` has made by then is never destroyed.
bool surviveFatalErrors(llvm::function_ref<void()> work, std::string &words);

/// Returns the line of `text` that says what is wrong, without what a program
/// writes before it, shortened.
std::string getTellingLine(llvm::StringRef text);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_BACKEND_CHILDPROCESS_H
