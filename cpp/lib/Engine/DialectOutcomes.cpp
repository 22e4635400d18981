//===- DialectOutcomes.cpp - Cached verdicts of a dialect -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DialectOutcomes.h"

#include "mlir-availability/IR/RequiresAttr.h"

#include "OpParts.h"

using namespace mlir;
using namespace mlir::availability;

ResolvedTarget::Verdict
mlir::availability::judgeClause(ResolvedTarget &target, StringRef dialect,
                                ArrayRef<Requirement> anyOf) {
  ResolvedTarget::Verdict verdict = target.judge(anyOf);
  bool isForOwn = verdict == ResolvedTarget::Verdict::Violated
                      ? anyOf.empty()
                      : llvm::all_of(anyOf, [](const Requirement &requirement) {
                          return requirement.dimension->isLimit();
                        });
  if (isForOwn && (dialect.empty() || !target.speaksFor(dialect)))
    return ResolvedTarget::Verdict::NotJudged;
  return verdict;
}

DialectOutcomes::DialectOutcomes(Operation *op, ResolvedTarget &target,
                                 UndeclaredFinder &undeclared)
    : target(target), undeclared(undeclared),
      dialect{op->getName().getDialectNamespace(), getDialectInterface(op)},
      isSpokenFor(target.speaksFor(dialect.name)),
      otherTargets(getOnlyTargets(op->getContext(), dialect.name)) {
  auto speaksFor = [&](StringRef name) { return target.speaksFor(name); };
  if (!isForeignTarget(op->getContext(), otherTargets, speaksFor))
    otherTargets = "";
}

DialectOutcomes::TypesOfUse &DialectOutcomes::getTypes(unsigned use) {
  for (const std::unique_ptr<TypesOfUse> &types : typesOfUses)
    if (types->use == use)
      return *types;
  typesOfUses.push_back(std::make_unique<TypesOfUse>());
  typesOfUses.back()->use = use;
  return *typesOfUses.back();
}

Outcome DialectOutcomes::makeOutcome(unsigned use, Type type) {
  JudgingSink sink(*this);
  emitTypeClauses(dialect, type, use, {SourceKind::Type}, sink);
  if (undeclared.isIn(type))
    sink.outcome.setUnknown();
  return sink.outcome;
}

Outcome DialectOutcomes::makeOutcome(Attribute attr) {
  JudgingSink sink(*this);
  emitAttributeClauses(dialect, attr, {SourceKind::Attribute}, sink);
  if (undeclared.isIn(attr))
    sink.outcome.setUnknown();
  return sink.outcome;
}

DialectOutcomes::DiscardableOutcome
DialectOutcomes::makeDiscardableOutcome(DictionaryAttr attrs) {
  JudgingSink sink(*this);
  emitDiscardableClauses(dialect, attrs, sink);
  if (undeclared.isIn(attrs))
    sink.outcome.setUnknown();
  return {sink.outcome, attrs.contains(getRequiresAttrName())};
}

Outcome DialectOutcomes::makeRequirementsOutcome(Attribute attr) {
  JudgingSink sink(*this);
  emitRequirements(attr, {SourceKind::Instance}, sink);
  return sink.outcome;
}

size_t DialectOutcomes::getNumKept() const {
  size_t numKept = attributes.size() + discardable.size() + requirements.size();
  for (const std::unique_ptr<TypesOfUse> &types : typesOfUses)
    numKept += types->outcomes.size();
  return numKept;
}

//===----------------------------------------------------------------------===//
// JudgingSink
//===----------------------------------------------------------------------===//

void DialectOutcomes::JudgingSink::emit(ArrayRef<Requirement> anyOf,
                                        const Source &) {
  outcome.add(judgeClause(outcomes.target, outcomes.dialect.name, anyOf),
              anyOf);
}

void DialectOutcomes::JudgingSink::emitRows(
    ArrayRef<RequirementRow> rows, ArrayRef<const Dimension *> dimensions,
    const Source &source) {
  outcome.add(outcomes.rows.lookup(rows.data(), [&] {
    Outcome before = std::exchange(outcome, Outcome());
    OpClauseSink::emitRows(rows, dimensions, source);
    return std::exchange(outcome, before);
  }));
}

void DialectOutcomes::JudgingSink::emitUnknown(const Source &,
                                               StringRef unknownTo) {
  if (outcomes.target.speaksFor(unknownTo) &&
      !outcomes.undeclared.isAllowed(outcomes.getName()))
    outcome.setUnknown();
}

void DialectOutcomes::JudgingSink::emitNothingNeeded(StringRef knownTo) {
  if (outcomes.target.speaksFor(knownTo))
    outcome.setJudged();
}

void DialectOutcomes::JudgingSink::emitType(Type type, const Source &) {
  outcome.add(outcomes.test(outcomes.getTypes(/*use=*/0), type));
}

void DialectOutcomes::JudgingSink::emitAttribute(Attribute attr,
                                                 const Source &) {
  outcome.add(outcomes.test(attr));
}
