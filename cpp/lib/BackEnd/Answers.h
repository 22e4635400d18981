//===- Answers.h - Answers from outcomes ------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_BACKEND_ANSWERS_H
#define MLIR_AVAILABILITY_LIB_BACKEND_ANSWERS_H

#include "Compiler.h"

#include "mlir-availability/BackEnd/BackEnd.h"

namespace mlir::availability {

/// Returns the answer that nothing is known, for the reason given.
BackEndAnswer makeUnknown(const Twine &reason);

/// Returns the answer to an outcome that decides; std::nullopt for a refusal.
std::optional<BackEndAnswer> decide(const Answer &answer);

/// Returns the instruction that `op` is, "" if its name says it: an intrinsic,
/// the only one of a text.
std::string nameInstruction(Operation *op);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_BACKEND_ANSWERS_H
