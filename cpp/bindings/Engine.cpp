//===- Engine.cpp - Bindings of explain, check and targets ----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support.h"

#include "mlir-availability/Engine/AvailableFrom.h"
#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/Engine/Table.h"
#include "mlir-availability/Engine/TargetNames.h"
#include "mlir-availability/Engine/Targets.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

namespace {
using Offers = std::map<std::string, std::vector<std::string>>;

/// What the violations of a report share.
struct TargetState {
  explicit TargetState(ResolvedTarget target) : resolved(std::move(target)) {}

  MLIRContext *getContext() const {
    return static_cast<Attribute>(resolved.getTarget()).getContext();
  }

  ResolvedTarget resolved;
  /// Made when it is first asked.
  std::unique_ptr<AvailableFromFinder> finder;
};

/// What an op needs, kept for when the op is gone or has changed.
struct OpClauses {
  explicit OpClauses(Operation *op)
      : clauses(isKnownOp(op) ? explain(op) : SmallVector<Clause>()),
        dialect(isKnownOp(op) ? getDialectInterface(op) : nullptr) {}

  SmallVector<Clause> clauses;
  const AvailabilityDialectInterface *dialect;
};

/// What the violations of one clause share: many ops violate the same few.
struct ClauseState {
  std::string cause;
  /// As they are in Python, so that they are made once.
  nb::object clause;
  nb::object offered;
};

/// A violation. Nothing that it does reads the op again, which may be gone:
/// `op` is for the user, and keeps the context alive.
struct PyViolation {
  std::shared_ptr<TargetState> target;
  nb::object op;
  std::string opName;
  std::string location;
  std::string message;
  std::shared_ptr<ClauseState> clause;
  std::shared_ptr<OpClauses> opClauses;
  /// See Violation::stating.
  bool isUnstated;
};

/// The known targets, resolved once. `owner` keeps the context alive.
struct KnownTargetFinder {
  explicit KnownTargetFinder(nb::object owner)
      : owner(std::move(owner)),
        context(unwrap(nb::cast<MlirContext>(this->owner))), finder(context) {}

  nb::object owner;
  MLIRContext *context;
  AvailableFromFinder finder;
};

/// The op's name, its location, why nobody can tell what it needs, and the
/// dialect of which nobody can.
using UncheckedTuple =
    std::tuple<std::string, std::string, std::string, std::string>;
/// The op's name, its location, the clause, and the condition as a message.
using ConditionTuple =
    std::tuple<std::string, std::string, ClauseTuple, std::string>;
/// Names of ops, and how many of each were passed over.
using PassedOver = std::vector<std::pair<std::string, uint64_t>>;

struct PyReport {
  uint64_t checkedOps;
  std::vector<PyViolation> violations;
  std::vector<ConditionTuple> conditions;
  std::vector<UncheckedTuple> unchecked;
  PassedOver passedOver;
  bool isNothingJudged;
};
} // namespace

static std::optional<std::string> noneIfEmpty(const std::string &text) {
  return text.empty() ? std::nullopt : std::optional(text);
}

ClauseTuple mlir::availability::python::toTuple(const Clause &clause) {
  Alternatives alternatives;
  for (const Requirement &requirement : clause.anyOf)
    alternatives.emplace_back(
        requirement.dimension->getName().str(),
        requirement.dimension->stringify(requirement.value));
  return {alternatives,
          {stringifySourceKind(clause.kind).str(), noneIfEmpty(clause.name),
           clause.index, noneIfEmpty(clause.detail), noneIfEmpty(clause.rule)}};
}

static std::vector<ClauseTuple> toTuples(ArrayRef<Clause> clauses) {
  std::vector<ClauseTuple> tuples;
  for (const Clause &clause : clauses)
    tuples.push_back(toTuple(clause));
  return tuples;
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

static AvailabilityTargetAttrInterface getTarget(MlirAttribute attr) {
  if (auto target = dyn_cast<AvailabilityTargetAttrInterface>(unwrap(attr)))
    return target;
  std::string text;
  llvm::raw_string_ostream(text) << unwrap(attr);
  throw nb::value_error(
      ("'" + text + "' is an attribute, but does not describe a target")
          .c_str());
}

/// Unwraps `op`, which upstream refuses when the op is gone.
static Operation *getOperation(nb::handle op) {
  return unwrap(nb::cast<MlirOperation>(op));
}

namespace {
/// Makes the states of the clauses that a target doesn't satisfy, each once.
class ClauseStates {
public:
  explicit ClauseStates(ResolvedTarget &target) : target(target) {}

  std::shared_ptr<ClauseState> get(const Clause &clause) {
    auto alternatives =
        llvm::map_to_vector(clause.anyOf, [](const Requirement &requirement) {
          return std::pair(requirement.dimension, requirement.value);
        });
    std::string cause = clause.describeSource();
    std::shared_ptr<ClauseState> &state =
        states[{{alternatives.begin(), alternatives.end()}, cause}];
    if (!state)
      state = std::make_shared<ClauseState>(
          ClauseState{cause, nb::cast(toTuple(clause)),
                      nb::cast(getOffers(clause, target))});
    return state;
  }

private:
  using Key = std::pair<std::vector<std::pair<const Dimension *, int64_t>>,
                        std::string>;
  ResolvedTarget &target;
  std::map<Key, std::shared_ptr<ClauseState>> states;
};

/// A target that doesn't satisfy clauses: the one that was asked, or one that
/// an op states.
struct ViolatedTarget {
  explicit ViolatedTarget(std::shared_ptr<TargetState> target)
      : target(std::move(target)), clauses(this->target->resolved) {}

  std::shared_ptr<TargetState> target;
  ClauseStates clauses;
};
} // namespace

static std::vector<UncheckedTuple> getUnchecked(const CheckResult &result) {
  std::vector<UncheckedTuple> tuples;
  tuples.reserve(result.unchecked.size());
  for (const Unchecked &unchecked : result.unchecked)
    tuples.emplace_back(unchecked.op->getName().getStringRef().str(),
                        formatLocation(unchecked.op->getLoc()),
                        unchecked.getReason(), unchecked.dialect.str());
  return tuples;
}

static std::vector<ConditionTuple> getConditions(const CheckResult &result,
                                                 StringRef targetName) {
  std::vector<ConditionTuple> tuples;
  tuples.reserve(result.conditions.size());
  for (const OpenClause &condition : result.conditions)
    tuples.emplace_back(condition.op->getName().getStringRef().str(),
                        formatLocation(condition.op->getLoc()),
                        toTuple(condition.clause),
                        describeCondition(condition, targetName));
  return tuples;
}

static PassedOver getPassedOver(const CheckResult &result) {
  PassedOver names;
  for (auto [name, count] : result.passedOver)
    names.emplace_back(name.getStringRef().str(), count);
  return names;
}

static PyReport checkOp(nb::object root, MlirAttribute targetAttr,
                        const Text &targetName, bool isInIR,
                        const std::vector<Text> &allowUnchecked) {
  auto target = std::make_shared<TargetState>(
      ResolvedTarget(getTarget(targetAttr), targetName.str()));
  Operation *rootOp = getOperation(root);
  AllowedUnchecked allowed = getAllowed(allowUnchecked);
  CheckResult result;
  {
    nb::gil_scoped_release release;
    result =
        check(rootOp, target->resolved,
              isInIR ? CheckScope::OwnTargetsExcluded : CheckScope::Everything,
              /*within=*/nullptr, allowed);
  }

  PyReport report = {result.checkedOps,
                     {},
                     getConditions(result, target->resolved.getName()),
                     getUnchecked(result),
                     getPassedOver(result),
                     result.isNothingJudged()};
  std::map<Operation *, ViolatedTarget> violated;
  violated.try_emplace(nullptr, target);
  Operation *previous = nullptr;
  report.violations.reserve(result.violations.size());
  for (const Violation &violation : result.violations) {
    // The violations of one op follow each other.
    std::shared_ptr<OpClauses> opClauses =
        violation.op == previous ? report.violations.back().opClauses
                                 : std::make_shared<OpClauses>(violation.op);
    previous = violation.op;
    auto it = violated.find(violation.stating);
    if (it == violated.end())
      it = violated
               .try_emplace(violation.stating,
                            std::make_shared<TargetState>(
                                resolveStatedTarget(violation.stating)))
               .first;
    ViolatedTarget &by = it->second;
    report.violations.push_back(
        {by.target, wrapNested(violation.op, root),
         violation.op->getName().getStringRef().str(),
         formatLocation(violation.op->getLoc()),
         describeViolation(violation, by.target->resolved),
         by.clauses.get(violation.clause), std::move(opClauses),
         violation.stating != nullptr});
  }
  return report;
}

static std::pair<std::vector<UncheckedTuple>, PassedOver>
checkOutsideOfTargets(MlirOperation root,
                      const std::vector<Text> &allowUnchecked) {
  Operation *op = unwrap(root);
  CheckResult result =
      checkOutside(op, collectTargets(op), getAllowed(allowUnchecked));
  return {getUnchecked(result), getPassedOver(result)};
}

static std::vector<std::string> findAvailableFrom(PyViolation &violation) {
  // No target makes up for what a module doesn't state.
  if (violation.isUnstated)
    return {};
  TargetState &target = *violation.target;
  if (!target.finder)
    target.finder = std::make_unique<AvailableFromFinder>(target.getContext());
  const OpClauses &op = *violation.opClauses;
  SmallVector<std::string> names =
      target.finder->find(op.clauses, op.dialect, target.resolved);
  return {names.begin(), names.end()};
}

/// Returns how many known targets have a say in the alternatives, and the names
/// of those that satisfy one.
static std::pair<size_t, std::vector<std::string>>
findForClause(KnownTargetFinder &known, const Alternatives &alternatives) {
  MLIRContext *context = known.context;
  ErrorCollector errors(context);
  auto emitUnknown = [&] { return emitError(UnknownLoc::get(context)); };
  SmallVector<Requirement> anyOf;
  for (const auto &[name, value] : alternatives) {
    FailureOr<const Dimension *> dimension =
        findDimension(context, name, emitUnknown);
    if (failed(dimension))
      throw errors.takeError();
    FailureOr<Requirement> requirement =
        parseRequirement(**dimension, value, emitUnknown);
    if (failed(requirement))
      throw errors.takeError();
    anyOf.push_back(*requirement);
  }
  ClauseTargets found = known.finder.findForClause(anyOf);
  std::vector<std::string> names;
  for (const NamedTarget *target : found.satisfying)
    names.push_back(target->name.str());
  return {found.numJudging, std::move(names)};
}

static MlirAttribute parseTargetText(MLIRContext *context, StringRef text) {
  ErrorCollector errors(context);
  FailureOr<AvailabilityTargetAttrInterface> target = parseTarget(
      context, text, [&] { return emitError(UnknownLoc::get(context)); });
  if (failed(target))
    throw errors.takeError();
  return wrap(static_cast<Attribute>(*target));
}

/// Returns the known targets, and why there are no attributes of others.
static std::pair<nb::list, std::vector<std::string>>
listKnownTargets(MlirContext mlirContext) {
  std::pair<nb::list, std::vector<std::string>> result;
  for (const NamedTarget *known : getKnownTargets(unwrap(mlirContext)))
    try {
      MlirAttribute target = parseTargetText(unwrap(mlirContext), known->name);
      result.first.append(nb::make_tuple(known->name.str(), known->family.str(),
                                         known->summary.str(),
                                         known->source.str(), target));
    } catch (const nb::builtin_exception &error) {
      result.second.emplace_back(error.what());
    }
  return result;
}

/// What a row of a table is in Python: the op, its clauses, and whether an op
/// may need more.
using RowTuple = std::tuple<std::string, std::vector<ClauseTuple>, bool>;

static std::pair<std::vector<std::pair<std::string, std::string>>,
                 std::vector<RowTuple>>
makeTable(MlirContext mlirContext, const Text &dialect) {
  MLIRContext *context = unwrap(mlirContext);
  ErrorCollector errors(context);
  FailureOr<Table> table = tabulate(context, dialect.str(), [&] {
    return emitError(UnknownLoc::get(context));
  });
  if (failed(table))
    throw errors.takeError();
  std::vector<std::pair<std::string, std::string>> dimensions;
  for (const Dimension *dimension : table->dimensions)
    dimensions.emplace_back(dimension->getName().str(),
                            stringifyRelation(dimension->getRelation()).str());
  std::vector<RowTuple> rows;
  for (const OpRow &row : table->rows)
    rows.emplace_back(row.name.getStringRef().str(), toTuples(row.clauses),
                      row.isConditional);
  return {dimensions, rows};
}

static std::vector<
    std::tuple<nb::object, MlirAttribute, std::string, std::string>>
findTargets(nb::object root) {
  std::vector<std::tuple<nb::object, MlirAttribute, std::string, std::string>>
      result;
  Operation *rootOp = getOperation(root);
  SmallVector<ScopedTarget> scopes = collectTargets(rootOp);
  if (scopes.empty())
    return result;
  TargetNames names(rootOp->getContext());
  for (const ScopedTarget &scoped : scopes)
    result.emplace_back(wrapNested(scoped.scope, root),
                        wrap(static_cast<Attribute>(scoped.target)),
                        names.describe(scoped), names.spell(scoped.target));
  return result;
}

static std::string spellTarget(MlirAttribute target) {
  return TargetNames(unwrap(target).getContext()).spell(getTarget(target));
}

void mlir::availability::python::populateEngine(nb::module_ &module) {
  nb::class_<PyViolation>(module, "Violation",
                          "A clause of an op that a target doesn't satisfy.")
      .def_prop_ro(
          "op", [](PyViolation &violation) { return violation.op; },
          nb::sig("def op(self) -> mlir.ir.Operation"),
          "The op; it keeps its module alive.")
      .def_ro("op_name", &PyViolation::opName)
      .def_ro("location", &PyViolation::location,
              "\"file:line:col\", empty when the op isn't from a file.")
      .def_ro("message", &PyViolation::message)
      .def_prop_ro(
          "cause",
          [](const PyViolation &violation) { return violation.clause->cause; },
          "What in the op causes the clause, as a phrase.")
      .def_prop_ro(
          "clause",
          [](const PyViolation &violation) { return violation.clause->clause; },
          nb::sig("def clause(self) -> tuple[list[tuple[str, str]], tuple[str, "
                  "str | None, int | None, str | None, str | None]]"),
          "The clause; violations of equal ones have the same object.")
      .def_prop_ro(
          "offered",
          [](const PyViolation &violation) {
            return violation.clause->offered;
          },
          nb::sig("def offered(self) -> dict[str, list[str]]"),
          "What the target offers along each dimension of the clause. "
          "Violations of equal clauses have the same object.")
      .def_ro("unstated", &PyViolation::isUnstated,
              "True when the op's own module doesn't state the clause.")
      .def("available_from", &findAvailableFrom,
           "Names of targets on which the op is available, nearest first.");

  nb::class_<PyReport>(module, "Report", "What `check` found.")
      .def_ro("checked_ops", &PyReport::checkedOps)
      .def_ro("violations", &PyReport::violations)
      .def_ro("conditions", &PyReport::conditions,
              "(name, location, clause, message) of what the target leaves "
              "open.")
      .def_ro("unchecked", &PyReport::unchecked,
              "(name, location, reason, dialect) of ops of which nobody can "
              "tell what they need.")
      .def_ro("passed_over", &PyReport::passedOver,
              "(name, count) of ops that the target has no say in.")
      .def_ro("nothing_judged", &PyReport::isNothingJudged,
              "True when it has a say in none, though there are some.");

  nb::class_<KnownTargetFinder>(module, "KnownTargets",
                                "The known targets, for many questions.")
      .def(nb::init<nb::object>(), nb::arg("context"),
           nb::sig("def __init__(self, context: mlir.ir.Context) -> None"))
      .def("satisfying", &findForClause, nb::arg("any_of"),
           "Returns how many known targets have a say in a clause, and the "
           "names of those that satisfy it.");

  module.def(
      "is_known", [](MlirOperation op) { return isKnownOp(unwrap(op)); },
      nb::arg("op"), "Returns whether somebody can tell what `op` needs.");
  module.def(
      "explain", [](MlirOperation op) { return toTuples(explain(unwrap(op))); },
      nb::arg("op"), "Returns the clauses of `op` itself.");
  module.def("table", &makeTable, nb::arg("context"), nb::arg("dialect"),
             "Returns dimensions (name, relation), and what the ops of a "
             "dialect need. Raises ValueError.");
  module.def(
      "check", &checkOp, nb::arg("op"), nb::arg("target"),
      nb::arg("target_name"), nb::arg("is_in_ir"), nb::arg("allow_unchecked"),
      nb::sig("def check(op: mlir.ir.Operation, target: "
              "mlir.ir.Attribute, target_name: str, is_in_ir: bool, "
              "allow_unchecked: collections.abc.Sequence[str]) -> Report"),
      "Tests `op` and everything nested in it against `target`. Ops that "
      "have targets of their own are left out when the target is in the "
      "IR, too. `allow_unchecked` names dialects; '*' stands for all.");
  module.def(
      "check_outside", &checkOutsideOfTargets, nb::arg("op"),
      nb::arg("allow_unchecked"),
      "Returns `unchecked` and `passed_over` of what no target in the IR "
      "applies to.");
  module.def("targets_of", &findTargets, nb::arg("op"),
             nb::sig("def targets_of(op: mlir.ir.Operation) -> "
                     "list[tuple[mlir.ir.Operation, mlir.ir.Attribute, str, "
                     "str]]"),
             "Returns the targets in the IR that apply to `op` or below: the "
             "op that it applies to, the attribute, what messages call it, and "
             "what `target` takes for it.");
  module.def("spell_target", &spellTarget, nb::arg("target"),
             "Returns what `target` takes for a target: its name or its text. "
             "Raises ValueError.");
  module.def(
      "checked_text", [](const Text &text) { return text.str(); },
      nb::arg("text"),
      "Returns a text. Raises ValueError when there is no UTF-8 for it.");
  module.def(
      "shorten_target",
      [](const Text &spec) { return shortenTarget(spec.str()); },
      nb::arg("spec"),
      "Returns what messages call a target: what `target` takes for it, but of "
      "an attribute only what it is.");
  module.def(
      "target",
      [](MlirContext context, const Text &spec) {
        return parseTargetText(unwrap(context), spec.str());
      },
      nb::arg("context"), nb::arg("spec"),
      "Returns the target that `spec` names. Raises ValueError.");
  module.def(
      "known_targets", &listKnownTargets, nb::arg("context"),
      nb::sig("def known_targets(context: mlir.ir.Context) -> "
              "tuple[list[tuple[str, str, str, str, mlir.ir.Attribute]], "
              "list[str]]"),
      "Returns (name, family, summary, source, attribute) of all, and "
      "what is wrong with those that have no attribute.");
  module.def(
      "describe",
      [](MlirAttribute target) { return getTarget(target).describe(); },
      nb::arg("target"), "Returns the target in a few words.");
  module.def(
      "location",
      [](MlirOperation op) { return formatLocation(unwrap(op)->getLoc()); },
      nb::arg("op"), "Returns \"file:line:col\", empty when `op` has none.");
}
