//===- Causes.h - Violations that have the same cause -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What one thing mends is one finding: a capability that the target lacks, or
// that the module doesn't state, is reported once, with the number of places.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_CAUSES_H
#define MLIR_AVAILABILITY_ENGINE_CAUSES_H

#include "mlir-availability/Engine/OpChecker.h"

namespace mlir::availability {

/// Returns true if every target that satisfies `strong` satisfies `weak`, too:
/// a clause with the same alternatives and more, or of a lower version. Clauses
/// without alternatives imply nothing.
bool implies(ArrayRef<Requirement> strong, ArrayRef<Requirement> weak);

/// A violation, as `findCauses` looks at it.
struct Violated {
  OperationName op;
  const Clause *clause;
  /// See `Violation::stating`.
  const Operation *stating;
};

/// Returns, for each of `number` violations of one target, the index of the
/// violation that is its cause. Those of one cause are mended together: the
/// same lacks them, and the clause of the cause implies theirs. A cause is its
/// own cause. Clauses that nothing satisfies have one cause if the ops have the
/// same name and their sources are equal.
std::vector<size_t> findCauses(size_t number,
                               function_ref<Violated(size_t)> get);

/// The same for the violations that `check` has found.
std::vector<size_t> findCauses(ArrayRef<Violation> violations);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_CAUSES_H
