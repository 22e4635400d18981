//===- Predicates.h - Requirements inside constraints -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_PREDICATES_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_PREDICATES_H

#include "mlir/TableGen/Operator.h"
#include "llvm/TableGen/Record.h"

#include <string>
#include <vector>

namespace mlir::availability::tblgen {

/// An `AvailablePred` inside a predicate, with the C++ condition under which it
/// applies: it holds, and so do the conditions around it. Placeholders such as
/// `$_self` and `$_op` are kept.
struct PredicateMatch {
  const llvm::Record *record;
  std::string condition;
  /// Whether the condition is that one element of a container matches: the
  /// container as a whole needn't.
  bool isOfElement = false;
};

/// Returns all `AvailablePred`s in the tree of the predicate `pred`, in order.
/// A negated one is a fatal error at `owner`, the constraint that has the
/// predicate.
std::vector<PredicateMatch> findAvailablePreds(const llvm::Record *pred,
                                               const llvm::Record *owner);

/// Returns the C++ condition of the predicate `pred`.
std::string getCondition(const llvm::Record *pred);

/// Returns the predicate of `constraint`, nullptr if it has none.
const llvm::Record *getPredicate(const llvm::Record *constraint);

/// If `pred` has the form of an `OptionalProp`, returns the condition on the
/// contents of the std::optional; otherwise nullptr.
const llvm::Record *getConditionIfPresent(const llvm::Record *pred);

/// Reports availability in predicates that are never evaluated for it: those of
/// traits, regions and successors of `op`.
void checkUnaskedPredicates(const mlir::tblgen::Operator &op);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_PREDICATES_H
