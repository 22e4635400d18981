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

/// Gives each kernel in `module` that has none a `spirv.entry_point_abi` with
/// its `known_block_size`. Fails, with an error at the kernel, when it has
/// neither, when a size isn't positive, and when the shape or the layout of an
/// argument is known at run time only: a descriptor doesn't carry it.
LogicalResult prepareKernels(gpu::GPUModuleOp module);

/// Replaces the memory spaces of the memrefs in `root`, which are numbers or
/// address spaces of `gpu`, by storage classes of SPIR-V. A memref without a
/// memory space is in a storage buffer. Fails, with an error at the op, for any
/// other memory space.
LogicalResult mapMemorySpaces(Operation *root);

/// Fails, with an error at the kernel, when a buffer of a kernel in `module`
/// holds vectors of three numbers.
LogicalResult verifyVectors(gpu::GPUModuleOp module);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PREPAREKERNELS_H
