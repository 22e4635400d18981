//===- ExpandIntegers.h - Integer ops made of others ------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EXPANDINTEGERS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EXPANDINTEGERS_H

#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// Replaces divisions and remainders of integers, in `root`, by those whose
/// conversion to SPIR-V is right for all operands.
void expandIntegers(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EXPANDINTEGERS_H
