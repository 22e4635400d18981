//===- Model.cpp - Availability records as plain structs ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Model.h"

#include "mlir/TableGen/Attribute.h"
#include "mlir/TableGen/Dialect.h"
#include "mlir/TableGen/EnumInfo.h"
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
  void parseTarget(const Record *record);

  /// Returns the model of the enum, nullptr when none of its cases carries
  /// requirements.
  const EnumModel *getEnum(const EnumInfo &info);
  /// Returns the attribute's model, std::nullopt when no requirement hangs on
  /// it.
  std::optional<AttributeModel>
  getAttribute(const Operator &op, const mlir::tblgen::NamedAttribute &named);
  /// Returns the requirements in the field `availability` of `record`; the
  /// empty list when there is no such field.
  const RequirementListModel *getRequirements(const Record *record);
  DimensionModel *getDimension(const Record *availability);
  void parsePresentation(DimensionModel &dimension);
  void parseValues(DimensionModel &dimension);

  const RecordKeeper &records;
  Model model;
  StringMap<const Record *> dimensionNames;
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
    getDimension(record);
  for (const Record *record : records.getAllDerivedDefinitions("EnumInfo"))
    getEnum(EnumInfo(record));
  for (const Record *record : opRecords)
    parseOp(record);
  if (records.getClass("NamedTarget"))
    for (const Record *record : records.getAllDerivedDefinitions("NamedTarget"))
      parseTarget(record);
  sort(model.targets, [](const TargetModel &lhs, const TargetModel &rhs) {
    return std::tie(lhs.family, lhs.rank) < std::tie(rhs.family, rhs.rank);
  });
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
      PrintFatalError(dimension.record,
                      "dimension '" + dimension.interfaceName +
                          "' is of a class 'Availability' that doesn't say how "
                          "a target satisfies it: add a 'DimensionInfo' record");
  }

  dimension.name = getOptionalString(info, "dimension");
  if (dimension.name.empty())
    dimension.name =
        model.dialect + "." + convertToSnakeFromCamelCase(dimension.getCppName());
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

/// Reports an enumerant of the dimension's enum that the enum doesn't have.
static void checkInstance(const Record *availability,
                          const RequirementModel &requirement) {
  const DimensionModel &dimension = *requirement.dimension;
  StringRef symbol = requirement.instance;
  if (dimension.values.empty() || !symbol.consume_front(dimension.instanceType) ||
      !symbol.consume_front("::"))
    return;
  if (none_of(dimension.values, [&](const EnumCaseModel &value) {
        return value.symbol == symbol;
      }))
    PrintFatalError(availability, "'" + symbol + "' is no case of '" +
                                      dimension.instanceType + "'");
}

const RequirementListModel *Parser::getRequirements(const Record *record) {
  std::vector<RequirementModel> requirements;
  if (const RecordVal *value = record->getValue("availability")) {
    const auto *list = dyn_cast<ListInit>(value->getValue());
    if (!list)
      PrintFatalError(record, "field 'availability' of '" +
                                  record->getName() +
                                  "' must be a list of 'Availability'");
    for (const Init *element : list->getElements()) {
      const auto *def = dyn_cast<DefInit>(element);
      if (!def || !def->getDef()->isSubClassOf("Availability"))
        PrintFatalError(record, "'" + element->getAsString() +
                                    "' in the availability of '" +
                                    record->getName() +
                                    "' is no 'Availability'");
      const Record *availability = def->getDef();
      RequirementModel requirement = {
          getDimension(availability),
          getOptionalString(availability, "instancePreparation"),
          getString(availability, "instance"),
          getString(availability, "mergeAction")};
      checkInstance(availability, requirement);
      // Nothing to merge: nothing is needed.
      if (!requirement.mergeAction.empty())
        requirements.push_back(std::move(requirement));
    }
  }

  for (const std::unique_ptr<RequirementListModel> &known :
       model.requirementLists)
    if (known->requirements == requirements)
      return known.get();
  unsigned index = model.requirementLists.size();
  model.requirementLists.push_back(std::make_unique<RequirementListModel>(
      RequirementListModel{index, std::move(requirements)}));
  return model.requirementLists.back().get();
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
    const RequirementListModel *list = getRequirements(&enumCase.getDef());
    if (!list->requirements.empty())
      result->cases.emplace_back(getEnumCase(enumCase), list);
  }
  if (!result->cases.empty())
    model.enums[&info.getDef()] = std::move(result);
  return model.enums[&info.getDef()].get();
}

std::optional<AttributeModel>
Parser::getAttribute(const Operator &op,
                     const mlir::tblgen::NamedAttribute &named) {
  AttributeModel result;
  result.name = named.name.str();
  result.getter = op.getGetterName(named.name) + "Attr";

  mlir::tblgen::Attribute base = named.attr.getBaseAttr();
  const Record &record = base.getDef();
  if (base.isTypeAttr())
    return result;

  const Record *enumRecord = nullptr;
  if (record.isSubClassOf("EnumAttr"))
    enumRecord = record.getValueAsDef("enum");
  else if (record.isSubClassOf("EnumAttrInfo"))
    enumRecord = &record;
  if (!enumRecord)
    return std::nullopt;

  result.enumModel = getEnum(EnumInfo(enumRecord));
  if (!result.enumModel)
    return std::nullopt;
  result.hasEnumStorage = enumRecord != &record ||
                          record.getValueAsBit("genSpecializedAttr");
  if (named.attr.hasDefaultValue())
    result.defaultValue = named.attr.getDefaultValue().str();
  return result;
}

void Parser::parseOp(const Record *record) {
  Operator op(record);
  if (op.getDialectName() != model.dialect)
    return;
  OpModel result;
  result.name = op.getOperationName();
  result.qualClassName = op.getQualCppClassName();
  result.className = op.getCppClassName().str();
  result.requirements = getRequirements(record);
  const RecordVal *autogen = record->getValue("autogenAvailability");
  result.isHandWritten = autogen && !record->getValueAsBit(autogen->getName());
  for (const mlir::tblgen::NamedAttribute &named : op.getAttributes())
    if (!named.attr.isDerivedAttr())
      if (std::optional<AttributeModel> attribute = getAttribute(op, named))
        result.attributes.push_back(std::move(*attribute));
  model.ops.push_back(std::move(result));
}

void Parser::parseTarget(const Record *record) {
  TargetModel result;
  result.name = getString(record, "name");
  result.family = getString(record, "family");
  result.attribute = getString(record, "attribute");
  result.summary = getOptionalString(record, "summary");
  result.source = getString(record, "source");
  result.rank = record->getValueAsInt("rank");
  for (StringRef addition : record->getValueAsListOfStrings("optional"))
    result.optional.push_back(addition.str());
  model.targets.push_back(std::move(result));
}

Model mlir::availability::tblgen::parseModel(const RecordKeeper &records) {
  return Parser(records).parse();
}
