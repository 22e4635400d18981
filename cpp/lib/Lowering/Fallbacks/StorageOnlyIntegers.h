//===- StorageOnlyIntegers.h - Narrow integers in buffers only --*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_STORAGEONLYINTEGERS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_STORAGEONLYINTEGERS_H

#include "mlir/Dialect/SPIRV/Transforms/SPIRVConversion.h"

namespace mlir::availability {

/// Adds patterns for loads and stores of 8-bit and 16-bit integers on targets
/// that support them in buffers (such as StorageBuffer16BitAccess) but not in
/// arithmetic. The loaded and stored values have 32 bits.
void populateStorageOnlyIntegerPatterns(const SPIRVTypeConverter &converter,
                                        RewritePatternSet &patterns);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_STORAGEONLYINTEGERS_H
