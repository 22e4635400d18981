//===- PushConstants.h - The push constants of kernels ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PUSHCONSTANTS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PUSHCONSTANTS_H

#include "PassSizes.h"

namespace mlir::availability {

/// The size of push constants in bytes that every Vulkan device supports
/// (maxPushConstantsSize).
inline constexpr uint64_t kMaxPushConstantsSize = 128;

/// If some arguments of a kernel in `module` have a `spirv.interface_var_abi`,
/// adds one to the others. For a push constant, it encodes the kernel and the
/// argument for `mergePushConstants`.
void completeInterfaceABI(gpu::GPUModuleOp module);

/// Merges the push constant variables of each kernel into one, since Vulkan
/// allows only one (VUID-StandaloneSpirv-OpEntryPoint-06674). The push
/// constants are in argument order, each with the alignment of its type. If the
/// kernel's `sizes` are push constants, the variable's name ends with their
/// description. The variable isn't added to entry point interfaces. Fails, with
/// a diagnostic, if the push constants are too large, or have a use that
/// conversion doesn't produce.
LogicalResult mergePushConstants(spirv::ModuleOp module,
                                 ArrayRef<PassedSizes> sizes);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PUSHCONSTANTS_H
