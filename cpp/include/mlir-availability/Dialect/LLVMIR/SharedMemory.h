//===- SharedMemory.h - Memory that chips limit -----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Measures what kernels use of the memory that a chip has for a workgroup:
// shared memory on NVIDIA's chips, local data share on AMD's; and of that for
// constants and parameters.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_LLVMIR_SHAREDMEMORY_H
#define MLIR_AVAILABILITY_DIALECT_LLVMIR_SHAREDMEMORY_H

#include "mlir-availability/IR/AnalysisCache.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace mlir::availability {

/// Returns how many bytes of shared memory `kernel`, a function, has at least
/// whenever it runs: the globals that it and the functions that it refers to
/// name, and the workgroup's buffers of a `gpu.func`. What a launch adds, an
/// array without elements, counts as 0.
int64_t getSharedMemorySize(Operation *kernel, AnalysisCache &analyses);

/// Returns how many bytes the parameters of `kernel`, an `llvm.func`, take,
/// with the structures that are passed by value.
int64_t getParameterSize(Operation *kernel);

/// Returns how many bytes `alloca` reserves; 0 if the number of elements isn't
/// a constant.
int64_t getAllocatedSize(LLVM::AllocaOp alloca);

/// Returns how many bytes the variables with values in the constant memory of
/// NVIDIA's chips take in the block of `variable`; 0 if this is none of them.
int64_t getConstantMemorySize(Operation *variable, AnalysisCache &analyses);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_LLVMIR_SHAREDMEMORY_H
