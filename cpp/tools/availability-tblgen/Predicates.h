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

/// An `AvailablePred` inside a predicate, and the C++ condition under which it
/// is what makes something match: it holds, and so does all that has to hold
/// together with it. `$_self`, `$_op` and the like are left as they are.
struct PredicateMatch {
  const llvm::Record *record;
  std::string condition;
};

/// Returns all `AvailablePred`s in the tree of the predicate `pred`, in the
/// order in which they stand. One that is negated is a fatal error at `owner`,
/// the constraint that the predicate is of.
std::vector<PredicateMatch> findAvailablePreds(const llvm::Record *pred,
                                               const llvm::Record *owner);

/// Returns the C++ condition of the predicate `pred`.
std::string getCondition(const llvm::Record *pred);

/// Returns the predicate of `constraint`, nullptr when it has none.
const llvm::Record *getPredicate(const llvm::Record *constraint);

/// Returns what `pred` asks of a std::optional that isn't empty, if `pred` is
/// of the form that an `OptionalProp` has; otherwise nullptr.
const llvm::Record *getConditionIfPresent(const llvm::Record *pred);

/// Reports availability in predicates that nothing asks: those of traits,
/// regions and successors of `op`.
void checkUnaskedPredicates(const mlir::tblgen::Operator &op);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_PREDICATES_H
