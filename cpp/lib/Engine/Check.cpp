//===- Check.cpp - Is this available on that target? ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Check.h"

#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace mlir::availability;

static void visit(Operation *op, OpChecker &checker,
                  SymbolTableCollection &symbols, CheckResult &result) {
  OpVerdict verdict = checker.judge(op, &symbols);
  if (verdict == OpVerdict::Unknown)
    result.unknownOps.push_back(op);
  if (verdict == OpVerdict::Available || verdict == OpVerdict::Unavailable)
    ++result.checkedOps;
  if (verdict == OpVerdict::Unavailable)
    checker.appendViolations(op, result.violations, &symbols);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &nested : block)
        visit(&nested, checker, symbols, result);
}

CheckResult mlir::availability::check(Operation *root, ResolvedTarget &target) {
  CheckResult result;
  OpChecker checker(target);
  SymbolTableCollection symbols;
  visit(root, checker, symbols, result);
  return result;
}
