//===- WidenLocalMemory.h - Narrow integers in local memory -----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_WIDENLOCALMEMORY_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_WIDENLOCALMEMORY_H

#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"

namespace mlir::availability {

/// Widens each i1, i8 or i16 that `target` can't store to 32 bits, in memory
/// that `root` allocates for a workgroup or an invocation. Packing them into
/// words instead would need atomic stores, which memory of an invocation
/// doesn't allow. Only memory that is merely loaded from and stored to is
/// changed.
void widenLocalMemory(Operation *root, const spirv::TargetEnv &target);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_WIDENLOCALMEMORY_H
