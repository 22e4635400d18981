//===- ExpressionEvaluation.h - Conditions on types and values --------*- C++
//-*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_EXPRESSIONEVALUATION_H
#define MLIR_AVAILABILITY_IR_EXPRESSIONEVALUATION_H

#include "mlir/IR/Operation.h"

namespace mlir::availability {

struct ConditionExpression;
struct ValueGroup;

/// Returns whether `expression` holds for `type`, std::nullopt if that can't be
/// told: nothing but its name is known of a type whose dialect isn't loaded.
std::optional<bool> holds(const ConditionExpression &expression, Type type);
/// Same for an attribute.
std::optional<bool> holds(const ConditionExpression &expression,
                          Attribute attr);
/// Same for an op, std::nullopt also if the op doesn't tell which operands or
/// results are meant.
std::optional<bool> holds(const ConditionExpression &expression, Operation *op);

/// Returns true if the types of all `values` are the same, or, with
/// `ofElements`, their element types.
bool haveOneType(llvm::ArrayRef<ValueRange> values, bool ofElements);

/// Returns the first position and the number of the operands (or results) of
/// `op` that are number `index` in `group`; std::nullopt if the op doesn't have
/// them as `group` says, or doesn't tell.
std::optional<std::pair<unsigned, unsigned>> findValues(Operation *op,
                                                        bool isOperand,
                                                        const ValueGroup &group,
                                                        unsigned index);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_EXPRESSIONEVALUATION_H
