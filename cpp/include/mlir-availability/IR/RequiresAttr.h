//===- RequiresAttr.h - What a single op needs ------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The discardable attribute `availability.requires` says what a single op needs
// besides what its dialect says. On a symbol it also says what calls need:
//
//   func.func private @fast_exp(f32) -> f32 attributes {
//     availability.requires = [{"example.min_version" = "V_3"},
//                              {"example.feature" = ["tensor", "async"]}]}
//
// Each dictionary is a clause, from dimensions to values; every entry, and
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
/// `emitError` and fails when it has another form, or when a dimension or a
/// value isn't known.
LogicalResult
verifyRequirements(Attribute attr,
                   llvm::function_ref<InFlightDiagnostic()> emitError);

/// Emits the clauses of an `availability.requires`. `source` is their cause.
/// What doesn't verify is left out.
void emitRequirements(Attribute attr, const Source &source, ClauseSink &sink);

/// Returns the attribute by which `op` needs something itself, nullptr when it
/// has none. A declaration of a symbol needs nothing: its calls do.
Attribute getOwnRequirements(Operation *op);

/// Returns the attribute of the symbol that `op` calls, nullptr when it calls
/// none or the symbol has no such attribute. `callee` receives the symbol's
/// name. With `callees`, many calls are faster, and those that are hidden from
/// it have none.
Attribute getCalleeRequirements(Operation *op, CalleeLookup *callees,
                                llvm::StringRef &callee);

/// Emits what both say. What the op itself needs has no name in its source.
void emitInstanceRequirements(Operation *op, CalleeLookup *callees,
                              ClauseSink &sink);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_REQUIRESATTR_H
