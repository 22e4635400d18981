//===- PartParser.cpp - Needs of the parts of ops -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parsers.h"
#include "Predicates.h"
#include "Records.h"
#include "Words.h"

#include "mlir/TableGen/AttrOrTypeDef.h"
#include "mlir/TableGen/Attribute.h"
#include "mlir/TableGen/Format.h"
#include "mlir/TableGen/Operator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"

#include <limits>

using namespace llvm;
using namespace mlir::availability::tblgen;
using mlir::tblgen::Operator;

/// Returns true when there are overlays of builtin types or attributes.
static bool hasBuiltinOverlays(const RecordKeeper &records) {
  // If the dialect's C++ finds types and attributes, all are passed to it.
  if (records.getClass("TypesInContext") &&
      !records.getAllDerivedDefinitions("TypesInContext").empty())
    return false;
  auto isOfBuiltin = [&](StringRef overlayClass, StringRef field) {
    return records.getClass(overlayClass) &&
           any_of(records.getAllDerivedDefinitions(overlayClass),
                  [&](const Record *overlay) {
                    return overlay->getValueAsDef(field)
                               ->getValueAsDef("dialect")
                               ->getValueAsString("name") == "builtin";
                  });
  };
  return isOfBuiltin("AvailabilityForType", "type") ||
         isOfBuiltin("AvailabilityForAttr", "attr");
}

PartParser::PartParser(const RecordKeeper &records, const Model &model,
                       RequirementParser &requirements)
    : requirements(requirements), carriers(records), enumPlaces(model),
      model(model), mayAnyNeed(hasBuiltinOverlays(records)) {}

/// Returns the builtin type that is the only one for which `data` holds, "" if
/// it holds for others, or contains a type.
static std::string
findExactType(const mlir::availability::ConditionExpression &data) {
  using Kind = mlir::availability::ConditionExpression::Kind;
  if (data.kind == Kind::Integer && !data.numbers.empty()) {
    StringRef sign = data.words.front();
    if (sign == "any")
      return "";
    return (sign == "signless" ? "" : sign.take_front()).str() + "i" +
           std::to_string(data.numbers.front());
  }
  if (data.kind != Kind::Is)
    return "";
  StringRef name = data.words.front();
  bool isScalar = name.consume_front("builtin.") &&
                  (name == "index" || name == "none" ||
                   any_of(name, [](char c) { return isDigit(c); }));
  return isScalar ? name.str() : "";
}

/// Returns the words for the values that `match` is about; "" if these are all
/// that the constraint allows, and nobody has described them.
static std::string getWords(const PredicateMatch &match, bool isWhole) {
  const Record *record = match.record;
  bool isPred = record->isSubClassOf("AvailablePred");
  std::string words = getOptionalString(record, isPred ? "words" : "summary");
  if (!words.empty() || isWhole)
    return words;
  return match.data.isData() ? describe(match.data)
                             : describe(isPred ? record : getPredicate(record));
}

std::vector<ConditionalModel>
PartParser::getConditionals(const Record *pred, const Record *constraint) {
  std::vector<ConditionalModel> result;
  if (!pred)
    return result;
  std::string whole = getCondition(pred);
  for (const PredicateMatch &match :
       findAvailablePreds(pred, constraint, carriers)) {
    const ClauseListModel *list = requirements.getList(match.record);
    bool isWhole = match.condition == whole;
    if (!list->clauses.empty())
      result.push_back({bindPlaceholders(match.record, match.condition, "self"),
                        getWords(match, isWhole), list, isWhole, match.data,
                        findExactType(match.data)});
  }
  return result;
}

std::vector<ValueModel> PartParser::getValues(const Operator &op,
                                              bool isResult) {
  std::vector<ValueModel> result;
  auto values = isResult ? op.getResults() : op.getOperands();
  bool areFixed = true;
  for (auto [index, value] : enumerate(values)) {
    bool isFixed = areFixed && !value.isVariableLength();
    bool isFixedRest =
        areFixed && index + 1 == static_cast<size_t>(llvm::size(values));
    std::vector<ConditionalModel> conditionals = getConditionals(
        getPredicate(&value.constraint.getDef()), &value.constraint.getDef());
    if (!conditionals.empty())
      result.push_back({value.name.str(), static_cast<unsigned>(index), isFixed,
                        isFixedRest, value.isOptional(), getGroup(op, isResult),
                        std::move(conditionals)});
    areFixed = isFixed;
  }
  return result;
}

using Expression = mlir::availability::ConditionExpression;

/// Adds to `parts` that an op has `fixed` parts called `what`, as "operand",
/// and between none and `varying` more.
static void addCount(StringRef what, size_t fixed, size_t varying,
                     std::vector<PartModel> &parts) {
  constexpr size_t any = std::numeric_limits<size_t>::max();
  auto count = [&](StringRef comparison, size_t number) {
    return Expression{Expression::Kind::Count,
                      {(what + "s").str(), comparison.str()},
                      {static_cast<int64_t>(number)}};
  };
  std::vector<Expression> bounds;
  std::string words = "must have ";
  if (varying == 0) {
    bounds = {count("==", fixed)};
    words += fixed == 0 ? "no" : std::to_string(fixed);
  } else {
    if (fixed > 0)
      bounds.push_back(count(">=", fixed));
    if (varying != any)
      bounds.push_back(count("<=", fixed + varying));
    if (bounds.empty())
      return;
    words += varying == any ? std::to_string(fixed) + " or more"
                            : std::to_string(fixed) + " to " +
                                  std::to_string(fixed + varying);
  }
  words += (" " + what + (varying == 0 && fixed == 1 ? "" : "s")).str();
  parts.push_back({PartModel::Kind::Op,
                   "",
                   0,
                   true,
                   {},
                   combine(Expression::Kind::And, std::move(bounds)),
                   std::move(words)});
}

/// Adds to `parts` how many operands, results and regions an op may have, and
/// which attributes it must have.
static void addCounts(const Operator &op, std::vector<PartModel> &parts) {
  constexpr size_t any = std::numeric_limits<size_t>::max();
  for (bool isResult : {false, true}) {
    size_t fixed = 0, optional = 0;
    bool isOpen = false;
    for (const mlir::tblgen::NamedTypeConstraint &value :
         isResult ? op.getResults() : op.getOperands()) {
      isOpen |= value.isVariadic();
      ++(value.isVariableLength() ? optional : fixed);
    }
    addCount(isResult ? "result" : "operand", fixed, isOpen ? any : optional,
             parts);
  }
  bool isOpen =
      any_of(op.getRegions(), [](const mlir::tblgen::NamedRegion &region) {
        return region.isVariadic();
      });
  addCount("region", op.getNumRegions() - isOpen, isOpen ? any : 0, parts);
  for (const mlir::tblgen::NamedAttribute &named : op.getAttributes()) {
    if (named.attr.isDerivedAttr() || named.attr.isOptional() ||
        named.attr.hasDefaultValue())
      continue;
    Expression isThere = {
        Expression::Kind::Attribute, {named.name.str()}, {}, {Expression()}};
    parts.push_back({PartModel::Kind::Op,
                     "",
                     0,
                     true,
                     {},
                     std::move(isThere),
                     ("must have attribute '" + named.name + "'").str()});
  }
}

std::vector<PartModel>
mlir::availability::tblgen::getParts(const Operator &op) {
  std::vector<PartModel> result;
  addCounts(op, result);
  auto add = [&](const Record *constraint, PartModel part) {
    const Record *pred = getPredicate(constraint);
    if (!pred)
      return;
    part.data = getExpression(pred);
    part.words = getOptionalString(constraint, "summary");
    if (!part.data.empty() && part.data.isData())
      result.push_back(std::move(part));
  };
  for (bool isResult : {false, true}) {
    bool areFixed = true;
    auto values = isResult ? op.getResults() : op.getOperands();
    for (auto [index, value] : enumerate(values)) {
      areFixed &= !value.isVariableLength();
      PartModel part = {
          isResult ? PartModel::Kind::Result : PartModel::Kind::Operand,
          value.name.str(), static_cast<unsigned>(index), areFixed};
      if (!areFixed)
        part.group = getGroup(op, isResult);
      add(&value.constraint.getDef(), std::move(part));
    }
  }
  for (const mlir::tblgen::NamedAttribute &named : op.getAttributes()) {
    // Where the dialect isn't loaded, a case may be written in several ways.
    const Record &base = named.attr.getBaseAttr().getDef();
    if (!named.attr.isDerivedAttr() && !base.isSubClassOf("EnumAttr") &&
        !base.isSubClassOf("EnumAttrInfo"))
      add(&named.attr.getDef(), {PartModel::Kind::Attribute, named.name.str()});
  }
  return result;
}

/// Returns true for attributes that may hold types or dialect attributes with
/// their own needs. Numbers and strings can't.
static bool mayHoldAvailability(const mlir::tblgen::Attribute &attribute) {
  StringRef storage = attribute.getStorageType().trim();
  storage.consume_front("::");
  storage.consume_front("mlir::");
  return !is_contained(
      ArrayRef<StringRef>{
          "IntegerAttr", "FloatAttr", "BoolAttr", "StringAttr", "UnitAttr",
          "FlatSymbolRefAttr", "SymbolRefAttr", "DenseI8ArrayAttr",
          "DenseI16ArrayAttr", "DenseI32ArrayAttr", "DenseI64ArrayAttr",
          "DenseF32ArrayAttr", "DenseF64ArrayAttr", "DenseBoolArrayAttr",
          "AffineMapAttr", "IntegerSetAttr"},
      storage);
}

/// Returns the phrase that names a part of `op` in error messages.
static Holder getHolder(const Operator &op, StringRef kind, StringRef name) {
  return {&op.getDef(),
          (kind + " '" + name + "' of '" + op.getDef().getName() + "'").str()};
}

/// Replaces the default of `attribute`, of an op in `cppNamespace`, by the
/// qualified name of its enum case.
static void qualifyDefault(AttributeModel &attribute, StringRef cppNamespace) {
  if (!attribute.enumModel || attribute.defaultValue.empty())
    return;
  if (const EnumCaseModel *found = findCaseByName(
          *attribute.enumModel, attribute.defaultValue, cppNamespace))
    attribute.defaultValue =
        attribute.enumModel->getQualName() + "::" + found->symbol;
}

AttributeModel
PartParser::getAttribute(const Operator &op,
                         const mlir::tblgen::NamedAttribute &named) {
  AttributeModel result;
  result.name = named.name.str();
  result.getter = op.getGetterName(named.name) + "Attr";
  const Record *constraint = &named.attr.getDef();
  result.conditionals = getConditionals(getPredicate(constraint), constraint);
  if (named.attr.hasDefaultValue()) {
    mlir::tblgen::FmtContext context;
    context.withBuilder("::mlir::Builder(op->getContext())");
    result.defaultValue =
        mlir::tblgen::tgfmt(named.attr.getDefaultValue(), &context).str();
    if (StringRef(result.defaultValue).trim().starts_with("{") &&
        named.attr.isConstBuildable()) {
      result.defaultAttr =
          mlir::tblgen::tgfmt(named.attr.getConstBuilderTemplate(), &context,
                              result.defaultValue)
              .str();
    }
  }

  const Record &base = named.attr.getBaseAttr().getDef();
  if (base.isSubClassOf("EnumAttr")) {
    result.isEnumAttr = true;
    mlir::tblgen::AttrDef def(&base);
    result.attrClass = ("::" + def.getDialect().getCppNamespace().ltrim(':') +
                        "::" + def.getCppClassName())
                           .str();
    const auto *known = model.enums.find(base.getValueAsDef("enum"));
    if (known != model.enums.end())
      result.enumModel = known->second.get();
  }
  result.places = enumPlaces.findInAttr(getHolder(op, "attribute", result.name),
                                        constraint);
  // The attribute itself is a case.
  if (result.places.size() == 1 && result.places.front().enumModel) {
    result.enumModel = result.places.front().enumModel;
    result.places.clear();
  }
  qualifyDefault(result, op.getCppNamespace());
  // An integer attribute that is defined for an enum has its own class.
  result.isContainer =
      mayAnyNeed || (!base.isSubClassOf("EnumAttrInfo") &&
                     mayHoldAvailability(named.attr.getBaseAttr()));
  return result;
}

AttributeModel
PartParser::getProperty(const Operator &op,
                        const mlir::tblgen::NamedProperty &named) {
  AttributeModel result;
  result.name = named.name.str();
  result.getter = op.getGetterName(named.name);
  result.isProperty = true;
  StringRef interfaceType = named.prop.getInterfaceType();
  const Record *constraint = &named.prop.getDef();
  const Record *pred = getPredicate(constraint);
  result.isOptional = isOptionalType(interfaceType);
  if (const Record *present = pred ? getConditionIfPresent(pred) : nullptr)
    pred = present;
  result.conditionals = getConditionals(pred, constraint);
  if (named.prop.hasDefaultValue() &&
      named.prop.getDefaultValue() != "std::nullopt")
    result.defaultValue = named.prop.getDefaultValue().str();
  result.enumModel =
      enumPlaces.findInCppType(getHolder(op, "property", result.name),
                               interfaceType, op.getCppNamespace());
  qualifyDefault(result, op.getCppNamespace());
  result.isContainer = holdsTypesOrAttributes(interfaceType);
  if (result.isContainer && !isHeldInRanges(interfaceType))
    PrintFatalError(&op.getDef(),
                    "property '" + result.name + "' of '" +
                        op.getDef().getName() + "' is a '" + interfaceType +
                        "', in which types and attributes aren't found, so "
                        "that what they need would be lost: hold them in an "
                        "optional or a range");
  return result;
}

std::vector<AttributeModel>
PartParser::getAttributes(const Operator &op,
                          function_ref<bool(const AttributeModel &)> isMeant) {
  std::vector<AttributeModel> result;
  auto add = [&](AttributeModel attribute) {
    if (isMeant(attribute))
      result.push_back(std::move(attribute));
  };
  for (const mlir::tblgen::NamedAttribute &named : op.getAttributes())
    if (!named.attr.isDerivedAttr())
      add(getAttribute(op, named));
  for (const mlir::tblgen::NamedProperty &named : op.getProperties())
    add(getProperty(op, named));
  return result;
}
