//===- VerifiedForms.h - What LLVM's verifier asks of ops -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's verifier accepts ops of the dialect `llvm` whose translation LLVM's
// verifier refuses. No back end compiles these.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_LLVMIR_VERIFIEDFORMS_H
#define MLIR_AVAILABILITY_DIALECT_LLVMIR_VERIFIEDFORMS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace mlir::availability {

/// Returns true if vectors among the operands and results of `op` differ in
/// their numbers of lanes.
bool hasDifferentLanes(Operation *op);

/// Same, also if a result is a vector and the first operand isn't, or the other
/// way round: of an op that computes a lane from a lane.
bool isNotByLane(Operation *op);

/// Returns the width of a number, or of one lane of a vector; 0 of other types.
unsigned getLaneBits(Type type);

/// Returns true if `op`, a conversion of numbers, doesn't make them wider.
bool isNotWider(Operation *op);

/// Returns true if `op`, a conversion of numbers, doesn't make them narrower.
bool isNotNarrower(Operation *op);

/// Returns true if `op` is between numbers, or vectors of them, of different
/// sizes.
bool isOfOtherSize(LLVM::BitcastOp op);

/// Returns true if `op` updates a number, or a vector of them, whose size isn't
/// a power of two.
bool isOfOddSize(LLVM::AtomicRMWOp op);

/// Returns true if the results of `op` aren't the halves of its operand.
bool isNotHalved(LLVM::vector_deinterleave2 op);

/// Returns true if the `vscale_range` of `function` doesn't begin with a power
/// of two, or ends with something else than a higher one, the same or 0.
bool hasNoVectorRange(LLVM::LLVMFuncOp function);

/// Returns true if `part`, a vector in `whole` that begins at `position`, ends
/// after `whole`, or doesn't begin at a multiple of its length.
bool isBeyond(Type part, Type whole, uint64_t position);

/// Returns true if the initial value and the result of the reduction `op`
/// aren't of the type of the elements.
bool hasOtherStart(Operation *op);

/// Returns true if `op` takes an element that its operands lack.
bool isOutOfRange(LLVM::ShuffleVectorOp op);

/// Returns true if `op`, an atomic one, is of a vector that isn't as large as
/// an integer of 32 or 64 bits.
bool isAtomicOfOtherVector(Operation *op);

/// Returns true if the mask of `op` isn't of the integers that stand for its
/// pointers: of 32 bits in the address spaces `narrow`, and of 64 in those of
/// `wide`.
bool hasOtherMask(LLVM::PtrMaskOp op, std::initializer_list<unsigned> narrow,
                  std::initializer_list<unsigned> wide);

/// Returns true if `op` calls an intrinsic of all LLVM targets by its name,
/// with types that aren't those of its parameters and its result.
bool callsWithOtherTypes(Operation *op);

/// Returns true if `op` calls `llvm.prefetch` by its name, with other numbers
/// than it has.
bool prefetchesOtherwise(Operation *op);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_LLVMIR_VERIFIEDFORMS_H
