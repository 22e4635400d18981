//===- ProbeFunction.h - A function of one op -------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_BACKEND_PROBEFUNCTION_H
#define MLIR_AVAILABILITY_LIB_BACKEND_PROBEFUNCTION_H

#include "mlir/IR/Operation.h"

#include <optional>
#include <string>

namespace mlir::availability {

/// Returns the text of a module with a function that has `op` and stores what
/// it returns, in the state of a CPU that the function around `op` runs in.
/// Constants stay constants, and other operands are arguments. Assembly is
/// there twice: what it declares must not collide with that of another op.
/// Returns std::nullopt if a function of its own would say nothing of `op`: a
/// function, a branch, a call of one, an op that isn't lowered.
std::optional<std::string> makeProbeFunction(Operation *op);

/// Returns the text of a module with a kernel that has `op`, one of the
/// dialects `gpu`, `nvgpu` and `amdgpu`, and returns what it returns;
/// std::nullopt as above.
std::optional<std::string> makeProbeKernel(Operation *op);

/// Returns the texts of modules with the device code in `root`: of each
/// `gpu.module`, or else of all functions for a GPU.
SmallVector<std::string> getDeviceModules(Operation *root);

/// Returns the text of the module `root` without its device code; nothing if no
/// function is left.
SmallVector<std::string> getHostModules(Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_BACKEND_PROBEFUNCTION_H
