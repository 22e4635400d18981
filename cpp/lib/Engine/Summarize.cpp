//===- Summarize.cpp - What many targets lack -----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Summarize.h"

#include "DistinctOps.h"

#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/IR/CalleeLookup.h"

#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringMap.h"

#include <map>
#include <set>

using namespace mlir;
using namespace mlir::availability;

/// An alternative of a clause, and all of them, as keys.
using Key = std::pair<const Dimension *, int64_t>;
using ClauseKey = std::vector<Key>;

static ClauseKey getKey(ArrayRef<Requirement> anyOf) {
  ClauseKey key;
  for (const Requirement &requirement : anyOf)
    key.emplace_back(requirement.dimension, requirement.value);
  return key;
}

namespace {
/// Counts ops by the alternatives that they need.
class ClauseCounter {
public:
  void add(ArrayRef<Requirement> anyOf, bool isUnstated, uint64_t number) {
    auto [it, isNew] =
        indices.try_emplace({getKey(anyOf), isUnstated}, counts.size());
    if (isNew)
      counts.push_back({SmallVector<Requirement, 1>(anyOf), isUnstated, 0});
    counts[it->second].number += number;
  }

  SmallVector<ClauseCount, 0> take() { return std::move(counts); }

private:
  std::map<std::pair<ClauseKey, bool>, size_t> indices;
  SmallVector<ClauseCount, 0> counts;
};
} // namespace

static CheckSummary summarize(const CheckResult &result,
                              const DistinctOps &distinct) {
  ClauseCounter violated, open;
  for (const Violation &violation : result.violations)
    violated.add(violation.clause.anyOf, violation.stating != nullptr,
                 distinct.getCount(violation.op));
  for (const OpenClause &condition : result.conditions)
    open.add(condition.clause.anyOf, /*isUnstated=*/false,
             distinct.getCount(condition.op));
  bool isAccepted = result.isAvailable() && result.checkedOps == 0 &&
                    !result.passedOver.empty();
  return {violated.take(), open.take(), !result.unchecked.empty(),
          result.isNothingJudged(), isAccepted};
}

namespace {
/// Everything in IR on which the findings of `check` depend: the clauses, the
/// dialects, and what ops state. Targets that answer the same to all of it
/// differ in nothing that `check` finds, so one of them is enough.
class Questions : public ClauseSink {
public:
  Questions(Operation *root, const DistinctOps &distinct);

  /// Returns the answers of `target`, a letter each.
  std::string ask(ResolvedTarget &target) const;

  void emit(ArrayRef<Requirement> anyOf, const Source &) override;
  void emitUnknown(const Source &, StringRef dialect) override {
    dialects.insert(dialect);
  }
  void emitNothingNeeded(StringRef dialect) override {
    dialects.insert(dialect);
  }

private:
  void addRequirement(const Requirement &requirement) {
    if (metRequirements.insert({requirement.dimension, requirement.value})
            .second)
      clauses.push_back({requirement});
  }

  /// The alternatives of all clauses, and each alternative for itself: what an
  /// op states may stand in place of what the target offers along some of the
  /// dimensions.
  SmallVector<SmallVector<Requirement, 1>, 0> clauses;
  std::set<Key> metRequirements;
  std::set<ClauseKey> metClauses;
  llvm::SmallSetVector<StringRef, 8> dialects;
  /// The targets that ops state.
  SmallVector<
      std::pair<AvailabilityTargetAttrInterface, SmallVector<StatedOffer>>>
      stating;
};
} // namespace

Questions::Questions(Operation *root, const DistinctOps &distinct) {
  MLIRContext *context = root->getContext();
  CalleeLookup callees;
  distinct.visit(root, /*isPassedBy=*/nullptr, [&](Operation *op) {
    dialects.insert(op->getName().getDialectNamespace());
    if (op->getNumRegions() != 0 && getStatedTargetName(op)) {
      ResolvedTarget stated = resolveStatedTarget(op);
      if (stated.getTarget())
        stating.push_back({stated.getTarget(), getStatedOffers(stated)});
    }
    emitClauses(op, *this, &callees);
  });
  llvm::SmallSetVector<const Dimension *, 8> choices;
  for (const auto &[dimension, value] : metRequirements)
    if (dimension->getRelation() == Relation::PartialOrder)
      choices.insert(dimension);
  // Conditions along them may exclude each other.
  for (const Dimension *dimension : choices)
    for (const Dimension::Value &each : dimension->getValues())
      addRequirement({dimension, each.value});
  // Whom targets speak for decides which ops they judge, and are foreign to.
  for (const Dimension *dimension : getLoadedDimensions(context))
    dialects.insert(dimension->getDialectName());
}

void Questions::emit(ArrayRef<Requirement> anyOf, const Source &) {
  for (const Requirement &requirement : anyOf)
    addRequirement(requirement);
  if (anyOf.size() < 2)
    return;
  if (metClauses.insert(getKey(anyOf)).second)
    clauses.emplace_back(anyOf);
}

std::string Questions::ask(ResolvedTarget &target) const {
  std::string answers;
  for (ArrayRef<Requirement> anyOf : clauses)
    answers += static_cast<char>('0' + static_cast<int>(target.judge(anyOf)));
  for (StringRef dialect : dialects)
    answers += target.speaksFor(dialect) ? 'y' : 'n';
  for (const auto &[stated, offers] : stating)
    answers += stated == target.getTarget()   ? '='
               : coversStated(target, offers) ? 'y'
                                              : 'n';
  return answers + target.getTarget().explainSilence();
}

CheckSummaries
mlir::availability::summarizeChecks(Operation *root,
                                    ArrayRef<ResolvedTarget> targets,
                                    const AllowedUnchecked &allowed) {
  DistinctOps distinct(root, allowed);
  Questions questions(root, distinct);
  llvm::StringMap<size_t> known;
  CheckSummaries summaries;
  for (ResolvedTarget target : targets) {
    auto [it, isNew] =
        known.try_emplace(questions.ask(target), summaries.distinct.size());
    if (isNew)
      summaries.distinct.push_back(
          summarize(check(root, distinct, target, allowed), distinct));
    summaries.indices.push_back(it->second);
  }
  return summaries;
}

//===----------------------------------------------------------------------===//
// Counting over modules and targets
//===----------------------------------------------------------------------===//

SummaryVerdict CheckSummary::getVerdict() const {
  if (!violations.empty())
    return SummaryVerdict::Unavailable;
  if (hasUnchecked || isNothingJudged || isAccepted)
    return SummaryVerdict::Unknown;
  return conditions.empty() ? SummaryVerdict::Available
                            : SummaryVerdict::Conditional;
}

VerdictCounts
mlir::availability::countVerdicts(ArrayRef<CheckSummaries> modules) {
  VerdictCounts counts;
  for (const CheckSummaries &each : modules) {
    VerdictCounts own;
    for (size_t index : each.indices)
      switch (each.distinct[index].getVerdict()) {
      case SummaryVerdict::Available:
        ++own.available;
        break;
      case SummaryVerdict::Conditional:
        ++own.conditional;
        break;
      case SummaryVerdict::Unavailable:
        ++own.unavailable;
        break;
      case SummaryVerdict::Unknown:
        ++own.unknown;
        break;
      }
    counts.available += own.available;
    counts.conditional += own.conditional;
    counts.unavailable += own.unavailable;
    counts.unknown += own.unknown;
    counts.everywhere += own.available + own.conditional == each.size();
  }
  return counts;
}

SmallVector<LackCount, 0>
mlir::availability::countLacking(ArrayRef<CheckSummaries> modules) {
  std::map<std::pair<ClauseKey, bool>, size_t> indices;
  SmallVector<LackCount, 0> counts;
  for (const CheckSummaries &module : modules)
    for (size_t index : module.indices) {
      const CheckSummary &summary = module.distinct[index];
      for (const ClauseCount &each : summary.violations) {
        auto [it, isNew] = indices.try_emplace(
            {getKey(each.anyOf), each.isUnstated}, counts.size());
        if (isNew)
          counts.push_back({each.anyOf, each.isUnstated, 0, 0});
        LackCount &count = counts[it->second];
        ++count.numPairs;
        count.numWon += summary.violations.size() == 1 &&
                        !summary.hasUnchecked && !each.isUnstated;
      }
    }
  auto order = llvm::to_vector(llvm::seq<size_t>(0, counts.size()));
  llvm::sort(order, [&](size_t one, size_t other) {
    const LackCount &first = counts[one], &second = counts[other];
    return std::tie(first.numWon, first.numPairs, other) >
           std::tie(second.numWon, second.numPairs, one);
  });
  return llvm::map_to_vector<0>(
      order, [&](size_t index) { return std::move(counts[index]); });
}
