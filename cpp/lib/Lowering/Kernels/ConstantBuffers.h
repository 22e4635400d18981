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

/// The maximum number of elements in a constant that a kernel writes, unless
/// they are all equal. Each element takes a separate op.
inline constexpr int64_t kMaxConstantSize = 1024;

/// Replaces constants in memory (`memref.get_global`) by buffers that
/// `function` allocates and writes, since SPIR-V has no constants in buffers.
/// Keeps constants with more than `kMaxConstantSize` elements that aren't all
/// equal, and those with external data (`dense_resource`), as a single
/// `memref.get_global` at the start of the function.
void writeConstants(FunctionOpInterface function);

/// Fails, with an error, for `memref.get_global` of a global that isn't
/// constant or has elements that a buffer can't hold.
LogicalResult verifyConstants(FunctionOpInterface function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_KERNELS_CONSTANTBUFFERS_H
