//===- HostProgram.h - The launches of a function ---------------*- C++ -*-===//
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
  /// How many workgroups there are; std::nullopt when that isn't a constant.
  std::optional<KernelSize> workgroups;
  /// For each argument of the kernel, an index into `HostProgram::buffers`.
  SmallVector<unsigned> buffers;
};

/// A function that does nothing but launch kernels.
struct HostProgram {
  /// The function's arguments, followed by its allocations.
  SmallVector<KernelBuffer> buffers;
  /// In order. Each launch reads what those before it have written.
  SmallVector<KernelLaunch> launches;
};

/// Returns the launches of a function. Returns std::nullopt when the function
/// does more than allocate buffers and launch kernels with these and with its
/// arguments: when it has loops or calculates numbers, or when a kernel isn't a
/// `gpu.func`.
std::optional<HostProgram> getHostProgram(func::FuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_FUNCTIONS_HOSTPROGRAM_H
