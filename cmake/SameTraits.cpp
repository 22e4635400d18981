//===- SameTraits.cpp - Whether this compiler names traits as MLIR's did --===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"

using namespace mlir;

int main() {
  MLIRContext context;
  auto name = RegisteredOperationName::lookup("builtin.module", &context);
  return name && name->hasTrait<OpTrait::SymbolTable>() ? 0 : 1;
}
