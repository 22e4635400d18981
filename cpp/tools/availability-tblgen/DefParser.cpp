//===- DefParser.cpp - Needs of types and attributes ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EnumPlaces.h"
#include "Parsers.h"

#include "mlir/TableGen/AttrOrTypeDef.h"
#include "mlir/TableGen/Dialect.h"
#include "mlir/TableGen/Format.h"
#include "mlir/TableGen/Trait.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;
using namespace mlir::availability::tblgen;
using mlir::tblgen::AttrOrTypeDef;
using mlir::tblgen::AttrOrTypeParameter;

namespace {
/// Parses the records of either types or attributes.
class DefParser {
public:
  DefParser(const RecordKeeper &records, Model &model,
            RequirementParser &requirements, bool isType)
      : records(records), model(model), requirements(requirements),
        enumPlaces(model), isType(isType) {}

  void parse();

private:
  void parseDef(const Record *record);
  /// Returns the requirements in the record and its overlays.
  RequirementList getRequirements(const Record *record, DefModel::Scope scope);
  /// Returns the parameters that hold cases of enums. For another dialect's
  /// type or attribute, only those that this run describes.
  std::vector<std::pair<std::string, const EnumModel *>>
  getEnumParameters(const AttrOrTypeDef &def, bool isOwn);
  /// Returns who owns the type or attribute, which determines where its needs
  /// apply.
  DefModel::Scope getScope(const Record *record) const;
  /// Returns the record at which `record` can be amended.
  const Record *getOwner(const Record *record) {
    auto it = overlays.find(record);
    return it == overlays.end() ? record : it->second.front();
  }
  /// Returns the C++ text `text` of `said` with its placeholders replaced by
  /// the names in generated code. `record` is the type or attribute that it is
  /// about.
  std::string bind(const Record *record, const Record *said, StringRef text);
  /// Returns true if `def`, which has the model `defModel` otherwise,
  /// implements the interface itself. Reports requirements that would be lost.
  bool isHandWritten(const AttrOrTypeDef &def, const DefModel &defModel);
  /// Reports that a C++ class has two records.
  void checkClass(const Record *record, StringRef qualClassName);

  const RecordKeeper &records;
  Model &model;
  RequirementParser &requirements;
  EnumPlaces enumPlaces;
  bool isType;
  /// Maps records to their overlays.
  DenseMap<const Record *, std::vector<const Record *>> overlays;
  llvm::StringMap<const Record *> classes;
};
} // namespace

void DefParser::parse() {
  StringRef overlayClass =
      isType ? "AvailabilityForType" : "AvailabilityForAttr";
  if (records.getClass(overlayClass))
    for (const Record *overlay : records.getAllDerivedDefinitions(overlayClass))
      overlays[overlay->getValueAsDef(isType ? "type" : "attr")].push_back(
          overlay);
  StringRef defClass = isType ? "TypeDef" : "AttrDef";
  if (records.getClass(defClass))
    for (const Record *record : records.getAllDerivedDefinitions(defClass))
      parseDef(record);
}

DefModel::Scope DefParser::getScope(const Record *record) const {
  StringRef owner = AttrOrTypeDef(record).getDialect().getName();
  if (owner == model.dialect)
    return DefModel::Scope::Own;
  return owner == "builtin" ? DefModel::Scope::OpsOfDialect
                            : DefModel::Scope::Foreign;
}

RequirementList DefParser::getRequirements(const Record *record,
                                           DefModel::Scope scope) {
  std::vector<const Record *> overlaysOfRecord = overlays.lookup(record);
  bool isOwn = scope == DefModel::Scope::Own;
  bool isReplaced = false;
  for (const Record *overlay : overlaysOfRecord) {
    if (!overlay->getValueAsBit("replaces"))
      continue;
    isReplaced = true;
    if (!isOwn)
      PrintFatalError(overlay, "an overlay can replace the requirements of " +
                                   StringRef(isType ? "types" : "attributes") +
                                   " of dialect '" + model.dialect +
                                   "' only, but '" + record->getName() +
                                   "' belongs to another dialect");
  }
  return requirements.parse(isOwn && !isReplaced ? record : nullptr,
                            overlaysOfRecord,
                            [&](const Record *said, StringRef text) {
                              return bind(record, said, text);
                            });
}

/// Reports requirements that only ops can have.
static void checkNeed(const Record *record, const NeedModel &need) {
  if (!need.type.empty() || !need.cause.name.empty())
    PrintFatalError(record,
                    "'AvailableAsType', and parts as causes, can only stand in "
                    "the availability of an op: a type or an attribute has no "
                    "parts");
  for (const NeedModel &nested : need.nested)
    checkNeed(record, nested);
}

std::vector<std::pair<std::string, const EnumModel *>>
DefParser::getEnumParameters(const AttrOrTypeDef &def, bool isOwn) {
  std::vector<std::pair<std::string, const EnumModel *>> result;
  for (const AttrOrTypeParameter &parameter : def.getParameters()) {
    const EnumModel *enumModel = enumPlaces.findInCppType(
        {def.getDef(), ("parameter '" + parameter.getName() + "' of '" +
                        def.getDef()->getName() + "'")
                           .str()},
        parameter.getCppType(), def.getDialect().getCppNamespace());
    if (enumModel && enumModel->isForeign && !isOwn)
      enumModel = enumModel->overlays.get();
    if (enumModel)
      result.emplace_back(parameter.getAccessorName(), enumModel);
  }
  return result;
}

/// Returns C++ of a record with its placeholders replaced by the names in
/// generated code.
static std::string bindSelf(StringRef text) {
  mlir::tblgen::FmtContext context;
  context.withSelf("self");
  context.addSubst("_context", "context");
  context.addSubst("_each", "each");
  context.addSubst("_ctxt", "self.getContext()");
  context.withBuilder("::mlir::Builder(self.getContext())");
  return mlir::tblgen::tgfmt(text, &context).str();
}

/// Reports placeholders in `text`, C++ of `record`, that only ops have.
static void checkNotOfOp(const Record *record, StringRef what, StringRef text) {
  for (StringRef ofOp : {"$_op", "$_analyses"})
    if (text.contains(ofOp))
      PrintFatalError(record, "the requirements of " + what +
                                  " can't depend on '" + ofOp +
                                  "': they are the same in every op");
}

std::string DefParser::bind(const Record *record, const Record *said,
                            StringRef text) {
  StringRef what = isType ? "a type" : "an attribute";
  checkNotOfOp(getOwner(record), what, text);
  if (text.contains("$_context") && (!isType || model.contextClass.empty()))
    PrintFatalError(getOwner(record),
                    "the requirements of " + what +
                        " can't depend on '$_context': " +
                        (isType ? "dialect '" + model.dialect +
                                      "' has no 'TypesInContext' record"
                                : "only types have one"));
  // Another dialect's type can be reached without a context.
  if (text.contains("$_context") &&
      getScope(record) == DefModel::Scope::Foreign)
    PrintFatalError(
        getOwner(record),
        "the requirements of '" + record->getName() +
            "', a definition of another dialect, can't depend on '$_context': "
            "they are the same in ops of every dialect");
  checkPlaceholders(said, text,
                    {"$_self", "$_context", "$_each", "$_ctxt", "$_builder"});
  return bindSelf(text);
}

void DefParser::checkClass(const Record *record, StringRef qualClassName) {
  auto [it, inserted] = classes.try_emplace(qualClassName, record);
  bool isCpp = record->isSubClassOf("CppType") ||
               record->isSubClassOf("CppAttr") ||
               it->second->isSubClassOf("CppType") ||
               it->second->isSubClassOf("CppAttr");
  if (inserted || !isCpp)
    return;
  PrintError(record, "two records describe '" + qualClassName + "'");
  PrintFatalNote(it->second, "the other one is here");
}

bool DefParser::isHandWritten(const AttrOrTypeDef &def,
                              const DefModel &defModel) {
  StringRef interface =
      isType ? "AvailabilityTypeInterface" : "AvailabilityAttrInterface";
  std::string trait = ("::mlir::availability::" + interface + "::Trait").str();
  if (none_of(def.getTraits(), [&](const mlir::tblgen::Trait &each) {
        const auto *known = dyn_cast<mlir::tblgen::InterfaceTrait>(&each);
        return known && known->getFullyQualifiedTraitName() == trait;
      }))
    return false;
  if (!defModel.isEmpty() || overlays.contains(def.getDef()))
    PrintFatalError(getOwner(def.getDef()),
                    "'" + def.getDef()->getName() + "' implements '" +
                        interface +
                        "' itself, so that what records require of it would be "
                        "lost; emit it there");
  return true;
}

/// Returns the name that `def` has in the IR; that of its class if it has none.
static std::string getName(const AttrOrTypeDef &def, bool isType) {
  StringRef owner = def.getDialect().getName();
  if (def.getMnemonic())
    return (owner + "." + *def.getMnemonic()).str();
  // MLIR prints builtin ones in other ways, but has names for them.
  StringRef field = isType ? "typeName" : "attrName";
  if (owner == "builtin" && def.getDef()->getValue(field))
    return def.getDef()->getValueAsString(field).str();
  return def.getCppClassName().str();
}

void DefParser::parseDef(const Record *record) {
  AttrOrTypeDef def(record);
  if (!def.getDialect())
    return;
  StringRef owner = def.getDialect().getName();
  bool isOwn = owner == model.dialect;
  DefModel result;
  result.enumParameters = getEnumParameters(def, isOwn);
  if (!isOwn && !overlays.contains(record) && result.enumParameters.empty())
    return;
  result.scope = getScope(record);
  result.className = def.getCppClassName().str();
  result.qualClassName =
      (def.getDialect().getCppNamespace() + "::" + def.getCppClassName()).str();
  result.dialect = owner.str();
  checkClass(record, result.qualClassName);
  if (model.isOverlayDialect && result.scope == DefModel::Scope::OpsOfDialect)
    PrintFatalError(
        getOwner(record),
        "an overlay of '" + record->getName() +
            "', which is builtin, applies to the ops of the generated dialect, "
            "but overlay dialect '" +
            model.dialect +
            "' has no ops; put the requirements into overlays of ops");
  result.name = getName(def, isType);
  result.isType = isType;
  RequirementList list = getRequirements(record, result.scope);
  checkRanges(getOwner(record), list.clauses);
  result.list = requirements.getList(std::move(list.clauses));
  result.needs = std::move(list.needs);
  for (const NeedModel &need : result.needs)
    checkNeed(getOwner(record), need);
  result.isHandWritten = isOwn && isHandWritten(def, result);
  // If C++ visits each of them, it also needs the ones with known empty needs.
  if (!result.isEmpty() || !model.contextClass.empty() ||
      overlays.contains(record))
    model.defs.push_back(std::move(result));
  else
    model.otherDefs.push_back(std::move(result));
}

/// Adds the discardable attribute that `record` is about to `model`.
static void parseDiscardable(const Record *record, Model &model,
                             RequirementParser &requirements) {
  StringRef name = record->getValueAsString("attribute");
  auto [dialect, rest] = name.split('.');
  if (dialect.empty() || rest.empty())
    PrintFatalError(record, "'" + name +
                                "' isn't the name of a discardable attribute, "
                                "which begins with its dialect: \"toy.fast\"");
  for (const DefModel &other : model.defs)
    if (other.scope == DefModel::Scope::Discardable && other.name == name)
      PrintFatalError(record, "two records describe attribute '" + name + "'");
  DefModel result;
  result.scope = DefModel::Scope::Discardable;
  result.dialect = dialect.str();
  result.name = name.str();
  result.qualClassName = "::mlir::Attribute";
  result.isType = false;
  RequirementList list =
      requirements.parse(record, {}, [&](const Record *said, StringRef text) {
        checkNotOfOp(record, "an attribute", text);
        checkPlaceholders(said, text,
                          {"$_self", "$_each", "$_ctxt", "$_builder"});
        return bindSelf(text);
      });
  checkRanges(record, list.clauses);
  result.list = requirements.getList(std::move(list.clauses));
  result.needs = std::move(list.needs);
  for (const NeedModel &need : result.needs)
    checkNeed(record, need);
  model.defs.push_back(std::move(result));
}

/// Reports parameters of the dialect's types and attributes that hide types and
/// attributes from MLIR.
static void checkHiddenParameters(const RecordKeeper &records,
                                  const Model &model) {
  for (StringRef defClass : {"TypeDef", "AttrDef"}) {
    if (!records.getClass(defClass))
      continue;
    for (const Record *record : records.getAllDerivedDefinitions(defClass)) {
      AttrOrTypeDef def(record);
      if (!def.getDialect() || def.getDialect().getName() != model.dialect)
        continue;
      for (const AttrOrTypeParameter &parameter : def.getParameters())
        if (hidesTypesOrAttributes(parameter.getCppType()))
          PrintFatalError(
              record,
              "parameter '" + parameter.getName() + "' of '" +
                  record->getName() + "' is a '" + parameter.getCppType() +
                  "', in which MLIR doesn't find types and attributes, so "
                  "their requirements would be lost; use a type or an "
                  "attribute that may be null, or an 'ArrayRef' of them");
    }
  }
}

/// Returns the C++ class that describes the context of the dialect's types.
static std::string getContextClass(const RecordKeeper &records,
                                   StringRef dialect) {
  const Record *found = nullptr;
  if (records.getClass("TypesInContext"))
    for (const Record *record :
         records.getAllDerivedDefinitions("TypesInContext")) {
      if (record->getValueAsDef("dialect")->getValueAsString("name") != dialect)
        continue;
      if (found) {
        PrintError(record, "two 'TypesInContext' records describe dialect '" +
                               dialect + "'");
        PrintFatalNote(found, "the other one is here");
      }
      found = record;
    }
  return found ? found->getValueAsString("cppClass").str() : "";
}

void mlir::availability::tblgen::parseDefs(const RecordKeeper &records,
                                           Model &model,
                                           RequirementParser &requirements) {
  model.contextClass = getContextClass(records, model.dialect);
  for (bool isType : {true, false})
    DefParser(records, model, requirements, isType).parse();
  if (records.getClass("AvailabilityForDiscardable")) {
    SmallVector<const Record *> discardables(
        records.getAllDerivedDefinitions("AvailabilityForDiscardable"));
    sort(discardables, LessRecordByID());
    for (const Record *record : discardables)
      parseDiscardable(record, model, requirements);
  }
  // A context class means that the dialect's C++ finds types and attributes.
  if (model.contextClass.empty() &&
      any_of(model.defs, [](const DefModel &def) { return !def.isEmpty(); }))
    checkHiddenParameters(records, model);
}
