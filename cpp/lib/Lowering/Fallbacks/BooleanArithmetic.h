//===- BooleanArithmetic.h - Arithmetic on booleans -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_BOOLEANARITHMETIC_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_BOOLEANARITHMETIC_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::availability {

/// Adds patterns that replace arithmetic on booleans by ops on bits, and
/// conversions between booleans and other numbers that upstream lacks.
void populateBooleanPatterns(RewritePatternSet &patterns);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_BOOLEANARITHMETIC_H
