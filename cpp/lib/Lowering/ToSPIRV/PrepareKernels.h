//===- PrepareKernels.h - What conversion takes for granted -----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PREPAREKERNELS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PREPAREKERNELS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::availability {

/// Gives each kernel in `module` a `spirv.entry_point_abi`, made of its
/// `known_block_size`. Fails, with an error at the kernel, when neither is
/// there, when one of the sizes isn't positive, and when an argument has a
/// layout that a descriptor can't carry.
LogicalResult prepareKernels(gpu::GPUModuleOp module);

/// Gives the memrefs in `root` storage classes of SPIR-V in place of numbers
/// and of the address spaces of `gpu`. A memref without a memory space is in a
/// storage buffer. Fails, with an error at the op, for any other memory space.
LogicalResult mapMemorySpaces(Operation *root);

/// Fails, with an error at the kernel, when a buffer of a kernel in `module`
/// holds vectors of three numbers.
LogicalResult verifyVectors(gpu::GPUModuleOp module);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PREPAREKERNELS_H
