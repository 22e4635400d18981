//===- RuntimeRules.h - Availability declared at run time -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dimensions and requirements that are declared at run time, by a Python script
// for example, and are data rather than generated code.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_RUNTIMERULES_H
#define MLIR_AVAILABILITY_IR_RUNTIMERULES_H

#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/Conditions.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringMap.h"

#include <variant>

namespace mlir::availability {

/// The parameters of a dimension; see `Dimension`.
struct DimensionSpec {
  std::string name;
  std::string label;
  Relation relation = Relation::OneOf;
  /// Names and values, in ascending order of the values.
  std::vector<std::pair<std::string, int64_t>> values;
  bool limit = false;
  std::string counterpart;
  /// Of a partial order: values, and the values that each of them includes.
  std::vector<std::pair<std::string, std::vector<std::string>>> includes = {};
  /// A value, and another dimension's value that a target with it offers, too.
  struct Implication {
    std::string value, dimension, implied;
  };
  std::vector<Implication> implies = {};
};

/// A dimension together with what it refers to.
class DeclaredDimension {
public:
  /// `inclusions` and `implications` are what follows from those of `spec`; the
  /// names in them live as long as the context. An empty name stands for the
  /// dimension itself.
  DeclaredDimension(DimensionSpec spec,
                    std::vector<Dimension::Inclusion> inclusions,
                    std::vector<Dimension::Implication> implications);

  const Dimension &get() const { return dimension; }

private:
  const DimensionSpec spec;
  const std::vector<Dimension::Value> values;
  const std::vector<Dimension::Inclusion> inclusions;
  const std::vector<Dimension::Implication> implications;
  const Dimension dimension;
};

/// What a named target is made of; see `NamedTarget`.
struct NamedTargetSpec {
  std::string name, family;
  unsigned rank = 0;
  std::string attribute, summary, source;
  std::vector<std::string> optional;
  std::string refusal;
};

/// A named target together with the strings that it refers to.
class DeclaredTarget {
public:
  explicit DeclaredTarget(NamedTargetSpec spec);

  const NamedTarget &get() const { return target; }

private:
  const NamedTargetSpec spec;
  const std::vector<llvm::StringRef> optional;
  const NamedTarget target;
};

/// The cases of an enum, by name. It is for attributes that hold numbers, and
/// for bit enums, to know when a group of bits is set.
struct EnumCases {
  bool isBitEnum = false;
  std::vector<std::pair<std::string, int64_t>> cases;

  bool operator==(const EnumCases &other) const {
    return isBitEnum == other.isBitEnum && cases == other.cases;
  }

  /// Returns the value of the case `name`, std::nullopt when there is none.
  std::optional<int64_t> lookup(llvm::StringRef name) const;
};

/// What an attribute is compared with: an attribute, a number that an integer
/// attribute holds, or a text: the name of an enum's case or what a string
/// attribute holds.
using AttributeValue = std::variant<Attribute, int64_t, std::string>;

/// Returns true when `attr` is `value`. `enumCases` says what number the name
/// of a case stands for. With `contains`, a bit enum needs to hold no more than
/// the bits of the value.
bool matchesValue(Attribute attr, const AttributeValue &value,
                  const EnumCases &enumCases, bool contains);

/// When something that is declared for ops of a name holds for one of them.
struct Condition {
  enum class Kind {
    /// For every op.
    Always,
    /// When the attribute is there, is `equals` and isn't `unless`.
    Attribute,
    /// When there is an operand or a result at `index`, of type `type`.
    Operand,
    Result,
  };
  Kind kind = Kind::Always;

  /// Of an attribute: its name and what it is compared with.
  StringAttr attribute;
  std::optional<AttributeValue> equals;
  std::optional<AttributeValue> unless;
  EnumCases enumCases;

  /// Of an operand or a result. Without a type, any will do.
  unsigned index = 0;
  Type type;
  /// True when the type counts where it is nested in another one, too.
  bool isNested = true;

  bool operator==(const Condition &other) const;

  /// Returns what makes the condition hold for `op`, std::nullopt when it
  /// doesn't hold. What the source refers to is kept in `storage`.
  struct Storage {
    std::string detail;
    llvm::SmallVector<Type, 2> typePath;
  };
  std::optional<Source> match(Operation *op, Storage &storage) const;
};

/// Clauses, all of which are needed: each a list of alternatives.
using ClauseList = std::vector<llvm::SmallVector<Requirement, 1>>;

/// Requirements that a dialect doesn't know, and why.
struct UnknownNeed {
  std::string dialect, reason;

  bool operator==(const UnknownNeed &other) const {
    return dialect == other.dialect && reason == other.reason;
  }
};

/// Clauses that hold on a condition.
struct Rule {
  Condition condition;
  ClauseList clauses;
  /// What is unknown besides, whatever `condition` says.
  std::optional<UnknownNeed> unknown = std::nullopt;

  bool operator==(const Rule &other) const {
    return condition == other.condition && clauses == other.clauses &&
           unknown == other.unknown;
  }
};

/// What is declared for ops of one name.
class DeclaredOverlay : public OpOverlay {
public:
  /// Adds a rule; one that is there already changes nothing.
  void addRule(Rule rule);

  void emitNameClauses(OpClauseSink &sink) const override;
  bool hasInstanceClauses() const override;
  void emitInstanceClauses(Operation *op, OpClauseSink &sink) const override;

  /// Adds the rules that hold for some ops of the name to `conditions`.
  void listConditions(SmallVectorImpl<ListedCondition> &conditions) const;

private:
  std::vector<Rule> rules;
};

/// What is declared for types, or attributes, by name: "toy.tensor". What is
/// declared for the name of a dialect, "toy", holds for all of the dialect that
/// nothing is declared for by their own names.
class DeclaredDefs {
public:
  /// Adds what those called `name` need, and what is unknown besides; the same
  /// again changes nothing.
  void add(llvm::StringRef name, ClauseList clauses,
           std::optional<UnknownNeed> unknown);

  /// Emits what `type` or `attr` needs.
  void emitClauses(Type type, const Source &source, ClauseSink &sink) const;
  void emitClauses(Attribute attr, const Source &source,
                   ClauseSink &sink) const;

private:
  void emitClauses(llvm::StringRef name, const Source &source,
                   ClauseSink &sink) const;

  struct Needs {
    ClauseList clauses;
    std::vector<UnknownNeed> unknown;
  };
  llvm::StringMap<Needs> needs;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_RUNTIMERULES_H
