//===- Engine.cpp - Bindings of explain and targets -----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReportState.h"
#include "Support.h"

#include "mlir-availability/Dialect/CPU/HostTarget.h"
#include "mlir-availability/Dialect/SPIRV/Binary/InstructionNames.h"
#include "mlir-availability/Engine/AvailableFrom.h"
#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/Engine/TargetNames.h"
#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/RequiresAttr.h"
#include "mlir-availability/IR/TargetCache.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

namespace {
/// The resolved known targets. `owner` keeps the context alive.
struct KnownTargetFinder {
  explicit KnownTargetFinder(nb::object owner)
      : owner(std::move(owner)),
        context(unwrap(nb::cast<MlirContext>(this->owner))), finder(context) {}

  nb::object owner;
  MLIRContext *context;
  AvailableFromFinder finder;
};

} // namespace

static std::optional<std::string> noneIfEmpty(const std::string &text) {
  return text.empty() ? std::nullopt : std::optional(text);
}

Alternatives
mlir::availability::python::toAlternatives(ArrayRef<Requirement> anyOf) {
  Alternatives alternatives;
  for (const Requirement &requirement : anyOf)
    alternatives.emplace_back(
        requirement.dimension->getName().str(),
        requirement.dimension->stringify(requirement.value));
  return alternatives;
}

ClauseTuple mlir::availability::python::toTuple(const Clause &clause) {
  return {toAlternatives(clause.anyOf),
          {stringifySourceKind(clause.kind).str(), noneIfEmpty(clause.name),
           clause.index, noneIfEmpty(clause.detail), noneIfEmpty(clause.rule)},
          clause.isUnknown};
}

static std::vector<ClauseTuple> toTuples(ArrayRef<Clause> clauses) {
  std::vector<ClauseTuple> tuples;
  for (const Clause &clause : clauses)
    tuples.push_back(toTuple(clause));
  return tuples;
}

AvailabilityTargetAttrInterface
mlir::availability::python::getTarget(MlirAttribute attr) {
  if (auto target = dyn_cast<AvailabilityTargetAttrInterface>(unwrap(attr)))
    return target;
  throw nb::value_error(("'" + printShort(unwrap(attr)) +
                         "' is an attribute, but does not describe a target")
                            .c_str());
}

Operation *mlir::availability::python::getOperation(nb::handle op) {
  return unwrap(nb::cast<MlirOperation>(op));
}

/// Returns how many known targets judge the alternatives, and the names of
/// those that satisfy one.
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

namespace {
/// Finds out whether a known target knows that nothing is needed.
struct NothingNeededSink : ClauseSink {
  explicit NothingNeededSink(AvailableFromFinder &finder) : finder(finder) {}
  void emit(ArrayRef<Requirement>, const Source &) override {}
  void emitUnknown(const Source &, StringRef) override {}
  void emitNothingNeeded(StringRef dialect) override {
    isKnown |= finder.anySpeaksFor(dialect);
  }

  AvailableFromFinder &finder;
  bool isKnown = false;
};
} // namespace

/// Returns true if a known target covers the dialect of `op`, or if the op is
/// declared, so that it needs nothing where it has no clauses.
static bool isJudged(KnownTargetFinder &known, MlirOperation mlirOp) {
  Operation *op = unwrap(mlirOp);
  if (isDeclaredName(op->getName()) || isa<ModuleOp>(op) ||
      getOwnRequirements(op) ||
      known.finder.anySpeaksFor(op->getName().getDialectNamespace()))
    return true;
  NothingNeededSink sink(known.finder);
  emitClauses(op, sink);
  return sink.isKnown;
}

static MlirAttribute parseTargetText(MLIRContext *context, StringRef text) {
  ErrorCollector errors(context);
  FailureOr<AvailabilityTargetAttrInterface> target = parseTarget(
      context, text, [&] { return emitError(UnknownLoc::get(context)); });
  if (failed(target))
    throw errors.takeError();
  return wrap(static_cast<Attribute>(*target));
}

/// Returns the known targets, and why some have no attribute.
static std::pair<nb::list, std::vector<std::string>>
listKnownTargets(MlirContext mlirContext) {
  std::pair<nb::list, std::vector<std::string>> result;
  for (const NamedTarget *known : getKnownTargets(unwrap(mlirContext)))
    try {
      MlirAttribute target = parseTargetText(unwrap(mlirContext), known->name);
      nb::list otherNames;
      for (StringRef name : known->otherNames)
        otherNames.append(name.str());
      result.first.append(nb::make_tuple(
          known->name.str(), known->family.str(), known->summary.str(),
          known->source.str(), target, nb::tuple(otherNames)));
    } catch (const nb::builtin_exception &error) {
      result.second.emplace_back(error.what());
    }
  return result;
}

/// Returns the family of each known target.
static std::map<std::string, std::string> listFamilies(MlirContext context) {
  std::map<std::string, std::string> families;
  for (const NamedTarget *known : getKnownTargets(unwrap(context)))
    families.emplace(known->name.str(), known->family.str());
  return families;
}

/// Returns the name of the target that each name stands for, other names
/// included, in the order of the targets.
static nb::typed<nb::dict, std::string, std::string>
listTargetNames(MlirContext context) {
  nb::typed<nb::dict, std::string, std::string> names;
  for (const NamedTarget *known : getKnownTargets(unwrap(context))) {
    nb::str own(known->name.str().c_str());
    names[own] = own;
    for (StringRef other : known->otherNames)
      names[nb::str(other.str().c_str())] = own;
  }
  return names;
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
  MLIRContext *context = unwrap(target).getContext();
  auto spell = [&] { return TargetNames(context).spell(getTarget(target)); };
  const auto *dialect = context->getLoadedDialect<AvailabilityDialect>();
  return dialect
             ? dialect->getTargetCache().getOrMakeText(unwrap(target), spell)
             : spell();
}

void mlir::availability::python::populateEngine(nb::module_ &module) {
  nb::class_<KnownTargetFinder>(module, "KnownTargets",
                                "The known targets, prepared for many queries.")
      .def(nb::init<nb::object>(), nb::arg("context"),
           nb::sig("def __init__(self, context: mlir.ir.Context) -> None"))
      .def("satisfying", &findForClause, nb::arg("any_of"),
           "Returns how many known targets judge a clause, and the names of "
           "those that satisfy it.")
      .def("judges", &isJudged, nb::arg("op"),
           "Returns whether a known target judges an op without clauses.");

  module.def(
      "is_known", [](MlirOperation op) { return isKnownOp(unwrap(op)); },
      nb::arg("op"), "Returns whether the requirements of `op` are known.");
  module.def(
      "explain", [](MlirOperation op) { return toTuples(explain(unwrap(op))); },
      nb::arg("op"), "Returns the clauses of `op` itself.");
  module.def(
      "explain_for",
      [](MlirOperation op, MlirAttribute target, const std::string &name) {
        ResolvedTarget resolved(getTarget(target), name);
        return toTuples(explainFor(unwrap(op), resolved));
      },
      nb::arg("op"), nb::arg("target"), nb::arg("name"),
      "Returns the clauses of `op` itself that matter for a target: what is "
      "unknown only for other kinds of targets isn't among them.");
  module.def(
      "collect_alternatives",
      [](MlirOperation op) {
        std::vector<Alternatives> lists;
        for (ArrayRef<Requirement> anyOf : collectAlternatives(unwrap(op)))
          lists.push_back(toAlternatives(anyOf));
        return lists;
      },
      nb::arg("op"),
      "Returns the alternatives of all clauses in `op`, each list once.");
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
  module.def("host_target", &cpu::getHostTarget,
             "Returns the CPU of this machine as `target` takes it, \"\" if it "
             "is of an unknown architecture.");
  module.def("known_targets", &listKnownTargets, nb::arg("context"),
             nb::sig("def known_targets(context: mlir.ir.Context) -> "
                     "tuple[list[tuple[str, str, str, str, mlir.ir.Attribute, "
                     "tuple[str, ...]]], list[str]]"),
             "Returns (name, family, summary, source, attribute, other names) "
             "of all, and "
             "what is wrong with those that have no attribute.");
  module.def("target_families", &listFamilies, nb::arg("context"),
             "Returns the family of each known target, by its name.");
  module.def(
      "is_target_name",
      [](MlirContext context, const std::string &name) {
        return llvm::any_of(
            getKnownTargets(unwrap(context)),
            [&](const NamedTarget *known) { return known->name == name; });
      },
      nb::arg("context"), nb::arg("name"),
      "Returns true if a known target has this name, and not as another one.");
  module.def("target_names", &listTargetNames, nb::arg("context"),
             "Returns the name of the target that each name stands for; a "
             "target may have several.");
  module.def(
      "describe",
      [](MlirAttribute target) { return getTarget(target).describe(); },
      nb::arg("target"), "Returns the target in a few words.");
  module.def(
      "op_text",
      [](MlirOperation op, bool isGeneric) {
        return printShort(unwrap(op), isGeneric);
      },
      nb::arg("op"), nb::arg("generic"),
      "Returns a line with `op`, without its regions, and with long types and "
      "attributes abbreviated.");
  module.def(
      "location",
      [](MlirOperation op) { return formatLocation(unwrap(op)->getLoc()); },
      nb::arg("op"), "Returns \"file:line:col\", empty when `op` has none.");
  module.def(
      "instruction",
      [](MlirOperation op) { return getInstructionName(unwrap(op)); },
      nb::arg("op"),
      "Returns \"OpLoad\" for an `op` that was read from a SPIR-V binary, else "
      "\"\".");
}
