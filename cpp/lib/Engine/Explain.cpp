//===- Explain.cpp - The needs of an op -----------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/CalleeLookup.h"
#include "mlir-availability/IR/RequiresAttr.h"

#include "OpParts.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Forwards clauses. Replaces each type by the clauses of that type.
class TypeExpandingSink : public OpClauseSink {
public:
  TypeExpandingSink(OpDialect dialect, ClauseSink &sink,
                    AnalysisCache *analyses)
      : OpClauseSink(analyses), dialect(dialect), sink(sink) {}

  void emit(ArrayRef<Requirement> anyOf, const Source &source) override {
    sink.emit(anyOf, source);
  }
  void emitUnknown(const Source &source, StringRef unknownTo) override {
    sink.emitUnknown(source, unknownTo);
  }
  void emitNothingNeeded(StringRef knownTo) override {
    sink.emitNothingNeeded(knownTo);
  }
  void emitType(Type type, const Source &holder) override {
    emitTypeClauses(dialect, type, /*use=*/0, holder, sink);
  }
  void emitAttribute(Attribute attr, const Source &holder) override {
    emitAttributeClauses(dialect, attr, holder, sink);
  }

private:
  OpDialect dialect;
  ClauseSink &sink;
};
} // namespace

unsigned
mlir::availability::getTypeUse(const AvailabilityDialectInterface *dialect,
                               OperationName name) {
  return dialect ? dialect->getTypeUse(name) : 0;
}

void mlir::availability::emitTypeClauses(OpDialect dialect, Type type,
                                         unsigned use, const Source &holder,
                                         ClauseSink &sink) {
  if (dialect.interface)
    dialect.interface->emitTypeClauses(type, use, holder, sink);
  else
    emitNestedClauses(type, dialect.name, holder, sink);
}

void mlir::availability::emitAttributeClauses(OpDialect dialect, Attribute attr,
                                              const Source &holder,
                                              ClauseSink &sink) {
  // The dialect decides what a type inside an attribute needs.
  if (auto typeAttr = dyn_cast<TypeAttr>(attr)) {
    Source typeHolder = holder;
    typeHolder.kind = SourceKind::Type;
    emitTypeClauses(dialect, typeAttr.getValue(), /*use=*/0, typeHolder, sink);
  } else if (dialect.interface) {
    dialect.interface->emitAttributeClauses(attr, holder, sink);
  } else {
    emitNestedClauses(attr, dialect.name, holder, sink);
  }
}

DictionaryAttr mlir::availability::getDiscardableAttributes(Operation *op) {
  // If an op keeps its own attributes in this dictionary, separate them from
  // the discardable ones.
  DictionaryAttr attrs = op->getRawDictionaryAttrs();
  return attrs.empty() ? attrs : op->getDiscardableAttrDictionary();
}

const AvailabilityDialectInterface *
mlir::availability::getDialectInterface(Operation *op) {
  OperationName name = op->getName();
  // The dialect of an unregistered op may be loaded.
  Dialect *dialect =
      name.isRegistered()
          ? name.getDialect()
          : op->getContext()->getLoadedDialect(name.getDialectNamespace());
  return dialect ? dyn_cast<AvailabilityDialectInterface>(dialect) : nullptr;
}

ArrayRef<std::unique_ptr<OpOverlay>>
mlir::availability::getOverlays(MLIRContext *context, StringRef opName) {
  const auto *dialect = context->getLoadedDialect<AvailabilityDialect>();
  if (!dialect)
    return {};
  return dialect->getOverlays(opName);
}

const AvailabilityOpInterface::Concept *
mlir::availability::findOpModel(OperationName name) {
  if (const auto *model = name.getInterface<AvailabilityOpInterface>())
    return model;
  Dialect *dialect = name.getDialect();
  return dialect
             ? dialect->getRegisteredInterfaceForOp<AvailabilityOpInterface>(
                   name)
             : nullptr;
}

bool mlir::availability::isKnownName(OperationName name) {
  return name.isRegistered() || findOpModel(name) ||
         !getOverlays(name.getContext(), name.getStringRef()).empty();
}

bool mlir::availability::isDeclaredName(OperationName name) {
  Dialect *dialect =
      name.getContext()->getLoadedDialect(name.getDialectNamespace());
  // An overlay adds to what the dialect of a registered op says.
  return isa_and_nonnull<AvailabilityDialectInterface>(dialect) ||
         findOpModel(name) ||
         (!name.isRegistered() &&
          !getOverlays(name.getContext(), name.getStringRef()).empty());
}

bool mlir::availability::isKnownOp(Operation *op) {
  return isKnownName(op->getName()) ||
         (!getDialectInterface(op) && getOwnRequirements(op));
}

void mlir::availability::emitClauses(Operation *op, ClauseSink &sink,
                                     CalleeLookup *callees) {
  OpNameInfo name(op);
  OpDialect dialect = name.opDialect;
  TypeExpandingSink expanding(dialect, sink,
                              callees ? &callees->getAnalyses() : nullptr);
  name.emitNameClauses(expanding);
  name.emitInstanceClauses(op, expanding);
  emitInstanceRequirements(op, callees, sink);
  unsigned use = name.getTypeUse(op);
  forEachType(op, [&](Type type, StringRef role, unsigned index) {
    emitTypeClauses(dialect, type, use, {SourceKind::Type, role, index}, sink);
  });
  name.attributes.forEach(op, [&](StringRef attrName, Attribute attr) {
    emitAttributeClauses(dialect, attr, {SourceKind::Attribute, attrName},
                         sink);
  });
  emitDiscardableClauses(dialect, getDiscardableAttributes(op), sink);
}

Clause mlir::availability::getNotOfDialectClause() {
  Source source = {SourceKind::Op};
  source.detail = "not an op of the dialect";
  return Clause({}, source);
}

SmallVector<Clause> mlir::availability::explain(Operation *op,
                                                CalleeLookup *callees) {
  if (!isKnownOp(op) && getDialectInterface(op))
    return {getNotOfDialectClause()};
  ClauseCollector sink;
  emitClauses(op, sink, callees);
  return std::move(sink.clauses);
}

SmallVector<SmallVector<Requirement>>
mlir::availability::collectAlternatives(Operation *root) {
  SmallVector<SmallVector<Requirement>> lists;
  // The clauses of a module have few different lists.
  CalleeLookup callees;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (const Clause &clause : explain(op, &callees))
      if (llvm::none_of(lists, [&](ArrayRef<Requirement> list) {
            return list == ArrayRef(clause.anyOf);
          }))
        lists.emplace_back(ArrayRef(clause.anyOf));
  });
  return lists;
}
