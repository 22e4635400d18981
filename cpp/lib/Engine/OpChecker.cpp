//===- OpChecker.cpp - Is this op available on that target? ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an op needs depends on its name, on its attributes and on types. The
// first is settled once for each name, the last once for each type, so that an
// available op costs a few table look-ups. Only an op that isn't available is
// asked for its clauses one by one.
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/OpChecker.h"
#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/IR/RequiresAttr.h"

#include "OpAttributes.h"
#include "Outcome.h"
#include "PointerCache.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns what `target` says of a clause of an op of `dialect`. That nothing
/// satisfies a clause is for a target that speaks for the dialect to say, and
/// that the op keeps within a limit as well.
static ResolvedTarget::Verdict
judgeClause(ResolvedTarget &target, const AvailabilityDialectInterface *dialect,
            ArrayRef<Requirement> anyOf) {
  ResolvedTarget::Verdict verdict = target.judge(anyOf);
  bool isForOwn = verdict == ResolvedTarget::Verdict::Violated
                      ? anyOf.empty()
                      : llvm::all_of(anyOf, [](const Requirement &requirement) {
                          return requirement.dimension->isLimit();
                        });
  if (isForOwn &&
      !(dialect && target.speaksFor(dialect->getDialect()->getNamespace())))
    return ResolvedTarget::Verdict::NotJudged;
  return verdict;
}

namespace {
/// Keeps what the target doesn't admit.
class ViolationSink : public ClauseSink {
public:
  ViolationSink(Operation *op, ResolvedTarget &target,
                std::vector<Violation> &violations)
      : op(op), target(target), violations(violations),
        first(violations.size()) {}

  void emit(ArrayRef<Requirement> anyOf, const Source &source) override {
    if (judgeClause(target, getDialectInterface(op), anyOf) !=
        ResolvedTarget::Verdict::Violated)
      return;
    // The op's operands often have one type: say so once.
    bool known = llvm::any_of(
        ArrayRef(violations).drop_front(first), [&](const Violation &other) {
          return ArrayRef<Requirement>(other.clause.anyOf) == anyOf;
        });
    if (!known)
      violations.push_back({op, Clause(anyOf, source)});
  }

private:
  Operation *op;
  ResolvedTarget &target;
  std::vector<Violation> &violations;
  size_t first;
};
} // namespace

class OpChecker::Impl {
public:
  Impl(ResolvedTarget &target, AllowedUnchecked allowed)
      : target(target), allowed(std::move(allowed)),
        noAttributes(DictionaryAttr::get(target.getTarget().getContext())) {}

  OpVerdict judge(Operation *op, CalleeLookup *callees);
  void appendViolations(Operation *op, std::vector<Violation> &violations,
                        CalleeLookup *callees);
  void appendUnchecked(Operation *op, std::vector<Unchecked> &unchecked);
  size_t getNumKept() const;

private:
  /// What types need that are used in one way.
  struct TypeState {
    unsigned use = 0;
    PointerCache<Outcome> outcomes;
  };
  /// What ops of one dialect have in common.
  struct DialectState : OpDialect {
    /// The target speaks for the dialect.
    bool isJudged = false;
    /// The types that were met, by how ops use them.
    SmallVector<std::unique_ptr<TypeState>, 2> types;
    /// The attributes, and the dictionaries of discardable ones.
    PointerCache<Outcome> attributes, discardable;
    /// The values of `availability.requires` that were met.
    PointerCache<Outcome> requirements;
  };
  /// What ops of one name have in common.
  struct NameState {
    DialectState *dialect = nullptr;
    TypeState *types = nullptr;
    /// Somebody can tell what such ops need.
    bool isKnown = false;
    /// Somebody does: without a clause, such an op needs nothing.
    bool isDeclared = false;
    /// Of the clauses that all ops of the name have.
    Outcome outcome;
    /// Who is to be asked about each op: the model and overlays.
    const AvailabilityOpInterface::Concept *instanceModel = nullptr;
    SmallVector<const OpOverlay *, 0> instanceOverlays;
    /// The attributes that no model hands over.
    InherentAttributes attributes;
    /// Such ops may call symbols.
    bool isCall = false;
  };

  NameState makeNameState(Operation *op);
  DialectState &getDialectState(Operation *op);
  TypeState &getTypeState(DialectState &dialect, unsigned use);
  Outcome test(DialectState &dialect, TypeState &types, Type type);
  Outcome test(DialectState &dialect, Attribute attr);
  Outcome testDiscardable(DialectState &dialect, Operation *op);
  /// Whether `attr` holds anything that nobody can tell anything of.
  bool isUnknown(Attribute attr);
  Outcome test(Operation *op, const NameState &name);
  Outcome testRequirements(DialectState &dialect, Operation *op, bool isCall,
                           CalleeLookup *callees);
  const NameState &getNameState(Operation *op) {
    return names.lookup(op->getName().getAsOpaquePointer(),
                        [&] { return makeNameState(op); });
  }

  /// Judges everything that it receives.
  class JudgingSink : public OpClauseSink {
  public:
    JudgingSink(Impl &checker, DialectState &dialect)
        : checker(checker), dialect(dialect) {}
    void emit(ArrayRef<Requirement> anyOf, const Source &) override {
      outcome.add(judgeClause(checker.target, dialect.interface, anyOf), anyOf);
    }
    void emitType(Type type, const Source &) override {
      outcome.add(checker.test(dialect,
                               checker.getTypeState(dialect, /*use=*/0), type));
    }
    void emitAttribute(Attribute attr, const Source &) override {
      outcome.add(checker.test(dialect, attr));
    }
    Outcome outcome;

  private:
    Impl &checker;
    DialectState &dialect;
  };

  ResolvedTarget &target;
  AllowedUnchecked allowed;
  /// What ops without discardable attributes have, which is most.
  DictionaryAttr noAttributes;
  PointerCache<NameState> names;
  /// Attributes that no model tells of, and dictionaries of them.
  PointerCache<bool> unknownAttributes;
  llvm::StringMap<std::unique_ptr<DialectState>> dialects;
};

OpChecker::Impl::DialectState &OpChecker::Impl::getDialectState(Operation *op) {
  std::unique_ptr<DialectState> &slot =
      dialects[op->getName().getDialectNamespace()];
  if (slot)
    return *slot;
  slot = std::make_unique<DialectState>();
  slot->name = op->getName().getDialectNamespace();
  slot->interface = getDialectInterface(op);
  slot->isJudged = target.speaksFor(slot->name);
  return *slot;
}

OpChecker::Impl::NameState OpChecker::Impl::makeNameState(Operation *op) {
  NameState state;
  state.dialect = &getDialectState(op);
  state.types = &getTypeState(
      *state.dialect, getTypeUse(state.dialect->interface, op->getName()));
  JudgingSink sink(*this, *state.dialect);
  const AvailabilityOpInterface::Concept *model = findOpModel(op->getName());
  if (model) {
    model->emitNameClauses(sink);
    if (model->hasInstanceClauses())
      state.instanceModel = model;
  }
  ArrayRef<std::unique_ptr<OpOverlay>> overlays =
      getOverlays(op->getContext(), op->getName().getStringRef());
  for (const std::unique_ptr<OpOverlay> &overlay : overlays) {
    overlay->emitNameClauses(sink);
    if (overlay->hasInstanceClauses())
      state.instanceOverlays.push_back(overlay.get());
  }
  state.isKnown = isKnownName(op->getName());
  state.isDeclared = isDeclaredName(op->getName()) || isa<ModuleOp>(op);
  state.isCall = op->getName().hasInterface<CallOpInterface>();
  state.attributes = InherentAttributes(op);
  state.outcome = sink.outcome;
  if (state.dialect->isJudged)
    state.outcome.setJudged();
  return state;
}

OpChecker::Impl::TypeState &OpChecker::Impl::getTypeState(DialectState &dialect,
                                                          unsigned use) {
  for (const std::unique_ptr<TypeState> &state : dialect.types)
    if (state->use == use)
      return *state;
  dialect.types.push_back(std::make_unique<TypeState>());
  dialect.types.back()->use = use;
  return *dialect.types.back();
}

Outcome OpChecker::Impl::test(DialectState &dialect, TypeState &types,
                              Type type) {
  return types.outcomes.lookup(type.getAsOpaquePointer(), [&] {
    JudgingSink sink(*this, dialect);
    emitTypeClauses(dialect, type, types.use, {SourceKind::Type}, sink);
    if (holdsUndeclared(type, allowed))
      sink.outcome.setUnknown();
    return sink.outcome;
  });
}

Outcome OpChecker::Impl::test(DialectState &dialect, Attribute attr) {
  return dialect.attributes.lookup(attr.getAsOpaquePointer(), [&] {
    JudgingSink sink(*this, dialect);
    emitAttributeClauses(dialect, attr, {SourceKind::Attribute}, sink);
    if (holdsUndeclared(attr, allowed))
      sink.outcome.setUnknown();
    return sink.outcome;
  });
}

Outcome OpChecker::Impl::testDiscardable(DialectState &dialect, Operation *op) {
  DictionaryAttr attrs = getDiscardableAttributes(op);
  if (attrs.empty())
    return {};
  return dialect.discardable.lookup(attrs.getAsOpaquePointer(), [&] {
    JudgingSink sink(*this, dialect);
    emitDiscardableClauses(dialect, attrs, sink);
    return sink.outcome;
  });
}

bool OpChecker::Impl::isUnknown(Attribute attr) {
  return unknownAttributes.lookup(attr.getAsOpaquePointer(), [&] {
    return holdsUndeclared(attr, allowed);
  });
}

Outcome OpChecker::Impl::test(Operation *op, const NameState &name) {
  DialectState &dialect = *name.dialect;
  TypeState &types = *name.types;
  Outcome outcome = name.outcome;
  // Most ops have one type for all.
  Type last;
  auto add = [&](Type type) {
    if (type == last)
      return;
    last = type;
    outcome.add(test(dialect, types, type));
  };
  for (OpResult opResult : op->getOpResults())
    add(opResult.getType());
  for (OpOperand &operand : op->getOpOperands())
    add(operand.get().getType());
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments())
        add(argument.getType());
  if (!name.attributes.empty())
    name.attributes.forEach(op, [&](StringRef, Attribute attr) {
      outcome.add(test(dialect, attr));
    });
  if (op->getRawDictionaryAttrs() != noAttributes) {
    outcome.add(testDiscardable(dialect, op));
    if (isUnknown(op->getRawDictionaryAttrs()))
      outcome.setUnknown();
  }
  if (!name.instanceModel && name.instanceOverlays.empty())
    return outcome;

  JudgingSink sink(*this, dialect);
  if (name.instanceModel)
    name.instanceModel->emitInstanceClauses(name.instanceModel, op, sink);
  for (const OpOverlay *overlay : name.instanceOverlays)
    overlay->emitInstanceClauses(op, sink);
  outcome.add(sink.outcome);
  return outcome;
}

Outcome OpChecker::Impl::testRequirements(DialectState &dialect, Operation *op,
                                          bool isCall, CalleeLookup *callees) {
  Outcome outcome;
  auto add = [&](Attribute attr) {
    outcome.add(dialect.requirements.lookup(attr.getAsOpaquePointer(), [&] {
      JudgingSink sink(*this, dialect);
      emitRequirements(attr, {SourceKind::Instance}, sink);
      return sink.outcome;
    }));
  };
  if (op->getRawDictionaryAttrs() != noAttributes)
    if (Attribute own = getOwnRequirements(op))
      add(own);
  StringRef callee;
  if (isCall)
    if (Attribute attr = getCalleeRequirements(op, callees, callee))
      add(attr);
  return outcome;
}

OpVerdict OpChecker::Impl::judge(Operation *op, CalleeLookup *callees) {
  const NameState &name = getNameState(op);
  if (!name.isKnown && name.dialect->isJudged)
    return OpVerdict::Unavailable;
  Outcome outcome = testRequirements(*name.dialect, op, name.isCall, callees);
  // What an unknown op holds may need something all the same.
  outcome.add(test(op, name));
  if (!outcome.isAdmitted())
    return OpVerdict::Unavailable;
  if (!name.isKnown && !isKnownOp(op))
    return allowed.contains(name.dialect->name) ? OpVerdict::NotJudged
                                                : OpVerdict::Unknown;
  if (outcome.isUnknown() && !declaresOwnNeeds(op))
    return OpVerdict::Unknown;
  if (outcome.isJudged())
    return OpVerdict::Available;
  bool needsNothing = !outcome.hasClauses() &&
                      (name.isDeclared || getOwnRequirements(op) != nullptr);
  return needsNothing ? OpVerdict::NeedsNothing : OpVerdict::NotJudged;
}

void OpChecker::Impl::appendUnchecked(Operation *op,
                                      std::vector<Unchecked> &unchecked) {
  const NameState &name = getNameState(op);
  if (isKnownOp(op))
    appendUndeclared(op, allowed, unchecked);
  else if (!name.dialect->isJudged && !allowed.contains(name.dialect->name))
    unchecked.push_back(
        {op, Unchecked::Kind::Op, op->getName().getDialectNamespace(), ""});
}

void OpChecker::Impl::appendViolations(Operation *op,
                                       std::vector<Violation> &violations,
                                       CalleeLookup *callees) {
  const NameState &name = getNameState(op);
  if (!isKnownOp(op) && name.dialect->isJudged) {
    violations.push_back({op, getNotOfDialectClause()});
    return;
  }
  ViolationSink sink(op, target, violations);
  emitClauses(op, sink, callees);
}

size_t OpChecker::Impl::getNumKept() const {
  size_t numKept = names.size();
  for (const auto &entry : dialects) {
    const DialectState &dialect = *entry.second;
    numKept += dialect.attributes.size() + dialect.discardable.size() +
               dialect.requirements.size();
    for (const std::unique_ptr<TypeState> &types : dialect.types)
      numKept += types->outcomes.size();
  }
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

void OpChecker::appendUnchecked(Operation *op,
                                std::vector<Unchecked> &unchecked) {
  impl->appendUnchecked(op, unchecked);
}

size_t OpChecker::getNumKept() const { return impl->getNumKept(); }
