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
/// What was found in a piece of the IR.
struct Piece : CheckResult {
  /// The ops that state what target they were made for.
  std::vector<Operation *> stating;

  void append(Piece other);
};

/// Checks ops one by one. Has a copy of the target: looking up what it offers
/// isn't thread-safe.
class Checker {
public:
  explicit Checker(const ResolvedTarget &target)
      : target(target), checker(this->target) {}
  // `checker` refers to the copy.
  Checker(const Checker &) = delete;
  Checker &operator=(const Checker &) = delete;

  void operator()(Operation *op, Piece &result) {
    if (op->getNumRegions() != 0 && getStatedTarget(op))
      result.stating.push_back(op);
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

void Piece::append(Piece other) {
  checkedOps += other.checkedOps;
  llvm::move(other.violations, std::back_inserter(violations));
  llvm::append_range(unknownOps, other.unknownOps);
  llvm::append_range(stating, other.stating);
}

/// Asks `target` alone about `root` and what is nested in it.
static Piece ask(Operation *root, const ResolvedTarget &target,
                 CheckScope scope) {
  auto hasOwnTargets = [&](Operation *op) {
    return scope == CheckScope::OwnTargetsExcluded &&
           !getOwnTargets(op).empty();
  };
  PreOrderWalk walk(root, hasOwnTargets);
  auto pieces = walkInParallel<Piece>(walk, [&] { return Checker(target); });
  Piece result = std::move(pieces.front());
  for (Piece &piece : llvm::drop_begin(pieces))
    result.append(std::move(piece));
  return result;
}

/// Appends what `op` and all within need and `op` doesn't state. Of that, what
/// is among `known` already is left out.
static void appendUnstated(Operation *op, CheckScope scope,
                           ArrayRef<Violation> known,
                           std::vector<Violation> &violations) {
  CheckResult result = ask(op, resolveStatedTarget(op), scope);
  DenseMap<Operation *, SmallVector<const Violation *, 1>> knownOf;
  if (!result.isAvailable())
    for (const Violation &violation : known)
      knownOf[violation.op].push_back(&violation);
  for (Violation &violation : result.violations) {
    Clause &clause = violation.clause;
    if (llvm::any_of(knownOf.lookup(violation.op), [&](const Violation *other) {
          return other->clause.anyOf == clause.anyOf;
        }))
      continue;
    clause.detail = "does not cover " + clause.describeSource();
    clause.kind = SourceKind::Attribute;
    clause.name = getStatedTargetName(op).str();
    clause.index.reset();
    violation.stating = op;
    violations.push_back(std::move(violation));
  }
}

CheckResult mlir::availability::check(Operation *root,
                                      const ResolvedTarget &target,
                                      CheckScope scope) {
  Piece result = ask(root, target, scope);
  std::vector<Violation> unstated;
  for (Operation *op : result.stating)
    if (getStatedTarget(op) != target.getTarget())
      appendUnstated(op, scope, result.violations, unstated);
  llvm::move(unstated, std::back_inserter(result.violations));
  return std::move(result);
}
