//===- Explain.cpp - What an op needs -------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Explain.h"

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
    if (dialect)
      dialect->emitTypeClauses(type, holder, sink);
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

  SmallVector<Clause> clauses;
};
} // namespace

template <typename TypeRange>
static void emitTypes(TypeRange types, StringRef role, ClauseSink &sink) {
  for (auto [index, type] : llvm::enumerate(types))
    sink.emitType(type,
                  {SourceKind::Type, role, static_cast<unsigned>(index)});
}

void mlir::availability::emitClauses(Operation *op, ClauseSink &sink) {
  const AvailabilityDialectInterface *dialect = nullptr;
  if (Dialect *opDialect = op->getDialect())
    dialect = dyn_cast<AvailabilityDialectInterface>(opDialect);

  TypeExpandingSink expanding(dialect, sink);
  if (auto interface = dyn_cast<AvailabilityOpInterface>(op)) {
    interface.emitNameClauses(expanding);
    interface.emitInstanceClauses(expanding);
  }
  emitTypes(op->getOperandTypes(), "operand", expanding);
  emitTypes(op->getResultTypes(), "result", expanding);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      emitTypes(block.getArgumentTypes(), "argument", expanding);
}

SmallVector<Clause> mlir::availability::explain(Operation *op) {
  CollectingSink sink;
  emitClauses(op, sink);
  return std::move(sink.clauses);
}
