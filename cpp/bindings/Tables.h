//===- Tables.h - Bindings of tables ----------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_BINDINGS_TABLES_H
#define MLIR_AVAILABILITY_BINDINGS_TABLES_H

#include <nanobind/nanobind.h>

namespace mlir::availability::python {

/// Adds `Table` and `table_dialects`.
void populateTables(nanobind::module_ &module);

} // namespace mlir::availability::python

#endif // MLIR_AVAILABILITY_BINDINGS_TABLES_H
