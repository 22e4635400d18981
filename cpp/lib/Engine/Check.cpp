//===- Check.cpp - Is this available on that target? ----------------------===//
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

#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/Engine/Explain.h"

#include "ThreadDiagnosticHandler.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

#include <array>
#include <memory>

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Checker
//===----------------------------------------------------------------------===//

namespace {
/// Maps pointers to values, with the most recent few in an array in front of
/// the hash table. IR repeats few names and types very often.
template <typename Value>
class PointerCache {
public:
  /// Returns the value of `key`, made by `make` if it isn't there.
  template <typename Make>
  Value &lookup(const void *key, Make make) {
    Slot &slot = recent[(reinterpret_cast<uintptr_t>(key) >> 4) % kRecent];
    if (slot.key == key)
      return *slot.value;
    auto it = values.find(key);
    if (it == values.end())
      it = values.try_emplace(key, std::make_unique<Value>(make())).first;
    slot = {key, it->second.get()};
    return *slot.value;
  }

private:
  static constexpr size_t kRecent = 64;
  struct Slot {
    const void *key = nullptr;
    Value *value = nullptr;
  };
  std::array<Slot, kRecent> recent;
  DenseMap<const void *, std::unique_ptr<Value>> values;
};
} // namespace

/// Returns what `target` says of a clause of an op of `dialect`. That nothing
/// satisfies a clause is for a target that speaks for the dialect to say.
static ResolvedTarget::Verdict
judge(ResolvedTarget &target, const AvailabilityDialectInterface *dialect,
      ArrayRef<Requirement> anyOf) {
  if (anyOf.empty() && !(dialect && target.speaksFor(*dialect)))
    return ResolvedTarget::Verdict::NotJudged;
  return target.judge(anyOf);
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
    if (judge(target, getDialectInterface(op), anyOf) !=
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
  void emitType(Type, const Source &) override {
    llvm_unreachable("types are expanded before they get here");
  }
  void emitAttribute(Attribute, const Source &) override {
    llvm_unreachable("attributes are expanded before they get here");
  }

private:
  Operation *op;
  ResolvedTarget &target;
  std::vector<Violation> &violations;
  size_t first;
};

/// What a target says of several clauses.
struct Outcome {
  /// None is violated.
  bool isAdmitted = true;
  /// The target speaks for at least one.
  bool isJudged = false;

  void add(ResolvedTarget::Verdict verdict) {
    isAdmitted &= verdict != ResolvedTarget::Verdict::Violated;
    isJudged |= verdict != ResolvedTarget::Verdict::NotJudged;
  }
  void add(Outcome other) {
    isAdmitted &= other.isAdmitted;
    isJudged |= other.isJudged;
  }
};

/// A run of `check`.
class Checker {
public:
  Checker(ResolvedTarget &target, CheckResult &result)
      : target(target), result(result) {}

  void visit(Operation *op);

private:
  /// What ops of one dialect have in common.
  struct DialectState {
    const AvailabilityDialectInterface *interface = nullptr;
    /// The target speaks for the dialect.
    bool isJudged = false;
    /// The types and attributes that were met.
    PointerCache<Outcome> types, attributes;
  };
  /// What ops of one name have in common.
  struct NameState {
    DialectState *dialect = nullptr;
    /// Somebody can tell what such ops need.
    bool isKnown = false;
    /// Of the clauses that all ops of the name have.
    Outcome outcome;
    /// Who is to be asked about each op: the model and overlays.
    const AvailabilityOpInterface::Concept *instanceModel = nullptr;
    SmallVector<const OpOverlay *, 0> instanceOverlays;
  };

  NameState makeNameState(Operation *op);
  DialectState &getDialectState(Operation *op);
  Outcome test(DialectState &dialect, Type type);
  Outcome test(DialectState &dialect, Attribute attr);
  Outcome test(Operation *op, const NameState &name);
  void reportUnknown(Operation *op, const NameState &name);

  /// Judges everything that it receives.
  class JudgingSink : public ClauseSink {
  public:
    JudgingSink(Checker &checker, DialectState &dialect)
        : checker(checker), dialect(dialect) {}
    void emit(ArrayRef<Requirement> anyOf, const Source &) override {
      outcome.add(judge(checker.target, dialect.interface, anyOf));
    }
    void emitType(Type type, const Source &) override {
      outcome.add(checker.test(dialect, type));
    }
    void emitAttribute(Attribute attr, const Source &) override {
      outcome.add(checker.test(dialect, attr));
    }
    Outcome outcome;

  private:
    Checker &checker;
    DialectState &dialect;
  };

  ResolvedTarget &target;
  CheckResult &result;
  PointerCache<NameState> names;
  llvm::StringMap<std::unique_ptr<DialectState>> dialects;
};
} // namespace

Checker::DialectState &Checker::getDialectState(Operation *op) {
  std::unique_ptr<DialectState> &slot =
      dialects[op->getName().getDialectNamespace()];
  if (slot)
    return *slot;
  slot = std::make_unique<DialectState>();
  slot->interface = getDialectInterface(op);
  slot->isJudged = slot->interface && target.speaksFor(*slot->interface);
  return *slot;
}

Checker::NameState Checker::makeNameState(Operation *op) {
  NameState state;
  state.dialect = &getDialectState(op);
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
  state.isKnown = isKnownOp(op);
  state.outcome = sink.outcome;
  state.outcome.isJudged |= state.dialect->isJudged;
  return state;
}

Outcome Checker::test(DialectState &dialect, Type type) {
  return dialect.types.lookup(type.getAsOpaquePointer(), [&] {
    JudgingSink sink(*this, dialect);
    emitTypeClauses(dialect.interface, type, {SourceKind::Type}, sink);
    return sink.outcome;
  });
}

Outcome Checker::test(DialectState &dialect, Attribute attr) {
  return dialect.attributes.lookup(attr.getAsOpaquePointer(), [&] {
    JudgingSink sink(*this, dialect);
    emitAttributeClauses(dialect.interface, attr, {SourceKind::Attribute},
                         sink);
    return sink.outcome;
  });
}

Outcome Checker::test(Operation *op, const NameState &name) {
  DialectState &dialect = *name.dialect;
  Outcome outcome = name.outcome;
  for (OpResult opResult : op->getOpResults())
    outcome.add(test(dialect, opResult.getType()));
  for (OpOperand &operand : op->getOpOperands())
    outcome.add(test(dialect, operand.get().getType()));
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments())
        outcome.add(test(dialect, argument.getType()));
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

void Checker::reportUnknown(Operation *op, const NameState &name) {
  if (!name.dialect->isJudged) {
    result.unknownOps.push_back(op);
    return;
  }
  ++result.checkedOps;
  Source source = {SourceKind::Op};
  source.detail = "not an op of the dialect";
  result.violations.push_back({op, Clause({}, source)});
}

void Checker::visit(Operation *op) {
  const NameState &name = names.lookup(op->getName().getAsOpaquePointer(),
                                       [&] { return makeNameState(op); });
  if (!name.isKnown) {
    reportUnknown(op, name);
  } else {
    Outcome outcome = test(op, name);
    result.checkedOps += outcome.isJudged;
    if (!outcome.isAdmitted) {
      ViolationSink sink(op, target, result.violations);
      emitClauses(op, sink);
    }
  }
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &nested : block)
        visit(&nested);
}

CheckResult mlir::availability::check(Operation *root, ResolvedTarget &target) {
  CheckResult result;
  Checker(target, result).visit(root);
  return result;
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

/// Returns what the target offers along the dimensions of `anyOf`, as the end
/// of a sentence.
static std::string describeOffer(ArrayRef<Requirement> anyOf,
                                 ResolvedTarget &target) {
  SmallVector<std::string> values;
  bool isSet = false;
  const Dimension *previous = nullptr;
  for (const Requirement &requirement : anyOf) {
    const Dimension *dimension = requirement.dimension;
    if (dimension == previous)
      continue;
    previous = dimension;
    const auto &offer = target.offered(*dimension);
    if (!offer)
      continue;
    // A set of capabilities is long, and what matters is what isn't in it.
    if (dimension->getRelation() == Relation::OneOf)
      isSet = true;
    else
      for (int64_t value : *offer)
        values.push_back(dimension->stringify(value));
  }
  if (!isSet)
    return (target.getName() + " offers " + llvm::join(values, ", ")).str();
  StringRef what = anyOf.size() == 1 ? "it" : "any of them";
  std::string text = (target.getName() + " does not offer " + what).str();
  return values.empty() ? text : text + " (" + llvm::join(values, ", ") + ")";
}

std::string mlir::availability::describeViolation(const Violation &violation,
                                                  ResolvedTarget &target) {
  StringRef name = violation.op->getName().getStringRef();
  ArrayRef<Requirement> anyOf = violation.clause.anyOf;
  if (anyOf.empty() && violation.op->isRegistered())
    return (name + " is not available on any target: " +
            violation.clause.describeSource())
        .str();
  if (anyOf.empty())
    return (name + " is not an op of its dialect, so " + target.getName() +
            " can't offer it")
        .str();
  return (name + " needs " + describeAlternatives(anyOf) + "; " +
          describeOffer(anyOf, target))
      .str();
}

std::string mlir::availability::formatLocation(Location location) {
  std::string text;
  location->walk([&](Location nested) {
    auto file = dyn_cast<FileLineColLoc>(nested);
    if (!file)
      return WalkResult::advance();
    text = (file.getFilename().getValue() + ":" + Twine(file.getLine()) + ":" +
            Twine(file.getColumn()))
               .str();
    return WalkResult::interrupt();
  });
  return text;
}

//===----------------------------------------------------------------------===//
// AvailableFromFinder
//===----------------------------------------------------------------------===//

AvailableFromFinder::AvailableFromFinder(MLIRContext *context)
    : knownTargets(resolveKnownTargets(context)) {}

/// Returns the first of `clauses` that `target` doesn't admit, nullptr when it
/// admits all.
static const Clause *findViolated(ArrayRef<Clause> clauses,
                                  ResolvedTarget &target) {
  const Clause *violated = llvm::find_if(clauses, [&](const Clause &clause) {
    return !target.admits(clause.anyOf);
  });
  return violated == clauses.end() ? nullptr : violated;
}

/// Adds to `target` the first of `anyOf` that `known` may have. Fails when
/// there is none.
static FailureOr<ResolvedTarget> addAlternative(ResolvedTarget &target,
                                                const NamedTarget &known,
                                                ArrayRef<Requirement> anyOf) {
  for (const Requirement &requirement : anyOf) {
    std::string addition = requirement.dimension->stringify(requirement.value);
    if (!llvm::is_contained(known.optional, addition))
      continue;
    FailureOr<AvailabilityTargetAttrInterface> extended =
        addToTarget(target.getTarget(), addition, [&] {
          return emitError(UnknownLoc::get(target.getTarget().getContext()));
        });
    if (succeeded(extended))
      return ResolvedTarget(*extended,
                            (target.getName() + "+" + addition).str());
  }
  return failure();
}

/// Returns `target` with the additions that make it admit `clauses`, "" when
/// none do.
static std::string findAdditions(ArrayRef<Clause> clauses,
                                 ResolvedTarget target,
                                 const NamedTarget &known) {
  ThreadDiagnosticHandler quiet(
      static_cast<Attribute>(target.getTarget()).getContext(),
      [](Diagnostic &) {});
  while (const Clause *violated = findViolated(clauses, target)) {
    FailureOr<ResolvedTarget> extended =
        addAlternative(target, known, violated->anyOf);
    // An addition that doesn't help is no step forward.
    if (failed(extended) || !extended->admits(violated->anyOf))
      return "";
    target = std::move(*extended);
  }
  return target.getName().str();
}

const KnownTarget *AvailableFromFinder::findBase(StringRef name) const {
  const auto *base = llvm::find_if(knownTargets, [&](const KnownTarget &known) {
    return known.info->name == name.split('+').first;
  });
  return base == knownTargets.end() ? nullptr : base;
}

SmallVector<std::string> AvailableFromFinder::find(Operation *op,
                                                   ResolvedTarget &target) {
  return find(explain(op), isKnownOp(op) ? getDialectInterface(op) : nullptr,
              target);
}

SmallVector<std::string>
AvailableFromFinder::find(ArrayRef<Clause> clauses,
                          const AvailabilityDialectInterface *dialect,
                          ResolvedTarget &target) {
  SmallVector<std::string> names;
  if (!dialect)
    return names;

  const KnownTarget *base = findBase(target.getName());
  auto isOfFamily = [&](const KnownTarget &known) {
    return base && known.info->family == base->info->family;
  };
  auto collect = [&](bool ofFamily) {
    for (KnownTarget &known : knownTargets)
      if (isOfFamily(known) == ofFamily && known.resolved.speaksFor(*dialect) &&
          !findViolated(clauses, known.resolved))
        names.push_back(known.resolved.getName().str());
  };

  collect(/*ofFamily=*/true);
  if (names.empty() && base) {
    std::string extended = findAdditions(clauses, target, *base->info);
    for (KnownTarget &known : knownTargets)
      if (extended.empty() && isOfFamily(known))
        extended = findAdditions(clauses, known.resolved, *known.info);
    if (!extended.empty())
      names.push_back(std::move(extended));
  }
  collect(/*ofFamily=*/false);
  // Of a target that isn't a known one there is no family to look for more in.
  for (KnownTarget &known : knownTargets) {
    if (!names.empty() || base)
      break;
    if (!known.resolved.speaksFor(*dialect))
      continue;
    std::string extended = findAdditions(clauses, known.resolved, *known.info);
    if (!extended.empty())
      names.push_back(std::move(extended));
  }
  return names;
}
