//===- Table.h - What the ops of a dialect need -----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_TABLE_H
#define MLIR_AVAILABILITY_ENGINE_TABLE_H

#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/IR/Needs.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OperationSupport.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mlir::availability {

/// The requirements of ops of one name.
struct OpRow {
  OperationName name;
  /// The dialect of the ops.
  OpDialect dialect;
  /// The requirements of every op of the name.
  SmallVector<Clause> clauses;
  /// True if an op may need more because of its attributes or of a combination
  /// of types. A type that needs something wherever it appears doesn't count.
  bool isConditional;
  /// The further requirements of some ops: because of their attributes, their
  /// types, or combinations of them. The list is complete for the op's own
  /// parts, except for discardable attributes and for what the next field says.
  std::vector<ListedNeed> conditions = {};
  /// True if hand-written C++ decides too, and doesn't list its requirements.
  bool hasUnlisted = false;
  /// The dialects that know the requirements, even if there are none, and those
  /// that don't, with the reasons.
  SmallVector<StringRef> knownTo = {};
  std::vector<std::pair<std::string, std::string>> unknownTo = {};
};

/// The requirements of a type or an attribute.
struct DefRow {
  /// As in the IR: "!spirv.image", "#spirv.scope", "nvvm.cluster_dim" for a
  /// discardable one; the C++ class for a builtin one.
  std::string name;
  DefKind kind;
  SmallVector<Clause> clauses;
  std::vector<ListedNeed> conditions;
};

/// All ops of a dialect against all dimensions.
struct Table {
  OpDialect dialect;
  /// The dialect's own, then those of other dialects that its ops need.
  SmallVector<const Dimension *> dimensions;
  /// In the order of the ops' names.
  std::vector<OpRow> rows;
  /// The requirements of types and attributes in the dialect's ops, sorted by
  /// name, types first, then attributes, then discardable ones.
  std::vector<DefRow> defs;
  /// True if types without a record are unknown in the dialect's ops.
  bool hasUnknownTypes = false;
};

/// Returns the table of the ops of a dialect: registered ops, and others with
/// declarations at run time. For a dialect without availability of its own, it
/// has the ops for which other dialects have records. Reports through
/// `emitError` and fails if there is none; the error lists the dialects that
/// have a table.
FailureOr<Table> tabulate(MLIRContext *context, StringRef dialectName,
                          function_ref<InFlightDiagnostic()> emitError);

/// Returns the names of the dialects that have a table: those loaded or
/// registered in `context` with records for their ops. Loads the registered
/// ones.
std::vector<std::string> listTableDialects(MLIRContext *context);

/// A target's verdict on the ops of one name.
enum class Support : uint8_t {
  /// It doesn't cover them.
  NotJudged,
  /// All of them are available, whatever their attributes and types are.
  Yes,
  /// Some are available: a condition may fail, or the target leaves it open.
  OnCondition,
  /// None of them is available.
  No,
  /// Their requirements are unknown.
  Unknown,
};

class Outcome;

/// Numbers the clauses of a table that differ, in the order of their first use.
/// The table must outlive it and stay unchanged.
class NumberedClauses {
public:
  explicit NumberedClauses(const Table &table);

  size_t size() const { return distinct.size(); }
  ArrayRef<Requirement> operator[](size_t number) const {
    return distinct[number];
  }
  /// Returns the number of a clause that the table holds.
  size_t getNumber(const Clause &clause) const {
    return numbers.lookup(&clause);
  }
  /// Returns the dialects that the table's rows name: a target that speaks for
  /// none of them judges a row by its clauses alone.
  ArrayRef<StringRef> getDialects() const { return dialects.getArrayRef(); }

private:
  llvm::SetVector<StringRef> dialects;
  std::vector<ArrayRef<Requirement>> distinct;
  DenseMap<const Clause *, size_t> numbers;
};

/// Judges the rows of a table for a target, and each clause once. All must
/// outlive it.
class TableJudge {
public:
  TableJudge(const Table &table, const NumberedClauses &clauses,
             ResolvedTarget &target);
  ~TableJudge();

  /// Returns the target's verdict on the ops of `row`.
  Support judge(const OpRow &row);

  /// Returns the target's verdict on a clause, by its number.
  ResolvedTarget::Verdict judge(size_t number);

private:
  /// Returns true if the target judges nothing that the table says.
  bool isSilent();
  Outcome judgeClauses(ArrayRef<Clause> needed);
  Outcome judgeCondition(const ListedNeed &condition);

  const Table &table;
  const NumberedClauses &clauses;
  ResolvedTarget &target;
  /// By number, if known.
  std::vector<std::optional<ResolvedTarget::Verdict>> verdicts;
  /// The outcome of the types and attributes that an op may hold; null if the
  /// target judges no row.
  std::unique_ptr<Outcome> ofHeld;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_TABLE_H
