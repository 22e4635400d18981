//===- Verify.h - Whether a module can be judged ----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's verifier rejects some ops because a target in the IR lacks them.
// `check` reports those, with the reason.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_VERIFY_H
#define MLIR_AVAILABILITY_ENGINE_VERIFY_H

#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// Verifies `root`, but accepts ops that MLIR's verifier rejects only because
/// of targets in the IR. Reports all other errors, and fails if there are any.
/// The IR is unchanged afterwards.
LogicalResult verifyWithoutTargets(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_VERIFY_H
