//===- QueryModelGen.cpp - Ops with typed queries -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A typed query merges all clauses of an op, including those of overlays. All
// ops can therefore share one model of a dimension's interface. This file
// determines which ops implement the interface: those for which a record, their
// own or an overlay, has a requirement along the dimension.
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

namespace {
using DimensionSet = SetVector<const DimensionModel *>;
} // namespace

/// Adds the dimensions in `list` that have generated typed queries. A dialect
/// answers queries for dimensions that it implements itself.
static void addDimensions(const ClauseListModel &list, DimensionSet &result) {
  for (const ClauseModel &clause : list.clauses)
    if (!clause.anyOf.empty() && !clause.anyOf.front().dimension->isForeign &&
        all_of(clause.anyOf, [&](const InstanceModel &instance) {
          return instance.dimension == clause.anyOf.front().dimension;
        }))
      result.insert(clause.anyOf.front().dimension);
}

static void addDimensions(const EnumModel *enumModel, DimensionSet &result) {
  if (enumModel)
    for (const auto &entry : enumModel->cases)
      addDimensions(*entry.second, result);
}

static void addDimensions(ArrayRef<CasePlaceModel> places,
                          DimensionSet &result) {
  for (const CasePlaceModel &place : places) {
    addDimensions(place.enumModel, result);
    addDimensions(place.nested, result);
  }
}

static void addDimensions(const NeedModel &need, DimensionSet &result) {
  addDimensions(*need.list, result);
  addDimensions(need.enumModel, result);
  for (const NeedModel &nested : need.nested)
    addDimensions(nested, result);
}

static DimensionSet getDimensions(const OpModel &op) {
  DimensionSet result;
  auto addAll = [&](ArrayRef<ConditionalModel> conditionals) {
    for (const ConditionalModel &conditional : conditionals)
      addDimensions(*conditional.list, result);
  };
  addDimensions(*op.list, result);
  for (const NeedModel &need : op.needs)
    addDimensions(need, result);
  for (const ValueModel &value :
       concat<const ValueModel>(op.operands, op.results))
    addAll(value.conditionals);
  for (const AttributeModel &attribute : op.attributes) {
    addAll(attribute.conditionals);
    addDimensions(attribute.enumModel, result);
    addDimensions(attribute.places, result);
  }
  return result;
}

/// Returns the dimensions of the needs of types and attributes, which any op of
/// the dialect may use.
static DimensionSet getNestedDimensions(const Model &model) {
  DimensionSet result;
  for (const DefModel &def : model.defs) {
    addDimensions(*def.list, result);
    for (const auto &parameter : def.enumParameters)
      addDimensions(parameter.second, result);
    for (const NeedModel &need : def.needs)
      addDimensions(need, result);
  }
  return result;
}

static void emitModel(const DimensionModel &dimension, ArrayRef<StringRef> ops,
                      raw_ostream &os) {
  os << formatv(R"cpp(struct {0}QueryModel
    : {1}::{2}::FallbackModel<{0}QueryModel> {{
  {3} {4}(::mlir::Operation *op) const {{
    return {1}::{2}::{4}(op);
  }
};
constexpr ::llvm::StringLiteral {0}QueryOps[] = {{
)cpp",
                dimension.getCppName(), dimension.cppNamespace,
                dimension.interfaceName, dimension.queryFnRetType,
                dimension.queryFnName);
  for (StringRef op : ops)
    os << "    ::llvm::StringLiteral(" << quote(op) << "),\n";
  os << "};\n";
}

void mlir::availability::tblgen::emitQueryModelDefs(const Model &model,
                                                    raw_ostream &os) {
  DimensionSet nested = getNestedDimensions(model);
  MapVector<const DimensionModel *, SmallVector<StringRef>> ops;
  for (const OpModel &op : concat<const OpModel>(model.ops, model.overlays)) {
    if (op.isHandWritten)
      continue;
    DimensionSet dimensions = getDimensions(op);
    dimensions.insert_range(nested);
    for (const DimensionModel *dimension : dimensions)
      ops[dimension].push_back(op.name);
  }

  os << "namespace {\n";
  for (const auto &[dimension, names] : ops)
    emitModel(*dimension, names, os);
  os << "} // namespace\n"
        "static void attachQueryModels(\n"
        "    [[maybe_unused]] ::mlir::MLIRContext &context) {\n";
  for (const auto &entry : ops)
    os << formatv("  ::mlir::availability::attachModelTo<{0}QueryModel>(\n"
                  "      {0}QueryOps, context);\n",
                  entry.first->getCppName());
  os << "}\n";
}
