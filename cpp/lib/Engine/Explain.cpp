//===- Explain.cpp - What an op needs -------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/InstanceRequirements.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Passes clauses on, and the clauses of types in their place.
class TypeExpandingSink : public ClauseSink {
public:
  TypeExpandingSink(const AvailabilityDialectInterface *dialect,
                    ClauseSink &sink)
      : dialect(dialect), sink(sink) {}

  void emit(ArrayRef<Requirement> anyOf, const Source &source) override {
    sink.emit(anyOf, source);
  }
  void emitType(Type type, const Source &holder) override {
    emitTypeClauses(dialect, type, holder, sink);
  }
  void emitAttribute(Attribute attr, const Source &holder) override {
    emitAttributeClauses(dialect, attr, holder, sink);
  }

private:
  const AvailabilityDialectInterface *dialect;
  ClauseSink &sink;
};

/// Keeps the clauses.
class CollectingSink : public ClauseSink {
public:
  void emit(ArrayRef<Requirement> anyOf, const Source &source) override {
    clauses.emplace_back(anyOf, source);
  }
  void emitType(Type, const Source &) override {
    llvm_unreachable("types are expanded before they get here");
  }
  void emitAttribute(Attribute, const Source &) override {
    llvm_unreachable("attributes are expanded before they get here");
  }

  SmallVector<Clause> clauses;
};
} // namespace

void mlir::availability::emitTypeClauses(
    const AvailabilityDialectInterface *dialect, Type type,
    const Source &holder, ClauseSink &sink) {
  if (dialect)
    dialect->emitTypeClauses(type, holder, sink);
  else
    emitNestedClauses(type, holder, sink);
}

void mlir::availability::emitAttributeClauses(
    const AvailabilityDialectInterface *dialect, Attribute attr,
    const Source &holder, ClauseSink &sink) {
  // What a type in an attribute needs is the dialect's to say.
  if (auto typeAttr = dyn_cast<TypeAttr>(attr)) {
    Source typeHolder = holder;
    typeHolder.kind = SourceKind::Type;
    emitTypeClauses(dialect, typeAttr.getValue(), typeHolder, sink);
  } else {
    emitNestedClauses(attr, holder, sink);
  }
}

template <typename TypeRange>
static void emitTypes(TypeRange types, StringRef role, ClauseSink &sink) {
  for (auto [index, type] : llvm::enumerate(types))
    sink.emitType(type, {SourceKind::Type, role, static_cast<unsigned>(index)});
}

const AvailabilityDialectInterface *
mlir::availability::getDialectInterface(Operation *op) {
  // An unregistered op may be of a dialect that is loaded all the same.
  Dialect *dialect =
      op->getContext()->getLoadedDialect(op->getName().getDialectNamespace());
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

bool mlir::availability::isKnownOp(Operation *op) {
  return isKnownName(op->getName()) ||
         (!getDialectInterface(op) && getOwnRequirements(op));
}

void mlir::availability::emitClauses(Operation *op, ClauseSink &sink,
                                     SymbolTableCollection *symbols) {
  const AvailabilityDialectInterface *dialect = getDialectInterface(op);

  TypeExpandingSink expanding(dialect, sink);
  if (auto interface = dyn_cast<AvailabilityOpInterface>(op)) {
    interface.emitNameClauses(expanding);
    interface.emitInstanceClauses(expanding);
  }
  for (const std::unique_ptr<OpOverlay> &overlay :
       getOverlays(op->getContext(), op->getName().getStringRef())) {
    overlay->emitNameClauses(expanding);
    overlay->emitInstanceClauses(op, expanding);
  }
  emitInstanceRequirements(op, symbols, sink);
  emitTypes(op->getOperandTypes(), "operand", expanding);
  emitTypes(op->getResultTypes(), "result", expanding);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      emitTypes(block.getArgumentTypes(), "argument", expanding);
}

Clause mlir::availability::getNotOfDialectClause() {
  Source source = {SourceKind::Op};
  source.detail = "not an op of the dialect";
  return Clause({}, source);
}

SmallVector<Clause> mlir::availability::explain(Operation *op) {
  if (!isKnownOp(op) && getDialectInterface(op))
    return {getNotOfDialectClause()};
  CollectingSink sink;
  emitClauses(op, sink);
  return std::move(sink.clauses);
}
