//===- Table.cpp - Tables of a dialect's ops ------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Table.h"
#include "mlir-availability/IR/AvailabilityDialect.h"

#include "ListNeeds.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Keeps what all ops of a name need, including the needs of types.
class RowSink : public OpClauseSink {
public:
  explicit RowSink(OpRow &row) : row(row) {}

  void emit(ArrayRef<Requirement> anyOf, const Source &source) override {
    row.clauses.emplace_back(anyOf, source);
  }
  void emitUnknown(const Source &source, StringRef unknownTo) override {
    row.unknownTo.emplace_back(unknownTo.str(), source.detail.str());
  }
  void emitNothingNeeded(StringRef knownTo) override {
    row.knownTo.push_back(knownTo);
  }
  void emitType(Type type, const Source &holder) override {
    emitTypeClauses(row.dialect, type, /*use=*/0, holder, *this);
  }
  void emitAttribute(Attribute attr, const Source &holder) override {
    emitAttributeClauses(row.dialect, attr, holder, *this);
  }

private:
  OpRow &row;
};
} // namespace

static OpRow makeRow(MLIRContext *context, OperationName name,
                     OpDialect dialect, ArrayRef<const DefRecord *> defs) {
  OpRow row = {name, dialect, {}, false};
  RowSink sink(row);
  if (const AvailabilityOpInterface::Concept *model = findOpModel(name)) {
    model->emitNameClauses(sink);
    row.isConditional = model->hasInstanceClauses();
  }
  for (const std::unique_ptr<OpOverlay> &overlay :
       getOverlays(context, name.getStringRef())) {
    overlay->emitNameClauses(sink);
    row.isConditional |= overlay->isConditional();
  }
  listNeeds(context, defs, row);
  return row;
}

/// Returns the interface of the dialect `name`, nullptr when it has none.
static const AvailabilityDialectInterface *
findDialect(const AvailabilityInterfaces &dialects, StringRef name) {
  for (const AvailabilityDialectInterface &dialect : dialects)
    if (!isa<AvailabilityDialect>(dialect.getDialect()) &&
        dialect.getDialect()->getNamespace() == name)
      return &dialect;
  return nullptr;
}

/// Returns the ops in `context` that have requirements or are known to need
/// nothing. These are the ops of dialects with availability data, and the ops
/// with overlays, even if their dialect isn't loaded.
static SmallVector<OperationName> listOps(MLIRContext *context) {
  SmallVector<OperationName> ops;
  // Workaround: registered-operations-by-dialect
  // Upstream's getRegisteredOperationsByDialect searches with comparators that
  // return numbers for truth values, and finds none of some dialects. We look
  // at all ops.
  for (RegisteredOperationName name : context->getRegisteredOperations())
    if (isa<AvailabilityDialectInterface>(&name.getDialect()) ||
        !getOverlays(context, name.getStringRef()).empty())
      ops.push_back(name);
  if (const auto *dialect = context->getLoadedDialect<AvailabilityDialect>())
    for (StringRef name : dialect->getOverlaidOps())
      if (!RegisteredOperationName::lookup(name, context))
        ops.emplace_back(name, context);
  return ops;
}

FailureOr<Table>
mlir::availability::tabulate(MLIRContext *context, StringRef dialectName,
                             function_ref<InFlightDiagnostic()> emitError) {
  // A dialect that is only described by others need not be loaded.
  context->getOrLoadDialect(dialectName);
  AvailabilityInterfaces dialects(context);
  const AvailabilityDialectInterface *dialect =
      findDialect(dialects, dialectName);

  Table table;
  // The name outlives the table.
  StringRef lasting = StringAttr::get(context, dialectName).getValue();
  table.dialect = {lasting, dialect};
  SmallVector<const DefRecord *> defs =
      NeedRegistry::of(*context).getDefs(dialectName);
  for (OperationName name : listOps(context))
    if (name.getDialectNamespace() == dialectName)
      table.rows.push_back(makeRow(context, name, table.dialect, defs));
  if (!dialect && table.rows.empty()) {
    std::vector<std::string> names = listTableDialects(context);
    return emitUnknownDialect(
        dialectName, SmallVector<StringRef>(names.begin(), names.end()),
        emitError);
  }
  llvm::sort(table.rows, [](const OpRow &lhs, const OpRow &rhs) {
    return lhs.name.getStringRef() < rhs.name.getStringRef();
  });
  for (const DefRecord *def : defs)
    table.defs.push_back(makeDefRow(*def));
  for (const NeedRegistry::DeclaredDef &def :
       NeedRegistry::of(*context).getDeclaredDefs()) {
    DefRow row = {getMarkedName(def.kind, def.name), def.kind, {}, {}};
    for (ArrayRef<Requirement> anyOf : def.clauses)
      row.clauses.emplace_back(anyOf, Source());
    table.defs.push_back(std::move(row));
  }
  llvm::sort(table.defs, [](const DefRow &lhs, const DefRow &rhs) {
    return std::pair(lhs.kind, lhs.name) < std::pair(rhs.kind, rhs.name);
  });
  table.hasUnknownTypes = hasUnknownTypes(context, table.dialect);
  // An op's name never determines how much of a resource it uses.
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

std::vector<std::string>
mlir::availability::listTableDialects(MLIRContext *context) {
  for (StringRef name : context->getAvailableDialects())
    context->getOrLoadDialect(name);
  llvm::StringSet<> names;
  for (OperationName name : listOps(context))
    names.insert(name.getDialectNamespace());
  std::vector<std::string> sorted;
  for (StringRef name : names.keys())
    sorted.push_back(name.str());
  llvm::sort(sorted);
  return sorted;
}
