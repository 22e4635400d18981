//===- EmulateNarrowTypes.h - Narrow numbers in 32 bits ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EMULATENARROWTYPES_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EMULATENARROWTYPES_H

#include "NarrowTypes.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::availability {

/// Emulates arithmetic on `types` in 32 bits. The results are those of the
/// narrow types: floats are rounded to nearest, and integers wrap. Buffers keep
/// their layout.
///
/// The memory spaces in `module` must already be storage classes. Fails, with
/// an error at the op, if an op can't be emulated.
LogicalResult emulateNarrowTypes(gpu::GPUModuleOp module,
                                 const NarrowTypes &types);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EMULATENARROWTYPES_H
