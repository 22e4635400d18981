//===- ListNeeds.h - Needs in tables ----------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_LISTNEEDS_H
#define MLIR_AVAILABILITY_LIB_ENGINE_LISTNEEDS_H

#include "mlir-availability/Engine/Table.h"

namespace mlir::availability {

/// Fills in `row.conditions` and `row.hasUnlisted`. `defs` are the records that
/// apply to ops of the row's dialect.
void listNeeds(MLIRContext *context, ArrayRef<const DefRecord *> defs,
               OpRow &row);

/// Returns the table row for `def`.
DefRow makeDefRow(const DefRecord &def);

/// Returns true when ops of `dialect` may hold types that no record covers and
/// whose needs are therefore unknown.
bool hasUnknownTypes(MLIRContext *context, OpDialect dialect);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_LISTNEEDS_H
