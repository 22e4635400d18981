//===- OpChecker.cpp - Checking ops against a target ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The needs of an op depend on its name, its attributes and its types. The name
// is settled once, and so is each type, so an available op costs a few table
// look-ups. Only an unavailable op has its clauses judged one by one.
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/OpChecker.h"
#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/IR/CalleeLookup.h"
#include "mlir-availability/IR/RequiresAttr.h"

#include "DialectOutcomes.h"
#include "OpParts.h"
#include "PropertiesCache.h"

#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Keeps the clauses of an op on which the target's verdict is `wanted`, as
/// violations or conditions.
template <typename Found>
class FindingSink : public ClauseSink {
public:
  FindingSink(Operation *op, ResolvedTarget &target,
              ResolvedTarget::Verdict wanted, std::vector<Found> &found)
      : op(op), target(target), wanted(wanted), found(found),
        first(found.size()) {}

  void emit(ArrayRef<Requirement> anyOf, const Source &source) override {
    StringRef dialect = op->getName().getDialectNamespace();
    if (judgeClause(target, dialect, anyOf) != wanted)
      return;
    // Operands often share a type: report it once.
    bool isKnown = llvm::any_of(
        ArrayRef(found).drop_front(first), [&](const Found &other) {
          return ArrayRef<Requirement>(other.clause.anyOf) == anyOf;
        });
    if (!isKnown)
      found.push_back({op, Clause(anyOf, source)});
  }

  /// Unknown needs are neither violations nor conditions.
  void emitUnknown(const Source &, StringRef) override {}

private:
  Operation *op;
  ResolvedTarget &target;
  ResolvedTarget::Verdict wanted;
  std::vector<Found> &found;
  size_t first;
};
} // namespace

namespace {
/// The state shared by all ops of one name.
struct NameState : OpNameInfo {
  using OpNameInfo::OpNameInfo;

  DialectOutcomes *dialect = nullptr;
  DialectOutcomes::TypesOfUse *types = nullptr;
  /// Such ops keep inherent attributes in the discardable dictionary.
  bool mixesAttributes = false;
  /// The verdict on the clauses that all ops of the name share.
  Outcome outcome;
  /// The verdicts on attributes in properties; nullptr if there are none.
  std::unique_ptr<PropertiesCache<Outcome>> ofProperties;
};
} // namespace

class OpChecker::Impl {
public:
  Impl(ResolvedTarget &target, AllowedUnchecked allowed)
      : target(target), allowed(std::move(allowed)), undeclared(this->allowed),
        noAttributes(DictionaryAttr::get(target.getTarget().getContext())) {}

  OpVerdict judge(Operation *op, CalleeLookup *callees);
  void appendViolations(Operation *op, std::vector<Violation> &violations,
                        CalleeLookup *callees);
  void appendConditions(Operation *op, std::vector<OpenClause> &conditions,
                        CalleeLookup *callees);
  void appendUnchecked(Operation *op, std::vector<Unchecked> &unchecked,
                       CalleeLookup *callees);
  size_t getNumKept() const;

private:
  DialectOutcomes &getDialect(Operation *op);
  NameState makeNameState(Operation *op);
  const NameState &getNameState(Operation *op) {
    return names.lookup(op->getName().getAsOpaquePointer(),
                        [&] { return makeNameState(op); });
  }

  bool hasDictionary(Operation *op) const {
    return op->getRawDictionaryAttrs() != noAttributes;
  }
  /// A faster `getOwnRequirements` for ops with attributes in their dictionary.
  Attribute getRequirements(Operation *op, const NameState &name) {
    bool mayHaveSome =
        name.mixesAttributes ||
        name.dialect->testDiscardable(op->getRawDictionaryAttrs())
            .hasRequirements;
    return mayHaveSome ? getOwnRequirements(op) : nullptr;
  }
  /// Returns the target's verdict on everything that `op` holds.
  Outcome test(Operation *op, const NameState &name, CalleeLookup *callees);
  Outcome testTypes(Operation *op, const NameState &name);
  Outcome testProperties(Operation *op, const NameState &name);
  Outcome testDictionary(Operation *op, const NameState &name);
  Outcome testMixedDictionary(Operation *op, const NameState &name);
  Outcome testInherent(Operation *op, const NameState &name);
  Outcome testInstance(Operation *op, const NameState &name,
                       CalleeLookup *callees);
  Outcome testCallee(Operation *op, const NameState &name,
                     CalleeLookup *callees);
  /// Returns the verdict for an op that the target doesn't speak for.
  OpVerdict judgeUnjudged(Operation *op, const NameState &name,
                          Outcome outcome);

  ResolvedTarget &target;
  AllowedUnchecked allowed;
  UndeclaredFinder undeclared;
  /// The empty dictionary, which most ops have as discardable attributes.
  DictionaryAttr noAttributes;
  PointerCache<NameState> names;
  llvm::StringMap<std::unique_ptr<DialectOutcomes>> dialects;
};

//===----------------------------------------------------------------------===//
// Settled once for each name
//===----------------------------------------------------------------------===//

DialectOutcomes &OpChecker::Impl::getDialect(Operation *op) {
  std::unique_ptr<DialectOutcomes> &slot =
      dialects[op->getName().getDialectNamespace()];
  if (!slot)
    slot = std::make_unique<DialectOutcomes>(op, target, undeclared);
  return *slot;
}

NameState OpChecker::Impl::makeNameState(Operation *op) {
  OperationName opName = op->getName();
  NameState state(op);
  state.dialect = &getDialect(op);
  state.types = &state.dialect->getTypes(state.typeUse);
  DialectOutcomes::JudgingSink sink(*state.dialect);
  state.emitNameClauses(sink);
  if (op->getPropertiesStorageSize() == 0)
    state.mixesAttributes =
        opName.isRegistered() && !opName.getAttributeNames().empty();
  else if (!state.attributes.empty())
    state.ofProperties = std::make_unique<PropertiesCache<Outcome>>(opName);
  state.outcome = sink.outcome;
  if (state.dialect->isJudged())
    state.outcome.setJudged();
  if (!state.dialect->getOtherTargets().empty() &&
      !allowed.contains(state.dialect->getName()))
    state.outcome.setUnknown();
  return state;
}

//===----------------------------------------------------------------------===//
// Checked for each op
//===----------------------------------------------------------------------===//

Outcome OpChecker::Impl::testTypes(Operation *op, const NameState &name) {
  DialectOutcomes &dialect = *name.dialect;
  DialectOutcomes::TypesOfUse &types =
      name.usesTypesByOp
          ? dialect.getTypes(dialect.getInterface()->getTypeUseOf(op))
          : *name.types;
  Outcome outcome;
  // Most ops use one type throughout.
  Type last;
  forEachType(op, [&](Type type, StringRef, unsigned) {
    if (type == last)
      return;
    last = type;
    outcome.add(dialect.test(types, type));
  });
  return outcome;
}

Outcome OpChecker::Impl::testInherent(Operation *op, const NameState &name) {
  Outcome outcome;
  name.attributes.forEach(op, [&](StringRef, Attribute attr) {
    outcome.add(name.dialect->test(attr));
  });
  return outcome;
}

Outcome OpChecker::Impl::testProperties(Operation *op, const NameState &name) {
  return name.ofProperties->lookup(op, [&] { return testInherent(op, name); });
}

Outcome OpChecker::Impl::testDictionary(Operation *op, const NameState &name) {
  Outcome outcome =
      name.mixesAttributes
          ? testMixedDictionary(op, name)
          : name.dialect->testDiscardable(op->getRawDictionaryAttrs()).outcome;
  if (Attribute own = getRequirements(op, name))
    outcome.add(name.dialect->testRequirements(own));
  return outcome;
}

Outcome OpChecker::Impl::testMixedDictionary(Operation *op,
                                             const NameState &name) {
  Outcome outcome = testInherent(op, name);
  outcome.add(
      name.dialect->testDiscardable(getDiscardableAttributes(op)).outcome);
  if (undeclared.isIn(op->getRawDictionaryAttrs()))
    outcome.setUnknown();
  return outcome;
}

Outcome OpChecker::Impl::testInstance(Operation *op, const NameState &name,
                                      CalleeLookup *callees) {
  DialectOutcomes::JudgingSink &sink =
      name.dialect->getEmptySink(callees ? &callees->getAnalyses() : nullptr);
  name.emitInstanceClauses(op, sink);
  return sink.outcome;
}

Outcome OpChecker::Impl::testCallee(Operation *op, const NameState &name,
                                    CalleeLookup *callees) {
  StringRef callee;
  Attribute attr = getCalleeRequirements(op, callees, callee);
  return attr ? name.dialect->testRequirements(attr) : Outcome();
}

Outcome OpChecker::Impl::test(Operation *op, const NameState &name,
                              CalleeLookup *callees) {
  Outcome outcome = name.outcome;
  outcome.add(testTypes(op, name));
  if (name.ofProperties)
    outcome.add(testProperties(op, name));
  if (hasDictionary(op))
    outcome.add(testDictionary(op, name));
  if (name.hasInstanceClauses())
    outcome.add(testInstance(op, name, callees));
  if (name.isCall)
    outcome.add(testCallee(op, name, callees));
  return outcome;
}

OpVerdict OpChecker::Impl::judge(Operation *op, CalleeLookup *callees) {
  const NameState &name = getNameState(op);
  if (!name.isKnown && name.dialect->isJudged())
    return OpVerdict::Unavailable;
  // The types and attributes of an unknown op may still have needs.
  Outcome outcome = test(op, name, callees);
  if (!outcome.isAdmitted())
    return OpVerdict::Unavailable;
  if (!name.isKnown && !isKnownOp(op))
    return allowed.contains(name.dialect->getName()) ? OpVerdict::NotJudged
                                                     : OpVerdict::Unknown;
  if (outcome.isUnknown() && !declaresOwnNeeds(op))
    return OpVerdict::Unknown;
  if (!outcome.isJudged())
    return judgeUnjudged(op, name, outcome);
  return outcome.isOpen() ? OpVerdict::Conditional : OpVerdict::Available;
}

OpVerdict OpChecker::Impl::judgeUnjudged(Operation *op, const NameState &name,
                                         Outcome outcome) {
  bool needsNothing =
      !outcome.hasClauses() &&
      (name.isDeclared || (hasDictionary(op) && getRequirements(op, name)));
  return needsNothing ? OpVerdict::NeedsNothing : OpVerdict::NotJudged;
}

void OpChecker::Impl::appendViolations(Operation *op,
                                       std::vector<Violation> &violations,
                                       CalleeLookup *callees) {
  const NameState &name = getNameState(op);
  if (!isKnownOp(op) && name.dialect->isJudged()) {
    violations.push_back({op, getNotOfDialectClause()});
    return;
  }
  FindingSink<Violation> sink(op, target, ResolvedTarget::Verdict::Violated,
                              violations);
  emitClauses(op, sink, callees);
}

void OpChecker::Impl::appendConditions(Operation *op,
                                       std::vector<OpenClause> &conditions,
                                       CalleeLookup *callees) {
  FindingSink<OpenClause> sink(op, target, ResolvedTarget::Verdict::Open,
                               conditions);
  emitClauses(op, sink, callees);
}

void OpChecker::Impl::appendUnchecked(Operation *op,
                                      std::vector<Unchecked> &unchecked,
                                      CalleeLookup *callees) {
  const NameState &name = getNameState(op);
  if (isKnownOp(op)) {
    appendUndeclared(op, allowed, unchecked);
    appendUnknownNeeds(
        op, allowed,
        [&](StringRef dialect) { return target.speaksFor(dialect); }, unchecked,
        callees);
    if (StringRef targets = name.dialect->getOtherTargets(); !targets.empty())
      appendForeign(op, targets, allowed, unchecked);
  } else if (!name.dialect->isJudged() &&
             !allowed.contains(name.dialect->getName()))
    unchecked.push_back(
        {op, Unchecked::Kind::Op, op->getName().getDialectNamespace(), ""});
}

size_t OpChecker::Impl::getNumKept() const {
  size_t numKept = names.size();
  for (const auto &entry : dialects)
    numKept += entry.second->getNumKept();
  return numKept;
}

//===----------------------------------------------------------------------===//
// OpChecker
//===----------------------------------------------------------------------===//

OpChecker::OpChecker(ResolvedTarget &target, AllowedUnchecked allowed)
    : impl(std::make_unique<Impl>(target, std::move(allowed))) {}

OpChecker::~OpChecker() = default;

OpVerdict OpChecker::judge(Operation *op, CalleeLookup *callees) {
  return impl->judge(op, callees);
}

void OpChecker::appendViolations(Operation *op,
                                 std::vector<Violation> &violations,
                                 CalleeLookup *callees) {
  impl->appendViolations(op, violations, callees);
}

void OpChecker::appendConditions(Operation *op,
                                 std::vector<OpenClause> &conditions,
                                 CalleeLookup *callees) {
  impl->appendConditions(op, conditions, callees);
}

void OpChecker::appendUnchecked(Operation *op,
                                std::vector<Unchecked> &unchecked,
                                CalleeLookup *callees) {
  impl->appendUnchecked(op, unchecked, callees);
}

size_t OpChecker::getNumKept() const { return impl->getNumKept(); }
