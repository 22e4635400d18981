//===- EmulateWideIntegers.h - i64 as pairs of i32 --------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EMULATEWIDEINTEGERS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EMULATEWIDEINTEGERS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"

namespace mlir::availability {

/// Replaces i64 by vectors of two i32, the low half first, where `target`
/// doesn't allow the capability Int64. Memory keeps its layout: eight bytes for
/// each number, little-endian. Fails, with an error at the op, when there is an
/// op on i64 that can't be emulated.
LogicalResult emulateWideIntegers(gpu::GPUModuleOp module,
                                  const spirv::TargetEnv &target);

/// Returns true when there is an op in `module` by which invocations exchange
/// or combine i64. These have to be loads and stores before they can be
/// emulated.
bool exchangesWideIntegers(gpu::GPUModuleOp module);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EMULATEWIDEINTEGERS_H
