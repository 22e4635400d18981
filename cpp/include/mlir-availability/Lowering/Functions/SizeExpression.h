//===- SizeExpression.h - Sizes that a host calculates ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How a program calculates the size of a buffer, or of a launch, from the sizes
// of its buffers. An expression is an attribute:
//
//   64 : i64                  a number; comparisons may also have 0.5 : f64
//   ["size", 0, 1]            the size of buffer 0 in its dimension 1
//   ["value", 2]              the number in buffer 2: an argument, or a number
//                             that the host has set
//   ["load", 2, 0, 1]         the element of buffer 2 at [0, 1]: allowed in
//                             numbers that the host sets, not in sizes
//   ["add", ["size", 0, 0], 4 : i64]
//
// The operations are "add", "sub", "mul", "min" and "max"; "ceildiv" and
// "floordiv", which round up and down, and "div", which rounds towards zero;
// "mod", the remainder of "floordiv", and "rem", the remainder of "div"; "eq",
// "ne", "lt" and "le", which return 1 or 0 (if an operand is NaN, "ne" returns
// 1 and the others 0); the bitwise "and", "or" and "xor"; and "select", which
// returns the second operand if the first isn't 0, otherwise the third.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LOWERING_FUNCTIONS_SIZEEXPRESSION_H
#define MLIR_AVAILABILITY_LOWERING_FUNCTIONS_SIZEEXPRESSION_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Value.h"

namespace mlir::availability {

/// Returns the expression of `value`, a number. `getBuffer` returns the
/// position of a value among a program's buffers, std::nullopt if it isn't one.
/// Returns null if the number depends on anything but the sizes of buffers and
/// the numbers among the arguments, or if an op has no counterpart in
/// expressions.
Attribute
getSizeExpression(Value value,
                  function_ref<std::optional<unsigned>(Value)> getBuffer);

/// The name of the attribute of a function's argument with the shape of the
/// buffer that the caller has to pass: an array with an expression for each
/// dimension. Buffers are numbered like the function's arguments.
inline constexpr StringLiteral kShapeAttrName = "availability.shape";

/// The name of the attribute of arguments that were results of the function.
inline constexpr StringLiteral kIsResultAttrName = "availability.result";

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_FUNCTIONS_SIZEEXPRESSION_H
