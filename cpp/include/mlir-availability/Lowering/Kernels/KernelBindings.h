//===- KernelBindings.h - What kernels and hosts share ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a program has to know to launch the kernels of a module. It is read
// before kernels are lowered, and the same for all targets.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LOWERING_KERNELS_KERNELBINDINGS_H
#define MLIR_AVAILABILITY_LOWERING_KERNELS_KERNELBINDINGS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

#include <array>

namespace mlir::availability {

/// What a storage buffer holds.
struct KernelBuffer {
  /// The type of an element; i32 for `index`.
  Type elementType;
  /// Empty for a single number. `ShapedType::kDynamic` where whoever launches
  /// kernels chooses.
  SmallVector<int64_t> shape;
};

/// Where a kernel finds an argument.
struct KernelBinding {
  unsigned descriptorSet;
  unsigned binding;
  /// Push constants have no descriptor. They lie in the order of the arguments.
  bool isPushConstant;
  KernelBuffer buffer;
};

/// Returns the storage buffer that a memref, or a number, is kept in.
KernelBuffer getKernelBuffer(Type type);

/// Sizes along x, y and z.
using KernelSize = std::array<int64_t, 3>;

/// Returns where a kernel finds each of its arguments: what
/// `spirv.interface_var_abi` says, or else descriptor set 0 and the position of
/// the argument. Push constants are those of that storage class, which the
/// attribute or the memory space says.
SmallVector<KernelBinding> getKernelBindings(gpu::GPUFuncOp kernel);

/// Returns the size of a kernel's workgroups: what `spirv.entry_point_abi` or
/// `known_block_size` says. None where neither is there.
std::optional<KernelSize> getWorkgroupSize(gpu::GPUFuncOp kernel);

/// Returns how many workgroups of a kernel are launched: what its
/// `known_grid_size` says. None where it isn't there.
std::optional<KernelSize> getKnownWorkgroups(gpu::GPUFuncOp kernel);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_KERNELS_KERNELBINDINGS_H
