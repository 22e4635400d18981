//===- RuntimeRules.h - Availability declared at run time -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dimensions and requirements that are declared at run time, for example by a
// Python script. They are data rather than generated code.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_RUNTIMERULES_H
#define MLIR_AVAILABILITY_IR_RUNTIMERULES_H

#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/Needs.h"
#include "mlir-availability/Support/ConditionExpression.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringMap.h"

#include <variant>

namespace mlir::availability {

/// The parameters of a dimension; see `Dimension`.
struct DimensionSpec {
  std::string name;
  std::string label;
  Relation relation = Relation::OneOf;
  /// Names and values, sorted by value.
  std::vector<std::pair<std::string, int64_t>> values;
  bool limit = false;
  std::string counterpart;
  /// For a partial order: values, and the values that each of them includes.
  std::vector<std::pair<std::string, std::vector<std::string>>> includes = {};
  /// A value, and a value of another dimension that a target with it also
  /// offers.
  struct Implication {
    std::string value, dimension, implied;
  };
  std::vector<Implication> implies = {};
};

/// A dimension together with the data that it refers to.
class DeclaredDimension {
public:
  /// `inclusions` and `implications` are the transitive closures of those of
  /// `spec`; the names in them live as long as the context. An empty name
  /// stands for the dimension itself.
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

/// The parameters of a named target; see `NamedTarget`.
struct NamedTargetSpec {
  std::string name, family;
  unsigned rank = 0;
  std::string attribute, summary, source;
  std::vector<std::string> optional, otherNames;
};

/// A named target together with the strings that it refers to.
class DeclaredTarget {
public:
  explicit DeclaredTarget(NamedTargetSpec spec);

  const NamedTarget &get() const { return target; }

private:
  const NamedTargetSpec spec;
  const std::vector<llvm::StringRef> optional, otherNames;
  const NamedTarget target;
};

/// The cases of an enum, by name. It serves attributes that hold numbers, and
/// bit enums, where it tells whether a group of bits is set.
struct EnumCases {
  bool isBitEnum = false;
  std::vector<std::pair<std::string, int64_t>> cases;

  bool operator==(const EnumCases &other) const {
    return isBitEnum == other.isBitEnum && cases == other.cases;
  }

  /// Returns the value of the case `name`, std::nullopt if there is none.
  std::optional<int64_t> lookup(llvm::StringRef name) const;
};

/// The value that an attribute is compared with: an attribute, a number for an
/// integer attribute, or a text for an enum case or a string attribute.
using AttributeValue = std::variant<Attribute, int64_t, std::string>;

/// Returns true if `attr` is `value`. `enumCases` maps the names of cases to
/// numbers. With `contains`, it is enough that a bit enum contains the bits of
/// the value.
bool matchesValue(Attribute attr, const AttributeValue &value,
                  const EnumCases &enumCases, bool contains);

/// The condition under which a declaration for ops of a name applies to an op.
struct RuleCondition {
  enum class Kind {
    /// Applies to every op.
    Always,
    /// Applies if `when` holds for the op.
    Op,
    /// Applies if the attribute is present, is `equals` and isn't `unless`, and
    /// `when` holds for it.
    Attribute,
    /// Applies if there is an operand or a result at `index` of type `type`.
    Operand,
    Result,
  };
  Kind kind = Kind::Always;

  /// The name of the attribute, or that of the operand or the result in the
  /// definition of the op, nullptr if that isn't known.
  StringAttr name;
  /// The value that an attribute is compared with.
  std::optional<AttributeValue> equals;
  std::optional<AttributeValue> unless;
  EnumCases enumCases;

  /// For an operand or a result. Without a type, any type matches.
  unsigned index = 0;
  Type type;
  /// True if the type also matches where it is nested in another type.
  bool isNested = true;
  /// What must hold for the op, the attribute, or the operand's or result's
  /// type (in place of `type`), and that in words.
  std::optional<ConditionExpression> when;
  std::string words;
  /// For the op: the part that is the cause, and the rule of a specification.
  SourceKind causeKind = SourceKind::Op;
  std::string causeName;
  std::optional<unsigned> causeIndex;
  std::string rule;
  /// The precise cause that is shown if `when` holds for an attribute.
  std::string detail;
  /// Where the number of operands or results varies: which of them `index`
  /// means. It is then a position in the op's definition.
  std::optional<ValueGroup> group;

  bool operator==(const RuleCondition &other) const;

  /// Data that a source refers to.
  struct Storage {
    std::string detail;
    llvm::SmallVector<Type, 2> typePath;
  };
  /// Calls `visit` with each cause that makes the condition hold for `op`.
  void forEachMatch(Operation *op,
                    llvm::function_ref<void(const Source &)> visit) const;
  /// Returns why it can't be told whether the condition holds for `op`, "" if
  /// it can.
  std::string findUnknown(Operation *op) const;

  /// Returns `equals` or `unless` if it can't be told whether the attribute of
  /// `op` is that, so that the condition may hold: the attribute is a dialect's
  /// whose text isn't a list of cases, or it is a number and `enumCases` lacks
  /// the wanted case. Returns nullptr otherwise.
  const AttributeValue *findUndecided(Operation *op) const;

private:
  /// Returns the first position and the number of the operands or results.
  std::optional<std::pair<unsigned, unsigned>>
  findPositions(Operation *op) const;
};

/// Clauses, all of which are needed. Each is a list of alternatives.
using ClauseList = std::vector<llvm::SmallVector<Requirement, 1>>;

/// Requirements that are unknown to a dialect, or to every dialect if it is
/// empty, and why.
struct UnknownNeed {
  std::string dialect, reason;

  bool operator==(const UnknownNeed &other) const {
    return dialect == other.dialect && reason == other.reason;
  }
};

/// Clauses that apply under a condition.
struct Rule {
  RuleCondition condition;
  ClauseList clauses;
  /// Requirements that are unknown if the condition holds.
  std::optional<UnknownNeed> unknown = std::nullopt;
  /// The dialect to whose ops such ops are converted, and whose targets judge
  /// them; empty if they aren't converted. Regardless of `condition`.
  std::string convertedTo = {};
  /// True if the definition of the op doesn't allow what meets `condition`: no
  /// target offers it. The condition's words say what it must be instead.
  bool isRefused = false;

  bool operator==(const Rule &other) const {
    return condition == other.condition && clauses == other.clauses &&
           unknown == other.unknown && convertedTo == other.convertedTo &&
           isRefused == other.isRefused;
  }
};

/// The declarations for ops of one name.
class DeclaredOverlay : public OpOverlay {
public:
  /// Adds a rule, unless it is there already.
  void addRule(Rule rule);

  void emitNameClauses(OpClauseSink &sink) const override;
  bool hasInstanceClauses() const override;
  bool isConditional() const override;
  bool asksAnyOp() const override { return true; }
  void emitInstanceClauses(Operation *op, OpClauseSink &sink) const override;

  /// Adds the rules that apply to some ops of the name to `conditions`.
  void listNeeds(SmallVectorImpl<ListedNeed> &conditions) const;

private:
  std::vector<Rule> rules;
};

/// The declarations for types, attributes or discardable attributes, by name:
/// "toy.tensor". A declaration for the name of a dialect, "toy", applies to
/// everything of the kind in it. One for a dialect of ops applies in these
/// only.
class DeclaredDefs {
public:
  /// Adds requirements of those called `name` in ops of `opDialect`, in all ops
  /// if it is empty, and unknown ones. Adding the same again changes nothing.
  void add(llvm::StringRef name, llvm::StringRef opDialect, ClauseList clauses,
           std::optional<UnknownNeed> unknown);

  /// Returns true if there is a declaration for the name of `type` or `attr`,
  /// or for its dialect.
  bool contain(OpaqueType type) const;
  bool contain(OpaqueAttr attr) const;

  /// Emits the requirements that everything called `name` has in ops of
  /// `opDialect`.
  void emitClauses(llvm::StringRef name, llvm::StringRef opDialect,
                   const Source &source, ClauseSink &sink) const;
  /// Emits those of `type` or `attr`.
  void emitClauses(Type type, llvm::StringRef opDialect, const Source &source,
                   ClauseSink &sink) const;
  void emitClauses(Attribute attr, llvm::StringRef opDialect,
                   const Source &source, ClauseSink &sink) const;

private:
  bool contain(llvm::StringRef name) const;

  struct Needs {
    std::string opDialect;
    ClauseList clauses;
    std::vector<UnknownNeed> unknown;
  };
  llvm::StringMap<std::vector<Needs>> needs;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_RUNTIMERULES_H
