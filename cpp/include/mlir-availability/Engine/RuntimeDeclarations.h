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

/// Declares a dimension in `context` and returns it. If an equal one exists,
/// declared or owned by a dialect, returns that. Reports through `emitError`
/// and fails if a different one of that name exists, if the specification is
/// malformed, if its counterpart exists and they form no range, or if it
/// implies values of a dimension that isn't declared yet. Until its counterpart
/// is declared, the dimension can't be used. Not to be called while other
/// threads use the context.
FailureOr<const Dimension *>
declareDimension(MLIRContext *context, DimensionSpec spec,
                 llvm::function_ref<InFlightDiagnostic()> emitError);

/// Reports through `emitError`, with names that are near, and fails when no op
/// of `context` can be called `opName`: it isn't of the form "dialect.op", or a
/// loaded dialect has no such op.
LogicalResult verifyOpName(MLIRContext *context, StringRef opName,
                           llvm::function_ref<InFlightDiagnostic()> emitError);

/// Loads the dialect `name` if it is registered. Otherwise, if unregistered
/// dialects aren't allowed and registered ones have names near `name`, reports
/// them through `emitError` and fails.
LogicalResult
verifyDialectExists(MLIRContext *context, StringRef name,
                    llvm::function_ref<InFlightDiagnostic()> emitError);

/// A rule for ops of one name.
struct OpRule {
  std::string opName;
  Rule rule;
};

/// The requirements of types, or attributes, of one name: "toy.tensor". Those
/// of builtin ones are for ops of one dialect.
struct DefRule {
  DefKind kind;
  std::string name;
  ClauseList clauses;
  /// Further requirements that are unknown.
  std::optional<UnknownNeed> unknown = std::nullopt;
  /// The dialect of the ops that have these requirements; "" for all.
  std::string opDialect = "";
};

/// The attribute whose value, after a prefix, names what ops called `opName`
/// do.
struct OpNaming {
  std::string opName, attribute, prefix;
};

/// What a program adds to the availability in a context.
struct Declarations {
  std::vector<OpRule> opRules;
  std::vector<DefRule> defRules;
  /// See `AvailabilityDialect::closeRegions`.
  std::vector<std::string> closedRegions = {};
  /// Pairs of dialects; see `AvailabilityDialect::restrictToTargets`.
  std::vector<std::pair<std::string, std::string>> onlyTargets = {};
  /// See `AvailabilityDialect::nameByAttribute`.
  std::vector<OpNaming> namings = {};
};

/// Adds `given` to what is known: rules to the requirements of ops, and to
/// those of types and attributes wherever they appear. An op need not be
/// registered, nor its dialect loaded; an op with a rule, even one without
/// clauses, counts as known, and so does a type or an attribute of a dialect
/// that isn't registered. Adding the same again changes nothing.
///
/// Reports through `emitError`, adds nothing and fails if, for any of them, the
/// dialect is loaded and has no such op, type or attribute; the type or
/// attribute is builtin and the rule is for all ops; a clause has no
/// alternatives; a dimension isn't the context's; the condition names a case
/// that its enum lacks; no op of the name can have the operand or result of the
/// condition; the op has an attribute of nearly the condition's name instead;
/// ops of a dialect are known to run only on targets of another dialect than
/// the given one; or another attribute is known to name what ops do. Not to be
/// called while other threads use the context.
LogicalResult declareAll(MLIRContext *context, Declarations given,
                         llvm::function_ref<InFlightDiagnostic()> emitError);

/// Adds a named target to those of `context`. Declaring the same again changes
/// nothing. Reports through `emitError` and fails if a different target has the
/// name, or the rank in the family, if the attribute isn't a target, or if
/// something in `optional` can't be added to it. Not to be called while other
/// threads use the context.
LogicalResult declareTarget(MLIRContext *context, NamedTargetSpec spec,
                            llvm::function_ref<InFlightDiagnostic()> emitError);

/// Removes the dimensions and named targets that were declared during its
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
