//===- Contradictions.cpp - Conditions that exclude each other ------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Contradictions.h"

#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the one dimension that all of `anyOf` are along if it is a partial
/// order, nullptr otherwise. Along the others, one value satisfies all needs.
static const Dimension *getChoice(ArrayRef<Requirement> anyOf) {
  const Dimension *dimension = anyOf.front().dimension;
  bool isOne = llvm::all_of(anyOf, [&](const Requirement &each) {
    return each.dimension == dimension;
  });
  bool isChoice = isOne && dimension->getRelation() == Relation::PartialOrder;
  return isChoice ? dimension : nullptr;
}

static bool isSatisfied(ArrayRef<Requirement> anyOf, int64_t offered) {
  return llvm::any_of(anyOf, [&](const Requirement &each) {
    return each.dimension->isSatisfied(each.value, offered);
  });
}

/// Returns the values along `dimension` that `target` may have.
static SmallVector<int64_t> getPossibleValues(const Dimension &dimension,
                                              ResolvedTarget &target) {
  SmallVector<int64_t> values;
  for (const Dimension::Value &each : dimension.getValues())
    if (target.admits(Requirement{&dimension, each.value}))
      values.push_back(each.value);
  return values;
}

namespace {
/// What conditions along one dimension leave of the values that a target may
/// have.
class RemainingValues {
public:
  RemainingValues(const Dimension &dimension, ResolvedTarget &target)
      : values(getPossibleValues(dimension, target)) {}

  /// Removes the values that don't satisfy `anyOf`. Returns true if there were
  /// such values.
  bool restrict(ArrayRef<Requirement> anyOf) {
    size_t before = values.size();
    llvm::erase_if(values,
                   [&](int64_t value) { return !isSatisfied(anyOf, value); });
    return values.size() != before;
  }

  bool isEmpty() const { return values.empty(); }

private:
  SmallVector<int64_t> values;
};

/// The conditions along one dimension in one symbol table.
struct Conditions {
  RemainingValues remaining;
  /// Those so far that left fewer values, by their indices.
  SmallVector<size_t> restricting = {};
  bool isReported = false;
};
} // namespace

bool mlir::availability::canHoldTogether(
    ArrayRef<ArrayRef<Requirement>> clauses, ResolvedTarget &target) {
  DenseMap<const Dimension *, RemainingValues> all;
  return llvm::all_of(clauses, [&](ArrayRef<Requirement> anyOf) {
    const Dimension *dimension = getChoice(anyOf);
    if (!dimension)
      return true;
    RemainingValues &remaining =
        all.try_emplace(dimension, *dimension, target).first->second;
    return !remaining.restrict(anyOf) || !remaining.isEmpty();
  });
}

/// Returns the violation of `condition`, which `other` excludes.
static Violation makeViolation(const OpenClause &condition,
                               const OpenClause &other) {
  std::string place = formatLocation(other.op->getLoc());
  Violation violation = {condition.op, condition.clause};
  violation.clause.detail =
      ("it needs " + describeAlternatives(condition.clause.anyOf) + ", but " +
       other.op->getName().getStringRef() +
       (place.empty() ? "" : " at " + place) + " needs " +
       describeAlternatives(other.clause.anyOf))
          .str();
  violation.clause.anyOf.clear();
  return violation;
}

void mlir::availability::findContradictions(CheckResult &result,
                                            const ResolvedTarget &target) {
  ResolvedTarget asked = target;
  DenseMap<std::pair<Operation *, const Dimension *>, Conditions> all;
  SmallVector<size_t> contradicting;
  for (auto [index, condition] : llvm::enumerate(result.conditions)) {
    ArrayRef<Requirement> anyOf = condition.clause.anyOf;
    const Dimension *dimension = getChoice(anyOf);
    if (!dimension)
      continue;
    Operation *table = SymbolTable::getNearestSymbolTable(condition.op);
    auto it = all.find({table, dimension});
    if (it == all.end())
      it = all.try_emplace({table, dimension},
                           Conditions{RemainingValues(*dimension, asked)})
               .first;
    Conditions &conditions = it->second;
    if (conditions.isReported || !conditions.remaining.restrict(anyOf))
      continue;
    if (conditions.remaining.isEmpty() && !conditions.restricting.empty()) {
      const OpenClause &other =
          result.conditions[conditions.restricting.back()];
      result.violations.push_back(makeViolation(condition, other));
      contradicting.push_back(index);
      conditions.isReported = true;
    }
    conditions.restricting.push_back(index);
  }
  for (size_t index : llvm::reverse(contradicting))
    result.conditions.erase(result.conditions.begin() + index);
}
