//===- NameTable.cpp - Tables of names with needs -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/NameTable.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir::availability;

const NameRow *mlir::availability::lookUpName(const NameTable &table,
                                              llvm::StringRef name) {
  auto nameOf = [&](const NameRow &row) {
    return llvm::StringRef(table.text + row.offset);
  };
  const NameRow *row = llvm::lower_bound(
      table.rows, name, [&](const NameRow &each, llvm::StringRef wanted) {
        return nameOf(each) < wanted;
      });
  return row != table.rows.end() && nameOf(*row) == name ? row : nullptr;
}
