//===- RuntimeDeclarations.cpp - Declaring availability at run time -------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/RuntimeDeclarations.h"
#include "mlir-availability/Support/Suggestions.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Dimensions
//===----------------------------------------------------------------------===//

static LogicalResult verify(DimensionSpec &spec,
                            function_ref<InFlightDiagnostic()> emitError) {
  auto [dialect, rest] = StringRef(spec.name).split('.');
  if (dialect.empty() || rest.empty())
    return emitError() << "dimension name '" << spec.name
                       << "' must be of the form '<dialect>.<name>'";
  llvm::StringSet<> names;
  const std::pair<std::string, int64_t> *previous = nullptr;
  llvm::sort(spec.values, [](const auto &lhs, const auto &rhs) {
    return std::tie(lhs.second, lhs.first) < std::tie(rhs.second, rhs.first);
  });
  for (const auto &value : spec.values) {
    if (value.first.empty())
      return emitError() << "dimension '" << spec.name
                         << "' has a value without a name";
    if (!names.insert(value.first).second)
      return emitError() << "dimension '" << spec.name
                         << "' has two values called '" << value.first << "'";
    if (previous && previous->second == value.second)
      return emitError() << "dimension '" << spec.name << "' has two names, '"
                         << previous->first << "' and '" << value.first
                         << "', for the value " << value.second;
    previous = &value;
  }
  if (spec.label.empty())
    spec.label = rest.str();
  return success();
}

/// Returns true when `dimension` has the values of `spec`.
static bool hasValues(const Dimension &dimension, const DimensionSpec &spec) {
  return llvm::equal(dimension.getValues(), spec.values,
                     [](const Dimension::Value &value,
                        const std::pair<std::string, int64_t> &other) {
                       return value.name == other.first &&
                              value.value == other.second;
                     });
}

/// Fails when `spec` makes no range with the dimension `other`, one of which
/// names the other.
static LogicalResult verifyRange(const DimensionSpec &spec,
                                 const Dimension &other,
                                 function_ref<InFlightDiagnostic()> emitError) {
  auto fail = [&](const Twine &why) {
    return emitError() << "dimensions '" << spec.name << "' and '"
                       << other.getName() << "' are no range: " << why;
  };
  if (spec.counterpart != other.getName())
    return fail("the former doesn't name the latter as its counterpart");
  if (other.getCounterpartName() != spec.name)
    return fail("the latter doesn't name the former as its counterpart");
  if (spec.relation == Relation::OneOf ||
      other.getRelation() == Relation::OneOf ||
      spec.relation == other.getRelation() || other.hasCustomRelation())
    return fail("one has to be 'at_least', the other 'at_most'");
  if (!hasValues(other, spec))
    return fail("their values differ");
  return success();
}

/// Fails when the dimension that `spec` names as its counterpart, or one that
/// names it, is there and no counterpart of it.
static LogicalResult
verifyCounterpart(MLIRContext *context, const DimensionSpec &spec,
                  function_ref<InFlightDiagnostic()> emitError) {
  StringRef dialectName = StringRef(spec.name).split('.').first;
  if (!spec.counterpart.empty() &&
      StringRef(spec.counterpart).split('.').first != dialectName)
    return emitError() << "dimension '" << spec.name
                       << "' and its counterpart '" << spec.counterpart
                       << "' must be of one dialect";
  for (const Dimension *other : getLoadedDimensions(context))
    if (other->getName() == spec.counterpart ||
        other->getCounterpartName() == spec.name)
      if (failed(verifyRange(spec, *other, emitError)))
        return failure();
  return success();
}

/// Returns what the values of `dimension` are, as a phrase.
static std::string describeValues(const Dimension &dimension) {
  if (dimension.getValues().empty())
    return "its values are integers";
  return "its values are " +
         llvm::join(
             llvm::map_range(
                 dimension.getValues(),
                 [](const Dimension::Value &value) {
                   return (value.name + " = " + Twine(value.value)).str();
                 }),
             ", ");
}

/// Returns what about `dimension` isn't as `spec` says, "" when all is.
static std::string findDifference(const Dimension &dimension,
                                  const DimensionSpec &spec) {
  if (dimension.hasCustomRelation())
    return "its relation is written in C++";
  if (dimension.getRelation() != spec.relation)
    return ("its relation is '" + stringifyRelation(dimension.getRelation()) +
            "'")
        .str();
  if (dimension.getLabel() != spec.label)
    return ("its label is '" + dimension.getLabel() + "'").str();
  if (!hasValues(dimension, spec))
    return describeValues(dimension);
  if (dimension.isLimit() != spec.limit)
    return dimension.isLimit() ? "it is a limit" : "it is no limit";
  if (dimension.getCounterpartName() == spec.counterpart)
    return "";
  if (dimension.getCounterpartName().empty())
    return "it has no counterpart";
  return ("its counterpart is '" + dimension.getCounterpartName() + "'").str();
}

FailureOr<const Dimension *> mlir::availability::declareDimension(
    MLIRContext *context, DimensionSpec spec,
    function_ref<InFlightDiagnostic()> emitError) {
  if (failed(verify(spec, emitError)))
    return failure();
  const Dimension *known = lookupDimension(context, spec.name);
  if (!known) {
    if (failed(verifyCounterpart(context, spec, emitError)))
      return failure();
    return &context->getOrLoadDialect<AvailabilityDialect>()->addDimension(
        std::move(spec));
  }
  std::string difference = findDifference(*known, spec);
  if (!difference.empty())
    return emitError() << "dimension '" << spec.name
                       << "' exists in this context and is different: "
                       << difference << "; choose another name";
  return known;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Fails when nothing can be called `opName`.
static LogicalResult verifyName(MLIRContext *context, StringRef opName,
                                function_ref<InFlightDiagnostic()> emitError) {
  auto [dialectName, rest] = opName.split('.');
  if (dialectName.empty() || rest.empty())
    return emitError() << "op name '" << opName
                       << "' must be of the form '<dialect>.<op>'";
  Dialect *dialect = context->getLoadedDialect(dialectName);
  if (!dialect || dialect->allowsUnknownOperations() ||
      RegisteredOperationName::lookup(opName, context))
    return success();
  SmallVector<StringRef> names;
  for (RegisteredOperationName known : context->getRegisteredOperations())
    if (known.getDialectNamespace() == dialectName)
      names.push_back(known.getStringRef());
  return emitError() << "dialect '" << dialectName << "' has no op '" << opName
                     << "'" << suggestNames(opName, names);
}

/// Fails when `value` names a case that the enum lacks. Without cases, a name
/// is as good as any other.
static LogicalResult verifyCase(const std::optional<AttributeValue> &value,
                                const EnumCases &enumCases,
                                function_ref<InFlightDiagnostic()> emitError) {
  const auto *name = value ? std::get_if<std::string>(&*value) : nullptr;
  if (!name || enumCases.cases.empty() || enumCases.lookup(*name))
    return success();
  SmallVector<StringRef> names;
  for (const auto &known : enumCases.cases)
    names.push_back(known.first);
  return emitError() << "the enum has no case '" << *name << "'"
                     << suggestOrListNames(*name, names, "its cases are");
}

static LogicalResult verifyRule(const Rule &rule,
                                ArrayRef<const Dimension *> dimensions,
                                function_ref<InFlightDiagnostic()> emitError) {
  for (ArrayRef<Requirement> anyOf : rule.clauses) {
    if (anyOf.empty())
      return emitError()
             << "a list of no alternatives can't be satisfied by anything";
    for (const Requirement &requirement : anyOf)
      if (!llvm::is_contained(dimensions, requirement.dimension))
        return emitError() << "dimension '" << requirement.dimension->getName()
                           << "' belongs to another context: declare it in "
                              "this one";
  }
  const Condition &condition = rule.condition;
  if (failed(verifyCase(condition.equals, condition.enumCases, emitError)))
    return failure();
  return verifyCase(condition.unless, condition.enumCases, emitError);
}

LogicalResult
mlir::availability::attachRules(MLIRContext *context, std::vector<OpRule> rules,
                                function_ref<InFlightDiagnostic()> emitError) {
  SmallVector<const Dimension *> dimensions = getLoadedDimensions(context);
  for (const OpRule &each : rules)
    if (failed(verifyName(context, each.opName, emitError)) ||
        failed(verifyRule(each.rule, dimensions, emitError)))
      return failure();
  auto *dialect = context->getOrLoadDialect<AvailabilityDialect>();
  for (OpRule &each : rules)
    dialect->getOrAddDeclaredOverlay(each.opName).addRule(std::move(each.rule));
  return success();
}
