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
/// Constants of more than `kMaxConstantSize` different numbers are left.
void writeConstants(FunctionOpInterface function);

/// Refuses, with an error, the `memref.get_global` that are left: what isn't
/// constant, or too large.
LogicalResult verifyConstants(FunctionOpInterface function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_CONSTANTBUFFERS_H
