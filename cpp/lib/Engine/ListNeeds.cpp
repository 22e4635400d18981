//===- ListNeeds.cpp - Needs in tables ------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ListNeeds.h"

#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/ShortText.h"
#include "mlir-availability/Support/ThreadDiagnosticHandler.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Groups the clauses of a type by the type that causes them, which may be
/// nested in it.
class TypeSink : public ClauseSink {
public:
  explicit TypeSink(std::vector<ListedNeed> &conditions)
      : conditions(conditions) {}

  void emit(ArrayRef<Requirement> anyOf, const Source &source) override;

private:
  std::vector<ListedNeed> &conditions;
};

/// Lists the conditions that records state for ops of one name.
class NeedLister {
public:
  NeedLister(MLIRContext *context, ArrayRef<const DefRecord *> defs, OpRow &row)
      : context(context), defs(defs), row(row) {}

  void add(const NeedList &needs, unsigned group);

  /// Returns true when a type or an attribute may need something.
  bool mayHeldNeed() const {
    auto isHeld = [](DefKind kind) { return kind != DefKind::Discardable; };
    return llvm::any_of(defs,
                        [&](const auto *def) { return isHeld(def->kind); }) ||
           llvm::any_of(NeedRegistry::of(*context).getDeclaredDefs(),
                        [&](const auto &def) { return isHeld(def.kind); });
  }

private:
  void addNeed(const RecordedNeed &need, unsigned group);
  void addType(StringRef text);
  void addDefs(const RecordedNeed &need);

  MLIRContext *context;
  ArrayRef<const DefRecord *> defs;
  OpRow &row;
};
} // namespace

void TypeSink::emit(ArrayRef<Requirement> anyOf, const Source &source) {
  Type cause = source.typePath.empty() ? Type() : source.typePath.back();
  Source ofType = {SourceKind::Type};
  Clause clause(anyOf, ofType);
  clause.rule = source.rule.str();
  std::string when = cause ? printShort(cause) : "";
  // The shape is what matters for vectors and tensors, so one example is
  // enough.
  bool isShaped = isa_and_nonnull<ShapedType>(cause);
  for (ListedNeed &known : conditions) {
    if (known.kind != SourceKind::Type || known.when.empty())
      continue;
    if (isShaped && llvm::is_contained(known.clauses, clause) &&
        StringRef(known.when).contains('<'))
      return;
    if (known.when != when)
      continue;
    if (!llvm::is_contained(known.clauses, clause))
      known.clauses.push_back(std::move(clause));
    return;
  }
  ListedNeed condition;
  condition.kind = SourceKind::Type;
  condition.when = std::move(when);
  condition.clauses.push_back(std::move(clause));
  conditions.push_back(std::move(condition));
}

//===----------------------------------------------------------------------===//
// Records
//===----------------------------------------------------------------------===//

/// Returns the condition for `need` without its clauses. `when` is added to its
/// preconditions.
static ListedNeed makeCondition(const RecordedNeed &need, StringRef when = "") {
  ListedNeed condition;
  condition.sort = need.sort;
  condition.kind = need.kind;
  condition.name = need.name;
  condition.when = need.when;
  if (!when.empty()) {
    if (!condition.when.empty())
      condition.when += ", ";
    condition.when += when;
  }
  condition.rule = need.rule;
  if (need.sort == RecordedNeed::Sort::Unknown)
    condition.unknown = need.detail;
  if (need.sort == RecordedNeed::Sort::Unknown ||
      need.sort == RecordedNeed::Sort::Named)
    condition.dialect = need.subject;
  return condition;
}

/// Adds clauses that are needed under `condition`.
static void addClauses(std::vector<ListedNeed> &conditions,
                       ListedNeed condition, EmitClausesFn emit) {
  Source source = {condition.kind, condition.name};
  source.rule = condition.rule;
  ClauseCollector sink;
  emit(sink, source);
  condition.clauses = std::move(sink.clauses);
  if (!condition.clauses.empty())
    conditions.push_back(std::move(condition));
}

/// Adds the conditions that the record `need` of a type, attribute or op lists
/// itself.
static void addOwn(std::vector<ListedNeed> &conditions,
                   const RecordedNeed &need, unsigned group) {
  ListedNeed condition = makeCondition(need);
  condition.formula = need.formula;
  condition.group = group;
  if (need.sort != RecordedNeed::Sort::Clauses) {
    // Computed needs are along these dimensions.
    if (need.sort == RecordedNeed::Sort::Computed && condition.when.empty())
      condition.when = need.detail;
    conditions.push_back(std::move(condition));
    return;
  }
  if (need.emit)
    addClauses(conditions, std::move(condition), need.emit);
  for (const CaseNeed &each : need.cases)
    addClauses(conditions, makeCondition(need, each.name), each.emit);
}

void NeedLister::addType(StringRef text) {
  ThreadDiagnosticHandler quiet(context, [](Diagnostic &) {});
  Type type = parseType(text, context);
  if (!type) {
    row.hasUnlisted = true;
    return;
  }
  TypeSink sink(row.conditions);
  emitTypeClauses(row.dialect, type,
                  getTypeUse(row.dialect.interface, row.name),
                  {SourceKind::Type}, sink);
}

void NeedLister::addDefs(const RecordedNeed &need) {
  for (const DefRecord *def : defs) {
    if (def->cppClass != need.subject)
      continue;
    std::vector<ListedNeed> ofDef;
    ListedNeed always = makeCondition(need);
    always.sort = RecordedNeed::Sort::Clauses;
    bool isType = def->kind == DefKind::Type;
    if (isType)
      always.when = getMarkedName(def->kind, def->name);
    if (def->emit)
      addClauses(ofDef, always, def->emit);
    def->needs.forEach(
        [&](const RecordedNeed &each) { addOwn(ofDef, each, /*group=*/0); });
    for (ListedNeed &condition : ofDef) {
      condition.kind = need.kind;
      condition.name = need.name;
      condition.formula.clear();
      if (isType && !StringRef(condition.when).starts_with("!"))
        condition.when =
            always.when + (condition.when.empty() ? "" : ", ") + condition.when;
      row.conditions.push_back(std::move(condition));
    }
  }
}

void NeedLister::addNeed(const RecordedNeed &need, unsigned group) {
  switch (need.sort) {
  case RecordedNeed::Sort::Type:
    return addType(need.subject);
  case RecordedNeed::Sort::Def:
    return addDefs(need);
  case RecordedNeed::Sort::Held:
    // If no type or attribute needs anything, held ones don't matter.
    if (mayHeldNeed())
      row.conditions.push_back(makeCondition(need));
    return;
  default:
    return addOwn(row.conditions, need, group);
  }
}

void NeedLister::add(const NeedList &needs, unsigned group) {
  needs.forEach([&](const RecordedNeed &need) { addNeed(need, group); });
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void mlir::availability::listNeeds(MLIRContext *context,
                                   ArrayRef<const DefRecord *> defs,
                                   OpRow &row) {
  StringRef opName = row.name.getStringRef();
  NeedRegistry &registry = NeedRegistry::of(*context);
  NeedLister lister(context, defs, row);
  const AvailabilityOpInterface::Concept *model = findOpModel(row.name);
  bool isModelListed = !model || !model->hasInstanceClauses();
  bool isTypeListed = false;
  size_t numListed = 0;
  for (auto [group, record] : llvm::enumerate(registry.getRecords(opName))) {
    lister.add(record->needs, group);
    isModelListed |= !record->isOverlay;
    isTypeListed |= !record->isOverlay;
    numListed += record->isOverlay && record->emitInstanceClauses != nullptr;
  }
  // Only the op's own records say which types it takes.
  ListedNeed held;
  held.sort = RecordedNeed::Sort::Held;
  held.kind = SourceKind::Type;
  if (!isTypeListed && lister.mayHeldNeed())
    row.conditions.push_back(held);
  for (const ListNeedsFn &list : registry.getListed(opName)) {
    SmallVector<ListedNeed, 0> listed;
    list(listed);
    llvm::append_range(row.conditions, listed);
    numListed += !listed.empty();
  }
  size_t numOverlays =
      llvm::count_if(getOverlays(context, opName), [](const auto &overlay) {
        return overlay->isConditional();
      });
  row.hasUnlisted |= !isModelListed || numListed < numOverlays;
}

DefRow mlir::availability::makeDefRow(const DefRecord &def) {
  DefRow row = {getMarkedName(def.kind, def.name), def.kind, {}, {}};
  ClauseCollector sink;
  if (def.emit)
    def.emit(sink, {});
  row.clauses = std::move(sink.clauses);
  def.needs.forEach([&](const RecordedNeed &need) {
    addOwn(row.conditions, need, /*group=*/0);
  });
  for (ListedNeed &condition : row.conditions)
    condition.kind =
        def.kind == DefKind::Type ? SourceKind::Type : SourceKind::Attribute;
  return row;
}

bool mlir::availability::hasUnknownTypes(MLIRContext *context,
                                         OpDialect dialect) {
  Type unknown =
      OpaqueType::get(StringAttr::get(context, "availability"), "unknown");
  ClauseCollector sink;
  emitTypeClauses(dialect, unknown, /*use=*/0, {SourceKind::Type}, sink);
  return !sink.clauses.empty();
}
