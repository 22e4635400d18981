//===- DefParser.cpp - What types and attributes need ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parsers.h"

#include "mlir/TableGen/AttrOrTypeDef.h"
#include "mlir/TableGen/Dialect.h"
#include "mlir/TableGen/Format.h"
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
        isType(isType) {}

  void parse();

private:
  void parseDef(const Record *record);
  /// Returns what the record and its overlays say.
  RequirementList getRequirements(const Record *record, DefModel::Scope scope);
  /// Returns the parameters that hold cases of enums.
  std::vector<std::pair<std::string, const EnumModel *>>
  getEnumParameters(const AttrOrTypeDef &def);
  const EnumModel *findEnum(StringRef cppType, StringRef cppNamespace);
  /// Reports what only ops can need.
  void checkNeed(const Record *record, const NeedModel &need);
  /// Returns the record where something about `record` can be changed.
  const Record *getOwner(const Record *record) {
    auto it = overlays.find(record);
    return it == overlays.end() ? record : it->second.front();
  }
  /// Replaces what C++ can mention by what generated code calls it.
  std::string bind(const Record *record, StringRef text);
  /// Reports that a C++ class has two records.
  void checkClass(const Record *record, StringRef qualClassName);

  const RecordKeeper &records;
  Model &model;
  RequirementParser &requirements;
  bool isType;
  /// From records to the overlays of them.
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
      PrintFatalError(overlay, "an overlay can replace what " +
                                   StringRef(isType ? "types" : "attributes") +
                                   " of dialect '" + model.dialect +
                                   "' need, but '" + record->getName() +
                                   "' is of another one");
  }
  return requirements.parse(isOwn && !isReplaced ? record : nullptr,
                            overlaysOfRecord,
                            [&](StringRef text) { return bind(record, text); });
}

void DefParser::checkNeed(const Record *record, const NeedModel &need) {
  if (!need.type.empty() || !need.cause.name.empty())
    PrintFatalError(getOwner(record),
                    "'AvailableAsType', and parts as causes, can only stand in "
                    "the availability of an op: a type or an attribute has no "
                    "parts");
  for (const NeedModel &nested : need.nested)
    checkNeed(record, nested);
}

const EnumModel *DefParser::findEnum(StringRef cppType,
                                     StringRef cppNamespace) {
  cppType = cppType.trim().ltrim(':');
  for (StringRef wrapper :
       {"std::optional<", "llvm::ArrayRef<", "ArrayRef<", "llvm::SmallVector<"})
    if (cppType.starts_with(wrapper) && cppType.ends_with(">"))
      return findEnum(cppType.drop_front(wrapper.size()).drop_back(),
                      cppNamespace);
  for (const auto &entry : model.enums) {
    if (!entry.second)
      continue;
    // The name may leave out the dialect's namespace, or be that of the
    // attribute that holds the enum.
    std::string enumName =
        StringRef(entry.second->getQualName()).ltrim(':').str();
    std::string relative = (cppNamespace.ltrim(':') + "::" + cppType).str();
    for (StringRef name : {cppType, StringRef(relative)})
      if (name == enumName || name == enumName + "Attr")
        return entry.second.get();
  }
  return nullptr;
}

std::vector<std::pair<std::string, const EnumModel *>>
DefParser::getEnumParameters(const AttrOrTypeDef &def) {
  std::vector<std::pair<std::string, const EnumModel *>> result;
  // What an enum attribute needs is a matter of the op that holds it.
  if (def.getDef()->isSubClassOf("EnumAttr"))
    return result;
  for (const AttrOrTypeParameter &parameter : def.getParameters())
    if (const EnumModel *enumModel = findEnum(
            parameter.getCppType(), def.getDialect().getCppNamespace()))
      result.emplace_back(parameter.getAccessorName(), enumModel);
  return result;
}

std::string DefParser::bind(const Record *record, StringRef text) {
  StringRef what = isType ? "a type" : "an attribute";
  if (text.contains("$_op"))
    PrintFatalError(getOwner(record), "what " + what +
                                          " needs can't depend on '$_op': it "
                                          "is the same in every op");
  if (text.contains("$_context") && (!isType || model.contextClass.empty()))
    PrintFatalError(getOwner(record),
                    "what " + what + " needs can't depend on '$_context': " +
                        (isType ? "dialect '" + model.dialect +
                                      "' has no 'TypesInContext' record"
                                : "only types have one"));
  mlir::tblgen::FmtContext context;
  context.withSelf("self");
  context.addSubst("_context", "context");
  context.addSubst("_each", "each");
  context.addSubst("_ctxt", "self.getContext()");
  context.withBuilder("::mlir::Builder(self.getContext())");
  return mlir::tblgen::tgfmt(text, &context).str();
}

void DefParser::checkClass(const Record *record, StringRef qualClassName) {
  auto [it, inserted] = classes.try_emplace(qualClassName, record);
  bool isCpp = record->isSubClassOf("CppType") ||
               record->isSubClassOf("CppAttr") ||
               it->second->isSubClassOf("CppType") ||
               it->second->isSubClassOf("CppAttr");
  if (inserted || !isCpp)
    return;
  PrintError(record, "two records stand for '" + qualClassName + "'");
  PrintFatalNote(it->second, "the other one is here");
}

void DefParser::parseDef(const Record *record) {
  AttrOrTypeDef def(record);
  if (!def.getDialect())
    return;
  StringRef owner = def.getDialect().getName();
  bool isOwn = owner == model.dialect;
  if (!isOwn && !overlays.contains(record))
    return;
  DefModel result;
  result.scope = isOwn                ? DefModel::Scope::Own
                 : owner == "builtin" ? DefModel::Scope::OpsOfDialect
                                      : DefModel::Scope::Foreign;
  result.className = def.getCppClassName().str();
  result.qualClassName =
      (def.getDialect().getCppNamespace() + "::" + def.getCppClassName()).str();
  result.dialect = owner.str();
  checkClass(record, result.qualClassName);
  if (model.isOverlayDialect && result.scope == DefModel::Scope::OpsOfDialect)
    PrintFatalError(getOwner(record),
                    "an overlay of '" + record->getName() +
                        "', which is builtin, holds in ops of the dialect that "
                        "is generated for, and overlay dialect '" +
                        model.dialect +
                        "' has none: say it in the overlays of ops");
  result.name = def.getMnemonic() ? (owner + "." + *def.getMnemonic()).str()
                                  : result.className;
  result.isType = isType;
  result.enumParameters = getEnumParameters(def);
  RequirementList list = getRequirements(record, result.scope);
  result.list = requirements.getList(std::move(list.clauses));
  result.needs = std::move(list.needs);
  for (const NeedModel &need : result.needs)
    checkNeed(record, need);
  // Where C++ asks about each, it also asks which are known.
  if (!result.isEmpty() || !model.contextClass.empty() ||
      overlays.contains(record))
    model.defs.push_back(std::move(result));
}

/// Returns the C++ class of what says where types of the dialect are.
static std::string getContextClass(const RecordKeeper &records,
                                   StringRef dialect) {
  const Record *found = nullptr;
  if (records.getClass("TypesInContext"))
    for (const Record *record :
         records.getAllDerivedDefinitions("TypesInContext")) {
      if (record->getValueAsDef("dialect")->getValueAsString("name") != dialect)
        continue;
      if (found) {
        PrintError(record, "two records say what the context of types is in "
                           "dialect '" +
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
}
