//===- EmulateNumbers.h - Narrow numbers in 32 bits -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EMULATENUMBERS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EMULATENUMBERS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"

namespace mlir::availability {

/// Has `module` calculate in 32 bits with those of f16, i8 and i16 that
/// `target` has no arithmetic for (capabilities Float16, Int8 and Int16), so
/// that the results are those that 16 or 8 bits have: each is rounded to the
/// nearest, or wraps. Buffers keep their layout. Memory spaces have to be
/// storage classes already.
///
/// Fails, with a diagnostic, on an op that isn't known to be right that way.
LogicalResult emulateNarrowNumbers(gpu::GPUModuleOp module,
                                   const spirv::TargetEnv &target);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EMULATENUMBERS_H
