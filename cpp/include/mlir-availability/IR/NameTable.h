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

namespace mlir::availability {

/// The requirements of `name`: rows of a table of requirements.
struct NameRow {
  llvm::StringLiteral name;
  unsigned firstRow;
  unsigned numRows;
};

/// Returns the row of `name` in `table`, which is sorted by name; nullptr if
/// there is none.
const NameRow *lookUpName(llvm::ArrayRef<NameRow> table, llvm::StringRef name);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_NAMETABLE_H
