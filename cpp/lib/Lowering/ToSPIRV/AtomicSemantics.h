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

/// Replaces the memory semantics of atomic ops in `module` by None if they
/// state an order without storage classes.
void relaxAtomics(spirv::ModuleOp module);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_ATOMICSEMANTICS_H
