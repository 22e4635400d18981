//===- TypeLeaves.h - Predicates of types as data ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_TYPELEAVES_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_TYPELEAVES_H

#include "mlir-availability/Support/TypeExpression.h"

#include "llvm/TableGen/Record.h"

namespace mlir::availability::tblgen {

/// Returns what the predicate `pred` asks of a type. What the vocabulary lacks
/// is C++ in it.
TypeExpression getTypeExpression(const llvm::Record *pred);

/// Returns what a predicate asks of a container, as SubstLeaves and Concat say
/// it, when `operand` is what it asks of the elements. With `forAny`, one of
/// the elements is enough.
TypeExpression askElements(const llvm::Record *pred, TypeExpression operand,
                           bool forAny);

/// Returns the conjunction or disjunction of `operands`.
TypeExpression combine(TypeExpression::Kind kind,
                       std::vector<TypeExpression> operands);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_TYPELEAVES_H
