//===- CrashedPass.cpp - Reporting the pass of a crash --------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Support/CrashedPass.h"

#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"

#include <array>
#include <csignal>
#include <unistd.h>

using namespace mlir;
using namespace mlir::availability;

namespace {
/// The passes that a thread is running, innermost last. Passes that run
/// pipelines are rarely nested more deeply.
struct RunningPasses {
  std::array<StringRef, 16> names;
  size_t count = 0;
};
} // namespace

static thread_local RunningPasses running;

namespace {
class PassNotes : public PassInstrumentation {
public:
  void runBeforePass(Pass *pass, Operation *) override {
    if (running.count < running.names.size())
      running.names[running.count] = pass->getArgument();
    ++running.count;
  }
  void runAfterPass(Pass *, Operation *) override { --running.count; }
  void runAfterPassFailed(Pass *, Operation *) override { --running.count; }
};
} // namespace

void mlir::availability::rememberRunningPasses(PassManager &passes) {
  passes.addInstrumentation(std::make_unique<PassNotes>());
}

static void writeToStderr(StringRef text) {
  // There is no way to handle a failure here.
  [[maybe_unused]] ssize_t written =
      ::write(STDERR_FILENO, text.data(), text.size());
}

/// Writes the name of this thread's innermost running pass, if any.
static void writeRunningPass() {
  size_t count = std::min(running.count, running.names.size());
  // Adaptors that collect the passes for one kind of op have no name.
  while (count != 0 && running.names[count - 1].empty())
    --count;
  if (count == 0)
    return;
  writeToStderr("\ncrashed in pass '");
  writeToStderr(running.names[count - 1]);
  writeToStderr("'\n");
}

/// Handles the signal of a crash. The signal's default action has been restored
/// and runs when this returns.
static void reportCrash(int number) {
  writeRunningPass();
  (void)::raise(number);
}

void mlir::availability::reportCrashedPass() {
  // A stack that has overflowed can't be used, so the handler has its own.
  static std::array<char, size_t(1) << 16> otherStack;
  stack_t stack = {};
  stack.ss_sp = otherStack.data();
  stack.ss_size = otherStack.size();
  (void)sigaltstack(&stack, nullptr);
  struct sigaction action = {};
  action.sa_handler = reportCrash;
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_ONSTACK);
  for (int number : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT})
    (void)sigaction(number, &action, nullptr);
}
