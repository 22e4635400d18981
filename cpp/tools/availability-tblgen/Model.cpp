//===- Model.cpp - Availability records as plain structs ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Model.h"
#include "Predicates.h"

#include "mlir/TableGen/AttrOrTypeDef.h"
#include "mlir/TableGen/Attribute.h"
#include "mlir/TableGen/Dialect.h"
#include "mlir/TableGen/EnumInfo.h"
#include "mlir/TableGen/Format.h"
#include "mlir/TableGen/Operator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
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

//===----------------------------------------------------------------------===//
// DimensionModel
//===----------------------------------------------------------------------===//

std::string DimensionModel::getCppName() const {
  StringRef cppName = interfaceName;
  cppName.consume_front("Query");
  cppName.consume_back("Interface");
  return cppName.str();
}

//===----------------------------------------------------------------------===//
// Parser
//===----------------------------------------------------------------------===//

namespace {
/// Builds a `Model`. Members are in the order of use.
class Parser {
public:
  explicit Parser(const RecordKeeper &records) : records(records) {}

  Model parse();

private:
  void parseDialect(ArrayRef<const Record *> opRecords);
  void parseOp(const Record *record);
  /// Parses what overlays say of an op of another dialect.
  void parseForeignOp(const Record *record);
  void parseDef(const Record *record, bool isType);
  void parseTargets();
  void parseTarget(const Record *record);

  /// What a list of requirements comes to.
  struct Availability {
    std::vector<ClauseModel> clauses;
    /// What an op needs besides when a condition holds.
    struct Conditional {
      std::string condition;
      std::vector<ClauseModel> clauses;
      std::string reason;
    };
    std::vector<Conditional> conditionals;
  };

  /// Returns what the field `availability` of `record` says, nothing when there
  /// is no such field.
  Availability getAvailability(const Record *record);
  /// Returns what `op` and the overlays of it say.
  Availability getOpAvailability(const Record *op);
  /// Returns the overlays of `op`.
  std::vector<const Record *> getOverlays(const Record *op);
  /// Adds what `list`, the availability of `owner`, says to `result`.
  void addAvailability(const Record *owner, const ListInit *list,
                       Availability &result);
  /// Adds the instances of `requirement`, one or the alternatives of an AnyOf,
  /// to `anyOf`. Requirements that ask for nothing add nothing.
  void addInstances(const Record *owner, const Record *requirement,
                    std::vector<InstanceModel> &anyOf);

  /// Returns the model of `op` as far as `availability` goes.
  OpModel makeOpModel(const Operator &op, Availability availability);

  /// Returns the unique list of `clauses`.
  const ClauseListModel *getList(std::vector<ClauseModel> clauses);
  /// Returns the clauses of `record`, which can't have conditions.
  const ClauseListModel *getList(const Record *record);

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

  DimensionModel *getDimension(const Record *availability);
  void parsePresentation(DimensionModel &dimension);
  void parseValues(DimensionModel &dimension);

  const RecordKeeper &records;
  Model model;
  /// From the cases of enums to what takes the place of their availability.
  DenseMap<const Record *, const Record *> caseOverlays;
  StringMap<const Record *> dimensionNames;
  StringMap<const Record *> targetNames;
  /// The combinators that are being read, to find one that contains itself.
  SmallVector<const Record *> openCombinators;
};
} // namespace

/// Returns the string field `name` of `record`; reports a missing or unset one
/// as the fault of `record`.
static std::string getString(const Record *record, StringRef name) {
  const RecordVal *value = record->getValue(name);
  if (!value || !isa<StringInit>(value->getValue()))
    PrintFatalError(record, "availability '" + record->getNameInitAsString() +
                                "' must set the string field '" + name + "'");
  return cast<StringInit>(value->getValue())->getValue().str();
}

/// Returns the string field `name` of `record`, empty when it isn't there.
static std::string getOptionalString(const Record *record, StringRef name) {
  return record->getValueAsOptionalString(name).value_or("").str();
}

static EnumCaseModel getEnumCase(const EnumCase &enumCase) {
  return {enumCase.getSymbol().str(), enumCase.getStr().str(),
          enumCase.getValue()};
}

/// Returns true for what stands in a list without being of a dimension.
static bool isCombinator(const Record *record) {
  return record->isSubClassOf("AvailabilityCombinator");
}

Model Parser::parse() {
  if (!records.getClass("Availability"))
    PrintFatalError("no class 'Availability': include "
                    "\"mlir-availability/Availability.td\"");

  ArrayRef<const Record *> opRecords;
  if (records.getClass("Op"))
    opRecords = records.getAllDerivedDefinitions("Op");
  parseDialect(opRecords);

  // Dimensions that no op uses exist all the same.
  for (const Record *record : records.getAllDerivedDefinitions("Availability"))
    if (!isCombinator(record))
      getDimension(record);
  parseCaseOverlays();
  for (const Record *record : records.getAllDerivedDefinitions("EnumInfo"))
    getEnum(EnumInfo(record));
  for (const Record *record : opRecords)
    parseOp(record);
  for (StringRef className : {"TypeDef", "AttrDef"})
    if (records.getClass(className))
      for (const Record *record : records.getAllDerivedDefinitions(className))
        parseDef(record, className == "TypeDef");
  if (records.getClass("NamedTarget"))
    parseTargets();
  return std::move(model);
}

void Parser::parseTargets() {
  SmallVector<const Record *> targetRecords(
      records.getAllDerivedDefinitions("NamedTarget"));
  llvm::sort(targetRecords, LessRecordByID());
  // The families in the order of the file, each by its ranks.
  std::map<std::string, size_t> families;
  for (const Record *record : targetRecords) {
    parseTarget(record);
    families.try_emplace(model.targets.back().family, families.size());
  }
  sort(model.targets, [&](const TargetModel &lhs, const TargetModel &rhs) {
    return std::tuple(families[lhs.family], lhs.rank) <
           std::tuple(families[rhs.family], rhs.rank);
  });
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
}

DimensionModel *Parser::getDimension(const Record *availability) {
  std::string cppNamespace = getOptionalString(availability, "cppNamespace");
  std::string interfaceName = getString(availability, "interfaceName");
  std::unique_ptr<DimensionModel> &slot =
      model.dimensions[cppNamespace + "::" + interfaceName];
  if (slot)
    return slot.get();

  slot = std::make_unique<DimensionModel>();
  slot->record = availability;
  slot->cppNamespace = cppNamespace;
  slot->interfaceName = interfaceName;
  slot->interfaceDescription =
      getOptionalString(availability, "interfaceDescription");
  slot->queryFnRetType = getString(availability, "queryFnRetType");
  slot->queryFnName = getString(availability, "queryFnName");
  slot->initializer = getString(availability, "initializer");
  slot->instanceType = getString(availability, "instanceType");
  slot->isForeign = !availability->getValue("dimension");
  parsePresentation(*slot);
  parseValues(*slot);
  return slot.get();
}

void Parser::parsePresentation(DimensionModel &dimension) {
  // The fields are in the dimension's class, or in a record beside it.
  const Record *info = dimension.record;
  if (dimension.isForeign) {
    info = nullptr;
    if (records.getClass("DimensionInfo"))
      for (const Record *record :
           records.getAllDerivedDefinitions("DimensionInfo"))
        if (record->getValueAsString("interfaceName") ==
                dimension.interfaceName &&
            record->getValueAsString("cppNamespace") == dimension.cppNamespace)
          info = record;
    if (!info)
      PrintFatalError(
          dimension.record,
          "dimension '" + dimension.interfaceName +
              "' is of a class 'Availability' that doesn't say how "
              "a target satisfies it: add a 'DimensionInfo' record");
  }

  dimension.name = getOptionalString(info, "dimension");
  if (dimension.name.empty())
    dimension.name = model.dialect + "." +
                     convertToSnakeFromCamelCase(dimension.getCppName());
  auto [dialect, rest] = StringRef(dimension.name).split('.');
  if (dialect.empty() || rest.empty())
    PrintFatalError(info, "dimension name '" + dimension.name +
                              "' must be of the form '<dialect>.<name>'");
  auto [it, inserted] = dimensionNames.try_emplace(dimension.name, info);
  if (!inserted) {
    PrintError(info, "two dimensions have the name '" + dimension.name + "'");
    PrintFatalNote(it->second, "the other one is here");
  }

  dimension.label = getOptionalString(info, "label");
  if (dimension.label.empty())
    dimension.label = rest.str();
  dimension.relation =
      info->getValueAsDef("relation")->getValueAsString("enumerant").str();
  dimension.satisfies = getOptionalString(info, "satisfies");
}

void Parser::parseValues(DimensionModel &dimension) {
  StringRef valueType = dimension.instanceType;
  valueType.consume_front("::");
  if (valueType.consume_front("llvm::ArrayRef<"))
    valueType.consume_back(">");
  valueType.consume_front("::");
  for (const Record *record : records.getAllDerivedDefinitions("EnumInfo")) {
    EnumInfo info(record);
    std::string qualName =
        (info.getCppNamespace() + "::" + info.getEnumClassName()).str();
    if (StringRef(qualName).ltrim(':') != valueType)
      continue;
    for (const EnumCase &enumCase : info.getAllCases())
      dimension.values.push_back(getEnumCase(enumCase));
    sort(dimension.values,
         [](const EnumCaseModel &lhs, const EnumCaseModel &rhs) {
           return lhs.value < rhs.value;
         });
    return;
  }
}

//===----------------------------------------------------------------------===//
// Lists of requirements
//===----------------------------------------------------------------------===//

/// Reports an enumerant of the dimension's enum that the enum doesn't have.
static void checkInstance(const Record *availability,
                          const InstanceModel &instance) {
  const DimensionModel &dimension = *instance.dimension;
  StringRef symbol = instance.instance;
  if (dimension.values.empty() ||
      !symbol.consume_front(dimension.instanceType) ||
      !symbol.consume_front("::"))
    return;
  if (none_of(dimension.values, [&](const EnumCaseModel &value) {
        return value.symbol == symbol;
      }))
    PrintFatalError(availability, "'" + symbol + "' is no case of '" +
                                      dimension.instanceType + "'");
}

/// Returns the elements of `list` as records that are requirements.
static std::vector<const Record *> getRequirements(const Record *owner,
                                                   const ListInit *list) {
  std::vector<const Record *> result;
  for (const Init *element : list->getElements()) {
    const auto *def = dyn_cast<DefInit>(element);
    if (!def || !def->getDef()->isSubClassOf("Availability"))
      PrintFatalError(owner, "'" + element->getAsString() +
                                 "' in the availability of '" +
                                 owner->getName() + "' is no 'Availability'");
    result.push_back(def->getDef());
  }
  return result;
}

void Parser::addInstances(const Record *owner, const Record *requirement,
                          std::vector<InstanceModel> &anyOf) {
  if (requirement->isSubClassOf("AnyOf")) {
    if (is_contained(openCombinators, requirement))
      PrintFatalError(requirement, "availability '" + requirement->getName() +
                                       "' contains itself");
    openCombinators.push_back(requirement);
    std::vector<const Record *> alternatives = getRequirements(
        requirement, requirement->getValueAsListInit("alternatives"));
    if (alternatives.empty())
      PrintFatalError(requirement, "'AnyOf' without alternatives can't be "
                                   "satisfied by anything");
    for (const Record *alternative : alternatives)
      addInstances(owner, alternative, anyOf);
    openCombinators.pop_back();
    return;
  }
  if (isCombinator(requirement))
    PrintFatalError(owner, "'AvailableWhen' can only stand in the availability "
                           "of an op, not in another combinator, an enum case, "
                           "a type or an attribute");

  InstanceModel instance = {
      getDimension(requirement),
      getOptionalString(requirement, "instancePreparation"),
      getString(requirement, "instance"),
      getString(requirement, "mergeAction")};
  checkInstance(requirement, instance);
  // Nothing to merge: nothing is needed.
  if (!instance.mergeAction.empty())
    anyOf.push_back(std::move(instance));
}

void Parser::addAvailability(const Record *owner, const ListInit *list,
                             Availability &result) {
  auto addClause = [&](const Record *requirement,
                       std::vector<ClauseModel> &clauses) {
    ClauseModel clause;
    addInstances(owner, requirement, clause.anyOf);
    if (!clause.anyOf.empty())
      clauses.push_back(std::move(clause));
  };
  for (const Record *requirement : getRequirements(owner, list)) {
    if (!requirement->isSubClassOf("AvailableWhen")) {
      addClause(requirement, result.clauses);
      continue;
    }
    std::vector<ClauseModel> clauses;
    for (const Record *conditional : getRequirements(
             requirement, requirement->getValueAsListInit("conditional")))
      addClause(conditional, clauses);
    result.conditionals.push_back(
        {getCondition(requirement->getValueAsDef("condition")),
         std::move(clauses), getString(requirement, "reason")});
  }
}

Parser::Availability Parser::getAvailability(const Record *record) {
  Availability result;
  const RecordVal *value = record->getValue("availability");
  if (!value)
    return result;
  const auto *list = dyn_cast<ListInit>(value->getValue());
  if (!list)
    PrintFatalError(record, "field 'availability' of '" + record->getName() +
                                "' must be a list of 'Availability'");
  addAvailability(record, list, result);
  return result;
}

const ClauseListModel *Parser::getList(std::vector<ClauseModel> clauses) {
  for (const std::unique_ptr<ClauseListModel> &known : model.clauseLists)
    if (known->clauses == clauses)
      return known.get();
  unsigned index = model.clauseLists.size();
  model.clauseLists.push_back(std::make_unique<ClauseListModel>(
      ClauseListModel{index, std::move(clauses)}));
  return model.clauseLists.back().get();
}

const ClauseListModel *Parser::getList(const Record *record) {
  Availability availability = getAvailability(record);
  if (!availability.conditionals.empty())
    PrintFatalError(record,
                    "'AvailableWhen' can only stand in the availability "
                    "of an op");
  return getList(std::move(availability.clauses));
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
  result->isBitEnum = info.isBitEnum();
  for (const EnumCase &enumCase : info.getAllCases()) {
    result->allCases.push_back(getEnumCase(enumCase));
    const Record *overlay = caseOverlays.lookup(&enumCase.getDef());
    const ClauseListModel *list =
        getList(overlay ? overlay : &enumCase.getDef());
    if (!list->clauses.empty())
      result->cases.emplace_back(getEnumCase(enumCase), list);
  }
  if (!result->cases.empty())
    model.enums[&info.getDef()] = std::move(result);
  return model.enums[&info.getDef()].get();
}

/// Returns `condition` with what ODS lets it mention replaced by what generated
/// code calls it.
static std::string bindPlaceholders(StringRef condition, StringRef self) {
  mlir::tblgen::FmtContext context;
  context.withSelf(self);
  context.addSubst("_op", "(*op.getOperation())");
  context.addSubst("_ctxt", "op->getContext()");
  context.withBuilder("::mlir::Builder(op->getContext())");
  return mlir::tblgen::tgfmt(condition, &context).str();
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
    const ClauseListModel *list = getList(match.record);
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

Parser::Availability Parser::getOpAvailability(const Record *op) {
  std::vector<const Record *> overlays = getOverlays(op);
  Availability result;
  if (none_of(overlays, [](const Record *overlay) {
        return overlay->getValueAsBit("replaces");
      }))
    result = getAvailability(op);
  for (const Record *overlay : overlays)
    addAvailability(overlay, overlay->getValueAsListInit("availability"),
                    result);
  return result;
}

OpModel Parser::makeOpModel(const Operator &op, Availability availability) {
  OpModel result;
  result.name = op.getOperationName();
  result.qualClassName = op.getQualCppClassName();
  result.className = op.getCppClassName().str();
  result.list = getList(std::move(availability.clauses));
  for (auto &[condition, clauses, reason] : availability.conditionals)
    result.conditionals.push_back({bindPlaceholders(condition, "op"),
                                   getList(std::move(clauses)),
                                   /*isWholeConstraint=*/false, reason});
  return result;
}

void Parser::parseForeignOp(const Record *record) {
  std::vector<const Record *> overlays = getOverlays(record);
  if (overlays.empty())
    return;
  Availability availability;
  for (const Record *overlay : overlays) {
    if (overlay->getValueAsBit("replaces"))
      PrintFatalError(overlay, "an overlay can replace what ops of dialect '" +
                                   model.dialect + "' need, but '" +
                                   record->getName() + "' is of another one");
    addAvailability(overlay, overlay->getValueAsListInit("availability"),
                    availability);
  }
  model.overlays.push_back(
      makeOpModel(Operator(record), std::move(availability)));
}

void Parser::parseOp(const Record *record) {
  Operator op(record);
  if (op.getDialectName() != model.dialect)
    return parseForeignOp(record);
  OpModel result = makeOpModel(op, getOpAvailability(record));
  const RecordVal *autogen = record->getValue("autogenAvailability");
  result.isHandWritten = autogen && !record->getValueAsBit(autogen->getName());
  if (result.isHandWritten)
    if (std::vector<const Record *> overlays = getOverlays(record);
        !overlays.empty())
      PrintFatalError(overlays.front(),
                      "the availability of '" + record->getName() +
                          "' is written in C++: say it there");
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

void Parser::parseDef(const Record *record, bool isType) {
  mlir::tblgen::AttrOrTypeDef def(record);
  if (!def.getDialect() || def.getDialect().getName() != model.dialect)
    return;
  DefModel result;
  result.className = def.getCppClassName().str();
  result.qualClassName =
      (def.getDialect().getCppNamespace() + "::" + def.getCppClassName()).str();
  result.name = def.getMnemonic()
                    ? (model.dialect + "." + *def.getMnemonic()).str()
                    : result.className;
  result.isType = isType;
  result.list = getList(record);
  // What an enum attribute needs is a matter of the op that holds it.
  if (!record->isSubClassOf("EnumAttr"))
    for (const mlir::tblgen::AttrOrTypeParameter &parameter :
         def.getParameters())
      for (const auto &entry : model.enums)
        if (entry.second && StringRef(entry.second->getQualName()).ltrim(':') ==
                                parameter.getCppType().ltrim(':'))
          result.enumParameters.emplace_back(parameter.getAccessorName(),
                                             entry.second.get());
  if (!result.list->clauses.empty() || !result.enumParameters.empty())
    model.defs.push_back(std::move(result));
}

void Parser::parseTarget(const Record *record) {
  TargetModel result;
  result.name = getString(record, "name");
  // '+' and '#' would be read as something else, and spaces are trimmed.
  if (result.name.empty() ||
      StringRef(result.name).find_first_of("+# \t\n") != StringRef::npos)
    PrintFatalError(record, "target name '" + result.name +
                                "' must not be empty and not contain '+', '#' "
                                "or spaces");
  auto [it, inserted] = targetNames.try_emplace(result.name, record);
  if (!inserted) {
    PrintError(record, "two targets have the name '" + result.name + "'");
    PrintFatalNote(it->second, "the other one is here");
  }
  result.family = getString(record, "family");
  result.attribute = getString(record, "attribute");
  result.summary = getOptionalString(record, "summary");
  result.source = getString(record, "source");
  result.rank = record->getValueAsInt("rank");
  for (const TargetModel &other : model.targets)
    if (other.family == result.family && other.rank == result.rank)
      PrintFatalError(record, "targets '" + other.name + "' and '" +
                                  result.name +
                                  "' have the same rank in "
                                  "family '" +
                                  result.family + "'");
  result.refusal = record->getValueAsString("refusal").str();
  for (StringRef addition : record->getValueAsListOfStrings("optional"))
    result.optional.push_back(addition.str());
  model.targets.push_back(std::move(result));
}

Model mlir::availability::tblgen::parseModel(const RecordKeeper &records) {
  return Parser(records).parse();
}
