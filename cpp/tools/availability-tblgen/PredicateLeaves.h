//===- PredicateLeaves.h - Predicates as data -------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_PREDICATELEAVES_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_PREDICATELEAVES_H

#include "mlir-availability/Support/ConditionExpression.h"

#include "llvm/TableGen/Record.h"

namespace mlir::availability::tblgen {

/// Returns what the predicate `pred` asks of a type or an attribute. What the
/// vocabulary lacks is C++ in it.
ConditionExpression getExpression(const llvm::Record *pred);

/// Returns the C++ class, of a dialect other than builtin, that the CPred
/// `pred` asks for; "" if it asks something else.
std::string getTestedClass(const llvm::Record *pred);

/// Returns what the predicate `pred` asks of an op. `askPart` returns that for
/// a `PartPred`.
ConditionExpression getOpExpression(
    const llvm::Record *pred,
    llvm::function_ref<ConditionExpression(const llvm::Record *)> askPart);

/// Returns what a predicate asks of a container, as SubstLeaves and Concat say
/// it, when `operand` is what it asks of the elements. With `forAny`, one of
/// the elements is enough.
ConditionExpression askElements(const llvm::Record *pred,
                                ConditionExpression operand, bool forAny);

/// Returns the conjunction or disjunction of `operands`.
ConditionExpression combine(ConditionExpression::Kind kind,
                            std::vector<ConditionExpression> operands);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_PREDICATELEAVES_H
