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

/// Replaces bitcasts of pointers into buffers in `module`, which shaders can't
/// have: a second variable of the same descriptor has the elements of the type
/// that the pointer is cast to. Fails, with an error, for memory that has no
/// descriptor.
LogicalResult aliasBitcastBuffers(spirv::ModuleOp module);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_ALIASEDBUFFERS_H
