//===- Model.cpp - Availability records as plain structs ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EnumPlaces.h"
#include "Parsers.h"
#include "Predicates.h"
#include "Records.h"

#include "mlir/TableGen/Attribute.h"
#include "mlir/TableGen/Dialect.h"
#include "mlir/TableGen/EnumInfo.h"
#include "mlir/TableGen/Format.h"
#include "mlir/TableGen/Operator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/TableGen/Error.h"

#include <functional>

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
  /// Reports that `enumCase`, which `overlay` is about, isn't a case of just
  /// one enum.
  void checkEnumOf(const Record *overlay, const Record *enumCase);
  /// Sets `hasBuiltinOverlays`.
  void findBuiltinOverlays();
  /// Adds the model of the enum, nullptr when none of its cases has clauses.
  void parseEnum(const EnumInfo &info);
  /// Returns true for an enum of another dialect.
  bool isForeign(const EnumInfo &info) const;
  /// Returns what hangs on which parts of `pred`, the predicate of
  /// `constraint`, or nullptr.
  std::vector<ConditionalModel> getConditionals(const Record *pred,
                                                const Record *constraint);
  std::vector<ValueModel> getValues(const Operator &op, bool isResult);
  /// Returns the attribute's model.
  AttributeModel getAttribute(const Operator &op,
                              const mlir::tblgen::NamedAttribute &named);
  AttributeModel getProperty(const Operator &op,
                             const mlir::tblgen::NamedProperty &named);
  /// Returns the attributes and properties of `op` that hold something for
  /// which `isMeant` returns true.
  std::vector<AttributeModel>
  getAttributes(const Operator &op,
                function_ref<bool(const AttributeModel &)> isMeant);

  const RecordKeeper &records;
  Model model;
  RequirementParser requirements{records, model};
  EnumPlaces enumPlaces{model};
  /// From the cases of enums to what takes the place of their availability.
  DenseMap<const Record *, const Record *> caseOverlays;
  /// Builtin types or attributes need something in ops of the dialect, so that
  /// any attribute may need something.
  bool hasBuiltinOverlays = false;
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
  findBuiltinOverlays();
  for (const Record *record : records.getAllDerivedDefinitions("EnumInfo"))
    parseEnum(EnumInfo(record));
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
    checkEnumOf(overlay, enumCase);
    auto [it, inserted] = caseOverlays.try_emplace(enumCase, overlay);
    if (inserted)
      continue;
    PrintError(overlay, "two records say what takes the place of the "
                        "availability of '" +
                            enumCase->getName() + "'");
    PrintFatalNote(it->second, "the other one is here");
  }
}

void Parser::checkEnumOf(const Record *overlay, const Record *enumCase) {
  SmallVector<const Record *, 2> enums;
  for (const Record *record : records.getAllDerivedDefinitions("EnumInfo"))
    if (is_contained(record->getValueAsListOfDefs("enumerants"), enumCase))
      enums.push_back(record);
  if (enums.size() == 1)
    return;
  std::string name = getEnumCase(EnumCase(enumCase)).str;
  if (enums.empty())
    PrintFatalError(overlay, "'" + name + "' is a case of no enum");
  // A case without a name of its own is one record wherever it is written.
  PrintError(overlay, "'" + name +
                          "' is a case of several enums: give it a "
                          "record with a name in the one that is meant");
  for (const Record *record : drop_end(enums))
    PrintNote(record->getLoc(), "'" + record->getName() + "' has it");
  PrintFatalNote(enums.back(), "'" + enums.back()->getName() + "' has it");
}

void Parser::findBuiltinOverlays() {
  // Where the dialect's C++ finds types and attributes, it is asked about all.
  if (records.getClass("TypesInContext") &&
      !records.getAllDerivedDefinitions("TypesInContext").empty())
    return;
  for (auto [overlayClass, field] : {std::pair("AvailabilityForType", "type"),
                                     std::pair("AvailabilityForAttr", "attr")})
    if (records.getClass(overlayClass))
      for (const Record *overlay :
           records.getAllDerivedDefinitions(overlayClass))
        hasBuiltinOverlays |= overlay->getValueAsDef(field)
                                  ->getValueAsDef("dialect")
                                  ->getValueAsString("name") == "builtin";
}

bool Parser::isForeign(const EnumInfo &info) const {
  // Whose attribute holds the enum tells best.
  bool isHeld = false;
  if (records.getClass("EnumAttr"))
    for (const Record *attr : records.getAllDerivedDefinitions("EnumAttr")) {
      if (attr->getValueAsDef("enum") != &info.getDef())
        continue;
      isHeld = true;
      if (attr->getValueAsDef("dialect")->getValueAsString("name") ==
          model.dialect)
        return false;
    }
  if (isHeld)
    return true;
  StringRef cppNamespace = info.getCppNamespace().ltrim(':');
  return cppNamespace != StringRef(model.cppNamespace).ltrim(':') &&
         any_of(records.getAllDerivedDefinitions("Dialect"),
                [&](const Record *dialect) {
                  return dialect->getValueAsString("cppNamespace").ltrim(':') ==
                         cppNamespace;
                });
}

/// Returns a model of the enum without any of its cases' clauses.
static std::unique_ptr<EnumModel>
makeEnumModel(const EnumInfo &info, bool isForeign, StringRef emitFunction) {
  auto result = std::make_unique<EnumModel>();
  result->record = &info.getDef();
  result->cppNamespace = info.getCppNamespace().str();
  result->className = info.getEnumClassName().str();
  result->isBitEnum = info.isBitEnum();
  result->isForeign = isForeign;
  result->emitFunction = emitFunction;
  for (const EnumCase &enumCase : info.getAllCases())
    result->allCases.push_back(getEnumCase(enumCase));
  return result;
}

void Parser::parseEnum(const EnumInfo &info) {
  std::unique_ptr<EnumModel> &slot = model.enums[&info.getDef()];
  if (slot)
    return;
  bool isOther = isForeign(info);
  std::string name =
      (info.getCppNamespace() + "::" + info.getEnumClassName()).str();
  llvm::replace(name, ':', '_');
  auto all = makeEnumModel(
      info, isOther,
      isOther ? "emitAvailability" + name
              : (info.getCppNamespace() + "::emitAvailability").str());
  auto overlays = makeEnumModel(info, isOther, "emitOverlays" + name);
  for (const EnumCase &enumCase : info.getAllCases()) {
    const ClauseListModel *own = requirements.getList(&enumCase.getDef());
    const Record *overlay = caseOverlays.lookup(&enumCase.getDef());
    if (overlay && isOther && !own->clauses.empty())
      PrintFatalError(overlay, "enum case '" + enumCase.getDef().getName() +
                                   "' is of another dialect and says itself "
                                   "what it needs: nothing can take the place "
                                   "of that");
    const ClauseListModel *list = overlay ? requirements.getList(overlay) : own;
    if (list->clauses.empty())
      continue;
    all->cases.emplace_back(getEnumCase(enumCase), list);
    if (overlay)
      overlays->cases.emplace_back(getEnumCase(enumCase), list);
  }
  if (all->cases.empty())
    return;
  if (isOther && !overlays->cases.empty())
    all->overlays = std::move(overlays);
  slot = std::move(all);
}

std::vector<ConditionalModel>
Parser::getConditionals(const Record *pred, const Record *constraint) {
  std::vector<ConditionalModel> result;
  if (!pred)
    return result;
  std::string whole = getCondition(pred);
  for (const PredicateMatch &match : findAvailablePreds(pred, constraint)) {
    const ClauseListModel *list = requirements.getList(match.record);
    if (!list->clauses.empty())
      result.push_back({bindPlaceholders(match.condition, "self"),
                        getString(match.record, "words"), list,
                        match.condition == whole});
  }
  return result;
}

std::vector<ValueModel> Parser::getValues(const Operator &op, bool isResult) {
  std::vector<ValueModel> result;
  unsigned index = 0;
  for (const mlir::tblgen::NamedTypeConstraint &value :
       isResult ? op.getResults() : op.getOperands()) {
    std::vector<ConditionalModel> conditionals = getConditionals(
        getPredicate(&value.constraint.getDef()), &value.constraint.getDef());
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

/// Returns the phrase that names a part of `op` in errors.
static Holder getHolder(const Operator &op, StringRef kind, StringRef name) {
  return {&op.getDef(),
          (kind + " '" + name + "' of '" + op.getDef().getName() + "'").str()};
}

AttributeModel Parser::getAttribute(const Operator &op,
                                    const mlir::tblgen::NamedAttribute &named) {
  AttributeModel result;
  result.name = named.name.str();
  result.getter = op.getGetterName(named.name) + "Attr";
  const Record *constraint = &named.attr.getDef();
  result.conditionals = getConditionals(getPredicate(constraint), constraint);
  if (named.attr.hasDefaultValue()) {
    result.defaultValue = named.attr.getDefaultValue().str();
    if (StringRef(result.defaultValue).trim().starts_with("{") &&
        named.attr.isConstBuildable()) {
      mlir::tblgen::FmtContext context;
      context.withBuilder("::mlir::Builder(op->getContext())");
      result.defaultAttr =
          mlir::tblgen::tgfmt(named.attr.getConstBuilderTemplate(), &context,
                              result.defaultValue)
              .str();
    }
  }

  const Record &base = named.attr.getBaseAttr().getDef();
  if (base.isSubClassOf("EnumAttr")) {
    result.isEnumAttr = true;
    result.enumModel = model.enums[base.getValueAsDef("enum")].get();
  }
  result.places = enumPlaces.findInAttr(getHolder(op, "attribute", result.name),
                                        constraint);
  // The attribute itself is a case.
  if (result.places.size() == 1 && result.places.front().enumModel) {
    result.enumModel = result.places.front().enumModel;
    result.places.clear();
  }
  // An integer that is made for an enum has a class of its own.
  result.isContainer =
      hasBuiltinOverlays || (!base.isSubClassOf("EnumAttrInfo") &&
                             mayHoldAvailability(named.attr.getBaseAttr()));
  return result;
}

AttributeModel Parser::getProperty(const Operator &op,
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
  return result;
}

std::vector<AttributeModel>
Parser::getAttributes(const Operator &op,
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
  checkRanges(&op.getDef(), result.getNameClauses());
  return result;
}

/// Removes what isn't this run's to say from `attribute`, an attribute of
/// another dialect's op. Returns true when something is left.
static bool keepOwnCases(AttributeModel &attribute) {
  auto getOwn = [](const EnumModel *enumModel) {
    return enumModel && enumModel->isForeign ? enumModel->overlays.get()
                                             : enumModel;
  };
  std::function<bool(std::vector<CasePlaceModel> &)> keep =
      [&](std::vector<CasePlaceModel> &places) {
        erase_if(places, [&](CasePlaceModel &place) {
          place.enumModel = getOwn(place.enumModel);
          return !place.enumModel && !keep(place.nested);
        });
        return !places.empty();
      };
  // What is asked itself is found by the engine.
  attribute.isContainer = false;
  attribute.conditionals.clear();
  attribute.enumModel =
      attribute.isEnumAttr ? nullptr : getOwn(attribute.enumModel);
  return keep(attribute.places) || attribute.enumModel;
}

void Parser::parseForeignOp(const Record *record) {
  RequirementList list;
  std::vector<const Record *> overlays = getOverlays(record);
  for (const Record *overlay : overlays) {
    if (overlay->getValueAsBit("replaces"))
      PrintFatalError(overlay, "an overlay can replace what ops of dialect '" +
                                   model.dialect + "' need, but '" +
                                   record->getName() + "' is of another one");
    requirements.parse(overlay, overlay->getValueAsListInit("availability"),
                       list);
  }
  OpModel result = makeOpModel(Operator(record), std::move(list));
  result.attributes = getAttributes(
      Operator(record), [](const AttributeModel &) { return true; });
  erase_if(result.attributes,
           [](AttributeModel &attribute) { return !keepOwnCases(attribute); });
  if (!overlays.empty() || !result.attributes.empty())
    model.overlays.push_back(std::move(result));
}

void Parser::parseOp(const Record *record) {
  Operator op(record);
  if (op.getDialectName() != model.dialect)
    return parseForeignOp(record);
  checkUnaskedPredicates(op);
  OpModel result = makeOpModel(op, getOpRequirements(record));
  result.isHandWritten = isHandWritten(record);
  result.operands = getValues(op, /*isResult=*/false);
  result.results = getValues(op, /*isResult=*/true);
  result.attributes = getAttributes(op, [](const AttributeModel &attribute) {
    return attribute.hasCases() || attribute.isContainer ||
           !attribute.conditionals.empty();
  });
  model.ops.push_back(std::move(result));
}

Model mlir::availability::tblgen::parseModel(const RecordKeeper &records) {
  return Parser(records).parse();
}
