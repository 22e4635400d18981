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

/// A buffer of a function.
struct HostBuffer {
  KernelBuffer contents;
  /// The sizes of its dimensions, as `getSizeExpression` has them; empty where
  /// `contents` says them, or where the caller chooses them.
  SmallVector<Attribute> shape;
  /// The `memref.global` whose value it holds; null for none.
  FlatSymbolRefAttr constant;
};

/// A launch of a kernel.
struct KernelLaunch {
  StringRef kernel;
  /// How many workgroups there are; std::nullopt when that isn't a constant.
  std::optional<KernelSize> workgroups;
  /// The same as `getSizeExpression` has it, along x, y and z; empty when it is
  /// a constant, or no expression.
  SmallVector<Attribute> workgroupExpressions;
  /// For each argument of the kernel, an index into `HostProgram::buffers`.
  SmallVector<unsigned> buffers;
};

/// A function that does nothing but launch kernels, and calculate sizes.
struct HostProgram {
  /// The function's arguments, followed by its allocations and by constants, in
  /// the order of the ops.
  SmallVector<HostBuffer> buffers;
  /// In order. Each launch reads what those before it have written.
  SmallVector<KernelLaunch> launches;
};

/// Returns the launches of a function. Returns std::nullopt when the function
/// does more than allocate buffers and launch kernels with these, with
/// constants and with its arguments: when it has loops, when the size of an
/// allocation isn't an expression, or when a kernel isn't a `gpu.func`.
std::optional<HostProgram> getHostProgram(func::FuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_FUNCTIONS_HOSTPROGRAM_H
