//===- PackedVectors.h - Vectors of a word ----------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A vector of four i8, or of two i16, fills a word. A target that can't have it
// in a buffer reads the word.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_PACKEDVECTORS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_PACKEDVECTORS_H

#include "mlir-availability/Engine/Targets.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::availability {

/// Puts words in place of the vectors of a word in those buffers of kernels
/// that `isUnavailable` is true for, or for their vectors. Where a vector
/// itself is available, it is made of the word. Otherwise its numbers are,
/// extended to 32 bits, and a buffer is left alone when something else is done
/// with its vectors. Sums of products of four i8 each become dot products of
/// the words where `target` has such.
///
/// Memory spaces have to be storage classes already.
void packVectors(gpu::GPUModuleOp module,
                 function_ref<bool(Type)> isUnavailable,
                 ResolvedTarget &target);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_PACKEDVECTORS_H
