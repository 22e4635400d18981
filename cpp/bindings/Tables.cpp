//===- Tables.cpp - Bindings of tables ------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tables.h"
#include "Support.h"

#include "mlir-availability/Engine/Table.h"

#include "llvm/Support/ErrorHandling.h"

#include <deque>

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

namespace {
/// A condition in Python: sort, kind, name, when, rule, (dialect, reason) for
/// unknown needs, and the indices of clauses.
using ConditionTuple =
    std::tuple<std::string, std::string, std::string, std::string, std::string,
               std::pair<std::string, std::string>, std::vector<size_t>>;
/// Reasons for unknown needs, by the dialect to which they are unknown.
using UnknownList = std::vector<std::pair<std::string, std::string>>;
/// The op, its clauses, their indices, whether an op may need more, whether
/// something isn't listed, unknown needs, and conditions.
using RowTuple =
    std::tuple<std::string, std::vector<ClauseTuple>, std::vector<size_t>, bool,
               bool, UnknownList, std::vector<ConditionTuple>>;
using DefTuple =
    std::tuple<std::string, std::vector<size_t>, std::vector<ConditionTuple>>;

/// A table that can be judged against many targets.
class PyTable {
public:
  PyTable(nb::object owner, const Text &dialect);

  std::vector<std::pair<std::string, std::string>> getDimensions() const;
  std::vector<Alternatives> getClauses() const;
  std::vector<RowTuple> getRows() const;
  std::vector<DefTuple> getDefs() const;
  /// Returns for each target a letter for each row and one for each clause.
  std::vector<std::pair<std::string, std::string>>
  judge(const std::vector<MlirAttribute> &targets) const;

private:
  static Table makeTable(nb::object &owner, const Text &dialect);
  std::vector<size_t> getNumbers(ArrayRef<Clause> all) const;
  std::vector<ConditionTuple>
  toTuples(const std::vector<ListedNeed> &conditions) const;

  /// Keeps the context alive.
  nb::object owner;
  Table table;
  NumberedClauses clauses;
};
} // namespace

static StringRef stringifySort(RecordedNeed::Sort sort) {
  switch (sort) {
  case RecordedNeed::Sort::Clauses:
  case RecordedNeed::Sort::Type:
  case RecordedNeed::Sort::Def:
    return "clauses";
  case RecordedNeed::Sort::Computed:
    return "computed";
  case RecordedNeed::Sort::Unknown:
    return "unknown";
  case RecordedNeed::Sort::Named:
    return "named";
  case RecordedNeed::Sort::Held:
    return "held";
  }
  llvm_unreachable("unknown sort");
}

Table PyTable::makeTable(nb::object &owner, const Text &dialect) {
  MLIRContext *context = unwrap(nb::cast<MlirContext>(owner));
  ErrorCollector errors(context);
  FailureOr<Table> table = tabulate(context, dialect.str(), [&] {
    return emitError(UnknownLoc::get(context));
  });
  if (failed(table))
    throw errors.takeError();
  return std::move(*table);
}

PyTable::PyTable(nb::object owner, const Text &dialect)
    : owner(std::move(owner)), table(makeTable(this->owner, dialect)),
      clauses(table) {}

std::vector<size_t> PyTable::getNumbers(ArrayRef<Clause> all) const {
  std::vector<size_t> result;
  result.reserve(all.size());
  for (const Clause &clause : all)
    result.push_back(clauses.getNumber(clause));
  return result;
}

std::vector<ConditionTuple>
PyTable::toTuples(const std::vector<ListedNeed> &conditions) const {
  std::vector<ConditionTuple> result;
  result.reserve(conditions.size());
  for (const ListedNeed &condition : conditions)
    result.emplace_back(stringifySort(condition.sort).str(),
                        stringifySourceKind(condition.kind).str(),
                        condition.name, condition.when, condition.rule,
                        std::pair(condition.dialect, condition.unknown),
                        getNumbers(condition.clauses));
  return result;
}

std::vector<std::pair<std::string, std::string>>
PyTable::getDimensions() const {
  std::vector<std::pair<std::string, std::string>> result;
  result.reserve(table.dimensions.size());
  for (const Dimension *dimension : table.dimensions)
    result.emplace_back(dimension->getName().str(),
                        stringifyRelation(dimension->getRelation()).str());
  return result;
}

std::vector<Alternatives> PyTable::getClauses() const {
  std::vector<Alternatives> result;
  result.reserve(clauses.size());
  for (size_t number = 0; number < clauses.size(); ++number)
    result.push_back(
        std::get<Alternatives>(toTuple(Clause(clauses[number], Source()))));
  return result;
}

std::vector<RowTuple> PyTable::getRows() const {
  std::vector<RowTuple> result;
  result.reserve(table.rows.size());
  for (const OpRow &row : table.rows) {
    std::vector<ClauseTuple> tuples;
    tuples.reserve(row.clauses.size());
    for (const Clause &clause : row.clauses)
      tuples.push_back(toTuple(clause));
    result.emplace_back(row.name.getStringRef().str(), std::move(tuples),
                        getNumbers(row.clauses), row.isConditional,
                        row.hasUnlisted, row.unknownTo,
                        toTuples(row.conditions));
  }
  return result;
}

std::vector<DefTuple> PyTable::getDefs() const {
  std::vector<DefTuple> result;
  result.reserve(table.defs.size());
  for (const DefRow &def : table.defs)
    result.emplace_back(def.name, getNumbers(def.clauses),
                        toTuples(def.conditions));
  return result;
}

static char getLetter(Support support) {
  switch (support) {
  case Support::NotJudged:
    return '-';
  case Support::Yes:
    return 'y';
  case Support::OnCondition:
    return 'c';
  case Support::No:
    return 'n';
  case Support::Unknown:
    return 'u';
  }
  llvm_unreachable("unknown support");
}

static char getLetter(ResolvedTarget::Verdict verdict) {
  switch (verdict) {
  case ResolvedTarget::Verdict::Satisfied:
    return 'y';
  case ResolvedTarget::Verdict::Violated:
    return 'n';
  case ResolvedTarget::Verdict::Open:
    return 'c';
  case ResolvedTarget::Verdict::NotJudged:
    return '-';
  }
  llvm_unreachable("unknown verdict");
}

std::vector<std::pair<std::string, std::string>>
PyTable::judge(const std::vector<MlirAttribute> &targets) const {
  std::deque<ResolvedTarget> resolved;
  std::deque<TableJudge> judges;
  for (MlirAttribute target : targets)
    judges.emplace_back(table, clauses,
                        resolved.emplace_back(getTarget(target), ""));
  std::vector<std::pair<std::string, std::string>> result(targets.size());
  // Targets take turns on each row, which stays in the cache of the processor.
  for (const OpRow &row : table.rows)
    for (auto [judge, letters] : llvm::zip_equal(judges, result))
      letters.first += getLetter(judge.judge(row));
  for (size_t number = 0; number < clauses.size(); ++number)
    for (auto [judge, letters] : llvm::zip_equal(judges, result))
      letters.second += getLetter(judge.judge(number));
  return result;
}

void mlir::availability::python::populateTables(nb::module_ &module) {
  nb::class_<PyTable>(module, "Table", "The requirements of a dialect's ops.")
      .def(nb::init<nb::object, const Text &>(), nb::arg("context"),
           nb::arg("dialect"),
           nb::sig("def __init__(self, context: mlir.ir.Context, dialect: str) "
                   "-> None"),
           "Raises ValueError where there is none.")
      .def("dimensions", &PyTable::getDimensions,
           "Returns names and relations.")
      .def("clauses", &PyTable::getClauses,
           "Returns the alternatives of all clauses that differ.")
      .def("rows", &PyTable::getRows,
           "Returns (op, clauses, their numbers, whether an op may need more, "
           "whether something isn't listed, what is unknown, conditions).")
      .def("defs", &PyTable::getDefs,
           "Returns (name, numbers of clauses, conditions) of types and "
           "attributes.")
      .def("judge", &PyTable::judge, nb::arg("targets"),
           nb::sig("def judge(self, targets: collections.abc.Sequence[mlir.ir."
                   "Attribute]) -> list[tuple[str, str]]"),
           "Returns each target's verdicts on the rows and on the clauses: a "
           "letter for each, of yes, condition, no, unknown and '-'.");
  module.def(
      "table_dialects",
      [](MlirContext context) { return listTableDialects(unwrap(context)); },
      nb::arg("context"),
      "Returns the names of the dialects that have a table; loads them.");
}
