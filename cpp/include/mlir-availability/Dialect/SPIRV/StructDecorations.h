//===- StructDecorations.h - What structs are decorated as ------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_STRUCTDECORATIONS_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_STRUCTDECORATIONS_H

#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"

namespace mlir::availability {

/// Returns true for a struct that is decorated BufferBlock. Before version 1.3
/// and SPV_KHR_storage_buffer_storage_class, a storage buffer is a variable of
/// storage class Uniform with such a struct.
bool isBufferBlock(spirv::StructType type);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_STRUCTDECORATIONS_H
