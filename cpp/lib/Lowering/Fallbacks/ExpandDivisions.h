//===- ExpandDivisions.h - Integer division ---------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EXPANDDIVISIONS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EXPANDDIVISIONS_H

#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// Replaces integer divisions and remainders in `root` by ops whose conversion
/// to SPIR-V is correct for all operands.
void expandDivisions(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EXPANDDIVISIONS_H
