//===- ReportState.cpp - Results of check for Python ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReportState.h"

#include "mlir-availability/Dialect/SPIRV/Binary/InstructionNames.h"
#include "mlir-availability/Engine/Causes.h"
#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/IR/CalleeLookup.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

/// For so many distinct ops of a report, other forms are looked for: each takes
/// up to some milliseconds.
static constexpr size_t kMostSearched = 64;

using Offers = std::map<std::string, std::vector<std::string>>;

//===----------------------------------------------------------------------===//
// Data that ops share
//===----------------------------------------------------------------------===//

AlternativesKey
mlir::availability::python::getKey(ArrayRef<Requirement> anyOf) {
  AlternativesKey key;
  key.reserve(anyOf.size());
  for (const Requirement &requirement : anyOf)
    key.emplace_back(requirement.dimension, requirement.value);
  return key;
}

static Offers getOffers(const Clause &clause, ResolvedTarget &target) {
  Offers offers;
  for (const Requirement &requirement : clause.anyOf) {
    const Dimension &dimension = *requirement.dimension;
    auto [it, inserted] = offers.try_emplace(dimension.getName().str());
    const auto &offered = target.offered(dimension);
    if (!inserted || !offered)
      continue;
    for (int64_t value : *offered)
      it->second.push_back(dimension.stringify(value));
  }
  return offers;
}

ClauseState *ClauseStates::get(Clause clause, ResolvedTarget &target) {
  std::unique_ptr<ClauseState> &state =
      states[{getKey(clause.anyOf), clause.describeSource()}];
  if (!state) {
    nb::object inPython = nb::cast(toTuple(clause));
    nb::object offered = nb::cast(getOffers(clause, target));
    state = std::make_unique<ClauseState>(
        ClauseState{std::move(clause), std::move(inPython), offered});
  }
  return state.get();
}

OpNeeds *AllOpNeeds::get(Operation *op, ResolvedTarget &target,
                         CalleeLookup &callees) {
  bool isKnown = isKnownOp(op);
  const AvailabilityDialectInterface *dialect =
      isKnown ? getDialectInterface(op) : nullptr;
  SmallVector<Clause> clauses;
  if (isKnown)
    clauses = explainFor(op, target, &callees);
  std::vector<AlternativesKey> key;
  for (const Clause &clause : clauses)
    key.push_back(getKey(clause.anyOf));
  std::unique_ptr<OpNeeds> &needs = all[{dialect, std::move(key)}];
  if (!needs)
    needs = std::make_unique<OpNeeds>(
        OpNeeds{std::move(clauses), dialect, std::nullopt});
  return needs.get();
}

const OpForm *OpForms::get(Operation *op) {
  std::optional<OpForm> form = OpForm::get(op);
  if (!form)
    return nullptr;
  DictionaryAttr attributes = form->attributes.getDictionary(op->getContext());
  std::vector<const void *> key = {form->name.getAsOpaquePointer(),
                                   attributes.getAsOpaquePointer()};
  for (ArrayRef<Type> types : {form->operands, form->results}) {
    for (Type type : types)
      key.push_back(type.getAsOpaquePointer());
    // Ends the types, of which none is null.
    key.push_back(nullptr);
  }
  return &forms.try_emplace(std::move(key), std::move(*form)).first->second;
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

FoundIn::FoundIn(Operation *found, const ThroughResult *through)
    : op(through ? through->getSource(found).op : found), name(op->getName()),
      location(through ? through->getSource(found).location : op->getLoc()) {
  if (name != found->getName())
    became = found->getName();
  if (std::string word = getInstructionName(op); !word.empty())
    instruction = StringAttr::get(op->getContext(), word);
}

/// Returns what the source and what became of it need together.
std::optional<NeedsOfAll>
ReportState::collectNeedsThrough(ModuleOp lowered,
                                 const ThroughResult &through) {
  std::optional<NeedsOfAll> needs = collectNeedsOfAll(lowered);
  if (!needs || !through.judgesSource)
    return needs;
  std::optional<NeedsOfAll> ofSource = collectNeedsOfAll(getOperation(root));
  if (!ofSource)
    return std::nullopt;
  // What the source leaves unknown, the lowered ops decide.
  llvm::append_range(needs->clauses, std::move(ofSource->clauses));
  return needs;
}

ReportState::ReportState(nb::object root, std::optional<ResolvedTarget> target,
                         CheckResult result, const ThroughResult *through)
    : checkedOps(result.checkedOps), isNothingJudged(result.isNothingJudged()),
      silence(result.silence.empty() ? std::move(result.foreign)
                                     : std::move(result.silence)),
      root(std::move(root)) {
  for (auto [name, count] : result.passedOver)
    passedOver.emplace_back(name.getStringRef().str(), count);
  if (target)
    violated.try_emplace(nullptr, std::move(*target));
  // Nothing else in a report without violations needs what the pipeline made.
  if (through && through->lowered && !result.violations.empty())
    if (ModuleOp module = through->lowered->getModule())
      needsOfAll = collectNeedsThrough(module, *through);
  keepViolations(std::move(result.violations), through);
  if (llvm::any_of(violations, [](const FoundViolation &violation) {
        return violation.in.op != violation.judged;
      }))
    lowered = through->lowered;
  conditions.reserve(result.conditions.size());
  for (OpenClause &open : result.conditions) {
    ViolatedTarget &asked = violated.at(nullptr);
    conditions.push_back(
        {FoundIn(open.op, through),
         asked.clauses.get(std::move(open.clause), asked.resolved)});
  }
  DenseSet<Operation *> uncheckedOps;
  for (const Unchecked &found : result.unchecked)
    uncheckedOps.insert(found.op);
  numUncheckedOps = uncheckedOps.size();
  unchecked.reserve(result.unchecked.size());
  for (Unchecked &found : result.unchecked)
    unchecked.push_back({FoundIn(found.op, through), std::move(found)});
}

void ReportState::keepViolations(std::vector<Violation> found,
                                 const ThroughResult *through) {
  Operation *previous = nullptr;
  CalleeLookup callees;
  violations.reserve(found.size());
  for (Violation &violation : found) {
    // The violations of one op are consecutive.
    bool isSameOp = std::exchange(previous, violation.op) == violation.op;
    ViolatedTarget &by = getViolated(violation.stating);
    OpNeeds *opNeeds = isSameOp ? violations.back().needs
                                : needs.get(violation.op, by.resolved, callees);
    const OpForm *form =
        isSameOp ? violations.back().form : forms.get(violation.op);
    SmallVector<std::string, 0> instead;
    if (through)
      llvm::append_range(instead, through->getInstead(violation.op));
    violations.push_back(
        {FoundIn(violation.op, through), violation.op, std::move(instead), &by,
         by.clauses.get(std::move(violation.clause), by.resolved), opNeeds,
         form, violation.stating, nb::object()});
  }
}

ViolatedTarget &ReportState::getViolated(Operation *stating) {
  auto it = violated.find(stating);
  if (it == violated.end())
    it = violated.try_emplace(stating, resolveStatedTarget(stating)).first;
  return it->second;
}

nb::object ReportState::getOp(size_t index) {
  if (!violations[index].op)
    resolveOps(index);
  return violations[index].op;
}

/// Finds the ops of some violations, more with each call. Objects for all would
/// take too much memory, and a walk for each op too much time. An op that no
/// longer exists must not be accessed, not even for checking that.
void ReportState::resolveOps(size_t begin) {
  size_t end = std::min(violations.size(), begin + numToResolve);
  numToResolve *= 2;
  auto some =
      llvm::make_range(violations.begin() + begin, violations.begin() + end);
  DenseMap<Operation *, const FoundIn *> wanted;
  for (FoundViolation &violation : some)
    if (!violation.op)
      wanted.try_emplace(violation.in.op, &violation.in);
  DenseMap<Operation *, nb::object> found;
  try {
    getOperation(root)->walk<WalkOrder::PreOrder>([&](Operation *op) {
      auto it = wanted.find(op);
      if (it == wanted.end())
        return WalkResult::advance();
      // Another op may have reused the memory of an erased one.
      if (it->second->name == op->getName() &&
          it->second->location == op->getLoc())
        found.try_emplace(op, wrapNested(op, root));
      wanted.erase(it);
      return wanted.empty() ? WalkResult::interrupt() : WalkResult::advance();
    });
  } catch (const std::exception &) {
    // The root no longer exists, and neither do its nested ops.
  }
  for (FoundViolation &violation : some) {
    if (violation.op)
      continue;
    auto it = found.find(violation.in.op);
    violation.op = it != found.end() ? it->second : nb::object(nb::none());
  }
}

const NeedsOfAll *ReportState::getNeedsOfAll() {
  if (!needsOfAll) {
    needsOfAll.emplace();
    try {
      *needsOfAll = collectNeedsOfAll(getOperation(root));
    } catch (const std::exception &) {
      // The root no longer exists.
    }
  }
  return *needsOfAll ? &**needsOfAll : nullptr;
}

const AvailableFrom &ReportState::findAvailableFrom(size_t index) {
  static const AvailableFrom none;
  const FoundViolation &violation = violations[index];
  // No target can supply what a module doesn't state, nor what excludes itself.
  if (violation.stating || violation.clause->clause.anyOf.empty())
    return none;
  ResolvedTarget &target = violation.target->resolved;
  OpNeeds &op = *violation.needs;
  if (op.availableFrom)
    return *op.availableFrom;
  if (!finder)
    finder = std::make_unique<AvailableFromFinder>(
        static_cast<Attribute>(target.getTarget()).getContext());
  return op.availableFrom.emplace(
      finder->find(op.clauses, getNeedsOfAll(), op.dialect, target));
}

Operation *ReportState::getPlace(size_t index) {
  FoundViolation &violation = violations[index];
  bool isInSource = violation.in.op == violation.judged;
  std::unique_ptr<Copied> &copied = isInSource ? copiedSource : copiedLowered;
  Operation *original = nullptr;
  if (!isInSource) {
    original = lowered->getModule();
  } else {
    if (getOp(index).is_none())
      return nullptr;
    original = getOperation(root);
    while (Operation *parent = original->getParentOp())
      original = parent;
  }
  if (!copied) {
    copied = std::make_unique<Copied>();
    copied->root = original->clone(copied->mapping);
  }
  return copied->mapping.lookupOrNull(violation.judged);
}

ArrayRef<std::string> ReportState::findOtherForms(size_t index) {
  const FoundViolation &violation = violations[index];
  if (!violation.form || violation.stating ||
      violation.clause->clause.anyOf.empty())
    return {};
  std::tuple key(violation.form, violation.clause, violation.target);
  auto it = otherForms.find(key);
  if (it == otherForms.end()) {
    if (otherForms.size() == kMostSearched)
      return {};
    Operation *place = getPlace(index);
    if (!place)
      return {};
    it = otherForms
             .emplace(key, availability::findOtherForms(
                               *violation.form, violation.clause->clause,
                               violation.target->resolved, place))
             .first;
  }
  return it->second;
}

std::vector<size_t> ReportState::getCauses() const {
  return findCauses(violations.size(), [&](size_t index) -> Violated {
    const FoundViolation &each = violations[index];
    return {each.in.name, &each.clause->clause, each.stating};
  });
}

ConditionTuple ReportState::getCondition(size_t index) {
  const FoundCondition &found = conditions[index];
  StringRef target = violated.at(nullptr).resolved.getName();
  return {found.in.getName(),
          found.in.getLocation(),
          found.clause->inPython,
          found.in.describe(describeCondition(found.in.getJudged(),
                                              found.clause->clause, target)),
          found.in.getInstruction(),
          found.in.getBecame()};
}

UncheckedTuple mlir::availability::python::toTuple(const FoundIn &in,
                                                   const Unchecked &unchecked) {
  return {in.getName(),          in.getLocation(),
          unchecked.getReason(), unchecked.dialect.str(),
          in.getInstruction(),   in.getBecame()};
}

UncheckedTuple ReportState::getUnchecked(size_t index) const {
  return toTuple(unchecked[index].in, unchecked[index].unchecked);
}
