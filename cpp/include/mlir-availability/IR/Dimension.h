//===- Dimension.h - One axis of availability -------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A dimension of availability (a version, an extension, a capability, a chip)
// and a requirement along it.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_DIMENSION_H
#define MLIR_AVAILABILITY_IR_DIMENSION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>

namespace mlir::availability {

/// How a target's offer along a dimension satisfies a requirement.
enum class Relation : uint8_t {
  /// The one value offered must not be lower than the required one.
  AtLeast,
  /// The one value offered must not be higher than the required one.
  AtMost,
  /// The required value must be among the values offered.
  OneOf,
  /// The one value offered must be the required one, or be declared to include
  /// it.
  PartialOrder,
};

/// Returns the relation's name in JSON and Python: "at_least", "at_most",
/// "one_of" or "partial_order".
llvm::StringRef stringifyRelation(Relation relation);

/// Returns the relation of that name, std::nullopt if there is none.
std::optional<Relation> parseRelation(llvm::StringRef name);

/// One axis of availability. Dimensions are compared by address: there is one
/// object for each. A dimension of a C++ dialect outlives every context; one
/// that is declared at run time lives as long as its context.
class Dimension {
public:
  /// A value of the dimension and its name. A dimension over an enum has one
  /// for each case.
  struct Value {
    int64_t value;
    llvm::StringRef name;
  };

  /// For a partial order: a target with `value` offers `included`, too.
  struct Inclusion {
    int64_t value;
    int64_t included;

    bool operator==(const Inclusion &other) const {
      return value == other.value && included == other.included;
    }
  };

  /// A target that satisfies a requirement of `value` also satisfies one of
  /// `implied` along the dimension called `dimension`.
  struct Implication {
    int64_t value;
    llvm::StringRef dimension;
    int64_t implied;

    bool operator==(const Implication &other) const {
      return value == other.value && dimension == other.dimension &&
             implied == other.implied;
    }
  };

  /// `name` is "<dialect>.<name>"; `label` precedes a value in messages;
  /// `values` are in ascending order, and if there are none, every integer is a
  /// value. For `limit` see `isLimit`, for `counterpart`, a name,
  /// `isCounterpartOf`. `inclusions`, in ascending order, are for a partial
  /// order. `inclusions` and `implications` must be transitively closed.
  /// `aliases` are other names of values. Nothing is copied: strings and arrays
  /// must live as long as the dimension.
  constexpr Dimension(llvm::StringRef name, llvm::StringRef label,
                      Relation relation, llvm::ArrayRef<Value> values,
                      bool limit = false, llvm::StringRef counterpart = {},
                      llvm::ArrayRef<Inclusion> inclusions = {},
                      llvm::ArrayRef<Implication> implications = {},
                      llvm::ArrayRef<Value> aliases = {})
      : name(name), label(label), counterpart(counterpart), relation(relation),
        values(values), aliases(aliases), inclusions(inclusions),
        implications(implications), limit(limit) {}
  Dimension(const Dimension &) = delete;
  Dimension &operator=(const Dimension &) = delete;

  llvm::StringRef getName() const { return name; }
  llvm::StringRef getLabel() const { return label; }
  Relation getRelation() const { return relation; }
  llvm::ArrayRef<Value> getValues() const { return values; }
  /// Returns the names of the values, without aliases.
  llvm::SmallVector<llvm::StringRef> getValueNames() const;
  llvm::ArrayRef<Inclusion> getInclusions() const { return inclusions; }
  llvm::ArrayRef<Implication> getImplications() const { return implications; }

  /// Returns true if a target offers exactly one value along the dimension,
  /// rather than a set.
  bool isSingleValued() const { return relation != Relation::OneOf; }

  /// Returns true when the dimension is a limit on a resource. A target doesn't
  /// cover an op merely because the op stays within the target's limits: a
  /// `gpu.func` must be lowered to SPIR-V, however small its workgroup.
  bool isLimit() const { return limit; }

  /// Returns the name of the dialect that owns the dimension.
  llvm::StringRef getDialectName() const { return name.split('.').first; }

  /// Returns `value` as users write it: the name of the enum case, or the
  /// number if there is none.
  std::string stringify(int64_t value) const;

  /// Returns the value that `text` names, by its printed name or an alias;
  /// std::nullopt if there is none.
  std::optional<int64_t> parse(llvm::StringRef text) const;

  /// Returns true when a target that offers `offered` satisfies a requirement
  /// of `required`. A target that offers nothing satisfies none.
  bool isSatisfied(int64_t required, llvm::ArrayRef<int64_t> offered) const;

  /// Returns the smallest values that satisfy all of `required`, which must not
  /// be empty, along a single-valued dimension. Along a partial order there can
  /// be none, or several that don't include each other; they are in ascending
  /// order.
  llvm::SmallVector<int64_t>
  getLeastBounds(llvm::ArrayRef<int64_t> required) const;

  /// Returns the first of them, std::nullopt if there is none.
  std::optional<int64_t> join(llvm::ArrayRef<int64_t> required) const;

  /// Returns true if every offer along the dimension satisfies `required`: the
  /// lowest of all versions as a minimum, for instance.
  bool isVacuous(int64_t required) const;

  /// Returns the name of the dimension that is the other end of the same range,
  /// "" if there is none.
  llvm::StringRef getCounterpartName() const { return counterpart; }

  /// Returns true if this and `other` are declared to be the two ends of one
  /// range, each by naming the other: the lowest and the highest version that
  /// has something. A target that offers a value offers it along both.
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
  llvm::ArrayRef<Value> aliases;
  llvm::ArrayRef<Inclusion> inclusions;
  llvm::ArrayRef<Implication> implications;
  bool limit;
};

/// What an op needs along one dimension.
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
