//===- Dimension.h - One axis of availability -------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A dimension (a version, an extension, a capability, a chip) and a requirement
// along it.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_DIMENSION_H
#define MLIR_AVAILABILITY_IR_DIMENSION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>

namespace mlir::availability {

/// How what a target offers along a dimension satisfies a requirement.
enum class Relation : uint8_t {
  /// The one value offered must not be lower than the required one.
  AtLeast,
  /// The one value offered must not be higher than the required one.
  AtMost,
  /// The required value must be among the values offered.
  OneOf,
};

/// Returns the relation's name in JSON and Python: "at_least", "at_most" or
/// "one_of".
llvm::StringRef stringifyRelation(Relation relation);

/// Returns the relation of that name, std::nullopt when there is none.
std::optional<Relation> parseRelation(llvm::StringRef name);

/// One axis of availability. Dimensions are compared by address: there is one
/// object for each. That of a dialect written in C++ outlives every context,
/// one that is declared at run time lives as long as its context.
class Dimension {
public:
  /// A value of the dimension and its name. A dimension over an enum has one
  /// for each case.
  struct Value {
    int64_t value;
    llvm::StringRef name;
  };

  /// Tells whether a target that offers some values satisfies a required one.
  using SatisfiesFn = bool (*)(int64_t required,
                               llvm::ArrayRef<int64_t> offered);

  /// `name` is "<dialect>.<name>"; `label` is what precedes a value in
  /// messages; `values` are in ascending order and may be empty, in which case
  /// every integer is a value. `satisfies`, if given, takes the place of the
  /// relation, which then only tells how many values a target offers. For
  /// `limit` see `isLimit`, for `counterpart`, a name, `isCounterpartOf`.
  /// Nothing is copied: strings and values have to live as long as the
  /// dimension.
  constexpr Dimension(llvm::StringRef name, llvm::StringRef label,
                      Relation relation, llvm::ArrayRef<Value> values,
                      SatisfiesFn satisfies = nullptr, bool limit = false,
                      llvm::StringRef counterpart = {})
      : name(name), label(label), counterpart(counterpart), relation(relation),
        values(values), satisfies(satisfies), limit(limit) {}
  Dimension(const Dimension &) = delete;
  Dimension &operator=(const Dimension &) = delete;

  llvm::StringRef getName() const { return name; }
  llvm::StringRef getLabel() const { return label; }
  Relation getRelation() const { return relation; }
  llvm::ArrayRef<Value> getValues() const { return values; }
  /// Returns true when something else than the relation tells what satisfies a
  /// requirement.
  bool hasCustomRelation() const { return satisfies != nullptr; }

  /// Returns true when the dimension is a limit on a resource. That an op keeps
  /// within a limit doesn't make it one of those that the target knows: a
  /// `gpu.func` remains to be lowered to SPIR-V, however small its workgroup.
  bool isLimit() const { return limit; }

  /// Returns the name of the dialect that owns the dimension.
  llvm::StringRef getDialectName() const { return name.split('.').first; }

  /// Returns `value` as users write it: the name of the enum case, or the
  /// number where there is none.
  std::string stringify(int64_t value) const;

  /// Returns the value that `text` names, std::nullopt when it names none.
  std::optional<int64_t> parse(llvm::StringRef text) const;

  /// Returns true when a target that offers `offered` satisfies a requirement
  /// of `required`. A target that offers nothing satisfies none.
  bool isSatisfied(int64_t required, llvm::ArrayRef<int64_t> offered) const;

  /// Returns true when whatever a target offers along the dimension satisfies
  /// `required`: the lowest of all versions as a minimum, for instance.
  bool isVacuous(int64_t required) const;

  /// Returns the name of the dimension that this one is declared to make a
  /// range with, "" when there is none.
  llvm::StringRef getCounterpartName() const { return counterpart; }

  /// Returns true when this and `other` are declared to be the two ends of one
  /// range, each by naming the other: the lowest and the highest version that
  /// has something. Who offers a value offers it along both.
  bool isCounterpartOf(const Dimension &other) const {
    return !counterpart.empty() && counterpart == other.name &&
           other.counterpart == name;
  }

private:
  llvm::StringRef name;
  llvm::StringRef label;
  llvm::StringRef counterpart;
  Relation relation;
  llvm::ArrayRef<Value> values;
  SatisfiesFn satisfies;
  bool limit;
};

/// What something needs along one dimension.
struct Requirement {
  const Dimension *dimension;
  int64_t value;

  bool operator==(const Requirement &other) const {
    return dimension == other.dimension && value == other.value;
  }
  bool operator!=(const Requirement &other) const { return !(*this == other); }
};

/// What a target offers along one dimension. The values live elsewhere.
struct Offer {
  const Dimension *dimension;
  llvm::ArrayRef<int64_t> values;

  bool operator==(const Offer &other) const {
    return dimension == other.dimension && values == other.values;
  }
};

/// Makes offers part of uniqued attributes. (LLVM finds it by this name.)
// NOLINTNEXTLINE(readability-identifier-naming)
inline llvm::hash_code hash_value(const Offer &offer) {
  return llvm::hash_combine(offer.dimension, offer.values);
}

/// Returns the requirements as a phrase for messages, "SPIR-V v1.3 or later" or
/// "capability Int8, Int16 or Int64". Neighbours of one dimension share its
/// label.
std::string describeAlternatives(llvm::ArrayRef<Requirement> anyOf);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_DIMENSION_H
