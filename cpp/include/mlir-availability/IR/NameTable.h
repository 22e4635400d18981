//===- NameTable.h - What things need that are names alone ------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Intrinsics, functions of a library and instructions in a text have no class
// in C++. Generated code has a table of what they need, by their names.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_NAMETABLE_H
#define MLIR_AVAILABILITY_IR_NAMETABLE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::availability {

/// What the thing called `name` needs: rows of a table of requirements.
struct NameRow {
  llvm::StringLiteral name;
  unsigned firstRow;
  unsigned numRows;
};

/// Returns the row of `name` in `table`, which is sorted by names; nullptr when
/// there is none.
const NameRow *lookUpName(llvm::ArrayRef<NameRow> table, llvm::StringRef name);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_NAMETABLE_H
