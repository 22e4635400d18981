//===- ConstantBuffers.h - Constants in memory ------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_CONSTANTBUFFERS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_CONSTANTBUFFERS_H

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::availability {

/// How many different numbers a constant may have: a kernel writes each of them
/// with an op of its own.
inline constexpr int64_t kMaxConstantSize = 1024;

/// Replaces constants in memory (`memref.get_global`) by buffers that
/// `function` allocates and writes: SPIR-V has no constants in buffers.
/// Constants of more than `kMaxConstantSize` different numbers, and those whose
/// bytes are elsewhere (`dense_resource`), are left, with one
/// `memref.get_global` at the start of the function.
void writeConstants(FunctionOpInterface function);

/// Refuses, with an error, `memref.get_global` of what a buffer can't hold:
/// what isn't constant, or of other numbers.
LogicalResult verifyConstants(FunctionOpInterface function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_CONSTANTBUFFERS_H
