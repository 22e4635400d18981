//===- AtomicSemantics.h - Order of atomic operations -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_ATOMICSEMANTICS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_ATOMICSEMANTICS_H

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

/// Makes those atomic ops in `module` relaxed that state an order and no memory
/// that is ordered.
void relaxAtomics(spirv::ModuleOp module);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_ATOMICSEMANTICS_H
