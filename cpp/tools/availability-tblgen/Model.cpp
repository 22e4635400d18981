//===- Model.cpp - Availability records as plain structs ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parsers.h"
#include "Predicates.h"
#include "Records.h"

#include "mlir/TableGen/Attribute.h"
#include "mlir/TableGen/Dialect.h"
#include "mlir/TableGen/EnumInfo.h"
#include "mlir/TableGen/Operator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;
using namespace mlir::availability::tblgen;
using mlir::tblgen::EnumCase;
using mlir::tblgen::EnumInfo;
using mlir::tblgen::Operator;

static cl::OptionCategory category("Options for availability backends");

static cl::opt<std::string>
    dialectName("availability-dialect",
                cl::desc("Generate for this dialect (default: the only dialect "
                         "that has ops)"),
                cl::value_desc("name"), cl::cat(category));

namespace {
/// Builds a `Model`. Members are in the order of use.
class Parser {
public:
  explicit Parser(const RecordKeeper &records) : records(records) {}

  Model parse();

private:
  void parseDialect(ArrayRef<const Record *> opRecords);
  /// Reports an overlay dialect that is more than that.
  void checkOverlayDialect(const Record *dialect,
                           ArrayRef<const Record *> opRecords) const;
  void parseOp(const Record *record);
  /// Parses what overlays say of an op of another dialect.
  void parseForeignOp(const Record *record);

  /// Returns what `op` and the overlays of it say.
  RequirementList getOpRequirements(const Record *op);
  /// Returns true when what `op` needs is said in C++ alone.
  bool isHandWritten(const Record *op);
  /// Returns the overlays of `op`.
  std::vector<const Record *> getOverlays(const Record *op);
  /// Returns the model of `op` as far as `list` goes.
  OpModel makeOpModel(const Operator &op, RequirementList list);

  /// Fills `caseOverlays`.
  void parseCaseOverlays();
  /// Returns the model of the enum, nullptr when none of its cases has clauses.
  const EnumModel *getEnum(const EnumInfo &info);
  /// Returns what hangs on which parts of the predicate of a constraint.
  std::vector<ConditionalModel> getConditionals(const Record *constraint);
  std::vector<ValueModel> getValues(const Operator &op, bool isResult);
  /// Returns the attribute's model, std::nullopt when nothing hangs on it.
  std::optional<AttributeModel>
  getAttribute(const Operator &op, const mlir::tblgen::NamedAttribute &named);
  std::optional<AttributeModel>
  getProperty(const Operator &op, const mlir::tblgen::NamedProperty &named);

  const RecordKeeper &records;
  Model model;
  RequirementParser requirements{records, model};
  /// From the cases of enums to what takes the place of their availability.
  DenseMap<const Record *, const Record *> caseOverlays;
};
} // namespace

Model Parser::parse() {
  if (!records.getClass("Availability"))
    PrintFatalError("no class 'Availability': include "
                    "\"mlir-availability/Availability.td\"");

  ArrayRef<const Record *> opRecords;
  if (records.getClass("Op"))
    opRecords = records.getAllDerivedDefinitions("Op");
  parseDialect(opRecords);

  // Dimensions that no op uses exist all the same.
  requirements.parseDimensions();
  parseCaseOverlays();
  for (const Record *record : records.getAllDerivedDefinitions("EnumInfo"))
    getEnum(EnumInfo(record));
  for (const Record *record : opRecords)
    parseOp(record);
  parseDefs(records, model, requirements);
  layOutRows(model);
  model.targets = parseTargets(records, model);
  model.closedRegions = parseClosedRegions(records);
  return std::move(model);
}

void Parser::parseDialect(ArrayRef<const Record *> opRecords) {
  SmallSet<StringRef, 2> candidates;
  const Record *dialect = nullptr;
  auto consider = [&](const Record *record) {
    StringRef name = record->getValueAsString("name");
    if (!dialectName.empty() && name != dialectName)
      return;
    if (candidates.insert(name).second)
      dialect = record;
  };
  // Whoever writes an overlay dialect means that one.
  if (records.getClass("OverlayDialect"))
    for (const Record *record :
         records.getAllDerivedDefinitions("OverlayDialect"))
      consider(record);
  if (candidates.empty())
    for (const Record *record : opRecords)
      consider(record->getValueAsDef("opDialect"));
  if (candidates.empty())
    for (const Record *record : records.getAllDerivedDefinitions("Dialect"))
      consider(record);
  if (candidates.size() != 1)
    PrintFatalError(
        dialectName.empty()
            ? "the records are of " + Twine(candidates.size()) +
                  " dialects: choose one with --availability-dialect=<name>"
            : "no dialect '" + Twine(dialectName) + "' in the records");
  model.dialect = dialect->getValueAsString("name").str();
  model.cppNamespace = mlir::tblgen::Dialect(dialect).getCppNamespace().str();
  model.dialectClass = mlir::tblgen::Dialect(dialect).getCppClassName();
  model.isOverlayDialect = dialect->isSubClassOf("OverlayDialect");
  if (records.getClass("AvailabilityHooks"))
    for (const Record *record :
         records.getAllDerivedDefinitions("AvailabilityHooks"))
      model.hasHooks |= record->getValueAsDef("dialect") == dialect;
  if (model.isOverlayDialect)
    checkOverlayDialect(dialect, opRecords);
}

void Parser::checkOverlayDialect(const Record *dialect,
                                 ArrayRef<const Record *> opRecords) const {
  for (const Record *other : records.getAllDerivedDefinitions("Dialect")) {
    if (other == dialect || other->getValueAsString("name") != model.dialect)
      continue;
    PrintError(dialect, "overlay dialect '" + model.dialect +
                            "' has the name of another dialect");
    PrintFatalNote(other, "the other one is here");
  }
  for (const Record *op : opRecords)
    if (op->getValueAsDef("opDialect") == dialect)
      PrintFatalError(op, "overlay dialect '" + model.dialect +
                              "' can't have ops of its own");
}

//===----------------------------------------------------------------------===//
// Enums, constraints and ops
//===----------------------------------------------------------------------===//

void Parser::parseCaseOverlays() {
  if (!records.getClass("AvailabilityForCase"))
    return;
  for (const Record *overlay :
       records.getAllDerivedDefinitions("AvailabilityForCase")) {
    const Record *enumCase = overlay->getValueAsDef("enumCase");
    auto [it, inserted] = caseOverlays.try_emplace(enumCase, overlay);
    if (inserted)
      continue;
    PrintError(overlay, "two records say what takes the place of the "
                        "availability of '" +
                            enumCase->getName() + "'");
    PrintFatalNote(it->second, "the other one is here");
  }
}

const EnumModel *Parser::getEnum(const EnumInfo &info) {
  auto [it, inserted] = model.enums.try_emplace(&info.getDef());
  if (!inserted)
    return it->second.get();
  auto result = std::make_unique<EnumModel>();
  result->cppNamespace = info.getCppNamespace().str();
  result->className = info.getEnumClassName().str();
  result->isOwn =
      (result->cppNamespace + "::").rfind(model.cppNamespace + "::", 0) == 0;
  result->isBitEnum = info.isBitEnum();
  for (const EnumCase &enumCase : info.getAllCases()) {
    result->allCases.push_back(getEnumCase(enumCase));
    const Record *overlay = caseOverlays.lookup(&enumCase.getDef());
    const ClauseListModel *list =
        requirements.getList(overlay ? overlay : &enumCase.getDef());
    if (!list->clauses.empty())
      result->cases.emplace_back(getEnumCase(enumCase), list);
  }
  if (!result->cases.empty())
    model.enums[&info.getDef()] = std::move(result);
  return model.enums[&info.getDef()].get();
}

std::vector<ConditionalModel>
Parser::getConditionals(const Record *constraint) {
  std::vector<ConditionalModel> result;
  const auto *pred = dyn_cast<DefInit>(constraint->getValueInit("predicate"));
  if (!pred)
    return result;
  std::string whole = getCondition(pred->getDef());
  for (const PredicateMatch &match :
       findAvailablePreds(pred->getDef(), constraint)) {
    const ClauseListModel *list = requirements.getList(match.record);
    if (!list->clauses.empty())
      result.push_back({bindPlaceholders(match.condition, "self"), list,
                        match.condition == whole});
  }
  return result;
}

std::vector<ValueModel> Parser::getValues(const Operator &op, bool isResult) {
  std::vector<ValueModel> result;
  unsigned index = 0;
  for (const mlir::tblgen::NamedTypeConstraint &value :
       isResult ? op.getResults() : op.getOperands()) {
    std::vector<ConditionalModel> conditionals =
        getConditionals(&value.constraint.getDef());
    if (!conditionals.empty())
      result.push_back({value.name.str(), index, std::move(conditionals)});
    ++index;
  }
  return result;
}

/// Returns true for attributes that may hold types, or attributes of dialects,
/// that need something themselves. Numbers and strings don't.
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

std::optional<AttributeModel>
Parser::getAttribute(const Operator &op,
                     const mlir::tblgen::NamedAttribute &named) {
  AttributeModel result;
  result.name = named.name.str();
  result.getter = op.getGetterName(named.name) + "Attr";
  result.isOptional = true;
  result.conditionals = getConditionals(&named.attr.getDef());
  if (named.attr.hasDefaultValue())
    result.defaultValue = named.attr.getDefaultValue().str();

  const Record &record = named.attr.getBaseAttr().getDef();
  const Record *enumRecord = nullptr;
  if (record.isSubClassOf("EnumAttr"))
    enumRecord = record.getValueAsDef("enum");
  else if (record.isSubClassOf("EnumAttrInfo"))
    enumRecord = &record;
  if (enumRecord) {
    result.enumModel = getEnum(EnumInfo(enumRecord));
    if (enumRecord == &record && !record.getValueAsBit("genSpecializedAttr"))
      result.storage = AttributeModel::Storage::IntegerAttr;
  } else {
    result.isContainer = mayHoldAvailability(named.attr.getBaseAttr());
  }
  if (!result.enumModel && !result.isContainer && result.conditionals.empty())
    return std::nullopt;
  return result;
}

std::optional<AttributeModel>
Parser::getProperty(const Operator &op,
                    const mlir::tblgen::NamedProperty &named) {
  AttributeModel result;
  result.name = named.name.str();
  result.getter = op.getGetterName(named.name);
  result.storage = AttributeModel::Storage::Property;
  StringRef interfaceType = named.prop.getInterfaceType();
  result.isOptional = interfaceType.contains("std::optional<");
  if (named.prop.hasDefaultValue() && !result.isOptional)
    result.defaultValue = named.prop.getDefaultValue().str();

  // Optional, default-valued and confined properties are made of another.
  const Record *record = &named.prop.getDef();
  result.conditionals = getConditionals(record);
  while (const RecordVal *base = record->getValue("baseProperty")) {
    const auto *def = dyn_cast<DefInit>(base->getValue());
    if (!def)
      break;
    record = def->getDef();
    // An optional property's predicate tests whether it is there first; here
    // that has been done.
    if (result.isOptional && result.conditionals.empty())
      result.conditionals = getConditionals(record);
  }
  if (record->isSubClassOf("EnumProp"))
    result.enumModel = getEnum(EnumInfo(record->getValueAsDef("enum")));
  if (!result.enumModel && result.conditionals.empty())
    return std::nullopt;
  return result;
}

std::vector<const Record *> Parser::getOverlays(const Record *op) {
  std::vector<const Record *> overlays;
  if (records.getClass("AvailabilityFor"))
    for (const Record *overlay :
         records.getAllDerivedDefinitions("AvailabilityFor"))
      if (overlay->getValueAsDef("op") == op)
        overlays.push_back(overlay);
  return overlays;
}

RequirementList Parser::getOpRequirements(const Record *op) {
  std::vector<const Record *> overlays = getOverlays(op);
  RequirementList result;
  if (none_of(overlays, [](const Record *overlay) {
        return overlay->getValueAsBit("replaces");
      }))
    result = requirements.parse(op);
  for (const Record *overlay : overlays)
    requirements.parse(overlay, overlay->getValueAsListInit("availability"),
                       result);
  return result;
}

bool Parser::isHandWritten(const Record *op) {
  const RecordVal *autogen = op->getValue("autogenAvailability");
  if (!autogen || op->getValueAsBit(autogen->getName()))
    return false;
  std::vector<const Record *> overlays = getOverlays(op);
  if (overlays.empty())
    return true;
  if (none_of(overlays, [](const Record *overlay) {
        return overlay->getValueAsBit("replaces");
      }))
    PrintFatalError(overlays.front(),
                    "the availability of '" + op->getName() +
                        "' is written in C++: say it there, or take its place "
                        "with 'replaces'");
  return false;
}

OpModel Parser::makeOpModel(const Operator &op, RequirementList list) {
  OpModel result;
  result.name = op.getOperationName();
  result.qualClassName = op.getQualCppClassName();
  result.className = op.getCppClassName().str();
  result.list = requirements.getList(std::move(list.clauses));
  result.needs = std::move(list.needs);
  for (NeedModel &need : result.needs)
    resolveCauses(&op.getDef(), op, need);
  return result;
}

void Parser::parseForeignOp(const Record *record) {
  std::vector<const Record *> overlays = getOverlays(record);
  if (overlays.empty())
    return;
  RequirementList list;
  for (const Record *overlay : overlays) {
    if (overlay->getValueAsBit("replaces"))
      PrintFatalError(overlay, "an overlay can replace what ops of dialect '" +
                                   model.dialect + "' need, but '" +
                                   record->getName() + "' is of another one");
    requirements.parse(overlay, overlay->getValueAsListInit("availability"),
                       list);
  }
  model.overlays.push_back(makeOpModel(Operator(record), std::move(list)));
}

void Parser::parseOp(const Record *record) {
  Operator op(record);
  if (op.getDialectName() != model.dialect)
    return parseForeignOp(record);
  OpModel result = makeOpModel(op, getOpRequirements(record));
  result.isHandWritten = isHandWritten(record);
  result.operands = getValues(op, /*isResult=*/false);
  result.results = getValues(op, /*isResult=*/true);
  for (const mlir::tblgen::NamedAttribute &named : op.getAttributes())
    if (!named.attr.isDerivedAttr())
      if (std::optional<AttributeModel> attribute = getAttribute(op, named))
        result.attributes.push_back(std::move(*attribute));
  for (const mlir::tblgen::NamedProperty &named : op.getProperties())
    if (std::optional<AttributeModel> property = getProperty(op, named))
      result.attributes.push_back(std::move(*property));
  model.ops.push_back(std::move(result));
}

Model mlir::availability::tblgen::parseModel(const RecordKeeper &records) {
  return Parser(records).parse();
}
