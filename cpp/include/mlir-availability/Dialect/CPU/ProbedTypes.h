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

/// Returns true if an operand or a result of `op` is a vector of other elements
/// than integers of up to 64 bits, f32, f64 and pointers, or if all its vectors
/// are of i1.
bool hasRareLanes(Operation &op);

/// Returns true if an operand or a result of `op` is a number of bf16, and no
/// vector.
bool hasScalarBF16(Operation &op);
} // namespace mlir::cpu

#endif // MLIR_AVAILABILITY_DIALECT_CPU_PROBEDTYPES_H
