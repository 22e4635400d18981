//===- Explain.h - What an op needs -----------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_EXPLAIN_H
#define MLIR_AVAILABILITY_ENGINE_EXPLAIN_H

#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/AvailabilityInterfaces.h"

namespace mlir::availability {

class CalleeLookup;

/// Returns the interface of the dialect of `op`, which may be unregistered;
/// nullptr if the dialect isn't loaded or has none.
const AvailabilityDialectInterface *getDialectInterface(Operation *op);

/// Returns the overlays in `context` for ops called `opName`.
ArrayRef<std::unique_ptr<OpOverlay>> getOverlays(MLIRContext *context,
                                                 StringRef opName);

/// Returns the model of ops called `name`, nullptr if there is none. A dialect
/// may have a model for unregistered ops too: see
/// `Dialect::getRegisteredInterfaceForOp`.
const AvailabilityOpInterface::Concept *findOpModel(OperationName name);

/// Returns true if the requirements of ops called `name` can be known: the ops
/// are registered, or have a model or an overlay.
bool isKnownName(OperationName name);

/// Returns true if the requirements of ops called `name` are declared, even if
/// there are none: their dialect has availability data, they have a model, or
/// they are unregistered and have an overlay.
bool isDeclaredName(OperationName name);

/// Returns true if the requirements of `op` can be known: its name is known or,
/// if no dialect decides that, an attribute of the op states them.
bool isKnownOp(Operation *op);

/// Returns the discardable attributes of `op`. It is cheap for ops that have
/// none, which is the common case.
DictionaryAttr getDiscardableAttributes(Operation *op);

/// Keeps clauses, but drops a clause with the same cause as an equal earlier
/// one, such as that of a second equal array element.
class ClauseCollector : public ClauseSink {
public:
  void emit(ArrayRef<Requirement> anyOf, const Source &source) override {
    Clause clause(anyOf, source);
    if (!llvm::is_contained(clauses, clause))
      clauses.push_back(std::move(clause));
  }

  SmallVector<Clause> clauses;
};

/// Emits all requirements of `op`: of the op itself, of its attributes, of the
/// types of its operands, results and block arguments, and of the symbol that
/// it calls. Ops nested in its regions are not visited. Emits nothing for an op
/// without availability. With `callees`, many calls are faster, and
/// requirements of symbols that are hidden from it are left out.
void emitClauses(Operation *op, ClauseSink &sink,
                 CalleeLookup *callees = nullptr);

/// Returns how ops called `name` use their values, for `emitTypeClauses`; 0
/// without an interface of their dialect.
unsigned getTypeUse(const AvailabilityDialectInterface *dialect,
                    OperationName name);

/// The dialect of an op: its name, and its interface if it has one.
struct OpDialect {
  StringRef name;
  const AvailabilityDialectInterface *interface = nullptr;
};

/// Emits the requirements of `type` when an op of `dialect` holds it and uses
/// it as `use` says (see `AvailabilityDialectInterface::getTypeUse`). Without
/// an interface of the dialect, these are the requirements that the types
/// themselves state.
void emitTypeClauses(OpDialect dialect, Type type, unsigned use,
                     const Source &holder, ClauseSink &sink);

/// Emits the requirements of `attr` and of everything nested in it when an op
/// of `dialect` holds it.
void emitAttributeClauses(OpDialect dialect, Attribute attr,
                          const Source &holder, ClauseSink &sink);

/// Returns the clause of an op that its dialect doesn't know, although it has
/// availability data: nothing satisfies it.
Clause getNotOfDialectClause();

/// Returns the clauses that `emitClauses` emits, in that order. For an op that
/// its dialect doesn't know, it is the clause of such ops.
SmallVector<Clause> explain(Operation *op, CalleeLookup *callees = nullptr);

/// Returns the alternatives of every clause of `root` and of the ops nested in
/// it. Equal lists are returned once, in the order of the IR.
SmallVector<SmallVector<Requirement>> collectAlternatives(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_EXPLAIN_H
