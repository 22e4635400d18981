//===- SameTraits.cpp - Whether this compiler names traits as MLIR's did --===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/IR/MLIRContext.h"

using namespace mlir;

/// Returns true if the registered op `name` is found to have the trait.
template <template <typename> class Trait>
static bool has(StringRef name, MLIRContext &context) {
  auto op = RegisteredOperationName::lookup(name, &context);
  return op && op->hasTrait<Trait>();
}

int main() {
  MLIRContext context;
  context.loadDialect<func::FuncDialect, index::IndexDialect>();
  // Traits without arguments, with a number, and with a class.
  bool hasAll =
      has<OpTrait::ConstantLike>("index.constant", context) &&
      has<OpTrait::IsTerminator>("func.return", context) &&
      has<OpTrait::NOperands<2>::Impl>("index.add", context) &&
      has<OpTrait::HasParent<func::FuncOp>::Impl>("func.return", context);
  return hasAll ? 0 : 1;
}
