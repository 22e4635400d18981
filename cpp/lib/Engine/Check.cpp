//===- Check.cpp - Checking IR against a target ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/AvailabilityInterfaces.h"
#include "mlir-availability/IR/CalleeLookup.h"

#include "Contradictions.h"
#include "DistinctOps.h"
#include "ParallelWalk.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

#include <memory>
#include <mutex>

using namespace mlir;
using namespace mlir::availability;

namespace {
/// The result of checking one piece of the IR.
struct Piece : CheckResult {
  /// The ops that state their own target.
  std::vector<Operation *> stating;
  /// Whether there is an op other than a `builtin.module`, which only contains
  /// other ops.
  bool hasOps = false;
  /// Whether something was judged in code that isn't lowered yet, and the other
  /// ops in such code, which nothing is declared about.
  bool judgesUnlowered = false;
  std::vector<Operation *> unlowered;

  void append(Piece other);
};

/// The targets that ops state. To find what a module states may take a walk
/// through all of it, so each is looked for once. Thread-safe.
class StatedTargets {
public:
  /// Returns the target that `op` states, nullptr if it states none.
  const ResolvedTarget *lookup(Operation *op) {
    if (op->getNumRegions() == 0)
      return nullptr;
    std::lock_guard<std::mutex> lock(mutex);
    if (auto known = targets.find(op); known != targets.end())
      return known->second.get();
    // Few ops can state one, so others aren't kept.
    if (!getStatedTargetName(op))
      return nullptr;
    std::unique_ptr<ResolvedTarget> &kept = targets[op];
    ResolvedTarget stated = resolveStatedTarget(op);
    if (stated.getTarget())
      kept = std::make_unique<ResolvedTarget>(std::move(stated));
    return kept.get();
  }

private:
  DenseMap<Operation *, std::unique_ptr<ResolvedTarget>> targets;
  std::mutex mutex;
};

/// Checks ops one by one. Owns a copy of the target because looking up what it
/// offers isn't thread-safe.
class Checker {
public:
  Checker(const ResolvedTarget &target, StatedTargets &stated,
          Operation *within, const AllowedUnchecked &allowed)
      : target(target), stated(stated), allowed(allowed),
        checker(this->target, allowed), callees(within) {}
  // `checker` refers to the copy.
  Checker(const Checker &) = delete;
  Checker &operator=(const Checker &) = delete;

  void operator()(Operation *op, Piece &result) {
    if (op->getNumRegions() != 0 && stated.lookup(op))
      result.stating.push_back(op);
    result.hasOps |= !isa<ModuleOp>(op);
    OpVerdict verdict = checker.judge(op, &callees);
    if (isAvailable(verdict) || verdict == OpVerdict::Unavailable)
      ++result.checkedOps;
    if (verdict == OpVerdict::Conditional || verdict == OpVerdict::Unavailable)
      checker.appendConditions(op, result.conditions, &callees);
    if (verdict == OpVerdict::Unavailable)
      checker.appendViolations(op, result.violations, &callees);
    if (verdict == OpVerdict::Unavailable || verdict == OpVerdict::Unknown)
      checker.appendUnchecked(op, result.unchecked, &callees);
    // The position of an unregistered op gives no more information.
    bool isUnregistered = verdict == OpVerdict::Unknown &&
                          result.unchecked.back().kind == Unchecked::Kind::Op;
    bool isIntruder = !isUnregistered && regions.findIntruded(op) &&
                      regions.append(op, allowed, result.unchecked);
    if (verdict == OpVerdict::NotJudged && !isIntruder) {
      if (regions.isUndeclaredSource(op) &&
          !allowed.contains(op->getName().getDialectNamespace()))
        result.unlowered.push_back(op);
      else
        ++result.passedOver[op->getName()];
    }
    if ((isAvailable(verdict) || verdict == OpVerdict::Unavailable) &&
        !result.judgesUnlowered)
      result.judgesUnlowered = regions.isUnlowered(op);
    if (callees.isHidden(op))
      result.hiddenCalls.push_back(op);
  }

private:
  ResolvedTarget target;
  StatedTargets &stated;
  const AllowedUnchecked &allowed;
  OpChecker checker;
  CalleeLookup callees;
  ClosedRegions regions;
};
} // namespace

void Piece::append(Piece other) {
  checkedOps += other.checkedOps;
  unjudgedOps += other.unjudgedOps;
  llvm::move(other.violations, std::back_inserter(violations));
  llvm::move(other.conditions, std::back_inserter(conditions));
  llvm::move(other.unchecked, std::back_inserter(unchecked));
  for (auto [name, count] : other.passedOver)
    passedOver[name] += count;
  llvm::append_range(hiddenCalls, other.hiddenCalls);
  llvm::append_range(stating, other.stating);
  hasOps |= other.hasOps;
  judgesUnlowered |= other.judgesUnlowered;
  llvm::append_range(unlowered, other.unlowered);
}

namespace {
/// The ops whose stated target is covered by the target being checked against.
/// Whatever that stated target admits, the other admits too, so one check is
/// enough. Thread-safe.
class CoveredOps {
public:
  CoveredOps(const ResolvedTarget &asked, StatedTargets &stated)
      : asked(asked), targets(stated) {}

  /// Returns true when `op` is covered.
  bool contains(Operation *op) {
    const ResolvedTarget *stated = targets.lookup(op);
    if (!stated || stated->getTarget() == asked.getTarget())
      return false;
    std::lock_guard<std::mutex> lock(mutex);
    auto [it, isNew] = ops.try_emplace(op, false);
    if (isNew)
      it->second = coversStated(asked, getStatedOffers(*stated));
    return it->second;
  }

  /// Returns the covered ops that were queried, in query order.
  llvm::SmallSetVector<Operation *, 4> take() {
    llvm::SmallSetVector<Operation *, 4> covered;
    for (auto [op, isCovered] : ops)
      if (isCovered)
        covered.insert(op);
    return covered;
  }

private:
  ResolvedTarget asked;
  StatedTargets &targets;
  llvm::MapVector<Operation *, bool> ops;
  std::mutex mutex;
};
} // namespace

SmallVector<StatedOffer>
mlir::availability::getStatedOffers(ResolvedTarget stated) {
  SmallVector<StatedOffer> offers;
  MLIRContext *context = stated.getTarget().getContext();
  for (const Dimension *dimension : getLoadedDimensions(context))
    if (const auto &says = stated.offered(*dimension))
      offers.push_back({dimension, *says});
  return offers;
}

bool mlir::availability::coversStated(ResolvedTarget &target,
                                      ArrayRef<StatedOffer> stated) {
  return llvm::all_of(stated, [&](const StatedOffer &each) {
    const auto &has = target.offered(*each.dimension);
    return has && llvm::all_of(each.values, [&](int64_t value) {
             return each.dimension->isSatisfied(value, *has);
           });
  });
}

/// Returns how many ops were passed over that may not go unchecked.
static uint64_t countUnjudged(const CheckResult &result,
                              const AllowedUnchecked &allowed) {
  uint64_t number = 0;
  for (auto [name, count] : result.passedOver)
    if (!allowed.contains(name.getDialectNamespace()))
      number += count;
  return number;
}

/// Checks `root` and its nested ops against `target`. Skips ops for which
/// `isPassedBy`, if given, returns true, with everything nested in them.
/// Callees are looked up inside `within`.
static Piece ask(Operation *root, const ResolvedTarget &target,
                 StatedTargets &stated, Operation *within,
                 const AllowedUnchecked &allowed,
                 function_ref<bool(Operation *)> isPassedBy) {
  PreOrderWalk walk(root, isPassedBy);
  auto pieces = walkInParallel<Piece>(
      walk, [&] { return Checker(target, stated, within, allowed); });
  Piece result = std::move(pieces.front());
  for (Piece &piece : llvm::drop_begin(pieces))
    result.append(std::move(piece));
  result.unjudgedOps = countUnjudged(result, allowed);
  return result;
}

/// The same, for distinct ops only.
static Piece ask(const DistinctOps &distinct, Operation *first,
                 const ResolvedTarget &target, StatedTargets &stated,
                 const AllowedUnchecked &allowed,
                 function_ref<bool(Operation *)> isPassedBy) {
  Checker checker(target, stated, /*within=*/nullptr, allowed);
  Piece result;
  distinct.visit(first, isPassedBy,
                 [&](Operation *op) { checker(op, result); });
  result.unjudgedOps = countUnjudged(result, allowed);
  return result;
}

/// Returns `violation` as a violation of the target that `stating` states.
static Violation makeUnstated(Violation violation, Operation *stating) {
  Clause &clause = violation.clause;
  clause.detail = "does not cover " + clause.describeSource();
  clause.kind = SourceKind::Attribute;
  clause.name = getStatedTargetName(stating).str();
  clause.index.reset();
  violation.stating = stating;
  return violation;
}

/// Returns the outermost ops in `root` that `isExcluded`; without it, none.
static SmallVector<Operation *>
findExcluded(Operation *root, function_ref<bool(Operation *)> isExcluded) {
  SmallVector<Operation *> found;
  if (!isExcluded)
    return found;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op == root || !isExcluded(op))
      return WalkResult::advance();
    found.push_back(op);
    return WalkResult::skip();
  });
  return found;
}

/// Counts ops for targets of other dialects as passed over if nothing else is
/// judged: there is no verdict then.
static void passOverForeign(CheckResult &result) {
  if (result.checkedOps != 0)
    return;
  llvm::erase_if(result.unchecked, [&](const Unchecked &unchecked) {
    bool isForeign = unchecked.kind == Unchecked::Kind::Foreign;
    if (isForeign) {
      ++result.passedOver[unchecked.op->getName()];
      ++result.unjudgedOps;
    }
    return isForeign;
  });
}

/// Counts ops in code that isn't lowered yet as unknown if something else in
/// such code was judged, and as passed over otherwise.
static void settleUnlowered(Piece &result) {
  for (Operation *op : result.unlowered) {
    if (result.judgesUnlowered) {
      appendUnlowered(op, result.unchecked);
      continue;
    }
    ++result.passedOver[op->getName()];
    ++result.unjudgedOps;
  }
}

/// Returns the dialect of the only targets that run `op`, a kernel or an op of
/// one, if `target` is none of these; "" otherwise.
static StringRef getForeignTargets(Operation *op,
                                   const AvailabilityInterfaces &interfaces,
                                   ResolvedTarget &target) {
  auto speaksFor = [&](StringRef name) { return target.speaksFor(name); };
  StringRef only =
      getOnlyTargets(op->getContext(), op->getName().getDialectNamespace());
  if (isForeignTarget(op->getContext(), only, speaksFor))
    return only;
  if (op->getNumRegions() != 0)
    for (const AvailabilityDialectInterface &interface : interfaces)
      if (StringRef of = interface.getDialect()->getNamespace();
          interface.isLoweredKernel(op) && !speaksFor(of))
        return of;
  return "";
}

/// Says so if there is code for other targets in `root`, and nothing else was
/// judged.
static void findForeign(Operation *root, ResolvedTarget target,
                        CheckResult &result) {
  if (!result.isNothingJudged() || !result.silence.empty())
    return;
  AvailabilityInterfaces interfaces(root->getContext());
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    StringRef targets = getForeignTargets(op, interfaces, target);
    if (targets.empty())
      return WalkResult::advance();
    result.foreign = ("it has code for targets of dialect '" + targets +
                      "', and " + target.getName() + " is none")
                         .str();
    return WalkResult::interrupt();
  });
}

/// Counts `root` as passed over if there is nothing in it, not even an op that
/// `isExcluded`: a verdict on nothing is none.
static void passOverEmpty(Operation *root, const AllowedUnchecked &allowed,
                          function_ref<bool(Operation *)> isExcluded,
                          Piece &result) {
  if (result.hasOps || !findExcluded(root, isExcluded).empty())
    return;
  ++result.passedOver[root->getName()];
  result.unjudgedOps +=
      !allowed.contains(root->getName().getDialectNamespace());
}

namespace {
/// Checks an op and what is nested in it against a target. Skips ops for which
/// the predicate, if given, returns true, with everything nested in them.
using AskFn = function_ref<Piece(Operation *, const ResolvedTarget &,
                                 function_ref<bool(Operation *)>)>;
} // namespace

/// Checks `root` against `target`, and against what its ops state.
static CheckResult checkBy(AskFn ask, Operation *root,
                           const ResolvedTarget &target, StatedTargets &stated,
                           CheckScope scope, const AllowedUnchecked &allowed) {
  auto hasOwnTargets = [](Operation *op) { return !getOwnTargets(op).empty(); };
  function_ref<bool(Operation *)> isExcluded;
  if (scope == CheckScope::OwnTargetsExcluded)
    isExcluded = hasOwnTargets;
  CoveredOps candidates(target, stated);
  Piece result;
  if (!candidates.contains(root))
    result = ask(root, target, [&](Operation *op) {
      return (isExcluded && isExcluded(op)) || candidates.contains(op);
    });

  // One check is enough for ops whose stated target is covered by `target`.
  std::vector<Violation> unstated;
  ResolvedTarget asked = target;
  auto covered = candidates.take();
  for (Operation *op : covered) {
    const ResolvedTarget *of = stated.lookup(op);
    Piece piece = ask(
        op, ResolvedTarget(of->getTarget(), of->getName(), target.getTarget()),
        isExcluded);
    for (Violation &violation : piece.violations) {
      bool isOffered = asked.admits(violation.clause.anyOf);
      (isOffered ? unstated : result.violations)
          .push_back(isOffered ? makeUnstated(std::move(violation), op)
                               : std::move(violation));
    }
    piece.violations.clear();
    result.append(std::move(piece));
  }

  // Other ops are checked twice. What `target` lacks is reported once. What an
  // op states covers everything in it, for whatever targets that is.
  DenseMap<Operation *, SmallVector<size_t, 1>> known;
  for (auto [index, violation] : llvm::enumerate(result.violations))
    known[violation.op].push_back(index);
  for (Operation *op : result.stating) {
    const ResolvedTarget *of = stated.lookup(op);
    auto askStated = [&](Operation *asking, const ResolvedTarget &by,
                         function_ref<bool(Operation *)> isPassedBy) {
      for (Violation &violation : ask(asking, by, isPassedBy).violations)
        if (llvm::none_of(known.lookup(violation.op), [&](size_t index) {
              return result.violations[index].clause.anyOf ==
                     violation.clause.anyOf;
            }))
          unstated.push_back(makeUnstated(std::move(violation), op));
    };
    // Of a clause whose alternatives the op can state in part only, `target`
    // decides the others.
    if (of->getTarget() != target.getTarget() && !covered.contains(op))
      askStated(
          op,
          ResolvedTarget(of->getTarget(), of->getName(), target.getTarget()),
          isExcluded);
    for (Operation *each : findExcluded(op, isExcluded))
      askStated(each, *of, /*isPassedBy=*/nullptr);
  }
  llvm::move(unstated, std::back_inserter(result.violations));
  findContradictions(result, target);
  result.silence = target.getTarget().explainSilence();
  passOverForeign(result);
  settleUnlowered(result);
  passOverEmpty(root, allowed, isExcluded, result);
  findForeign(root, target, result);
  return std::move(result);
}

CheckResult mlir::availability::check(Operation *root,
                                      const ResolvedTarget &target,
                                      CheckScope scope, Operation *within,
                                      const AllowedUnchecked &allowed) {
  StatedTargets stated;
  auto askAll = [&](Operation *op, const ResolvedTarget &asked,
                    function_ref<bool(Operation *)> isPassedBy) {
    return ask(op, asked, stated, within, allowed, isPassedBy);
  };
  return checkBy(askAll, root, target, stated, scope, allowed);
}

CheckResult mlir::availability::check(Operation *root,
                                      const DistinctOps &distinct,
                                      const ResolvedTarget &target,
                                      const AllowedUnchecked &allowed) {
  StatedTargets stated;
  auto askDistinct = [&](Operation *op, const ResolvedTarget &asked,
                         function_ref<bool(Operation *)> isPassedBy) {
    return ask(distinct, op, asked, stated, allowed, isPassedBy);
  };
  return checkBy(askDistinct, root, target, stated, CheckScope::Everything,
                 allowed);
}

CheckResult mlir::availability::checkOutside(Operation *root,
                                             ArrayRef<ScopedTarget> scopes,
                                             const AllowedUnchecked &allowed) {
  llvm::SmallDenseSet<Operation *> known;
  for (const ScopedTarget &scoped : scopes)
    known.insert(scoped.scope);
  if (known.contains(root))
    return {};
  // An empty target, which judges nothing.
  MLIRContext *context = root->getContext();
  context->getOrLoadDialect<AvailabilityDialect>();
  auto silent = TargetAttr::get(context, ArrayRef<Offer>());
  StatedTargets stated;
  CheckResult result =
      ask(root, ResolvedTarget(silent, ""), stated, /*within=*/nullptr, allowed,
          [&](Operation *op) { return known.contains(op); });
  passOverForeign(result);
  return result;
}
