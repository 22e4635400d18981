//===- Table.h - What the ops of a dialect need -----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_TABLE_H
#define MLIR_AVAILABILITY_ENGINE_TABLE_H

#include "mlir-availability/IR/Clause.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OperationSupport.h"

namespace mlir::availability {

/// What ops of one name need.
struct OpRow {
  OperationName name;
  /// What every op of the name needs.
  SmallVector<Clause> clauses;
  /// True when an op may need more because of its attributes, or of the types
  /// that it combines. A type that needs something wherever it is doesn't
  /// count.
  bool isConditional;
};

/// All ops of a dialect against all dimensions.
struct Table {
  /// The dialect's own, then those of others that its ops need.
  SmallVector<const Dimension *> dimensions;
  /// In the order of the ops' names.
  std::vector<OpRow> rows;
};

/// Returns the table of the ops that are registered for a dialect. Of a dialect
/// that doesn't take part in availability itself, it has those ops of which
/// others' records speak. Reports through `emitError` and fails when there is
/// none, saying which dialects take part.
FailureOr<Table> tabulate(MLIRContext *context, StringRef dialectName,
                          function_ref<InFlightDiagnostic()> emitError);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_TABLE_H
