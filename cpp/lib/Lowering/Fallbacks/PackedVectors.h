//===- PackedVectors.h - Vectors that fill a word ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A vector of four i8, or of two i16, has the 32 bits of a word. On a target
// that can't have such vectors in a buffer, the buffer becomes one of words.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_PACKEDVECTORS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_PACKEDVECTORS_H

#include "mlir-availability/Engine/Targets.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::availability {

/// Replaces buffers of such vectors, which kernels take as arguments, by
/// buffers of words. `isUnavailable` says which types the target lacks: a
/// buffer is replaced when it is true for the buffer or for its vectors.
///
/// Where the vectors are available as values, they are bitcast from the words.
/// Otherwise their numbers are extracted from the words and extended to 32
/// bits; a buffer whose vectors are used in another way isn't replaced. Sums of
/// products of four i8 become dot products of words, if `target` has these.
///
/// The memory spaces in `module` have to be storage classes already.
void packVectors(gpu::GPUModuleOp module,
                 function_ref<bool(Type)> isUnavailable,
                 ResolvedTarget &target);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_PACKEDVECTORS_H
