//===- MathFallbacks.h - Math that SPIR-V has in other words ----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_MATHFALLBACKS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_MATHFALLBACKS_H

#include "mlir/Dialect/SPIRV/Transforms/SPIRVConversion.h"

namespace mlir::availability {

/// Adds patterns for ops of the math dialect that math-to-spirv has none for,
/// or none whose result a Vulkan device has. Conversion takes them where there
/// is nothing more direct that the target has.
void populateMathFallbackPatterns(const SPIRVTypeConverter &converter,
                                  RewritePatternSet &patterns);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_MATHFALLBACKS_H
