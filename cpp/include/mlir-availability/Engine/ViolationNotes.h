//===- ViolationNotes.h - Why, and where else? ------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_VIOLATIONNOTES_H
#define MLIR_AVAILABILITY_ENGINE_VIOLATIONNOTES_H

#include "mlir-availability/Engine/AvailableFrom.h"
#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/IR/CalleeLookup.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::availability {

/// Writes the notes beneath a violation. Use one object for many violations: it
/// resolves the known targets, and analyses the IR, once. The IR mustn't change
/// meanwhile.
class ViolationNotes {
public:
  explicit ViolationNotes(MLIRContext *context);

  /// Attaches two notes to `diagnostic`, which is about a violation in `root`:
  /// the cause in the op, and from which targets on everything in `root` is
  /// available or, if the IR merely doesn't state enough, what to do. Callees
  /// are looked up inside `within` only. Ops aren't printed: one may be a whole
  /// module.
  void attach(Diagnostic &diagnostic, const Violation &violation,
              ResolvedTarget &target, Operation *root, Operation *within);

private:
  std::string describeAvailableFrom(Operation *op, ResolvedTarget &target,
                                    Operation *root, Operation *within);
  /// Returns the weakest targets of the first families among `names`.
  std::string pick(SmallVector<std::string> names) const;

  AvailableFromFinder finder;
  llvm::StringMap<StringRef> families;
  DenseMap<Operation *, std::optional<NeedsOfAll>> needs;
  /// What was looked up inside each op, once for all violations.
  DenseMap<Operation *, std::unique_ptr<CalleeLookup>> callees;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_VIOLATIONNOTES_H
