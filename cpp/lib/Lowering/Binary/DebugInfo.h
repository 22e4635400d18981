//===- DebugInfo.h - Source lines in binaries -------------------*- C++ -*-===//
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

/// Appends the binary of `module` to `words`, with the source lines of
/// instructions. All lines belong to one file: the module's, or else that of
/// the first op with a line. Lines of other files are left out. Fails, with a
/// diagnostic, where `serializeWithBufferBlocks` fails.
LogicalResult serializeWithLines(spirv::ModuleOp module,
                                 SmallVectorImpl<uint32_t> &words);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_BINARY_DEBUGINFO_H
