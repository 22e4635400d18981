//===- SizeExpression.h - Sizes that a host calculates ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How a program calculates the size of a buffer, or of a launch, from the sizes
// of buffers that it has. An expression is an attribute:
//
//   64 : i64                  a number; what hosts compare may be 0.5 : f64
//   ["size", 0, 1]            the size of buffer 0 in its dimension 1
//   ["value", 2]              the number that buffer 2 holds: an argument, or
//                             a number that the host has set
//   ["load", 2, 0, 1]         the element of buffer 2 at [0, 1]: numbers that
//                             the host sets may be calculated so, sizes not
//   ["add", ["size", 0, 0], 4 : i64]
//
// The operations are "add", "sub", "mul", "min", "max"; "ceildiv" and
// "floordiv", which round up and down, and "div", which rounds to zero; "mod",
// the rest of "floordiv", and "rem", that of "div"; "eq", "ne", "lt" and "le",
// which are 1 or 0, and false where an operand is no number (NaN), but for
// "ne"; "and", "or" and "xor", of bits; and "select": the second operand where
// the first isn't 0, else the third.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LOWERING_FUNCTIONS_SIZEEXPRESSION_H
#define MLIR_AVAILABILITY_LOWERING_FUNCTIONS_SIZEEXPRESSION_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Value.h"

namespace mlir::availability {

/// Returns the expression of `value`, a number. `getBuffer` returns the
/// position of a value among a program's buffers, std::nullopt for one that
/// isn't there. Returns null where the number depends on something else than
/// the buffers' sizes and the numbers that arguments are, or is calculated by
/// an op that expressions don't have.
Attribute
getSizeExpression(Value value,
                  function_ref<std::optional<unsigned>(Value)> getBuffer);

/// The name of the attribute of a function's argument that says the shape of
/// the buffer that the caller has to pass: an array with an expression for each
/// dimension. Buffers are numbered as the function's arguments.
inline constexpr StringLiteral kShapeAttrName = "availability.shape";

/// The name of the attribute of arguments that were results of the function.
inline constexpr StringLiteral kIsResultAttrName = "availability.result";

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_FUNCTIONS_SIZEEXPRESSION_H
