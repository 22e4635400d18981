//===- Model.cpp - Availability records as plain structs ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Classless.h"
#include "Parsers.h"
#include "Predicates.h"
#include "Records.h"

#include "mlir/TableGen/Dialect.h"
#include "mlir/TableGen/Operator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/TableGen/Error.h"

#include <functional>
#include <utility>

using namespace llvm;
using namespace mlir::availability::tblgen;
using mlir::tblgen::Operator;

static cl::OptionCategory category("Options for availability backends");

static cl::opt<std::string>
    dialectName("availability-dialect",
                cl::desc("Generate for this dialect (default: the one that an "
                         "AvailabilityHeaders record names, or else the "
                         "only one that has ops)"),
                cl::value_desc("name"), cl::cat(category));

namespace {
/// Builds a `Model`. The members are in order of use.
class Parser {
public:
  explicit Parser(const RecordKeeper &records) : records(records) {}

  Model parse();

private:
  void parseDialect(ArrayRef<const Record *> opRecords);
  /// Returns the dialects for which code could be generated, by name and in
  /// record order. They come from the first kind of record that names any
  /// dialect.
  MapVector<StringRef, const Record *>
  getDialects(ArrayRef<const Record *> opRecords) const;
  /// Reads other records about `dialect`, for which code is generated.
  void parseDialectRecords(const Record *dialect);
  /// Reports an overlay dialect that has content of its own.
  void checkOverlayDialect(const Record *dialect,
                           ArrayRef<const Record *> opRecords) const;
  void parseOp(const Record *record);
  /// Reports an op whose name another record has.
  void checkName(const Record *record, StringRef name);
  /// Parses the overlays of another dialect's op.
  void parseForeignOp(const Record *record);

  /// Returns the requirements in `op` and its overlays.
  RequirementList getOpRequirements(const Record *op);
  /// Returns true when only C++ states the needs of `op`, which has the model
  /// `opModel` otherwise. Reports requirements that would be lost.
  bool isHandWritten(const Operator &op, const OpModel &opModel);
  /// Returns the overlays of `op`.
  std::vector<const Record *> getOverlays(const Record *op);
  /// Returns the model of `op` with the requirements in `list`.
  OpModel makeOpModel(const Operator &op, RequirementList list);

  const RecordKeeper &records;
  Model model;
  llvm::StringMap<const Record *> ops;
  RequirementParser requirements{records, model};
  PartParser parts{records, model, requirements};
};
} // namespace

/// Fails if a result, region or successor of `op` is something else. MLIR's
/// `Operator` would abort.
static void checkConstraints(const Record *op) {
  for (auto [field, className] : {std::pair("results", "TypeConstraint"),
                                  {"regions", "RegionConstraint"},
                                  {"successors", "SuccessorConstraint"}})
    for (const Init *part : op->getValueAsDag(field)->getArgs()) {
      const auto *init = dyn_cast<DefInit>(part);
      const Record *def = init ? init->getDef() : nullptr;
      if (def && def->isSubClassOf("OpVariable"))
        def = def->getValueAsDef("constraint");
      if (!def || !def->isSubClassOf(className))
        PrintFatalError(op, Twine("'") + part->getAsString() + "' in '" +
                                field + "' is not a " + className);
    }
}

/// Returns true if one of `clauses` is along a dimension of `dialect`.
static bool isOfDialect(ArrayRef<ClauseModel> clauses, StringRef dialect) {
  return any_of(clauses, [&](const ClauseModel &clause) {
    return any_of(clause.anyOf, [&](const InstanceModel &instance) {
      return StringRef(instance.dimension->name).split('.').first == dialect;
    });
  });
}

/// Returns true for requirements along a dimension of `dialect`, and for those
/// that depend on the op.
static bool isOfDialect(const RequirementList &list, StringRef dialect) {
  return !list.needs.empty() || isOfDialect(list.clauses, dialect);
}

Model Parser::parse() {
  if (!records.getClass(getRequirementClass(records)))
    failWithFile(records, "no class 'Availability': include "
                          "\"mlir-availability/Availability.td\"");

  ArrayRef<const Record *> opRecords;
  if (records.getClass("Op"))
    opRecords = records.getAllDerivedDefinitions("Op");
  for_each(opRecords, checkConstraints);
  parseDialect(opRecords);

  // Whose targets judge the ops' needs, depends on it.
  model.onlyTargets = parseOnlyTargets(records);
  // Dimensions that no op uses are included too.
  requirements.parseDimensions();
  parseEnums(records, model, requirements);
  parseNameTables(records, model, requirements);
  for (const Record *record : opRecords)
    parseOp(record);
  parseDefs(records, model, requirements);
  layOutRows(model);
  model.targets = parseTargets(records, model);
  model.closedRegions = parseClosedRegions(records);
  model.namings = parseNamings(records);
  // Other constraints are for the ops of another file, or of another dialect.
  parts.getCarriers().checkUsed(records, [&](const Record *constraint) {
    return !model.ops.empty() &&
           isOfDialect(requirements.parse(constraint), model.dialect);
  });
  warnOfUnreached(records, model);
  return std::move(model);
}

/// Returns the definitions of `className`, none if it doesn't exist.
static ArrayRef<const Record *> getDefinitions(const RecordKeeper &records,
                                               StringRef className) {
  if (!records.getClass(className))
    return {};
  return records.getAllDerivedDefinitions(className);
}

MapVector<StringRef, const Record *>
Parser::getDialects(ArrayRef<const Record *> opRecords) const {
  MapVector<StringRef, const Record *> dialects;
  auto add = [&](const Record *dialect) {
    StringRef name = dialect->getValueAsString("name");
    if (dialectName.empty() || name == dialectName)
      dialects.try_emplace(name, dialect);
  };
  for (const Record *record : getDefinitions(records, "AvailabilityHeaders"))
    add(record->getValueAsDef("dialect"));
  // If there is an overlay dialect, it is the one that is meant.
  if (dialects.empty())
    for_each(getDefinitions(records, "OverlayDialect"), add);
  if (dialects.empty())
    for (const Record *record : opRecords)
      add(record->getValueAsDef("opDialect"));
  if (dialects.empty())
    for_each(getDefinitions(records, "Dialect"), add);
  return dialects;
}

/// Returns "'gpu', 'nvgpu' and 'toy'", in alphabetical order.
static std::string getNames(MapVector<StringRef, const Record *> dialects) {
  SmallVector<StringRef> names(make_first_range(dialects));
  sort(names);
  std::string text;
  for (auto [index, name] : enumerate(names)) {
    if (index > 0)
      text += index + 1 == names.size() ? " and " : ", ";
    text += ("'" + name + "'").str();
  }
  return text;
}

void Parser::parseDialect(ArrayRef<const Record *> opRecords) {
  MapVector<StringRef, const Record *> dialects = getDialects(opRecords);
  if (dialects.empty()) {
    MapVector<StringRef, const Record *> known;
    for (const Record *record : getDefinitions(records, "Dialect"))
      known.try_emplace(record->getValueAsString("name"), record);
    failWithFile(
        records,
        dialectName.empty()
            ? Twine("the records are of no dialect")
            : "no dialect '" + Twine(dialectName) + "' in the records, which " +
                  (known.empty() ? "have none" : "have " + getNames(known)));
  }
  if (dialects.size() > 1)
    failWithFile(records,
                 "the records are of " + Twine(dialects.size()) +
                     " dialects, " + getNames(dialects) +
                     ": choose one with --availability-dialect=<name>");
  const Record *dialect = dialects.front().second;
  model.dialect = dialect->getValueAsString("name").str();
  model.cppNamespace = mlir::tblgen::Dialect(dialect).getCppNamespace().str();
  model.dialectClass = mlir::tblgen::Dialect(dialect).getCppClassName();
  model.isOverlayDialect = dialect->isSubClassOf("OverlayDialect");
  parseDialectRecords(dialect);
  if (model.isOverlayDialect)
    checkOverlayDialect(dialect, opRecords);
}

void Parser::parseDialectRecords(const Record *dialect) {
  for (const Record *record : getDefinitions(records, "AvailabilityHooks"))
    model.hasHooks |= record->getValueAsDef("dialect") == dialect;
  const Record *found = nullptr;
  for (const Record *record : getDefinitions(records, "AvailabilityHeaders")) {
    if (record->getValueAsDef("dialect") != dialect)
      continue;
    if (found) {
      PrintError(record, "two records say which headers dialect '" +
                             model.dialect + "' needs");
      PrintFatalNote(found, "the other one is here");
    }
    found = record;
    model.hasHeaders = true;
    for (StringRef header : record->getValueAsListOfStrings("headers"))
      model.headers.push_back(header.str());
  }
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
// Ops
//===----------------------------------------------------------------------===//

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
    requirements.parseOverlay(overlay, result);
  return result;
}

/// Returns true when `op` sets `autogenAvailability` to 0.
static bool isMarkedHandWritten(const Record *op) {
  const RecordVal *autogen = op->getValue("autogenAvailability");
  return autogen && !op->getValueAsBit(autogen->getName());
}

bool Parser::isHandWritten(const Operator &op, const OpModel &opModel) {
  const Record *record = &op.getDef();
  bool isImplemented =
      op.getTrait("::mlir::availability::AvailabilityOpInterface::Trait");
  bool isMarked = isMarkedHandWritten(record);
  if (!isImplemented && !isMarked)
    return false;
  std::vector<const Record *> overlays = getOverlays(record);
  bool isReplaced = any_of(overlays, [](const Record *overlay) {
    return overlay->getValueAsBit("replaces");
  });
  // Nothing takes the place of what the op's class implements.
  if (isReplaced && !isImplemented)
    return false;
  if (!overlays.empty())
    PrintFatalError(
        overlays.front(),
        "the availability of '" + record->getName() +
            "' is written in C++; extend it there" +
            (isImplemented ? "" : ", or replace it with 'replaces'"));
  if (!isMarked && !opModel.isEmpty())
    PrintFatalError(
        record, "'" + record->getName() +
                    "' implements 'AvailabilityOpInterface' itself, so that "
                    "what the record requires would be lost; require it there, "
                    "and not here ('let availability = [];')");
  return true;
}

OpModel Parser::makeOpModel(const Operator &op, RequirementList list) {
  OpModel result;
  result.name = op.getOperationName();
  result.qualClassName = op.getQualCppClassName();
  result.className = op.getCppClassName().str();
  result.list = requirements.getList(std::move(list.clauses));
  result.needs = std::move(list.needs);
  for (NeedModel &need : result.needs)
    resolveCauses(op, need);
  for (const Record *overlay : getOverlays(&op.getDef()))
    if (StringRef name = overlay->getValueAsString("convertedTo");
        !name.empty())
      result.convertedTo = name.str();
  result.judgedBy = result.convertedTo.empty() ? model.getJudgingDialect().str()
                                               : result.convertedTo;
  result.leastOperands =
      op.getNumOperands() - op.getNumVariableLengthOperands();
  result.leastResults = op.getNumResults() - op.getNumVariableLengthResults();
  result.leastRegions = op.getNumRegions() - op.getNumVariadicRegions();
  for (const mlir::tblgen::NamedAttribute &named : op.getAttributes())
    if (!named.attr.isDerivedAttr() && !named.attr.isOptional() &&
        !named.attr.hasDefaultValue())
      result.requiredAttributes.push_back(op.getGetterName(named.name) +
                                          "Attr");
  result.hasOperandSizes =
      op.getTrait("::mlir::OpTrait::AttrSizedOperandSegments");
  if (result.hasOperandSizes)
    for (int index = 0; index < op.getNumOperands(); ++index)
      if (!op.getOperand(index).isVariableLength())
        result.singleOperands.push_back(index);
  result.classlessAccessors = getClasslessAccessors(op);
  checkRanges(&op.getDef(), result.getNameClauses());
  return result;
}

/// Removes what this run doesn't describe from `attribute`, which belongs to
/// another dialect's op. Returns true if anything is left.
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
  // The engine finds types and attributes with their own needs.
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
      PrintFatalError(
          overlay,
          "an overlay can replace the requirements of ops of dialect '" +
              model.dialect + "' only, but '" + record->getName() +
              "' belongs to another dialect");
    requirements.parseOverlay(overlay, list);
  }
  OpModel result = makeOpModel(Operator(record), std::move(list));
  result.attributes = parts.getAttributes(
      Operator(record), [](const AttributeModel &) { return true; });
  erase_if(result.attributes,
           [](AttributeModel &attribute) { return !keepOwnCases(attribute); });
  if (!overlays.empty() || !result.attributes.empty())
    model.overlays.push_back(std::move(result));
}

void Parser::checkName(const Record *record, StringRef name) {
  auto [it, inserted] = ops.try_emplace(name, record);
  if (inserted)
    return;
  PrintError(record, "two records describe op '" + name +
                         "', and every op would need what both require: write "
                         "one record, and what a form of the op requires into "
                         "an 'AvailableWhen'");
  PrintFatalNote(it->second, "the other one is here");
}

void Parser::parseOp(const Record *record) {
  Operator op(record);
  checkName(record, op.getOperationName());
  if (op.getDialectName() != model.dialect)
    return parseForeignOp(record);
  checkUnaskedPredicates(op, parts.getCarriers());
  OpModel result = makeOpModel(op, getOpRequirements(record));
  result.operands = parts.getValues(op, /*isResult=*/false);
  result.results = parts.getValues(op, /*isResult=*/true);
  result.attributes =
      parts.getAttributes(op, [](const AttributeModel &attribute) {
        return attribute.hasCases() || attribute.isContainer ||
               !attribute.conditionals.empty();
      });
  result.types = findTypes(op);
  result.parts = getParts(op);
  result.isHandWritten = isHandWritten(op, result);
  model.ops.push_back(std::move(result));
}

Model mlir::availability::tblgen::parseModel(const RecordKeeper &records) {
  return Parser(records).parse();
}
