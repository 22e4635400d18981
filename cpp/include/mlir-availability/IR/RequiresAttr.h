//===- RequiresAttr.h - What a single op needs ------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The discardable attribute `availability.requires` states requirements of a
// single op in addition to those of its dialect. On a symbol it also states the
// requirements of calls:
//
//   func.func private @fast_exp(f32) -> f32 attributes {
//     availability.requires = [{"example.min_version" = "V_3"},
//                              {"example.feature" = ["tensor", "async"]}]}
//
// Each dictionary is a clause that maps dimensions to values. Every entry, and
// every value of a list, is an alternative that satisfies it.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_REQUIRESATTR_H
#define MLIR_AVAILABILITY_IR_REQUIRESATTR_H

#include "mlir-availability/IR/Clause.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Operation.h"

namespace mlir::availability {

class CalleeLookup;

/// Returns "availability.requires".
llvm::StringLiteral getRequiresAttrName();

/// Verifies the value of an `availability.requires`. Reports through
/// `emitError` and fails if it has another form, or if a dimension or a value
/// is unknown.
LogicalResult
verifyRequirements(Attribute attr,
                   llvm::function_ref<InFlightDiagnostic()> emitError);

/// Emits the clauses of an `availability.requires`, with `source` as their
/// cause. Invalid parts are left out.
void emitRequirements(Attribute attr, const Source &source, ClauseSink &sink);

/// Returns true if `attr`, an `availability.requires` or nullptr, has clauses.
/// An empty list states nothing, not even that nothing else is needed.
bool statesRequirements(Attribute attr);

/// Returns the attribute that states requirements of `op` itself, nullptr if it
/// has none. A declaration of a symbol has no requirements; calls of it do.
Attribute getOwnRequirements(Operation *op);

/// Returns the attribute of the symbol that `op` calls, or the address of which
/// it takes, nullptr if it calls none or the symbol has no such attribute.
/// `callee` is set to the symbol's name. With `callees`, many calls are faster,
/// and symbols that are hidden from it have none.
Attribute getCalleeRequirements(Operation *op, CalleeLookup *callees,
                                llvm::StringRef &callee);

/// Emits the clauses of both. Those of the op itself have no name in their
/// source.
void emitInstanceRequirements(Operation *op, CalleeLookup *callees,
                              ClauseSink &sink);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_REQUIRESATTR_H
