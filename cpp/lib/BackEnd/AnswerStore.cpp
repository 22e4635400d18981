//===- AnswerStore.cpp - Answers that are kept on disk -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AnswerStore.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::availability;

/// The characters of a hash in a file.
constexpr size_t kHashSize = 64;

std::string AnswerStore::getHash(StringRef text) {
  llvm::SHA256 sha;
  sha.update(text);
  return llvm::toHex(sha.final(), /*LowerCase=*/true);
}

AnswerStore::AnswerStore(StringRef folder, StringRef name) {
  if (folder.empty())
    return;
  SmallString<128> path(folder);
  llvm::sys::path::append(path, name);
  file = path.str().str();
  auto buffer = llvm::MemoryBuffer::getFile(file, /*IsText=*/true);
  if (!buffer)
    return;
  for (StringRef line : llvm::split((*buffer)->getBuffer(), '\n')) {
    // "HASH y", "HASH n REASON".
    StringRef key = line.take_front(kHashSize);
    StringRef rest = line.drop_front(key.size());
    if (key.size() != kHashSize || !llvm::all_of(key, llvm::isHexDigit) ||
        !rest.consume_front(" ") || rest.empty() ||
        !StringRef("ynu").contains(rest.front()) ||
        (rest.size() > 1 && rest[1] != ' '))
      continue;
    answers[key] = {static_cast<Outcome>(rest.front()),
                    rest.drop_front(std::min<size_t>(2, rest.size())).str()};
  }
}

std::optional<Answer> AnswerStore::find(StringRef question) const {
  auto it = answers.find(getHash(question));
  return it == answers.end() ? std::nullopt : std::optional(it->second);
}

void AnswerStore::keep(StringRef question, Answer answer) {
  std::string key = getHash(question);
  std::string line = key + " " + static_cast<char>(answer.outcome);
  if (!answer.reason.empty())
    line += " " + answer.reason;
  answers[key] = std::move(answer);
  if (file.empty())
    return;
  // A file that can't be written keeps nothing, and the answer is as good.
  if (llvm::sys::fs::create_directories(llvm::sys::path::parent_path(file)))
    return;
  int descriptor;
  if (llvm::sys::fs::openFileForWrite(file, descriptor,
                                      llvm::sys::fs::CD_OpenAlways,
                                      llvm::sys::fs::OF_Append))
    return;
  llvm::raw_fd_ostream stream(descriptor, /*shouldClose=*/true,
                              /*unbuffered=*/true);
  // One write, so that lines of other processes aren't mixed with it.
  stream << "\n" + line + "\n";
  stream.clear_error();
}
