//===- ScalableVectors.h - Types of scalable vectors ------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Questions that records ask about types of scalable vectors.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_CPU_SCALABLEVECTORS_H
#define MLIR_AVAILABILITY_DIALECT_CPU_SCALABLEVECTORS_H

#include "mlir-availability/Dialect/CPU/CPUAvailability.h"
#include "mlir-availability/Dialect/LLVMIR/OpShape.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

namespace mlir::cpu {
/// Returns true for a scalable vector of one dimension with 128 bits for each
/// unit of the vector length, of integers or floats of 8 to 64 bits: what fills
/// a register of SVE.
inline bool isWholeVector(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  if (!vector || vector.getRank() != 1 || !vector.isScalable())
    return false;
  Type element = vector.getElementType();
  if (!element.isIntOrFloat())
    return false;
  unsigned bits = element.getIntOrFloatBitWidth();
  bool isKnown = element.isSignlessInteger() || element.isF16() ||
                 element.isBF16() || element.isF32() || element.isF64();
  return isKnown && bits >= 8 && bits <= 64 &&
         vector.getDimSize(0) * bits == 128;
}

/// An extension of RISC-V for scalable vectors. `element` is the name of their
/// elements' type, or "odd lanes": for each unit of length one lane, or a
/// number of lanes that isn't a power of two.
struct VectorExtension {
  StringRef element;
  RISCVFeature feature;
};

/// Returns the extensions of `known`, each once, that the op's scalable vectors
/// (`forEachScalableVector`) need outside of streaming mode; none if it has no
/// such vectors or is in streaming mode.
SmallVector<RISCVFeature>
getVectorExtensions(Operation &op,
                    std::initializer_list<VectorExtension> known);

/// Returns true if the op has a scalable vector of elements that aren't in
/// `known`.
bool hasOtherElements(Operation &op,
                      std::initializer_list<VectorExtension> known);

/// Returns true if `op` stores a value that isn't one, undef or poison, so that
/// LLVM drops it.
bool storesNothing(Operation &op);

/// Returns true if the op has a scalable vector of i1, of other than 16 lanes,
/// and LLVM doesn't drop it.
bool movesPartOfPredicate(Operation &op);

/// Returns true if a result or an operand of the op is a vector of `lanes`
/// lanes that isn't scalable.
inline bool hasFixedLanes(Operation &op, int64_t lanes) {
  auto has = [&](Type type) {
    auto vector = dyn_cast<VectorType>(type);
    return vector && availability::getNumLanes(vector) == lanes;
  };
  return llvm::any_of(op.getOperandTypes(), has) ||
         llvm::any_of(op.getResultTypes(), has);
}

/// Returns true if `op` calls an intrinsic for all CPUs that LLVM compiles for
/// each CPU with the vectors of its types: `llvm.modf` of one number, and those
/// of `usesLength`.
bool isKnownCoreCall(Operation &op);

/// Returns true if `op` calls an intrinsic for all CPUs that LLVM compiles with
/// the length of scalable vectors: `llvm.experimental.get.vector.length`,
/// `llvm.vector.reverse` and `llvm.vp.scatter` of scalable vectors.
bool usesLength(Operation &op);

/// Returns true if all vectors of the op have one dimension.
inline bool hasVectorsOfRankOne(Operation &op) {
  auto hasRankOne = [](Type type) {
    auto vector = dyn_cast<VectorType>(type);
    return !vector || vector.getRank() == 1;
  };
  return llvm::all_of(op.getOperandTypes(), hasRankOne) &&
         llvm::all_of(op.getResultTypes(), hasRankOne);
}
} // namespace mlir::cpu

#endif // MLIR_AVAILABILITY_DIALECT_CPU_SCALABLEVECTORS_H
