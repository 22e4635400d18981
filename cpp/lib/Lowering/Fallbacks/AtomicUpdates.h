//===- AtomicUpdates.h - Atomic updates of any kind -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_ATOMICUPDATES_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_ATOMICUPDATES_H

#include "mlir/Dialect/SPIRV/Transforms/SPIRVConversion.h"

namespace mlir::availability {

/// Adds patterns to SPIR-V for atomic updates of 32 bits that upstream's
/// memref-to-spirv has no pattern for. The addition of floats becomes an
/// instruction where the target has it. All others become loops that exchange
/// the number until nobody else has changed it.
///
/// SPIR-V compares and exchanges integers only. A pointer to a float is bitcast
/// to a pointer to an integer, for which `aliasBitcastBuffers` has to put a
/// variable.
void populateAtomicUpdatePatterns(const SPIRVTypeConverter &converter,
                                  RewritePatternSet &patterns);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_ATOMICUPDATES_H
