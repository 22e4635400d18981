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
/// Clauses in Python: each a list of (dimension, value).
using Clauses = std::vector<std::vector<std::pair<Text, Text>>>;
using PyValue = std::variant<Arg<MlirAttribute>, int64_t, Text>;
/// A condition on an attribute: its name, what it has to be and not to be, the
/// cases of its enum and whether that is one of bits.
using AttributeCondition = std::tuple<Text, std::optional<PyValue>,
                                      std::optional<PyValue>, Cases, bool>;
/// A condition on an operand (true) or a result (false): its position, its type
/// and whether the type counts where it is nested.
using ValueCondition =
    std::tuple<bool, unsigned, std::optional<Arg<MlirType>>, bool>;
using PyCondition =
    std::optional<std::variant<AttributeCondition, ValueCondition>>;
using PyRule = std::tuple<Text, Clauses, PyCondition>;
} // namespace

/// Returns the cases of an enum, or the values of a dimension.
static std::vector<std::pair<std::string, int64_t>>
getCases(const Cases &cases) {
  std::vector<std::pair<std::string, int64_t>> result;
  result.reserve(cases.size());
  for (const auto &[name, value] : cases)
    result.emplace_back(name.str(), value);
  return result;
}

static void addDimension(MlirContext mlirContext, const Text &name,
                         const Text &label, const std::string &relationName,
                         const Cases &values, bool limit,
                         const Text &counterpart) {
  MLIRContext *context = unwrap(mlirContext);
  std::optional<Relation> relation = parseRelation(relationName);
  if (!relation)
    throw nb::value_error(
        ("relation '" + relationName +
         "' is none of 'at_least', 'at_most' and 'one_of'" +
         suggestNames(relationName, {"at_least", "at_most", "one_of"}))
            .c_str());
  ErrorCollector errors(context);
  if (failed(availability::declareDimension(
          context,
          {name.str(), label.str(), *relation, getCases(values), limit,
           counterpart.str()},
          [&] { return emitError(UnknownLoc::get(context)); })))
    throw errors.takeError();
}

static std::vector<SmallVector<Requirement, 1>>
getClauses(MLIRContext *context, const Clauses &clauses,
           const ErrorCollector &errors) {
  auto emit = [&] { return emitError(UnknownLoc::get(context)); };
  std::vector<SmallVector<Requirement, 1>> result;
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

static Condition toCondition(MLIRContext *context,
                             const AttributeCondition &given) {
  const auto &[name, equals, unless, cases, isBitEnum] = given;
  Condition condition;
  condition.kind = Condition::Kind::Attribute;
  condition.attribute = StringAttr::get(context, name.str());
  condition.equals = getValue(equals);
  condition.unless = getValue(unless);
  condition.enumCases = {isBitEnum, getCases(cases)};
  return condition;
}

static Condition toCondition(MLIRContext *, const ValueCondition &given) {
  const auto &[isOperand, index, type, isNested] = given;
  Condition condition;
  condition.kind =
      isOperand ? Condition::Kind::Operand : Condition::Kind::Result;
  condition.index = index;
  condition.type = type ? unwrap(*type) : Type();
  condition.isNested = isNested;
  return condition;
}

static void attach(MlirContext mlirContext, const std::vector<PyRule> &given) {
  MLIRContext *context = unwrap(mlirContext);
  ErrorCollector errors(context);
  std::vector<OpRule> rules;
  for (const auto &[opName, clauses, pyCondition] : given) {
    Condition condition;
    if (pyCondition)
      condition = std::visit(
          [&](const auto &each) { return toCondition(context, each); },
          *pyCondition);
    rules.push_back(
        {opName.str(),
         {std::move(condition), getClauses(context, clauses, errors)}});
  }
  if (failed(attachRules(context, std::move(rules),
                         [&] { return emitError(UnknownLoc::get(context)); })))
    throw errors.takeError();
}

static void closeRegions(MlirContext context, const std::vector<Text> &names) {
  auto *dialect = unwrap(context)->getOrLoadDialect<AvailabilityDialect>();
  for (const Text &name : names)
    dialect->closeRegions(name.str());
}

void mlir::availability::python::populateDeclare(nb::module_ &module) {
  module.def("declare_dimension", &addDimension, nb::arg("context"),
             nb::arg("name"), nb::arg("label"), nb::arg("relation"),
             nb::arg("values"), nb::arg("limit"), nb::arg("counterpart"),
             "Declares a dimension. Raises ValueError when it is malformed, or "
             "is there and different.");
  module.def(
      "attach", &attach, nb::arg("context"), nb::arg("rules"),
      nb::sig("def attach(context: mlir.ir.Context, rules: "
              "collections.abc.Sequence[tuple[str, "
              "collections.abc.Sequence[collections.abc.Sequence[tuple[str, "
              "str]]], tuple[str, mlir.ir.Attribute | int | str | None, "
              "mlir.ir.Attribute | int | str | None, "
              "collections.abc.Sequence[tuple[str, int]], bool] | tuple[bool, "
              "int, mlir.ir.Type | None, bool] | None]]) -> None"),
      "Adds to what ops need. Raises ValueError, and adds nothing, when a rule "
      "is wrong.");
  module.def(
      "close_regions", &closeRegions, nb::arg("context"), nb::arg("names"),
      "Says that only ops of their dialect belong in the regions of ops, "
      "or of all ops of dialects, of these names.");
}
