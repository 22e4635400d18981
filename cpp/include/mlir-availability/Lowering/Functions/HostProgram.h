//===- HostProgram.h - What functions launch --------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LOWERING_FUNCTIONS_HOSTPROGRAM_H
#define MLIR_AVAILABILITY_LOWERING_FUNCTIONS_HOSTPROGRAM_H

#include "mlir-availability/Lowering/Kernels/KernelBindings.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::availability {

/// A launch of a kernel.
struct KernelLaunch {
  StringRef kernel;
  /// How many workgroups there are; none where that isn't a constant.
  std::optional<KernelSize> workgroups;
  /// For each argument of the kernel a position in `HostProgram::buffers`.
  SmallVector<unsigned> buffers;
};

/// What a function does, when that is nothing but launching kernels.
struct HostProgram {
  /// The function's arguments, then what it allocates.
  SmallVector<KernelBuffer> buffers;
  /// In order. Each has to see what those before it have written.
  SmallVector<KernelLaunch> launches;
};

/// Returns what a function does. None where it does more than allocate memory
/// and launch kernels with that and with its arguments: where there are loops,
/// or numbers that it calculates; and where a kernel is no `gpu.func`.
std::optional<HostProgram> getHostProgram(func::FuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_FUNCTIONS_HOSTPROGRAM_H
