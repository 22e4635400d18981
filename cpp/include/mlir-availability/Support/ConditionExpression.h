//===- ConditionExpression.h - Conditions as data ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The closed vocabulary of conditions on a type, an attribute or an op. The
// generator makes them from trees of predicates, and IR/ExpressionEvaluation.h
// evaluates them. As JSON, a condition is a list: its name, then its words,
// numbers and operands.
// docs/tablegen.md lists the names.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_SUPPORT_CONDITIONEXPRESSION_H
#define MLIR_AVAILABILITY_SUPPORT_CONDITIONEXPRESSION_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"

#include <optional>
#include <string>
#include <vector>

namespace mlir::availability {

/// A condition on a type, an attribute or an op.
struct ConditionExpression {
  enum class Kind {
    /// All, or any, of the operands hold, or the only one doesn't.
    And,
    Or,
    Not,
    /// The name of the type or attribute: "builtin.f16", "toy.box".
    Is,
    /// An integer of a signedness (or "any"), and of a width if there is one.
    Integer,
    /// A property of the type; see `getTraitWords`.
    Has,
    /// A comparison of the rank, or of the number of elements.
    Rank,
    Elements,
    /// The size of dimension number one, counted from the end if negative, is
    /// one of the other numbers.
    Dim,
    /// The shape.
    Shape,
    /// The operand holds for the element type.
    Element,
    /// The operand holds for any, or all, of the types in a tuple, or of those
    /// in it and in the tuples in it ("flattened"); or of the attributes in an
    /// array.
    AnyMember,
    AllMembers,
    /// The operand holds for the type of an attribute that has one, or for the
    /// type that it is.
    TypeOf,
    /// A comparison of an integer attribute's value, or of all numbers in a
    /// dense array.
    Value,
    AllValues,
    /// An integer attribute has all of these bits set (without bits: none is),
    /// or has no other bits set.
    HasBits,
    OnlyBits,
    /// A comparison of the number of elements of an array.
    Size,
    /// The operand holds for any of the op's operands, or results, that its
    /// definition calls by a name; see `ValueGroup`. The number is the position
    /// in the group.
    Operand,
    Result,
    /// The op has an attribute of this name for which the operand holds.
    Attribute,
    /// A comparison of the number of operands, results or regions.
    Count,
    /// The types, or their element types, of all the operands and results that
    /// are meant are the same.
    SameTypes,
    SameElements,
    /// C++, which is no data: the generator's last resort.
    Cpp,
  };
  Kind kind = Kind::And;
  std::vector<std::string> words = {};
  std::vector<int64_t> numbers = {};
  std::vector<ConditionExpression> operands = {};

  bool operator==(const ConditionExpression &other) const {
    return kind == other.kind && words == other.words &&
           numbers == other.numbers && operands == other.operands;
  }

  /// Returns true if it always holds: there is no condition.
  bool empty() const { return kind == Kind::And && operands.empty(); }
  /// Returns true if no part of it is C++.
  bool isData() const;

  llvm::json::Value toJson() const;
  /// Returns the condition in `value`, std::nullopt if it is malformed, or has
  /// a part that this version doesn't know.
  static std::optional<ConditionExpression>
  fromJson(const llvm::json::Value &value);
  /// Same, for the text of JSON.
  static std::optional<ConditionExpression> parse(llvm::StringRef text);
};

/// Which of the operands, or the results, of an op belong to one that its
/// definition names.
struct ValueGroup {
  /// One character for each that the definition names: '1' for a single one,
  /// '?' for an optional one, '*' for any number.
  std::string layout;
  /// Where the numbers are: an attribute of the op; empty if they are equal, or
  /// if there is only one that varies.
  std::string segments;

  bool operator==(const ValueGroup &other) const {
    return layout == other.layout && segments == other.segments;
  }
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_SUPPORT_CONDITIONEXPRESSION_H
