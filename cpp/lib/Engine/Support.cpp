//===- Support.cpp - What a target says of ops of a name
//-------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row of a table against a target. "Yes" is said only where no condition can
// fail. Where some do, formulas tell whether one of them holds in any case: an
// op that needs one thing when an attribute is set and another one when it
// isn't is nowhere where both are lacking.
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Table.h"

#include "DialectOutcomes.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/StringExtras.h"

#include <map>

using namespace mlir;
using namespace mlir::availability;

/// With more letters than these, formulas aren't looked at.
static constexpr size_t maxLetters = 14;

//===----------------------------------------------------------------------===//
// Formulas
//===----------------------------------------------------------------------===//

namespace {
/// The cases in which one of some formulas holds: there is one for each
/// combination of the letters' values.
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
  /// Returns those in which the letter holds.
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

/// Returns true when one of `formulas` holds in any case.
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
// Rows
//===----------------------------------------------------------------------===//

/// What is said of `clauses` of ops of `dialect`.
static Outcome judgeClauses(ArrayRef<Clause> clauses, OpDialect dialect,
                            ResolvedTarget &target) {
  Outcome outcome;
  for (const Clause &clause : clauses)
    outcome.add(judgeClause(target, dialect.interface, clause.anyOf),
                clause.anyOf);
  return outcome;
}

TableJudge::TableJudge(const Table &table, ResolvedTarget &target)
    : table(table), target(target), ofHeld(std::make_unique<Outcome>()) {
  Outcome outcome;
  for (const DefRow &def : table.defs) {
    outcome.add(judgeClauses(def.clauses, table.dialect, target));
    for (const ListedCondition &condition : def.conditions)
      outcome.add(judgeCondition(condition));
  }
  if (table.hasUnknownTypes && target.speaksFor(table.dialect.name))
    outcome.setUnknown();
  *ofHeld = outcome;
}

TableJudge::~TableJudge() = default;

ResolvedTarget::Verdict TableJudge::judge(ArrayRef<Requirement> anyOf) {
  return judgeClause(target, table.dialect.interface, anyOf);
}

Outcome TableJudge::judgeCondition(const ListedCondition &condition) {
  Outcome outcome = judgeClauses(condition.clauses, table.dialect, target);
  switch (condition.sort) {
  case ConditionalNeed::Sort::Held:
    outcome.add(*ofHeld);
    break;
  case ConditionalNeed::Sort::Unknown:
  case ConditionalNeed::Sort::Named:
    // A name may be one that isn't known.
    if (target.speaksFor(condition.dialect)) {
      outcome.setUnknown();
      outcome.setJudged();
    }
    break;
  case ConditionalNeed::Sort::Computed:
    // Whatever comes out may be lacking.
    outcome.setUnknown();
    break;
  default:
    break;
  }
  return outcome;
}

Support TableJudge::judge(const OpRow &row) {
  Outcome always = judgeClauses(row.clauses, row.dialect, target);
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

  // By groups: what a condition is called differs between them.
  std::map<unsigned, SmallVector<StringRef>> failing, notKnown;
  Outcome other;
  bool isJudged = always.isJudged();
  for (const ListedCondition &condition : row.conditions) {
    Outcome outcome = judgeCondition(condition);
    other.add(outcome);
    // What is held may be another dialect's, which says nothing of the op.
    isJudged |=
        condition.sort != ConditionalNeed::Sort::Held && outcome.isJudged();
    if (condition.formula.empty())
      continue;
    bool fails = !outcome.isAdmitted();
    if (fails)
      failing[condition.group].push_back(condition.formula);
    if (fails || (outcome.isUnknown() &&
                  condition.sort == ConditionalNeed::Sort::Unknown))
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
