//===- TypeExpression.h - Conditions on a type as data ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The closed vocabulary of conditions on a type. The generator makes them from
// trees of predicates, and IR/TypeConditions.h evaluates them. As JSON, a
// condition is a list: its name, then its words, numbers and operands.
// docs/tablegen.md lists the names.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_SUPPORT_TYPEEXPRESSION_H
#define MLIR_AVAILABILITY_SUPPORT_TYPEEXPRESSION_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"

#include <optional>
#include <string>
#include <vector>

namespace mlir::availability {

/// A condition on a type.
struct TypeExpression {
  enum class Kind {
    /// All, or any, of the operands hold, or the only one doesn't.
    And,
    Or,
    Not,
    /// The type's name: "builtin.f16", "toy.box".
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
    /// in it and in the tuples in it ("flattened").
    AnyMember,
    AllMembers,
    /// C++, which is no data: the generator's last resort.
    Cpp,
  };
  Kind kind = Kind::And;
  std::vector<std::string> words = {};
  std::vector<int64_t> numbers = {};
  std::vector<TypeExpression> operands = {};

  bool operator==(const TypeExpression &other) const {
    return kind == other.kind && words == other.words &&
           numbers == other.numbers && operands == other.operands;
  }

  /// Returns true if no part of it is C++.
  bool isData() const;

  llvm::json::Value toJson() const;
  /// Returns the condition in `value`, std::nullopt if it is malformed, or has
  /// a part that this version doesn't know.
  static std::optional<TypeExpression> fromJson(const llvm::json::Value &value);
  /// Same, for the text of JSON.
  static std::optional<TypeExpression> parse(llvm::StringRef text);
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

#endif // MLIR_AVAILABILITY_SUPPORT_TYPEEXPRESSION_H
