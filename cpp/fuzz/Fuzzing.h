//===- Fuzzing.h - What the fuzzers share -----------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_FUZZ_FUZZING_H
#define MLIR_AVAILABILITY_FUZZ_FUZZING_H

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Operation.h"

namespace mlir::availability::fuzzing {

/// Returns a context in which all availability is loaded. It is a new one now
/// and then, because what is uniqued in a context stays there. Diagnostics are
/// formatted, and dropped.
MLIRContext &getContext();

/// Runs all analyses on `root`: explains its ops, checks it against some
/// targets, and deduces one. Aborts if `check` refuses the deduced target.
void judge(Operation *root);

} // namespace mlir::availability::fuzzing

#endif // MLIR_AVAILABILITY_FUZZ_FUZZING_H
