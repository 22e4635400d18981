//===- NarrowAccess.h - Narrow integers in memory only ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_NARROWACCESS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_NARROWACCESS_H

#include "mlir/Dialect/SPIRV/Transforms/SPIRVConversion.h"

namespace mlir::availability {

/// Adds patterns that load and store integers of 8 and 16 bits where a target
/// has them in buffers (StorageBuffer16BitAccess and the like), but no
/// arithmetic for them, so that values are of 32 bits.
void populateNarrowAccessPatterns(const SPIRVTypeConverter &converter,
                                  RewritePatternSet &patterns);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_NARROWACCESS_H
