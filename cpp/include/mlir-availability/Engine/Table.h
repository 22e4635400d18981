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
#include "mlir-availability/IR/Conditions.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OperationSupport.h"

#include <memory>
#include <string>
#include <vector>

namespace mlir::availability {

/// What ops of one name need.
struct OpRow {
  OperationName name;
  /// The dialect of the ops.
  OpDialect dialect;
  /// What every op of the name needs.
  SmallVector<Clause> clauses;
  /// True when an op may need more because of its attributes, or of the types
  /// that it combines. A type that needs something wherever it is doesn't
  /// count.
  bool isConditional;
  /// What an op may need besides: because of its attributes, its types, or how
  /// they go together. It needs nothing else because of its own parts, but for
  /// what discardable attributes need and for what the next field says.
  std::vector<ListedCondition> conditions = {};
  /// True when C++ that is written by hand has a say, and doesn't list what it
  /// may ask for.
  bool hasUnlisted = false;
  /// Dialects that know what is needed, even where it is nothing, and those
  /// that don't, with the reasons.
  SmallVector<StringRef> knownTo = {};
  std::vector<std::pair<std::string, std::string>> unknownTo = {};
};

/// What a type or an attribute needs.
struct DefRow {
  /// As in the IR: "!spirv.image", "#spirv.scope"; a builtin one by its class.
  std::string name;
  bool isType;
  SmallVector<Clause> clauses;
  std::vector<ListedCondition> conditions;
};

/// All ops of a dialect against all dimensions.
struct Table {
  OpDialect dialect;
  /// The dialect's own, then those of others that its ops need.
  SmallVector<const Dimension *> dimensions;
  /// In the order of the ops' names.
  std::vector<OpRow> rows;
  /// What types and attributes need in the dialect's ops, in the order of their
  /// names, types first.
  std::vector<DefRow> defs;
  /// True when the dialect's ops can't have types without a record.
  bool hasUnknownTypes = false;
};

/// Returns the table of the ops of a dialect: those that are registered, and
/// others for which something was declared at run time. For a dialect without
/// availability of its own, it has the ops for which other dialects have
/// records. Reports through `emitError` and fails when there is none, with the
/// dialects that have a table.
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
  /// All of them are available, whatever their parts are.
  Yes,
  /// Some are available: a condition may fail, or the target leaves it open.
  OnCondition,
  /// None of them is available.
  No,
  /// Their requirements are unknown.
  Unknown,
};

class Outcome;

/// Judges the rows of a table by a target, both of which must outlive it.
class TableJudge {
public:
  TableJudge(const Table &table, ResolvedTarget &target);
  ~TableJudge();

  /// Returns what the target says of the ops of `row`.
  Support judge(const OpRow &row);

  /// Returns what the target says of a clause of an op of the table's dialect.
  ResolvedTarget::Verdict judge(ArrayRef<Requirement> anyOf);

private:
  Outcome judgeCondition(const ListedCondition &condition);

  const Table &table;
  ResolvedTarget &target;
  /// What it says of whatever types and attributes an op may hold.
  std::unique_ptr<Outcome> ofHeld;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_TABLE_H
