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

/// Adds patterns for loads and stores of integers of 8 and 16 bits on targets
/// that have such integers in buffers (StorageBuffer16BitAccess and the like),
/// but no arithmetic for them. The values that are loaded and stored have 32
/// bits.
void populateStorageOnlyIntegerPatterns(const SPIRVTypeConverter &converter,
                                        RewritePatternSet &patterns);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_STORAGEONLYINTEGERS_H
