//===- Needs.cpp - The distinct clauses of some IR ------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Needs.h"

#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/IR/InstanceRequirements.h"

#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseSet.h"

#include <set>

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Collects the distinct clauses of ops, those of each name, type and attribute
/// once.
class Collector : public ClauseSink {
public:
  /// Only alternatives along dimensions of `dialect` count, unless it is empty.
  explicit Collector(StringRef dialect) : dialectFilter(dialect) {}

  /// Collects from `root` and all that is nested. Fails, with an error, at an
  /// op that can't be available anywhere.
  LogicalResult collect(Operation *root);

  SmallVector<Need, 0> needs;

private:
  LogicalResult visit(Operation *op);
  void visitTypes(Operation *op);

  void emit(ArrayRef<Requirement> anyOf, const Source &source) override;
  void emitType(Type type, const Source &holder) override {
    if (seen.insert({dialect, type.getAsOpaquePointer()}).second)
      emitTypeClauses(dialect, type, holder, *this);
  }
  void emitAttribute(Attribute attr, const Source &holder) override {
    if (seen.insert({dialect, attr.getAsOpaquePointer()}).second)
      emitAttributeClauses(dialect, attr, holder, *this);
  }

  StringRef dialectFilter;
  /// The op that is being visited, and the interface of its dialect.
  Operation *op = nullptr;
  const AvailabilityDialectInterface *dialect = nullptr;
  DenseSet<std::pair<const AvailabilityDialectInterface *, const void *>> seen;
  DenseSet<OperationName> seenNames;
  SymbolTableCollection symbols;
  std::set<std::vector<std::pair<const Dimension *, int64_t>>> seenClauses;
};
} // namespace

void Collector::emit(ArrayRef<Requirement> anyOf, const Source &source) {
  SmallVector<Requirement> ours;
  for (const Requirement &requirement : anyOf)
    if (dialectFilter.empty() ||
        requirement.dimension->getDialectName() == dialectFilter)
      ours.push_back(requirement);
  // What nothing satisfies is for targets of the op's own dialect to say.
  bool isOurs = dialectFilter.empty() ||
                op->getName().getDialectNamespace() == dialectFilter;
  if (ours.empty() && !(anyOf.empty() && isOurs))
    return;
  std::vector<std::pair<const Dimension *, int64_t>> key;
  for (const Requirement &requirement : ours)
    key.emplace_back(requirement.dimension, requirement.value);
  if (seenClauses.insert(std::move(key)).second)
    needs.push_back({Clause(ours, source), op});
}

void Collector::visitTypes(Operation *op) {
  auto emitAll = [&](auto types, StringRef role) {
    for (auto [index, type] : llvm::enumerate(types))
      emitType(type, {SourceKind::Type, role, static_cast<unsigned>(index)});
  };
  emitAll(op->getOperandTypes(), "operand");
  emitAll(op->getResultTypes(), "result");
  for (Region &region : op->getRegions())
    for (Block &block : region)
      emitAll(block.getArgumentTypes(), "argument");
}

LogicalResult Collector::visit(Operation *visited) {
  op = visited;
  dialect = getDialectInterface(op);
  auto model = dyn_cast<AvailabilityOpInterface>(op);
  ArrayRef<std::unique_ptr<OpOverlay>> overlays =
      getOverlays(op->getContext(), op->getName().getStringRef());
  bool isOurs = dialectFilter.empty() ||
                op->getName().getDialectNamespace() == dialectFilter;
  if (isOurs && dialect && !isKnownOp(op))
    return emitError(op->getLoc())
           << "'" << op->getName()
           << "' is not an op of its dialect, so no target offers it";

  bool isNew = seenNames.insert(op->getName()).second;
  if (model) {
    if (isNew)
      model.emitNameClauses(*this);
    if (model.hasInstanceClauses())
      model.emitInstanceClauses(*this);
  }
  for (const std::unique_ptr<OpOverlay> &overlay : overlays) {
    if (isNew)
      overlay->emitNameClauses(*this);
    if (overlay->hasInstanceClauses())
      overlay->emitInstanceClauses(op, *this);
  }
  emitInstanceRequirements(op, &symbols, *this);
  visitTypes(op);
  return success();
}

LogicalResult Collector::collect(Operation *root) {
  WalkResult result = root->walk<WalkOrder::PreOrder>([&](Operation *nested) {
    return failed(visit(nested)) ? WalkResult::interrupt()
                                 : WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  for (const Need &need : needs)
    if (need.clause.anyOf.empty())
      return emitError(need.op->getLoc())
             << "'" << need.op->getName()
             << "' needs what no target offers, because of "
             << need.clause.describeSource();
  return success();
}

FailureOr<SmallVector<Need, 0>>
mlir::availability::collectNeeds(Operation *root, StringRef dialect) {
  Collector collector(dialect);
  if (failed(collector.collect(root)))
    return failure();
  return std::move(collector.needs);
}
