//===- Ptxas.cpp - NVIDIA's assembler ------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ptxas.h"
#include "ChildProcess.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Regex.h"

using namespace mlir;
using namespace mlir::availability;

/// How long one run may take.
constexpr unsigned kSeconds = 8;

namespace {
struct Run {
  int code;
  std::string output;
};

/// A file for a program to read, which goes away with this.
struct Source {
  bool write(StringRef text) {
    int descriptor;
    if (llvm::sys::fs::createTemporaryFile("probe", "ptx", descriptor, path))
      return false;
    remover.setFile(path);
    llvm::raw_fd_ostream stream(descriptor, /*shouldClose=*/true);
    stream << text;
    return true;
  }

  SmallString<128> path;
  llvm::FileRemover remover;
};
} // namespace

/// Runs a program.
static Run run(StringRef path, ArrayRef<StringRef> arguments) {
  SmallString<128> output;
  SmallVector<StringRef> words = {path};
  words.append(arguments.begin(), arguments.end());
  llvm::FileRemover removeOutput;
  if (llvm::sys::fs::createTemporaryFile("probe", "txt", output))
    return {-1, "no temporary file can be made"};
  removeOutput.setFile(output);
  std::optional<StringRef> redirects[] = {StringRef(""), StringRef(output),
                                          StringRef(output)};
  std::string problem;
  int code = llvm::sys::ExecuteAndWait(path, words, std::nullopt, redirects,
                                       kSeconds, 0, &problem);
  auto buffer = llvm::MemoryBuffer::getFile(output);
  std::string text = buffer ? (*buffer)->getBuffer().str() : "";
  return {code, text.empty() ? problem : text};
}

std::vector<std::string> mlir::availability::findPtxas() {
  std::vector<std::string> folders;
  // What is in the current folder isn't the user's choice.
  if (std::optional<std::string> path = llvm::sys::Process::GetEnv("PATH"))
    for (StringRef each : llvm::split(*path, ':'))
      if (each.starts_with("/"))
        folders.push_back(each.str());
  if (std::optional<std::string> home = llvm::sys::Process::GetEnv("CUDA_HOME"))
    if (StringRef(*home).starts_with("/"))
      folders.push_back(*home + "/bin");
  std::vector<std::string> found;
  for (const std::string &folder : folders) {
    SmallString<128> file(folder);
    llvm::sys::path::append(file, "ptxas");
    if (llvm::sys::fs::can_execute(file) &&
        !llvm::is_contained(found, file.str()))
      found.push_back(file.str().str());
  }
  return found;
}

/// Returns an empty module for a chip.
static std::string makeModule(unsigned ptx, StringRef chip) {
  return (".version " + Twine(ptx / 10) + "." + Twine(ptx % 10) + "\n.target " +
          chip + "\n.address_size 64\n")
      .str();
}

static std::optional<Ptxas> ask(StringRef path, ArrayRef<unsigned> versions) {
  Ptxas found;
  found.path = path.str();
  Run version = run(path, {"--version"});
  SmallVector<StringRef> groups;
  if (version.code != 0 || !llvm::Regex("release ([0-9]+)\\.([0-9]+)")
                                .match(version.output, &groups))
    return std::nullopt;
  unsigned major, minor;
  if (groups[1].getAsInteger(10, major) || groups[2].getAsInteger(10, minor))
    return std::nullopt;
  found.version = (groups[1] + "." + groups[2]).str();
  found.number = 100 * major + minor;
  std::string help = run(path, {"--help"}).output;
  llvm::Regex chip("'(sm_[0-9]+[a-z]?)'");
  for (StringRef rest = help; chip.match(rest, &groups);
       rest = rest.drop_front(groups[0].end() - rest.begin()))
    if (!llvm::is_contained(found.chips, groups[1]))
      found.chips.push_back(groups[1].str());
  if (found.chips.empty())
    return std::nullopt;
  for (unsigned ptx : llvm::reverse(versions))
    if (runPtxas(path, found.chips.front(),
                 makeModule(ptx, found.chips.front()))
            .outcome == Outcome::Accepted) {
      found.ptx = ptx;
      return found;
    }
  return std::nullopt;
}

std::optional<Ptxas>
mlir::availability::identifyPtxas(StringRef path, ArrayRef<unsigned> versions,
                                  AnswerStore &store) {
  llvm::sys::fs::file_status status;
  if (llvm::sys::fs::status(path, status))
    return std::nullopt;
  std::string key =
      (path + "|" + Twine(status.getSize()) + "|" +
       Twine(status.getLastModificationTime().time_since_epoch().count()) +
       "|" + Twine(versions.back()))
          .str();
  std::optional<Answer> kept = store.find(key);
  if (!kept) {
    // In a child, because a limit of time takes this process's only alarm.
    Child child([&](MessageStream &stream) {
      std::optional<Ptxas> found = ask(path, versions);
      stream.send(found ? found->version + " " + std::to_string(found->number) +
                              " " + std::to_string(found->ptx) + " " +
                              llvm::join(found->chips, " ")
                        : "");
    });
    kept = Answer{Outcome::Accepted, child.receive().value_or("")};
    if (!kept->reason.empty())
      store.keep(key, *kept);
  }
  Ptxas found;
  SmallVector<StringRef> words;
  StringRef(kept->reason).split(words, ' ');
  if (words.size() < 4 || words[1].getAsInteger(10, found.number) ||
      words[2].getAsInteger(10, found.ptx))
    return std::nullopt;
  found.path = path.str();
  found.version = words[0].str();
  for (StringRef each : ArrayRef(words).drop_front(3))
    found.chips.push_back(each.str());
  return found;
}

/// Returns the answer if `ptxas` ended with `code`, and said `words`.
static Answer getAnswer(int code, StringRef words) {
  if (code == 0)
    return {Outcome::Accepted, ""};
  std::string line = getTellingLine(words);
  // It wasn't started, or it crashed or took too long.
  if (code < 0)
    return {Outcome::NoAnswer, "ptxas: " + line};
  return {Outcome::Refused, line.empty() ? "ptxas refuses it" : line};
}

Answer mlir::availability::runPtxas(StringRef path, StringRef chip,
                                    StringRef assembly) {
  std::string option = ("-arch=" + chip).str();
  Source source;
  if (!source.write(assembly))
    return {Outcome::NoAnswer, "no temporary file can be made"};
  Run done = run(path, {option, "-c", "-o", "/dev/null", source.path});
  return getAnswer(done.code, done.output);
}

SmallVector<Answer>
mlir::availability::checkWithPtxas(StringRef path, StringRef chip,
                                   ArrayRef<StringRef> modules) {
  SmallVector<Answer> answers(
      modules.size(), {Outcome::NoAnswer, "ptxas doesn't say what is wrong"});
  std::string option = ("-arch=" + chip).str();
  SmallVector<StringRef> arguments = {option, "-c", "-o", "/dev/null"};
  // After a module that isn't one, it reads the others, and ends.
  std::vector<Source> sources(modules.size() + 1);
  for (auto [index, source] : llvm::enumerate(sources)) {
    if (!source.write(index < modules.size() ? modules[index] : "none"))
      return answers;
    arguments.push_back(source.path);
  }
  Run done = run(path, arguments);
  // "ptxas FILE, line 3; error : ...".
  auto findWords = [&](const Source &source) {
    std::string start = ("ptxas " + source.path + ",").str();
    for (StringRef line : llvm::split(done.output, '\n'))
      if (line.starts_with(start) &&
          (line.contains("; error ") || line.contains("; fatal ")))
        return line;
    return StringRef();
  };
  if (done.code <= 0 || findWords(sources.back()).empty())
    return answers;
  for (auto [source, answer] : llvm::zip(sources, answers)) {
    StringRef words = findWords(source);
    answer = getAnswer(!words.empty(), words);
  }
  return answers;
}
