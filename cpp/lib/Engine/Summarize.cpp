//===- Summarize.cpp - What many targets lack -----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Summarize.h"

#include "DistinctOps.h"

#include <map>

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Counts ops by the alternatives that they need.
class ClauseCounter {
public:
  void add(ArrayRef<Requirement> anyOf, bool isUnstated, uint64_t number) {
    std::vector<std::pair<const Dimension *, int64_t>> key;
    for (const Requirement &requirement : anyOf)
      key.emplace_back(requirement.dimension, requirement.value);
    auto [it, isNew] =
        indices.try_emplace({std::move(key), isUnstated}, counts.size());
    if (isNew)
      counts.push_back({SmallVector<Requirement, 1>(anyOf), isUnstated, 0});
    counts[it->second].number += number;
  }

  SmallVector<ClauseCount, 0> take() { return std::move(counts); }

private:
  std::map<std::pair<std::vector<std::pair<const Dimension *, int64_t>>, bool>,
           size_t>
      indices;
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
  return {violated.take(), open.take(), !result.unchecked.empty(),
          result.isNothingJudged()};
}

SmallVector<CheckSummary, 0>
mlir::availability::summarizeChecks(Operation *root,
                                    ArrayRef<ResolvedTarget> targets,
                                    const AllowedUnchecked &allowed) {
  DistinctOps distinct(root, allowed);
  SmallVector<CheckSummary, 0> summaries;
  for (const ResolvedTarget &target : targets)
    summaries.push_back(
        summarize(check(root, distinct, target, allowed), distinct));
  return summaries;
}
