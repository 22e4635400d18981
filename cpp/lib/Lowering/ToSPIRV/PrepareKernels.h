//===- PrepareKernels.h - Requirements of the conversion --------*- C++ -*-===//
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

/// Adds a `spirv.entry_point_abi` with the `known_block_size` to each kernel in
/// `module` that lacks one. Fails, with an error at the kernel, if it has
/// neither, if a size isn't positive, or if the shape or layout of an argument
/// is dynamic, since a descriptor doesn't contain it.
LogicalResult prepareKernels(gpu::GPUModuleOp module);

/// Replaces the memory spaces of memrefs in `root`, which are numbers or `gpu`
/// address spaces, by SPIR-V storage classes. A memref without a memory space
/// is in a storage buffer. Fails, with an error at the op, for other memory
/// spaces.
LogicalResult mapMemorySpaces(Operation *root);

/// Fails, with an error at the kernel, if a buffer of a kernel in `module`
/// holds vectors of three elements.
LogicalResult verifyVectors(gpu::GPUModuleOp module);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PREPAREKERNELS_H
