//===- Declare.cpp - Bindings of availability declared at run time --------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support.h"

#include "mlir-availability/Engine/RuntimeDeclarations.h"
#include "mlir-availability/Engine/Targets.h"

#include <nanobind/stl/variant.h>

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

namespace {
using Cases = std::vector<std::pair<Text, int64_t>>;
/// Clauses in Python. Each is a list of (dimension, value).
using Clauses = std::vector<std::vector<std::pair<Text, Text>>>;
using PyValue = std::variant<Arg<MlirAttribute>, int64_t, Text>;
/// A condition on an attribute: its name, the required and the excluded value,
/// the cases of its enum, and whether this is a bit enum. Then, as far as they
/// aren't empty: what else must hold for it, as JSON, that in words, and the
/// precise cause to show.
using AttributeCondition =
    std::tuple<Text, std::optional<PyValue>, std::optional<PyValue>, Cases,
               bool, Text, Text, Text>;
/// A condition on an op, as JSON, and that in words. Then the rule, and the
/// part that is the cause: its kind, its name and its position.
using OpCondition =
    std::tuple<Text, Text, Text, Text, Text, std::optional<unsigned>>;
/// A condition on an operand (true) or a result (false): its position, its
/// type, whether nested types count, and its name, which may be empty. Then, as
/// far as they aren't empty: what must hold for the type, as JSON, that in
/// words, and the layout and the segments of a `ValueGroup`.
using ValueCondition = std::tuple<bool, unsigned, std::optional<Arg<MlirType>>,
                                  bool, Text, Text, Text, Text, Text>;
using PyCondition = std::optional<
    std::variant<OpCondition, AttributeCondition, ValueCondition>>;
/// The name of an op, the clauses, and the condition. Without clauses, the
/// op's definition doesn't allow what meets the condition.
using PyRule = std::tuple<Text, std::optional<Clauses>, PyCondition>;
/// The mark of a kind (see `getMarkedName`), the name, the dialect of the ops
/// that have the needs ("" for all), and the clauses.
using PyDefRule = std::tuple<Text, Text, Text, Clauses>;
/// The name of an op, the dialect to which its needs are unknown, the reason,
/// and the condition.
using PyUnknownOp = std::tuple<Text, Text, Text, PyCondition>;
/// The mark of a kind, a name, the dialect of the ops, the dialect to which the
/// needs are unknown, and the reason.
using PyUnknownDef = std::tuple<Text, Text, Text, Text, Text>;
/// See `DimensionSpec`.
using PyDimension = std::tuple<Text, Text, Text, Cases, bool, Text,
                               std::vector<std::pair<Text, std::vector<Text>>>,
                               std::vector<std::tuple<Text, Text, Text>>>;
/// See `NamedTargetSpec`.
using PyTarget = std::tuple<Text, Text, unsigned, Text, Text, Text,
                            std::vector<Text>, std::vector<Text>>;
} // namespace

/// Returns the kind that has the mark.
static DefKind getKind(const Text &mark) {
  for (DefKind kind : {DefKind::Type, DefKind::Attribute})
    if (getMarkedName(kind, "") == mark.str())
      return kind;
  return DefKind::Discardable;
}

/// Returns the cases of an enum, or the values of a dimension.
static std::vector<std::pair<std::string, int64_t>>
getCases(const Cases &cases) {
  std::vector<std::pair<std::string, int64_t>> result;
  result.reserve(cases.size());
  for (const auto &[name, value] : cases)
    result.emplace_back(name.str(), value);
  return result;
}

static std::vector<std::string> getStrings(const std::vector<Text> &texts) {
  std::vector<std::string> result;
  result.reserve(texts.size());
  for (const Text &text : texts)
    result.push_back(text.str());
  return result;
}

static DimensionSpec getSpec(const PyDimension &given) {
  const auto &[name, label, relationName, values, limit, counterpart, includes,
               implies] = given;
  std::optional<Relation> relation = parseRelation(relationName.str());
  if (!relation)
    throw nb::value_error(
        ("relation '" + relationName.str() +
         "' is not 'at_least', 'at_most', 'one_of' or 'partial_order'")
            .c_str());
  DimensionSpec spec = {name.str(),       label.str(), *relation,
                        getCases(values), limit,       counterpart.str()};
  for (const auto &[value, included] : includes)
    spec.includes.emplace_back(value.str(), getStrings(included));
  for (const auto &[value, dimension, implied] : implies)
    spec.implies.push_back({value.str(), dimension.str(), implied.str()});
  return spec;
}

static NamedTargetSpec getSpec(const PyTarget &given) {
  const auto &[name, family, rank, attribute, summary, source, optional,
               otherNames] = given;
  return {name.str(),           family.str(),          rank,
          attribute.str(),      summary.str(),         source.str(),
          getStrings(optional), getStrings(otherNames)};
}

static ClauseList getClauses(MLIRContext *context, const Clauses &clauses,
                             const ErrorCollector &errors) {
  auto emit = [&] { return emitError(UnknownLoc::get(context)); };
  ClauseList result;
  for (const auto &clause : clauses) {
    SmallVector<Requirement, 1> &anyOf = result.emplace_back();
    for (const auto &[name, value] : clause) {
      FailureOr<const Dimension *> dimension =
          findDimension(context, name.str(), emit);
      if (failed(dimension))
        throw errors.takeError();
      FailureOr<Requirement> requirement =
          parseRequirement(**dimension, value.str(), emit);
      if (failed(requirement))
        throw errors.takeError();
      anyOf.push_back(*requirement);
    }
  }
  return result;
}

static std::optional<AttributeValue>
getValue(const std::optional<PyValue> &value) {
  if (!value)
    return std::nullopt;
  if (const auto *attr = std::get_if<Arg<MlirAttribute>>(&*value))
    return AttributeValue(unwrap(*attr));
  if (const auto *number = std::get_if<int64_t>(&*value))
    return AttributeValue(*number);
  return AttributeValue(std::get<Text>(*value).str());
}

/// Sets the condition as data, if there is one, and its words.
static void setData(RuleCondition &condition, const Text &when,
                    const Text &words) {
  condition.words = words.str();
  if (when.str().empty())
    return;
  condition.when = ConditionExpression::parse(when.str());
  if (!condition.when)
    throw nb::value_error(
        ("'" + when.str() + "' is no condition that is known here").c_str());
}

static RuleCondition toCondition(MLIRContext *, const OpCondition &given) {
  const auto &[when, words, rule, causeKind, causeName, causeIndex] = given;
  RuleCondition condition;
  condition.kind = RuleCondition::Kind::Op;
  setData(condition, when, words);
  condition.rule = rule.str();
  for (SourceKind kind : {SourceKind::Operand, SourceKind::Result,
                          SourceKind::Attribute, SourceKind::Region})
    if (causeKind.str() == stringifySourceKind(kind))
      condition.causeKind = kind;
  condition.causeName = causeName.str();
  condition.causeIndex = causeIndex;
  if (!condition.when)
    throw nb::value_error("a condition on an op is empty");
  return condition;
}

static RuleCondition toCondition(MLIRContext *context,
                                 const AttributeCondition &given) {
  const auto &[name, equals, unless, cases, isBitEnum, when, words, detail] =
      given;
  RuleCondition condition;
  condition.kind = RuleCondition::Kind::Attribute;
  condition.name = StringAttr::get(context, name.str());
  condition.equals = getValue(equals);
  condition.unless = getValue(unless);
  condition.enumCases = {isBitEnum, getCases(cases)};
  setData(condition, when, words);
  condition.detail = detail.str();
  return condition;
}

static RuleCondition toCondition(MLIRContext *context,
                                 const ValueCondition &given) {
  const auto &[isOperand, index, type, isNested, name, when, words, layout,
               segments] = given;
  RuleCondition condition;
  condition.kind =
      isOperand ? RuleCondition::Kind::Operand : RuleCondition::Kind::Result;
  if (!name.str().empty())
    condition.name = StringAttr::get(context, name.str());
  condition.index = index;
  condition.type = type ? unwrap(*type) : Type();
  condition.isNested = isNested;
  setData(condition, when, words);
  if (!layout.str().empty())
    condition.group = ValueGroup{layout.str(), segments.str()};
  return condition;
}

static RuleCondition toCondition(MLIRContext *context,
                                 const PyCondition &given) {
  if (!given)
    return {};
  return std::visit(
      [&](const auto &each) { return toCondition(context, each); }, *given);
}

static std::vector<OpRule> getOpRules(MLIRContext *context,
                                      const std::vector<PyRule> &given,
                                      const ErrorCollector &errors) {
  std::vector<OpRule> rules;
  for (const auto &[opName, clauses, pyCondition] : given) {
    Rule rule = {toCondition(context, pyCondition), {}};
    if (clauses)
      rule.clauses = getClauses(context, *clauses, errors);
    else
      rule.isRefused = true;
    rules.push_back({opName.str(), std::move(rule)});
  }
  return rules;
}

static void declare(MlirContext mlirContext,
                    const std::vector<PyDimension> &dimensions,
                    const std::vector<PyTarget> &targets,
                    const std::vector<PyRule> &pyOpRules,
                    const std::vector<PyDefRule> &pyDefRules,
                    const std::vector<PyUnknownOp> &unknownOps,
                    const std::vector<PyUnknownDef> &unknownDefs,
                    const std::vector<std::pair<Text, Text>> &convertedOps,
                    const std::vector<Text> &closedRegions,
                    const std::vector<std::pair<Text, Text>> &onlyTargets,
                    const std::vector<std::tuple<Text, Text, Text>> &namings) {
  MLIRContext *context = unwrap(mlirContext);
  ErrorCollector errors(context);
  auto emit = [&] { return emitError(UnknownLoc::get(context)); };
  DeclarationScope scope(context);
  for (const PyDimension &dimension : dimensions)
    if (failed(declareDimension(context, getSpec(dimension), emit)))
      throw errors.takeError();
  for (const PyTarget &target : targets)
    if (failed(declareTarget(context, getSpec(target), emit)))
      throw errors.takeError();
  Declarations given = {getOpRules(context, pyOpRules, errors), {}};
  given.opRules.reserve(given.opRules.size() + unknownOps.size() +
                        convertedOps.size());
  for (const auto &[name, dialect, reason, condition] : unknownOps)
    given.opRules.push_back({name.str(),
                             {toCondition(context, condition),
                              {},
                              UnknownNeed{dialect.str(), reason.str()}}});
  for (const auto &[name, dialect] : convertedOps)
    given.opRules.push_back(
        {name.str(), {{}, {}, /*unknown=*/std::nullopt, dialect.str()}});
  given.defRules.reserve(pyDefRules.size() + unknownDefs.size());
  for (const auto &[mark, name, opDialect, clauses] : pyDefRules)
    given.defRules.push_back({getKind(mark), name.str(),
                              getClauses(context, clauses, errors),
                              /*unknown=*/std::nullopt, opDialect.str()});
  for (const auto &[mark, name, opDialect, dialect, reason] : unknownDefs)
    given.defRules.push_back({getKind(mark),
                              name.str(),
                              {},
                              UnknownNeed{dialect.str(), reason.str()},
                              opDialect.str()});
  given.closedRegions = getStrings(closedRegions);
  for (const auto &[dialect, only] : onlyTargets)
    given.onlyTargets.emplace_back(dialect.str(), only.str());
  for (const auto &[opName, attribute, prefix] : namings)
    given.namings.push_back({opName.str(), attribute.str(), prefix.str()});
  if (failed(declareAll(context, std::move(given), emit)))
    throw errors.takeError();
  scope.keep();
}

/// Throws a ValueError, with names that are near, if `context` can have no op,
/// or no dialect if `isDialect` is set, that is called `name`.
static void verifyName(MlirContext context, const Text &name, bool isDialect) {
  MLIRContext *in = unwrap(context);
  ErrorCollector errors(in);
  auto emitUnknown = [&] { return emitError(UnknownLoc::get(in)); };
  StringRef dialect = StringRef(name.str()).split('.').first;
  if (failed(verifyDialectExists(in, dialect, emitUnknown)) ||
      (!isDialect && failed(verifyOpName(in, name.str(), emitUnknown))))
    throw errors.takeError();
}

void mlir::availability::python::populateDeclare(nb::module_ &module) {
  module.def("verify_name", &verifyName, nb::arg("context"), nb::arg("name"),
             nb::arg("is_dialect"),
             "Raises ValueError, with names that are near, if no op can have "
             "the name, or no dialect.");
  module.def(
      "declare", &declare, nb::arg("context"), nb::arg("dimensions"),
      nb::arg("targets"), nb::arg("op_rules"), nb::arg("def_rules"),
      nb::arg("unknown_ops"), nb::arg("unknown_defs"), nb::arg("converted_ops"),
      nb::arg("closed_regions"), nb::arg("only_targets"), nb::arg("namings"),
      nb::sig(
          "def declare(context: mlir.ir.Context, dimensions: "
          "collections.abc.Sequence[tuple[str, str, str, "
          "collections.abc.Sequence[tuple[str, int]], bool, str, "
          "collections.abc.Sequence[tuple[str, "
          "collections.abc.Sequence[str]]], "
          "collections.abc.Sequence[tuple[str, str, str]]]], targets: "
          "collections.abc.Sequence[tuple[str, str, int, str, str, str, "
          "collections.abc.Sequence[str], collections.abc.Sequence[str]]], "
          "op_rules: "
          "collections.abc.Sequence[tuple[str, "
          "collections.abc.Sequence[collections.abc.Sequence[tuple[str, "
          "str]]] | None, tuple[str, str, str, str, str, int | None] | "
          "tuple[str, mlir.ir.Attribute | int | str | "
          "None, mlir.ir.Attribute | int | str | None, "
          "collections.abc.Sequence[tuple[str, int]], bool, str, str, str] | "
          "tuple[bool, "
          "int, mlir.ir.Type | None, bool, str, str, str, str, str] | None]], "
          "def_rules: "
          "collections.abc.Sequence[tuple[str, str, str, "
          "collections.abc.Sequence[collections.abc.Sequence[tuple[str, "
          "str]]]]], unknown_ops: collections.abc.Sequence[tuple[str, str, "
          "str, tuple[str, str, str, str, str, int | None] | "
          "tuple[str, mlir.ir.Attribute | int | str | None, mlir.ir.Attribute "
          "| int | str | None, "
          "collections.abc.Sequence[tuple[str, int]], bool, str, str, str] | "
          "tuple[bool, int, mlir.ir.Type | None, bool, str, str, str, str, "
          "str] | None]], unknown_defs: collections.abc.Sequence[tuple[str, "
          "str, str, "
          "str, str]], converted_ops: collections.abc.Sequence[tuple[str, "
          "str]], "
          "closed_regions: collections.abc.Sequence[str], "
          "only_targets: collections.abc.Sequence[tuple[str, str]], namings: "
          "collections.abc.Sequence[tuple[str, str, str]]) -> "
          "None"),
      "Declares dimensions and named targets, and adds to what ops, types and "
      "attributes need: '!' marks a type, '#' an attribute, '' a discardable "
      "one; their second text is the dialect of the ops that have these needs, "
      "if "
      "not all have. Of `unknown_ops` and `unknown_defs`, a dialect does "
      "not know all requirements, for a reason, and of an op under a "
      "condition. Those in `converted_ops` are "
      "converted to ops of a dialect, whose targets judge them. The regions of "
      "the ops in "
      "`closed_regions`, or of all ops of these dialects, may hold only ops of "
      "their dialect. Ops of the first dialect of each pair in `only_targets` "
      "run only on targets of the second one. Each of `namings` is an op, the "
      "attribute that names what it does, and a prefix. Raises ValueError, and "
      "changes "
      "nothing, when something of it is wrong.");
}
