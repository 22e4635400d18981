//===- ForkedProcess.cpp - Detecting forked processes ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Support/ForkedProcess.h"

#include "llvm/Support/Process.h"

using llvm::sys::Process;

// Set when the library is loaded, since the first query may follow a fork.
static const Process::Pid loadedIn = Process::getProcessId();

bool mlir::availability::isForkedProcess() {
  return Process::getProcessId() != loadedIn;
}
