//===- RuntimeDeclarations.h - Dialects declared at run time ----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a program that runs adds to what generated code says. The checked way to
// what AvailabilityDialect keeps.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_RUNTIMEDECLARATIONS_H
#define MLIR_AVAILABILITY_ENGINE_RUNTIMEDECLARATIONS_H

#include "mlir-availability/IR/RuntimeRules.h"

namespace mlir::availability {

/// Declares a dimension in `context` and returns it. One that is there already,
/// declared or a dialect's own, is returned if it is the same. Reports through
/// `emitError` and fails when it isn't, when the specification is malformed, or
/// when its counterpart is there and makes no range with it.
/// Not to be called while other threads use the context.
FailureOr<const Dimension *>
declareDimension(MLIRContext *context, DimensionSpec spec,
                 llvm::function_ref<InFlightDiagnostic()> emitError);

/// A rule for ops of one name.
struct OpRule {
  std::string opName;
  Rule rule;
};

/// Adds `rules` to what ops need. An op needn't be registered, nor its dialect
/// loaded; with a rule, even one without clauses, it counts as known. Adding
/// the same rule again changes nothing.
///
/// Reports through `emitError`, adds none and fails when, for any of them, the
/// dialect is loaded and has no such op, a clause has no alternatives, a
/// dimension isn't the context's, or the condition names a case that its enum
/// lacks. Not to be called while other threads use the context.
LogicalResult attachRules(MLIRContext *context, std::vector<OpRule> rules,
                          llvm::function_ref<InFlightDiagnostic()> emitError);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_RUNTIMEDECLARATIONS_H
