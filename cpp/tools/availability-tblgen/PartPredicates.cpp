//===- PartPredicates.cpp - Predicates of parts of ops --------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a `PartPred` asks of an op, by the names of the op's parts, as C++ and
// as data.
//
//===----------------------------------------------------------------------===//

#include "Predicates.h"

#include "mlir-availability/Support/Suggestions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;
using namespace mlir::availability;
using namespace mlir::availability::tblgen;
using mlir::tblgen::Operator;
using Kind = ConditionExpression::Kind;

ValueGroup mlir::availability::tblgen::getGroup(const Operator &op,
                                                bool isResult) {
  ValueGroup group;
  for (const auto &value : isResult ? op.getResults() : op.getOperands())
    group.layout += value.isOptional()         ? '?'
                    : value.isVariableLength() ? '*'
                                               : '1';
  StringRef trait = isResult ? "::mlir::OpTrait::AttrSizedResultSegments"
                             : "::mlir::OpTrait::AttrSizedOperandSegments";
  if (op.getTrait(trait))
    group.segments = isResult ? "resultSegmentSizes" : "operandSegmentSizes";
  return group;
}

void mlir::availability::tblgen::reportNoPart(const Record *said,
                                              const Operator &op,
                                              StringRef name) {
  SmallVector<StringRef> parts;
  auto add = [&](auto &&range) {
    for (const auto &part : range)
      parts.push_back(part.name);
  };
  add(op.getOperands());
  add(op.getResults());
  add(op.getRegions());
  add(op.getAttributes());
  add(op.getProperties());
  PrintError(
      said, "'" + op.getOperationName() +
                "' has no operand, result, attribute or region '" + name + "'" +
                mlir::availability::suggestOrListNames(name, parts, "it has"));
  PrintFatalNote(&op.getDef(), "the op is here");
}

namespace {
/// Where a part is: its kind, and its position among those of the kind.
struct Place {
  enum class Kind { Operand, Result, Attribute, Property } kind;
  unsigned index;
};
} // namespace

/// Returns the place of the part of `op` that `said` calls `name`.
static Place findPart(const Record *said, const Operator &op, StringRef name) {
  auto find = [&](auto &&parts, Place::Kind kind) -> std::optional<Place> {
    for (auto [index, part] : enumerate(parts))
      if (part.name == name)
        return Place{kind, static_cast<unsigned>(index)};
    return std::nullopt;
  };
  if (auto place = find(op.getOperands(), Place::Kind::Operand))
    return *place;
  if (auto place = find(op.getResults(), Place::Kind::Result))
    return *place;
  if (auto place = find(op.getAttributes(), Place::Kind::Attribute))
    return *place;
  if (auto place = find(op.getProperties(), Place::Kind::Property))
    return *place;
  reportNoPart(said, op, name);
}

/// Returns C++ for the values at `place`, an operand or a result.
static std::string getValues(const Place &place) {
  StringRef kind = place.kind == Place::Kind::Operand ? "Operands" : "Results";
  return formatv("$_self.getODS{0}({1})", kind, place.index);
}

/// Returns the data for the part at `place` of which `operand` is asked.
static ConditionExpression ask(const Operator &op, StringRef name,
                               const Place &place,
                               ConditionExpression operand) {
  if (place.kind == Place::Kind::Property)
    return {Kind::Cpp, {"a property"}};
  if (place.kind == Place::Kind::Attribute)
    return {Kind::Attribute, {name.str()}, {}, {std::move(operand)}};
  bool isResult = place.kind == Place::Kind::Result;
  ValueGroup group = getGroup(op, isResult);
  // Where all before it are single, the position is the same in every op.
  bool isFixed =
      StringRef(group.layout).take_front(place.index + 1).count('1') ==
      place.index + 1;
  return {
      isResult ? Kind::Result : Kind::Operand,
      {name.str(), isFixed ? "" : group.layout, isFixed ? "" : group.segments},
      {place.index},
      {std::move(operand)}};
}

/// Returns what `pred` asks of all of its parts together, operands and results.
static OpCondition askTogether(const Record *pred, const Operator &op,
                               ArrayRef<StringRef> names) {
  bool ofElements = pred->isSubClassOf("SameElementTypes");
  OpCondition result;
  result.data.kind = ofElements ? Kind::SameElements : Kind::SameTypes;
  SmallVector<std::string> values;
  for (StringRef name : names) {
    Place place = findPart(pred, op, name);
    if (place.kind > Place::Kind::Result)
      PrintFatalError(pred, "'" + name + "' of '" + op.getOperationName() +
                                "' is no operand or result, which have types "
                                "to compare");
    values.push_back(getValues(place));
    result.data.operands.push_back(ask(op, name, place, {}));
  }
  result.formula = {Formula::Kind::Test,
                    formatv("::mlir::availability::haveOneType({{{0}}, {1})",
                            join(values, ", "), ofElements ? "true" : "false")};
  return result;
}

/// Returns what `pred`, a `PartPred`, asks of `op`.
static OpCondition askPart(const Record *pred, const Operator &op) {
  std::vector<StringRef> names = pred->getValueAsListOfStrings("parts");
  if (pred->isSubClassOf("SameTypes") || pred->isSubClassOf("SameElementTypes"))
    return askTogether(pred, op, names);
  StringRef name = names.front();
  Place place = findPart(pred, op, name);
  const Record *inner = pred->getValueAsListOfDefs("children").front();
  std::string condition = getCondition(inner);
  for (size_t at = condition.find("$_self"); at != std::string::npos;
       at = condition.find("$_self", at))
    condition.replace(at, StringRef("$_self").size(), "self");
  bool isPresence = pred->isSubClassOf("IsPresent");
  std::string text;
  switch (place.kind) {
  case Place::Kind::Operand:
  case Place::Kind::Result:
    text = isPresence
               ? "!" + getValues(place) + ".empty()"
               : formatv("::llvm::any_of({0}, [&](::mlir::Value part) {{ "
                         "[[maybe_unused]] ::mlir::Type self = part.getType(); "
                         "return {1}; })",
                         getValues(place), condition)
                     .str();
    break;
  case Place::Kind::Attribute:
    text = formatv("[&]([[maybe_unused]] ::mlir::Attribute self) {{ return "
                   "self && {0}; }($_self.{1}Attr())",
                   isPresence ? "true" : condition, op.getGetterName(name));
    break;
  case Place::Kind::Property:
    if (isPresence)
      PrintFatalError(pred, "'" + name + "' of '" + op.getOperationName() +
                                "' is a property, which is always there");
    text = formatv("[&]([[maybe_unused]] auto &&self) {{ return {0}; "
                   "}($_self.{1}())",
                   condition, op.getGetterName(name));
    break;
  }
  return {{Formula::Kind::Test, text},
          ask(op, name, place, getExpression(inner))};
}

OpCondition mlir::availability::tblgen::getOpCondition(const Record *pred,
                                                       const Record *owner) {
  const Record *opRecord = owner->isSubClassOf("AvailabilityFor")
                               ? owner->getValueAsDef("op")
                           : owner->isSubClassOf("Op") ? owner
                                                       : nullptr;
  if (!opRecord)
    return {getFormula(pred, nullptr), {Kind::Cpp}};
  std::optional<Operator> op;
  auto ask = [&](const Record *part) {
    if (!op)
      op.emplace(opRecord);
    return askPart(part, *op);
  };
  return {
      getFormula(pred, [&](const Record *part) { return ask(part).formula; }),
      getOpExpression(pred,
                      [&](const Record *part) { return ask(part).data; })};
}
