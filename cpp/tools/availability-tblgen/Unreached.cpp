//===- Unreached.cpp - Unreachable availability ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EnumPlaces.h"
#include "Parsers.h"
#include "Records.h"

#include "mlir/TableGen/Operator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

namespace {
/// Collects the enum cases for which the model generates code.
class ReachedCases {
public:
  explicit ReachedCases(const Model &model);

  bool contains(const EnumModel &enumModel) const {
    return enums.contains(&enumModel) ||
           (enumModel.overlays && enums.contains(enumModel.overlays.get()));
  }

private:
  void add(ArrayRef<NeedModel> needs) {
    for (const NeedModel &need : needs) {
      enums.insert(need.enumModel);
      add(need.nested);
    }
  }
  void add(ArrayRef<CasePlaceModel> places) {
    for (const CasePlaceModel &place : places) {
      enums.insert(place.enumModel);
      add(place.nested);
    }
  }

  SmallPtrSet<const EnumModel *, 16> enums;
};
} // namespace

ReachedCases::ReachedCases(const Model &model) {
  for (const OpModel &op : concat<const OpModel>(model.ops, model.overlays)) {
    add(op.needs);
    for (const AttributeModel &attribute : op.attributes) {
      enums.insert(attribute.enumModel);
      add(attribute.places);
    }
  }
  for (const DefModel &def : model.defs) {
    add(def.needs);
    for (const auto &[accessor, enumModel] : def.enumParameters)
      enums.insert(enumModel);
  }
}

/// Warns of enum cases with needs that nothing is or holds.
static void warnOfCases(const RecordKeeper &records, const Model &model) {
  ReachedCases reached(model);
  // `AvailableAsCase` names a single case.
  SmallPtrSet<const Record *, 16> named;
  if (records.getClass("AvailableAsCase"))
    for (const Record *use :
         records.getAllDerivedDefinitions("AvailableAsCase"))
      named.insert(use->getValueAsDef("enumCase"));
  for (const auto &[record, enumModel] : model.enums) {
    if (!enumModel || (enumModel->isForeign && !enumModel->overlays) ||
        reached.contains(*enumModel))
      continue;
    for (const Record *enumCase : record->getValueAsListOfDefs("enumerants")) {
      bool needsSomething = any_of(enumModel->cases, [&](const auto &entry) {
        return entry.first.symbol == enumCase->getValueAsString("symbol");
      });
      if (needsSomething && !named.contains(enumCase))
        PrintWarning(enumCase->getLoc(),
                     "the requirements of case '" + enumCase->getName() +
                         "' have no effect: no attribute, property or "
                         "parameter of dialect '" +
                         model.dialect + "' is a case of '" +
                         record->getName() + "', or holds one");
    }
  }
}

namespace {
/// An attribute or property of an op with a default value.
struct DefaultPart {
  const Record *op;
  std::string cppNamespace;
  /// "attribute 'mode'".
  std::string phrase;
  std::string value;
  /// The constraint of an attribute, nullptr of a property.
  const Record *constraint;
};
} // namespace

/// Returns these parts of all ops, including other dialects'.
static std::vector<DefaultPart> getDefaultParts(const RecordKeeper &records) {
  std::vector<DefaultPart> parts;
  for (const Record *record : records.getAllDerivedDefinitions("Op")) {
    mlir::tblgen::Operator op(record);
    auto add = [&](const Twine &phrase, StringRef value,
                   const Record *constraint) {
      parts.push_back({record, op.getCppNamespace().str(), phrase.str(),
                       value.trim().str(), constraint});
    };
    for (const mlir::tblgen::NamedAttribute &named : op.getAttributes())
      if (named.attr.hasDefaultValue())
        add("attribute '" + named.name + "'", named.attr.getDefaultValue(),
            &named.attr.getBaseAttr().getDef());
    for (const mlir::tblgen::NamedProperty &named : op.getProperties())
      if (named.prop.hasDefaultValue())
        add("property '" + named.name + "'", named.prop.getDefaultValue(),
            nullptr);
  }
  return parts;
}

/// Returns true when the default of `part` is the case `symbol` of `enumModel`.
/// For a plain integer, the default may be a number.
static bool isByDefault(const DefaultPart &part, const EnumModel &enumModel,
                        StringRef symbol) {
  int64_t number;
  if (part.constraint == enumModel.record &&
      !StringRef(part.value).getAsInteger(0, number))
    return any_of(enumModel.allCases, [&](const EnumCaseModel &each) {
      return each.value == number && each.symbol == symbol;
    });
  const EnumCaseModel *named =
      findCaseByName(enumModel, part.value, part.cppNamespace);
  return named && named->symbol == symbol;
}

/// Warns of overlays of cases that are an op's default. A default needs
/// nothing, so such an overlay would have no effect.
static void warnOfDefaults(const RecordKeeper &records, const Model &model) {
  if (!records.getClass("AvailabilityForCase"))
    return;
  std::vector<DefaultPart> parts = getDefaultParts(records);
  for (const Record *overlay :
       records.getAllDerivedDefinitions("AvailabilityForCase")) {
    const Record *enumCase = overlay->getValueAsDef("enumCase");
    auto isOverlaid = [&](const DefaultPart &part) {
      return any_of(model.enums, [&](const auto &entry) {
        return entry.second &&
               is_contained(entry.first->getValueAsListOfDefs("enumerants"),
                            enumCase) &&
               isByDefault(part, *entry.second,
                           enumCase->getValueAsString("symbol"));
      });
    };
    auto part = find_if(parts, isOverlaid);
    if (part != parts.end() &&
        !overlay->getValueAsListInit("availability")->empty())
      PrintWarning(
          overlay->getLoc(),
          "the requirements of case '" + enumCase->getName() +
              "' have no effect where it is the default, as it is of " +
              part->phrase + " of '" + part->op->getName() +
              "': a default counts as absent; put them into a record of the "
              "op");
  }
}

/// Returns true for a record whose field `availability` is used.
static bool isAsked(const Record *record) {
  static constexpr StringLiteral classes[] = {"Op",
                                              "EnumCase",
                                              "TypeDef",
                                              "AttrDef",
                                              "AvailabilityFor",
                                              "AvailabilityForCase",
                                              "AvailabilityForDiscardable",
                                              "AvailabilityForType",
                                              "AvailabilityForNames",
                                              "AvailablePred",
                                              "AvailabilityForAttr"};
  return any_of(classes,
                [&](StringRef name) { return record->isSubClassOf(name); });
}

void mlir::availability::tblgen::warnOfUnreached(const RecordKeeper &records,
                                                 const Model &model) {
  for (const auto &[name, record] : records.getDefs()) {
    const RecordVal *field = getAvailability(record.get());
    const auto *list = field ? dyn_cast<ListInit>(field->getValue()) : nullptr;
    // Those with a predicate are checked already.
    if (list && !list->empty() && !isAsked(record.get()) &&
        !record->getValue("predicate"))
      PrintWarning(
          record->getLoc(),
          "nothing uses the availability of '" + record->getName() +
              "', which is not an op, type, attribute or case of an enum");
  }
  // Only the dialect's own C++ knows what it queries.
  if (!model.hasHooks)
    warnOfCases(records, model);
  warnOfDefaults(records, model);
}
