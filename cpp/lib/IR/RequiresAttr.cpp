//===- RequiresAttr.cpp - The attribute availability.requires -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/RequiresAttr.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/CalleeLookup.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::availability;

StringLiteral mlir::availability::getRequiresAttrName() {
  return "availability.requires";
}

//===----------------------------------------------------------------------===//
// The attribute's value
//===----------------------------------------------------------------------===//

/// Adds the value of `attr`, a string or a number, to `anyOf`.
static LogicalResult
addAlternative(const Dimension &dimension, Attribute attr,
               SmallVectorImpl<Requirement> &anyOf,
               function_ref<InFlightDiagnostic()> emitError) {
  auto number = dyn_cast<IntegerAttr>(attr);
  if (number && number.getType().isSignlessInteger(64) &&
      dimension.getValues().empty()) {
    anyOf.push_back({&dimension, number.getInt()});
    return success();
  }
  auto text = dyn_cast<StringAttr>(attr);
  if (!text)
    return emitError() << "expected a value of '" << dimension.getName()
                       << "' as a string"
                       << (dimension.getValues().empty() ? " or a number" : "")
                       << ", but got " << attr;
  FailureOr<Requirement> requirement =
      parseRequirement(dimension, text, emitError);
  if (failed(requirement))
    return failure();
  anyOf.push_back(*requirement);
  return success();
}

/// Adds the alternatives of one entry of a clause to `anyOf`.
static LogicalResult
addAlternatives(NamedAttribute entry, SmallVectorImpl<Requirement> &anyOf,
                function_ref<InFlightDiagnostic()> emitError) {
  FailureOr<const Dimension *> dimension =
      findDimension(entry.getName().getContext(), entry.getName(), emitError);
  if (failed(dimension))
    return failure();
  auto list = dyn_cast<ArrayAttr>(entry.getValue());
  if (!list)
    return addAlternative(**dimension, entry.getValue(), anyOf, emitError);
  for (Attribute value : list)
    if (failed(addAlternative(**dimension, value, anyOf, emitError)))
      return failure();
  return success();
}

/// Calls `visit` with each clause in `attr`, up to the first error.
static LogicalResult
visitClauses(Attribute attr, function_ref<void(ArrayRef<Requirement>)> visit,
             function_ref<InFlightDiagnostic()> emitError) {
  auto clauses = dyn_cast<ArrayAttr>(attr);
  if (!clauses)
    return emitError() << "expected a list of dictionaries from dimensions to "
                          "values, but got "
                       << attr;
  for (Attribute element : clauses) {
    auto clause = dyn_cast<DictionaryAttr>(element);
    if (!clause)
      return emitError() << "expected a dictionary from dimensions to values, "
                            "but got "
                         << element;
    SmallVector<Requirement> anyOf;
    for (NamedAttribute entry : clause)
      if (failed(addAlternatives(entry, anyOf, emitError)))
        return failure();
    if (anyOf.empty())
      return emitError() << "a clause without alternatives can't be satisfied: "
                         << element;
    visit(anyOf);
  }
  return success();
}

LogicalResult mlir::availability::verifyRequirements(
    Attribute attr, function_ref<InFlightDiagnostic()> emitError) {
  return visitClauses(attr, [](ArrayRef<Requirement>) {}, emitError);
}

void mlir::availability::emitRequirements(Attribute attr, const Source &source,
                                          ClauseSink &sink) {
  // A diagnostic that isn't in flight is discarded.
  (void)visitClauses(
      attr, [&](ArrayRef<Requirement> anyOf) { sink.emit(anyOf, source); },
      [] { return InFlightDiagnostic(); });
}

bool mlir::availability::statesRequirements(Attribute attr) {
  auto clauses = dyn_cast_or_null<ArrayAttr>(attr);
  return clauses && !clauses.empty();
}

//===----------------------------------------------------------------------===//
// Ops that have it
//===----------------------------------------------------------------------===//

static bool isDeclaration(Operation *op) {
  auto symbol = dyn_cast<SymbolOpInterface>(op);
  return symbol && symbol.isDeclaration();
}

Attribute mlir::availability::getOwnRequirements(Operation *op) {
  // Most ops have no such attributes, which is quick to check.
  if (op->getRawDictionaryAttrs().empty())
    return nullptr;
  Attribute attr = op->getDiscardableAttr(getRequiresAttrName());
  return statesRequirements(attr) && !isDeclaration(op) ? attr : nullptr;
}

Attribute mlir::availability::getCalleeRequirements(Operation *op,
                                                    CalleeLookup *callees,
                                                    StringRef &callee) {
  SymbolRefAttr symbol = getCalleeSymbol(op);
  if (!symbol)
    return nullptr;
  Operation *definition =
      callees ? callees->lookup(op, symbol)
              : SymbolTable::lookupNearestSymbolFrom(op, symbol);
  if (!definition)
    return nullptr;
  // The address of data isn't called.
  if (!isa<CallOpInterface>(op) && definition->isRegistered() &&
      !isa<FunctionOpInterface>(definition))
    return nullptr;
  callee = symbol.getLeafReference();
  return definition->getDiscardableAttr(getRequiresAttrName());
}

void mlir::availability::emitInstanceRequirements(Operation *op,
                                                  CalleeLookup *callees,
                                                  ClauseSink &sink) {
  if (Attribute own = getOwnRequirements(op))
    emitRequirements(own, {SourceKind::Instance}, sink);
  StringRef callee;
  if (Attribute attr = getCalleeRequirements(op, callees, callee))
    emitRequirements(attr, {SourceKind::Instance, callee}, sink);
}
