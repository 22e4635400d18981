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

/// Adds patterns to SPIR-V for the atomic 32-bit updates that upstream's
/// memref-to-spirv lacks. Float addition becomes an instruction if the target
/// has it. All others become compare-and-exchange loops.
///
/// SPIR-V compares and exchanges integers only. Pointers to floats are bitcast
/// to pointers to integers; `aliasBitcastBuffers` must replace these by
/// separate variables.
void populateAtomicUpdatePatterns(const SPIRVTypeConverter &converter,
                                  RewritePatternSet &patterns);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_ATOMICUPDATES_H
