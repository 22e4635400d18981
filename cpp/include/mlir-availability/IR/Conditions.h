//===- Conditions.h - Conditional needs, listed ----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What ops of a name may need, without an op at hand. Generated code answers
// for an op; the same records are here as data, so that a table can list every
// condition.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_CONDITIONS_H
#define MLIR_AVAILABILITY_IR_CONDITIONS_H

#include "mlir-availability/IR/Clause.h"

#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectInterface.h"
#include "llvm/ADT/StringMap.h"

#include <functional>

namespace mlir::availability {

/// What a case of an enum needs.
struct CaseNeed {
  const char *name;
  void (*emit)(ClauseSink &sink, const Source &source);
};

/// Something that an op, a type or an attribute may need, as generated code has
/// it. No string is a null pointer.
struct ConditionalNeed {
  enum class Sort : uint8_t {
    /// What `emit` emits, and what the cases need.
    Clauses,
    /// A clause whose value C++ works out of the op.
    Computed,
    /// The dialect `subject` doesn't know what is needed; `detail` says why.
    Unknown,
    /// What something needs that is known by its name alone, in a table of the
    /// dialect `subject`.
    Named,
    /// What a type needs whose text is `subject`.
    Type,
    /// What a type or an attribute of the C++ class `subject` needs.
    Def,
    /// What any type or attribute needs that is held.
    Held,
  };

  Sort sort;
  /// The part of an op that is the cause, and its name.
  SourceKind kind;
  const char *name;
  /// What has to hold, in words or as C++; empty where nothing has to.
  const char *when;
  const char *subject;
  const char *detail;
  /// The name of the rule that asks for it; may be empty.
  const char *rule;
  /// What has to hold, as a formula in postfix form: a letter is a condition,
  /// the same one wherever it stands in the needs of the op, `!`, `&` and `|`
  /// are not, and, or; `1` is true. Empty where there is none.
  const char *formula;
  void (*emit)(ClauseSink &sink, const Source &source);
  llvm::ArrayRef<CaseNeed> cases;
};

/// What ops of one name may need.
struct OpConditions {
  llvm::StringLiteral opName;
  /// It is about the ops that an `OpOverlay` is about; otherwise about those of
  /// the dialect's own model.
  bool isOverlay;
  /// They have an overlay, or a model, that has clauses of the very op.
  bool hasInstanceClauses;
  llvm::ArrayRef<ConditionalNeed> needs;
};

/// What a type or an attribute needs.
struct DefConditions {
  /// The C++ class, and the name in the IR.
  llvm::StringLiteral cppClass;
  llvm::StringLiteral name;
  bool isType;
  /// The dialect in whose ops this holds, empty for all.
  llvm::StringLiteral opDialect;
  /// Emits what is needed in any case; nullptr where nothing is.
  void (*emit)(ClauseSink &sink, const Source &source);
  llvm::ArrayRef<ConditionalNeed> needs;
};

/// A conditional need as lists show it.
struct ListedCondition {
  ConditionalNeed::Sort sort = ConditionalNeed::Sort::Clauses;
  SourceKind kind = SourceKind::Op;
  std::string name, when, rule;
  /// Why nobody knows what is needed.
  std::string unknown;
  /// The dialect that doesn't know, or that has the table of names.
  std::string dialect;
  /// See `ConditionalNeed`. Letters of different groups are different
  /// conditions.
  std::string formula;
  unsigned group = 0;
  SmallVector<Clause> clauses;
};

/// Lists what ops of a name need because of C++ that is written by hand.
using ListConditionsFn =
    std::function<void(llvm::SmallVectorImpl<ListedCondition> &)>;

/// Keeps, for a context, what there is to list. It is an interface of the
/// dialect `availability`.
class ConditionRegistry : public DialectInterface::Base<ConditionRegistry> {
public:
  explicit ConditionRegistry(Dialect *dialect) : Base(dialect) {}

  /// Returns the registry of `context`. Not to be called while other threads
  /// use the context.
  static ConditionRegistry &of(MLIRContext &context);

  /// Adds what generated code says; the same again changes nothing.
  void addRecords(llvm::ArrayRef<OpConditions> ops,
                  llvm::ArrayRef<DefConditions> defs);

  /// Adds the conditions of an overlay of ops called `opName`, which C++ or a
  /// program adds. `key` tells it from others; the same again changes nothing.
  void addListed(llvm::StringRef opName, const void *key,
                 ListConditionsFn list);

  /// Adds what a program says of types, or attributes, called `name`.
  void
  addDeclaredDef(llvm::StringRef name, bool isType,
                 llvm::ArrayRef<llvm::SmallVector<Requirement, 1>> clauses);

  /// What programs say of types and attributes of one name.
  struct DeclaredDef {
    std::string name;
    bool isType;
    std::vector<llvm::SmallVector<Requirement, 1>> clauses;
  };
  llvm::ArrayRef<DeclaredDef> getDeclaredDefs() const { return declaredDefs; }

  /// Returns what generated code says of ops called `opName`.
  llvm::ArrayRef<const OpConditions *> getRecords(llvm::StringRef opName) const;

  /// Returns what lists the other conditions of ops called `opName`.
  llvm::SmallVector<ListConditionsFn> getListed(llvm::StringRef opName) const;

  /// Returns what generated code says of types and attributes in ops of the
  /// dialect `opDialect`.
  llvm::SmallVector<const DefConditions *>
  getDefs(llvm::StringRef opDialect) const;

private:
  llvm::StringMap<SmallVector<const OpConditions *, 1>> records;
  llvm::StringMap<SmallVector<std::pair<const void *, ListConditionsFn>, 1>>
      listed;
  SmallVector<llvm::ArrayRef<DefConditions>> defs;
  std::vector<DeclaredDef> declaredDefs;
  llvm::SmallVector<const void *> known;
};

} // namespace mlir::availability

MLIR_DECLARE_EXPLICIT_TYPE_ID(::mlir::availability::ConditionRegistry)

#endif // MLIR_AVAILABILITY_IR_CONDITIONS_H
