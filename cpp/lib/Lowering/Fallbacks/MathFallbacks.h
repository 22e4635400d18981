//===- MathFallbacks.h - More patterns for the math dialect -----*- C++ -*-===//
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

/// Adds patterns to SPIR-V for math ops for which upstream's math-to-spirv has
/// no pattern, or one whose result no Vulkan device supports. Patterns with a
/// more direct result on the target take precedence.
void populateMathFallbackPatterns(const SPIRVTypeConverter &converter,
                                  RewritePatternSet &patterns);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_MATHFALLBACKS_H
