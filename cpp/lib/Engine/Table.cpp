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
  RowSink(OpDialect dialect, SmallVectorImpl<Clause> &clauses)
      : dialect(dialect), clauses(clauses) {}

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

static OpRow makeRow(MLIRContext *context, OperationName name,
                     OpDialect dialect) {
  OpRow row = {name, {}, false};
  RowSink sink(dialect, row.clauses);
  if (const AvailabilityOpInterface::Concept *model = findOpModel(name)) {
    model->emitNameClauses(sink);
    row.isConditional = model->hasInstanceClauses();
  }
  for (const std::unique_ptr<OpOverlay> &overlay :
       getOverlays(context, name.getStringRef())) {
    overlay->emitNameClauses(sink);
    row.isConditional |= overlay->hasInstanceClauses();
  }
  return row;
}

/// Returns the interface of the dialect `name`, nullptr when it has none, and
/// adds the names of those that have one to `names`.
static const AvailabilityDialectInterface *
findDialect(const AvailabilityInterfaces &dialects, StringRef name,
            SmallVectorImpl<StringRef> &names) {
  for (const AvailabilityDialectInterface &dialect : dialects) {
    if (isa<AvailabilityDialect>(dialect.getDialect()))
      continue;
    names.push_back(dialect.getDialect()->getNamespace());
    if (names.back() == name)
      return &dialect;
  }
  return nullptr;
}

FailureOr<Table>
mlir::availability::tabulate(MLIRContext *context, StringRef dialectName,
                             function_ref<InFlightDiagnostic()> emitError) {
  // Dialects of which only others speak needn't be loaded.
  context->getOrLoadDialect(dialectName);
  AvailabilityInterfaces dialects(context);
  SmallVector<StringRef> names;
  const AvailabilityDialectInterface *dialect =
      findDialect(dialects, dialectName, names);

  Table table;
  // Workaround: registered-operations-by-dialect
  // Upstream's getRegisteredOperationsByDialect searches with comparators that
  // return numbers for truth values, and finds none of some dialects. We look
  // at all ops.
  for (RegisteredOperationName name : context->getRegisteredOperations()) {
    if (name.getDialectNamespace() != dialectName)
      continue;
    // Of other dialects' ops, those are judged that somebody speaks of.
    if (dialect || !getOverlays(context, name.getStringRef()).empty())
      table.rows.push_back(makeRow(context, name, {dialectName, dialect}));
  }
  if (!dialect && table.rows.empty())
    return emitUnknownDialect(dialectName, names, emitError);
  llvm::sort(table.rows, [](const OpRow &lhs, const OpRow &rhs) {
    return lhs.name.getStringRef() < rhs.name.getStringRef();
  });
  // What an op takes of a resource is never said by its name.
  if (dialect)
    llvm::copy_if(
        dialect->getDimensions(), std::back_inserter(table.dimensions),
        [](const Dimension *dimension) { return !dimension->isLimit(); });
  for (const OpRow &row : table.rows)
    for (const Clause &clause : row.clauses)
      for (const Requirement &requirement : clause.anyOf)
        if (!llvm::is_contained(table.dimensions, requirement.dimension))
          table.dimensions.push_back(requirement.dimension);
  return table;
}
