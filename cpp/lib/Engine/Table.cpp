//===- Table.cpp - What the ops of a dialect need -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Table.h"
#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/IR/AvailabilityDialect.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Keeps the clauses, those of types included.
class RowSink : public OpClauseSink {
public:
  RowSink(const AvailabilityDialectInterface &dialect,
          SmallVectorImpl<Clause> &clauses)
      : dialect{dialect.getDialect()->getNamespace(), &dialect},
        clauses(clauses) {}

  void emit(ArrayRef<Requirement> anyOf, const Source &source) override {
    clauses.emplace_back(anyOf, source);
  }
  void emitType(Type type, const Source &holder) override {
    emitTypeClauses(dialect, type, /*use=*/0, holder, *this);
  }
  void emitAttribute(Attribute attr, const Source &holder) override {
    emitAttributeClauses(dialect, attr, holder, *this);
  }

private:
  OpDialect dialect;
  SmallVectorImpl<Clause> &clauses;
};
} // namespace

static OpRow makeRow(OperationName name,
                     const AvailabilityDialectInterface &dialect) {
  OpRow row = {name, {}, false};
  RowSink sink(dialect, row.clauses);
  if (const AvailabilityOpInterface::Concept *model = findOpModel(name)) {
    model->emitNameClauses(sink);
    row.isConditional = model->hasInstanceClauses();
  }
  for (const std::unique_ptr<OpOverlay> &overlay :
       getOverlays(dialect.getContext(), name.getStringRef())) {
    overlay->emitNameClauses(sink);
    row.isConditional |= overlay->hasInstanceClauses();
  }
  return row;
}

static FailureOr<const AvailabilityDialectInterface *>
findDialect(const AvailabilityInterfaces &dialects, StringRef name,
            function_ref<InFlightDiagnostic()> emitError) {
  SmallVector<StringRef> names;
  for (const AvailabilityDialectInterface &dialect : dialects) {
    if (isa<AvailabilityDialect>(dialect.getDialect()))
      continue;
    names.push_back(dialect.getDialect()->getNamespace());
    if (names.back() == name)
      return &dialect;
  }
  return emitUnknownDialect(name, names, emitError);
}

FailureOr<Table>
mlir::availability::tabulate(MLIRContext *context, StringRef dialectName,
                             function_ref<InFlightDiagnostic()> emitError) {
  AvailabilityInterfaces dialects(context);
  FailureOr<const AvailabilityDialectInterface *> dialect =
      findDialect(dialects, dialectName, emitError);
  if (failed(dialect))
    return failure();

  Table table;
  // Workaround: registered-operations-by-dialect
  // Upstream's getRegisteredOperationsByDialect searches with comparators that
  // return numbers for truth values, and finds none of some dialects. We look
  // at all ops.
  for (RegisteredOperationName name : context->getRegisteredOperations())
    if (name.getDialectNamespace() == dialectName)
      table.rows.push_back(makeRow(name, **dialect));
  llvm::sort(table.rows, [](const OpRow &lhs, const OpRow &rhs) {
    return lhs.name.getStringRef() < rhs.name.getStringRef();
  });
  // What an op takes of a resource is never said by its name.
  llvm::copy_if(
      (*dialect)->getDimensions(), std::back_inserter(table.dimensions),
      [](const Dimension *dimension) { return !dimension->isLimit(); });
  for (const OpRow &row : table.rows)
    for (const Clause &clause : row.clauses)
      for (const Requirement &requirement : clause.anyOf)
        if (!llvm::is_contained(table.dimensions, requirement.dimension))
          table.dimensions.push_back(requirement.dimension);
  return table;
}
