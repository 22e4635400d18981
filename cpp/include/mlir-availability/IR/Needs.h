//===- Needs.h - What records say, as rows ----------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row of generated code says what the records of an op, a type or an
// attribute state: functions compute the requirements of a given one, and the
// same records are data, independent of any op, for tables to list.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_NEEDS_H
#define MLIR_AVAILABILITY_IR_NEEDS_H

#include "mlir-availability/IR/AvailabilityInterfaces.h"

#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectInterface.h"
#include "llvm/ADT/StringMap.h"

#include <functional>

namespace mlir::availability {

/// A function that emits clauses.
using EmitClausesFn = void (*)(ClauseSink &sink, const Source &source);

/// The requirements of an enum case.
struct CaseNeed {
  const char *name;
  EmitClausesFn emit;
};

/// A requirement that an op, a type or an attribute may have. No string is a
/// null pointer.
struct RecordedNeed {
  enum class Sort : uint8_t {
    /// The clauses that `emit` emits, and those of the cases.
    Clauses,
    /// A clause whose value C++ code computes from the op.
    Computed,
    /// Requirements that are unknown to the dialect `subject`; `detail` is the
    /// reason.
    Unknown,
    /// The requirements of something that is known by its name alone, in a
    /// table of the dialect `subject`.
    Named,
    /// The requirements of the type whose text is `subject`.
    Type,
    /// The requirements of a type or an attribute of the C++ class `subject`.
    Def,
    /// The requirements of any type or attribute that the op holds.
    Held,
  };

  Sort sort;
  /// The part of the op that is the cause, and its name.
  SourceKind kind;
  const char *name;
  /// The condition, in words or as C++; empty if there is none.
  const char *when;
  const char *subject;
  const char *detail;
  /// The name of the rule that asks for it; may be empty.
  const char *rule;
  /// The condition as a formula in postfix form: a letter stands for a
  /// condition, the same letter for the same condition in all needs of the op;
  /// `!`, `&` and `|` are not, and, or; `1` is true. Empty if there is none.
  const char *formula;
  EmitClausesFn emit;
  llvm::ArrayRef<CaseNeed> cases;
};

/// A `RecordedNeed` as generated code stores it: numbers only, for which a
/// loader has nothing to do. Texts are positions in `NeedTables::text`,
/// `emit` and `cases` those in the lists of these.
struct PackedNeed {
  uint32_t name, when, subject, detail, rule, formula;
  uint16_t emit, cases;
  RecordedNeed::Sort sort;
  SourceKind kind;
};

/// The requirements that the records of a dialect state, each once.
struct NeedTables {
  /// All texts, each ended by a null character.
  const char *text;
  llvm::ArrayRef<PackedNeed> needs;
  /// Positions in `needs`: those of an op are neighbours.
  llvm::ArrayRef<uint32_t> order;
  /// The first is null.
  llvm::ArrayRef<EmitClausesFn> functions;
  /// The first is empty.
  llvm::ArrayRef<llvm::ArrayRef<CaseNeed>> cases;

  /// Returns the requirement at `position` of `order`.
  RecordedNeed get(size_t position) const;
};

/// The requirements of an op, a type or an attribute: a part of a table.
struct NeedList {
  /// Null if there are none.
  const NeedTables *tables = nullptr;
  uint32_t first = 0;
  uint32_t size = 0;

  /// Calls `visit` with each.
  void forEach(llvm::function_ref<void(const RecordedNeed &)> visit) const {
    for (uint32_t index = 0; index != size; ++index)
      visit(tables->get(first + index));
  }
};

/// What the records of a dialect say of the ops of one name: a row of generated
/// code.
struct OpRecord {
  llvm::StringLiteral opName;
  /// See the methods of `AvailabilityOpInterface`. The latter is nullptr if no
  /// requirement depends on the individual op, the former only for the
  /// dialect's own ops without any.
  void (*emitNameClauses)(OpClauseSink &);
  void (*emitInstanceClauses)(const AvailabilityOpInterface::Concept *,
                              Operation *, OpClauseSink &);
  /// True for what is added to ops of another dialect, false for the model of
  /// the dialect's own.
  bool isOverlay = false;
  /// The requirements that these functions may emit.
  NeedList needs = {};
};

/// What a record describes that isn't an op.
enum class DefKind : uint8_t {
  Type,
  Attribute,
  /// A discardable attribute, by its name in the IR.
  Discardable,
};

/// Returns `name` with the mark that it has in the IR: `!name` for a type,
/// `#name` for an attribute; a discardable attribute's name has none.
std::string getMarkedName(DefKind kind, StringRef name);

/// The requirements of a type or an attribute.
struct DefRecord {
  /// The C++ class, and the name in the IR.
  llvm::StringLiteral cppClass;
  llvm::StringLiteral name;
  DefKind kind;
  /// The dialect in whose ops this applies, empty for all. For a discardable
  /// attribute, the dialect whose table has it.
  llvm::StringLiteral opDialect;
  /// Emits the unconditional requirements; nullptr if there are none.
  EmitClausesFn emit;
  NeedList needs;
};

/// A conditional requirement in a list.
struct ListedNeed {
  RecordedNeed::Sort sort = RecordedNeed::Sort::Clauses;
  SourceKind kind = SourceKind::Op;
  std::string name, when, rule;
  /// Why the requirements are unknown.
  std::string unknown;
  /// The dialect to which they are unknown, or that has the table of names.
  std::string dialect;
  /// See `RecordedNeed`. Letters of different groups are different
  /// conditions.
  std::string formula;
  unsigned group = 0;
  SmallVector<Clause> clauses;
};

/// Lists the requirements of ops of a name that hand-written C++ emits.
using ListNeedsFn = std::function<void(llvm::SmallVectorImpl<ListedNeed> &)>;

/// Keeps the lists of a context. It is an interface of the dialect
/// `availability`.
class NeedRegistry : public DialectInterface::Base<NeedRegistry> {
public:
  explicit NeedRegistry(Dialect *dialect) : Base(dialect) {}

  /// Returns the registry of `context`. Not to be called while other threads
  /// use the context.
  static NeedRegistry &of(MLIRContext &context);

  /// Adds records of generated code. Adding the same records again changes
  /// nothing.
  void addRecords(llvm::ArrayRef<OpRecord> ops, llvm::ArrayRef<DefRecord> defs);

  /// Adds the conditions of an overlay of ops called `opName` that hand-written
  /// C++ or a program adds. `key` identifies the overlay; adding it again
  /// changes nothing.
  void addListed(llvm::StringRef opName, const void *key, ListNeedsFn list);

  /// Adds run-time declarations for what is called `name`.
  void
  addDeclaredDef(llvm::StringRef name, DefKind kind,
                 llvm::ArrayRef<llvm::SmallVector<Requirement, 1>> clauses);

  /// The run-time declarations for types and attributes of one name.
  struct DeclaredDef {
    std::string name;
    DefKind kind;
    std::vector<llvm::SmallVector<Requirement, 1>> clauses;
  };
  llvm::ArrayRef<DeclaredDef> getDeclaredDefs() const { return declaredDefs; }

  /// Returns the records of generated code for ops called `opName`.
  llvm::ArrayRef<const OpRecord *> getRecords(llvm::StringRef opName) const;

  /// Returns the functions that list the other conditions of ops called
  /// `opName`.
  llvm::SmallVector<ListNeedsFn> getListed(llvm::StringRef opName) const;

  /// Returns the records of generated code for types and attributes in ops of
  /// the dialect `opDialect`.
  llvm::SmallVector<const DefRecord *> getDefs(llvm::StringRef opDialect) const;

private:
  llvm::StringMap<SmallVector<const OpRecord *, 1>> records;
  llvm::StringMap<SmallVector<std::pair<const void *, ListNeedsFn>, 1>> listed;
  SmallVector<llvm::ArrayRef<DefRecord>> defs;
  std::vector<DeclaredDef> declaredDefs;
  llvm::SmallVector<const void *> known;
};

} // namespace mlir::availability

MLIR_DECLARE_EXPLICIT_TYPE_ID(::mlir::availability::NeedRegistry)

#endif // MLIR_AVAILABILITY_IR_NEEDS_H
