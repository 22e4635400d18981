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

/// The bytes of push constants that every Vulkan device has
/// (maxPushConstantsSize).
inline constexpr uint64_t kMaxPushConstantsSize = 128;

/// Gives all arguments of a kernel in `module` a `spirv.interface_var_abi` when
/// some have one. That of a push constant says which kernel and which argument
/// it is, for `mergePushConstants`.
void completeInterfaceABI(gpu::GPUModuleOp module);

/// Merges the variables of the push constants of each kernel into one: Vulkan
/// allows no more (VUID-StandaloneSpirv-OpEntryPoint-06674). The push constants
/// lie in the order of the arguments, each at the alignment of its type. The
/// name of the variable ends with the description of the kernel's `sizes`, if
/// these are push constants. The variable isn't added to the interfaces of
/// entry points. Fails, with a diagnostic, when the push constants are too
/// large, or when a use of them isn't one that conversion makes.
LogicalResult mergePushConstants(spirv::ModuleOp module,
                                 ArrayRef<PassedSizes> sizes);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PUSHCONSTANTS_H
