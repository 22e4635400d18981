//===- Predicates.h - Requirements inside constraints -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_PREDICATES_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_PREDICATES_H

#include "Formulas.h"
#include "PredicateLeaves.h"

#include "mlir/TableGen/Operator.h"
#include "llvm/TableGen/Record.h"

#include "llvm/ADT/MapVector.h"

#include <string>
#include <vector>

namespace mlir::availability::tblgen {

/// Constraints of types, attributes and properties that have a field
/// `availability`. They are found in other constraints by their predicates.
class Carriers {
public:
  /// A constraint whose predicate another constraint has, so that its uses
  /// can't be found, is a fatal error.
  explicit Carriers(const llvm::RecordKeeper &records);

  /// Returns the constraint with the predicate `pred`, nullptr if there is
  /// none.
  const llvm::Record *lookup(const llvm::Record *pred) const {
    return byPredicate.lookup(pred);
  }

  /// Fails if one of them for which `isDue` returns true is used by no op: its
  /// requirements would be lost.
  void checkUsed(const llvm::RecordKeeper &records,
                 llvm::function_ref<bool(const llvm::Record *)> isDue) const;

private:
  /// In the order of the records.
  llvm::MapVector<const llvm::Record *, const llvm::Record *> byPredicate;
};

/// An `AvailablePred` inside a predicate, with the C++ condition under which it
/// applies: it holds, and so do the conditions around it. Placeholders such as
/// `$_self` and `$_op` are kept. The record may also be a constraint with a
/// field `availability`.
struct PredicateMatch {
  const llvm::Record *record;
  std::string condition;
  /// The same as data, if it is about a type or an attribute.
  ConditionExpression data;
  /// Whether the condition is that one element of a container matches: the
  /// container as a whole needn't.
  bool isOfElement = false;
};

/// Returns all `AvailablePred`s and `carriers` in the tree of the predicate
/// `pred`, in order. A negated one is a fatal error at `owner`, the constraint
/// that has the predicate.
std::vector<PredicateMatch> findAvailablePreds(const llvm::Record *pred,
                                               const llvm::Record *owner,
                                               const Carriers &carriers);

/// Returns the C++ condition of the predicate `pred`.
std::string getCondition(const llvm::Record *pred);

/// Same, as a formula. `askPart` returns that of a `PartPred`, which is a fatal
/// error without it.
Formula getFormula(const llvm::Record *pred,
                   llvm::function_ref<Formula(const llvm::Record *)> askPart);

/// What a predicate asks, as C++ and as data.
struct OpCondition {
  Formula formula;
  ConditionExpression data;
};

/// Returns what the predicate `pred`, in the availability of `owner`, asks. The
/// data is about an op; of a type or an attribute there is none. A `PartPred`
/// of a part that the op lacks, or of a type or an attribute, is a fatal error.
OpCondition getOpCondition(const llvm::Record *pred, const llvm::Record *owner);

/// Returns how the operands or results of `op` are divided among those that its
/// definition names.
ValueGroup getGroup(const mlir::tblgen::Operator &op, bool isResult);

/// Reports that `op` has no part with the name, which `said` states.
[[noreturn]] void reportNoPart(const llvm::Record *said,
                               const mlir::tblgen::Operator &op,
                               llvm::StringRef name);

/// Returns the predicate of `constraint`, nullptr if it has none.
const llvm::Record *getPredicate(const llvm::Record *constraint);

/// If `pred` has the form of an `OptionalProp`, returns the condition on the
/// contents of the std::optional; otherwise nullptr.
const llvm::Record *getConditionIfPresent(const llvm::Record *pred);

/// Reports availability in predicates that are never evaluated for it: those of
/// traits, regions and successors of `op`.
void checkUnaskedPredicates(const mlir::tblgen::Operator &op,
                            const Carriers &carriers);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_PREDICATES_H
