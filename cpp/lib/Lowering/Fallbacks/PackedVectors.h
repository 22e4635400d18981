//===- PackedVectors.h - Vectors that fill a word ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A vector of four i8 or two i16 has the size of a 32-bit word. If a target
// doesn't support such vectors in buffers, the buffer becomes one of words.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_PACKEDVECTORS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_PACKEDVECTORS_H

#include "mlir-availability/Engine/Targets.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::availability {

/// Replaces buffers of such vectors in kernel arguments by buffers of words.
/// `isUnavailable` returns true for types that the target lacks. A buffer is
/// replaced when it returns true for the buffer or its vector type.
///
/// If the vectors are available as values, they are bitcast from the words.
/// Otherwise their elements are extracted from the words and extended to 32
/// bits; a buffer whose vectors have other uses isn't replaced. Sums of
/// products of four i8 become dot products of words if `target` has them.
///
/// The memory spaces in `module` must already be storage classes.
void packVectors(gpu::GPUModuleOp module,
                 function_ref<bool(Type)> isUnavailable,
                 ResolvedTarget &target);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_PACKEDVECTORS_H
