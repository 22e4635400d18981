//===- PassSizes.h - Passing sizes to kernels -------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A descriptor gives a kernel the address of a buffer, but not the sizes of its
// dimensions. OpArrayLength would give the total length, but MLIR's SPIR-V
// dialect lacks it. Kernels therefore receive the sizes that they need as
// 32-bit numbers after their own push constants, or in a storage buffer if push
// constants are too small.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PASSSIZES_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PASSSIZES_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

/// The sizes that are passed to a kernel.
struct PassedSizes {
  /// Describes the sizes; empty for none. It becomes part of the name of the
  /// variable that holds them, by which a launcher of the binary identifies it:
  /// `sizes(0.0:?x?,0.1:_x16)`. It lists the dimensions of each buffer after
  /// its descriptor set and binding. Each `?` is a passed size, in this order.
  /// A number is a static size. `_` is a size that the kernel doesn't need.
  std::string description;
  /// The descriptor set and binding of the storage buffer for sizes;
  /// std::nullopt for push constants.
  std::optional<std::pair<unsigned, unsigned>> descriptor;
};

/// Adds arguments for sizes to the kernels in `module`, and replaces
/// `memref.dim` by them. Buffers with a dynamic dimension other than the first
/// become one-dimensional. Returns the passed sizes of each `gpu.func` in
/// `module`, in order. Fails, with an error at the op, if a size doesn't belong
/// to a kernel argument, or an op needs more than sizes.
FailureOr<SmallVector<PassedSizes>> passSizes(gpu::GPUModuleOp module);

/// Adds the descriptions to the names of the storage buffer variables that hold
/// sizes. `mergePushConstants` does the same for push constants.
void nameSizeBuffers(spirv::ModuleOp module, ArrayRef<PassedSizes> sizes);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PASSSIZES_H
