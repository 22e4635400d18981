//===- Verify.h - Whether a module can be judged ----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's verifier refuses some ops because a target in the IR lacks them. To
// say so is what `check` is for, with the reason.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_VERIFY_H
#define MLIR_AVAILABILITY_ENGINE_VERIFY_H

#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// Verifies `root`, and takes as valid what MLIR's verifier refuses for targets
/// in the IR alone. Reports what it finds besides, and fails. The IR is as it
/// was afterwards.
LogicalResult verifyWithoutTargets(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_VERIFY_H
