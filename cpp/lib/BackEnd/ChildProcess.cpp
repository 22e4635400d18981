//===- ChildProcess.cpp - Work that may end its process -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChildProcess.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Regex.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir::availability;
using llvm::StringRef;

/// The exit codes of a child that LLVM ends.
constexpr int kFatalError = 70;
constexpr int kOutOfMemory = 71;

/// How much memory a child may take beyond its parent's.
constexpr rlim_t kMemory = rlim_t(4) << 30;

constexpr size_t kLongestLine = 200;

std::string mlir::availability::getTellingLine(StringRef text) {
  StringRef first, telling;
  for (StringRef line : llvm::split(text, '\n')) {
    line = line.trim();
    if (line.empty())
      continue;
    if (first.empty())
      first = line;
    if (line.contains_insensitive("error") || line.contains("Cannot ")) {
      telling = line;
      break;
    }
  }
  if (telling.empty())
    telling = first;
  // "ptxas FILE, line 3; error : ...", "<unknown>:0: error: ...".
  if (size_t at = telling.find("error"); at != StringRef::npos)
    if (StringRef rest = telling.substr(at + 5).ltrim(" :"); !rest.empty())
      telling = rest;
  // Places of an assembly text that nobody sees, and addresses of nodes.
  static const llvm::Regex noise("^<inline asm>:[0-9]+:[0-9]+: |"
                                 " 0x[0-9a-f]{8,}:|,? 0x[0-9a-f]{8,}");
  std::string words = telling.str(), line;
  for (std::string shorter; (shorter = noise.sub("", words)) != words;)
    words = shorter;
  for (char c : StringRef(words).take_front(kLongestLine))
    line += llvm::isPrint(c) ? c : ' ';
  return line;
}

void mlir::availability::limitTime(unsigned seconds) { alarm(seconds); }

/// Returns how much memory this process has mapped.
static rlim_t getMappedMemory() {
  unsigned long pages = 0;
  if (FILE *file = fopen("/proc/self/statm", "r")) {
    if (fscanf(file, "%lu", &pages) != 1)
      pages = 0;
    fclose(file);
  }
  return rlim_t(pages) * sysconf(_SC_PAGESIZE);
}

/// Lets the child die of what would end any program, without a word of
/// handlers of the program that was forked.
static void resetHandlers() {
  for (int each : {SIGALRM, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGPIPE,
                   SIGPROF, SIGTERM, SIGCHLD})
    signal(each, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  llvm::remove_fatal_error_handler();
  llvm::install_fatal_error_handler([](void *, const char *reason, bool) {
    llvm::errs() << "error: " << reason << "\n";
    _exit(kFatalError);
  });
  llvm::remove_bad_alloc_error_handler();
  llvm::install_bad_alloc_error_handler(
      [](void *, const char *, bool) { _exit(kOutOfMemory); });
}

static void limitMemory() {
  rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  rlim_t mapped = getMappedMemory();
  rlimit memory;
  if (mapped == 0 || getrlimit(RLIMIT_AS, &memory) != 0)
    return;
  memory.rlim_cur = std::min(memory.rlim_cur, mapped + kMemory);
  setrlimit(RLIMIT_AS, &memory);
}

[[noreturn]] static void
runChild(llvm::function_ref<void(llvm::raw_ostream &)> work, int pipe,
         FILE *printed) {
  resetHandlers();
  limitMemory();
  // Threads of the parent's pool aren't here: nothing may wait for them, so the
  // process ends without destructors of static objects.
  dup2(fileno(printed), STDOUT_FILENO);
  dup2(fileno(printed), STDERR_FILENO);
  {
    llvm::raw_fd_ostream stream(pipe, /*shouldClose=*/true);
    work(stream);
  }
  _exit(0);
}

static std::string readAll(int descriptor) {
  std::string data;
  char buffer[1 << 14];
  while (true) {
    ssize_t size = read(descriptor, buffer, sizeof(buffer));
    if (size < 0 && errno == EINTR)
      continue;
    if (size <= 0)
      return data;
    data.append(buffer, size);
  }
}

static std::string readPrinted(FILE *printed) {
  fseek(printed, 0, SEEK_SET);
  std::string text(1 << 16, '\0');
  text.resize(fread(text.data(), 1, text.size(), printed));
  return text;
}

ChildResult mlir::availability::runInChild(
    llvm::function_ref<void(llvm::raw_ostream &)> work) {
  using End = ChildResult::End;
  FILE *printed = tmpfile();
  int ends[2];
  if (!printed || pipe(ends) != 0)
    return {End::Stopped, "", "no process can be started"};
  auto close = llvm::scope_exit([&] { fclose(printed); });
  pid_t pid = fork();
  if (pid == 0) {
    ::close(ends[0]);
    runChild(work, ends[1], printed);
  }
  ::close(ends[1]);
  std::string data = pid < 0 ? "" : readAll(ends[0]);
  ::close(ends[0]);
  if (pid < 0)
    return {End::Stopped, "", "no process can be started"};
  int status = 0;
  if (llvm::sys::RetryAfterSignal(-1, ::waitpid, pid, &status, 0) != pid)
    return {End::Stopped, std::move(data), "how its process ended isn't known"};
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
    return {End::Finished, std::move(data), ""};
  if (WIFEXITED(status) && WEXITSTATUS(status) == kOutOfMemory)
    return {End::Stopped, std::move(data), "it takes too much memory"};
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM)
    return {End::Stopped, std::move(data), "it takes too long"};
  if (WIFSIGNALED(status) &&
      llvm::is_contained({SIGKILL, SIGTERM, SIGINT}, WTERMSIG(status)))
    return {End::Stopped, std::move(data), "it was stopped"};
  std::string words = getTellingLine(readPrinted(printed));
  if (words.empty())
    words = "it crashes";
  return {End::Died, std::move(data), std::move(words)};
}
