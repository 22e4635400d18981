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
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <csignal>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir::availability;
using llvm::StringRef;

/// The exit codes of a child that LLVM ends.
constexpr int kFatalError = 70;
constexpr int kOutOfMemory = 71;
constexpr int kCrashed = 72;

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

void mlir::availability::startTurn(unsigned seconds) {
  alarm(seconds);
  // What can't be forgotten is only a worse reason.
  if (ftruncate(STDERR_FILENO, 0) == 0)
    lseek(STDERR_FILENO, 0, SEEK_SET);
}

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

//===----------------------------------------------------------------------===//
// Fatal errors
//===----------------------------------------------------------------------===//

/// The reason of the last fatal error.
static std::string fatalReason;

static void handleFatalError(void *, const char *reason, bool) {
  fatalReason = reason;
  llvm::errs() << "error: " << reason << "\n";
  // Goes on in `surviveFatalErrors`, if that was called.
  llvm::sys::Process::Exit(kFatalError, /*NoCleanup=*/true);
}

bool mlir::availability::surviveFatalErrors(llvm::function_ref<void()> work,
                                            std::string &words) {
  llvm::CrashRecoveryContext::Enable();
  llvm::CrashRecoveryContext recovery;
  const void *stack = llvm::SavePrettyStackState();
  if (recovery.RunSafely(work))
    return true;
  // A crash may have left anything.
  if (recovery.RetCode != kFatalError)
    _exit(kCrashed);
  llvm::RestorePrettyStackState(stack);
  words = fatalReason;
  return false;
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
  llvm::install_fatal_error_handler(handleFatalError);
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

static std::string readPrinted(FILE *printed) {
  fseek(printed, 0, SEEK_SET);
  std::string text(1 << 16, '\0');
  text.resize(fread(text.data(), 1, text.size(), printed));
  return text;
}

//===----------------------------------------------------------------------===//
// MessageStream
//===----------------------------------------------------------------------===//

static bool transfer(ssize_t (*move)(int, void *, size_t), int descriptor,
                     char *data, size_t size) {
  while (size > 0) {
    ssize_t moved = move(descriptor, data, size);
    if (moved < 0 && errno == EINTR)
      continue;
    if (moved <= 0)
      return false;
    data += moved;
    size -= moved;
  }
  return true;
}

void MessageStream::send(StringRef message) {
  char size[sizeof(uint32_t)];
  llvm::support::endian::write32le(size, message.size());
  std::string data = (StringRef(size, sizeof(size)) + message).str();
  transfer(
      [](int descriptor, void *data, size_t size) {
        return ::send(descriptor, data, size, MSG_NOSIGNAL);
      },
      descriptor, data.data(), data.size());
}

std::optional<std::string> MessageStream::receive() {
  char size[sizeof(uint32_t)];
  if (!transfer(::read, descriptor, size, sizeof(size)))
    return std::nullopt;
  std::string message(llvm::support::endian::read32le(size), '\0');
  if (!transfer(::read, descriptor, message.data(), message.size()))
    return std::nullopt;
  return message;
}

//===----------------------------------------------------------------------===//
// Child
//===----------------------------------------------------------------------===//

[[noreturn]] static void
runChild(llvm::function_ref<void(MessageStream &)> work, int socket,
         FILE *printed) {
  resetHandlers();
  limitMemory();
  // Threads of the parent's pool aren't here: nothing may wait for them, so the
  // process ends without destructors of static objects.
  dup2(fileno(printed), STDOUT_FILENO);
  dup2(fileno(printed), STDERR_FILENO);
  MessageStream stream(socket);
  work(stream);
  _exit(0);
}

Child::Child(llvm::function_ref<void(MessageStream &)> work)
    : printed(tmpfile()) {
  int ends[2];
  if (!printed || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return;
  pid = fork();
  if (pid == 0) {
    ::close(ends[0]);
    runChild(work, ends[1], printed);
  }
  ::close(ends[1]);
  descriptor = ends[0];
}

std::pair<Child::End, std::string> Child::end() {
  // Other children may have this end of the socket, too.
  if (descriptor >= 0) {
    shutdown(descriptor, SHUT_RDWR);
    ::close(std::exchange(descriptor, -1));
  }
  auto close = llvm::scope_exit([&] {
    if (printed)
      fclose(std::exchange(printed, nullptr));
  });
  if (pid < 0)
    return {End::Stopped, "no process can be started"};
  int status = 0;
  pid_t child = std::exchange(pid, -1);
  if (llvm::sys::RetryAfterSignal(-1, ::waitpid, child, &status, 0) != child)
    return {End::Stopped, "how its process ended isn't known"};
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
    return {End::Finished, ""};
  if (WIFEXITED(status) && WEXITSTATUS(status) == kOutOfMemory)
    return {End::Stopped, "it takes too much memory"};
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM)
    return {End::Stopped, "it takes too long"};
  if (WIFSIGNALED(status) &&
      llvm::is_contained({SIGKILL, SIGTERM, SIGINT}, WTERMSIG(status)))
    return {End::Stopped, "it was stopped"};
  std::string words = getTellingLine(readPrinted(printed));
  return {End::Died, words.empty() ? "it crashes" : words};
}
