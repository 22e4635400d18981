//===- BufferBlocks.h - Storage buffers before SPIR-V 1.3 -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Without version 1.3 or SPV_KHR_storage_buffer_storage_class, a storage buffer
// is a variable of storage class Uniform, and its struct is decorated
// BufferBlock.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_BUFFERBLOCKS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_BUFFERBLOCKS_H

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Target/SPIRV/Serialization.h"

namespace mlir::availability {

/// Changes variables of storage class StorageBuffer in `module` to storage
/// class Uniform, and decorates their structs BufferBlock.
void useBufferBlocks(spirv::ModuleOp module);

/// Appends the binary of `module` to `words`. Unlike `spirv::serialize`, it can
/// write the decoration BufferBlock. Fails, with a diagnostic, where
/// `spirv::serialize` fails. Structs that are decorated BufferBlock lose their
/// names.
LogicalResult
serializeWithBufferBlocks(spirv::ModuleOp module,
                          SmallVectorImpl<uint32_t> &words,
                          const spirv::SerializationOptions &options);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_BUFFERBLOCKS_H
