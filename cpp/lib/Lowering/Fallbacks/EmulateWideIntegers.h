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

/// Replaces i64 by vectors of two i32, low half first, if `target` lacks the
/// capability Int64. The memory layout stays the same: eight little-endian
/// bytes for each number. Fails, with an error at the op, if an op on i64 can't
/// be emulated.
LogicalResult emulateWideIntegers(gpu::GPUModuleOp module,
                                  const spirv::TargetEnv &target);

/// Returns true when `module` has an op in which invocations exchange or
/// combine i64. Such ops must be replaced by loads and stores before emulation.
bool exchangesWideIntegers(gpu::GPUModuleOp module);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_EMULATEWIDEINTEGERS_H
