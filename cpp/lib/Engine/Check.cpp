//===- Check.cpp - Is this available on that target? ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Check.h"

#include "ParallelWalk.h"

#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Checks ops one by one. Has a copy of the target: looking up what it offers
/// isn't thread-safe.
class Checker {
public:
  explicit Checker(const ResolvedTarget &target)
      : target(target), checker(this->target) {}
  // `checker` refers to the copy.
  Checker(const Checker &) = delete;
  Checker &operator=(const Checker &) = delete;

  void operator()(Operation *op, CheckResult &result) {
    OpVerdict verdict = checker.judge(op, &symbols);
    if (verdict == OpVerdict::Unknown)
      result.unknownOps.push_back(op);
    if (verdict == OpVerdict::Available || verdict == OpVerdict::Unavailable)
      ++result.checkedOps;
    if (verdict == OpVerdict::Unavailable)
      checker.appendViolations(op, result.violations, &symbols);
  }

private:
  ResolvedTarget target;
  OpChecker checker;
  SymbolTableCollection symbols;
};
} // namespace

CheckResult mlir::availability::check(Operation *root,
                                      const ResolvedTarget &target) {
  auto pieces =
      walkInParallel<CheckResult>(root, [&] { return Checker(target); });
  CheckResult result = std::move(pieces.front());
  for (CheckResult &piece : llvm::drop_begin(pieces)) {
    result.checkedOps += piece.checkedOps;
    llvm::move(piece.violations, std::back_inserter(result.violations));
    llvm::append_range(result.unknownOps, piece.unknownOps);
  }
  return result;
}
