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

const NameRow *mlir::availability::lookUpName(llvm::ArrayRef<NameRow> table,
                                              llvm::StringRef name) {
  const NameRow *row = llvm::lower_bound(
      table, name, [](const NameRow &each, llvm::StringRef wanted) {
        return each.name < wanted;
      });
  return row != table.end() && row->name == name ? row : nullptr;
}
