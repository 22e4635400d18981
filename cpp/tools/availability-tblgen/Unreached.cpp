//===- Unreached.cpp - Availability that nothing asks for -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parsers.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

namespace {
/// Collects what of enums the model has code for.
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

/// Warns of cases of enums that need something and that nothing is or holds.
static void warnOfCases(const RecordKeeper &records, const Model &model) {
  ReachedCases reached(model);
  // `AvailableAsCase` names a case by itself.
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
                     "nothing asks for what case '" + enumCase->getName() +
                         "' needs: no attribute, property or parameter of "
                         "dialect '" +
                         model.dialect + "' is a case of '" +
                         record->getName() + "', or holds one");
    }
  }
}

/// Returns true for a record whose field `availability` is read.
static bool isAsked(const Record *record) {
  static constexpr StringLiteral classes[] = {"Op",
                                              "EnumCase",
                                              "TypeDef",
                                              "AttrDef",
                                              "AvailabilityFor",
                                              "AvailabilityForCase",
                                              "AvailabilityForType",
                                              "AvailabilityForAttr"};
  return any_of(classes,
                [&](StringRef name) { return record->isSubClassOf(name); });
}

void mlir::availability::tblgen::warnOfUnreached(const RecordKeeper &records,
                                                 const Model &model) {
  for (const auto &[name, record] : records.getDefs()) {
    const RecordVal *field = record->getValue("availability");
    const auto *list = field ? dyn_cast<ListInit>(field->getValue()) : nullptr;
    if (list && !list->empty() && !isAsked(record.get()))
      PrintWarning(record->getLoc(),
                   "nothing asks for the availability of '" +
                       record->getName() +
                       "', which is no op, type, attribute or case of an enum");
  }
  // What the dialect's own C++ asks for, it alone knows.
  if (!model.hasHooks)
    warnOfCases(records, model);
}
