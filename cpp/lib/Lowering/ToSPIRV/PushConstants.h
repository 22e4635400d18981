//===- PushConstants.h - The push constants of kernels ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PUSHCONSTANTS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PUSHCONSTANTS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

/// Has kernels in `module` that say where some arguments are passed say it of
/// all. Of push constants it says what `mergePushConstants` has to know.
void completeInterfaceABI(gpu::GPUModuleOp module);

/// Makes one variable of the push constants of each kernel: Vulkan has no more
/// (VUID-StandaloneSpirv-OpEntryPoint-06674). They lie in the order of the
/// arguments, each where its type is aligned. It isn't in the interfaces of
/// entry points yet. Fails, with a diagnostic, when they don't fit, or aren't
/// used as conversion uses them.
LogicalResult mergePushConstants(spirv::ModuleOp module);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PUSHCONSTANTS_H
