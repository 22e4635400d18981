//===- Contradictions.h - Conditions that exclude each other ----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A target may leave a value open, a chip the size of its wavefronts. Code that
// is compiled together has one such value.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_CONTRADICTIONS_H
#define MLIR_AVAILABILITY_LIB_ENGINE_CONTRADICTIONS_H

#include "mlir-availability/Engine/Check.h"

namespace mlir::availability {

/// Makes violations, which no target satisfies, of those conditions in `result`
/// that can't hold together with earlier ones in the same symbol table,
/// whatever `target` turns out to offer along a dimension of one value. Each
/// such dimension is reported once for a symbol table.
void findContradictions(CheckResult &result, const ResolvedTarget &target);

/// Returns false if some of `clauses`, each of which `target` leaves open,
/// can't hold together in one symbol table.
bool canHoldTogether(ArrayRef<ArrayRef<Requirement>> clauses,
                     ResolvedTarget &target);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_CONTRADICTIONS_H
