//===- Deduce.cpp - The smallest target for something ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// First the distinct clauses are collected, with one op for each that causes
// it. There are few, however large the IR. Then requirements are chosen one by
// one. What a set of requirements comes to is always asked of the target that
// the dialects build for it (`Candidate`), so that what one thing implies (a
// capability another one, or a version) counts without the engine knowing of
// it.
//
//===----------------------------------------------------------------------===//

#include "Candidate.h"
#include "OptionalAdditions.h"
#include "TargetNeeds.h"
#include "mlir-availability/Support/ThreadDiagnosticHandler.h"

#include "mlir-availability/Engine/Deduce.h"
#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/IR/AvailabilityDialect.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SetVector.h"

#include <tuple>

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Choosing
//===----------------------------------------------------------------------===//

namespace {
/// Chooses requirements that satisfy all needs.
class Solver {
public:
  Solver(MLIRContext *context, ArrayRef<Need> needs)
      : context(context), needs(needs) {}

  /// Chooses. Fails, with an error that names both causes, when two needs
  /// contradict each other.
  LogicalResult solve();

  Candidate getResult() const { return {context, chosen}; }

private:
  LogicalResult chooseForced();
  LogicalResult chooseAlternatives();
  void dropSuperfluous();
  /// Replaces what is chosen by less of the same, where that will do.
  void lowerVersions();

  /// Returns true when the targets for `requirements` admit each of `settled`.
  bool isConsistent(ArrayRef<Requirement> requirements,
                    ArrayRef<const Need *> settled) const;
  LogicalResult reportContradiction(const Need &need);
  /// Returns the known targets that may have all that is chosen. Families that
  /// are a part of another don't count: however many profiles and devices are
  /// listed, they don't outweigh the rest.
  ArrayRef<KnownTarget *> getEligibleTargets();
  /// Returns how many of those may have an alternative of `need`.
  size_t countOffering(const Need &need);
  /// Returns the positions of the alternatives, the best choice first.
  SmallVector<size_t> rankAlternatives(ArrayRef<Requirement> anyOf);

  MLIRContext *context;
  ArrayRef<Need> needs;
  /// The needs that `chosen` satisfies.
  SmallVector<const Need *> settled;
  SmallVector<Requirement> chosen;
  /// Resolved when a choice depends on them.
  std::optional<SmallVector<KnownTarget, 0>> knownTargets;
  /// Those that may have the first `eligibleFor` of what is chosen.
  SmallVector<KnownTarget *> eligible;
  size_t eligibleFor = 0;
};
} // namespace

bool Solver::isConsistent(ArrayRef<Requirement> requirements,
                          ArrayRef<const Need *> settled) const {
  Candidate candidate(context, requirements);
  return llvm::all_of(settled, [&](const Need *need) {
    return candidate.admits(need->clause.anyOf);
  });
}

/// Returns "'example.range' needs example version V_2 or later (the op
/// itself)".
static std::string describe(const Need &need) {
  return ("'" + need.op->getName().getStringRef() + "' needs " +
          describeAlternatives(need.clause.anyOf) + " (" +
          need.clause.describeSource() + ")")
      .str();
}

LogicalResult Solver::reportContradiction(const Need &need) {
  const Need *other = nullptr;
  for (const Need *candidate : settled) {
    bool isPossible =
        llvm::any_of(need.clause.anyOf, [&](const Requirement &requirement) {
          return llvm::any_of(candidate->clause.anyOf, [&](Requirement second) {
            return isConsistent({requirement, second}, {&need, candidate});
          });
        });
    if (!isPossible) {
      other = candidate;
      break;
    }
  }
  if (!other)
    return emitError(need.op->getLoc())
           << "no target offers everything that is needed: " << describe(need)
           << ", which can't be had together with the rest";
  InFlightDiagnostic diagnostic = emitError(need.op->getLoc());
  diagnostic << "no target offers both: " << describe(need) << ", but "
             << describe(*other);
  diagnostic.attachNote(other->op->getLoc()) << "the other op is here";
  return diagnostic;
}

/// Returns true when the target has what is required, or when some of what it
/// stands for have it.
static bool mayOffer(KnownTarget &known, const Requirement &requirement) {
  return known.resolved.judge(requirement) ==
             ResolvedTarget::Verdict::Satisfied ||
         findOptionalAddition(*known.info, requirement).has_value();
}

ArrayRef<KnownTarget *> Solver::getEligibleTargets() {
  if (!knownTargets) {
    knownTargets = resolveKnownTargets(context);
    for (KnownTarget &known : *knownTargets)
      if (known.partOf.empty())
        eligible.push_back(&known);
  }
  for (; eligibleFor < chosen.size(); ++eligibleFor) {
    SmallVector<KnownTarget *> rest(eligible);
    llvm::erase_if(rest, [&](KnownTarget *known) {
      return !mayOffer(*known, chosen[eligibleFor]);
    });
    // Something that no known target has says nothing of the others.
    if (!rest.empty())
      eligible = std::move(rest);
  }
  return eligible;
}

size_t Solver::countOffering(const Need &need) {
  return llvm::count_if(getEligibleTargets(), [&](KnownTarget *known) {
    return llvm::any_of(need.clause.anyOf, [&](const Requirement &requirement) {
      return mayOffer(*known, requirement);
    });
  });
}

namespace {
/// How widely available something is among some targets.
struct Reach {
  /// The position of the weakest target of each family that may have it.
  llvm::SmallMapVector<StringRef, unsigned, 4> families;
  /// How many have it, whatever they stand for.
  size_t guaranteed = 0;
};
} // namespace

static Reach getReach(ArrayRef<KnownTarget *> targets,
                      const Requirement &requirement) {
  Reach reach;
  for (KnownTarget *known : targets) {
    if (!mayOffer(*known, requirement))
      continue;
    auto [entry, isFirst] =
        reach.families.try_emplace(known->info->family, known->info->rank);
    if (!isFirst)
      entry->second = std::min(entry->second, known->info->rank);
    reach.guaranteed += known->resolved.judge(requirement) ==
                        ResolvedTarget::Verdict::Satisfied;
  }
  return reach;
}

SmallVector<size_t> Solver::rankAlternatives(ArrayRef<Requirement> anyOf) {
  SmallVector<Reach> reaches;
  for (const Requirement &requirement : anyOf)
    reaches.push_back(getReach(getEligibleTargets(), requirement));
  // In how many families no other alternative is to be had in a weaker target.
  auto countFirst = [&](const Reach &reach) {
    return llvm::count_if(reach.families, [&](const auto &entry) {
      return llvm::all_of(reaches, [&](const Reach &other) {
        auto it = other.families.find(entry.first);
        return it == other.families.end() || entry.second <= it->second;
      });
    });
  };
  // The more of each the better: families, those in which it is first, and
  // targets that all have it.
  auto getRank = [&](size_t index) {
    const Reach &reach = reaches[index];
    return std::tuple(reach.families.size(),
                      static_cast<size_t>(countFirst(reach)), reach.guaranteed);
  };
  SmallVector<size_t> positions =
      llvm::to_vector(llvm::seq<size_t>(anyOf.size()));
  std::sort(positions.begin(), positions.end(), [&](size_t lhs, size_t rhs) {
    auto left = getRank(lhs), right = getRank(rhs);
    return left != right ? left > right : lhs < rhs;
  });
  return positions;
}

LogicalResult Solver::chooseForced() {
  for (const Need &need : needs) {
    if (need.clause.anyOf.size() != 1)
      continue;
    settled.push_back(&need);
    chosen.push_back(need.clause.anyOf.front());
  }
  if (isConsistent(chosen, settled))
    return success();
  // Find the first that doesn't go with those before it.
  auto all = std::move(settled);
  settled.clear();
  chosen.clear();
  for (const Need *need : all) {
    chosen.push_back(need->clause.anyOf.front());
    settled.push_back(need);
    if (isConsistent(chosen, settled))
      continue;
    settled.pop_back();
    return reportContradiction(*need);
  }
  llvm_unreachable("all together contradict each other");
}

LogicalResult Solver::chooseAlternatives() {
  SmallVector<const Need *> open;
  for (const Need &need : needs)
    if (need.clause.anyOf.size() != 1)
      open.push_back(&need);
  while (true) {
    Candidate candidate(context, chosen);
    llvm::erase_if(open, [&](const Need *need) {
      if (!candidate.admits(need->clause.anyOf))
        return false;
      settled.push_back(need);
      return true;
    });
    if (open.empty())
      return success();

    const Need *next =
        *llvm::min_element(open, [&](const Need *lhs, const Need *rhs) {
          return countOffering(*lhs) < countOffering(*rhs);
        });
    SmallVector<size_t> ranked = rankAlternatives(next->clause.anyOf);
    SmallVector<const Need *> affected(settled);
    affected.push_back(next);
    const auto *choice = llvm::find_if(ranked, [&](size_t index) {
      SmallVector<Requirement> extended(chosen);
      extended.push_back(next->clause.anyOf[index]);
      return isConsistent(extended, affected);
    });
    if (choice == ranked.end())
      return reportContradiction(*next);
    chosen.push_back(next->clause.anyOf[*choice]);
  }
}

void Solver::dropSuperfluous() {
  for (size_t index = chosen.size(); index-- > 0;) {
    SmallVector<Requirement> rest(chosen);
    rest.erase(rest.begin() + index);
    if (isConsistent(rest, settled))
      chosen = std::move(rest);
  }
}

/// Returns how many of `required` who offers `value` satisfies.
static size_t countSatisfied(const Dimension &dimension, int64_t value,
                             ArrayRef<int64_t> required) {
  return llvm::count_if(required, [&](int64_t other) {
    return dimension.isSatisfied(other, value);
  });
}

void Solver::lowerVersions() {
  for (Requirement &requirement : chosen) {
    const Dimension &dimension = *requirement.dimension;
    if (!dimension.isSingleValued())
      continue;
    // What was chosen for one need may be more than the others ask for, and
    // that need may be settled by something else that was chosen later.
    SmallVector<int64_t> less;
    for (const Need *need : settled)
      for (const Requirement &other : need->clause.anyOf)
        if (other.dimension == &dimension && other.value != requirement.value &&
            dimension.isSatisfied(other.value, requirement.value) &&
            !llvm::is_contained(less, other.value))
          less.push_back(other.value);
    // Whatever is less than another one comes before it.
    llvm::sort(less, [&](int64_t lhs, int64_t rhs) {
      return std::pair(countSatisfied(dimension, lhs, less), lhs) <
             std::pair(countSatisfied(dimension, rhs, less), rhs);
    });
    for (int64_t value : less) {
      SmallVector<Requirement> lowered(chosen);
      lowered[&requirement - chosen.begin()].value = value;
      if (!isConsistent(lowered, settled))
        continue;
      requirement.value = value;
      break;
    }
  }
}

LogicalResult Solver::solve() {
  if (failed(chooseForced()) || failed(chooseAlternatives()))
    return failure();
  dropSuperfluous();
  lowerVersions();
  return success();
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

/// Returns the target for IR that needs nothing.
static Attribute getLeastTarget(MLIRContext *context, StringRef dialect) {
  const auto *interface = dyn_cast_or_null<AvailabilityDialectInterface>(
      dialect.empty() ? nullptr : context->getLoadedDialect(dialect));
  return interface ? interface->buildTarget({})
                   : Attribute(TargetAttr::get(context, ArrayRef<Offer>()));
}

/// Reports that one attribute can't be the target of all of `needs`.
static LogicalResult reportSeveralTargets(Operation *root,
                                          ArrayRef<Need> needs) {
  llvm::SmallSetVector<StringRef, 2> dialects;
  for (const Need &need : needs)
    for (const Requirement &requirement : need.clause.anyOf)
      dialects.insert(requirement.dimension->getDialectName());
  SmallVector<StringRef> names = dialects.takeVector();
  llvm::sort(names);
  InFlightDiagnostic diagnostic = emitError(root->getLoc());
  diagnostic << "no one target attribute is of all of the dialects ";
  llvm::interleaveComma(names, diagnostic, [&](StringRef name) {
    diagnostic << "'" << name << "'";
  });
  return diagnostic << ": deduce the target for one of them at a time";
}

/// Returns true when the targets that are built for one of the alternatives of
/// `need` say nothing of it: `#spirv.vce` of the size of a workgroup.
static bool isBeyondTargets(MLIRContext *context, const Need &need) {
  ArrayRef<Requirement> anyOf = need.clause.anyOf;
  return llvm::any_of(anyOf, [&](const Requirement &requirement) {
    Candidate candidate(context, requirement);
    return llvm::all_of(candidate.getTargets(), [&](ResolvedTarget target) {
      return target.judge(requirement) == ResolvedTarget::Verdict::NotJudged;
    });
  });
}

FailureOr<AvailabilityTargetAttrInterface>
mlir::availability::deduce(Operation *root, const DeduceOptions &options,
                           bool *isUnchecked) {
  MLIRContext *context = root->getContext();
  context->getOrLoadDialect<AvailabilityDialect>();
  bool isUncheckedHere = false;
  bool &unchecked = isUnchecked ? *isUnchecked : isUncheckedHere;
  if (!options.dialect.empty() &&
      failed(verifyDialectName(context, options.dialect,
                               [&] { return emitError(root->getLoc()); })))
    return failure();
  FailureOr<CollectedNeeds> collected =
      collectTargetNeeds(root, options, unchecked);
  if (failed(collected))
    return failure();
  // Of one dialect, the least target will do; there may be nothing of it.
  if (options.dialect.empty() && !options.allowNothing &&
      collected->isNothingJudged()) {
    unchecked = true;
    return emitError(collected->unjudgedOp->getLoc())
           << "no operation is known to need anything: nothing was judged";
  }
  // Which known targets offer it is another question.
  SmallVector<Need, 0> &needs = collected->needs;
  llvm::erase_if(
      needs, [&](const Need &need) { return isBeyondTargets(context, need); });
  Solver solver(context, needs);
  if (failed(solver.solve()))
    return failure();

  Candidate result = solver.getResult();
  if (result.getTargets().empty()) {
    Attribute least = getLeastTarget(context, options.dialect);
    if (!least)
      return emitError(root->getLoc())
             << "no target of dialect '" << options.dialect
             << "' can be deduced: what is needed along its dimensions is for "
                "an implementation to have";
    return cast<AvailabilityTargetAttrInterface>(least);
  }
  if (result.getTargets().size() > 1)
    return reportSeveralTargets(root, needs);
  return result.getTargets().front().getTarget();
}
