//===- TableJudge.cpp - Verdicts on table rows ----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluates a table row for a target. The result is "yes" only if no condition
// can fail. If some conditions fail, formulas decide whether one of them
// applies in every case. For example, an op that needs one thing with an
// attribute set and another with it unset is unavailable where both are
// missing.
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Table.h"

#include "DialectOutcomes.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringExtras.h"

#include <map>

using namespace mlir;
using namespace mlir::availability;

/// The maximum number of letters for which formulas are evaluated.
static constexpr size_t maxLetters = 14;

//===----------------------------------------------------------------------===//
// Formulas
//===----------------------------------------------------------------------===//

namespace {
/// The cases in which at least one of several formulas holds. There is one case
/// for each combination of the letters' values.
class CoveredCases {
public:
  explicit CoveredCases(StringRef ofLetters) : letters(ofLetters.str()) {
    covered.resize(size_t(1) << letters.size());
  }

  void add(StringRef formula) {
    SmallVector<llvm::BitVector> stack;
    for (char c : formula) {
      if (c == '!') {
        stack.back().flip();
      } else if (c == '&' || c == '|') {
        llvm::BitVector last = stack.pop_back_val();
        if (c == '&')
          stack.back() &= last;
        else
          stack.back() |= last;
      } else {
        stack.push_back(getCases(c));
      }
    }
    if (stack.size() == 1)
      covered |= stack.back();
  }

  bool areAll() const { return covered.all(); }

private:
  /// Returns the cases in which the letter is true.
  llvm::BitVector getCases(char letter) const {
    llvm::BitVector cases(covered.size(), letter == '1');
    size_t bit = letters.find(letter);
    if (letter != '1')
      for (size_t index = 0; index < cases.size(); ++index)
        if (index >> bit & 1)
          cases.set(index);
    return cases;
  }

  std::string letters;
  llvm::BitVector covered;
};
} // namespace

/// Returns true when at least one of `formulas` holds in every case.
static bool coverAll(ArrayRef<StringRef> formulas) {
  std::string letters;
  for (StringRef formula : formulas)
    for (char c : formula)
      if (llvm::isAlpha(c) && !StringRef(letters).contains(c))
        letters += c;
  if (formulas.empty() || letters.size() > maxLetters)
    return false;
  CoveredCases cases(letters);
  for (StringRef formula : formulas)
    cases.add(formula);
  return cases.areAll();
}

//===----------------------------------------------------------------------===//
// Clauses
//===----------------------------------------------------------------------===//

/// Returns true for what only targets that speak for a dialect judge.
static bool dependsOnDialect(RecordedNeed::Sort sort) {
  return sort == RecordedNeed::Sort::Unknown ||
         sort == RecordedNeed::Sort::Named;
}

NumberedClauses::NumberedClauses(const Table &table) {
  std::map<std::vector<std::pair<const Dimension *, int64_t>>, size_t> known;
  auto add = [&](ArrayRef<Clause> clauses) {
    for (const Clause &clause : clauses) {
      std::vector<std::pair<const Dimension *, int64_t>> key;
      for (const Requirement &requirement : clause.anyOf)
        key.emplace_back(requirement.dimension, requirement.value);
      auto [it, isNew] = known.try_emplace(std::move(key), distinct.size());
      if (isNew)
        distinct.push_back(clause.anyOf);
      numbers[&clause] = it->second;
    }
  };
  auto addAll = [&](const auto &part) {
    add(part.clauses);
    for (const ListedNeed &condition : part.conditions) {
      add(condition.clauses);
      if (dependsOnDialect(condition.sort))
        dialects.insert(condition.dialect);
    }
  };
  dialects.insert(table.dialect.name);
  for (const OpRow &row : table.rows) {
    addAll(row);
    dialects.insert(row.dialect.name);
    dialects.insert_range(row.knownTo);
    dialects.insert_range(llvm::make_first_range(row.unknownTo));
  }
  llvm::for_each(table.defs, addAll);
}

ResolvedTarget::Verdict TableJudge::judge(size_t number) {
  auto &verdict = verdicts[number];
  if (!verdict)
    verdict = judgeClause(target, table.dialect.name, clauses[number]);
  return *verdict;
}

/// Returns the verdict on clauses of the table.
Outcome TableJudge::judgeClauses(ArrayRef<Clause> needed) {
  Outcome outcome;
  for (const Clause &clause : needed)
    outcome.add(judge(clauses.getNumber(clause)), clause.anyOf);
  return outcome;
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

TableJudge::TableJudge(const Table &table, const NumberedClauses &clauses,
                       ResolvedTarget &target)
    : table(table), clauses(clauses), target(target), verdicts(clauses.size()) {
  if (isSilent())
    return;
  Outcome outcome;
  for (const DefRow &def : table.defs) {
    if (def.kind == DefKind::Discardable)
      continue;
    outcome.add(judgeClauses(def.clauses));
    for (const ListedNeed &condition : def.conditions)
      outcome.add(judgeCondition(condition));
  }
  if (table.hasUnknownTypes && target.speaksFor(table.dialect.name))
    outcome.setUnknown();
  ofHeld = std::make_unique<Outcome>(outcome);
}

TableJudge::~TableJudge() = default;

bool TableJudge::isSilent() {
  return llvm::none_of(
             clauses.getDialects(),
             [&](StringRef name) { return target.speaksFor(name); }) &&
         llvm::all_of(llvm::seq(clauses.size()), [&](size_t number) {
           return judge(number) == ResolvedTarget::Verdict::NotJudged;
         });
}

Outcome TableJudge::judgeCondition(const ListedNeed &condition) {
  Outcome outcome = judgeClauses(condition.clauses);
  switch (condition.sort) {
  case RecordedNeed::Sort::Held:
    outcome.add(*ofHeld);
    break;
  case RecordedNeed::Sort::Unknown:
  case RecordedNeed::Sort::Named:
    // The name may be an unknown one.
    if (target.speaksFor(condition.dialect)) {
      outcome.setUnknown();
      outcome.setJudged();
    }
    break;
  case RecordedNeed::Sort::Computed:
    // The computed requirement may be missing on any target.
    outcome.setUnknown();
    break;
  default:
    break;
  }
  return outcome;
}

Support TableJudge::judge(const OpRow &row) {
  if (!ofHeld)
    return Support::NotJudged;
  Outcome always = judgeClauses(row.clauses);
  if (target.speaksFor(row.dialect.name))
    always.setJudged();
  for (StringRef dialect : row.knownTo)
    if (target.speaksFor(dialect))
      always.setJudged();
  for (const auto &[dialect, why] : row.unknownTo)
    if (target.speaksFor(dialect))
      always.setUnknown();
  if (!always.isAdmitted())
    return Support::No;

  // Grouped, since the names of conditions differ between groups.
  std::map<unsigned, SmallVector<StringRef>> failing, notKnown;
  Outcome other;
  bool isJudged = always.isJudged();
  for (const ListedNeed &condition : row.conditions) {
    Outcome outcome = judgeCondition(condition);
    other.add(outcome);
    // A held type or attribute of another dialect doesn't judge the op.
    isJudged |=
        condition.sort != RecordedNeed::Sort::Held && outcome.isJudged();
    if (condition.formula.empty())
      continue;
    bool fails = !outcome.isAdmitted();
    if (fails)
      failing[condition.group].push_back(condition.formula);
    if (fails ||
        (outcome.isUnknown() && condition.sort == RecordedNeed::Sort::Unknown))
      notKnown[condition.group].push_back(condition.formula);
  }
  auto isCovered = [](const auto &groups) {
    return llvm::any_of(
        groups, [](const auto &entry) { return coverAll(entry.second); });
  };
  if (!isJudged && !always.isUnknown())
    return Support::NotJudged;
  if (isCovered(failing))
    return Support::No;
  if (always.isUnknown() || isCovered(notKnown) || row.hasUnlisted)
    return Support::Unknown;
  bool isConditional = always.isOpen() || !other.isAdmitted() ||
                       other.isUnknown() || other.isOpen();
  return isConditional ? Support::OnCondition : Support::Yes;
}
