//===- SearchableTables.td - LLVM's tables, once -----------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's file has no include guard.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_SEARCHABLETABLES_TD
#define MLIR_AVAILABILITY_SEARCHABLETABLES_TD

include "llvm/TableGen/SearchableTable.td"

#endif // MLIR_AVAILABILITY_SEARCHABLETABLES_TD
