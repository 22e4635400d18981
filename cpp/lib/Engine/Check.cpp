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

/// Keeps what the target doesn't admit.
class ViolationSink : public ClauseSink {
public:
  ViolationSink(Operation *op, ResolvedTarget &target,
                std::vector<Violation> &violations)
      : op(op), target(target), violations(violations),
        first(violations.size()) {}

  void emit(ArrayRef<Requirement> anyOf, const Source &source) override {
    if (target.admits(anyOf))
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

private:
  Operation *op;
  ResolvedTarget &target;
  std::vector<Violation> &violations;
  size_t first;
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
    /// Whether the target admits the types that were met.
    PointerCache<bool> types;
  };
  /// What ops of one name have in common.
  struct NameState {
    DialectState *dialect;
    bool isRegistered;
    /// The target admits what every op of the name needs.
    bool isAdmitted = true;
    /// The model, when this very op may need something besides.
    const AvailabilityOpInterface::Concept *instanceModel = nullptr;
  };

  NameState makeNameState(OperationName name);
  DialectState &getDialectState(OperationName name);
  bool admitsType(DialectState &dialect, Type type);
  bool admits(Operation *op, const NameState &name);
  void visitUnregistered(Operation *op, const NameState &name);

  /// Tells whether the target admits everything that a model emits.
  class AdmissionSink : public ClauseSink {
  public:
    AdmissionSink(Checker &checker, DialectState &dialect)
        : checker(checker), dialect(dialect) {}
    void emit(ArrayRef<Requirement> anyOf, const Source &) override {
      admitted = admitted && checker.target.admits(anyOf);
    }
    void emitType(Type type, const Source &) override {
      admitted = admitted && checker.admitsType(dialect, type);
    }
    bool admitted = true;

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

Checker::DialectState &Checker::getDialectState(OperationName name) {
  std::unique_ptr<DialectState> &slot = dialects[name.getDialectNamespace()];
  if (slot)
    return *slot;
  slot = std::make_unique<DialectState>();
  // An unregistered op may be of a dialect that is loaded all the same.
  if (Dialect *dialect = name.getContext()->getLoadedDialect(
          name.getDialectNamespace()))
    slot->interface = dyn_cast<AvailabilityDialectInterface>(dialect);
  slot->isJudged = slot->interface && target.speaksFor(*slot->interface);
  return *slot;
}

Checker::NameState Checker::makeNameState(OperationName name) {
  NameState state{&getDialectState(name), name.isRegistered()};
  if (!state.dialect->isJudged || !state.isRegistered)
    return state;
  const auto *model = name.getInterface<AvailabilityOpInterface>();
  if (!model)
    return state;
  AdmissionSink sink(*this, *state.dialect);
  model->emitNameClauses(sink);
  state.isAdmitted = sink.admitted;
  if (model->hasInstanceClauses())
    state.instanceModel = model;
  return state;
}

bool Checker::admitsType(DialectState &dialect, Type type) {
  return dialect.types.lookup(type.getAsOpaquePointer(), [&] {
    AdmissionSink sink(*this, dialect);
    dialect.interface->emitTypeClauses(type, {SourceKind::Type}, sink);
    return sink.admitted;
  });
}

bool Checker::admits(Operation *op, const NameState &name) {
  DialectState &dialect = *name.dialect;
  if (!name.isAdmitted)
    return false;
  for (OpResult opResult : op->getOpResults())
    if (!admitsType(dialect, opResult.getType()))
      return false;
  for (OpOperand &operand : op->getOpOperands())
    if (!admitsType(dialect, operand.get().getType()))
      return false;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments())
        if (!admitsType(dialect, argument.getType()))
          return false;
  if (!name.instanceModel)
    return true;
  AdmissionSink sink(*this, dialect);
  name.instanceModel->emitInstanceClauses(name.instanceModel, op, sink);
  return sink.admitted;
}

void Checker::visitUnregistered(Operation *op, const NameState &name) {
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
  OperationName opName = op->getName();
  const NameState &name = names.lookup(opName.getAsOpaquePointer(), [&] {
    return makeNameState(opName);
  });
  if (!name.isRegistered) {
    visitUnregistered(op, name);
  } else if (name.dialect->isJudged) {
    ++result.checkedOps;
    if (!admits(op, name)) {
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
  std::string text =
      (target.getName() + " does not offer " + what).str();
  return values.empty() ? text : text + " (" + llvm::join(values, ", ") + ")";
}

std::string mlir::availability::describeViolation(const Violation &violation,
                                                  ResolvedTarget &target) {
  StringRef name = violation.op->getName().getStringRef();
  ArrayRef<Requirement> anyOf = violation.clause.anyOf;
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

AvailableFromFinder::AvailableFromFinder(MLIRContext *context) {
  // A named target that doesn't parse is a bug in its .td file, which its own
  // test finds; here it just isn't a candidate.
  ScopedDiagnosticHandler quiet(context, [](Diagnostic &) {});
  for (const NamedTarget *known : getKnownTargets(context)) {
    FailureOr<AvailabilityTargetAttrInterface> target =
        parseTarget(context, known->name,
                    [&] { return emitError(UnknownLoc::get(context)); });
    if (succeeded(target))
      knownTargets.push_back({known, ResolvedTarget(*target, known->name)});
  }
}

static std::vector<Violation> checkAlone(Operation *op,
                                         ResolvedTarget &target) {
  std::vector<Violation> violations;
  ViolationSink sink(op, target, violations);
  emitClauses(op, sink);
  return violations;
}

/// Adds to `target` the first of `anyOf` that `known` may have. Fails when there
/// is none.
static FailureOr<ResolvedTarget>
addAlternative(ResolvedTarget &target, const NamedTarget &known,
               ArrayRef<Requirement> anyOf) {
  Attribute attr = target.getTarget();
  const auto *dialect =
      dyn_cast<AvailabilityDialectInterface>(&attr.getDialect());
  if (!dialect)
    return failure();
  for (const Requirement &requirement : anyOf) {
    std::string addition = requirement.dimension->stringify(requirement.value);
    if (!llvm::is_contained(known.optional, addition))
      continue;
    FailureOr<Attribute> extended = dialect->addToTarget(attr, addition, [&] {
      return emitError(UnknownLoc::get(attr.getContext()));
    });
    if (succeeded(extended))
      return ResolvedTarget(cast<AvailabilityTargetAttrInterface>(*extended),
                            (target.getName() + "+" + addition).str());
  }
  return failure();
}

/// Returns `target` with the additions that make `op` available, "" when none
/// do.
static std::string findAdditions(Operation *op, ResolvedTarget target,
                                 const NamedTarget &known) {
  ScopedDiagnosticHandler quiet(op->getContext(), [](Diagnostic &) {});
  for (std::vector<Violation> violations = checkAlone(op, target);
       !violations.empty(); violations = checkAlone(op, target)) {
    FailureOr<ResolvedTarget> extended =
        addAlternative(target, known, violations.front().clause.anyOf);
    // An addition that doesn't help is no step forward.
    if (failed(extended) || !extended->admits(violations.front().clause.anyOf))
      return "";
    target = std::move(*extended);
  }
  return target.getName().str();
}

const AvailableFromFinder::Known *
AvailableFromFinder::findBase(StringRef name) const {
  const Known *base = llvm::find_if(knownTargets, [&](const Known &known) {
    return known.target->name == name.split('+').first;
  });
  return base == knownTargets.end() ? nullptr : base;
}

SmallVector<std::string>
AvailableFromFinder::find(Operation *op, ResolvedTarget &target) {
  SmallVector<std::string> names;
  const auto *dialect =
      op->isRegistered()
          ? dyn_cast<AvailabilityDialectInterface>(op->getDialect())
          : nullptr;
  if (!dialect)
    return names;

  const Known *base = findBase(target.getName());
  auto isOfFamily = [&](const Known &known) {
    return base && known.target->family == base->target->family;
  };
  auto collect = [&](bool ofFamily) {
    for (Known &known : knownTargets)
      if (isOfFamily(known) == ofFamily && known.resolved.speaksFor(*dialect) &&
          checkAlone(op, known.resolved).empty())
        names.push_back(known.resolved.getName().str());
  };

  collect(/*ofFamily=*/true);
  if (names.empty() && base) {
    std::string extended = findAdditions(op, target, *base->target);
    for (Known &known : knownTargets)
      if (extended.empty() && isOfFamily(known))
        extended = findAdditions(op, known.resolved, *known.target);
    if (!extended.empty())
      names.push_back(std::move(extended));
  }
  collect(/*ofFamily=*/false);
  return names;
}
