//===- RuntimeDeclarations.h - Dialects declared at run time ----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adds declarations to a context at run time. The functions here check their
// arguments; AvailabilityDialect keeps the result.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_RUNTIMEDECLARATIONS_H
#define MLIR_AVAILABILITY_ENGINE_RUNTIMEDECLARATIONS_H

#include "mlir-availability/IR/RuntimeRules.h"

namespace mlir::availability {

/// Declares a dimension in `context` and returns it. One that is there already,
/// declared or a dialect's own, is returned if it is the same. Reports through
/// `emitError` and fails when it isn't, when the specification is malformed,
/// when its counterpart is there and makes no range with it, or when it implies
/// values of a dimension that isn't declared yet. Until its counterpart is
/// declared, nothing can be said along a dimension.
/// Not to be called while other threads use the context.
FailureOr<const Dimension *>
declareDimension(MLIRContext *context, DimensionSpec spec,
                 llvm::function_ref<InFlightDiagnostic()> emitError);

/// A rule for ops of one name.
struct OpRule {
  std::string opName;
  Rule rule;
};

/// What types, or attributes, of one name need: "toy.tensor".
struct DefRule {
  bool isType;
  std::string name;
  ClauseList clauses;
  /// What is unknown besides.
  std::optional<UnknownNeed> unknown = std::nullopt;
};

/// Adds `opRules` to what ops need, and `defRules` to what types and attributes
/// need wherever they are. An op needn't be registered, nor its dialect
/// loaded; with a rule, even one without clauses, it counts as known. Adding
/// the same rule again changes nothing.
///
/// Reports through `emitError`, adds none and fails when, for any of them, the
/// dialect is loaded and has no such op, type or attribute, the type or
/// attribute is a builtin one, a clause has no alternatives, a
/// dimension isn't the context's, the condition names a case that its enum
/// lacks, or no op of the name can have the operand or result that the
/// condition is about, or it has an attribute of nearly the condition's name
/// instead. Not to be called while other threads use the context.
LogicalResult attachRules(MLIRContext *context, std::vector<OpRule> opRules,
                          std::vector<DefRule> defRules,
                          llvm::function_ref<InFlightDiagnostic()> emitError);

/// Adds a named target to those of `context`. Declaring the same again changes
/// nothing. Reports through `emitError` and fails when there is another one of
/// the name, or of the rank in the family, when the attribute isn't one of a
/// target, or when something of `optional` can't be added to it.
/// Not to be called while other threads use the context.
LogicalResult declareTarget(MLIRContext *context, NamedTargetSpec spec,
                            llvm::function_ref<InFlightDiagnostic()> emitError);

/// Takes back the dimensions and named targets that are declared in its
/// lifetime, unless they are to be kept.
class DeclarationScope {
public:
  explicit DeclarationScope(MLIRContext *context);
  ~DeclarationScope();
  DeclarationScope(const DeclarationScope &) = delete;
  DeclarationScope &operator=(const DeclarationScope &) = delete;

  void keep() { isKept = true; }

private:
  AvailabilityDialect &dialect;
  size_t numDimensions, numTargets;
  bool isKept = false;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_RUNTIMEDECLARATIONS_H
