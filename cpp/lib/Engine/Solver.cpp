//===- Solver.cpp - Choosing requirements ---------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requirements are chosen one by one. The dialects build a target for each set
// of requirements (`Candidate`), and that target decides what the set
// satisfies. The engine therefore needs no knowledge of implications, such as a
// capability that implies another one or a version.
//
//===----------------------------------------------------------------------===//

#include "Solver.h"
#include "OptionalAdditions.h"

#include "mlir-availability/IR/AvailabilityDialect.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <tuple>

using namespace mlir;
using namespace mlir::availability;

bool Solver::isConsistent(ArrayRef<Requirement> requirements,
                          ArrayRef<const Need *> settled) const {
  Candidate candidate(context, requirements, ends);
  return llvm::all_of(settled, [&](const Need *need) {
    return candidate.admits(need->clause.anyOf);
  });
}

/// Describes `need`, for example "'example.range' needs example version V_2 or
/// later (the op itself)".
static std::string describe(const Need &need) {
  return ("'" + need.op->getName().getStringRef() + "' needs " +
          describeAlternatives(need.clause.anyOf) + " (" +
          need.clause.describeSource() + ")")
      .str();
}

LogicalResult Solver::contradict(const Need &need) {
  const auto *other = llvm::find_if(settled, [&](const Need *candidate) {
    return llvm::none_of(
        need.clause.anyOf, [&](const Requirement &requirement) {
          return llvm::any_of(candidate->clause.anyOf, [&](Requirement second) {
            return isConsistent({requirement, second}, {&need, candidate});
          });
        });
  });
  contradiction = {&need, other == settled.end() ? nullptr : *other};
  return failure();
}

LogicalResult Solver::reportContradiction() const {
  auto [need, other] = contradiction;
  if (!other)
    return emitError(need->op->getLoc())
           << "no target offers everything that is needed: " << describe(*need)
           << ", which contradicts the other requirements";
  InFlightDiagnostic diagnostic = emitError(need->op->getLoc());
  diagnostic << "no target offers both: " << describe(*need) << ", but "
             << describe(*other);
  diagnostic.attachNote(other->op->getLoc()) << "the other op is here";
  return diagnostic;
}

/// Returns true when all or some of the devices that `known` stands for offer
/// the requirement.
static bool mayOffer(KnownTarget &known, const Requirement &requirement) {
  return known.resolved.judge(requirement) ==
             ResolvedTarget::Verdict::Satisfied ||
         findOptionalAddition(*known.info, requirement).has_value();
}

ArrayRef<KnownTarget *> Solver::getEligibleTargets() {
  if (!knownTargets) {
    knownTargets = resolveKnownTargets(context, /*withParts=*/false);
    for (KnownTarget &known : *knownTargets)
      eligible.push_back(&known);
  }
  for (; eligibleFor < chosen.size(); ++eligibleFor) {
    SmallVector<KnownTarget *> rest(eligible);
    llvm::erase_if(rest, [&](KnownTarget *known) {
      return !mayOffer(*known, chosen[eligibleFor]);
    });
    // A need that no known target offers doesn't rule out other targets.
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
/// The availability of something among some targets.
struct Reach {
  /// The index of the weakest target in each family that may have it.
  llvm::SmallMapVector<StringRef, unsigned, 4> families;
  /// The number of targets that have it on all of their devices.
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

/// Returns true when the dialect's own target attribute can state
/// `requirement`.
static bool isOfOwnAttribute(MLIRContext *context,
                             const Requirement &requirement) {
  const auto *dialect = dyn_cast_or_null<AvailabilityDialectInterface>(
      context->getLoadedDialect(requirement.dimension->getDialectName()));
  Attribute attr = dialect ? dialect->buildTarget(Offer{requirement.dimension,
                                                        requirement.value})
                           : Attribute();
  return attr && !isa<TargetAttr>(attr);
}

SmallVector<size_t> Solver::rankAlternatives(ArrayRef<Requirement> anyOf) {
  SmallVector<Reach> reaches;
  for (const Requirement &requirement : anyOf)
    reaches.push_back(getReach(getEligibleTargets(), requirement));
  // Counts the families in which no other alternative has a weaker target.
  auto countFirst = [&](const Reach &reach) {
    return llvm::count_if(reach.families, [&](const auto &entry) {
      return llvm::all_of(reaches, [&](const Reach &other) {
        auto it = other.families.find(entry.first);
        return it == other.families.end() || entry.second <= it->second;
      });
    });
  };
  // Returns false when only others of the dimension can be stated.
  auto isStated = [&](const Requirement &requirement) {
    return isOfOwnAttribute(context, requirement) ||
           llvm::none_of(anyOf, [&](const Requirement &other) {
             return other.dimension == requirement.dimension &&
                    isOfOwnAttribute(context, other);
           });
  };
  // Prefer, in this order: what the dialect's own attribute can state, more
  // families, more families in which it comes first, and more targets that
  // guarantee it.
  SmallVector<bool> stated = llvm::map_to_vector(anyOf, isStated);
  auto getRank = [&](size_t index) {
    const Reach &reach = reaches[index];
    return std::tuple(static_cast<bool>(stated[index]), reach.families.size(),
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
  // Find the first need that conflicts with those before it.
  auto all = std::move(settled);
  settled.clear();
  chosen.clear();
  for (const Need *need : all) {
    chosen.push_back(need->clause.anyOf.front());
    settled.push_back(need);
    if (isConsistent(chosen, settled))
      continue;
    settled.pop_back();
    return contradict(*need);
  }
  llvm_unreachable("all together contradict each other");
}

LogicalResult Solver::chooseAlternatives() {
  SmallVector<const Need *> open;
  for (const Need &need : needs)
    if (need.clause.anyOf.size() != 1)
      open.push_back(&need);
  while (true) {
    Candidate candidate(context, chosen, ends);
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
      return contradict(*next);
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

/// Returns how many of `required` are satisfied by offering `value`.
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
    // What was chosen for one need may exceed what the others ask for, and a
    // later choice may have settled that need in another way.
    SmallVector<int64_t> less;
    for (const Need *need : settled)
      for (const Requirement &other : need->clause.anyOf)
        if (other.dimension == &dimension && other.value != requirement.value &&
            dimension.isSatisfied(other.value, requirement.value) &&
            !llvm::is_contained(less, other.value))
          less.push_back(other.value);
    // If one value includes another, the lesser comes first.
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

LogicalResult Solver::choose() {
  settled.clear();
  chosen.clear();
  eligible.clear();
  eligibleFor = 0;
  knownTargets.reset();
  return failure(failed(chooseForced()) || failed(chooseAlternatives()));
}

LogicalResult Solver::solve() {
  if (failed(choose())) {
    Contradiction ofVersions = contradiction;
    ends = RangeEnds::Any;
    if (failed(choose()))
      return reportContradiction();
    contradiction = ofVersions;
  }
  dropSuperfluous();
  lowerVersions();
  return success();
}

void Solver::reportChoices(Operation *root) const {
  if (auto [need, other] = contradiction; need) {
    InFlightDiagnostic remark = emitRemark(need->op->getLoc());
    remark << "no version has all that is needed: " << describe(*need);
    if (other)
      remark << ", but " << describe(*other);
    remark << "; the target has to offer still what its version lacks";
  }
  llvm::MapVector<const Dimension *, SmallVector<int64_t>> required;
  for (const Requirement &requirement : chosen)
    if (requirement.dimension->getRelation() == Relation::PartialOrder)
      required[requirement.dimension].push_back(requirement.value);
  for (const auto &[dimension, values] : required) {
    SmallVector<int64_t> least = dimension->getLeastBounds(values);
    if (least.size() < 2)
      continue;
    auto names =
        llvm::map_range(least, [&, dimension = dimension](int64_t value) {
          return dimension->stringify(value);
        });
    emitRemark(root->getLoc())
        << "several targets are smallest: along '" << dimension->getName()
        << "', each of " << llvm::join(names, ", ")
        << " satisfies everything, and none of them includes another; the "
           "result has the first";
  }
}
