//===- PassSizes.h - Sizes that kernels are told at run time ----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A descriptor tells a kernel where a buffer is, and MLIR's SPIR-V dialect has
// no OpArrayLength, which would tell the length, but not the sizes of several
// dimensions. So kernels are passed the sizes that they need, 32 bits for each,
// after their own push constants, or in a storage buffer where push constants
// are too small.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PASSSIZES_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PASSSIZES_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

/// The sizes that a kernel is passed.
struct PassedSizes {
  /// Which sizes these are; empty for none. It becomes part of the name of the
  /// variable that holds them, so that whoever launches the binary finds it:
  /// `sizes(0.0:?x?,0.1:_x16)`. For each buffer, by its descriptor set and
  /// binding, there are its dimensions. Each `?` is a size that is passed, in
  /// this order. A number is the size that the type says, and `_` a size that
  /// the kernel doesn't need.
  std::string description;
  /// The descriptor set and binding of the storage buffer that holds them;
  /// std::nullopt for push constants.
  std::optional<std::pair<unsigned, unsigned>> descriptor;
};

/// Adds arguments for sizes to the kernels in `module`, and puts them in place
/// of `memref.dim`. Buffers that are dynamic in another dimension than the
/// first become buffers of one dimension. Returns what each function of
/// `module` is passed, by its number among the `gpu.func` ops. Fails, with an
/// error at the op, where a size isn't that of an argument of a kernel, or an
/// op needs more than the sizes.
FailureOr<SmallVector<PassedSizes>> passSizes(gpu::GPUModuleOp module);

/// Adds the descriptions to the names of the variables that hold sizes in
/// storage buffers. `mergePushConstants` does so for push constants.
void nameSizeBuffers(spirv::ModuleOp module, ArrayRef<PassedSizes> sizes);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PASSSIZES_H
