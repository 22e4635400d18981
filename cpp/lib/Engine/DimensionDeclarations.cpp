//===- DimensionDeclarations.cpp - Declaring dimensions at run time -------===//
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

#include <set>

using namespace mlir;
using namespace mlir::availability;

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

/// Fails when `spec` and the dimension `other`, one of which names the other as
/// its counterpart, do not form a range.
static LogicalResult verifyRange(const DimensionSpec &spec,
                                 const Dimension &other,
                                 function_ref<InFlightDiagnostic()> emitError) {
  auto fail = [&](const Twine &why) {
    return emitError() << "dimensions '" << spec.name << "' and '"
                       << other.getName() << "' are not a range: " << why;
  };
  if (spec.counterpart != other.getName())
    return fail("the former doesn't name the latter as its counterpart");
  if (other.getCounterpartName() != spec.name)
    return fail("the latter doesn't name the former as its counterpart");
  auto isEnd = [](Relation relation) {
    return relation == Relation::AtLeast || relation == Relation::AtMost;
  };
  if (!isEnd(spec.relation) || !isEnd(other.getRelation()) ||
      spec.relation == other.getRelation())
    return fail("one has to be 'at_least', the other 'at_most'");
  if (!hasValues(other, spec))
    return fail("their values differ");
  return success();
}

/// Fails when a dimension that `spec` names as its counterpart, or that names
/// `spec`, exists but cannot be its counterpart.
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

//===----------------------------------------------------------------------===//
// What values include and imply
//===----------------------------------------------------------------------===//

namespace {
/// Computes the inclusions and implications that follow from a specification.
/// The functions report errors through `emitError` and fail.
class OrderResolver {
public:
  OrderResolver(MLIRContext *context, const DimensionSpec &spec,
                function_ref<InFlightDiagnostic()> emitError)
      : context(context), spec(spec), emitError(emitError) {}

  LogicalResult resolve();

  std::vector<Dimension::Inclusion> inclusions;
  std::vector<Dimension::Implication> implications;

private:
  LogicalResult resolveInclusions();
  LogicalResult resolveImplications();
  LogicalResult addImplication(const DimensionSpec::Implication &implication);
  /// Reports that the dimension's `implication` is invalid.
  LogicalResult fail(const DimensionSpec::Implication &implication,
                     const Twine &why);
  FailureOr<int64_t> parseValue(StringRef text);
  void addIncluded(int64_t value, std::set<int64_t> &all) const;

  MLIRContext *context;
  const DimensionSpec &spec;
  function_ref<InFlightDiagnostic()> emitError;
  /// The inclusions that the specification states directly.
  std::vector<std::pair<int64_t, int64_t>> direct;
};
} // namespace

FailureOr<int64_t> OrderResolver::parseValue(StringRef text) {
  for (const auto &[name, value] : spec.values)
    if (name == text)
      return value;
  int64_t number;
  if (spec.values.empty() && !text.getAsInteger(10, number))
    return number;
  SmallVector<StringRef> names;
  for (const auto &value : spec.values)
    names.push_back(value.first);
  return emitError() << "unknown value '" << text << "' of dimension '"
                     << spec.name << "'"
                     << (names.empty() ? std::string("; its values are numbers")
                                       : suggestOrListNames(text, names,
                                                            "its values are"));
}

void OrderResolver::addIncluded(int64_t value, std::set<int64_t> &all) const {
  for (auto [including, included] : direct)
    if (including == value && all.insert(included).second)
      addIncluded(included, all);
}

LogicalResult OrderResolver::resolveInclusions() {
  if (spec.relation == Relation::PartialOrder && spec.values.empty())
    return emitError() << "dimension '" << spec.name
                       << "' is a partial order, and has to name its values";
  if (spec.relation != Relation::PartialOrder && !spec.includes.empty())
    return emitError() << "values of dimension '" << spec.name
                       << "' can't include others: its relation is '"
                       << stringifyRelation(spec.relation)
                       << "', not 'partial_order'";
  for (const auto &[text, others] : spec.includes) {
    FailureOr<int64_t> value = parseValue(text);
    if (failed(value))
      return failure();
    for (const std::string &other : others) {
      FailureOr<int64_t> included = parseValue(other);
      if (failed(included))
        return failure();
      direct.emplace_back(*value, *included);
    }
  }
  for (const auto &[name, value] : spec.values) {
    std::set<int64_t> all;
    addIncluded(value, all);
    if (all.count(value))
      return emitError()
             << "value '" << name << "' of dimension '" << spec.name
             << "' includes itself through the values that it includes";
    for (int64_t included : all)
      inclusions.push_back({value, included});
  }
  return success();
}

LogicalResult OrderResolver::fail(const DimensionSpec::Implication &implication,
                                  const Twine &why) {
  return emitError() << "'" << implication.value << "' of dimension '"
                     << spec.name << "' can't imply '" << implication.implied
                     << "' of '" << implication.dimension << "': " << why;
}

LogicalResult
OrderResolver::addImplication(const DimensionSpec::Implication &implication) {
  FailureOr<int64_t> value = parseValue(implication.value);
  if (failed(value))
    return failure();
  if (implication.dimension == spec.name) {
    FailureOr<int64_t> implied = parseValue(implication.implied);
    if (failed(implied))
      return failure();
    if (spec.relation != Relation::OneOf)
      return fail(implication, "a target offers one value along it, and its "
                               "relation says what that includes");
    implications.push_back({*value, spec.name, *implied});
    return success();
  }
  FailureOr<const Dimension *> other =
      findDimension(context, implication.dimension, emitError);
  if (failed(other))
    return failure();
  FailureOr<Requirement> implied =
      parseRequirement(**other, implication.implied, emitError);
  if (failed(implied))
    return failure();
  if ((*other)->getRelation() == Relation::AtMost ||
      spec.relation == Relation::AtMost)
    return fail(implication,
                "along an 'at_most' dimension, a target has no smallest value");
  for (const Dimension::Implication &each : (*other)->getImplications())
    if (each.dimension == spec.name)
      return fail(implication, "that implies values of '" + spec.name + "'");
  implications.push_back({*value, (*other)->getName(), implied->value});
  // The implications that follow from it.
  for (const Dimension::Implication &each : (*other)->getImplications())
    if ((*other)->isSatisfied(each.value, implied->value))
      implications.push_back({*value, each.dimension, each.implied});
  return success();
}

LogicalResult OrderResolver::resolveImplications() {
  for (const DimensionSpec::Implication &implication : spec.implies)
    if (failed(addImplication(implication)))
      return failure();
  // Values of a set imply each other. The loop appends to the list that it
  // reads.
  for (size_t index = 0; index != implications.size(); ++index) {
    Dimension::Implication first = implications[index];
    if (first.dimension != spec.name)
      continue;
    if (first.value == first.implied)
      return emitError() << "'" << first.value << "' of dimension '"
                         << spec.name
                         << "' implies itself through the values that "
                         << "it implies";
    for (size_t second = 0; second != implications.size(); ++second) {
      Dimension::Implication next = implications[second];
      Dimension::Implication joint = {first.value, next.dimension,
                                      next.implied};
      if (next.value == first.implied &&
          !llvm::is_contained(implications, joint))
        implications.push_back(joint);
    }
  }
  auto order = [](const Dimension::Implication &each) {
    return std::tie(each.value, each.dimension, each.implied);
  };
  llvm::sort(implications, [&](const auto &lhs, const auto &rhs) {
    return order(lhs) < order(rhs);
  });
  implications.erase(llvm::unique(implications), implications.end());
  return success();
}

LogicalResult OrderResolver::resolve() {
  return failure(failed(resolveInclusions()) || failed(resolveImplications()));
}

//===----------------------------------------------------------------------===//
// Declaring
//===----------------------------------------------------------------------===//

/// Returns a phrase that describes the values of `dimension`.
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

/// Returns how `dimension` differs from `spec`, "" when it doesn't.
static std::string findDifference(const Dimension &dimension,
                                  const DimensionSpec &spec,
                                  const OrderResolver &orders) {
  if (dimension.getRelation() != spec.relation)
    return ("its relation is '" + stringifyRelation(dimension.getRelation()) +
            "'")
        .str();
  if (dimension.getLabel() != spec.label)
    return ("its label is '" + dimension.getLabel() + "'").str();
  if (!hasValues(dimension, spec))
    return describeValues(dimension);
  if (dimension.isLimit() != spec.limit)
    return dimension.isLimit() ? "it is a limit" : "it is not a limit";
  if (dimension.getInclusions() != ArrayRef(orders.inclusions))
    return "its values include others";
  if (dimension.getImplications() != ArrayRef(orders.implications))
    return "its values imply others";
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
  OrderResolver orders(context, spec, emitError);
  if (failed(orders.resolve()))
    return failure();
  const Dimension *known = lookupDimension(context, spec.name);
  if (!known) {
    if (failed(verifyCounterpart(context, spec, emitError)))
      return failure();
    // The name moves together with the specification.
    for (Dimension::Implication &each : orders.implications)
      if (each.dimension == spec.name)
        each.dimension = {};
    return &context->getOrLoadDialect<AvailabilityDialect>()->addDimension(
        std::make_unique<DeclaredDimension>(std::move(spec),
                                            std::move(orders.inclusions),
                                            std::move(orders.implications)));
  }
  std::string difference = findDifference(*known, spec, orders);
  if (!difference.empty())
    return emitError() << "dimension '" << spec.name
                       << "' exists in this context and is different: "
                       << difference << "; choose another name";
  return known;
}
