//===- Model.cpp - Availability records as plain structs ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parsers.h"
#include "Predicates.h"

#include "mlir/TableGen/Dialect.h"
#include "mlir/TableGen/Operator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/TableGen/Error.h"

#include <functional>

using namespace llvm;
using namespace mlir::availability::tblgen;
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

  const RecordKeeper &records;
  Model model;
  RequirementParser requirements{records, model};
  PartParser parts{records, model, requirements};
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
  parseEnums(records, model, requirements);
  for (const Record *record : opRecords)
    parseOp(record);
  parseDefs(records, model, requirements);
  layOutRows(model);
  model.targets = parseTargets(records, model);
  model.closedRegions = parseClosedRegions(records);
  warnOfUnreached(records, model);
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
  result.attributes = parts.getAttributes(
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
  result.operands = parts.getValues(op, /*isResult=*/false);
  result.results = parts.getValues(op, /*isResult=*/true);
  result.attributes =
      parts.getAttributes(op, [](const AttributeModel &attribute) {
        return attribute.hasCases() || attribute.isContainer ||
               !attribute.conditionals.empty();
      });
  model.ops.push_back(std::move(result));
}

Model mlir::availability::tblgen::parseModel(const RecordKeeper &records) {
  return Parser(records).parse();
}
