//===- AvailableFrom.cpp - Where is this available? -----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/AvailableFrom.h"
#include "mlir-availability/Engine/Explain.h"

#include "ThreadDiagnosticHandler.h"

using namespace mlir;
using namespace mlir::availability;

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
/// there is none.
static FailureOr<ResolvedTarget> addAlternative(ResolvedTarget &target,
                                                const NamedTarget &known,
                                                ArrayRef<Requirement> anyOf) {
  for (const Requirement &requirement : anyOf) {
    std::string addition = requirement.dimension->stringify(requirement.value);
    if (!llvm::is_contained(known.optional, addition))
      continue;
    FailureOr<AvailabilityTargetAttrInterface> extended =
        addToTarget(target.getTarget(), addition, [&] {
          return emitError(UnknownLoc::get(target.getTarget().getContext()));
        });
    if (succeeded(extended))
      return ResolvedTarget(*extended,
                            (target.getName() + "+" + addition).str());
  }
  return failure();
}

/// Returns `target` with the additions that make it admit `clauses`, "" when
/// none do.
static std::string findAdditions(ArrayRef<Clause> clauses,
                                 ResolvedTarget target,
                                 const NamedTarget &known) {
  ThreadDiagnosticHandler quiet(
      static_cast<Attribute>(target.getTarget()).getContext(),
      [](Diagnostic &) {});
  while (const Clause *violated = findViolated(clauses, target)) {
    FailureOr<ResolvedTarget> extended =
        addAlternative(target, known, violated->anyOf);
    // An addition that doesn't help is no step forward.
    if (failed(extended) || !extended->admits(violated->anyOf))
      return "";
    target = std::move(*extended);
  }
  return target.getName().str();
}

const KnownTarget *AvailableFromFinder::findBase(StringRef name) const {
  const auto *base = llvm::find_if(knownTargets, [&](const KnownTarget &known) {
    return known.info->name == name.split('+').first;
  });
  return base == knownTargets.end() ? nullptr : base;
}

/// Returns true when `known` speaks for `dialect`, which may be nullptr, or for
/// all of `clauses` that `target` speaks for.
static bool isComparable(ArrayRef<Clause> clauses,
                         const AvailabilityDialectInterface *dialect,
                         ResolvedTarget &known, ResolvedTarget &target) {
  if (dialect && known.speaksFor(*dialect))
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

SmallVector<std::string> AvailableFromFinder::find(Operation *op,
                                                   ResolvedTarget &target) {
  if (!isKnownOp(op))
    return {};
  return find(explain(op), getDialectInterface(op), target);
}

SmallVector<std::string>
AvailableFromFinder::find(ArrayRef<Clause> clauses,
                          const AvailabilityDialectInterface *dialect,
                          ResolvedTarget &target) {
  SmallVector<std::string> names;
  if (!dialect && clauses.empty())
    return names;

  const KnownTarget *base = findBase(target.getName());
  auto isOfFamily = [&](const KnownTarget &known) {
    return base && known.info->family == base->info->family;
  };
  auto collect = [&](bool ofFamily) {
    for (KnownTarget &known : knownTargets)
      if (isOfFamily(known) == ofFamily &&
          isComparable(clauses, dialect, known.resolved, target) &&
          !findViolated(clauses, known.resolved))
        names.push_back(known.resolved.getName().str());
  };

  collect(/*ofFamily=*/true);
  if (names.empty() && base) {
    std::string extended = findAdditions(clauses, target, *base->info);
    for (KnownTarget &known : knownTargets)
      if (extended.empty() && isOfFamily(known))
        extended = findAdditions(clauses, known.resolved, *known.info);
    if (!extended.empty())
      names.push_back(std::move(extended));
  }
  collect(/*ofFamily=*/false);
  // Of a target that isn't a known one there is no family to look for more in.
  for (KnownTarget &known : knownTargets) {
    if (!names.empty() || base)
      break;
    if (!isComparable(clauses, dialect, known.resolved, target))
      continue;
    std::string extended = findAdditions(clauses, known.resolved, *known.info);
    if (!extended.empty())
      names.push_back(std::move(extended));
  }
  return names;
}
