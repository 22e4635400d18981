//===- CooperativeMatrices.h - gpu.subgroup_mma ops -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The `gpu.subgroup_mma_*` ops become ops on cooperative matrices
// (SPV_KHR_cooperative_matrix). A shader with them has the Vulkan memory model,
// and its pipelines have full subgroups of a size that divides the workgroups.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_COOPERATIVEMATRICES_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_COOPERATIVEMATRICES_H

#include "mlir-availability/Engine/Targets.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/SPIRV/Transforms/SPIRVConversion.h"

namespace mlir::availability {

/// Prepares the kernels of `module` that calculate with matrices: they state
/// the largest subgroup size that `target` can require and that divides their
/// workgroups, unless they state one. Kernels must have an entry point ABI.
/// Fails, with an error at the op, if the target has no such matrices, or no
/// such subgroup size.
LogicalResult prepareMatrices(gpu::GPUModuleOp module,
                              const SPIRVTypeConverter &converter,
                              ResolvedTarget &target);

/// Adds a pattern that converts a `gpu.module` with matrices to a
/// `spirv.module` with the Vulkan memory model. Other modules don't match.
void populateMatrixModulePatterns(const SPIRVTypeConverter &converter,
                                  RewritePatternSet &patterns);

/// Makes products of matrices of signed integers state that they are signed.
void markSignedMatrices(spirv::ModuleOp module);

/// Makes the barriers of a module with the Vulkan memory model order its
/// accesses to memory that invocations share. In other memory models they do so
/// without this.
void orderSharedMemory(spirv::ModuleOp module);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_COOPERATIVEMATRICES_H
