//===- AvailableFrom.cpp - Targets on which an op is available ------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OptionalAdditions.h"

#include "mlir-availability/Engine/AvailableFrom.h"
#include "mlir-availability/Engine/Explain.h"

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

/// Adds to `target` the first of `anyOf` that `known` may have. Fails when
/// `known` has none of them.
static FailureOr<ResolvedTarget> addAlternative(ResolvedTarget &target,
                                                const NamedTarget &known,
                                                ArrayRef<Requirement> anyOf) {
  for (const Requirement &requirement : anyOf) {
    std::optional<StringRef> addition =
        findOptionalAddition(known, requirement);
    if (!addition)
      continue;
    FailureOr<AvailabilityTargetAttrInterface> extended =
        addToTarget(target.getTarget(), *addition, [&] {
          return emitError(UnknownLoc::get(target.getTarget().getContext()));
        });
    if (succeeded(extended))
      return ResolvedTarget(*extended,
                            (target.getName() + "+" + *addition).str());
  }
  return failure();
}

/// Returns the name of `target` with the additions that make it admit
/// `clauses`, "" when no additions do.
static std::string findAdditions(ArrayRef<Clause> clauses,
                                 ResolvedTarget target,
                                 const NamedTarget &known) {
  ThreadDiagnosticHandler quiet(
      static_cast<Attribute>(target.getTarget()).getContext(),
      [](Diagnostic &) {});
  while (const Clause *violated = findViolated(clauses, target)) {
    FailureOr<ResolvedTarget> extended =
        addAlternative(target, known, violated->anyOf);
    // Without progress the loop would not terminate.
    if (failed(extended) || !extended->admits(violated->anyOf))
      return "";
    target = std::move(*extended);
  }
  return target.getName().str();
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
                                                   ResolvedTarget &target) {
  TargetClauseSink sink(op, target);
  emitClauses(op, sink);
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
  auto admits = [&](KnownTarget &known) {
    return isComparable(clauses, dialect, known.resolved, target) &&
           !findViolated(clauses, known.resolved);
  };
  // Adds the known targets that are eligible and admit the clauses.
  auto collect = [&](llvm::function_ref<bool(const KnownTarget &)> isEligible) {
    for (KnownTarget &known : knownTargets)
      if (isEligible(known) && admits(known))
        names.push_back(known.resolved.getName().str());
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
          findAdditions(clauses, known.resolved, *known.info);
      if (!extended.empty())
        names.push_back(std::move(extended));
    }
  };

  // Nearest first: the target's family, or the family that it is part of.
  SmallVector<StringRef> visited;
  if (base)
    for (StringRef family : {base->info->family, base->partOf}) {
      if (family.empty() || !names.empty())
        continue;
      visited.push_back(family);
      auto isEligible = [&](const KnownTarget &known) {
        return known.info->family == family;
      };
      collect(isEligible);
      if (names.empty() && isEligible(*base)) {
        std::string extended = findAdditions(clauses, target, *base->info);
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
