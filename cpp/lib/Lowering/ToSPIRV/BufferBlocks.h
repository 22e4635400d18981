//===- BufferBlocks.h - Storage buffers of SPIR-V 1.0 -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before version 1.3 and SPV_KHR_storage_buffer_storage_class, a storage buffer
// is a variable of storage class Uniform whose struct is decorated BufferBlock.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_BUFFERBLOCKS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_BUFFERBLOCKS_H

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

/// Puts Uniform variables with BufferBlocks in place of what is in storage
/// class StorageBuffer.
void useBufferBlocks(spirv::ModuleOp module);

/// Appends the binary of `module` to `words`, as `spirv::serialize` does, which
/// can't write BufferBlocks. Fails, with a diagnostic, where that fails.
/// Structs that are BufferBlocks lose their names.
LogicalResult serializeWithBufferBlocks(spirv::ModuleOp module,
                                        SmallVectorImpl<uint32_t> &words);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_BUFFERBLOCKS_H
