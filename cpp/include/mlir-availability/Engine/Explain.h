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

/// Returns the interface of the dialect that `op`, registered or not, is of;
/// nullptr when the dialect isn't loaded or has none.
const AvailabilityDialectInterface *getDialectInterface(Operation *op);

/// Returns the overlays in `context` of ops called `opName`.
ArrayRef<std::unique_ptr<OpOverlay>> getOverlays(MLIRContext *context,
                                                 StringRef opName);

/// Returns the model of ops called `name`, nullptr when there is none. A
/// dialect may have one even for ops that aren't registered: see
/// `Dialect::getRegisteredInterfaceForOp`.
const AvailabilityOpInterface::Concept *findOpModel(OperationName name);

/// Returns true when somebody can tell what ops called `name` need: they are
/// registered, or have a model or an overlay all the same.
bool isKnownName(OperationName name);

/// Returns true when somebody says what ops called `name` need, even if that is
/// nothing: their dialect takes part in availability, they have a model, or
/// they are registered nowhere and have an overlay.
bool isDeclaredName(OperationName name);

/// Returns true when somebody can tell what `op` needs: its name is known or,
/// where no dialect has a say in that, the op tells by an attribute of its own.
bool isKnownOp(Operation *op);

/// Returns the discardable attributes of `op`, empty for most ops and cheap
/// then.
DictionaryAttr getDiscardableAttributes(Operation *op);

/// Emits everything that `op` needs: of itself, of its attributes, of the types
/// of its operands, results and block arguments, and of the symbol that it
/// calls. Ops nested in its regions are not looked at. Emits nothing for an op
/// without availability. With `callees`, many calls are faster, and what
/// symbols need that are hidden from it is left out.
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

/// Emits what `type` needs when an op of `dialect` holds it and uses it as
/// `use` says (see `AvailabilityDialectInterface::getTypeUse`). Without an
/// interface of the dialect, that is what types say themselves.
void emitTypeClauses(OpDialect dialect, Type type, unsigned use,
                     const Source &holder, ClauseSink &sink);

/// Emits what `attr` and what is nested in it need when an op of `dialect`
/// holds it.
void emitAttributeClauses(OpDialect dialect, Attribute attr,
                          const Source &holder, ClauseSink &sink);

/// Returns the clause of an op that its dialect, which takes part in
/// availability, doesn't know: nothing satisfies it.
Clause getNotOfDialectClause();

/// Returns what `emitClauses` emits, in that order. Of an op that its dialect
/// doesn't know that is the clause of such ops.
SmallVector<Clause> explain(Operation *op, CalleeLookup *callees = nullptr);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_EXPLAIN_H
