//===- AliasedBuffers.h - Buffers of floats and of their bits ---*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_ALIASEDBUFFERS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_ALIASEDBUFFERS_H

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

/// Replaces bitcasts of pointers into buffers in `module`, which shaders don't
/// support. A second variable with the same descriptor has elements of the
/// cast's type. Fails, with an error, for memory without a descriptor.
LogicalResult aliasBitcastBuffers(spirv::ModuleOp module);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_ALIASEDBUFFERS_H
