//===- RuntimeRules.h - Availability declared at run time -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dimensions and requirements that are no generated code but data: what a
// program that runs, a Python script for instance, says of ops.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_RUNTIMERULES_H
#define MLIR_AVAILABILITY_IR_RUNTIMERULES_H

#include "mlir-availability/IR/AvailabilityDialect.h"

#include "mlir/IR/BuiltinAttributes.h"

#include <variant>

namespace mlir::availability {

/// What a dimension is made of; see `Dimension`.
struct DimensionSpec {
  std::string name;
  std::string label;
  Relation relation = Relation::OneOf;
  /// Names and values, in ascending order of the values.
  std::vector<std::pair<std::string, int64_t>> values;
  bool limit = false;
  std::string counterpart;
};

/// A dimension together with the strings that it refers to.
class DeclaredDimension {
public:
  explicit DeclaredDimension(DimensionSpec spec);

  const Dimension &get() const { return dimension; }

private:
  const DimensionSpec spec;
  const std::vector<Dimension::Value> values;
  const Dimension dimension;
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

/// Clauses that hold on a condition.
struct Rule {
  Condition condition;
  std::vector<llvm::SmallVector<Requirement, 1>> clauses;

  bool operator==(const Rule &other) const {
    return condition == other.condition && clauses == other.clauses;
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

private:
  std::vector<Rule> rules;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_RUNTIMERULES_H
