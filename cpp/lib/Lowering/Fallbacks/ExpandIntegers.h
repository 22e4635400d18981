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

/// Replaces ops on integers, in `root`, that upstream has no pattern to SPIR-V
/// for, or one that isn't right for all operands.
void expandIntegers(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EXPANDINTEGERS_H
