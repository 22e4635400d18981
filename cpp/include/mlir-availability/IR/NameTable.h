//===- NameTable.h - What things need that are names alone ------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Intrinsics, library functions and instructions in inline assembly have no C++
// class. A generated table lists their requirements by name.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_NAMETABLE_H
#define MLIR_AVAILABILITY_IR_NAMETABLE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace mlir::availability {

/// The requirements of a name: rows of a table of requirements.
struct NameRow {
  /// Where the name begins in the table's text.
  uint32_t offset;
  uint32_t firstRow;
  uint32_t numRows;
};

/// A table, as data without addresses: a loader has nothing to do for it.
struct NameTable {
  /// All names, each ended by a null character.
  const char *text;
  /// Sorted by name.
  llvm::ArrayRef<NameRow> rows;
};

/// Returns the row of `name` in `table`; nullptr if there is none.
const NameRow *lookUpName(const NameTable &table, llvm::StringRef name);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_NAMETABLE_H
