//===- SharedMemory.h - Memory that a workgroup shares ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Measures what kernels use of the memory that a chip has for a workgroup:
// shared memory on NVIDIA's chips, local data share on AMD's.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_LLVMIR_SHAREDMEMORY_H
#define MLIR_AVAILABILITY_DIALECT_LLVMIR_SHAREDMEMORY_H

#include "mlir-availability/IR/AnalysisCache.h"

#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// Returns how many bytes of shared memory `kernel`, a function, has at least
/// whenever it runs: the globals that it and the functions that it refers to
/// name, and the workgroup's buffers of a `gpu.func`. What a launch adds, an
/// array without elements, counts as 0.
int64_t getSharedMemorySize(Operation *kernel, AnalysisCache &analyses);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_LLVMIR_SHAREDMEMORY_H
