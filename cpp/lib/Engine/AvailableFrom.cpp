//===- AvailableFrom.cpp - Targets on which an op is available ------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CollectClauses.h"
#include "OptionalAdditions.h"

#include "mlir-availability/Engine/AvailableFrom.h"
#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/Engine/Unchecked.h"
#include "mlir-availability/Support/ThreadDiagnosticHandler.h"

using namespace mlir;
using namespace mlir::availability;

/// The maximum number of proposed targets from families that are part of
/// another one.
static constexpr size_t maxParts = 3;

AvailableFromFinder::AvailableFromFinder(MLIRContext *context)
    : knownTargets(resolveKnownTargets(context)) {}

/// Returns the first of `clauses` that `target` doesn't admit, nullptr when it
/// admits all.
static const Clause *findViolated(ArrayRef<Clause> clauses,
                                  ResolvedTarget &target) {
  const Clause *violated = llvm::find_if(clauses, [&](const Clause &clause) {
    return !target.admits(clause.anyOf);
  });
  return violated == clauses.end() ? nullptr : violated;
}

/// Returns true if `candidate` is an answer to `clause` for who has `target`:
/// it admits the clause, and leaves open only what `target` leaves open, too.
static bool isSettled(const Clause &clause, ResolvedTarget &candidate,
                      ResolvedTarget &target) {
  using Verdict = ResolvedTarget::Verdict;
  Verdict verdict = candidate.judge(clause.anyOf);
  if (verdict != Verdict::Open)
    return verdict != Verdict::Violated;
  Verdict now = target.judge(clause.anyOf);
  return now == Verdict::Open || now == Verdict::NotJudged;
}

/// Returns `target` with `addition`, and its name with it.
static FailureOr<ResolvedTarget> extend(ResolvedTarget &target,
                                        StringRef addition) {
  MLIRContext *context =
      static_cast<Attribute>(target.getTarget()).getContext();
  ThreadDiagnosticHandler quiet(context, [](Diagnostic &) {});
  FailureOr<AvailabilityTargetAttrInterface> extended =
      addToTarget(target.getTarget(), addition,
                  [&] { return emitError(UnknownLoc::get(context)); });
  if (failed(extended))
    return failure();
  return ResolvedTarget(*extended, (target.getName() + "+" + addition).str());
}

/// Adds to `target` the first of `anyOf` that it leaves open or that `known`
/// may have. Fails when there is none.
static FailureOr<ResolvedTarget> addAlternative(ResolvedTarget &target,
                                                const NamedTarget &known,
                                                ArrayRef<Requirement> anyOf) {
  for (const Requirement &requirement : anyOf) {
    std::string addition;
    if (std::optional<StringRef> optional =
            findOptionalAddition(known, requirement))
      addition = optional->str();
    else if (target.getTarget().leavesOpen(requirement))
      addition = requirement.dimension->stringify(requirement.value);
    else
      continue;
    if (FailureOr<ResolvedTarget> extended = extend(target, addition);
        succeeded(extended))
      return extended;
  }
  return failure();
}

/// Returns the name of `candidate`, which is made from `known`, with the
/// additions that make it an answer to `clauses` for who has `target`; "" when
/// no additions do.
static std::string findAdditions(ArrayRef<Clause> clauses,
                                 ResolvedTarget candidate,
                                 const NamedTarget &known,
                                 ResolvedTarget &target) {
  while (true) {
    const Clause *open = llvm::find_if(clauses, [&](const Clause &clause) {
      return !isSettled(clause, candidate, target);
    });
    if (open == clauses.end())
      return candidate.getName().str();
    FailureOr<ResolvedTarget> extended =
        addAlternative(candidate, known, open->anyOf);
    // Without progress the loop would not terminate.
    if (failed(extended) || !isSettled(*open, *extended, target))
      return "";
    candidate = std::move(*extended);
  }
}

/// Returns `base` with those additions in the name of `target` that don't rule
/// out what `clauses` need; std::nullopt if that is all of them.
static std::optional<ResolvedTarget>
dropHarmfulAdditions(ArrayRef<Clause> clauses, const KnownTarget &base,
                     ResolvedTarget &target) {
  auto countViolated = [&](ResolvedTarget &candidate) {
    return llvm::count_if(clauses, [&](const Clause &clause) {
      return !candidate.admits(clause.anyOf);
    });
  };
  ResolvedTarget kept(base.resolved.getTarget(), base.resolved.getName());
  bool isAnyDropped = false;
  SmallVector<StringRef> parts;
  target.getName().split(parts, '+');
  for (StringRef addition : ArrayRef(parts).drop_front()) {
    FailureOr<ResolvedTarget> extended = extend(kept, addition.trim());
    if (succeeded(extended) && countViolated(*extended) <= countViolated(kept))
      kept = std::move(*extended);
    else
      isAnyDropped = true;
  }
  return isAnyDropped ? std::optional(std::move(kept)) : std::nullopt;
}

const KnownTarget *AvailableFromFinder::findBase(StringRef name) const {
  const auto *base = llvm::find_if(knownTargets, [&](const KnownTarget &known) {
    StringRef bare = name.split('+').first;
    return known.info->name == bare ||
           llvm::is_contained(known.info->otherNames, bare);
  });
  return base == knownTargets.end() ? nullptr : base;
}

/// Returns true when `known` speaks for `dialect`, which may be nullptr, or for
/// every clause that `target` speaks for.
static bool isComparable(ArrayRef<Clause> clauses,
                         const AvailabilityDialectInterface *dialect,
                         ResolvedTarget &known, ResolvedTarget &target) {
  if (dialect && known.speaksFor(dialect->getDialect()->getNamespace()))
    return true;
  auto judges = [](ResolvedTarget &judge, const Clause &clause) {
    return judge.judge(clause.anyOf) != ResolvedTarget::Verdict::NotJudged;
  };
  auto isJudged = [&](const Clause &clause) { return judges(target, clause); };
  return llvm::any_of(clauses, isJudged) &&
         llvm::all_of(clauses, [&](const Clause &clause) {
           return !isJudged(clause) || judges(known, clause);
         });
}

namespace {
/// Keeps the clauses of an op. What is unknown to another dialect counts only
/// if the target speaks for that dialect.
class TargetClauseSink : public ClauseSink {
public:
  TargetClauseSink(Operation *op, ResolvedTarget &target)
      : dialect(op->getName().getDialectNamespace()), target(target) {}

  void emit(ArrayRef<Requirement> anyOf, const Source &source) override {
    Clause clause(anyOf, source);
    if (!llvm::is_contained(clauses, clause))
      clauses.push_back(std::move(clause));
  }
  void emitUnknown(const Source &source, StringRef unknownTo) override {
    if (unknownTo == dialect || target.speaksFor(unknownTo))
      emit({}, source);
  }

  SmallVector<Clause> clauses;

private:
  StringRef dialect;
  ResolvedTarget &target;
};
} // namespace

SmallVector<Clause> mlir::availability::explainFor(Operation *op,
                                                   ResolvedTarget &target,
                                                   CalleeLookup *callees) {
  TargetClauseSink sink(op, target);
  emitClauses(op, sink, callees);
  return std::move(sink.clauses);
}

SmallVector<std::string> AvailableFromFinder::find(Operation *op,
                                                   ResolvedTarget &target) {
  if (!isKnownOp(op))
    return {};
  return find(explainFor(op, target), getDialectInterface(op), target);
}

SmallVector<std::string>
AvailableFromFinder::find(ArrayRef<Clause> clauses,
                          const AvailabilityDialectInterface *dialect,
                          ResolvedTarget &target) {
  SmallVector<std::string> names;
  if (!dialect && clauses.empty())
    return names;

  const KnownTarget *base = findBase(target.getName());
  // What `target` has been given may be all that is in the way.
  if (base)
    if (std::optional<ResolvedTarget> kept =
            dropHarmfulAdditions(clauses, *base, target))
      if (std::string name = findAdditions(clauses, *kept, *base->info, target);
          !name.empty())
        names.push_back(std::move(name));
  const KnownTarget *answered = names.empty() ? nullptr : base;
  auto admits = [&](KnownTarget &known) {
    return &known != answered &&
           isComparable(clauses, dialect, known.resolved, target) &&
           !findViolated(clauses, known.resolved);
  };
  // Adds the known targets that are eligible and admit the clauses. What they
  // leave open and `target` lacks is added, where that has a name.
  auto collect = [&](llvm::function_ref<bool(const KnownTarget &)> isEligible) {
    for (KnownTarget &known : knownTargets)
      if (isEligible(known) && admits(known)) {
        std::string name =
            findAdditions(clauses, known.resolved, *known.info, target);
        names.push_back(name.empty() ? known.resolved.getName().str() : name);
      }
  };
  // Adds the first target that admits the clauses with additions, unless a
  // target was already found.
  auto extend = [&](llvm::function_ref<bool(const KnownTarget &)> isEligible) {
    for (KnownTarget &known : knownTargets) {
      if (!names.empty())
        return;
      if (!isEligible(known) ||
          !isComparable(clauses, dialect, known.resolved, target))
        continue;
      std::string extended =
          findAdditions(clauses, known.resolved, *known.info, target);
      if (!extended.empty())
        names.push_back(std::move(extended));
    }
  };

  // Nearest first: the target's family, or the family that it is part of.
  SmallVector<StringRef> visited;
  if (base)
    for (StringRef family : {base->info->family, base->partOf}) {
      if (family.empty() || (!names.empty() && !answered))
        continue;
      visited.push_back(family);
      auto isEligible = [&](const KnownTarget &known) {
        return known.info->family == family;
      };
      collect(isEligible);
      if (names.empty() && isEligible(*base)) {
        std::string extended =
            findAdditions(clauses, target, *base->info, target);
        if (!extended.empty())
          names.push_back(std::move(extended));
      }
      extend(isEligible);
    }
  // Then other families. Families that are part of another one come last.
  collect([&](const KnownTarget &known) {
    return known.partOf.empty() &&
           !llvm::is_contained(visited, known.info->family);
  });
  if (names.empty()) {
    collect([](const KnownTarget &known) { return !known.partOf.empty(); });
    names.truncate(std::min<size_t>(names.size(), maxParts));
  }
  // An unnamed target has no family to search further.
  if (!base)
    extend([](const KnownTarget &) { return true; });
  return names;
}

std::optional<NeedsOfAll>
mlir::availability::collectNeedsOfAll(Operation *root, Operation *within) {
  ThreadDiagnosticHandler quiet(root->getContext(), [](Diagnostic &) {});
  CollectOptions options;
  options.within = within;
  // What is unknown is reported as such.
  options.allowed = AllowedUnchecked({"*"});
  FailureOr<CollectedNeeds> collected = collectNeeds(root, options);
  if (failed(collected))
    return std::nullopt;
  NeedsOfAll needs;
  for (Need &need : collected->needs)
    needs.clauses.push_back(std::move(need.clause));
  llvm::append_range(needs.unknownTo, collected->unknownTo);
  for (const auto &[dialect, op] : collected->onlyTargets)
    needs.onlyTargets.push_back(dialect);
  return needs;
}

SmallVector<std::string>
AvailableFromFinder::find(const NeedsOfAll &needs,
                          const AvailabilityDialectInterface *dialect,
                          ResolvedTarget &target) {
  MLIRContext *context =
      static_cast<Attribute>(target.getTarget()).getContext();
  SmallVector<std::string> names = find(needs.clauses, dialect, target);
  llvm::erase_if(names, [&](StringRef name) {
    const KnownTarget *base = findBase(name);
    ResolvedTarget known(base ? base->resolved : target);
    auto speaksFor = [&](StringRef other) { return known.speaksFor(other); };
    return llvm::any_of(needs.unknownTo, speaksFor) ||
           llvm::any_of(needs.onlyTargets, [&](StringRef only) {
             return isForeignTarget(context, only, speaksFor);
           });
  });
  return names;
}

bool AvailableFromFinder::isAnyNear(ArrayRef<std::string> names,
                                    ResolvedTarget &target) const {
  const KnownTarget *base = findBase(target.getName());
  return base && llvm::any_of(names, [&](const std::string &name) {
           const KnownTarget *known = findBase(name);
           return known && llvm::is_contained(
                               {StringRef(base->info->family), base->partOf},
                               known->info->family);
         });
}

AvailableFrom
AvailableFromFinder::find(ArrayRef<Clause> clauses, const NeedsOfAll *all,
                          const AvailabilityDialectInterface *dialect,
                          ResolvedTarget &target) {
  SmallVector<std::string> own = find(clauses, dialect, target);
  if (all) {
    SmallVector<std::string> names = find(*all, dialect, target);
    if (!names.empty() && (isAnyNear(names, target) || !isAnyNear(own, target)))
      return {std::move(names)};
  }
  bool isAlone = !own.empty();
  return {std::move(own), isAlone};
}

bool AvailableFromFinder::anySpeaksFor(StringRef dialect) {
  return llvm::any_of(knownTargets, [&](KnownTarget &known) {
    return known.resolved.speaksFor(dialect);
  });
}

ClauseTargets AvailableFromFinder::findForClause(ArrayRef<Requirement> anyOf) {
  ClauseTargets result;
  for (KnownTarget &known : knownTargets) {
    ResolvedTarget::Verdict verdict = known.resolved.judge(anyOf);
    if (verdict == ResolvedTarget::Verdict::NotJudged)
      continue;
    ++result.numJudging;
    if (verdict == ResolvedTarget::Verdict::Satisfied)
      result.satisfying.push_back(known.info);
  }
  return result;
}
