//===- DebugInfo.h - Lines of the source in a binary ------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_BINARY_DEBUGINFO_H
#define MLIR_AVAILABILITY_LIB_LOWERING_BINARY_DEBUGINFO_H

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

/// Gives the ops of `module` locations that the serializer writes as lines: the
/// first line of the source in what their locations are made of. All lines of a
/// binary are of one file, the one that the module is in, or else the first op
/// that has a line; ops of other files have no line.
void simplifyLocations(spirv::ModuleOp module);

/// Adds to a binary with lines an OpSource that names their file.
void nameSource(SmallVectorImpl<uint32_t> &binary);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_BINARY_DEBUGINFO_H
