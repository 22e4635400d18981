//===- Causes.cpp - Violations that have the same cause -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Causes.h"

#include <map>
#include <tuple>

using namespace mlir;
using namespace mlir::availability;

/// Returns true if a target that satisfies `strong` satisfies `weak`, too.
static bool implies(const Requirement &strong, const Requirement &weak) {
  const Dimension &dimension = *strong.dimension;
  if (&dimension == weak.dimension &&
      dimension.isSatisfied(weak.value, strong.value))
    return true;
  return llvm::any_of(
      dimension.getImplications(), [&](const Dimension::Implication &each) {
        return each.value == strong.value &&
               each.dimension == weak.dimension->getName() &&
               weak.dimension->isSatisfied(weak.value, each.implied);
      });
}

bool mlir::availability::implies(ArrayRef<Requirement> strong,
                                 ArrayRef<Requirement> weak) {
  return !strong.empty() && llvm::all_of(strong, [&](const Requirement &each) {
    return llvm::any_of(
        weak, [&](const Requirement &other) { return ::implies(each, other); });
  });
}

namespace {
/// The distinct violations.
class DistinctViolations {
public:
  /// Returns the number of the distinct violation that equals the one at
  /// `index`.
  size_t add(size_t index, const Violated &violated) {
    const Clause &clause = *violated.clause;
    std::vector<std::pair<const Dimension *, int64_t>> anyOf;
    for (const Requirement &each : clause.anyOf)
      anyOf.emplace_back(each.dimension, each.value);
    const void *op = anyOf.empty() ? violated.op.getAsOpaquePointer() : nullptr;
    Key key = {violated.stating, std::move(anyOf), op,
               op ? clause.describeSource() : std::string()};
    auto [it, isNew] = numbers.try_emplace(std::move(key), all.size());
    if (isNew)
      all.push_back({index, violated.stating, clause.anyOf});
    return it->second;
  }

  /// Returns the index of the violation that is the cause of each.
  std::vector<size_t> getCauses() const;

private:
  /// What is the same of equal violations: what states too little, what is
  /// needed, and if nothing satisfies it, the op and the source.
  using Key = std::tuple<const void *,
                         std::vector<std::pair<const Dimension *, int64_t>>,
                         const void *, std::string>;
  struct Distinct {
    size_t index;
    const Operation *stating;
    SmallVector<Requirement, 1> anyOf;

    bool implies(const Distinct &other) const {
      return stating == other.stating &&
             availability::implies(anyOf, other.anyOf);
    }
  };
  std::map<Key, size_t> numbers;
  std::vector<Distinct> all;
};
} // namespace

std::vector<size_t> DistinctViolations::getCauses() const {
  std::vector<size_t> parents(all.size());
  SmallVector<size_t> roots;
  for (auto [number, each] : llvm::enumerate(all)) {
    const auto *cause = llvm::find_if(roots, [&, &each = each](size_t root) {
      return all[root].implies(each);
    });
    parents[number] = cause != roots.end() ? *cause : number;
    if (cause != roots.end())
      continue;
    llvm::erase_if(roots, [&, &each = each, number = number](size_t root) {
      bool isImplied = each.implies(all[root]);
      if (isImplied)
        parents[root] = number;
      return isImplied;
    });
    roots.push_back(number);
  }
  std::vector<size_t> causes;
  for (size_t root : parents) {
    while (parents[root] != root)
      root = parents[root];
    causes.push_back(all[root].index);
  }
  return causes;
}

std::vector<size_t>
mlir::availability::findCauses(size_t number,
                               function_ref<Violated(size_t)> get) {
  DistinctViolations distinct;
  std::vector<size_t> causes(number);
  for (size_t index = 0; index < number; ++index)
    causes[index] = distinct.add(index, get(index));
  std::vector<size_t> ofDistinct = distinct.getCauses();
  for (size_t &cause : causes)
    cause = ofDistinct[cause];
  return causes;
}

std::vector<size_t>
mlir::availability::findCauses(ArrayRef<Violation> violations) {
  return findCauses(violations.size(), [&](size_t index) -> Violated {
    const Violation &each = violations[index];
    return {each.op->getName(), &each.clause, each.stating};
  });
}
