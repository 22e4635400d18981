//===- ProbedTypes.h - Types that LLVM was asked about ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which types the functions had that LLVM was asked to compile for CPUs.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_CPU_PROBEDTYPES_H
#define MLIR_AVAILABILITY_DIALECT_CPU_PROBEDTYPES_H

#include "mlir/IR/Operation.h"

#include <initializer_list>
#include <string>

namespace mlir::cpu {
/// The limits of the types: integers without a sign of so many bits, pointers
/// to address spaces of lower numbers, and vectors of one dimension with so
/// many lanes. Beside them there are floats, and structures and arrays of all
/// of these.
struct ProbedTypes {
  unsigned bits;
  unsigned addressSpaces;
  int64_t lanes;
};

/// Returns true if an operand or a result of `op` has another type, or a
/// parameter or a result of a function with a body, a variable, or what memory
/// an alloca or a getelementptr is about.
bool hasUnprobedType(Operation &op, ProbedTypes probed);

/// Returns the first such type of `op` in words, for a message.
std::string describeUnprobedType(Operation &op, ProbedTypes probed);

/// Returns true if an operand or a result of `op` is a vector of elements with
/// none of `widths` bits; pointers have 64.
bool hasLanesOtherThan(Operation &op, std::initializer_list<unsigned> widths);

/// Returns true if an operand or a result of `op` is a vector of numbers of
/// more than 64 bits.
bool hasRareLanes(Operation &op);

/// Returns true if all vectors among the operands and results of `op` are of
/// i1.
bool hasOnlyMasks(Operation &op);

/// Returns true if an operand or a result of `op` is a vector of a fixed length
/// above `lanes`.
bool hasLanesAbove(Operation &op, int64_t lanes);

/// Returns true if an operand or a result of `op` is a scalable vector of more
/// than `lanes` lanes in a unit of its length.
bool hasScalableLanesAbove(Operation &op, int64_t lanes);

/// Returns true if an operand or a result of `op` is a scalable vector of more
/// than `bits`, of one lane or of a number that isn't a power of two.
bool hasOddVector(Operation &op, int64_t bits = 0);

/// Returns true if an operand or a result of `op`, or an element of a result
/// that is a structure, is a vector.
bool hasVector(Operation &op);

/// Returns true if an operand or a result of `op` is a vector of a power of two
/// of lanes, and more than one, that isn't scalable.
bool hasWholeVector(Operation &op);

/// Returns true if a number, or the elements of a vector, among the operands
/// and results of `op` have none of the numbers of bits `widths`.
bool hasElementsOtherThan(Operation &op,
                          std::initializer_list<unsigned> widths);

/// Returns the number of bits of the exponent that `op`, one with a fraction
/// and an exponent, takes as its second operand, or returns as the second
/// element of a structure; 0 if there is none.
unsigned getExponentBits(Operation &op);

/// Returns true if an operand or a result of `op` is a number of bf16, and no
/// vector.
bool hasScalarBF16(Operation &op);
} // namespace mlir::cpu

#endif // MLIR_AVAILABILITY_DIALECT_CPU_PROBEDTYPES_H
